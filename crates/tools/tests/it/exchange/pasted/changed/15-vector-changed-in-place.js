// source: ours, after the habits of cannon-es
// by hand: p is (-2, -4, -6) after these calls, which are not known here
// refused: a position with numeric coordinates
=====
import * as CANNON from 'cannon-es';

const p = new CANNON.Vec3(1, 2, 3);
p.scale(2, p);
p.negate(p);
const a = new CANNON.Body({ mass: 1, shape: new CANNON.Box(new CANNON.Vec3(1, 2, 3)), position: p });
const b = new CANNON.Body({ mass: 1, shape: new CANNON.Sphere(1), position: new CANNON.Vec3(4, 0, 0) });
