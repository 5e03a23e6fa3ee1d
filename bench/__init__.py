"""Measuring: `make bench` on a core, `python -m bench.gpu` on a machine with an NVIDIA GPU."""
