// source: ours, after the habits of python-fcl
// by hand: whether the box is moved depends on `moved`
// refused: branches and loops
=====
import fcl

at = fcl.Transform([0, 0, 0])
if moved:
    print("moved")
    height = 7
    at.setTranslation([9, 9, 9])
box = fcl.CollisionObject(fcl.Box(1, 2, 3), at)
ball = fcl.CollisionObject(fcl.Sphere(1), fcl.Transform([4, 0, 0]))
