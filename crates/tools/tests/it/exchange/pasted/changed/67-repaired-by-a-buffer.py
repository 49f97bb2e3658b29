// source: ours, after the habits of shapely
// by hand: a buffer of 0 leaves the hull; 5 - 4
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 4), (0, 4)])),
    q: (shape: Points([(5, 1), (7, 1), (6, 3)])),
    expect: (verdict: separate, separation: 1.0),
)
=====
from shapely import wkt
a = wkt.loads("POLYGON((0 0,4 0,4 4,0 4,0 0))").buffer(0.0)
b = wkt.loads("POLYGON((5 1,7 1,6 3,5 1))").buffer(0)
print(a.distance(b))
