// source: ours, after the habits of three.js
// by hand: 5.5 - 0.75 - 4 along y; the last query is asked of the sphere
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 0.75), pose: (position: (1, 5.5, 0))),
    q: (shape: Cuboid(half_extents: (2.5, 2, 2)), pose: (position: (0.5, 2, 0))),
    expect: (verdict: separate, separation: 0.75),
)
=====
// frustum culling is off by one object in 5000, so I test a single pair by hand
const { Sphere, Box3, Vector3 } = THREE;

const bounds = new Sphere(new Vector3(1, 5.5, 0), 0.75);
const room = new Box3();
room.min.set(-2, 0, -2);
room.max.set(3, 4, 2);


console.log(room.distanceToPoint(bounds.center) - bounds.radius);   // 0.75
console.log(bounds.intersectsBox(room));                            // false
