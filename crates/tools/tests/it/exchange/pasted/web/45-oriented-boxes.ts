// source: ours, after the habits of OBB.js of three.js
// by hand: the matrix takes x to -z: the long side of a goes along z, to 2; b begins at 2.75 - 1 = 1.75; in y they overlap by 0.75
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (2, 0.5, 0.5)), pose: (orientation: (0, 0.7071067811865475, 0, 0.7071067811865476))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 1)), pose: (position: (0, 0.25, 2.75))),
    expect: (verdict: overlap, penetration_depth: 0.25),
)
=====
import { Matrix3, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

// centre, half size, rotation; Matrix3.set() takes its numbers row by row
const turn = new Matrix3();
turn.set(
  0, 0, 1,
  0, 1, 0,
  -1, 0, 0
);

const a = new OBB(new Vector3(0, 0, 0), new Vector3(2, 0.5, 0.5), turn);
const b = new OBB(new Vector3(0, 0.25, 2.75), new Vector3(0.5, 0.5, 1));

console.assert(a.intersectsOBB(b, Number.EPSILON), 'r160: 15 axes, none separates');
// hits: 0.25 along z?
