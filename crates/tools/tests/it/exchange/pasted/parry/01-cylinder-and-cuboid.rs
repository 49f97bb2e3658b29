// source: dimforge/ncollide issue #157, shortened, names replaced
// by hand: the cylinder stands along y (0 to 1.85) around (10.97, 61.02); the nearest corner of the thin cuboid is (11.45, 61): 0.5 - sqrt(0.48^2 + 0.02^2)
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 0.925, radius: 0.5), pose: (position: (10.97, 0.925, 61.02), orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476))),
    q: (shape: Cuboid(half_extents: (0.05, 0.75, 0.5)), pose: (position: (11.5, 0.75, 60.5))),
    expect: (verdict: overlap, penetration_depth: 0.01958351402142866),
)
=====
A cylinder and a cuboid have distance 0, proximity says "Intersecting", but there is no contact whatever prediction
I give. It stays so when x is changed a little. When 60.0 is taken off both z there is one.

    use nalgebra as na;
    use ncollide as nc;
    use nalgebra::{Isometry3, Vector3};
    use ncollide::shape::{Cuboid, Cylinder};

    let pillar = Cylinder::new(0.925, 0.5);
    let pillar_at = Isometry3::new(Vector3::new(10.97, 0.925, 61.02), na::zero());
    let pane = Cuboid::new(Vector3::new(0.05, 0.75, 0.5));
    let pane_at = Isometry3::new(Vector3::new(11.50, 0.75, 60.5), na::zero());

    let distance = nc::query::distance(&pillar_at, &pillar,
                                       &pane_at, &pane);

    let proximity = nc::query::proximity(&pillar_at, &pillar,
                                         &pane_at, &pane,
                                         0.1);

    let contact = nc::query::contact(&pillar_at, &pillar,
                                     &pane_at, &pane,
                                     10.0);

    println!("distance -> {:?}", distance);
    println!("proximity -> {:?}", proximity);
    println!("contact -> {:?}", contact);
