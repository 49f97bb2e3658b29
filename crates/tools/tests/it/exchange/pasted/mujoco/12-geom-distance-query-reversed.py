// source: ours, after the habits of reports to MuJoCo
// by hand: the query names the lid first; its lowest point is sqrt((0.25 sin 30)^2 + (0.05 cos 30)^2) below z = 0.9, at y = -0.1964, above the flat top (radius 0.2) of the can at z = 0.6
(
    format: 1,
    dimension: 3,
    p: (shape: Ellipsoid(semi_axes: (0.25, 0.25, 0.05)), pose: (position: (0, 0, 0.9), orientation: (0.25881904510252074, 0, 0, 0.9659258262890683))),
    q: (shape: Cylinder(half_height: 0.3, radius: 0.2), pose: (position: (0, 0, 0.3))),
    expect: (verdict: separate, separation: 0.16771243444677048),
)
=====
import mujoco
import numpy as np

print("mujoco", mujoco.__version__)   # 3.3.2

XML = """
<mujoco>
  <option><flag gravity="disable"/></option>
  <worldbody>
    <geom name="can" type="cylinder" size=".2 .3" pos="0 0 .3"/>
    <geom name="bead" type="sphere" size=".04" pos="1 1 .04"/>
    <body name="b_lid" pos="0 0 0.9">
      <freejoint/>
      <geom name="lid" type="ellipsoid" size=".25 .25 .05" axisangle="1 0 0 30" mass="0.1"/>
    </body>
  </worldbody>
</mujoco>
"""

model = mujoco.MjModel.from_xml_string(XML)
data = mujoco.MjData(model)
mujoco.mj_forward(model, data)

gid = lambda name: mujoco.mj_name2id(model, mujoco.mjtObj.mjOBJ_GEOM, name)
fromto = np.zeros(6)
d = mujoco.mj_geomDistance(model, data, gid("lid"), gid("can"), 10.0, fromto)
print(d)         # 0.16771243..., fine
print(fromto)    # the second point is not on the can
assert np.isclose(np.linalg.norm(fromto[3:] - fromto[:3]), d, atol=1e-4), fromto
