// source: dimforge/ncollide issue #214, shortened, names replaced
// by hand: the pair before the motion: along x 10 - 1 - 1
// says: velocity
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (1, 1))),
    q: (shape: Rectangle(half_extents: (1, 1.5)), pose: (position: (10, 0))),
    expect: (verdict: separate, separation: 8),
)
=====
With equal squares it is found. As soon as one of them is a little higher, the impact is missed, and I do not see
why that should matter:

```
let mover = Cuboid::new(Vector2::new(1.0, 1.0));
let wall = Cuboid::new(Vector2::new(1.0, 1.5));

let mover_pos = Isometry2::new(Vector2::new(0.0, 0.0), zero());
let wall_pos = Isometry2::new(Vector2::new(10.0, 0.0), zero());

let mover_vel = Vector2::new(1.0, 0.0);
let wall_vel = Vector2::new(0.0, 0.0);

let toi = query::time_of_impact(&mover_pos, &mover_vel, &mover, &wall_pos, &wall_vel, &wall);
assert!(toi.is_some());
```

ncollide2d 0.15, picture attached (made with Geogebra).
