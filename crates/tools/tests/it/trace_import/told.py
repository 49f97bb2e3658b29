"""Writes the same run down as told.c, with recorder/gjk_trace.py. With an argument, the answer is a lie."""
import sys

sys.path.insert(0, sys.argv[1])
from gjk_trace import Trace  # noqa: E402

third = 1.0 / 3.0
trace = Trace(sys.stdout, 'a "small" engine', [(0, 0), (third, 0), (third, third), (0, third)], [(1, 0.1)], dimension=2)
trace.step(v=(1, 0), p=1, q=0, a=(third - 1, -0.1))
lies = len(sys.argv) > 2
trace.answer(intersects=lies, distance=None if lies else 1 - third)
