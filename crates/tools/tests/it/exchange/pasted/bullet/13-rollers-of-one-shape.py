// source: ours, after the habits of pybullet's users
// by hand: the lying roller reaches to x = 0.15 at z = 0.15, the post begins at x = 0.5 - 0.15, its y and z are within the roller's
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 0.15, radius: 0.15), pose: (position: (0.5, -0.1, 0.15))),
    q: (
        shape: Cylinder(half_height: 0.15, radius: 0.15),
        pose: (position: (0, 0, 0.15), orientation: (0.7071067811865476, 0, 0, 0.7071067811865476)),
    ),
    expect: (verdict: separate, separation: 0.2),
)
=====
import math
import pybullet as p

R = 0.15
BROWN = [0.55, 0.35, 0.15, 1.0]

cid = p.connect(p.DIRECT)
p.setGravity(0, 0, -9.81)
p.setTimeStep(1e-3)

ground = p.createMultiBody(0, p.createCollisionShape(p.GEOM_PLANE))

# one collision shape for both, height is the whole length
log_shape = p.createCollisionShape(p.GEOM_CYLINDER, radius=R, height=2 * R)
log_look = p.createVisualShape(p.GEOM_CYLINDER, radius=R, length=2 * R, rgbaColor=BROWN)

roller = p.createMultiBody(
    baseMass=12.5,
    baseCollisionShapeIndex=log_shape,
    baseVisualShapeIndex=log_look,
    basePosition=[0, 0, R],
    baseOrientation=p.getQuaternionFromEuler([math.pi / 2, 0, 0]),
)
# post = p.createMultiBody(0, log_shape, log_look, [0.45, 0.0, 0.15])
post = p.createMultiBody(
    baseMass=0,
    baseCollisionShapeIndex=log_shape,
    baseVisualShapeIndex=log_look,
    basePosition=[0.5, -0.1, 0.15],
)
p.changeDynamics(roller, -1, lateralFriction=0.9, rollingFriction=1e-3)
p.resetDebugVisualizerCamera(1.5, 50, -35, [0, 0, 0.2])

pts = p.getClosestPoints(bodyA=post, bodyB=roller, distance=1.0)
print(len(pts), [q[8] for q in pts])   # 1 [0.1999...]
assert abs(pts[0][8] - 0.2) < 1e-3, pts
