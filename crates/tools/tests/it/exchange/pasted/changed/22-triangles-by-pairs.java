// source: ours, after the habits of libGDX
// by hand: the corner (5, 1) over the side x + y = 4: 2 / sqrt(2)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (0, 4)])),
    q: (shape: Points([(1, 1), (5, 1), (1, 5)]), pose: (position: (4, 0))),
    expect: (verdict: separate, separation: 1.4142135623730951),
)
=====
Polygon a = new Polygon(new float[]{0, 0, 4, 0, 0, 4});
Polygon b = new Polygon(new float[]{1, 1, 5, 1, 1, 5});
b.setPosition(4, 0);
