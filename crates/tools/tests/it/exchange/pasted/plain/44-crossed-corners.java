// source: libgdx/libgdx issue #1635, shortened, names replaced
// by hand: the hull of the four is x = 100 to 200, the triangle ends at x = 91; the outline crosses itself
// says: convex
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(100, 750), (200, 750), (100, 150), (200, 150)])),
    q: (shape: Points([(77, 695), (91, 695), (84, 681)])),
    expect: (verdict: separate, separation: 9),
)
=====
These 2 polygons do not overlap, but this returns true:

    boolean hit = Intersector.overlapConvexPolygons(
            new float[]{100.0f, 750.0f, 200.0f, 750.0f, 100.0f, 150.0f, 200.0f, 150.0f},
            new float[]{77.0f, 695.0f, 91.0f, 695.0f, 84.0f, 681.0f},
            null);
