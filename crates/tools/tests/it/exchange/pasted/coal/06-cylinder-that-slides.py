// source: coal-library/coal issue #779, shortened, names replaced
// by hand: the second position runs through a loop of 200 steps; none of them is the pair
// refused: x
=====
I use the Python bindings and look at the penetration depth of simple shapes. Take two cylinders with
r=0.25 and l=0.1, one stays at the origin, the other one slides along x from -1 to 1:

```python
    fixed = coal.Cylinder(0.25, 0.1)
    slider = coal.Cylinder(0.25, 0.1)

    T1 = coal.Transform3s()

    col_req = coal.CollisionRequest()
    col_res = coal.CollisionResult()

    depths = []
    for x in np.linspace(-1.0, 1.0, 200):
        T2 = coal.Transform3s()
        T2.setTranslation(np.array([x, 0.0, 0.0]))
        col_res.clear()
        coal.collide(fixed, T1, slider, T2, col_req, col_res)
        depths.append(col_res.getContact(0).penetration_depth if col_res.isCollision() else 0.0)
```
The curve is cut off at 0.1 in the middle, where I expected a peak of 0.5.
EDIT: it is the shortest translation that parts them, so along z here. Sorry for the noise.
