// source: coal-library/coal pull request #574, shortened, names replaced
// by hand: half lengths 0.5 + 0.5 less 2 * 0.5 - 0.05; the turn is about z, so z stays the shortest way
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0, 0, 0), orientation: (0, 0, 0.3826834323650898, 0.9238795325112867))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0, 0, 0.95))),
    expect: (verdict: overlap, penetration_depth: 0.05),
)
=====
This answers the two older requests: the patch of contact is now computed after `collide`. From Python:

```python
    half = 0.5
    lower = hppfcl.Box(2 * half, 2 * half, 2 * half)
    upper = hppfcl.Box(2 * half, 2 * half, 2 * half)

    M_lower = hppfcl.Transform3f()
    M_upper = hppfcl.Transform3f()
    sink = 0.05
    M_upper.setTranslation(np.array([0., 0., 2 * half - sink]))
    angle = np.pi / 4
    c = np.cos(angle)
    s = np.sin(angle)
    R = np.array([[c, -s, 0.0],
                  [s, c, 0.0],
                 [0, 0, 1.0]])
    M_lower.setRotation(R)

    col_req = hppfcl.CollisionRequest()
    col_res = hppfcl.CollisionResult()
    hppfcl.collide(lower, M_lower, upper, M_upper, col_req, col_res)

    patch_req = hppfcl.ContactPatchRequest()
    patch_res = hppfcl.ContactPatchResult()
    hppfcl.computeContactPatch(lower, M_lower, upper, M_upper, col_res, patch_req, patch_res)
```
The picture shows the 8 corners of the patch and its normal. About 12 us for both calls on my laptop.
