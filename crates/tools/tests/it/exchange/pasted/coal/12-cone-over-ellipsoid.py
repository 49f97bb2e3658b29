// source: ours, after the habits of reports to coal and pinocchio
// by hand: a turn by 90 degrees about x takes the apex from +z to -y, so it is at (0, 3 - 1, 0); the ellipsoid ends at y = 1.5
// object: funnel
// object: egg
(
    format: 1,
    dimension: 3,
    p: (shape: Cone(half_height: 1, radius: 0.5), pose: (position: (0, 3, 0), orientation: (0.7071067811865475, 0, 0, 0.7071067811865477))),
    q: (shape: Ellipsoid(semi_axes: (1, 1.5, 0.5))),
    expect: (verdict: separate, separation: 0.5),
)
=====
# pin 2.7.0, hpp-fcl 2.4.4, python 3.10.12
# The nearest point on the egg jumps when I rebuild the model. The robot is left out, 3 bodies are enough.
import numpy as np
import pinocchio as pin
import hppfcl

model = pin.Model()
geom_model = pin.GeometryModel()

radii = np.array([1.0, 1.5, .5])
egg = hppfcl.Ellipsoid(radii[0], radii[1], radii[2])
funnel = hppfcl.Cone(0.5, 2.0)     # radius, length along z; the tip is at +z
plate = hppfcl.Box(6.0, 6.0, 0.02)

M_egg = pin.SE3.Identity()
M_funnel = pin.SE3.Identity()
M_funnel.rotation = pin.AngleAxis(np.pi / 2, np.array([1., 0., 0.])).toRotationMatrix()
M_funnel.translation = np.array([0.0, 3.0, 0.0])
M_plate = pin.SE3(np.eye(3), np.array([0., 0., -2.5]))

for name, shape, M in (("egg", egg, M_egg), ("funnel", funnel, M_funnel), ("plate", plate, M_plate)):
    obj = pin.GeometryObject(name, 0, M, shape)
    obj.meshColor = np.array([0.9, 0.4, 0.1, 1.0])
    geom_model.addGeometryObject(obj)
geom_model.addAllCollisionPairs()
data = pin.GeometryData(geom_model)
pin.computeDistances(model, model.createData(), geom_model, data, np.array([]))
print([r.min_distance for r in data.distanceResults])
