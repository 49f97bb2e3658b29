// source: ours, after the habits of shapely
// by hand: a polygon of a number of sides that depends on the version
// refused: buffer
=====
from shapely.geometry import Point, Polygon

disc = Point(3.0, 4.0).buffer(1.5)          # 64 segments? 32?
field = Polygon([(0, 0), (2, 0), (2, 10), (0, 10)])
print(len(disc.exterior.coords), disc.intersection(field).area)   # 65 0.4529...
