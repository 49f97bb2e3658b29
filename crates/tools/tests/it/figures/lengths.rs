//! The pictures of the growing polytope, and of the measured length between its witness points.

use gjk_figure::{Analysis, Camera, Figure, Form, Marker, Overlay, Overlays, Plane, Role, difference, world};
use gjk_proximity::epa;
use gjk_proximity::gjk::Event;
use glam::{DVec2, DVec3};

use super::{forms, lines, numbers, points, texts, words};
use crate::distance::by_hand::{
    cubes_in_each_other, epa_step, squares_in_each_other, step, triangle_and_square_apart,
};
use crate::shapes::flat;

fn at(analysis: &Analysis, wanted: fn(&epa::EpaEvent) -> bool) -> Figure {
    difference(analysis, epa_step(analysis, wanted), Overlays::default())
}

/// Vertices 0 to 2 are (7/4, 2), (−9/4, 2), (7/4, −2); the projection of the origin to 1–2 is (−1/8, −1/8).
#[test]
fn the_nearest_edge_and_the_point_beyond_it_stand_out() {
    let analysis = squares_in_each_other();
    let figure = at(&analysis, |event| matches!(event, epa::EpaEvent::Probed { .. }));
    assert_eq!(lines(&figure, Role::Closest), [[flat(-2.25, 2.0), flat(1.75, -2.0)]]);
    assert_eq!(lines(&figure, Role::Polytope).len(), 3);
    assert_eq!(points(&figure, Role::Probe), [(flat(-2.25, -2.0), Marker::Disc)]);
    assert_eq!(words(&figure, Role::Probe), ["3"]);
    assert_eq!(words(&figure, Role::Polytope), ["0", "1", "2"]);
    let [way] = &lines(&figure, Role::Length)[..] else { panic!("{figure:?}") };
    assert_eq!(way[0], DVec3::ZERO);
    assert!(way[1].distance(flat(-0.125, -0.125)) < 1e-12, "{}", way[1]);
    let Form::Area { points } = forms(&figure, Role::Polytope)[0] else { panic!("the inside comes first") };
    assert_eq!(points.len(), 3);
    assert!(forms(&figure, Role::Simplex).is_empty(), "the polytope has taken the place of the simplex");
    assert!(figure.marks.iter().all(|mark| !matches!(mark.role, Role::Letter(_))));
}

#[test]
fn an_expansion_shows_its_horizon() {
    let analysis = squares_in_each_other();
    let figure = at(&analysis, |event| matches!(event, epa::EpaEvent::Expanded { .. }));
    let ends = [(flat(-2.25, 2.0), Marker::Ring), (flat(1.75, -2.0), Marker::Ring)];
    assert_eq!(points(&figure, Role::Horizon), ends);
    assert_eq!(lines(&figure, Role::Polytope).len(), 4, "one edge went and two came");
    assert!(lines(&figure, Role::Closest).is_empty());
    assert_eq!(words(&figure, Role::Probe), ["3"], "the new corner");
}

#[test]
fn in_3d_the_polytope_is_a_body_with_a_marked_facet() {
    let analysis = cubes_in_each_other();
    let figure = at(&analysis, |event| matches!(event, epa::EpaEvent::Probed { .. }));
    let [Form::Body(solid)] = forms(&figure, Role::Polytope)[..1] else { panic!("one body") };
    assert_eq!((solid.faces().len(), solid.edges().len()), (4, 6));
    let [Form::Area { points: face }, Form::Line { closed: true, .. }] = forms(&figure, Role::Closest)[..]
    else {
        panic!("a face with its outline")
    };
    assert_eq!(face.len(), 3);
    let grown = at(&analysis, |event| matches!(event, epa::EpaEvent::Expanded { .. }));
    assert_eq!(lines(&grown, Role::Horizon).len(), 3);
    let [Form::Body(solid)] = forms(&grown, Role::Polytope)[..1] else { panic!("one body") };
    assert_eq!((solid.faces().len(), solid.edges().len()), (6, 9), "Euler: 5 − 9 + 6 = 2");
    // Before there is an interior, the simplex is drawn with the points that are added.
    let flat = at(&analysis, |event| matches!(event, epa::EpaEvent::Inflated { .. }));
    assert_eq!(points(&flat, Role::Polytope).len(), 3);
}

#[test]
fn depth_is_an_arrow_between_the_contact_points() {
    let analysis = squares_in_each_other();
    let last = analysis.trace.steps() - 1;
    let arrow = |figure: &Figure| {
        forms(figure, Role::Length)
            .into_iter()
            .find_map(|form| if let Form::Arrow { from, to } = form { Some((*from, *to)) } else { None })
    };
    let shapes = world(&analysis, last, Overlays::default());
    assert_eq!(arrow(&shapes), Some((flat(-0.75, 0.0), flat(1.0, 0.0))), "the way of Q");
    assert_eq!(words(&shapes, Role::Length), ["depth 1.75"]);
    let space = difference(&analysis, last, Overlays::default());
    assert_eq!(arrow(&space), Some((DVec3::ZERO, flat(1.75, 0.0))));
    let bare = world(&analysis, last, Overlays::default().without(Overlay::Lengths));
    assert!(forms(&bare, Role::Length).is_empty());
}

#[test]
fn the_distance_lies_between_a_point_and_a_line() {
    let analysis = triangle_and_square_apart();
    let first = step(&analysis, |event| matches!(event, Event::Approached { .. }));
    let space = difference(&analysis, first, Overlays::default());
    assert_eq!(lines(&space, Role::Length), [[DVec3::ZERO, flat(-4.0, 1.0)]]);
    assert_eq!(words(&space, Role::Length), ["≤ 4.123"]);
    let [bound] = &lines(&space, Role::Bound)[..] else { panic!("one line") };
    // Perpendicular to v = (1, 1/4), at 15/4 / √(17/16) = 15/√17 = 3.638 from the origin.
    let across = (bound[1] - bound[0]).normalize();
    assert!(across.dot(flat(1.0, 0.25)).abs() < 1e-12);
    assert!((bound[0].cross(across).length() - 15.0 / 17.0_f64.sqrt()).abs() < 1e-9);
    let shapes = world(&analysis, first, Overlays::default());
    assert_eq!(lines(&shapes, Role::Length), [[DVec3::ZERO, flat(4.0, -1.0)]]);

    let last = world(&analysis, analysis.trace.steps() - 1, Overlays::default());
    assert_eq!(lines(&last, Role::Length), [[DVec3::ZERO, flat(4.0, 0.0)]]);
    assert_eq!(words(&last, Role::Length), ["separation 4"]);
    let ends = [(DVec3::ZERO, Marker::Disc), (flat(4.0, 0.0), Marker::Disc)];
    assert_eq!(points(&last, Role::Length), ends);
}

#[test]
fn every_step_has_finite_coordinates_on_paper() {
    let size = DVec2::new(640.0, 480.0);
    for analysis in [squares_in_each_other(), triangle_and_square_apart()] {
        for step in 0..analysis.trace.steps() {
            for figure in [world(&analysis, step, Overlays::ALL), difference(&analysis, step, Overlays::ALL)]
            {
                let marks = Plane::framing(figure.bounds(), size).project(&figure, size);
                assert!(numbers(&marks).iter().all(|number| number.is_finite()));
            }
        }
    }
    let analysis = cubes_in_each_other();
    let mut camera = Camera::default();
    camera.frame(&analysis.difference_extent(), size);
    for step in 0..analysis.trace.steps() {
        let marks = camera.project(&difference(&analysis, step, Overlays::ALL), size);
        assert!(numbers(&marks).iter().all(|number| number.is_finite()));
        assert!(texts(&marks).contains(&"O"));
    }
}
