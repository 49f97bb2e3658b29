// source: ours, after the habits of python-fcl
// by hand: whether the ball moves is not known here
// refused: x
=====
import fcl
import numpy as np
x = 2.0
if (shifted and
        not done):
    x = 5.0
a = fcl.CollisionObject(fcl.Box(2, 2, 2), fcl.Transform())
b = fcl.CollisionObject(fcl.Sphere(0.5), fcl.Transform(np.array([x, 0, 0])))
print(fcl.distance(a, b))
