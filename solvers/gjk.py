#!/usr/bin/env python3
"""A GJK intersection test in Python that `gjk-sandbox grade` can judge.

    gjk-sandbox grade -- python3 solvers/gjk.py

Replace `intersects` and `farthest` by your own. Everything below them reads and writes the protocol: one JSON object a
line. The steps are optional; with them, the judge names the first one that is wrong.
"""
import json
import sys


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def sub(a, b):
    return [x - y for x, y in zip(a, b)]


def scale(a, factor):
    return [x * factor for x in a]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def farthest(points, v):
    """The index of the point farthest along v; of several, the first."""
    return max(range(len(points)), key=lambda i: (dot(points[i], v), -i))


def across(edge, to_origin):
    """The part of the direction to the origin that is at right angles to the edge."""
    return sub(scale(to_origin, dot(edge, edge)), scale(edge, dot(edge, to_origin)))


def nearest(simplex):
    """The part of the simplex that is nearest to the origin, the newest point first, and the direction to the origin.

    The direction is None where the origin lies in the simplex.
    """
    a = simplex[0]
    ao = scale(a, -1)
    if len(simplex) == 1:
        return simplex, (ao if any(ao) else None)
    if len(simplex) == 2:
        return nearest_of_edge(simplex)
    if len(simplex) == 3:
        return nearest_of_triangle(simplex)
    b, c, d = simplex[1:]
    best = None
    for face, other in (([a, b, c], d), ([a, c, d], b), ([a, d, b], c)):
        normal = cross(sub(face[1], a), sub(face[2], a))
        side = dot(normal, sub(other, a))
        # In a flat tetrahedron, all faces are asked.
        if side == 0 or dot(normal, ao) * side < 0:
            kept, v = nearest_of_triangle(face)
            if v is None:
                return kept, None
            # The point of the feature nearest to the origin lies at -v, scaled.
            foot = dot(kept[0], v) ** 2 / dot(v, v)
            if best is None or foot < best[0]:
                best = (foot, kept, v)
    return (best[1], best[2]) if best else (simplex, None)


def nearest_of_edge(edge):
    a, b = edge
    ab, ao = sub(b, a), scale(a, -1)
    if dot(ab, ao) <= 0:
        return [a], (ao if any(ao) else None)
    v = across(ab, ao)
    # v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on the
    # edge.
    is_on_edge = dot(v, v) <= (1e-14 * dot(ab, ab)) ** 2 * dot(a, a)
    return [a, b], (None if is_on_edge else v)


def nearest_of_triangle(triangle):
    a, b, c = triangle
    ab, ac, ao = sub(b, a), sub(c, a), scale(a, -1)
    if dot(ab, ao) <= 0 and dot(ac, ao) <= 0:
        return [a], (ao if any(ao) else None)
    # Normals of the edges in the plane of the triangle, away from the third point.
    beyond_ab = scale(across(ab, ac), -1)
    beyond_ac = scale(across(ac, ab), -1)
    if dot(beyond_ab, ao) >= 0 and dot(ab, ao) > 0:
        return nearest_of_edge([a, b])
    if dot(beyond_ac, ao) >= 0 and dot(ac, ao) > 0:
        return nearest_of_edge([a, c])
    if dot(beyond_ab, ao) >= 0 or dot(beyond_ac, ao) >= 0:
        return [a], (ao if any(ao) else None)
    if len(a) == 2:
        return triangle, None
    normal = cross(ab, ac)
    side = dot(normal, ao)
    if side == 0:
        return triangle, None
    return triangle, (normal if side > 0 else scale(normal, -1))


def intersects(p, q, v, limit, tell):
    """Whether the hulls of p and q intersect, by GJK from the first direction v."""
    simplex = []
    for _ in range(limit):
        i, j = farthest(p, v), farthest(q, scale(v, -1))
        a = sub(p[i], q[j])
        if dot(a, v) < 0:
            tell(v=v, p=i, q=j, a=a, simplex=simplex)
            return False
        if a in simplex:
            # Nothing lies beyond: the origin is on the boundary, or a rounding error away.
            tell(v=v, p=i, q=j, a=a, simplex=simplex)
            return dot(a, v) >= 0 and dot(a, v) <= 1e-12 * dot(v, v)
        simplex, direction = nearest([a] + simplex)
        tell(v=v, p=i, q=j, a=a, simplex=simplex)
        if direction is None:
            return True
        v = direction
    return False


def main():
    limit = 64
    for line in sys.stdin:
        message = json.loads(line)
        kind = message.get("type")
        if kind == "hello":
            limit = message.get("limit", limit)
            say(type="hello", name="gjk.py", language="python", method="nearest feature")
        elif kind == "support":
            say(type="support", id=message["id"], index=farthest(message["points"], message["v"]))
        elif kind == "pair":
            number = message["id"]
            tell = lambda **step: say(type="step", id=number, **step)
            found = intersects(message["p"], message["q"], message["first"], limit, tell)
            say(type="answer", id=number, intersects=found)
        elif kind == "bye":
            break


def say(**message):
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
