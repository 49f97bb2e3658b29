// source: dimforge/parry issue #378, shortened, names replaced
// by hand: the pose of this function is that of the second shape as seen from the first: (4 - 6.0373735, 1.5 - 2.75). The box ends at y = -1.25 + 0.5, the capsule at -0.25 - 0.5
// says: prediction
(
    format: 1,
    dimension: 2,
    p: (shape: Capsule(a: (0, -0.25), b: (0, 0.25), radius: 0.5)),
    q: (shape: Rectangle(half_extents: (4, 0.5)), pose: (position: (-2.0373735, -1.25))),
    expect: (verdict: touching),
)
=====
When EPA gives up, point2 is far off. In contact_support_map_support_map.rs, line 40, GJK says that the shapes are
within the prediction, and EPA then answers with a point at the end of the box:

```rust
#[cfg(test)]
mod tests {
    use std::println;
    use crate::math::Point;
    use crate::shape::SharedShape;
    use super::*;

    #[test]
    fn stuck() {
        let pill = SharedShape::capsule(Point::new(0., -0.25), Point::new(0., 0.25), 0.5);
        let plank = SharedShape::cuboid(4., 0.5);

        let pos12 = (Vector::new(4.0, 1.5) - Vector::new(6.0373735, 2.75)).into();
        let prediction = 0.002;

        println!("{:?}", contact_support_map_support_map(&pos12, pill.as_support_map().unwrap(), plank.as_support_map().unwrap(), prediction));
    }
}
```

Some(Contact { point1: [0.0, -0.75], point2: [4.0, 0.5], normal1: [[3.426553e-7, -1.0]], normal2: [[-3.426553e-7, 1.0]], dist: 6.7250437e-7 })

I expected 2.037 instead of 4.0.
