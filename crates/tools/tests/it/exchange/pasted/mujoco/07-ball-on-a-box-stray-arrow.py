// source: google-deepmind/mujoco issue #2206, shortened (the loop over heights is left out), names replaced
// by hand: in decimals the ball touches the top at z = -0.005; in binary numbers they may miss it by 1e-17, so no verdict is stated
// says: plane
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.25)), pose: (position: (0, 0, -0.255))),
    q: (shape: Ball(radius: 0.005)),
)
=====
The positions are right, but `contact.dist` is wrong after the ball has gone wholly into the box.

```py
xml = """
<mujoco>
  <worldbody>
    <geom name="floor" pos="0 0 -.005" type="plane" size="0.5 0.5 0.01"/>-->
    <geom name="slab"   type="box" pos = "0 0 -0.255" size="0.5 0.5 .25"  />
    <body>
      <freejoint/>
      <geom name="bead" type="sphere" mass="1" size="0.005"/>
    </body>
  </worldbody>
</mujoco>
"""
model = mujoco.MjModel.from_xml_string(xml)
data = mujoco.MjData(model)
mujoco.mj_forward(model, data)
for c in data.contact:
  print(c.pos, c.dist)

plt.xlabel('depth (m)');
plt.legend()
```
(from #2199)
