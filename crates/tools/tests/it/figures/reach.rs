//! Support functions. Numbers are computed on paper: P is the square from −1 to 1, Q the same square moved by 3 along
//! x.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use gjk_figure::reach::{Curves, Globe, GlobeView, Reach, search_direction};
use gjk_figure::{Analysis, Camera, ItemForm, PaperForm, Role, Standing, Tint};
use gjk_proximity::geometry::{Convex, Core, Dimension};
use gjk_proximity::gjk::Settings;
use gjk_scene::scene::library;
use glam::{DVec2, DVec3};

fn squares(apart: f64) -> Analysis {
    let square = |x: f64| super::polygon(&[[x - 1.0, -1.0], [x + 1.0, -1.0], [x + 1.0, 1.0], [x - 1.0, 1.0]]);
    Analysis::new(Dimension::Two, [square(0.0), square(apart)], Settings::default())
}

#[test]
fn support_functions_of_two_squares() {
    let analysis = squares(3.0);
    let reach = Reach::of(&analysis, DVec3::X * 7.0);
    assert_eq!(reach.direction, DVec3::X);
    assert_eq!(reach.lengths, [1.0, -2.0, -1.0]);
    assert_eq!(reach.farthest, [vec![1, 2], vec![0, 3]]);
    assert!(reach.is_tie());
    assert_eq!(reach.pairs().collect::<Vec<_>>(), [[1, 0], [1, 3], [2, 0], [2, 3]]);
    let [p, q, both] = reach.words(&analysis);
    assert_eq!(p, "The support value of P along u is 1, at p1 and p2");
    assert_eq!(q, "The support value of Q along −u is −2, at q0 and q3");
    assert_eq!(
        both,
        "The support value of P ⊖ Q along u is the sum, −1: negative, so a line perpendicular to u separates P and Q by 1"
    );
    let up = Reach::of(&analysis, DVec3::Y);
    assert_eq!((up.lengths, up.farthest), ([1.0, 1.0, 2.0], [vec![2, 3], vec![0, 1]]));
    let touching = Reach::of(&squares(2.0), DVec3::X).words(&squares(2.0));
    assert!(touching[2].ends_with("zero, so a line perpendicular to u touches both P and Q"));
}

/// The difference is a square with its sides along the axes.
#[test]
fn the_farthest_vertex_jumps_at_the_normals() {
    let curves = Curves::of(&squares(3.0));
    assert_eq!(curves.jumps, [-FRAC_PI_2, 0.0, FRAC_PI_2, PI]);
    assert_eq!(curves.next_jump(FRAC_PI_4, true), Some(FRAC_PI_2));
    assert_eq!(curves.next_jump(FRAC_PI_4, false), Some(0.0));
    assert_eq!(curves.next_jump(FRAC_PI_2, true), Some(PI), "not the one at hand");
    assert_eq!(curves.next_jump(-0.9 * PI, false), Some(PI), "all around");
    assert_eq!(curves.nearest_jump(-0.99 * PI), Some(PI));
    for jump in &curves.jumps {
        assert!(Reach::of(&squares(3.0), Reach::toward(*jump)).is_tie());
    }
}

/// The angles at which the support function 2|sin| + 2|cos| − 3 cos is negative: near 0, where cos > 2|sin|, up to atan
/// ½.
#[test]
fn separating_directions_are_highlighted() {
    let analysis = squares(3.0);
    let chart = Curves::of(&analysis).chart(&Reach::of(&analysis, DVec3::X));
    let mut lit = chart.items.iter().filter(|item| item.role == Role::Region(Standing::Chosen));
    let Some(ItemForm::Area(corners)) = lit.next().map(|item| &item.form) else { panic!("one range") };
    let limit = 0.5_f64.atan().to_degrees();
    assert!((corners[0][0] + limit).abs() < 0.05 && (corners[1][0] - limit).abs() < 0.05, "{corners:?}");
    assert!(lit.next().is_none());
    let analysis = squares(1.0);
    let chart = Curves::of(&analysis).chart(&Reach::of(&analysis, DVec3::X));
    assert!(chart.items.iter().all(|item| item.role != Role::Region(Standing::Chosen)), "they overlap");
}

#[test]
fn support_functions_of_shipped_scenes_are_those_of_their_differences() {
    let camera = Camera::default();
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        let size = DVec2::new(300.0, 240.0);
        for direction in [DVec3::X, DVec3::new(-3.0, 1.0, 0.0), DVec3::ZERO, DVec3::NAN] {
            let reach = Reach::of(&analysis, direction);
            assert!((reach.direction.length() - 1.0).abs() < 1e-12, "{}", scene.title);
            let points =
                analysis.difference.hull_vertices().map(|support| support.point.dot(reach.direction));
            let farthest = points.fold(f64::NEG_INFINITY, f64::max);
            let size_of_it = analysis.difference_bounds().radius();
            assert!(reach.lengths[2] >= farthest - 1e-9 * size_of_it, "{}: nothing is farther", scene.title);
            assert!(
                (reach.lengths[0] + reach.lengths[1] - reach.lengths[2]).abs() <= 1e-9 * size_of_it.max(1.0)
            );
            let numbers = match scene.dimension {
                Dimension::Two => {
                    let charts = [reach.dial(&analysis), Curves::of(&analysis).chart(&reach)];
                    charts.map(|chart| super::numbers(&chart.project(&chart.frame(size)))).concat()
                }
                Dimension::Three => {
                    let view = GlobeView::of(&camera, size);
                    super::numbers(&Globe::of(&analysis).project(
                        &view,
                        &reach,
                        search_direction(&analysis, 0),
                    ))
                }
            };
            assert!(numbers.len() > 20 && numbers.iter().all(|number| number.is_finite()), "{}", scene.title);
        }
    }
}

#[test]
fn the_globe_turns_under_the_pointer() {
    let camera = Camera::default();
    let view = GlobeView::of(&camera, DVec2::new(400.0, 300.0));
    // The globe is 240 points wide, and has room for the legend at its right.
    let middle = DVec2::new(200.0, 150.0);
    assert!(view.holds(middle) && !view.holds(DVec2::ZERO));
    assert!(view.direction_at(middle).distance(camera.back()) < 1e-12, "in the middle it points to the eye");
    let beside = view.direction_at(DVec2::new(1e6, 150.0));
    assert!(beside.distance(camera.right()) < 1e-4, "beside the globe it is on the rim");
    let above = view.direction_at(middle - DVec2::new(0.0, 30.0));
    assert!(above.dot(camera.up()) > 0.0 && (above.length() - 1.0).abs() < 1e-12);
}

/// The cube from −1 to 1, and the origin: the support function is |x| + |y| + |z|, from 1 along the axes to √3 along the
/// diagonals.
#[test]
fn the_globe_says_which_colour_is_which_length() {
    let corners = [-1.0, 1.0].map(|x| [-1.0, 1.0].map(|y| [-1.0, 1.0].map(|z| [x, y, z])));
    let cube = super::hull(corners.as_flattened().as_flattened());
    let analysis = Analysis::new(Dimension::Three, [cube, super::hull(&[[0.0; 3]])], Settings::default());
    let globe = Globe::of(&analysis);
    assert!(
        (globe.range[0] - 1.0).abs() < 1e-12 && (1.70..=3.0_f64.sqrt()).contains(&globe.range[1]),
        "{:?}",
        globe.range
    );
    for size in [DVec2::new(400.0, 300.0), DVec2::new(260.0, 400.0), DVec2::new(900.0, 500.0)] {
        let view = GlobeView::of(&Camera::default(), size);
        let marks = globe.project(&view, &Reach::of(&analysis, DVec3::X), DVec3::Y);
        let bar = marks.iter().find_map(|mark| {
            if let PaperForm::Cells { corners, tints, .. } = &mark.form {
                Some((*corners, tints))
            } else {
                None
            }
        });
        let ([upper, lower], tints) = bar.expect("a bar with the colors");
        assert_eq!(
            (tints.first(), tints.last()),
            (Some(&Some(Tint::Amount(0.0))), Some(&Some(Tint::Amount(1.0))))
        );
        assert!(
            !view.holds(upper) && !view.holds(DVec2::new(upper.x, size.y / 2.0)),
            "{size}: beside the globe"
        );
        let numbers = marks.iter().filter_map(|mark| match &mark.form {
            PaperForm::Text { center, text, .. } if mark.role == Role::Axis => {
                Some((center.y, text.parse::<f64>().ok()?))
            }
            _ => None,
        });
        let numbers: Vec<(f64, f64)> = numbers.collect();
        assert!(numbers.len() >= 2, "{numbers:?}");
        for (y, number) in numbers {
            let part = (lower.y - y) / (lower.y - upper.y);
            let expected = globe.range[0] + part * (globe.range[1] - globe.range[0]);
            assert!((number - expected).abs() < 1e-9, "{number} stands at {expected}");
        }
        let says = |words: &str| {
            marks
                .iter()
                .any(|mark| matches!(&mark.form, PaperForm::Text { text, .. } if text.contains(words)))
        };
        assert!(says("support function") && says("scene units"));
    }
}

/// The difference of two balls around one point has the support value r + s in every direction. Its roundoff must not
/// count as a range.
#[test]
fn two_balls_reach_equally_far_on_all_sides() {
    let axes = [DVec3::X, DVec3::Y, DVec3::Z];
    let ball = |radius: f64| Convex {
        core: Core::Ellipsoid {
            center: DVec3::new(0.1, -0.7, 0.3),
            semi_axes: axes.map(|axis| axis * radius),
        },
        radius: 0.0,
    };
    let analysis = Analysis::new(Dimension::Three, [ball(1.3), ball(0.7)], Settings::default());
    let [low, high] = Globe::of(&analysis).range;
    assert_eq!(low, high);
    assert!((low - 2.0).abs() < 1e-12, "1.3 + 0.7, not {low}");
}
