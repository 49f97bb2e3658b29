// source: dimforge/ncollide issue #343, shortened, names replaced
// by hand: the half lengths and the middle of the cuboid are computed by calls and indices; by hand they would be (305.100003, 219.475) and (420, 923.125)
// refused: diff
=====
Segment and cuboid: the built-in contact misses about every tenth. My own test beside it.

```rust
fn segment_and_box(){
    // x_min: 114.899994, x_max: , y_min: 703.65, y_max: 1142.6; seg: Segment { a: Point { coords: Matrix { data: [-1087.5709, -369.54813] } }, b: Point { coords: Matrix { data: [600.0, 1087.5] } } }
    let lower = Point2::new(114.899994, 703.65);
    let upper = Point2::new(725.1, 1142.6);

    let diff = lower - upper;
    let middle = nalgebra::center(&lower, &upper);

    let from = Point2::new(-1087.5709, -369.54813);
    let to = Point2::new(600.0, 1087.5);

    let c = Cuboid::new( Vector2::new((diff[0] as f32).abs() /2f32, (diff[1] as f32).abs() / 2f32));
    let c_iso = Isometry::translation(middle[0], middle[1]);

    let seg = Segment::new(from, to);
    let seg_iso = Isometry::<f32>::identity();

    let res = nc::query::contact(&c_iso, &c, &seg_iso, &seg, 0.1f32);
    let own = by_sides(lower[0], upper[0], lower[1], upper[1], &seg);

    println!("res: {:?} <-> own: {}", res, own);
}
```
