// source: ours, after the habits of rapier2d
// by hand: the body turns (0, 1) to (-1, 0): centre (4, 1); upright it begins at x = 3.75; the house ends at 3
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (3, 0), (3, 1), (1.5, 2), (0, 1)])),
    q: (shape: Rectangle(half_extents: (0.5, 0.25)), pose: (position: (4, 1), angle: 1.5707963267948966)),
    expect: (verdict: separate, separation: 0.75),
)
=====
import RAPIER from '@dimforge/rapier2d';

const world = new RAPIER.World({ x: 0.0, y: 9.81 });   // y down
const points = new Float32Array([
  0, 0,
  3, 0,
  3, 1,
  1.5, 2,
  0, 1,
]);
const house = world.createCollider(RAPIER.ColliderDesc.convexHull(points));

const kiteBody = world.createRigidBody(
  RAPIER.RigidBodyDesc.dynamic().setTranslation(5, 1).setRotation(Math.PI / 2).setGravityScale(0));
// relative to its body
const kiteDesc = RAPIER.ColliderDesc.cuboid(0.5, 0.25).setTranslation(0, 1).setMass(0.3);
const kite = world.createCollider(kiteDesc, kiteBody);

for (let step = 0; step < 3; step += 1) { /* world.step(); */ }
console.log(house.contactCollider(kite, 2.0));
