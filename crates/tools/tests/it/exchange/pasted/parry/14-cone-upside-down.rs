// source: ours, after the habits of parry 0.13
// by hand: the cone of parry has its apex at +y; turned by half a turn about x the apex is at y = 2 - 1, the capsule's top at 0.5 + 0.25
// says: prediction
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -0.5, 0), b: (0, 0.5, 0), radius: 0.25)),
    q: (shape: Cone(half_height: 1, radius: 0.5), pose: (position: (0, 2, 0), orientation: (0.7071067811865476, 0, 0, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.25),
)
=====
The normal flips between (0, 1, 0) and (0, -1, 0) from frame to frame when the tip of a cone points at a capsule.

    use nalgebra::{Isometry3, Translation3, UnitQuaternion, Vector3};
    use parry3d::query::contact;
    use parry3d::shape::{Capsule, Cone};

    let prediction: f32 = 0.3;

    let tip_down = Isometry3::from_parts(
        Translation3::new(0.0, 2.0, 0.0),
        UnitQuaternion::from_axis_angle(&Vector3::x_axis(), std::f32::consts::PI),
    );
    let post = Capsule::new([0.0, -0.5, 0.0].into(), [0.0, 0.5, 0.0].into(), 0.25);
    let post_at = Isometry3::identity();
    let cone = Cone::new(1.0, 0.5);

    let c = contact(&post_at, &post, &tip_down, &cone, prediction)
        .expect("supported")
        .expect("within the prediction");
    println!("{:.7} {:?}", c.dist, c.normal1);

    // 0.2500000 [[0.0, 1.0, 0.0]]
    // 0.2500000 [[0.0, -1.0, 0.0]]      <- every 7th or so

parry3d 0.13.6, wasm32-unknown-unknown, Firefox 128.
