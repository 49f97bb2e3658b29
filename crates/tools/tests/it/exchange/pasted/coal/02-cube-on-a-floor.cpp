// source: coal-library/coal issue #616, shortened, names replaced
// by hand: full lengths; the cube reaches down to 0.49 - 0.5, the floor up to -0.5 + 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0, 0, 0.49))),
    q: (shape: Cuboid(half_extents: (5, 5, 0.5)), pose: (position: (0, 0, -0.5))),
    expect: (verdict: overlap, penetration_depth: 0.01),
)
=====
I only get a single contact for a cube standing on a floor and would have wanted four. To be sure I changed
the test that comes with the library; it prints the same as my own code:

    Running 1 test case...
    Num. Collisions: 1

```cpp
BOOST_AUTO_TEST_CASE(cube_on_floor) {
  // the two boxes
  Box cube(1, 1, 1);
  Box floor(10, 10, 1);

  // where they are
  Transform3f X1 = Transform3f::Identity();
  Transform3f X2 = Transform3f::Identity();

  CollisionRequest req;
  req.num_max_contacts = 4;
  req.enable_cached_gjk_guess = true;
  req.distance_upper_bound = 1e-6;
  CollisionResult res;

  X1.setTranslation(Vec3f(0, 0, 0.49));
  X2.setTranslation(Vec3f(0, 0, -0.5));
  res.clear();
  BOOST_CHECK(collide(&cube, X1, &floor, X2, req, res) == true);
  std::cout << "Num. Collisions: " << res.numContacts() << std::endl;
}
```
Is one contact intended for two boxes?
