# torch_tpu._C. pybind11 comes with torch's headers, so that both agree on its version.
Python_add_library(_C MODULE WITH_SOABI ${python_sources})
tt_whole(layers support shlo pjrt lower runtime graph aten c10d)
target_link_libraries(_C PRIVATE ${layers} torch_python tt_flags)
target_compile_definitions(_C PRIVATE TORCH_EXTENSION_NAME=_C)
# One compilation: most of its time goes to the headers of torch and pybind11.
set_target_properties(_C PROPERTIES UNITY_BUILD ON)

# Loaded from the source tree, or from site-packages next to torch: both are relative to the module itself.
set(module_dir "${PROJECT_SOURCE_DIR}/python/torch_tpu")
file(REAL_PATH "${torch_dir}" torch_real_dir)
file(RELATIVE_PATH torch_from_module "${module_dir}" "${torch_real_dir}/lib")
set_target_properties(
  _C
  PROPERTIES BUILD_WITH_INSTALL_RPATH ON
             INSTALL_RPATH "\$ORIGIN/../torch/lib:\$ORIGIN/${torch_from_module}"
             CXX_VISIBILITY_PRESET hidden)
if(SKBUILD)
  set_target_properties(_C PROPERTIES INSTALL_RPATH "\$ORIGIN/../torch/lib")
  install(TARGETS _C LIBRARY DESTINATION torch_tpu)
else()
  set_target_properties(_C PROPERTIES LIBRARY_OUTPUT_DIRECTORY "${module_dir}")
endif()
