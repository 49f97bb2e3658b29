// source: ours, after the habits of three.js
// by hand: the angles stay x, y, z in any order: the box turns about x, so it ends at x = 1.5; 5 - 1.5 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 1, 1.5)), pose: (position: (1, 2, 3), orientation: (0.24740395925452294, 0, 0, 0.9689124217106447))),
    q: (shape: Ball(radius: 1), pose: (position: (5, 2, 3))),
    expect: (verdict: separate, separation: 2.5),
)
=====
import * as THREE from 'three';

const a = new THREE.Mesh(new THREE.BoxGeometry(1, 2, 3), material);
a.position.set(1, 2, 3);
a.quaternion.setFromEuler(new THREE.Euler(0.5, 0, 0, 'YXZ'));
const b = new THREE.Mesh(new THREE.SphereGeometry(1), material);
b.position.set(5, 2, 3);
scene.add(a, b);
