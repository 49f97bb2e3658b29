#!/usr/bin/env python3
"""Checks proofs of GJK Sandbox without it: python3 check_proof.py FILE…  (- or nothing: standard input)

A file holds what `trace --format json`, `check --format json` or Copy proof gives: one JSON object after another.
Prints one line for each. Exit status: 0 all hold, 1 one does not hold, 2 one cannot be told: it is no proof, or it
is an overlap or a touch of curved shapes, which holds to a tolerance only.
All arithmetic is on fractions, without roundoff. crates/tools/src/cli/README.md describes the fields.
"""
import json, re, sys
from fractions import Fraction
from itertools import combinations
from math import inf, isqrt, lcm, nextafter
from types import SimpleNamespace

HOLDS, DOES_NOT_HOLD, CANNOT_BE_TOLD = range(3)
NUMBER = re.compile(r"-?[0-9]+(/[0-9]+)?", re.ASCII)

class Flaw(Exception):
    """The reason why a proof does not hold."""

class Untold(Exception):
    """The reason why neither holds: a proof, and that it is wrong."""

def need(fact, flaw):
    if not fact: raise Flaw(flaw)

# Reading: every field has its form and range before anything is computed from it.

def shown(value):
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "…"

def field(thing, name, place):
    need(name in thing, f"there is no {place}{name}")
    return thing[name]

def an_object(value, place):
    need(isinstance(value, dict), f"{place}: expected an object, found {shown(value)}")
    return value

def a_list(value, place, count=None):
    need(isinstance(value, list), f"{place}: expected a list, found {shown(value)}")
    need(value and count in (None, len(value)), f"{place}: expected {count or 'some'} entries, found {len(value)}")
    return value

def a_name(value, place, names):
    need(isinstance(value, str) and value in names, f"{place}: expected {' or '.join(names)}, found {shown(value)}")
    return value

def a_fraction(value, place):
    is_number = isinstance(value, str) and NUMBER.fullmatch(value) and not re.search("/0+$", value)
    need(is_number, f"{place}: expected a fraction in a string, found {shown(value)}")
    return Fraction(value)

def a_length(value, place):
    """A float that is neither negative nor infinite."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= sys.float_info.max
    need(is_number and value >= 0 and float(value) == value, f"{place}: expected a float of 0 or more, found {shown(value)}")
    return float(value)

def an_index(value, place, count):
    is_index = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count
    need(is_index, f"{place}: expected the number of one of {count} vertices, found {shown(value)}")
    return value

def a_vector(value, place, dimension):
    return [a_fraction(x, f"{place}[{at}]") for at, x in enumerate(a_list(value, place, dimension))]

def a_direction(value, place, dimension):
    vector = a_vector(value, place, dimension)
    need(any(vector), f"{place}: expected a direction, found zero")
    return vector

def a_shape(value, side, dimension):
    counts = {"vertices": {"vertices": None}, "ellipsoid": {"center": 1, "semi_axes": dimension}}
    if dimension == 3:
        counts["cylinder"] = {"center": 1, "half_axis": 1, "radii": 2}
        counts["cone"] = {"apex": 1, "base": 1, "radii": 2}
    shape = an_object(value, side)
    core = a_name(field(shape, "core", f"{side}."), f"{side}.core", counts)
    points = {}
    for name, count in counts[core].items():
        place = f"{side}.{name}"
        many = a_list(field(shape, name, f"{side}."), place, count)
        points[name] = [a_vector(it, f"{place}[{at}]", dimension) for at, it in enumerate(many)]
    radius = a_fraction(field(shape, "radius", f"{side}."), f"{side}.radius")
    need(radius >= 0, f"{side}.radius: expected 0 or more, found {shape['radius']}")
    return SimpleNamespace(core=core, points=points, radius=radius)

def shares(value, place, read):
    """Places, each with its weight in a mean."""
    many = []
    for at, part in enumerate(a_list(value, place)):
        here = f"{place}[{at}]"
        weight = a_fraction(field(an_object(part, here), "weight", f"{here}."), f"{here}.weight")
        need(weight >= 0, f"{here}.weight: expected 0 or more, found {part['weight']}")
        many.append((read(part, f"{here}."), weight))
    return many

def a_difference(pair):
    def read(part, place):
        ends = []
        for side in "pq":
            vertices = pair[side].points["vertices"]
            ends.append(vertices[an_index(field(part, side, place), place + side, len(vertices))])
        return minus(*ends)
    return read

def a_point_of(shape, dimension, is_curved):
    """A vertex by number; where one of the shapes is curved, also a point by its coordinates."""
    def read(part, place):
        if is_curved and "vertex" not in part: return a_vector(field(part, "at", place), place + "at", dimension)
        vertices = shape.points.get("vertices", [])
        return vertices[an_index(field(part, "vertex", place), place + "vertex", len(vertices))]
    return read

def a_common_point(value, pair, dimension, is_curved):
    common = an_object(value, "common_point")
    means = {side: shares(field(common, "on_" + side, "common_point."), "common_point.on_" + side,
                          a_point_of(pair[side], dimension, is_curved)) for side in "pq"}
    differences = None
    if not is_curved:
        differences = shares(field(common, "differences", "common_point."), "common_point.differences", a_difference(pair))
    point = a_vector(field(common, "point", "common_point."), "common_point.point", dimension)
    return SimpleNamespace(point=point, means=means, differences=differences)

def a_measure(value, pair, dimension):
    length = an_object(value, "length")
    get = lambda name: field(length, name, "length.")
    bounds = a_list(get("bounds"), "length.bounds", 2)
    square = a_fraction(get("core_length_squared"), "length.core_length_squared")
    need(square >= 0, f"length.core_length_squared: expected 0 or more, found {length['core_length_squared']}")
    cores = a_name(get("cores"), "length.cores", ("overlap", "apart"))
    return SimpleNamespace(
        kind=a_name(get("kind"), "length.kind", ("separation", "penetration-depth")),
        bounds=[a_length(bound, f"length.bounds[{at}]") for at, bound in enumerate(bounds)],
        square=square,
        normal=a_direction(get("normal"), "length.normal", dimension),
        nearest=shares(get("nearest"), "length.nearest", a_difference(pair)) if cores == "apart" else None,
        apart=cores == "apart",
    )

def read(proof):
    proof = an_object(proof, "proof")
    dimension, verdict = field(proof, "dimension", ""), field(proof, "verdict", "")
    need(type(dimension) is int and dimension in (2, 3), f"dimension: expected 2 or 3, found {shown(dimension)}")
    a_name(verdict, "verdict", ("separate", "touching", "overlap"))
    a_length(proof.get("tolerance", 0), "tolerance")
    pair = {side: a_shape(field(proof, side, ""), side, dimension) for side in "pq"}
    is_curved = any(shape.core != "vertices" for shape in pair.values())
    parts = SimpleNamespace(dimension=dimension, verdict=verdict, pair=pair, is_curved=is_curved, axis=None,
                            common_point=None, length=None, radius=pair["p"].radius + pair["q"].radius)
    for name, verdicts in {"axis": ("separate", "touching"), "common_point": ("overlap", "touching")}.items():
        need((name in proof) == (verdict in verdicts), f"{name}: {verdict} has {'one' if verdict in verdicts else 'none'}")
    if "axis" in proof: parts.axis = a_direction(proof["axis"], "axis", dimension)
    if "common_point" in proof:
        parts.common_point = a_common_point(proof["common_point"], pair, dimension, is_curved)
    if "length" in proof:
        if is_curved: raise Untold("the length of curved shapes")
        parts.length = a_measure(proof["length"], pair, dimension)
    return parts

# Checking.

def minus(a, b): return [x - y for x, y in zip(a, b, strict=True)]
def dot(a, b): return sum(x * y for x, y in zip(a, b, strict=True))

def root_above(square):
    """A fraction that is not less than the root, and greater by 2^-120 of it at most: at every scale."""
    if not square: return Fraction(0)
    shift = max(0, 121 + (square.denominator.bit_length() - square.numerator.bit_length()) // 2)
    return Fraction(isqrt((square.numerator << 2 * shift) // square.denominator) + 1, 1 << shift)

def support_value(shape, axis):
    """The support value of the core along the axis; of a curved one, an upper bound."""
    along = {name: [dot(it, axis) for it in many] for name, many in shape.points.items()}
    if shape.core == "vertices": return max(along["vertices"])
    root = root_above(sum(x ** 2 for x in along["semi_axes" if shape.core == "ellipsoid" else "radii"]))
    if shape.core == "cone": return max(along["apex"][0], along["base"][0] + root)
    return along["center"][0] + root + sum(map(abs, along.get("half_axis", [])))

def gap(pair, axis):
    """The gap from the core of P to that of Q along the axis, times the length of the axis."""
    return -support_value(pair["p"], axis) - support_value(pair["q"], [-x for x in axis])

def mean(parts):
    """The weighted mean of points."""
    weights = [weight for _, weight in parts]
    need(sum(weights) == 1, "weights do not add up to one")
    return [dot(weights, column) for column in zip(*(point for point, _ in parts), strict=True)]

def rank(rows):
    """The number of dimensions that the rows span: the first nonzero row clears a column of those after it."""
    rows = [row for row in rows if any(row)]
    if not rows: return 0
    pivot, column = rows[0], next(index for index, x in enumerate(rows[0]) if x)
    return 1 + rank([minus(row, [x * row[column] / pivot[column] for x in pivot]) for row in rows[1:]])

def check_axis(proof):
    along, bridged = gap(proof.pair, proof.axis), proof.radius ** 2 * dot(proof.axis, proof.axis)
    need(along >= 0 and along ** 2 >= bridged, "along the axis, P does not end before Q begins")
    need(proof.verdict == "touching" or along ** 2 > bridged, "there is no gap along the axis")

def check_common_point(proof):
    common, radius = proof.common_point, proof.radius
    for side in "pq":
        away = minus(mean(common.means[side]), common.point)
        need(dot(away, away) <= proof.pair[side].radius ** 2, f"the common point is not in {side.upper()}")
    off = mean(common.differences)
    spanned = rank([point for point, weight in common.differences if weight])
    need(dot(off, off) <= radius ** 2, "the differences do not meet at the origin")
    is_inside = dot(off, off) < radius ** 2 or (radius == 0 and spanned == proof.dimension)
    need(is_inside or proof.verdict == "touching", "the common point may be on the boundary")

def normal_of(points):
    """A vector perpendicular to the line or the plane through points; zero if they do not have one."""
    a, b = minus(points[1], points[0]), minus(points[-1], points[0])
    if len(a) == 2: return [a[1], -a[0]]
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

class Difference:
    """P ⊖ Q of two hulls, in whole numbers: all lengths are times `unit`."""
    def __init__(self, pair, dimension):
        sides = [pair[side].points["vertices"] for side in "pq"]
        self.unit = lcm(*(x.denominator for points in sides for point in points for x in point))
        self.p, self.q = ([[int(x * self.unit) for x in point] for point in points] for points in sides)
        self.dimension = dimension

    def support(self, axis):
        along = lambda point: dot(point, axis)
        return tuple(minus(max(self.p, key=along), min(self.q, key=along)))

    def simplex(self):
        """Points of the difference that span all dimensions; fewer if it is flat."""
        units = [[int(row == column) for column in range(self.dimension)] for row in range(self.dimension)]
        found = [self.support(units[0])]
        while len(found) <= self.dimension:
            # A point that is off the span of those found is farthest along one of the vectors perpendicular to it.
            across = units if len(found) == 1 else [normal_of(found)] if len(found) == self.dimension else \
                [normal_of([[0] * 3, minus(found[1], found[0]), it]) for it in units]
            candidates = (self.support([sign * x for x in axis]) for axis in across for sign in (1, -1))
            spans = lambda point: rank([[Fraction(x) for x in minus(it, found[0])] for it in [*found[1:], point]]) == len(found)
            point = next(filter(spans, candidates), None)
            if point is None: break
            found.append(point)
        return found

def check_ball_fits(proof, square):
    """That the ball around the origin with the root of `square` as its radius is in the difference of the cores.

    A polytope within the difference grows from a simplex: through each facet that is closer than the radius comes the
    support point along its normal. It is proved when no facet is, and refuted by a facet that is one of the difference.
    """
    whole = Difference(proof.pair, proof.dimension)
    simplex = whole.simplex()
    need(len(simplex) > proof.dimension, "the cores do not overlap: their difference is flat")
    center, count = [sum(column) for column in zip(*simplex)], len(simplex)
    above, below = square.numerator * whole.unit ** 2, square.denominator

    def plane(points):
        """The outward normal of a facet, and the level of the facet along it."""
        normal = normal_of(points)
        level = dot(normal, points[0])
        return (normal, level) if count * level > dot(normal, center) else ([-x for x in normal], -level)

    facets = {frozenset(points): plane(points) for points in combinations(simplex, proof.dimension)}
    pending = list(facets)
    while pending:
        facet = pending.pop()
        if facet not in facets: continue
        normal, level = facets[facet]
        if level >= 0 and level ** 2 * below >= above * dot(normal, normal): continue
        point = whole.support(normal)
        need(dot(point, normal) > level, "the depth is less: another way out of the cores is shorter")
        seen = [it for it, (outward, level) in facets.items() if dot(outward, point) > level]
        ridges = [facet - {corner} for facet in seen for corner in facet]
        for it in seen: del facets[it]
        once = [ridge for ridge, times in count_of(ridges).items() if times == 1]
        added = [ridge | {point} for ridge in once]
        facets.update((it, plane(list(it))) for it in added)
        pending += added

def count_of(things):
    counts = {}
    for thing in things: counts[thing] = counts.get(thing, 0) + 1
    return counts

def check_length(proof):
    length, radius = proof.length, proof.radius
    square, (low, high), is_depth = length.square, length.bounds, length.kind == "penetration-depth"
    need(proof.verdict != "separate" or not is_depth, "separate shapes have no penetration depth")
    need(proof.verdict != "overlap" or is_depth, "shapes that overlap have no separation")
    need(length.apart or proof.verdict == "overlap", "the cores overlap only if the shapes do")
    along = gap(proof.pair, length.normal) if length.apart else -gap(proof.pair, length.normal)
    is_plane = along >= 0 and along ** 2 == square * dot(length.normal, length.normal)
    need(is_plane, "the normal gives another length")
    if length.apart:
        nearest = mean(length.nearest)
        need(dot(nearest, nearest) == square, "the nearest points give another length")
    else: check_ball_fits(proof, square)
    need(low == high or nextafter(low, inf) == high, "the bounds are not neighbors")
    # The bounds of the length of the cores: the radii add to a depth, and may bridge a distance.
    least, most = Fraction(low), Fraction(high)
    if not length.apart: least, most = least - radius, most - radius
    elif is_depth: least, most = radius - most, radius - least
    else: least, most = least + radius, most + radius
    is_between = (least <= 0 or least ** 2 <= square) and most >= 0 and square <= most ** 2
    need(is_between, "the bounds do not hold the length")
    return f", {length.kind} {low!r}" + (f" to {high!r}" if low < high else "")

def check(value):
    """What holds; raises Flaw if the proof does not, and Untold if it cannot be checked."""
    proof = read(value)
    if proof.is_curved and proof.verdict != "separate": raise Untold(f"{proof.verdict} of curved shapes")
    if proof.axis: check_axis(proof)
    if proof.common_point: check_common_point(proof)
    return proof.verdict + (check_length(proof) if proof.length else "")

# The first contact of shapes in motion: Q moves by t times the translation.

def a_time(value, place):
    """The bounds of a time, without roundoff: its fraction twice, or neighboring floats."""
    time = an_object(value, place)
    bounds = a_list(field(time, "bounds", f"{place}."), f"{place}.bounds", 2)
    low, high = (a_length(bound, f"{place}.bounds[{at}]") for at, bound in enumerate(bounds))
    if "exact" not in time: return Fraction(low), Fraction(high)
    exact = a_fraction(time["exact"], f"{place}.exact")
    need(low == high or nextafter(low, inf) == high, f"{place}: the bounds are not neighbors")
    need(Fraction(low) <= exact <= Fraction(high), f"{place}: the bounds do not hold the fraction")
    return exact, exact

class Motion:
    """A pair in motion, with what a proof must show of it."""
    def __init__(self, proof):
        self.dimension = field(proof, "dimension", "")
        need(type(self.dimension) is int and self.dimension in (2, 3), f"dimension: expected 2 or 3, found {shown(self.dimension)}")
        self.pair = {side: a_shape(field(proof, side, ""), side, self.dimension) for side in "pq"}
        self.is_curved = any(shape.core != "vertices" for shape in self.pair.values())
        self.radius = self.pair["p"].radius + self.pair["q"].radius
        self.translation = a_vector(field(proof, "translation", ""), "translation", self.dimension)

    def axis(self, value, place):
        return a_direction(field(an_object(value, place), "axis", f"{place}."), f"{place}.axis", self.dimension)

    def excess(self, axis, time):
        """The square of the gap along the axis at a time minus that of the radii; None if P does not end before Q."""
        along = gap(self.pair, axis) + time * dot(self.translation, axis)
        excess = along ** 2 - self.radius ** 2 * dot(axis, axis)
        return excess if along >= 0 and excess >= 0 else None

    def common_point(self, value, place, bounds):
        common = an_object(value, place)
        time = a_fraction(field(common, "time", f"{place}."), f"{place}.time")
        need(bounds[0] <= time <= bounds[1], f"{place}: the common point is at another time")
        parts = shares(field(common, "differences", f"{place}."), f"{place}.differences", a_difference(self.pair))
        away = minus(mean(parts), [time * x for x in self.translation])
        need(dot(away, away) <= self.radius ** 2, f"{place}: the points on P and on Q differ")

    def end(self, axis, second, time, sign):
        """That the shapes are separate before a time (sign -1), or after it (1)."""
        excess, slope = self.excess(axis, time), dot(self.translation, axis)
        need(excess is not None, "along the axis, P does not end before Q begins")
        if slope * sign > 0: return
        # Along the axis, the shapes touch all the time: one vector leads from core to core, and a second axis separates
        # the cores after this vector.
        need(slope == 0 and excess == 0 and second is not None, "the axis does not separate at all times")
        level = -gap(self.pair, axis)
        vector = [x * level / dot(axis, axis) for x in axis]
        speed = dot(self.translation, second)
        is_apart = -gap(self.pair, second) <= dot(vector, second) + time * speed
        need(speed * sign > 0 and is_apart, "the second axis does not separate at all times")

    def chain(self, axes, until):
        time = Fraction(0)
        for at, value in enumerate(axes):
            axis, ends = self.axis(value, f"before[{at}]"), Fraction(a_length(field(value, "until", "before."), "until"))
            for moment in (time, ends): need(self.excess(axis, moment) is not None, "an axis of the chain does not separate")
            time = ends
        need(time >= until, "the chain of axes ends too early")

def check_cast(proof):
    motion = Motion(proof)
    certificate = an_object(field(proof, "certificate", ""), "certificate")
    before = field(certificate, "before", "certificate.")
    need(isinstance(before, list), f"certificate.before: expected a list, found {shown(before)}")
    time, leaves = field(proof, "time", ""), field(proof, "exit", "")
    if time is None:
        if motion.is_curved: motion.chain(before, 1)
        else:
            axis = motion.axis(a_list(before, "before", 1)[0], "before")
            need(all(motion.excess(axis, moment) for moment in (0, 1)), "the axis does not separate at all times")
        return "no contact"
    bounds = a_time(time, "time")
    if motion.is_curved:
        motion.chain(before, bounds[0])
        raise Untold("the contact of curved shapes")
    axes = [motion.axis(axis, "before") for axis in before]
    motion.common_point(field(certificate, "at", "certificate."), "at", bounds)
    if bounds[0] > 0:
        need(axes, "there is no axis before the contact")
        motion.end(axes[0], axes[1] if len(axes) > 1 else None, bounds[0], -1)
    said = f"contact at {proof['time'].get('exact', bounds[0] and proof['time']['bounds'][0])}"
    if leaves is None: return said
    bounds = a_time(leaves, "exit")
    motion.common_point(field(certificate, "at_exit", "certificate."), "at_exit", bounds)
    after = motion.axis(field(certificate, "after", "certificate."), "after")
    is_level = axes and motion.radius and not dot(motion.translation, axes[0])
    if is_level: motion.end(axes[0], after, bounds[1], 1)
    else: motion.end(after, None, bounds[1], 1)
    return said + f", exit at {leaves.get('exact', leaves['bounds'][0])}"

def without_repeats(pairs):
    found = dict(pairs)
    if len(found) < len(pairs): raise ValueError("a field occurs twice in an object")
    return found

def objects(path):
    text = sys.stdin.read() if path == "-" else open(path, encoding="utf-8").read()
    decoder, at = json.JSONDecoder(object_pairs_hook=without_repeats), 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        found, at = decoder.raw_decode(text, at)
        yield found.get("proof", found) if isinstance(found, dict) else found

def outcome(proof):
    is_cast = isinstance(proof, dict) and proof.get("query") == "cast"
    try: return HOLDS, f"holds: {check_cast(proof) if is_cast else check(proof)}"
    except Flaw as flaw: return DOES_NOT_HOLD, f"FLAW: {flaw}"
    except Untold as reason: return CANNOT_BE_TOLD, f"cannot be told: {reason}"

def main(paths):
    found = set()
    for path in paths:
        number = 0
        try:
            for number, proof in enumerate(objects(path), 1):
                code, said = outcome(proof)
                found.add(code)
                print(f"{path}:{number}: {said}")
            if not number: raise ValueError("there is nothing in it")
        except (OSError, ValueError, RecursionError) as error:
            found.add(CANNOT_BE_TOLD)
            print(f"{path}: no proof: {error}")
    return next(code for code in (DOES_NOT_HOLD, CANNOT_BE_TOLD, HOLDS) if code in found)

if __name__ == "__main__":
    # Exact fractions of tiny lengths have more digits than Python reads by default.
    if hasattr(sys, "set_int_max_str_digits"): sys.set_int_max_str_digits(0)
    sys.exit(main(sys.argv[1:] or ["-"]))
