// source: google-deepmind/mujoco_warp issue #1649, shortened, names replaced
// by hand: the second body has place holders for its kind, size and height, filled by a call with other numbers each time
// refused: {z}
=====
With margins on the geoms, in the XML or by `model.geom_margin`, the distances of a mesh and a primitive are wrong.

```
import mujoco
import mujoco_warp as mjw
import numpy as np

MODEL = """
<mujoco>
  <asset>
    <mesh name="cube" vertex="-.5 -.5 -.5  .5 -.5 -.5  .5 .5 -.5  -.5 .5 -.5
                              -.5 -.5 .5   .5 -.5 .5   .5 .5 .5   -.5 .5 .5"/>
  </asset>
  <worldbody>
    <body name="base"><geom name="base" type="mesh" mesh="cube"/></body>
    <body name="finger" pos="0 0 {z}"><freejoint/><geom name="finger" type="{kind}" size="{size}"/></body>
  </worldbody>
</mujoco>
"""

for kind, size, z in (("sphere", ".1", .7), ("capsule", ".05 .1", .9), ("box", ".1 .1 .1", .75)):
    m = mujoco.MjModel.from_xml_string(MODEL.format(kind=kind, size=size, z=z))
    for margin in (0.0, 0.05, 0.2):
        m.geom_margin[:] = margin
        print(kind, margin, warp_dist(m, "base", "finger"))
```
| kind | margin | warp | mujoco |
|---|---|---|---|
| sphere | 0.2 | 0.302 | 0.1 |
