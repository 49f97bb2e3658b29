"""Turns the text that Jolt's GJKClosestPoint::Intersects prints under JPH_GJK_DEBUG into a trace for `gjk-sandbox audit`.

    python3 gjk_trace_jolt.py < log.txt > run.jsonl

Jolt prints six digits and no shapes: the points of P - Q are checked against each other. A query that ends before its first
point is kept says nothing to check and is left out. Other lines of the log are ignored.
"""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gjk_trace import Trace  # noqa: E402

VECTOR = r"\[([^\]]*)\]"
ENDS = {"Full simplex": True, "Distance zero": True, "Machine precision reached": True,
        "Separating axis": False, "Converged": False, "New closer point is further away, failed to converge": False}


def vector(text):
    return [float(part) for part in text.split(",")]


def queries(lines):
    """Each query as its steps and its answer."""
    steps, points, v, a = [], {}, None, None
    for line in lines:
        line = line.strip()
        if match := re.fullmatch(rf"v = {VECTOR}, num_points = (\d+)", line):
            if match[2] == "0" and steps:
                yield steps, None
            steps = [] if match[2] == "0" else steps
            v, a, points = vector(match[1]), None, {}
        elif match := re.fullmatch(rf"w = {VECTOR}", line):
            a = vector(match[1])
        elif match := re.match(rf"y\[(\d)\] = {VECTOR}", line):
            points[int(match[1])] = vector(match[2])
        elif match := re.match(r"GetClosest: set = 0b([01]{4})", line):
            kept = [index for index in sorted(points, reverse=True) if match[1][3 - index] == "1"]
            # A first direction of zero stands for one that is not known.
            known = v if v and any(v) else None
            steps.append({"v": known, "a": a, "simplex": [points[index] for index in kept]})
        elif line in ENDS:
            if line == "Separating axis" and v and any(v):
                steps.append({"v": v})
            yield steps, ENDS[line]
            steps = []
    if steps:
        yield steps, None


def main():
    for steps, answer in queries(sys.stdin):
        if not any(step.get("a") for step in steps):
            continue
        trace = Trace(sys.stdout, "Jolt", dimension=3, precision="f32")
        for step in steps:
            trace.step(**step)
        if answer is not None:
            trace.answer(intersects=answer)


if __name__ == "__main__":
    main()
