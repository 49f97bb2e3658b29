// source: ours, after the habits of three.js
// by hand: the ball stands at (0, 6.4, 0)
// refused: parent
=====
import * as THREE from 'three';
const group = new THREE.Group();
const a = new THREE.Mesh(new THREE.BoxGeometry(1, 2, 3));
const b = new THREE.Mesh(new THREE.SphereGeometry(0.5));
group.add(b);
group.position.set(0, 5, 0);
a.position.set(5, 0, 0);
b.position.set(0, 1.4, 0);
scene.add(a); scene.add(group);
