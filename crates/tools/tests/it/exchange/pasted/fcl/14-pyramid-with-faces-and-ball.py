// source: ours, after the habits of reports to python-fcl
// by hand: the side 2x + z = 2 is (2*2 + 1 - 2)/sqrt(5) from the centre (2, 0, 1), with its foot (0.8, 0, 0.4) in the side; less 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (0, 0, 2)])),
    q: (shape: Ball(radius: 0.5), pose: (position: (2, 0, 1))),
    expect: (verdict: separate, separation: 0.8416407864998738),
)
=====
Is it `n_faces` or the length of `faces` that `fcl.Convex` wants? With 13 I get a segmentation fault, with 5 it runs.

```python
verts = np.array([[-1.0, -1.0, 0.0],
                  [ 1.0, -1.0, 0.0],
                  [ 1.0,  1.0, 0.0],
                  [-1.0,  1.0, 0.0],
                  [ 0.0,  0.0, 2.0]])
# number of corners of the face, then the corners
faces = np.array([4, 0, 3, 2, 1,
                  3, 0, 1, 4,
                  3, 1, 2, 4,
                  3, 2, 3, 4,
                  3, 3, 0, 4])
roof = fcl.Convex(verts, 5, faces)
ball = fcl.Sphere(0.5)

o1 = fcl.CollisionObject(roof, fcl.Transform())
o2 = fcl.CollisionObject(ball, fcl.Transform(np.eye(3), np.array([2.0, 0.0, 1.0])))

result = fcl.DistanceResult()
print(fcl.distance(o1, o2, fcl.DistanceRequest(), result))
```
prints 0.8416407864998738
