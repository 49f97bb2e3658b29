// source: ours, after the habits of rapier3d
// by hand: lower side at 2 - 0.4 - 0.1 = 1.5, board up to 1.25; the skin of 0.02 is left out
// says: skin
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.4, 0.4, 0.4)), rounding: 0.1, pose: (position: (0, 2, 0))),
    q: (shape: Cuboid(half_extents: (4, 0.25, 4)), pose: (position: (0, 1, 0))),
    expect: (verdict: separate, separation: 0.25),
)
=====
import RAPIER from "@dimforge/rapier3d-compat";

async function main() {
  await RAPIER.init();
  const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
  const side = 0.8;

  // roundCuboid(hx, hy, hz, borderRadius): the border lies around the cuboid
  const dieDesc = RAPIER.ColliderDesc.roundCuboid(side / 2, side / 2, side / 2, 0.1)
    .setTranslation(0, 2, 0)
    .setContactSkin(0.02);
  const boardDesc = RAPIER.ColliderDesc.cuboid(4, 0.25, 4).setTranslation(0, 1, 0);

  const die = world.createCollider(dieDesc);
  const board = world.createCollider(boardDesc);
  console.log("rapier", RAPIER.version(), die.handle, board.handle);
}
main();
