#!/usr/bin/env python3
"""Checks proofs of GJK Sandbox without it: python3 check_proof.py FILE…  (- or nothing: standard input)

A file holds what `trace --format json`, `check --format json` or Copy proof gives: one JSON object after another.
One line is printed for each. Exit status: 0 all hold, 1 one has a flaw, 2 input that is no proof.
All arithmetic is on fractions, without roundoff. Overlaps and touches of curved shapes hold to a tolerance only and
are not checked. src/cli/README.md describes the fields.
"""
import json, sys
from fractions import Fraction
from math import inf, isqrt, nextafter

def vector(numbers): return [Fraction(number) for number in numbers]
def minus(a, b): return [x - y for x, y in zip(a, b)]
def dot(a, b): return sum(x * y for x, y in zip(a, b))
def need(fact, flaw):
    if not fact: raise ValueError(flaw)

def root_above(square):
    """A fraction that is not less than the root, and greater by 2^-120 of it at most."""
    shift = max(0, 120 + square.denominator.bit_length() - square.numerator.bit_length() // 2)
    return Fraction(isqrt((square.numerator << 2 * shift) // square.denominator) + 1, 1 << shift)

def reach(shape, axis):
    """How far the core reaches along the axis; where it is curved, at most that far."""
    along = {name: [dot(vector(it), axis) for it in many] for name, many in shape.items() if isinstance(many, list)}
    if shape["core"] == "vertices": return max(along["vertices"])
    root = root_above(sum(x ** 2 for x in along["semi_axes" if shape["core"] == "ellipsoid" else "radii"]))
    if shape["core"] == "cone": return max(along["apex"][0], along["base"][0] + root)
    return along["center"][0] + root + sum(map(abs, along.get("half_axis", [])))

def gap(proof, axis):
    """How far before the core of Q that of P ends along the axis, times the length of the axis."""
    return -reach(proof["p"], axis) - reach(proof["q"], [-x for x in axis])

def mean(parts, place):
    """The weighted mean of places."""
    weights = [Fraction(part["weight"]) for part in parts]
    need(min(weights) >= 0 and sum(weights) == 1, "weights are negative, or do not add up to one")
    return [dot(weights, column) for column in zip(*map(place, parts))]

def rank(rows):
    """The number of dimensions that the rows span: the first nonzero row clears a column of those after it."""
    rows = [row for row in rows if any(row)]
    if not rows: return 0
    pivot, column = rows[0], next(index for index, x in enumerate(rows[0]) if x)
    return 1 + rank([minus(row, [x * row[column] / pivot[column] for x in pivot]) for row in rows[1:]])

def check_axis(proof, radius):
    need("axis" in proof, "there is no axis")
    axis = vector(proof["axis"])
    along, bridged = gap(proof, axis), radius ** 2 * dot(axis, axis)
    need(any(axis) and along >= 0 and along ** 2 >= bridged, "along the axis, P does not end before Q begins")
    need(proof["verdict"] == "touching" or along ** 2 > bridged, "there is no gap along the axis")

def check_common_point(proof, radii, corners, difference):
    need("common_point" in proof, "there is no common point")
    common, radius = proof["common_point"], sum(radii)
    for side, own in zip("pq", radii):
        at = mean(common["on_" + side], lambda part: corners[side][part["vertex"]])
        away = minus(at, vector(common["point"]))
        need(dot(away, away) <= own ** 2, f"the common point is not in {side.upper()}")
    parts = common["differences"]
    off, spanned = mean(parts, difference), rank([difference(part) for part in parts if Fraction(part["weight"])])
    need(dot(off, off) <= radius ** 2, "the differences do not meet at the origin")
    is_inside = dot(off, off) < radius ** 2 or (radius == 0 and spanned == proof["dimension"])
    need(is_inside or proof["verdict"] == "touching", "the common point may be on the boundary")

def check_length(proof, radius, difference):
    length = proof["length"]
    square, normal, (low, high) = Fraction(length["core_length_squared"]), vector(length["normal"]), length["bounds"]
    apart, is_depth = length["cores"] == "apart", length["kind"] == "penetration-depth"
    along = gap(proof, normal) if apart else -gap(proof, normal)
    need(any(normal) and along >= 0 and along ** 2 == square * dot(normal, normal), "the normal gives another length")
    if apart:
        nearest = mean(length["nearest"], difference)
        need(dot(nearest, nearest) == square, "the nearest points give another length")
    need(apart or is_depth, "cores in each other have no separation")
    need(low == high or nextafter(low, inf) == high, "the bounds are not neighbours")
    # Between what the length of the cores has to be: the radii add to a depth, and may bridge a distance.
    least, most = (Fraction(end) for end in (low, high))
    if not apart: least, most = least - radius, most - radius
    elif is_depth: least, most = radius - most, radius - least
    else: least, most = least + radius, most + radius
    is_between = (least <= 0 or least ** 2 <= square) and most >= 0 and square <= most ** 2
    need(is_between, "the bounds do not hold the length")
    return f", {length['kind']} {low!r}" + (f" to {high!r}" if low < high else "")

def check(proof):
    verdict, radii = proof["verdict"], vector([proof["p"]["radius"], proof["q"]["radius"]])
    need(verdict in ("separate", "touching", "overlap"), "there is no such verdict")
    is_curved = any(proof[side]["core"] != "vertices" for side in "pq")
    if is_curved and verdict != "separate": return f"not checked: {verdict} of curved shapes"
    if verdict != "overlap": check_axis(proof, sum(radii))
    if is_curved: return f"holds: {verdict}"
    corners = {side: [vector(point) for point in proof[side]["vertices"]] for side in "pq"}
    difference = lambda part: minus(corners["p"][part["p"]], corners["q"][part["q"]])
    if verdict != "separate": check_common_point(proof, radii, corners, difference)
    return f"holds: {verdict}" + (check_length(proof, sum(radii), difference) if "length" in proof else "")

def objects(path):
    text = sys.stdin.read() if path == "-" else open(path, encoding="utf-8").read()
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        found, at = decoder.raw_decode(text, at)
        yield found.get("proof", found)

def main(paths):
    worst = 0
    for path in paths:
        try:
            for number, proof in enumerate(objects(path), 1):
                try: said = check(proof)
                except ValueError as flaw: said, worst = f"FLAW: {flaw}", max(worst, 1)
                print(f"{path}:{number}: {said}")
        except (OSError, ValueError, LookupError, TypeError, AttributeError, ZeroDivisionError) as error:
            worst = 2
            print(f"{path}: no proof: {error!r}")
    return worst

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["-"]))
