"""Tests that call the inner kernels of a game one by one."""

import pytest

from ludoteca.engine.kernel import JIT

KERNEL_BY_KERNEL = [pytest.mark.long] if JIT else []
"""Each kernel would be compiled for the test alone: every run asks the interpreter, the proofs native code."""
