// source: BerkeleyAutomation/python-fcl issue #11, shortened, names replaced
// by hand: where the motion begins the box ends at x = -9.5, and the rim of the cone is at x = -1
// says: b1_end
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 1, 1.5)), pose: (position: (-10, 0, 0))),
    q: (shape: Cone(half_height: 1.5, radius: 1)),
    expect: (verdict: separate, separation: 8.5),
)
=====
The answer changes when I run this program again and again, 1.0 and 0.4315669125408017:
```
from __future__ import print_function

import numpy as np
import fcl

def run():
    g1 = fcl.Box(1,2,3)
    b1_begin = fcl.Transform([-10.0, 0, 0])
    b1 = fcl.CollisionObject(g1, b1_begin)
    b1_end = fcl.Transform(np.array([10.0, 0.0, 0.0]))

    g2 = fcl.Cone(1,3)
    b2_begin = fcl.Transform([0, 0, 0])
    b2 = fcl.CollisionObject(g2, b2_begin)
    b2_end = fcl.Transform(np.array([0.0, 0.0, 0.0]))

    request = fcl.ContinuousCollisionRequest()
    result = fcl.ContinuousCollisionResult()
    fcl.continuousCollide(b1, b1_end, b2, b2_end, request, result)
    return result

if __name__ == "__main__":
    print("FCL version: ", fcl.__version__)
    result = run()
    print("Time of contact: ", result.time_of_contact)
    print("Is colliding: ", result.is_collide)
```
