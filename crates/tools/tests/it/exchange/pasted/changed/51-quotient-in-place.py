// source: ours, after the habits of python-fcl
// by hand: h is 1 after the third line
// refused: h
=====
import fcl, numpy as np
h = 4
h //= 3
a = fcl.CollisionObject(fcl.Box(h, h, h), fcl.Transform())
b = fcl.CollisionObject(fcl.Sphere(0.5), fcl.Transform(np.array([2.0, 0, 0])))
print(fcl.collide(a, b))
