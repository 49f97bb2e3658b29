// source: ours, after the habits of cannon-es
// by hand: the box ends at x = 1, the ball begins at 1.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Ball(radius: 0.5), pose: (position: (2, 0, 0))),
    expect: (verdict: separate, separation: 0.5),
)
=====
import * as CANNON from 'cannon-es'
const rows = document.getElementById("pairs").children
const box = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(1, 1, 1)) })
const ball = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(0.5), position: new CANNON.Vec3(2, 0, 0) })
