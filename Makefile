# Every target does its own set-up in .venv and build/, and reuses what an earlier run made. `make help` lists them.
#   PYTHON           the Python that .venv is made from (default: python3)
#   TORCH_INDEX_URL  a package index to take torch from, for example PyTorch's index of CPU builds; without it, pip's own
#   JOBS             parallel compile jobs (default: all cores)
#   PYTEST_ARGS      what pytest runs, and how (default: tests/python, in as many processes as the machine has cores)
PYTHON ?= python3
TORCH_INDEX_URL ?=
JOBS ?= $(shell nproc)
PYTEST_ARGS ?= $(PROCESSES) tests/python

PROCESSES := --numprocesses=logical --dist=worksteal
VENV := .venv
PY := $(VENV)/bin/python
STAMPS := $(VENV)/.done
STEP := sh tools/step.sh
# Modules are compiled to bytecode when first imported: most of those installed never are.
INSTALL := $(PY) -m pip install --disable-pip-version-check --no-compile
PIP := $(INSTALL) --no-deps
CPP_SOURCES = $(shell git ls-files --cached --others --exclude-standard '*.cc' '*.h')
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export PIP_REQUIRE_VIRTUALENV := 1
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help venv build demo test test-cpp test-asan test-tsan test-strict test-py lint format prove-tpu bench wheel clean clean-venv

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' Makefile

# ---- set-up -------------------------------------------------------------------------------------------------------
$(STAMPS)/venv:
	@$(STEP) "Make $(VENV)" 300 sh tools/make_venv.sh $(PYTHON) $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# cubao-headers has only a source release: built with the locked setuptools, without pip's own set-up of another one.
$(STAMPS)/build: requirements/build.lock | $(STAMPS)/venv
	@grep -v '^cubao-headers' $< > $(STAMPS)/build.txt && grep '^cubao-headers' $< > $(STAMPS)/source.txt
	@$(STEP) "Install the build tools" 900 $(PIP) -r $(STAMPS)/build.txt
	@$(STEP) "Install the C++ test framework" 300 $(PIP) --no-build-isolation -r $(STAMPS)/source.txt
	@touch $@

# Whatever a torch from another index needs besides the lock (CUDA libraries) comes with it.
$(STAMPS)/torch: requirements/torch.lock $(STAMPS)/runtime
	@$(STEP) "Install torch" 1800 $(INSTALL) -r $< -c requirements/runtime.lock \
		$(if $(TORCH_INDEX_URL),--index-url $(TORCH_INDEX_URL))
	@$(STEP) "Check torch" 120 $(PY) tools/check_torch.py
	@touch $@

$(STAMPS)/%: requirements/%.lock | $(STAMPS)/venv
	@$(STEP) "Install the packages of $<" 1800 $(PIP) -r $<
	@touch $@

# Gives the source tree its metadata, so that `import torch` finds the entry point; compiles nothing.
$(STAMPS)/editable: pyproject.toml $(STAMPS)/build $(STAMPS)/torch
	@$(STEP) "Install torch_tpu from the source tree" 300 $(PIP) --no-build-isolation \
		-C wheel.cmake=false -C editable.mode=inplace -e .
	@touch $@

venv: $(STAMPS)/build $(STAMPS)/torch  ## make .venv with the build tools and torch

# ---- build --------------------------------------------------------------------------------------------------------
build/%/build.ninja: $(STAMPS)/build $(STAMPS)/torch CMakePresets.json
	@$(STEP) "Configure the $* build" 300 cmake --preset $* -DPython_EXECUTABLE=$(CURDIR)/$(PY)
	@touch $@

define ninja
@$(STEP) "Build $(2) ($(1))" 1800 cmake --build --preset $(1) -j $(JOBS) --target $(2)
endef

build: build/release/build.ninja $(STAMPS)/editable  ## compile the extension module
	$(call ninja,release,_C)

# ---- use ----------------------------------------------------------------------------------------------------------
demo: build $(STAMPS)/demo  ## run the two demo models on the tpu device, next to the CPU
	@timeout --foreground -k 10 1800 $(PY) -m torch_tpu demo

test: test-cpp test-asan test-tsan test-strict test-py  ## all tests: C++ plain, under ASan+UBSan and TSan, then Python

test-cpp: build  ## C++ tests of the layers without torch
	$(call ninja,release,cpp_tests)
	@timeout --foreground -k 10 900 ctest --preset release

test-asan: build/asan/build.ninja  ## the same under AddressSanitizer and UBSan
	$(call ninja,asan,cpp_tests)
	@timeout --foreground -k 10 900 ctest --preset asan

test-tsan: build/tsan/build.ninja  ## the same under ThreadSanitizer
	$(call ninja,tsan,cpp_tests)
	@timeout --foreground -k 10 900 ctest --preset tsan

# The quick tests again on a device that behaves like the hardware: late completion, no reading of its memory.
STRICT_TESTS := tests/python/test_fuzz_views.py tests/python/test_copies.py tests/python/test_serialization.py \
	"tests/python/test_models.py::test_float32_equals_cpu[llama]" \
	"tests/python/test_models.py::test_float32_equals_cpu[sd_vae]"
test-strict: build $(STAMPS)/test $(STAMPS)/demo  ## quick Python tests under TORCH_TPU_STRICT=1
	@TORCH_TPU_STRICT=1 timeout --foreground -k 10 900 $(PY) -m pytest $(PROCESSES) $(STRICT_TESTS)

test-py: build $(STAMPS)/test $(STAMPS)/demo  ## Python tests
	@timeout --foreground -k 10 1800 $(PY) -m pytest $(PYTEST_ARGS)

prove-tpu: build $(STAMPS)/test $(STAMPS)/tpu  ## compile every golden program for a real TPU (none is needed)
	@timeout --foreground -k 10 3600 $(PY) tools/prove_tpu.py

bench: build $(STAMPS)/test  ## host time of an eager op, next to torch on the CPU
	@timeout --foreground -k 10 1200 $(PY) benchmarks/dispatch.py

wheel: $(STAMPS)/build $(STAMPS)/torch  ## make a wheel in dist/
	@$(STEP) "Make the wheel" 3600 $(PY) -m pip wheel --disable-pip-version-check --no-deps --no-build-isolation -w dist .

# ---- checks -------------------------------------------------------------------------------------------------------
lint: $(STAMPS)/test $(STAMPS)/torch  ## format, lint, types, layering
	@$(STEP) "C++ format" 300 $(VENV)/bin/clang-format --dry-run -Werror $(CPP_SOURCES)
	@$(STEP) "Python lint" 300 $(VENV)/bin/ruff check .
	@$(STEP) "Python format" 300 $(VENV)/bin/ruff format --check .
	@$(STEP) "Python types" 900 $(VENV)/bin/mypy python/torch_tpu
	@$(STEP) "Layering" 300 $(PY) tools/check_layering.py
	@$(STEP) "Names of machines" 300 $(PY) tools/check_text.py

format: $(STAMPS)/test  ## rewrite the sources in the project's format
	@$(VENV)/bin/clang-format -i $(CPP_SOURCES)
	@$(VENV)/bin/ruff check --fix -q . ; $(VENV)/bin/ruff format -q .

clean:  ## remove what was built, keep .venv
	rm -rf build dist python/torch_tpu/_C.*.so .pytest_cache .mypy_cache .ruff_cache .hypothesis

clean-venv: clean  ## remove .venv too
	rm -rf $(VENV)
