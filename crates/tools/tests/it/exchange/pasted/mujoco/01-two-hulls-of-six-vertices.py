// source: google-deepmind/mujoco_warp issue #1527, shortened, names replaced
// by hand: w is the first number of a quaternion; no simple number: MuJoCo 4.0.0 and scipy say that they overlap, 3.13126e-3 deep
// says: gap
(
    format: 1,
    dimension: 3,
    p: (
        shape: Points([(-0.0611590669, -0.13801524, -0.158372656), (0.0620514415, 0.135089189, -0.159879193), (-0.105518319, -0.100999095, -0.188289702), (-0.107238553, -0.102976903, 0.1569262), (-0.0851279497, -0.122304708, 0.156887323), (-0.0590926372, -0.104567274, -0.242715642)]),
        pose: (position: (-0.141666584, 0, 0), orientation: (0.0029009761000811742, 0.00014243280000398554, 0.8400087479235049, 0.5425650813151819)),
    ),
    q: (
        shape: Points([(-0.0611590669, -0.13801524, -0.158372656), (0.0620514415, 0.135089189, -0.159879193), (-0.105518319, -0.100999095, -0.188289702), (-0.107238553, -0.102976903, 0.1569262), (-0.0851279497, -0.122304708, 0.156887323), (-0.0590926372, -0.104567274, -0.242715642)]),
        pose: (position: (0.141666584, 0, 0), orientation: (0.0029009761000811742, 0.00014243280000398554, 0.8400087479235049, 0.5425650813151819)),
    ),
    expect: (verdict: overlap),
)
=====
For this reduced pair MuJoCo says a negative distance, the Warp port 3.10.0.2 a small positive one, so no
constraint is made. Six vertices are left of the mesh of a capsule.

```python
import importlib.metadata

import mujoco
import mujoco_warp as mjw
import warp as wp


DEVICE = "cuda:0"
CORNERS = """
-0.0611590669 -0.13801524  -0.158372656
 0.0620514415  0.135089189 -0.159879193
-0.105518319  -0.100999095 -0.188289702
-0.107238553  -0.102976903  0.1569262
-0.0851279497 -0.122304708  0.156887323
-0.0590926372 -0.104567274 -0.242715642
"""
TURN = "0.5425650813 0.0029009761 0.0001424328 0.8400087479"

XML = f"""
<mujoco>
  <asset>
    <mesh name="rest" vertex="{CORNERS}"/>
  </asset>
  <worldbody>
    <body pos="-0.141666584 0 0" quat="{TURN}">
      <freejoint/>
      <geom type="mesh" mesh="rest" margin="0" gap=".01"/>
    </body>
    <body pos="0.141666584 0 0" quat="{TURN}">
      <freejoint/>
      <geom type="mesh" mesh="rest" margin="0" gap=".01"/>
    </body>
  </worldbody>
</mujoco>
"""

with wp.ScopedDevice(DEVICE):
    m = mujoco.MjModel.from_xml_string(XML)
    print(importlib.metadata.version("mujoco"), m.ngeom)
```
