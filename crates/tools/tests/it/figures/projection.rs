//! The picture of a search in the projection along an edge.

use gjk_figure::{Analysis, Form, Overlays, Role, Standing, difference};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Event, Region, Settings};
use glam::DVec3;

use crate::shapes::hull_of;

/// The origin lies on the edge from p1 − q3 = (0, 1, 1) to p1 − q1 = (0, −2, −2), so the image of (x, y, z) along it is
/// (x, (y − z) / 2, (z − y) / 2). The first ruling after that is on A = p1 − q4 = (−2, 1, −3), with the image (−2, 2, −2), and
/// B = p5 − q0 = (−4, −3, 2), with the image (−4, −2.5, 2.5).
#[test]
fn the_chosen_edge_is_drawn_between_the_images() {
    let p = hull_of("2 3 2, 2 -1 -3, 0 2 1, -3 3 -2, 1 3 0, -1 0 2, -3 0 -3");
    let q = hull_of("3 3 0, 2 1 -1, 3 -2 -3, 2 -2 -4, 4 -2 0");
    let initial_direction = DVec3::new(-1.0, 2.0, 1.0);
    let settings = Settings { algorithm: Algorithm::Robust, initial_direction, ..Settings::default() };
    let analysis = Analysis::new(Dimension::Three, [p, q], settings);
    let events = &analysis.trace.events;
    let projected = events.iter().position(|event| matches!(event, Event::Projected { .. })).unwrap();
    let is_ruled = |step: &usize| matches!(events[*step], Event::Ruled { .. });
    let ruled = (projected..events.len()).find(is_ruled).unwrap();
    assert!(matches!(analysis.trace.state(ruled).region, Some(Region::Edge(_))));

    let figure = difference(&analysis, ruled, Overlays::ALL);
    let near = |ends: &[DVec3], wanted: [DVec3; 2]| {
        ends.len() == 2 && ends.iter().zip(wanted).all(|(end, wanted)| end.distance(wanted) < 1e-12)
    };
    let chosen: Vec<&Vec<DVec3>> = figure
        .marks
        .iter()
        .filter(|mark| mark.role == Role::Region(Standing::Chosen))
        .filter_map(|mark| if let Form::Line { points, .. } = &mark.form { Some(points) } else { None })
        .collect();
    let images = [DVec3::new(-2.0, 2.0, -2.0), DVec3::new(-4.0, -2.5, 2.5)];
    assert!(chosen.iter().any(|ends| near(ends, images)), "{chosen:?}");
    // The ruling is not about the points themselves, but about their images.
    let points = [DVec3::new(-2.0, 1.0, -3.0), DVec3::new(-4.0, -3.0, 2.0)];
    assert!(!chosen.iter().any(|ends| near(ends, points)), "{chosen:?}");
    let is_of_space =
        |role: Role| matches!(role, Role::Lit | Role::Flag(_) | Role::Barred(_) | Role::Slab(_));
    assert!(figure.marks.iter().all(|mark| !is_of_space(mark.role)), "regions of space");
}
