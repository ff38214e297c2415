# Finds what the build takes from installed Python packages: pjrt_c_api.h (xla-cpu-pjrt), doctest.h (cubao-headers),
# torch. They are looked up without importing them: importing torch takes seconds and may load another backend.
if(NOT Python_EXECUTABLE AND EXISTS "${PROJECT_SOURCE_DIR}/.venv/bin/python")
  set(Python_EXECUTABLE "${PROJECT_SOURCE_DIR}/.venv/bin/python")
endif()
if(TORCH_TPU_EXTENSION)
  find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module)
else()
  find_package(Python 3.11 REQUIRED COMPONENTS Interpreter)
endif()

function(tt_python_package_dir module out)
  execute_process(
    COMMAND "${Python_EXECUTABLE}" -c
            "import importlib.util as u; s = u.find_spec('${module}'); print(list(s.submodule_search_locations)[0])"
    OUTPUT_VARIABLE dir
    RESULT_VARIABLE status
    ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${Python_EXECUTABLE} has no module ${module}: run `make venv`, or install "
                        "requirements/build.lock and requirements/runtime.lock into that Python")
  endif()
  set(${out} "${dir}" PARENT_SCOPE)
endfunction()

tt_python_package_dir(xla_plugins.xla_cpu_pjrt pjrt_dir)
add_library(pjrt_c_api INTERFACE)
target_include_directories(pjrt_c_api SYSTEM INTERFACE "${pjrt_dir}/include")

if(TORCH_TPU_EXTENSION)
  tt_python_package_dir(torch torch_dir)
  # Written out rather than find_package(Torch): that one also wants the CUDA toolkit when torch was built with it.
  add_library(torch_cpp INTERFACE)
  target_include_directories(torch_cpp SYSTEM INTERFACE "${torch_dir}/include"
                                                        "${torch_dir}/include/torch/csrc/api/include")
  # Else some of torch's headers include those of all operators, 10 s a file.
  target_compile_definitions(torch_cpp INTERFACE AT_PER_OPERATOR_HEADERS)
  target_link_libraries(torch_cpp INTERFACE "${torch_dir}/lib/libc10.so" "${torch_dir}/lib/libtorch_cpu.so"
                                            "${torch_dir}/lib/libtorch.so")
  add_library(torch_python INTERFACE)
  target_link_libraries(torch_python INTERFACE torch_cpp Python::Module "${torch_dir}/lib/libtorch_python.so")
endif()
