// source: BerkeleyAutomation/python-fcl issue #28, shortened, names replaced (the quaternions are written out)
// by hand: a plane problem in tall boxes; w is the first number: 60 degrees about z; the corner (-2.5, 7.5) of the square lies 0.5 cos 30 + 7.5 sin 30 = 4.183012701892219 from the middle line of the bar, less 2.5
// object: bar
// object: square
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (10, 2.5, 500)), pose: (position: (-2, 0, 0), orientation: (0, 0, 0.49999999999999994, 0.8660254037844387))),
    q: (shape: Cuboid(half_extents: (2.5, 2.5, 500)), pose: (position: (-5, 10, 0))),
    expect: (verdict: separate, separation: 1.6830127018922192),
)
=====
I do collision detection in the plane with boxes of height 1000. With the managers, the distance of the nearest
points does not equal `min_distance`. Something to reproduce it:

```
import numpy as np
import fcl

h = 1000
bar_t, square_t, far_t = (-2.0,0.0), (-5., 10.), (-15., 15.)

g1 = fcl.Box(20., 5., h)
t1 = fcl.Transform(np.array([0.8660254037844387, 0., 0., 0.5]), np.array([-2.0, 0.0, 0]))
bar = fcl.CollisionObject(g1, t1)
g2 = fcl.Box(5, 5, h)
t2 = fcl.Transform(np.array([1., 0., 0., 0.]), np.array([-5., 10., 0]))
square = fcl.CollisionObject(g2, t2)
g3 = fcl.Box(5, 5, h)
t3 = fcl.Transform(np.array([1., 0., 0., 0.]), np.array([-15., 15., 0]))
far = fcl.CollisionObject(g3, t3)

robot = fcl.DynamicAABBTreeCollisionManager()
robot.registerObjects([bar])
robot.setup()
world = fcl.DynamicAABBTreeCollisionManager()
world.registerObjects([square, far])
world.setup()

data = fcl.DistanceData(request=fcl.DistanceRequest(enable_nearest_points=True))
robot.distance(world, data, fcl.defaultDistanceCallback)
p1, p2 = data.result.nearest_points
print(data.result.min_distance, np.linalg.norm(p1 - p2))
```
