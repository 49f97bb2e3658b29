// source: ours, after the habits of cannon-es
// by hand: scipy, hull of the difference of the ten world points; node ran the text in cannon-es 0.20 and had the same points: 0.47743530680049207 deep
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (0, 0, 1.5)])),
    q: (shape: Points([(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (0, 0, 1.5)]), pose: (position: (1.5, 0.25, 0), orientation: (0, 0.3826834323650898, 0, 0.9238795325112867))),
    expect: (verdict: overlap, penetration_depth: 0.47743530680049207),
)
=====
import { Body, ConvexPolyhedron, Vec3, World } from 'cannon-es'

const world = new World()
world.defaultContactMaterial.friction = 0.3

// apex along +z, base at z = -1; counter-clockwise seen from outside
const verts = [
  new Vec3(-1, -1, -1), new Vec3(1, -1, -1),
  new Vec3(1, 1, -1), new Vec3(-1, 1, -1),
  new Vec3(0, 0, 1.5),
]
const faces = [
  [3, 2, 1, 0],
  [0, 1, 4],
  [1, 2, 4],
  [2, 3, 4],
  [3, 0, 4],
]
const gem = new ConvexPolyhedron({ vertices: verts, faces })

// both use the same shape
const left = new Body({ mass: 1, shape: gem })
const right = new Body({ mass: 1, shape: gem })

left.position.set(0, 0, 0)
right.position.set(1.5, 0.25, 0)
right.quaternion.setFromAxisAngle(new Vec3(0, 1, 0), Math.PI / 4)

world.addBody(left)
world.addBody(right)

// convexConvex() reports no contact in about 1 of 40 runs
world.step(1 / 120)
console.log(world.contacts.length, performance.now())
