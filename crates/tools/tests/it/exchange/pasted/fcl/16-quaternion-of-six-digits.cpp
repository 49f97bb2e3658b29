// source: flexible-collision-library/fcl issue #293, shortened, names replaced
// by hand: the same pair stands in tests/it/published/reports.rs; the quaternion has its real part first (Eigen's constructor)
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1.375, 3, 0.025)), pose: (position: (1.625, 0, 0.5))),
    q: (shape: Cuboid(half_extents: (0.212, 0.075, 0.0843)), pose: (position: (0.192074, -0.277870, 0.273546), orientation: (0.340674, 0.155066, 0.638138, 0.672811))),
    expect: (verdict: separate),
)
=====
The planner stops with "the simplex is degenerate" once in about 40,000 queries, and always with this pair (FCL
0.5.95, libccd 2.0, double). In GST_INDEP it returns:

```cpp
using namespace fcl;

TEST(Planner, NearestPointOfShelf) {
  auto shelf = std::make_shared<Boxd>(2.750000, 6.000000, 0.050000);
  auto tool = std::make_shared<Boxd>(0.424000, 0.150000, 0.168600);

  Transform3d at_shelf(Transform3d::Identity());
  at_shelf.translation() << 1.625000, 0.000000, 0.500000;
  Transform3d at_tool(Transform3d::Identity());
  at_tool.linear() = Quaterniond(0.672811, 0.340674, 0.155066, 0.638138).toRotationMatrix();
  at_tool.translation() << 0.192074, -0.277870, 0.273546;

  CollisionObjectd shelf_object(shelf, at_shelf);
  CollisionObjectd tool_object(tool, at_tool);
  DistanceRequestd request(true);
  request.gjk_solver_type = GST_LIBCCD;
  DistanceResultd result;
  EXPECT_NO_THROW(distance(&shelf_object, &tool_object, request, result));
}
```
