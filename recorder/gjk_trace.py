"""Writes a run of GJK down as JSON Lines, to be audited by `gjk-sandbox audit`; docs/traces.md describes the format.

    trace = Trace(file, "my solver", p, q)          points in world coordinates
    trace.step(v=v, p=index, q=index, a=a, simplex=[a, b])   once an iteration; leave out what is not known
    trace.answer(intersects=True)

P is asked along v, Q against it; p and q are the indices of the vertices found, a is their difference P - Q; simplex holds
the points that are kept after the step, newest first. Numbers of Python are written with all their digits, NaN and infinities
as text.
"""
import json
import math


def plain(value):
    """Lists and numbers, whatever holds them."""
    value = value.tolist() if hasattr(value, "tolist") else value
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


class Trace:
    def __init__(self, file, engine, p=None, q=None, **more):
        self.file = file
        self._line("trace", version=1, engine=engine, p=p, q=q, **more)

    def step(self, **told):
        self._line("step", **told)

    def answer(self, **told):
        self._line("answer", **told)

    def _line(self, kind, **fields):
        known = {name: plain(value) for name, value in fields.items() if value is not None}
        self.file.write(json.dumps({"type": kind, **known}, allow_nan=False) + "\n")
        self.file.flush()
