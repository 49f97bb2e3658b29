// source: ours, after the habits of Box2D 3
// by hand: 4 - 1 - 0.5
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (1, 1))),
    q: (shape: Disc(radius: 0.5), pose: (position: (4, 0))),
    expect: (verdict: separate, separation: 2.5),
)
=====
b2Polygon a = b2MakeBox(1, 1); b2Circle c = {{0, 0}, 0.5f};
b2Transform x = {{4, 0}, b2MakeRot(0)};
b2Manifold m = b2CollidePolygonAndCircle(&a, b2Transform_identity, &c, x);
