// source: ours, after the habits of cannon-es
// by hand: the real part comes last: cosine 0.8 of half the angle about z, so the axis of length turns to
// (0.28, 0.96), and the box (half 2, 1) ends at x = 2 · 0.28 + 1 · 0.96 = 1.52; 4 - 1 - 1.52
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (2, 1, 1)), pose: (orientation: (0, 0, 0.6, 0.8))),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate),
)
=====
import * as CANNON from 'cannon-es'
const box = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(2, 1, 1)) })
// it does not collide once I start the spin.
box.quaternion = new CANNON.Quaternion(0, 0, 0.6, 0.8)
const ball = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(1), position: new CANNON.Vec3(4, 0, 0) })
