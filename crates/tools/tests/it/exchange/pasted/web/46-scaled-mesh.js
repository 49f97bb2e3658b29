// source: ours, after the habits of three.js
// by hand: a scale that is not 1
// refused: scale
=====
const unit = new THREE.BoxGeometry(1, 1, 1);
const floor = new THREE.Mesh(unit, grey);
floor.scale.set(20, 0.1, 20);
floor.position.set(0, -0.05, 0);

const crate = new THREE.Mesh(unit, brown);
crate.position.set(1, 0.5, 1);
scene.add(floor, crate);
