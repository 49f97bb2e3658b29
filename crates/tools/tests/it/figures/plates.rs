//! Figures of known runs: the marks and their positions.

use gjk_figure::{
    Analysis, Camera, Figure, Form, Hit, Marker, Overlay, Overlays, Palette, PaperForm, Plane, Role,
    Standing, difference, pick, svg, world,
};
use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::{Algorithm, Event, Letter, Redirected, Region, Settings};
use glam::{DVec2, DVec3};

use super::{numbers, points, polygon, texts};
use crate::shapes::{flat, hull_of};

const SIZE: DVec2 = DVec2::new(640.0, 480.0);

fn planar(p: &[[f64; 2]], q: &[[f64; 2]], algorithm: Algorithm, v: [f64; 2]) -> Analysis {
    let initial_direction = DVec3::new(v[0], v[1], 0.0);
    let settings = Settings { algorithm, initial_direction, ..Settings::default() };
    Analysis::new(Dimension::Two, [polygon(p), polygon(q)], settings)
}

/// The worked example of the dyn4j article: a triangle and a quadrilateral, with the first direction (1, −1).
fn dyn4j() -> Analysis {
    let p = [[4.0, 5.0], [4.0, 11.0], [9.0, 9.0]];
    let q = [[5.0, 7.0], [12.0, 7.0], [10.0, 2.0], [7.0, 3.0]];
    planar(&p, &q, Algorithm::Bittle, [1.0, -1.0])
}

/// The step at which the third support point's region is ruled, or the simplex reduced.
fn third(analysis: &Analysis, wanted: fn(&Event) -> bool) -> usize {
    let events = analysis.trace.iterations()[2].events.clone();
    events.into_iter().find(|step| wanted(&analysis.trace.events[*step])).unwrap()
}

fn labels(figure: &Figure, role: Role) -> Vec<(&str, DVec3)> {
    let labels = figure.marks.iter().filter(|mark| mark.role == role);
    labels
        .filter_map(|mark| {
            if let Form::Label { at, text, .. } = &mark.form { Some((text.as_str(), *at)) } else { None }
        })
        .collect()
}

/// The article: the first point is (9, 9) − (5, 7) = (4, 2); p2 and q0 in the order of the vertices.
#[test]
fn the_first_support_point_shows_its_parents() {
    let analysis = dyn4j();
    let shapes = world(&analysis, 0, Overlays::ALL);
    assert_eq!(points(&shapes, Role::Parent(Side::P)), [(flat(9.0, 9.0), Marker::Ring)]);
    assert_eq!(points(&shapes, Role::Parent(Side::Q)), [(flat(5.0, 7.0), Marker::Ring)]);
    assert_eq!(labels(&shapes, Role::Parent(Side::P)), [("p2", flat(9.0, 9.0))]);
    assert_eq!(labels(&shapes, Role::Parent(Side::Q)), [("q0", flat(5.0, 7.0))]);
    let others: Vec<&str> = labels(&shapes, Role::Vertex(Side::Q)).iter().map(|(name, _)| *name).collect();
    assert_eq!(others, ["q1", "q2", "q3"], "each vertex is named once");

    let space = difference(&analysis, 0, Overlays::ALL);
    assert_eq!(points(&space, Role::Letter(Letter::A)), [(flat(4.0, 2.0), Marker::Disc)]);
    assert_eq!(points(&space, Role::Origin), [(DVec3::ZERO, Marker::Crosshair)]);
    assert_eq!(points(&space, Role::Pair).len(), 12, "3 × 4 differences");
}

/// v points along (1, −1) from p2 and against it from q0; both arrows are equally long.
#[test]
fn v_is_drawn_on_p_and_its_opposite_on_q() {
    let shapes = world(&dyn4j(), 0, Overlays::ALL);
    let arrows: Vec<(DVec3, DVec3)> = shapes
        .marks
        .iter()
        .filter_map(
            |mark| if let Form::Arrow { from, to } = mark.form { Some((from, to - from)) } else { None },
        )
        .collect();
    let [(from_p, along_p), (from_q, along_q)] = arrows[..] else { panic!("{arrows:?}") };
    assert_eq!((from_p, from_q), (flat(9.0, 9.0), flat(5.0, 7.0)));
    assert_eq!(along_p, -along_q);
    assert!(along_p.normalize().distance(flat(1.0, -1.0).normalize()) < 1e-12);
    let names: Vec<&str> = labels(&shapes, Role::Direction).iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["+v", "−v"]);
}

/// The article's third point is (−8, −2): the origin is outside edge AC, so B = (−6, 9) is removed. The names stay
/// until the fourth point is added, and only then (4, 2) and (−8, −2) become C and B.
#[test]
fn letters_stay_until_the_next_point_comes() {
    let analysis = dyn4j();
    let reduced = third(&analysis, |event| matches!(event, Event::Reduced { .. }));
    let figure = difference(&analysis, reduced, Overlays::ALL);
    assert_eq!(points(&figure, Role::Letter(Letter::A)), [(flat(-8.0, -2.0), Marker::Disc)]);
    assert_eq!(points(&figure, Role::Letter(Letter::B)), []);
    assert_eq!(points(&figure, Role::Letter(Letter::C)), [(flat(4.0, 2.0), Marker::Triangle)]);
    assert_eq!(labels(&figure, Role::Ghost), [("B", flat(-6.0, 9.0))], "what was dropped keeps its name");

    let last = difference(&analysis, analysis.trace.steps() - 1, Overlays::ALL);
    assert_eq!(points(&last, Role::Letter(Letter::A)), [(flat(-1.0, -2.0), Marker::Disc)]);
    assert_eq!(points(&last, Role::Letter(Letter::B)), [(flat(-8.0, -2.0), Marker::Square)]);
}

/// The article tests edge AB, from A = (−8, −2) to B = (−6, 9), along `ABPerp` ∥ (−11, 2).
#[test]
fn a_test_shows_its_edge_and_the_tested_side() {
    let analysis = dyn4j();
    let step = third(&analysis, |event| matches!(event, Event::Tested(_)));
    let figure = difference(&analysis, step, Overlays::default());
    let forms: Vec<&Form> =
        figure.marks.iter().filter(|mark| mark.role == Role::Test).map(|mark| &mark.form).collect();
    let [Form::Line { points, .. }, Form::Arrow { from, to }] = forms[..] else {
        panic!("expected an edge and an arrow, found {forms:?}")
    };
    assert_eq!(*points, [flat(-8.0, -2.0), flat(-6.0, 9.0)]);
    assert_eq!(*from, flat(-7.0, 3.5));
    let arrow = *to - *from;
    assert!(arrow.cross(flat(-11.0, 2.0)).length() < 1e-9 && arrow.x < 0.0, "{arrow}");
    let after = difference(&analysis, step + 2, Overlays::default());
    assert!(after.marks.iter().all(|mark| mark.role != Role::Test), "only while it is asked");
}

/// Whether a convex polygon contains the origin, by the signs of the areas of the triangles over its edges.
fn holds_origin(points: &[DVec3]) -> bool {
    let turns = points.iter().zip(points.iter().cycle().skip(1)).map(|(a, b)| a.cross(*b).z);
    let turns: Vec<f64> = turns.collect();
    turns.iter().all(|turn| *turn > 0.0) || turns.iter().all(|turn| *turn < 0.0)
}

/// Voronoi regions cover the plane without overlap, so exactly the chosen one contains the origin.
#[test]
fn the_chosen_region_contains_the_origin_and_no_other_does() {
    let analysis = dyn4j();
    let ruled = third(&analysis, |event| matches!(event, Event::Ruled { .. }));
    let figure = difference(&analysis, ruled, Overlays::ALL);
    let mut seen = Vec::new();
    for mark in &figure.marks {
        let (Role::Region(standing), Some(Hit::Region(region))) = (mark.role, mark.hit) else { continue };
        let (Form::Area { points } | Form::Line { points, closed: true }) = &mark.form else { continue };
        assert_eq!(holds_origin(points), standing == Standing::Chosen, "{region}");
        if !seen.contains(&region) {
            seen.push(region);
        }
    }
    assert_eq!(seen.len(), 7, "three vertices, three edges and the inside: {seen:?}");
    assert!(seen.contains(&Region::Edge([Letter::A, Letter::C])));
}

/// Two equal squares, first along x: A = (2, ·) and then (−2, ·) with the origin on the segment, so the published
/// code's next direction is the zero vector.
#[test]
fn a_zero_direction_is_a_label_without_an_arrow() {
    let square = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    let analysis = planar(&square, &square, Algorithm::Winter, [1.0, 0.0]);
    let zero = analysis.trace.events.iter().position(
        |event| matches!(event, Event::Redirected(Redirected { direction, .. }) if *direction == DVec3::ZERO),
    );
    let figure = difference(&analysis, zero.unwrap(), Overlays::ALL);
    let says: Vec<&str> = labels(&figure, Role::Direction).iter().map(|(text, _)| *text).collect();
    assert_eq!(says, ["v = 0"]);
    let is_arrow = |form: &Form| matches!(form, Form::Arrow { .. });
    assert!(!figure.marks.iter().any(|mark| mark.role == Role::Direction && is_arrow(&mark.form)));
}

/// P around (0, 0) and Q around (10, 0): the last v separates them, and lines perpendicular to it touch both.
#[test]
fn a_rejection_shows_the_lines_that_separate() {
    let p = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    let q = p.map(|[x, y]| [x + 10.0, y]);
    let analysis = planar(&p, &q, Algorithm::Winter, [1.0, 0.0]);
    let without_proof = Overlays::NONE.with(Overlay::Direction);
    let figure = world(&analysis, analysis.trace.steps() - 1, without_proof);
    for (side, x) in [(Side::P, 1.0), (Side::Q, 9.0)] {
        let lines = figure.marks.iter().filter(|mark| mark.role == Role::Support(Some(side)));
        let [mark] = lines.collect::<Vec<_>>()[..] else { panic!("one line for {side:?}") };
        let Form::Line { points, .. } = &mark.form else { panic!("{mark:?}") };
        assert!(points.iter().all(|at| at.x == x), "{points:?}");
    }
}

#[test]
fn overlays_hide_the_marks_they_name() {
    let analysis = dyn4j();
    let last = analysis.trace.steps() - 1;
    let roles = |overlays| {
        difference(&analysis, last, overlays).marks.iter().map(|mark| mark.role).collect::<Vec<_>>()
    };
    assert_eq!(roles(Overlays::NONE), []);
    for (overlay, role) in [
        (Overlay::Hull, Role::Difference),
        (Overlay::Pairs, Role::Pair),
        (Overlay::Ghosts, Role::Ghost),
        (Overlay::Direction, Role::Direction),
        (Overlay::Simplex, Role::Origin),
        (Overlay::Regions, Role::Region(Standing::Chosen)),
    ] {
        assert!(roles(Overlays::ALL).contains(&role), "{overlay:?}");
        assert!(roles(Overlays::NONE.with(overlay)).contains(&role), "{overlay:?}");
        assert!(!roles(Overlays::ALL.without(overlay)).contains(&role), "{overlay:?}");
    }
}

/// Every figure of the two runs, on paper.
fn all_paper() -> Vec<Vec<gjk_figure::PaperMark>> {
    let gem = hull_of("2 0 0, -1 1.5 0.5, -1 -1.5 0.5, 0 0 2.5, 0.5 0 -2");
    let octahedron =
        hull_of("1.5 2.5 1.5, -2.5 2.5 1.5, -0.5 4.5 1.5, -0.5 0.5 1.5, -0.5 2.5 3.5, -0.5 2.5 -0.5");
    let spatial = Analysis::new(Dimension::Three, [gem, octahedron], Settings::default());
    let mut papers = Vec::new();
    for analysis in [dyn4j(), spatial] {
        for step in 0..analysis.trace.steps() {
            for figure in [world(&analysis, step, Overlays::ALL), difference(&analysis, step, Overlays::ALL)]
            {
                let bounds = figure.bounds();
                papers.push(match analysis.dimension {
                    Dimension::Two => {
                        let plane = Plane::framing(bounds, SIZE);
                        [plane.grid(SIZE), plane.project(&figure, SIZE)].concat()
                    }
                    Dimension::Three => {
                        let mut camera = Camera::default();
                        camera.frame(&bounds.into(), SIZE);
                        [camera.project(&figure, SIZE), camera.tripod(SIZE)].concat()
                    }
                });
            }
        }
    }
    papers
}

#[test]
fn every_plate_is_a_readable_svg_that_always_comes_out_the_same() {
    let papers = all_paper();
    for (marks, again) in papers.iter().zip(all_paper()) {
        let picture = svg::write(marks, SIZE, &Palette::LIGHT, "P < Q & more");
        assert_eq!(picture, svg::write(&again, SIZE, &Palette::LIGHT, "P < Q & more"));
        let tree = resvg::usvg::Tree::from_str(&picture, &resvg::usvg::Options::default()).unwrap();
        assert_eq!((tree.size().width(), tree.size().height()), (640.0, 480.0));
        assert!(picture.contains("<title>P &lt; Q &amp; more</title>"));
        assert_eq!(picture.matches("<text ").count(), texts(marks).len(), "text is text");
    }
}

/// The fonts of the window contain all of ASCII, the minus sign and the operators; arrows and marks are drawn as shapes.
#[test]
fn every_text_can_be_written_with_the_fonts_of_the_window() {
    for marks in all_paper() {
        for text in texts(&marks) {
            assert!(text.chars().all(|glyph| glyph.is_ascii_graphic() || " −·⟂".contains(glyph)), "{text}");
            assert!(!text.contains('-'), "{text}: a minus sign is not a hyphen");
        }
        assert!(numbers(&marks).into_iter().all(f64::is_finite));
    }
}

/// A pointer on p2 at (9, 9) picks p2, at the center of P it picks P, and far outside nothing.
#[test]
fn the_pointer_picks_the_mark_under_it() {
    let analysis = dyn4j();
    let figure = world(&analysis, 0, Overlays::ALL);
    let plane = Plane::framing(analysis.bounds(), SIZE);
    let marks = plane.project(&figure, SIZE);
    let under = |x, y| pick(&marks, plane.screen_from_world(flat(x, y)), 10.0);
    assert_eq!(under(9.0, 9.0), Some(Hit::Vertex(Side::P, 2)));
    assert_eq!(under(4.8, 8.0), Some(Hit::Body(Side::P)));
    assert_eq!(under(9.0, 4.5), Some(Hit::Body(Side::Q)));
    assert_eq!(under(4.5, 2.5), None);
}

/// Labels of a crowded figure are placed beside each other: no two texts of one figure share more than a corner.
#[test]
fn labels_do_not_cover_each_other() {
    let analysis = dyn4j();
    let plane = Plane::framing(analysis.bounds(), SIZE);
    for step in 0..analysis.trace.steps() {
        let marks = plane.project(&world(&analysis, step, Overlays::ALL), SIZE);
        let boxes: Vec<(DVec2, DVec2)> = marks
            .iter()
            .filter_map(|mark| match &mark.form {
                PaperForm::Text { center, text, size } => {
                    Some((*center, DVec2::new(0.25 * text.chars().count() as f64, 0.4) * *size))
                }
                _ => None,
            })
            .collect();
        for (index, (center, half)) in boxes.iter().enumerate() {
            for (other, other_half) in &boxes[index + 1..] {
                let apart = ((*center - *other).abs() - (*half + *other_half)).max_element();
                assert!(apart > 0.0, "step {step}: {center} and {other}");
            }
        }
    }
}

#[test]
fn a_plot_and_its_inverse_agree() {
    let plane = Plane { origin: DVec2::new(100.0, 300.0), scale: 25.0 };
    // Two units to the right and one up are 50 points to the right and 25 up, which is negative on paper.
    assert_eq!(plane.screen_from_world(flat(2.0, 1.0)), DVec2::new(150.0, 275.0));
    assert_eq!(plane.world_from_screen(DVec2::new(150.0, 275.0)), flat(2.0, 1.0));
    let nothing = Plane::framing(gjk_figure::Bounds::EMPTY, SIZE);
    assert!(nothing.scale > 0.0 && nothing.origin.is_finite());
}
