// source: bulletphysics/bullet3 issue #3226 (the example that it cites), shortened, names replaced
// by hand: numpy, the ball's centre in the frame of the box is (-cos 0.3, 0, -sin 0.3); hypot(cos 0.3 - 0.2, sin 0.3 - 0.2) - 0.1
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 0.1), pose: (position: (0.5, 0, 1))),
    q: (
        shape: Cuboid(half_extents: (0.2, 0.2, 0.2)),
        pose: (position: (1.5, 0, 1), orientation: (0, 0.14943813247359922, 0, 0.9887710779360422)),
    ),
    expect: (verdict: separate, separation: 0.6613522980100748),
)
=====
Which shapes may be given to getClosestPoints? I start from the example of the repository, without its loop:

import pybullet as p
import time
import pybullet_data

p.connect(p.GUI)
p.setAdditionalSearchPath(pybullet_data.getDataPath())
p.configureDebugVisualizer(p.COV_ENABLE_GUI, 0)
ball = p.createCollisionShape(p.GEOM_SPHERE, radius=0.1)
die = p.createCollisionShape(p.GEOM_BOX, halfExtents=[0.2, 0.2, 0.2])
dieTurn = p.getQuaternionFromEuler([0, 0.3, 0])  #[0,0.5,0.5,0]
diePlace = [1.5, 0, 1]

lineWidth = 3
colorRGB = [1, 0, 0]
lineId = p.addUserDebugLine(lineFromXYZ=[0, 0, 0], lineToXYZ=[0, 0, 0], lineColorRGB=colorRGB, lineWidth=lineWidth, lifeTime=0)

pts = p.getClosestPoints(bodyA=-1,
                         bodyB=-1,
                         distance=100,
                         collisionShapeA=ball,
                         collisionShapeB=die,
                         collisionShapePositionA=[0.5, 0, 1],
                         collisionShapePositionB=diePlace,
                         collisionShapeOrientationB=dieTurn)

if len(pts) > 0:
  distance = pts[0][8]
  print("distance=", distance)

p.removeCollisionShape(ball)
p.removeCollisionShape(die)

Would that work with terrain of triangles in place of the die, or is the hull taken?
