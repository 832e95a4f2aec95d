"""Load on servers over loopback, for `benchmarks/server.py`."""
