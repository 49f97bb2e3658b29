// source: BerkeleyAutomation/python-fcl issue #68, shortened, names replaced
// by hand: the matrix turns local z to +y, so the second one lies from y = -3.1 to 0.9; the upright one begins at y = 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 2, radius: 1), pose: (position: (0.5, 2, 1))),
    q: (shape: Cylinder(half_height: 2, radius: 1), pose: (position: (0.5, -1.1, 2), orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.1),
)
=====
Hello, I am trying python-fcl 0.7.0.5 and this code gives me a wrong result:

```
import numpy as np
import fcl

# an upright cylinder, moved
shape_a = fcl.Cylinder(1.0, 4.0)
body_a = fcl.CollisionObject(shape_a)
body_a.setTranslation(np.array([0.5, 2, 1.0]))

# the same one, turned by 90 degrees about x and moved
shape_b = fcl.Cylinder(1.0, 4)
body_b = fcl.CollisionObject(shape_b)
body_b.setRotation(np.array([[ 1.,0. ,0.],[ 0., 0., 1.],[ 0., -1., 0.]]))
body_b.setTranslation(np.array([0.5, -1.1, 2]))

request = fcl.CollisionRequest(num_max_contacts=1, enable_contact=True)
result = fcl.CollisionResult()
cdata = fcl.CollisionData(request, result)
n = fcl.collide(body_a, body_b, request, result)
print('hit: ','no' if n==0 else 'yes')
print([c.pos for c in cdata.result.contacts])
```
It prints "no", but in FreeCAD they overlap: ![drawing 20h56](https://example.org/2023-08-12-20h56-32.png)
EDIT: sorry, I had moved them differently in FreeCAD.
