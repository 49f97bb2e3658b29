// source: a public report, shortened, names replaced
// by hand: SEPARATE, 7 apart, from (0, 12, 0) to (0, 19, 0). By hand: 25 - 12 - 6.
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 12)),
    q: (shape: Ball(radius: 6), pose: (position: (0, 25, 0))),
    expect: (verdict: separate, separation: 7),
)
=====
Sphere<double> s1{12}; Sphere<double> s2{6};
Transform3<double> tf1{Transform3<double>::Identity()};
Transform3<double> tf2{Transform3<double>::Identity()};
tf2.translation() = Vector3<double>(0, 25, 0);
