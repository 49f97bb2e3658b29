//! The half-spaces where A and O can never be, on the right side of their borders.

use gjk_figure::regions::{SimplexRegions, add_barred_to_a, add_barred_to_origin};
use gjk_figure::{Figure, Form};
use gjk_proximity::geometry::Dimension;
use glam::DVec3;

use super::{SQUAT, in_space, simplex};

/// Every border with its words: a point on it, and the excluded side.
fn borders(regions: &SimplexRegions) -> Vec<(String, DVec3, DVec3)> {
    let mut figure = Figure::new(regions.dimension);
    add_barred_to_a(&mut figure, regions);
    add_barred_to_origin(&mut figure, regions);
    let mut borders: Vec<(String, DVec3, DVec3)> = Vec::new();
    let (mut combs, mut ticks) = (Vec::new(), Vec::new());
    for mark in figure.marks {
        match mark.form {
            Form::Comb { ends, toward } => combs.push((ends[0], toward)),
            Form::Line { points, closed: false } => ticks.push(points[1] - points[0]),
            Form::Note { ends, text, toward } => {
                // The comb or the ticks mark the side that the words describe.
                let is_flat = regions.dimension == Dimension::Two;
                assert_eq!((combs.len(), ticks.len()), if is_flat { (1, 0) } else { (0, 4) }, "{text}");
                assert!(combs.drain(..).all(|comb| comb == (ends[0], toward)), "{text}");
                assert!(ticks.drain(..).all(|tick| tick.normalize().distance(toward) < 1e-12), "{text}");
                borders.push((text, ends[0], toward));
            }
            _ => {}
        }
    }
    borders
}

/// Asserts that the first point is behind each border and the second one is not.
fn assert_bars(regions: &SimplexRegions, expected: &[(&str, [f64; 3], [f64; 3])]) {
    let borders = borders(regions);
    let names: Vec<&str> = borders.iter().map(|(text, ..)| text.as_str()).collect();
    assert_eq!(names, expected.iter().map(|(text, ..)| *text).collect::<Vec<_>>(), "borders");
    for ((text, through, toward), (_, barred, open)) in borders.iter().zip(expected) {
        let height = |at: [f64; 3]| (DVec3::from_array(at) - *through).dot(*toward);
        assert!(height(*barred) > 0.0, "{text}: {barred:?} is barred");
        assert!(height(*open) < 0.0, "{text}: {open:?} is not");
        if text.starts_with('O') {
            assert!(height([0.0; 3]) < 0.0, "{text}: the origin itself is not");
        }
    }
}

/// A segment from B (0, −2) to A (1, 3), found along v = −B = (0, 2): A cannot be below O or B, and O neither past A
/// nor past B across AB. In space the same at another height of A.
#[test]
fn half_spaces_of_a_segment_bar_their_far_sides() {
    let plane = simplex(&[[1.0, 3.0, 0.0], [0.0, -2.0, 0.0]], [0.0; 3]);
    let space = simplex(&[[1.0, 3.0, 0.5], [0.0, -2.0, 0.0]], [0.0; 3]);
    let simplices =
        [SimplexRegions::free(plane, Dimension::Two), SimplexRegions::free(space, Dimension::Three)];
    for regions in simplices {
        assert_bars(
            &regions,
            &[
                ("A cannot be here: A·v < 0", [5.0, -0.1, 0.0], [5.0, 0.1, 0.0]),
                ("A cannot be behind B", [7.0, -2.1, 0.0], [7.0, -1.9, 0.0]),
                ("O cannot be past A", [1.0, 3.5, 0.0], [1.0, 2.5, 0.0]),
                ("O cannot be past B", [0.0, -2.1, 0.0], [0.0, -1.9, 0.0]),
            ],
        );
    }
}

/// A triangle over BC at y = −1, found along v = (0, 1), with A at height 3.
#[test]
fn half_spaces_of_a_triangle_bar_their_far_sides() {
    let points = |z: f64| [[1.0, 3.0, z], [2.0, -1.0, 0.0], [-2.0, -1.0, 0.0]];
    let plane = SimplexRegions::free(simplex(&points(0.0), [0.0; 3]), Dimension::Two);
    for regions in [plane, in_space(&points(0.5), [0.0; 3])] {
        assert!(regions.asked.cross(DVec3::Y).length() < 1e-12 && regions.asked.y > 0.0);
        assert_bars(
            &regions,
            &[
                ("A cannot be here: A·v < 0", [5.0, -0.1, 0.0], [5.0, 0.1, 0.0]),
                ("A cannot be behind BC", [9.0, -1.1, 0.0], [9.0, -0.9, 0.0]),
                ("O cannot be past A", [-5.0, 3.1, 0.0], [-5.0, 2.9, 0.0]),
                ("O cannot be behind BC", [9.0, -1.1, 0.0], [9.0, -0.9, 0.0]),
                ("O cannot be past B", [2.1, 5.0, 0.0], [1.9, 5.0, 0.0]),
                ("O cannot be past C", [-2.1, 5.0, 0.0], [-1.9, 5.0, 0.0]),
            ],
        );
    }
    // The squat tetrahedron from (1, 1, 0.5): its base is in z = −0.5, with A over it.
    let tetrahedron = in_space(&SQUAT, [1.0, 1.0, 0.5]);
    assert_bars(
        &tetrahedron,
        &[
            ("A cannot be here: A·v < 0", [3.0, 4.0, -0.1], [3.0, 4.0, 0.1]),
            ("A cannot be behind BCD", [3.0, 4.0, -0.6], [3.0, 4.0, -0.4]),
        ],
    );
}
