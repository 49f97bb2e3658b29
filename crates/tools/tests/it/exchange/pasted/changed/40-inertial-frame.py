// source: ours, after the habits of PyBullet
// by hand: the shape stands half a unit below the position
// refused: a known call
=====
import pybullet as p
a = p.createCollisionShape(p.GEOM_BOX, halfExtents=[1,1,1])
b = p.createCollisionShape(p.GEOM_SPHERE, radius=0.5)
p.createMultiBody(0, a, basePosition=[0,0,0])
p.createMultiBody(1, b, basePosition=[0,0,2], baseInertialFramePosition=[0, 0, 0.5])
