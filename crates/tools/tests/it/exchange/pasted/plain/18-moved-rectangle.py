// source: ours, after the habits of shapely 2
// by hand: moved begins at x = 3, shelf ends at 2; the tile itself was only moved, the query names shelf and moved
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (1, 0.5)), pose: (position: (1, 0.5))),
    q: (shape: Points([(0, 0), (1, 0), (1, 1), (0, 1)]), pose: (position: (3, 0.5))),
    expect: (verdict: separate, separation: 1),
)
=====
from shapely import affinity
from shapely.geometry import Polygon, box

shelf = box(0, 0, 2, 1)                                  # minx, miny, maxx, maxy
tile = Polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
moved = affinity.translate(tile, xoff=3, yoff=0.5)

assert shelf.is_valid and moved.is_valid
print(shelf.distance(moved))      # 1.0
print(shelf.wkt, moved.area)
