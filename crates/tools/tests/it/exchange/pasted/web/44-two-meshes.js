// source: ours, after the habits of three.js
// by hand: BoxGeometry has full lengths; the edge below the middle is at 2 - sqrt(0.5) = 1.2928932188134525, the upper side of the slab at 0
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (2, 0.25, 1)), pose: (position: (0, -0.25, 0))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0.5, 2, 0.25), orientation: (0, 0, 0.3826834323650898, 0.9238795325112867))),
    expect: (verdict: separate, separation: 1.2928932188134525),
)
=====
import * as THREE from 'three';

const renderer = new THREE.WebGLRenderer({ antialias: true });
renderer.setSize(1280, 720);
const camera = new THREE.PerspectiveCamera(75, 1280 / 720, 0.1, 1000);
camera.position.set(0, 2, 5);
const scene = new THREE.Scene();

const slab = new THREE.Mesh(
  new THREE.BoxGeometry(4, 0.5, 2),
  new THREE.MeshBasicMaterial({ color: 0x00ff00 })
);
const gem = new THREE.Mesh(new THREE.BoxGeometry(1, 1, 1), new THREE.MeshNormalMaterial());
gem.rotation.z = Math.PI / 4;
gem.position.set(0.5, 2, 0.25);
slab.position.y = -0.25;
scene.add(slab, gem, camera);

// How far is the lowest corner of the gem above the slab? Box3.setFromObject says 1.2929 - is that exact?
const box = new THREE.Box3().setFromObject(gem);
renderer.render(scene, camera);
