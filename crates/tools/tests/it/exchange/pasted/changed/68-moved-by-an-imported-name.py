// source: ours, after the habits of shapely
// by hand: the triangle is moved by 2
// refused: moves
=====
from shapely import wkt
from shapely.affinity import translate
a = wkt.loads("POLYGON((0 0,4 0,4 4,0 4,0 0))")
b = wkt.loads("POLYGON((5 1,7 1,6 3,5 1))")
print(a.distance(translate(b, 2.0, 0.0)))
