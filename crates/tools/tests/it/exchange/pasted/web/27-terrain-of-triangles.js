// source: ours, after the habits of rapier3d
// by hand: a mesh of triangles is not convex
// refused: trimesh
=====
const vertices = new Float32Array([0, 0, 0,  4, 0, 0,  4, 1, 4,  0, 0.5, 4,  2, 3, 2]);
const indices = new Uint32Array([0, 1, 2,  0, 2, 3,  1, 2, 4]);

const terrain = world.createCollider(RAPIER.ColliderDesc.trimesh(vertices, indices).setTranslation(-2, 0, -2));
const boulder = world.createCollider(RAPIER.ColliderDesc.ball(0.5).setTranslation(0, 2.5, 0));

world.step();
console.log(world.contactPair(terrain, boulder, (m) => console.log(m.contactDist(0)))); // -0.0313
