// source: mrdoob/three.js pull request #8643, shortened, names replaced
// by hand: boxes by their lowest and highest corner: z = 2 to 4 above z = 0 to 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1)), pose: (position: (1, 1, 3))),
    q: (shape: Cuboid(half_extents: (1, 1, 0.5)), pose: (position: (1, 1, 0.5))),
    expect: (verdict: separate, separation: 1),
)
=====
// Box3.intersect leaves a half-empty box behind if only one direction has a gap.
const upper = new THREE.Box3(new THREE.Vector3(0, 0, 2), new THREE.Vector3(2, 2, 4));
const lower = new THREE.Box3(new THREE.Vector3(0, 0, 0), new THREE.Vector3(2, 2, 1));

console.log(upper.intersectsBox(lower));           // false, fine
const both = upper.clone().intersect(lower);       // min (0, 0, 2), max (2, 2, 1)

// growing it by one point gives more than that point:
both.expandByPoint(new THREE.Vector3(0, 0, 0));    // [0, 0, 0] - [2, 2, 1], should be [0, 0, 0] - [0, 0, 0]
