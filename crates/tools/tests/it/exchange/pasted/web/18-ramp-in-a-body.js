// source: ours, after the habits of planck 1.x
// by hand: the body turns the centre (1, 0) to (0, 1), so the box is at (2, 2); its own angle -90° and the 90° of the body cancel; 3.5 - 2.25
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (2, 0.25)), pose: (position: (2, 2))),
    q: (shape: Rectangle(half_extents: (0.5, 0.5)), pose: (position: (2, 4))),
    expect: (verdict: separate, separation: 1.25),
)
=====
const pl = require('planck'), Vec2 = pl.Vec2;
const world = pl.World({ gravity: Vec2(0, -10) });

// The box has its own centre and angle within the body: half width, half height, centre, angle.
const ramp = world.createBody({ type: 'static', position: Vec2(2, 1), angle: Math.PI / 2 });
ramp.createFixture(pl.Box(2, 0.25, Vec2(1, 0), -Math.PI / 2), { friction: 0.6 });

const cart = world.createDynamicBody(Vec2(2.0, 4.0));
cart.createFixture({
  shape: pl.Box(0.5, 0.5),
  density: 1.5,
  restitution: 0.1,
});

let sum = 0;
for (let i = 0; i < 90; ++i) {
  // world.step(1 / 60, 8, 3);
  sum += cart.getPosition().y;
}
console.log((sum / 90).toFixed(4)); // 4.0000
