// source: dimforge/ncollide issue #256, shortened, names replaced
// by hand: the centre of the ball is a corner of the cube, so the depth is the radius
// says: prediction
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 1), pose: (position: (1, 1, 1))),
    q: (shape: Cuboid(half_extents: (1, 1, 1))),
    expect: (verdict: overlap, penetration_depth: 1),
)
=====
I ran into it as well. The example of the guide fails in its first assert; with the ball moved to (1.01, 1.01) it
passes. Drawing the scene with kiss3d makes it pass, too, oddly. With this I get `penetrating_depth = 0.0`:

```rust
fn main() {
    let crate_shape = Cuboid::new(Vector3::new(1.0, 1.0, 1.0));
    let ball = Ball::new(1.0);
    let prediction = 1.0;

    let crate_pos = na::one();
    let ball_pos = Isometry3::new(Vector3::new(1.0, 1.0, 1.0), na::zero());

    let touching = query::contact(
        &ball_pos,
        &ball,
        &crate_pos,
        &crate_shape,
        prediction,
    );

    let penetrating_depth = touching.unwrap().depth;
    println!("penetrating_depth = {:?}", penetrating_depth);
    assert!(penetrating_depth > 0.0);
}
```

rustc 1.41.0, ncollide3d 0.21
