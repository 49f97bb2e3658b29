// source: ours, after the habits of reports to coal
// by hand: the query names the pipe first; w is the first number of Eigen's quaternion, so the pipe lies along y; 0.5 - 0.1 - 0.2
// says: margin
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 0.4, radius: 0.1), pose: (position: (0.5, 0, 0.5), orientation: (0.7071067811865475, 0, 0, 0.7071067811865477))),
    q: (shape: Cuboid(half_extents: (0.2, 0.3, 0.5)), pose: (position: (0, 0, 0.5))),
    expect: (verdict: separate, separation: 0.2),
)
=====
[ planner-7]  WARN  self collision between link_4 and cabinet at t=12.350000, joint values follow
[ planner-7]  0.000000 -1.570796 0.000000 2.356194 0.000000 0.785398

Reduced to the two shapes, hpp-fcl 2.4.1:

  hpp::fcl::Transform3f Mc, Mp;
  hpp::fcl::Box cabinet(0.4, 0.6, 1.0);
  hpp::fcl::Cylinder pipe(0.1, 0.8);
  // old value, before the table was moved:
  // Mp.setTranslation(hpp::fcl::Vec3f(0.35, 0.0, 0.5));
  Mc.setTranslation(hpp::fcl::Vec3f(0, 0, .5));
  Eigen::Quaterniond q(0.7071067811865476, 0.7071067811865476, 0., 0.);
  Mp.setQuatRotation(q);
  Mp.setTranslation(hpp::fcl::Vec3f(.5, -0., .5));

  hpp::fcl::CollisionRequest req(hpp::fcl::CONTACT, 16);
  req.security_margin = 0.25;
  req.break_distance = 0.01;
  hpp::fcl::CollisionResult res;
  std::size_t n = hpp::fcl::collide(&pipe, Mp, &cabinet, Mc, req, res);
  assert(n == 0);      // fails, n == 1

mass 2.5 kg, friction 0.6 (does not matter, I think)
