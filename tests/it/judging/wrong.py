"""The solver of solvers/gjk.py with one mistake, named by the first argument."""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "..", "solvers"))
import gjk  # noqa: E402

right_farthest, right_nearest, right_main = gjk.farthest, gjk.nearest, gjk.main


def search(support_of_q=None, rejects_at_zero=False, guards_zero=True, rejects=True):
    """The loop of gjk.intersects with switches."""

    def intersects(p, q, v, limit, tell):
        simplex = []
        while True:
            i = gjk.farthest(p, v)
            j = gjk.farthest(q, v if support_of_q else gjk.scale(v, -1))
            a = gjk.sub(p[i], q[j])
            reach = gjk.dot(a, v)
            if rejects and (reach < 0 or (rejects_at_zero and reach <= 0)):
                tell(v=v, p=i, q=j, a=a, simplex=simplex)
                return False
            simplex, direction = gjk.nearest([a] + simplex)
            tell(v=v, p=i, q=j, a=a, simplex=simplex)
            if direction is None:
                if guards_zero:
                    return True
                direction = [0] * len(v)
            v = direction
            limit -= 1
            if limit == 0:
                return False

    return intersects


def maximum_from_zero(points, v):
    best, most = 0, 0
    for i, point in enumerate(points):
        if gjk.dot(point, v) > most:
            best, most = i, gjk.dot(point, v)
    return best


def reversed_winding(triangle):
    """In the plane, the normals of edges point into the triangle."""
    if len(triangle) != 3 or len(triangle[0]) != 2:
        return right_nearest(triangle)
    a, b, c = triangle
    ao = gjk.scale(a, -1)
    for edge, other in ((b, c), (c, b)):
        along = gjk.sub(edge, a)
        inwards = gjk.across(along, gjk.sub(other, a))
        if gjk.dot(inwards, ao) > 0:
            return [a, edge], inwards
    return triangle, None


def first_face(simplex):
    """The first face that sees the origin, whether it is the nearest or not, as in Winter's listing."""
    if len(simplex) != 4:
        kept, direction = right_nearest(simplex)
        if len(kept) == 3 and len(kept[0]) == 3 and direction is not None:
            a, b, c = kept
            normal = gjk.cross(gjk.sub(b, a), gjk.sub(c, a))
            kept = [a, b, c] if gjk.dot(normal, direction) > 0 else [a, c, b]
        return kept, direction
    a, b, c, d = simplex
    for face, other in (([a, b, c], d), ([a, c, d], b), ([a, d, b], c)):
        normal = gjk.cross(gjk.sub(face[1], a), gjk.sub(face[2], a))
        if gjk.dot(normal, gjk.sub(other, a)) > 0:
            normal = gjk.scale(normal, -1)
        if gjk.dot(normal, gjk.scale(a, -1)) > 0:
            return first_face(face)
    return simplex, None


def endless(p, q, v, limit, tell):
    while True:
        time.sleep(1)


def crash(p, q, v, limit, tell):
    raise ZeroDivisionError("float division by zero")


mistake = sys.argv[1]
if mistake == "no-negation":
    gjk.intersects = search(support_of_q=True)
elif mistake == "maximum-from-zero":
    gjk.farthest = maximum_from_zero
elif mistake == "reversed-winding":
    gjk.nearest = reversed_winding
elif mistake == "first-face":
    gjk.nearest = first_face
elif mistake == "rejects-at-zero":
    gjk.intersects = search(rejects_at_zero=True)
elif mistake == "no-zero-guard":
    gjk.intersects = search(guards_zero=False)
elif mistake == "no-rejection":
    gjk.intersects = search(rejects=False)
elif mistake == "endless":
    gjk.intersects = endless
elif mistake == "garbage":
    print("Traceback (most recent call last):", flush=True)
    gjk.say = lambda **message: print("NaN, probably", flush=True)
elif mistake == "garbage-answers":
    right_say = gjk.say
    gjk.say = lambda **message: (
        right_say(**message) if message["type"] in ("hello", "support") else print("<html>", flush=True)
    )
elif mistake == "crash":
    gjk.intersects = crash
elif mistake == "slow":
    right_intersects = gjk.intersects
    gjk.intersects = lambda *given: (time.sleep(0.6), right_intersects(*given))[1]
elif mistake == "flood":
    gjk.intersects = lambda *given: sys.stdout.write("x" * 3_000_000)
elif mistake == "mute":
    time.sleep(60)
elif mistake == "answers-only":
    # Without a trace: the answers of a solver that has forgotten the minus sign.
    wrong = search(support_of_q=True)
    gjk.intersects = lambda p, q, v, limit, tell: wrong(p, q, v, limit, lambda **step: None)
elif mistake == "wrong-length":
    right_say = gjk.say
    gjk.say = lambda **message: right_say(
        **({**message, "distance": 0.25} if message["type"] == "answer" else message)
    )
gjk.main()
