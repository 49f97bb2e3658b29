// source: coal-library/coal issue #144, a comment, shortened, names replaced
// by hand: 1 + 1 - 1.9999
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Cuboid(half_extents: (1, 1, 1)), pose: (position: (1.9999, 0, 0))),
    expect: (verdict: overlap, penetration_depth: 0.0001),
)
=====
# With the Python bindings (hppfcl 2.0.0, numpy 1.22):
import hppfcl
import numpy as np

left = hppfcl.Box(2, 2, 2)
right = hppfcl.Box(2, 2, 2)
body1 = hppfcl.CollisionObject(left)
body2 = hppfcl.CollisionObject(right)
body2.setTranslation(np.array([1.9999, 0, 0]))
req = hppfcl.CollisionRequest()
req.num_max_contacts = 4
res = hppfcl.CollisionResult()
print(hppfcl.collide(body1, body2, req, res))
print(res.getContact(0).pos)
# -> 1 contact only, and it sits in a corner of the face, (0.995, -1, -1). In my engine this turns
#    the boxes, they sink deeper, and the next frame is worse. I had expected 4 of them,
#    or a single one near (0.995, 0, 0).
