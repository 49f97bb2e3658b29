// source: ours, after the habits of reports to shapely
// by hand: the line through (0, 0) and (8, 6) is 3x - 4y = 0; the nearest of the points is (5, 0): 15/5, with its foot (3.2, 2.4) on the segment
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (8, 6)])),
    q: (shape: Points([(5, 0), (9, 1), (7, -2)])),
    expect: (verdict: separate, separation: 3),
)
=====
# shapely 2.0.4, GEOS 3.11.4; the distance of the hull is less than that of the points by 4e-16
from shapely import wkt

track = wkt.loads("LINESTRING (0 0, 8 6)")
posts = wkt.loads("MULTIPOINT (5 0, 9 1, 7 -2)")
hull = posts.convex_hull
print(track.distance(posts), track.distance(hull))   # 3.0 2.9999999999999996
assert abs(track.length - 10.0) < 1e-12
