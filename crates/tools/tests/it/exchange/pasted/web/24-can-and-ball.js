// source: ours, after the habits of rapier3d
// by hand: cylinders lie along y; the centre of the ball is hypot(0.3, 0.4) = 0.5 from the axis, within the height: 0.5 - 0.35 - 0.1
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 0.6, radius: 0.35), pose: (position: (0, 0.6, 0), orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476))),
    q: (shape: Ball(radius: 0.1), pose: (position: (0.3, 0.5, 0.4))),
    expect: (verdict: separate, separation: 0.05),
)
=====
// Rapier 0.12 - a can (cylinder, upright) and a marble next to it
const { ColliderDesc, RigidBodyDesc } = RAPIER;
let world = new RAPIER.World({ x: 0, y: 0, z: 0 });

const radius = 0.35, halfHeight = 0.6;
let canDesc = ColliderDesc.cylinder(halfHeight, radius).setDensity(2.7e3);
let marbleDesc = ColliderDesc.ball(.1);

let canBody = world.createRigidBody(RigidBodyDesc.kinematicPositionBased());
let marbleBody = world.createRigidBody(RigidBodyDesc.dynamic());

canBody.setTranslation({ x: 0, y: 0.6, z: 0 }, true);
marbleBody.setTranslation({ x: 0.3, y: 0.5, z: 0.4 }, true);

let can = world.createCollider(canDesc, canBody);
let marble = world.createCollider(marbleDesc, marbleBody);

// 3-4-5: the axes are 0.5 apart, so the gap should be 0.05
world.contactPair(can, marble, (manifold, flipped) => {
  console.log(manifold.numContacts(), flipped);
});
