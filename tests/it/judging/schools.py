"""Six right solvers of six schools, exact in fractions: schools.py SCHOOL [METHOD [CLAIM,…]].

Vertices become whole numbers first, so that no decision rounds; a direction rounds only where it is reported.
"""
import json
import math
import sys
from fractions import Fraction
from itertools import combinations


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def sub(a, b):
    return [x - y for x, y in zip(a, b)]


def neg(a):
    return [-x for x in a]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def whole(v):
    """A vector of fractions as whole numbers, of any length."""
    scale = math.lcm(*(Fraction(x).denominator for x in v))
    v = [int(x * scale) for x in v]
    divisor = math.gcd(*v) or 1
    return [x // divisor for x in v]


def solve(rows):
    """The solution of a square linear system, given with its right sides; None if there is not just one."""
    rows, n = [[Fraction(x) for x in row] for row in rows], len(rows)
    for i in range(n):
        pivot = next((r for r in range(i, n) if rows[r][i]), None)
        if pivot is None:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                rows[r] = [x - rows[r][i] * y for x, y in zip(rows[r], rows[i])]
    return [row[n] for row in rows]


def nearest(points):
    """The points of the feature nearest to the origin, and the nearest point: the best of all affine hulls."""
    best = None
    for size in range(1, min(len(points), len(points[0]) + 1) + 1):
        for part in combinations(points, size):
            a, edges = part[0], [sub(b, part[0]) for b in part[1:]]
            weights = solve([[dot(e, f) for f in edges] + [-dot(e, a)] for e in edges])
            if weights is None or any(w <= 0 for w in weights) or sum(weights) >= 1 and edges:
                continue
            foot = [x + sum(w * e[i] for w, e in zip(weights, edges)) for i, x in enumerate(a)]
            if best is None or dot(foot, foot) < best[0]:
                best = (dot(foot, foot), list(part), foot)
    return best[1], best[2]


class Run:
    def __init__(self, message):
        self.id, self.first = message["id"], whole([Fraction(x) for x in message["first"]])
        sides = [[[Fraction(x) for x in point] for point in message[side]] for side in "pq"]
        self.unit = math.lcm(*(x.denominator for side in sides for point in side for x in point))
        self.p, self.q = ([[int(x * self.unit) for x in point] for point in side] for side in sides)

    def support(self, v):
        i = max(range(len(self.p)), key=lambda i: (dot(self.p[i], v), -i))
        j = max(range(len(self.q)), key=lambda j: (-dot(self.q[j], v), -j))
        self.last = (i, j, v)
        return sub(self.p[i], self.q[j])

    def point(self, a):
        return [float(Fraction(x) / self.unit) for x in a]

    def tell(self, a, kept=None, **more):
        i, j, v = self.last
        size = max(map(abs, v)) or 1
        step = {"v": [float(Fraction(x, size)) for x in v], "p": i, "q": j, "a": self.point(a), **more}
        if kept is not None:
            step["simplex"] = [self.point(x) for x in kept]
        say(type="step", id=self.id, **step)

    def length(self, foot):
        return math.sqrt(dot(foot, foot) / Fraction(self.unit) ** 2)


def gjk(run, restarts=False, spares=False):
    """Keeps the nearest feature. One that restarts forgets it once; one with spares keeps others while there is room."""
    kept, v, dimension = [], run.first, len(run.first)
    for number in range(200):
        a = run.support(v)
        if dot(a, v) < 0:
            run.tell(a, kept)
            return False
        if a in kept:
            run.tell(a, kept)
            return True
        feature, foot = nearest([a] + kept)
        feature = [a] * (a in feature) + [x for x in kept if x in feature]
        room = dimension - len(feature) if spares else 0
        others = [x for x in [a] + kept if x not in feature]
        kept = feature + others[:max(room, 0)]
        if not any(foot):
            run.tell(a, feature)
            return True
        if restarts and number == 2:
            kept = []
        run.tell(a, kept)
        v = whole(neg(foot))
    raise AssertionError("no end")


def distance(run):
    """Goes on until nothing is nearer, and tells bounds in each step."""
    kept, v, foot, lower = [], run.first, None, 0
    while True:
        a = run.support(v)
        lower = max(lower, -float(dot(a, v) / run.unit) / math.sqrt(dot(v, v)))
        if foot is not None and dot(a, v) <= dot(foot, v):
            run.tell(a, kept, lower=lower, upper=run.length(foot))
            return run.length(foot)
        kept, foot = nearest([a] + kept)
        run.tell(a, kept, lower=lower, upper=run.length(foot))
        if not any(foot):
            return 0.0
        v = whole(neg(foot))


def nesterov(run):
    """Directions with momentum; without it from the first step that brings nothing nearer."""
    kept, v, foot, has_momentum = [], run.first, None, True
    for number in range(200):
        a = run.support(v)
        if dot(a, v) < 0:
            run.tell(a, kept)
            return False
        if a in kept and not has_momentum:
            run.tell(a, kept)
            return True
        before = foot
        kept, foot = nearest([a] + [x for x in kept if x != a])
        run.tell(a, kept)
        if not any(foot):
            return True
        if before is not None and dot(foot, foot) >= dot(before, before):
            has_momentum = False
        direct = neg(foot)
        if has_momentum:
            momentum = Fraction(number + 1, number + 3)
            direct, old = ([x / Fraction(math.sqrt(dot(d, d))) for x in d] for d in (direct, v))
            direct = [momentum * x + (1 - momentum) * y for x, y in zip(old, direct)]
            direct = [Fraction(round(float(x), 9)) for x in direct]
        v = whole(direct if any(direct) else neg(foot))
    raise AssertionError("no end")


def contains(run):
    """Whether the shapes intersect, without a report: what a degenerate portal falls back on."""
    silent = Run.__new__(Run)
    silent.__dict__.update(run.__dict__, tell=lambda *_, **__: None)
    return gjk(silent)


def mpr(run):
    """Minkowski portal refinement: an interior point, and a portal through which the origin is seen from it."""
    mean = lambda points: [Fraction(sum(column), len(points)) for column in zip(*points)]
    inner = sub(mean(run.p), mean(run.q))
    if not any(inner):
        return contains(run)
    v, portal, dimension = whole(neg(inner)), [], len(inner)
    for _ in range(100):
        a = run.support(v)
        if dot(a, v) < 0:
            run.tell(a, portal + [inner])
            return False
        if a in portal:
            run.tell(a, portal + [inner])
            break
        if len(portal) < dimension:
            portal = [a] + portal
        else:
            # The point of the old portal goes without which the ray still passes.
            options = [[a] + [x for x in portal if x != old] for old in portal]
            portal = next((it for it in options if passes(inner, it)), options[0])
        run.tell(a, portal + [inner])
        v = beyond(inner, portal)
        if v is None:
            break
        if len(portal) == dimension and passes(inner, portal) and dot(portal[0], v) >= 0:
            return True
    return contains(run)


def passes(inner, portal):
    """Whether the ray from the inner point through the origin passes through the portal."""
    edges = [sub(x, inner) for x in portal]
    weights = solve([[e[i] for e in edges] + [-inner[i]] for i in range(len(inner))])
    return weights is not None and all(w >= 0 for w in weights)


def beyond(inner, portal):
    """The normal of what there is of a portal, away from the inner point, or toward the ray."""
    edges = [sub(x, portal[0]) for x in portal[1:]]
    away = sub(portal[0], inner)
    if len(inner) == 2:
        if len(portal) == 1:
            normal = [away[1], -away[0]]
            normal = normal if dot(normal, neg(inner)) > 0 else neg(normal)
        else:
            normal = [edges[0][1], -edges[0][0]]
            normal = normal if dot(normal, away) > 0 else neg(normal)
    elif len(portal) == 1:
        normal = cross(away, neg(inner))
    elif len(portal) == 2:
        normal = cross(away, sub(portal[1], inner))
        normal = normal if dot(normal, neg(inner)) > 0 else neg(normal)
    else:
        normal = cross(*edges)
        normal = normal if dot(normal, away) > 0 else neg(normal)
    return whole(normal) if any(normal) else None


def sat(run):
    """Axes perpendicular to edges; it keeps nothing."""
    sides = [[sub(b, a) for a, b in combinations(points, 2)] for points in (run.p, run.q)]
    if len(run.first) == 2:
        axes = ([e[1], -e[0]] for side in sides for e in side)
    else:
        axes = (cross(e, f) for e in sides[0] for f in sides[1])
    tried = set()
    for axis in axes:
        for v in (whole(axis), neg(whole(axis))):
            if not any(v) or tuple(v) in tried or len(tried) > 40:
                continue
            tried.add(tuple(v))
            a = run.support(v)
            run.tell(a)
            if dot(a, v) < 0:
                return False
    return contains(run)


def epsilon(run):
    """A wrong solver: GJK whose reach test has an absolute epsilon."""
    kept, v = [], run.first
    while True:
        a = run.support(v)
        if float(dot(a, v) / run.unit) / math.sqrt(dot(v, v)) < 0.25:
            run.tell(a, kept)
            return False
        kept, foot = nearest([a] + kept)
        run.tell(a, kept)
        if not any(foot):
            return True
        v = whole(neg(foot))


def zero(run):
    """Another wrong solver: it searches along zero first, and says no if that point is not the origin."""
    a = run.support([0] * len(run.first))
    run.tell(a, [a])
    return not any(a)


SCHOOLS = {
    "gjk": gjk,
    "distance": distance,
    "nesterov": nesterov,
    "restart": lambda run: gjk(run, restarts=True),
    "spare": lambda run: gjk(run, spares=True),
    "mpr": mpr,
    "sat": sat,
    "epsilon": epsilon,
    "zero": zero,
}


def say(**message):
    print(json.dumps(message), flush=True)


def main(school, method=None, claims=None):
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            declared = {"method": method or None, "claims": claims.split(",") if claims else None}
            say(type="hello", name=school, **declared)
        elif message["type"] == "support":
            points, v = ([[Fraction(x) for x in point] for point in it] for it in (message["points"], [message["v"]]))
            best = max(range(len(points)), key=lambda i: (dot(points[i], v[0]), -i))
            say(type="support", id=message["id"], index=best)
        elif message["type"] == "pair":
            found = SCHOOLS[school](Run(message))
            answer = {"intersects": found} if isinstance(found, bool) else {"intersects": found == 0, "distance": found}
            say(type="answer", id=message["id"], **answer)
        elif message["type"] == "bye":
            break


main(*sys.argv[1:])
