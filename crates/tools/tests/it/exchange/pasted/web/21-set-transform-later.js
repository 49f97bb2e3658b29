// source: ours, after the habits of planck
// by hand: upright, A ends at x = 0.5; B begins at 2.25 - 1.5 = 0.75; the skin of 0.01 is no part of the shapes
// object: bodyA
// object: bodyB
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (1.5, 0.5)), pose: (position: (0, 0), angle: 1.5707963267948966)),
    q: (shape: Rectangle(half_extents: (1.5, 0.5)), pose: (position: (2.25, 0))),
    expect: (verdict: separate, separation: 0.25),
)
=====
// v0.3.31
let world = planck.World();
let hx = 1.5, hy = .5;

let bodyA = world.createBody();
bodyA.createFixture(planck.Box(hx, hy), 0);
let bodyB = world.createBody(Vec2(100, 100));         // parked out of sight
bodyB.createFixture(planck.Box(hx, hy), 0);
let sensor = world.createBody();
sensor.createFixture(planck.Edge(Vec2(-40, 0), Vec2(40, 0)), 0);

bodyA.setTransform(Vec2(0, 0), Math.PI / 2);
bodyB.setPosition(Vec2(2.25, 0));
bodyB.setAngle(-0.);

// A and B should be 0.25 apart. planck says:
//   distance = 0.23   iterations = 3
// (polygon radius 0.01 on each of them?)
