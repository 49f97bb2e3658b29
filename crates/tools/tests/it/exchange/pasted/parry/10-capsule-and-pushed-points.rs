// source: dimforge/parry issue #205 (crates/parry2d/tests/geometry/epa_convergence.rs), shortened, names replaced
// by hand: the nearer end of the capsule's segment is (381.592, 353.491), 0.563703682510976 outside the side from (64, 507) to (440, 326), less the radius 10
(
    format: 1,
    dimension: 2,
    p: (shape: Capsule(a: (0, -5), b: (0, 5), radius: 10), pose: (position: (381.592, 348.491))),
    q: (shape: Points([(64, 507), (440, 326), (1072, 507)])),
    expect: (verdict: overlap, penetration_depth: 9.436296317489024),
)
=====
The player falls through the hill. EPA does not converge, contact says None, and the screen (1280 x 720) shows them
on top of each other. A test that fails on master and with 0.15.1:

use na::Vector2;
use parry2d::{
    math::{Isometry, Point, Real},
    query,
    shape::{Capsule, ConvexPolygon, SharedShape},
};

#[test]
fn player_and_hill() {
    let player = Capsule::new_y(5.0, 10.0);
    let mut outline = Vec::<Point<Real>>::with_capacity(3);
    outline.push(Point::<Real>::new(64.0, 507.0));
    outline.push(Point::<Real>::new(440.0, 326.0));
    outline.push(Point::<Real>::new(1072.0, 507.0));
    let hill = ConvexPolygon::from_convex_polyline(outline);
    let hill = hill.unwrap();
    let player_at = Isometry::new(Vector2::new(381.592, 348.491), 0.0);
    let hill_at = Isometry::new(Vector2::new(0.0, 0.0), 0.0);

    let player = SharedShape::new(player);
    let hill = SharedShape::new(hill);

    if let Ok(Some(_contact)) = query::contact(
        &player_at,
        player.as_ref(),
        &hill_at,
        hill.as_ref(),
        1.0,
    ) {
        println!("collision");
    } else {
        panic!("no collision");
    }
}
