// source: bulletphysics/bullet3 issue #3094, shortened, names replaced
// by hand: the near face of the box is at x = 1.1 - 0.1 = 1, the ball reaches to x = 0.2
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.1, 1, 1)), pose: (position: (1.1, 0, 0))),
    q: (shape: Ball(radius: 0.2)),
    expect: (verdict: separate, separation: 0.8),
)
=====
A puck with restitution 1 is shot at a fixed barrier with restitution 1. I expected it to come straight back with
-1 m/s, but it stays glued to the barrier instead.

```python
# stuck.py
import time
import pybullet as pb

dt = 1. / 240.
client = pb.connect(pb.DIRECT)
pb.setPhysicsEngineParameter(restitutionVelocityThreshold=0, warmStartingFactor=0, useSplitImpulse=True, contactSlop=0)
pb.setPhysicsEngineParameter(enableConeFriction=False)
pb.setGravity(0, 0, 0)

# fixed barrier, its face is at x=1
barrier_shape = pb.createCollisionShape(pb.GEOM_BOX, halfExtents=(0.1, 1.0, 1.0))
barrier = pb.createMultiBody(0., barrier_shape, -1, basePosition=(1.1, 0., 0.), useMaximalCoordinates=True)
pb.changeDynamics(barrier, -1, contactProcessingThreshold=0, restitution=1, linearDamping=0, angularDamping=0)

# puck of 1 kg at the origin, on its way to the barrier
puck_shape = pb.createCollisionShape(pb.GEOM_SPHERE, radius=0.2)
puck = pb.createMultiBody(1.0, puck_shape, -1, basePosition=(0., 0., 0.), useMaximalCoordinates=True)
pb.resetBaseVelocity(puck, (1., 0., 0.), (0., 0., 0.))
pb.changeDynamics(puck, -1, contactProcessingThreshold=0, restitution=1, linearDamping=0, angularDamping=0)

for i in range(5 * 240):
    pb.stepSimulation()
    print(i * dt, pb.getBaseVelocity(puck)[0])
```
