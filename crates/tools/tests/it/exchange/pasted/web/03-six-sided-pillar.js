// source: ours, after the habits of cannon-es 0.20 with three.js beside it
// by hand: cannon-es: the corners of the prism are (-r sin t, ±h/2, r cos t), so a flat side, not a corner, looks along x, at 0.5 cos 30° = 0.4330127018922193; 1 - 0.4330127018922193 - 0.25 apart along x
// says: sides
(
    format: 1,
    dimension: 3,
    p: (shape: Prism(sides: 6, radius: 0.5, half_height: 1), pose: (position: (1, 1, 0), orientation: (-0.5, -0.5, -0.5, 0.5))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (-0.25, 0.5, 0))),
    expect: (verdict: separate, separation: 0.3169872981077807),
)
=====
import * as CANNON from 'cannon-es';
import * as THREE from 'three';

// A crate is dropped beside a pillar. The drawn pillar has 32 sides, the physical one 6,
// so the crate seems to hover 0.07 away from it. Is that expected?
const scene = new THREE.Scene();
const camera = new THREE.PerspectiveCamera(60, innerWidth / innerHeight, 0.1, 200);
camera.position.set(4, 3, 8);

const world = new CANNON.World({ gravity: new CANNON.Vec3(0, 0, 0) });

const radius = 0.5, height = 2;
const pillarShape = new CANNON.Cylinder(radius, radius, height, 6);
const pillar = new CANNON.Body({ mass: 0, shape: pillarShape });
pillar.position.set(1, 1, 0);
world.addBody(pillar);

const crate = new CANNON.Body({
  mass: 5,
  shape: new CANNON.Box(new CANNON.Vec3(0.5, 0.5, 0.5)),
  position: new CANNON.Vec3(-0.25, 0.5, 0),
  linearDamping: 0.01,
});
world.addBody(crate);

// what is drawn
const pillarMesh = new THREE.Mesh(
  new THREE.CylinderGeometry(radius, radius, height, 32),
  new THREE.MeshStandardMaterial({ color: 0x886644 })
);
const crateMesh = new THREE.Mesh(new THREE.BoxGeometry(1, 1, 1), new THREE.MeshNormalMaterial());
scene.add(pillarMesh, crateMesh);

function frame() {
  requestAnimationFrame(frame);
  world.fixedStep();
  pillarMesh.position.copy(pillar.position);
  crateMesh.position.copy(crate.position);
}
frame();
