// source: ours, after the habits of rapier3d-compat
// by hand: half height 1 and radius 0.5, lying along x: the underside is at 0.75 - 0.5 = 0.25 above 0
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (10, 0.5, 10)), pose: (position: (0, -0.5, 0))),
    q: (shape: Capsule(a: (0, -1, 0), b: (0, 1, 0), radius: 0.5), pose: (position: (0.5, 0.75, 0), orientation: (0, 0, 0.7071067811865475, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.25),
)
=====
import RAPIER from '@dimforge/rapier3d-compat';
await RAPIER.init();

const world = new RAPIER.World({ x: 0.0, y: -9.81, z: 0.0 });
world.timestep = 1 / 240;

// slab: half extents, its upper side is at y = 0
const slabBody = world.createRigidBody(RAPIER.RigidBodyDesc.fixed().setTranslation(0, -0.5, 0));
const slab = world.createCollider(RAPIER.ColliderDesc.cuboid(10.0, 0.5, 10.0).setFriction(0.9), slabBody);

// a capsule lies along y; here it is turned by 90 degrees about z
const half = Math.SQRT1_2;
const pillBody = world.createRigidBody(
  RAPIER.RigidBodyDesc.dynamic()
    .setTranslation(0.5, 0.75, 0)
    .setRotation({ x: 0, y: 0, z: half, w: half })
    .setCcdEnabled(true)
);
const pill = world.createCollider(RAPIER.ColliderDesc.capsule(1.0, 0.5).setRestitution(0.2), pillBody);

const contact = slab.contactCollider(pill, 10.0);
console.log(contact?.distance); // 0.25 expected
world.free();
