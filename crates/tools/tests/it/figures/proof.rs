//! The certificate of the verdict is drawn in the right place.

use gjk_figure::{Analysis, Figure, Form, Marker, Overlay, Overlays, Role, difference, world};
use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::Settings;
use glam::DVec3;

use crate::shapes::{cuboid, dyn4j, flat, square};

fn analysis(dimension: Dimension, pair: [gjk_proximity::geometry::Convex<DVec3>; 2]) -> Analysis {
    Analysis::new(dimension, pair, Settings::default())
}

pub(super) fn last(analysis: &Analysis) -> usize {
    analysis.trace.steps() - 1
}

fn lines(figure: &Figure, side: Option<Side>) -> Vec<Vec<DVec3>> {
    let marks = figure.marks.iter().filter(|mark| mark.role == Role::Proof(side));
    marks
        .filter_map(
            |mark| if let Form::Line { points, .. } = &mark.form { Some(points.clone()) } else { None },
        )
        .collect()
}

fn words(figure: &Figure) -> Vec<&str> {
    let marks = figure.marks.iter().filter(|mark| matches!(mark.role, Role::Proof(_)));
    marks
        .filter_map(|mark| if let Form::Label { text, .. } = &mark.form { Some(text.as_str()) } else { None })
        .collect()
}

/// Squares of half-extent 1 about (0, 0) and (5, 0): P ends at x = 1, Q begins at x = 4.
#[test]
fn separate_shapes_lie_on_two_sides_of_parallel_lines() {
    let analysis = analysis(Dimension::Two, [square(0.0, 0.0), square(5.0, 0.0)]);
    let shapes = world(&analysis, last(&analysis), Overlays::default());
    let [of_p] = &lines(&shapes, Some(Side::P))[..] else { panic!("one line at the end of P") };
    let [of_q] = &lines(&shapes, Some(Side::Q))[..] else { panic!("one line at the beginning of Q") };
    assert!(of_p.iter().all(|at| (at.x - 1.0).abs() < 1e-12), "{of_p:?}");
    assert!(of_q.iter().all(|at| (at.x - 4.0).abs() < 1e-12), "{of_q:?}");
    assert_eq!(words(&shapes), ["gap 3"]);
    assert!(shapes.marks.iter().all(|mark| !matches!(mark.role, Role::Support(_))), "drawn once");

    // P ⊖ Q = [−7, −3] × [−2, 2]: the same gap to the origin.
    let space = difference(&analysis, last(&analysis), Overlays::default());
    let at: Vec<f64> = lines(&space, None).iter().map(|line| line[0].x).collect();
    assert!(at.iter().any(|x| (x + 3.0).abs() < 1e-12) && at.iter().any(|x| x.abs() < 1e-12), "{at:?}");
    assert_eq!(words(&space), ["gap 3"]);
}

/// In the triangle of the article's last iteration the origin has the barycentric coordinates 2/7, 3/14 and 1/2; summed
/// over the vertices of P and of Q they give (13/2, 7) twice.
#[test]
fn the_common_point_is_joined_to_the_vertices_that_combine_to_it() {
    let settings = Settings { initial_direction: flat(1.0, -1.0), ..Settings::default() };
    let analysis = Analysis::new(Dimension::Two, dyn4j(), settings);
    let shapes = world(&analysis, last(&analysis), Overlays::default());
    let common = shapes.marks.iter().find_map(|mark| match mark.form {
        Form::Point { at, marker: Marker::Ring } if mark.role == Role::Proof(None) => Some(at),
        _ => None,
    });
    assert_eq!(common, Some(flat(6.5, 7.0)));
    assert_eq!(
        lines(&shapes, Some(Side::P)),
        [[flat(6.5, 7.0), flat(4.0, 5.0)], [flat(6.5, 7.0), flat(9.0, 9.0)]]
    );
    assert_eq!(
        lines(&shapes, Some(Side::Q)),
        [[flat(6.5, 7.0), flat(5.0, 7.0)], [flat(6.5, 7.0), flat(12.0, 7.0)]]
    );
    assert_eq!(words(&shapes), ["1/2", "1/2", "11/14", "3/14"]);

    let before = world(&analysis, last(&analysis) - 1, Overlays::default());
    assert!(words(&before).is_empty(), "the proof comes at the end");
    let always = world(&analysis, 0, Overlays::default().with(Overlay::ProofThroughout));
    assert_eq!(words(&always).len(), 4, "unless it is asked for");
    let never = world(&analysis, last(&analysis), Overlays::default().without(Overlay::Proof));
    assert!(words(&never).is_empty());
}

/// Cubes of half-extent 1 about the origin and (2, 0, 0) share the face x = 1.
#[test]
fn a_touch_shows_its_point_and_one_plane() {
    let analysis = analysis(
        Dimension::Three,
        [cuboid((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)), cuboid((2.0, 0.0, 0.0), (1.0, 1.0, 1.0))],
    );
    let shapes = world(&analysis, last(&analysis), Overlays::default());
    let planes: Vec<&Vec<DVec3>> = shapes
        .marks
        .iter()
        .filter_map(|mark| match &mark.form {
            Form::Area { points } if mark.role == Role::Proof(None) => Some(points),
            _ => None,
        })
        .collect();
    let [plane] = planes[..] else { panic!("one plane: {planes:?}") };
    assert!(plane.iter().all(|at| (at.x - 1.0).abs() < 1e-12), "{plane:?}");
    let [frame] = &lines(&shapes, None)[..] else { panic!("the plane has a frame") };
    assert_eq!(frame, plane);
    let marker = shapes.marks.iter().find_map(|mark| match mark.form {
        Form::Point { at, .. } if mark.role == Role::Proof(None) => Some(at),
        _ => None,
    });
    assert!(marker.is_some_and(|at| (at.x - 1.0).abs() < 1e-12), "{marker:?}");
    assert!(!words(&shapes).iter().any(|text| text.starts_with("gap")));
}
