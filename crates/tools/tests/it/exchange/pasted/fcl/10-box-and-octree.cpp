// source: flexible-collision-library/fcl issue #640, shortened, names replaced
// by hand: an octree is no convex shape, and one box alone is no pair
// refused: OcTree
=====
## Distance of a Box and an OcTree is wrong in FCL 0.7.0

- FCL 0.7.0, OctoMap on, GCC, Ubuntu, release and debug
- expected about 0.4 m by hand, FCL says 9.5 m

```cpp
// a box 1x1x1 at (10, 0, 0)
auto drone_shape = std::make_shared<Box<double>>(1.0, 1.0, 1.0);
CollisionObject<double> drone(drone_shape);
drone.setTranslation(Vector3<double>(10.0, 0.0, 0.0));
drone.computeAABB();

// a tree with points at (1,0,0), (9,0,0), (12,0,1)
auto map = std::make_shared<octomap::OcTree>(0.1);
map->updateNode(octomap::point3d(1.0, 0.0, 0.0), true);
map->updateNode(octomap::point3d(9.0, 0.0, 0.0), true);
map->updateNode(octomap::point3d(12.0, 0.0, 1.0), true);
auto map_shape = std::make_shared<OcTree<double>>(map);
CollisionObject<double> map_object(map_shape);

DistanceRequest<double> request(true);
DistanceResult<double> result;
distance(&drone, &map_object, request, result);
```
