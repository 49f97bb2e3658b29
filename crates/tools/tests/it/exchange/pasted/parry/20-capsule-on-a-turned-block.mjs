// source: ours, after the habits of rapier.js 0.14
// by hand: half lengths, capsule(halfHeight, radius) along y; the collider of the capsule stands 0.25 above its body, so its segment goes from (1, 3.75, 0.2) to (1, 4.75, 0.2); the block is turned by 45 degrees about z: from the block's corner (1.5/sqrt(2), 1 + 2.5/sqrt(2)) to the lower end
// says: skin
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (2, 0.5, 1)), pose: (position: (0, 1, 0), orientation: (0, 0, 0.3826834323650898, 0.9238795325112867))),
    q: (shape: Capsule(a: (0, -0.5, 0), b: (0, 0.5, 0), radius: 0.3), pose: (position: (1, 4.25, 0.2))),
    expect: (verdict: separate, separation: 0.6841043720690043),
)
=====
// Node 20.11, @dimforge/rapier3d-compat 0.14.0
// The capsule stops about 2 cm above the block. Is that the skin?
import RAPIER from '@dimforge/rapier3d-compat';
await RAPIER.init();

const world = new RAPIER.World({ x: 0.0, y: -9.81, z: 0.0 });
world.timestep = 1 / 120;

const blockDesc = RAPIER.RigidBodyDesc.fixed()
  .setTranslation(0, 1, 0)
  .setRotation({ w: 0.9238795325112867, x: 0, y: 0, z: 0.3826834323650898 }); // 45°
const block = world.createRigidBody(blockDesc);
const blockShape = RAPIER.ColliderDesc.cuboid(2.0, 0.5, 1.0).setFriction(0.6);
world.createCollider(blockShape, block);

const heroDesc = RAPIER.RigidBodyDesc.dynamic().setTranslation(1.0, 4.0, 0.2).lockRotations();
const hero = world.createRigidBody(heroDesc);
const heroShape = RAPIER.ColliderDesc.capsule(0.5, 0.3)
  .setTranslation(0, 0.25, 0)
  .setContactSkin(0.01)
  .setMass(80)
  .setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS);
const heroCollider = world.createCollider(heroShape, hero);

for (let i = 0; i < 240; i += 1) {
  world.step();
  const t = hero.translation();
  if (i % 24 === 0) console.log(i, t.x.toFixed(4), t.y.toFixed(4), t.z.toFixed(4));
}
world.free();
