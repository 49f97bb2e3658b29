// source: a public report, shortened, names replaced
// by hand: SEPARATE, 0.015 apart along y. By hand: 1.045 - (0.845 + 0.185).
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.08, 0.135, 0.185)), pose: (position: (1.5, 0.845, -0.2), orientation: (0.5, -0.5, -0.5, -0.5))),
    q: (shape: Cuboid(half_extents: (2.95, 0.03, 1.35)), pose: (position: (0, 1.075, 0.5))),
    expect: (verdict: separate, separation: 0.015),
)
=====
auto box1 = std::make_shared<coal::Box>(0.16, 0.27, 0.37);
auto obj1 = std::make_shared<coal::CollisionObject>(box1);
coal::Transform3s trans1;
trans1.rotation() << 0, -1, 0, 0, 0, 1, -1, 0, 0;
trans1.translation() << 1.5, 0.845, -0.2;
obj1->setTransform(trans1);
auto box2 = std::make_shared<coal::Box>(5.9, 0.06, 2.7);
auto obj2 = std::make_shared<coal::CollisionObject>(box2);
coal::Transform3s trans2;
trans2.rotation() << 1, 0, 0, 0, 1, 0, 0, 0, 1;
// trans2.rotation() << 0.9998477, -0.0174524, 0, 0.0174524, 0.9998477, 0, 0, 0, 1;
trans2.translation() << 0.0, 1.075, 0.5;
obj2->setTransform(trans2);
