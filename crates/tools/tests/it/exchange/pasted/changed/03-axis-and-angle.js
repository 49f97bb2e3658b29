// source: ours, after the habits of cannon-es
// by hand: the ball seen from the box: (2.8284, -2.8284), beside the edge x = 1, y = -2
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 2, 3)), pose: (orientation: (0, 0, 0.3826834323650898, 0.9238795325112867))),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 1.0073458226032854),
)
=====
import * as CANNON from 'cannon-es';

const turn = new CANNON.Quaternion();
turn.setFromAxisAngle(new CANNON.Vec3(0, 0, 1), Math.PI / 4);
const crate = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(1, 2, 3)), quaternion: turn });
const ball = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(1), position: new CANNON.Vec3(4, 0, 0) });
world.addBody(crate);
world.addBody(ball);
