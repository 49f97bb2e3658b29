//! Do places on edges and faces lie exactly on them, and does a body that is moved there touch?

use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use gjk_proximity::gjk::{self, Verdict};
use gjk_proximity::internal::{Hull, Position, orient2d};
use gjk_scene::edit::moving::{self, Lead};
use gjk_scene::edit::snap::{Outline, SnapFeature};
use gjk_scene::edit::{Selection, vertices};
use gjk_scene::scene::{Scene, library};
use glam::{DQuat, DVec3};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};

/// Down the z axis, as the plane is seen.
fn above(x: f64, y: f64) -> (DVec3, DVec3) {
    (DVec3::new(x, y, 7.0), DVec3::NEG_Z)
}

fn quad() -> Body {
    library::start(Dimension::Two).bodies[Side::Q].clone()
}

fn cuboid(half: f64, x: f64) -> Body {
    let shape = Shape::Cuboid { half_extents: DVec3::splat(half) };
    Body::new(Dimension::Three, shape, Pose::at(Dimension::Three, DVec3::X * x), 0.0).unwrap()
}

/// Bittle's quad: (5, 7), (12, 7), (10, 2), (7, 3).
#[test]
fn an_outline_has_the_edges_and_faces_of_the_hull() {
    let flat = Outline::of(&quad());
    assert_eq!((flat.points().len(), flat.edges().len(), flat.faces().len()), (4, 4, 0));
    let solid = Outline::of(&cuboid(1.0, 0.0));
    assert_eq!((solid.points().len(), solid.edges().len(), solid.faces().len()), (8, 12, 6));
    let disc = Body::new(Dimension::Two, Shape::Disc { radius: 1.0 }, Pose::identity(Dimension::Two), 0.0);
    assert!(Outline::of(&disc.unwrap()).edges().is_empty());
    assert!(flat.is_boundary() && !Outline::of(&quad().with_rounding(0.5).unwrap()).is_boundary());
}

/// From (12, 7) to (10, 2): halfway is (11, 4.5).
#[test]
fn a_place_on_an_edge_is_the_nearest_one() {
    let outline = Outline::of(&quad());
    assert_eq!(outline.on_edge([1, 2], above(11.0, 4.5), 1e-9), DVec3::new(11.0, 4.5, 0.0));
    assert_eq!(outline.on_edge([1, 2], above(20.0, 20.0), 0.1), DVec3::new(12.0, 7.0, 0.0));
    assert_eq!(outline.on_edge([1, 2], above(-5.0, -20.0), 0.1), DVec3::new(10.0, 2.0, 0.0));
    let at = outline.on_edge([0, 1], above(8.1234, 9.0), 0.01);
    assert!(at.y == 7.0 && (at.x - 8.1234).abs() <= 0.01, "{at}");
}

#[test]
fn a_face_is_met_where_it_is_seen_the_nearest_first() {
    let outline = Outline::of(&cuboid(1.0, 0.0));
    let met = outline.on_faces((DVec3::new(0.25, -9.0, 0.5), DVec3::Y), 1e-3);
    let places: Vec<DVec3> = met.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [DVec3::new(0.25, -1.0, 0.5), DVec3::new(0.25, 1.0, 0.5)]);
    assert!(outline.on_faces((DVec3::new(1.5, -9.0, 0.5), DVec3::Y), 1e-3).is_empty());
}

/// Seen from the front, along +y: q0 q1 q4 q5 are in front, y = −1; the edge q2 q6 is at the back.
#[test]
fn what_is_behind_the_body_is_not_seen() {
    let outline = Outline::of(&cuboid(1.0, 0.0));
    assert!(outline.is_seen(&[0, 4], DVec3::Y) && outline.is_seen(&[5], DVec3::Y));
    assert!(!outline.is_seen(&[2, 6], DVec3::Y) && !outline.is_seen(&[7], DVec3::Y));
    assert!(outline.is_seen(&[2, 6], DVec3::NEG_Y));
    assert!(Outline::of(&quad()).is_seen(&[0], DVec3::NEG_Z));
}

#[test]
fn features_have_names() {
    assert_eq!(SnapFeature::Vertex(2).name("q"), "q2");
    assert_eq!(SnapFeature::Edge([1, 2]).name("q"), "edge q1 q2");
    assert_eq!(SnapFeature::Face(vec![0, 1, 5, 4]).name("p"), "face p0 p1 p5 p4");
    assert_eq!(SnapFeature::Face((0..9).collect()).name("p"), "face p0 p1 p2 …");
}

#[test]
fn what_is_led_somewhere_is_exactly_there() {
    let scene = library::start(Dimension::Two);
    let lead = Lead::Vertex(Side::Q, 1);
    // A body with its vertex at a distance of 12 cannot be placed so that the vertex is exactly at 0.3: its position
    // plus 12 is never exactly that in f64.
    for (selection, to) in [
        (Selection::vertices(Side::Q, [1, 2]), DVec3::new(0.3, 1.0 / 3.0, 0.0)),
        (Selection::body(Side::Q), DVec3::new(0.25, -1.5, 0.0)),
    ] {
        let moved = moving::moved(&scene, &selection, lead, to).unwrap();
        assert_eq!(lead.place(&moved), Some(to), "{}", selection.name());
        assert_eq!(moved.bodies[Side::P], scene.bodies[Side::P]);
    }
    // q2 goes with q1 by 0.3 − 12 along x: 10 − 11.7 = −1.7.
    let moved = moving::moved(&scene, &Selection::vertices(Side::Q, [1, 2]), lead, DVec3::new(0.3, 7.0, 0.0));
    assert_eq!(vertices::in_world(&moved.unwrap().bodies[Side::Q])[2], DVec3::new(-1.7, 2.0, 0.0));
    let far = moving::moved(&scene, &Selection::body(Side::Q), lead, DVec3::X * 1e13);
    assert!(far.is_err(), "out of bounds");
}

fn touching(scene: &Scene) -> Verdict {
    let convexes = scene.convexes();
    let query = scene.query(&convexes);
    let trace = gjk::run(&query);
    gjk::reference(&query, &trace.outcome).verdict
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// With whole numbers for vertices, a place on an edge is on the line through its ends: not by roundoff, but
    /// exactly.
    #[test]
    fn places_on_edges_of_whole_numbers_are_exact(
        ends in proptest::array::uniform4(-1000i32..1000),
        x in -1000.0..1000.0,
        y in -1000.0..1000.0,
        grain in 0.001..1.0,
    ) {
        let [a, b] = [[ends[0], ends[1]], [ends[2], ends[3]]]
            .map(|[x, y]| DVec3::new(f64::from(x), f64::from(y), 0.0));
        let segment = Shape::Points(vec![a, b]);
        let body = Body::new(Dimension::Two, segment, Pose::identity(Dimension::Two), 0.0).unwrap();
        let at = Outline::of(&body).on_edge([0, 1], above(x, y), grain);
        prop_assert_eq!(orient2d(a, b, at), 0.0);
        prop_assert!(at.distance(a) + at.distance(b) <= a.distance(b) * (1.0 + 1e-12));
    }

    /// A corner of a small box that is moved to a face of a large one touches it or an adjacent face, unless the small
    /// box enters the large one, which is allowed; they are never separate.
    #[test]
    fn what_is_led_to_a_face_is_not_apart(yaw in 0.1..1.4, pitch in 0.1..1.4, corner in 0usize..8) {
        let mut scene = library::start(Dimension::Three);
        scene.bodies = [cuboid(1.0, 0.0), cuboid(2.0, 8.0)];
        let direction = -DVec3::new(f64::cos(yaw) * f64::cos(pitch), -f64::sin(yaw) * f64::cos(pitch), f64::sin(pitch));
        let outline = Outline::of(&scene.bodies[Side::Q]);
        let met = outline.on_faces((DVec3::X * 8.0 - direction * 30.0, direction), 1e-2);
        prop_assert!(!met.is_empty());
        let (_, place) = met[0];
        let hull = Hull::of(Dimension::Three, outline.points()).unwrap();
        prop_assert_eq!(hull.position_of(place, outline.points()), Position::Boundary);
        let lead = Lead::Vertex(Side::P, corner);
        let led = moving::moved(&scene, &Selection::body(Side::P), lead, place).unwrap();
        prop_assert_eq!(lead.place(&led), Some(place));
        prop_assert!(touching(&led) != Verdict::Separate);
    }

    /// A rotated body is moved to the right place up to roundoff.
    #[test]
    fn a_turned_body_is_led_there_up_to_roundoff(angle in 0.1..3.0, to in proptest::array::uniform3(-9.0..9.0f64)) {
        let mut scene = library::start(Dimension::Three);
        let rotation = Rotation::Quaternion(DQuat::from_axis_angle(DVec3::ONE.normalize(), angle));
        scene.bodies[Side::P] = cuboid(1.0, 0.0).with_pose(Pose { position: DVec3::X, rotation }).unwrap();
        let (lead, to) = (Lead::Vertex(Side::P, 3), DVec3::from_array(to));
        for selection in [Selection::vertices(Side::P, [3]), Selection::body(Side::P)] {
            let led = moving::moved(&scene, &selection, lead, to).unwrap();
            prop_assert!(lead.place(&led).unwrap().distance(to) < 1e-13);
        }
    }
}
