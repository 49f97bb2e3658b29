//! The lines at which tests change their sign, each with its value.

use glam::DVec3;

use super::SimplexRegions;
use crate::bounds::Bounds;
use crate::geometry::{Dimension, Vector as _};
use crate::gjk::{PlaneQuestion, PlaneTest, Tested};
use crate::mark::{Figure, Form, Role};
use crate::narration::measured;

/// Extent of a line, in radii of the figure.
const FAR: f64 = 12.0;
/// Distance of the value from the middle of the figure, in radii of the figure: on the border of the visible
/// area.
const OUT: f64 = 0.8;
/// Half the length, in radii of the figure, of the part of a line beside which the value of a test along an
/// edge may be placed.
const NEAR: f64 = 0.35;
/// Length of the arrow to the side where values are positive, in radii of the figure.
const ARROW: f64 = 0.1;

/// Draws the line of each test, in the plane unbounded to both sides, with an arrow to the side where its
/// value would be positive, and the value. In space it draws the edge, or the middle of a face, with the
/// same arrow; the faces of a tetrahedron show the values themselves.
pub fn add_test_lines(figure: &mut Figure, regions: &SimplexRegions) {
    for (index, Tested { test, value, .. }) in regions.tests.iter().enumerate() {
        let asked_again = regions.tests[index + 1..].iter().any(|later| later.test.question == test.question);
        let is_of_tetrahedron =
            matches!(test.question, PlaneQuestion::OverFace { .. }) && regions.simplex.len() == 4;
        if !asked_again && !is_of_tetrahedron {
            add_test(figure, regions, test, *value);
        }
    }
}

fn add_test(figure: &mut Figure, regions: &SimplexRegions, test: &PlaneTest, value: f64) {
    let unit = test.normal.unit();
    if unit == DVec3::ZERO {
        return;
    }
    let radius = regions.bounds.radius();
    let letters = match &test.question {
        PlaneQuestion::Along { edge } | PlaneQuestion::BeyondEdge { edge, .. } => &edge[..],
        PlaneQuestion::OverFace { face } => &face[..],
    };
    let points = regions.points(letters);
    let (foot, ends) = match regions.dimension {
        Dimension::Two => {
            let along = DVec3::Z.cross(unit);
            let ends = [test.through - along * (FAR * radius), test.through + along * (FAR * radius)];
            figure.add(Role::TestLine, None, Form::Line { points: ends.to_vec(), closed: false });
            // The value is at the tested edge; the value of a test along an edge is at its end.
            let ends = match (&test.question, points.as_slice()) {
                (PlaneQuestion::BeyondEdge { .. }, [from, to]) => [*from, *to],
                _ => [test.through - along * (NEAR * radius), test.through + along * (NEAR * radius)],
            };
            (far_end(regions, test.through, along), ends)
        }
        Dimension::Three => {
            let middle = points.iter().sum::<DVec3>() / points.len().max(1) as f64;
            let tip = middle + unit * (ARROW * radius);
            (middle, [tip, tip + unit * (ARROW * radius)])
        }
    };
    figure.add(Role::TestLine, None, Form::Arrow { from: foot, to: foot + unit * (ARROW * radius) });
    let text = measured(test.question, value);
    figure.add(Role::TestLine, None, Form::Note { ends, text, toward: unit });
}

/// A visible place on the line, far from the points of the simplex and from the origin.
fn far_end(regions: &SimplexRegions, through: DVec3, along: DVec3) -> DVec3 {
    let [one, other] = chord(regions.bounds, through, along);
    let points = regions.simplex.points().iter().map(|support| support.point).chain([DVec3::ZERO]);
    let points: Vec<DVec3> = points.collect();
    let room = |at: &DVec3| points.iter().map(|point| point.distance(*at)).fold(f64::INFINITY, f64::min);
    let places = [0.0, 1.0, 0.15, 0.85, 0.3, 0.7, 0.5].map(|part| one.lerp(other, part));
    places.into_iter().max_by(|a, b| room(a).total_cmp(&room(b))).unwrap_or(one)
}

/// The intersections of a line with a circle (in space, a ball) around the content of the figure; the
/// nearest points if it misses.
fn chord(bounds: Bounds, through: DVec3, along: DVec3) -> [DVec3; 2] {
    let middle = through + along * (bounds.center() - through).dot(along);
    let reach = OUT * bounds.radius();
    let half = (reach * reach - middle.distance_squared(bounds.center())).max(0.0).sqrt();
    let half = half.max(0.25 * reach);
    [middle - along * half, middle + along * half]
}
