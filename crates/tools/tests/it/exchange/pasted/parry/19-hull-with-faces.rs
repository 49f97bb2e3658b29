// source: ours, after the habits of parry 0.18
// by hand: across the slanted side x + y + z = 2 of the tetrahedron the octahedron reaches from 1.8 - 0.5: 0.7 / sqrt(3); the other ways out are longer
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 2)])),
    q: (shape: Points([(-0.5, 0, 0), (0.5, 0, 0), (0, -0.5, 0), (0, 0.5, 0), (0, 0, -0.5), (0, 0, 0.5)]), pose: (position: (0.5, 0.6, 0.7))),
    expect: (verdict: overlap, penetration_depth: 0.4041451884327381),
)
=====
dist comes out as -0.8083 where I get -0.4041 on paper. It is exact again when I swap the two.

```rust
use parry3d::na::{point, Isometry3, Point3};
use parry3d::query;
use parry3d::shape::ConvexPolyhedron;

fn corner_of_a_cube() -> ConvexPolyhedron {
    let points = vec![
        Point3::new(0.0, 0.0, 0.0),
        Point3::new(2.0, 0.0, 0.0),
        Point3::new(0.0, 2.0, 0.0),
        Point3::new(0.0, 0.0, 2.0),
    ];
    let indices = [[0u32, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]];
    ConvexPolyhedron::from_convex_mesh(points, &indices).unwrap()
}

fn main() {
    let corner = corner_of_a_cube();
    let diamond = ConvexPolyhedron::from_convex_hull(&[
        point![-0.5, 0.0, 0.0],
        point![0.5, 0.0, 0.0],
        point![0.0, -0.5, 0.0],
        point![0.0, 0.5, 0.0],
        point![0.0, 0.0, -0.5],
        point![0.0, 0.0, 0.5],
    ])
    .unwrap();

    let corner_pose = Isometry3::identity();
    let diamond_pose = Isometry3::translation(0.5, 0.6, 0.7);

    let c = query::contact(&corner_pose, &corner, &diamond_pose, &diamond, 0.0);
    println!("{c:#?}");
    assert_eq!(corner.points().len(), 4);
    assert_eq!(diamond.points().len(), 6);
}
```
