#!/usr/bin/env python3
"""Checks proofs of GJK Sandbox without it: python3 check_proof.py FILE…  (- or nothing: standard input)

A file holds what `trace --format json`, `check --format json` or Copy proof gives: one JSON object after another.
One line is printed for each proof. Exit status: 0 all hold, 1 one has a flaw, 2 input that is no proof.
All arithmetic is on fractions, so there is no roundoff. Overlaps and touches of curved shapes hold to a tolerance
only and are not checked.
"""
import json, math, sys
from fractions import Fraction


def vector(numbers): return [Fraction(number) for number in numbers]
def minus(a, b): return [x - y for x, y in zip(a, b)]
def dot(a, b): return sum(x * y for x, y in zip(a, b))
def need(fact, flaw):
    if not fact: raise ValueError(flaw)


def root_above(square, digits=120):
    """A fraction that is not less than the root, by a relative 2^-digits at most."""
    shift = max(0, digits + square.denominator.bit_length() - square.numerator.bit_length() // 2)
    return Fraction(math.isqrt((square.numerator << 2 * shift) // square.denominator) + 1, 1 << shift)


def reach(shape, axis):
    """How far the core reaches along the axis: exactly, or for a curved one not less than that."""
    ends = [dot(point, axis) for point in shape.get("vertices", shape.get("apex", []))]
    if shape["core"] != "vertices":
        radii = shape["semi_axes" if shape["core"] == "ellipsoid" else "radii"]
        level = dot(shape["base" if shape["core"] == "cone" else "center"][0], axis)
        level += sum(abs(dot(half, axis)) for half in shape.get("half_axis", []))
        ends.append(level + root_above(sum(dot(radius, axis) ** 2 for radius in radii)))
    return max(ends)


def gap(proof, axis):
    """How far the core of P stops before the core of Q along the axis, times the length of the axis."""
    return -reach(proof["p"], axis) - reach(proof["q"], [-x for x in axis])


def mean(shares, place):
    """The weighted mean of places; the weights are not negative and add up to one."""
    weights = [Fraction(share["weight"]) for share in shares]
    need(all(weight >= 0 for weight in weights) and sum(weights) == 1, "the weights are not those of a mean")
    return [sum(column) for column in zip(*([w * x for x in place(s)] for w, s in zip(weights, shares)))]


def rank(rows):
    """The number of dimensions that the rows span."""
    rows, count = [list(row) for row in rows], 0
    for column in range(len(rows[0])):
        pivot = next((row for row in rows if row[column] != 0), None)
        if pivot is not None:
            count += 1
            rows = [minus(row, [x * row[column] / pivot[column] for x in pivot]) for row in rows if row is not pivot]
    return count


def common_point(proof, radii):
    """Whether the common point proves that the origin is interior, or only that the shapes meet."""
    common, corners = proof["common_point"], [proof[side]["vertices"] for side in "pq"]
    point, radius = vector(common["point"]), sum(radii)
    for side, own, vertices in zip("pq", radii, corners):
        shares = common["on_" + side]
        away = minus(mean(shares, lambda share: vertices[share["vertex"]]), point)
        need(dot(away, away) <= own ** 2, f"the common point is not in {side.upper()}")
        for share in shares:
            parts = [Fraction(d["weight"]) for d in common["differences"] if d[side] == share["vertex"]]
            need(sum(parts) == Fraction(share["weight"]), "the differences have other weights than the vertices")
    difference = lambda d: minus(corners[0][d["p"]], corners[1][d["q"]])
    off = mean(common["differences"], difference)
    need(dot(off, off) <= radius ** 2, "the differences do not meet at the origin")
    spans = rank([difference(d) for d in common["differences"] if Fraction(d["weight"]) > 0])
    return dot(off, off) < radius ** 2 or (radius == 0 and spans == proof["dimension"])


def length(proof, radius):
    """The length, from the square of the distance or the depth of the cores."""
    it, corners = proof["length"], [proof[side]["vertices"] for side in "pq"]
    square, normal, (low, high) = Fraction(it["core_length_squared"]), vector(it["normal"]), it["bounds"]
    along, apart = gap(proof, normal), it["cores"] == "apart"
    need(any(normal) and (along if apart else -along) >= 0 and along ** 2 == square * dot(normal, normal),
         "the cores are not that far apart, or that deep, along the normal")
    if apart:
        off = mean(it["nearest"], lambda d: minus(corners[0][d["p"]], corners[1][d["q"]]))
        need(dot(off, off) == square, "the nearest points are at another distance")
    need(low == high or math.nextafter(low, math.inf) == high, "the bounds are not neighbours")
    low, high = Fraction(low), Fraction(high)
    if it["kind"] == "separation": low, high = low + radius, high + radius
    elif apart: low, high = radius - high, radius - low
    else: low, high = low - radius, high - radius
    need((low <= 0 or low ** 2 <= square) and high >= 0 and square <= high ** 2, "the length is not between its bounds")
    return f", {it['kind']} {it['bounds'][0]!r}" + ("" if low == high else f" to {it['bounds'][1]!r}")


def check(proof):
    for side in "pq":
        shape = proof[side]
        proof[side] = {name: [vector(point) for point in it] if isinstance(it, list) else it for name, it in shape.items()}
    radii = [Fraction(proof[side]["radius"]) for side in "pq"]
    verdict, radius, curved = proof["verdict"], sum(radii), any(proof[s]["core"] != "vertices" for s in "pq")
    need(verdict in ("separate", "touching", "overlap"), "there is no such verdict")
    if curved and verdict != "separate": return f"not checked: {verdict} of curved shapes, within {proof['tolerance']!r}"
    if verdict != "overlap":
        need("axis" in proof, "there is no axis")
        axis = vector(proof["axis"])
        size, along = dot(axis, axis), gap(proof, axis)
        need(size > 0 and along >= 0 and along ** 2 >= radius ** 2 * size, "P reaches beyond the beginning of Q along the axis")
        if verdict == "separate": need(along ** 2 > radius ** 2 * size, "there is no gap along the axis")
    if verdict != "separate":
        need("common_point" in proof, "there is no common point")
        inside = common_point(proof, radii)
        need(inside or verdict == "touching", "the common point may be on the boundary")
    return f"holds: {verdict}" + (length(proof, radius) if "length" in proof else "")


def objects(text):
    decoder, at = json.JSONDecoder(), 0
    while at < len(text.rstrip()):
        at += len(text[at:]) - len(text[at:].lstrip()) if text[at].isspace() else 0
        found, at = decoder.raw_decode(text, at)
        yield found


def main():
    worst = 0
    for path in sys.argv[1:] or ["-"]:
        try:
            for number, found in enumerate(objects(sys.stdin.read() if path == "-" else open(path, encoding="utf-8").read()), 1):
                try:
                    result = check(found.get("proof", found))
                except ValueError as flaw:
                    result, worst = f"FLAW: {flaw}", max(worst, 1)
                print(f"{path}:{number}: {result}")
        except (OSError, KeyError, IndexError, TypeError, AttributeError, ValueError, ZeroDivisionError) as error:
            print(f"{path}: no proof: {error!r}")
            worst = 2
    return worst


if __name__ == "__main__":
    sys.exit(main())
