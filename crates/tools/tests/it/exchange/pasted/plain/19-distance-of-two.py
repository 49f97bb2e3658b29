// source: ours, after the habits of shapely
// by hand: the corner (6, 1) is 1 from the side x = 7
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(2, 1), (6, 1), (4, 4), (2, 1)])),
    q: (shape: Rectangle(half_extents: (1, 2)), pose: (position: (8, 1))),
    expect: (verdict: separate, separation: 1),
)
=====
import shapely
from shapely.geometry import Point, Polygon, box

print(shapely.__version__, shapely.geos_version)    # 2.0.4 (3, 11, 4)

tri = Polygon([(2, 1), (6, 1), (4, 4), (2, 1)])
crate = box(minx=7, miny=-1, maxx=9, maxy=3, ccw=True)

# 8.94e-17 too much?
print(repr(tri.distance(crate)), tri.intersects(crate), crate.contains(Point(8, 0)))
