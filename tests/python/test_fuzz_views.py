"""Random programs of views, reads and writes against the CPU; the seeds are fixed."""

import pytest
from fuzz_views import run_program


@pytest.mark.parametrize("block", range(10))
def test_random_programs_equal_cpu(block: int) -> None:
    differences = [what for seed in range(block * 50, block * 50 + 50) if (what := run_program(seed))]
    assert not differences, "\n".join(differences)
