// source: ours, after the habits of parry 0.15
// by hand: the query names the ball first. Turned by a quarter about y, the slab's half lengths along x and z change places: it ends at z = -1 + 2, the ball begins at 2.25 - 0.75; the ball's centre is above the slab in x and y
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 0.75), pose: (position: (0.25, 0.1, 2.25))),
    q: (shape: Cuboid(half_extents: (2, 0.25, 1)), pose: (position: (0, 0, -1), orientation: (0, 0.7071067811865476, 0, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.5),
)
=====
distance() is right in f64 and off by 3e-4 in f32. How much may I expect? (parry3d 0.15.1, parry3d-f64 0.15.1)

```rust
use std::f32::consts::FRAC_PI_2;
use parry3d::na::{vector, Isometry3};
use parry3d::query;
use parry3d::shape::{Ball, Cuboid};

const EPS: f32 = 1e-5;

#[test]
fn slab_and_ball() {
    // half lengths!
    let slab = Cuboid::new(vector![2.0, 0.25, 1.0]);
    let ball = Ball::new(0.75);

    let slab_pos = Isometry3::new(vector![0.0, 0.0, -1.0], vector![0.0, FRAC_PI_2, 0.0]);
    let ball_pos = Isometry3::new(vector![0.25, 0.1, 2.25], vector![0.0, 0.0, 0.0]);
    // let ball_pos = Isometry3::new(vector![0.25, 0.1, 1.25], vector![0.0, 0.0, 0.0]);

    for _ in 0..1_000 {
        let d = query::distance(&ball_pos, &ball, &slab_pos, &slab).unwrap();
        assert!((d - 0.5).abs() < EPS, "{d}");
    }
}
```
