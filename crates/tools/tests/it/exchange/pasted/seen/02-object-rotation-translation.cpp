// source: a public report, shortened, names replaced
// by hand: SEPARATE, 2.5 apart, from (0, 0.5, 0) to (0, 3, 0). By hand: 4 - 1 - 0.5.
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 0.5)),
    q: (shape: Cuboid(half_extents: (4, 1, 4)), pose: (position: (0, 4, 1))),
    expect: (verdict: separate, separation: 2.5),
)
=====
Sphere s(0.5); Box b(8.0, 2.0, 8.0);
Matrix3f turn(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0);
Vec3f here(0.0, 0.0, 0.0); Vec3f there(0.0, 4.0, 1.0);
CollisionObject first(s, turn, here);
CollisionObject second(b, turn, there);
