// source: ours, after the habits of three.js
// by hand: the ball stands at (5, 1.4, 0)
// refused: parent
=====
import * as THREE from 'three';
const a = new THREE.Mesh(new THREE.BoxGeometry(1, 2, 3));
const b = new THREE.Mesh(new THREE.SphereGeometry(0.5));
a.add(b);
a.position.set(5, 0, 0);
b.position.set(0, 1.4, 0);
