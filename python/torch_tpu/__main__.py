import sys

from torch_tpu.cli import main

sys.exit(main())
