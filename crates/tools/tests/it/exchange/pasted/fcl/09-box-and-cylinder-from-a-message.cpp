// source: flexible-collision-library/fcl issue #570, shortened, names replaced
// by hand: the lengths come from a message that is not in the text
// refused: dimensions
=====
Signed distances of a box and a ball are fine, with a cylinder they are 0 as soon as there is contact (fcl v0.6.1).

Every cycle we get a `moveit_msgs::PlanningSceneWorld` with all objects to check, moved in rviz. From it:
```
if (prim.type == prim.BOX)
  shape = std::make_shared<fcl::Boxd>(prim.dimensions[0], prim.dimensions[1], prim.dimensions[2]);
else if (prim.type == prim.CYLINDER)
  shape = std::make_shared<fcl::Cylinderd>(prim.dimensions[1], prim.dimensions[0]);
else if (prim.type == prim.SPHERE)
  shape = std::make_shared<fcl::Sphered>(prim.dimensions[0]);

fcl::Transform3d T;
T.translation() << pose.position.x, pose.position.y, pose.position.z;
fcl::CollisionObjectd body(shape, T);

fcl::DistanceRequestd request;
request.gjk_solver_type = fcl::GJKSolverType::GST_LIBCCD;
request.enable_nearest_points = true;
request.enable_signed_distance = true;
request.distance_tolerance = 1e-6;
```
