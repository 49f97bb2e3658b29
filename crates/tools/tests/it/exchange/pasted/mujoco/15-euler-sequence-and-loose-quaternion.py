// source: ours, after the habits of models for MuJoCo
// by hand: capital letters are turns about fixed axes, in order z by 90, y by 0, x by 90 degrees: R = Rx(90) Rz(90), which takes local z to -y; the capsule lies from y = 1 to -1 at z = 1; quat 2 0 0 2 is made unit, 90 degrees about z: the box reaches x = 1.5 - 0.2; 1.3 - 0.25
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, 0, -1), b: (0, 0, 1), radius: 0.25), pose: (position: (0, 0, 1), orientation: (0.5, -0.4999999999999999, 0.5, 0.5000000000000001))),
    q: (shape: Cuboid(half_extents: (0.5, 0.2, 0.3)), pose: (position: (1.5, 0, 1), orientation: (0, 0, 0.7071067811865475, 0.7071067811865477))),
    expect: (verdict: separate, separation: 1.05),
)
=====
# Which order are my angles in?  (mujoco 3.2.7, dm_control 1.0.28)
from dm_control import mjcf

spec = mjcf.from_xml_string('''
<mujoco>
  <compiler eulerseq="ZYX"/>
  <default>
    <default class="heavy">
      <geom density="7800" rgba=".2 .2 .2 1"/>
      <default class="pipe"><geom type="capsule" size="0.25 1"/></default>
    </default>
  </default>
  <worldbody>
    <body name="lying" pos="0 0 1" euler="90 0 90" childclass="heavy">
      <geom name="pipe" class="pipe"/>
    </body>
    <body name="upright" pos="1.5 0 1" quat="2 0 0 2">
      <geom name="crate" type="box" size="0.5 0.2 0.3" contype="1" conaffinity="2"/>
    </body>
  </worldbody>
</mujoco>
''')
physics = mjcf.Physics.from_mjcf_model(spec)
print(physics.named.data.geom_xmat)
for i in range(1000):
    physics.step()
