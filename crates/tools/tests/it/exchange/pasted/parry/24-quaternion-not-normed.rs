// source: ours, after the habits of nalgebra and parry
// by hand: 1 + 0.25 is not 1: new_unchecked leaves the quaternion as long as it is
// refused: quaternion
=====
The contact points are nowhere near the shapes. I build the isometry from what our importer gives me (w first):

    use parry3d::na::{Isometry3, Quaternion, Translation3, UnitQuaternion, Vector3};
    use parry3d::query;
    use parry3d::shape::{Ball, Cuboid};

    let q = UnitQuaternion::new_unchecked(Quaternion::new(1.0, 0.5, 0.0, 0.0));
    let table_at = Isometry3::from_parts(Translation3::new(0.0, 0.72, 0.0), q);
    let table = Cuboid::new(Vector3::new(0.8, 0.02, 0.4));

    let apple = Ball::new(0.04);
    let apple_at = Isometry3::translation(0.3, 0.9, 0.1);

    let c = query::closest_points(&table_at, &table, &apple_at, &apple, 1.0).unwrap();
    println!("{c:?}");

    // WithinMargin([0.42, 0.61, -0.33], [0.30, 0.87, 0.08])

parry3d 0.17.0
