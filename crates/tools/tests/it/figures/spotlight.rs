//! The items linked to the hovered one. The numbers are from Bittle's article: (4, 2) = p2 − q0, (−6, 9) = p1 − q2,
//! (−8, −2) = p0 − q1, (−1, −2) = p0 − q0.

use gjk_figure::narration::narrate;
use gjk_figure::series::iterations;
use gjk_figure::{
    Analysis, Focus, Form, Links, LitVertex, Mark, Marker, Overlays, Role, Spotlight, difference, spotlight,
    world,
};
use gjk_proximity::geometry::{Convex, Core, Dimension, Side};
use gjk_proximity::gjk::{Algorithm, Event, Letter, Region, Settings};
use gjk_scene::scene::library;
use glam::DVec3;

use Side::{P, Q};

use super::proof::last;

fn bittle() -> Analysis {
    Analysis::of(&library::start(Dimension::Two))
}

fn vertices(lit: &Spotlight) -> Vec<(Side, usize)> {
    let mut vertices: Vec<_> =
        lit.places.iter().filter_map(|place| Some((place.side, place.index?))).collect();
    vertices.sort_by_key(|(side, index)| (*side as usize, *index));
    vertices
}

#[test]
fn a_row_highlights_its_point_and_both_parents() {
    let analysis = bittle();
    let lit = spotlight(&analysis, last(&analysis), usize::MAX, Focus::Iteration(1));
    assert_eq!(vertices(&lit), [(P, 1), (Q, 2)]);
    assert_eq!(lit.pairs, [[1, 2]]);
    assert_eq!(lit.supports[0].point, DVec3::new(-6.0, 9.0, 0.0));
    assert_eq!(lit.iterations, [1]);
    assert_eq!(lit.steps, iterations(&analysis.trace)[1].events.clone().collect::<Vec<_>>());
    assert!(lit.letters.is_empty(), "B was dropped in the third iteration");
}

/// p0 is in the vertex pairs of the last two points, which are A and B at the end; q0 in those of the first and the
/// last, C and A.
#[test]
fn a_vertex_highlights_its_rows_and_letters() {
    let analysis = bittle();
    for (vertex, rows, letters) in
        [((P, 0), [2, 3], [Letter::A, Letter::B]), ((Q, 0), [0, 3], [Letter::A, Letter::C])]
    {
        let lit = spotlight(&analysis, last(&analysis), usize::MAX, Focus::Vertex(vertex.0, vertex.1));
        assert_eq!(vertices(&lit), [vertex], "its partners are not it");
        assert_eq!(lit.iterations, rows);
        assert_eq!(lit.letters, letters);
    }
    // Before they are found they have rows, but no letters.
    let early = spotlight(&analysis, 0, usize::MAX, Focus::Vertex(P, 0));
    assert!(early.letters.is_empty());
    assert_eq!(early.iterations, [2, 3]);
}

#[test]
fn the_same_point_by_its_letter_or_its_parents() {
    let analysis = bittle();
    let by_letter = spotlight(&analysis, last(&analysis), usize::MAX, Focus::Letter(Letter::C));
    assert_eq!(by_letter.supports[0].point, DVec3::new(4.0, 2.0, 0.0));
    assert_eq!(vertices(&by_letter), [(P, 2), (Q, 0)]);
    assert_eq!(by_letter.iterations, [0]);
    let by_pair = spotlight(&analysis, last(&analysis), usize::MAX, Focus::Pair { p: 2, q: 0 });
    assert_eq!(Spotlight { focus: None, ..by_pair }, Spotlight { focus: None, ..by_letter });
}

#[test]
fn a_region_highlights_its_points_and_the_step_that_chose_it() {
    let analysis = bittle();
    let ruled = |step: &usize| matches!(analysis.trace.events[*step], Event::Ruled { .. });
    // The third iteration finds the origin in the region of edge AC: A = (−8, −2), C = (4, 2).
    let step = (0..analysis.trace.steps()).filter(ruled).nth(1).unwrap();
    let lit = spotlight(&analysis, step, usize::MAX, Focus::Region(Region::Edge([Letter::A, Letter::C])));
    assert_eq!(lit.letters, [Letter::A, Letter::C]);
    assert_eq!((lit.iterations, lit.steps), (vec![2], vec![step]));
}

#[test]
fn the_direction_highlights_the_point_found_along_it() {
    let analysis = bittle();
    let lit = spotlight(&analysis, 0, usize::MAX, Focus::Direction);
    assert!(lit.direction && !lit.origin);
    assert_eq!(vertices(&lit), [(P, 2), (Q, 0)]);
    assert_eq!(lit.steps, [0]);
}

#[test]
fn missing_items_highlight_nothing() {
    let analysis = bittle();
    for focus in [
        Focus::Vertex(P, 3),
        Focus::Pair { p: 0, q: 99 },
        Focus::Letter(Letter::D),
        Focus::Iteration(99),
        Focus::Step(999),
    ] {
        assert!(spotlight(&analysis, last(&analysis), usize::MAX, focus).is_empty(), "{focus:?}");
    }
    let at_once = spotlight(&analysis, 999, usize::MAX, Focus::Iteration(0));
    assert_eq!(at_once, spotlight(&analysis, last(&analysis), usize::MAX, Focus::Iteration(0)), "clamped");
}

/// Links are symmetric: an item is highlighted by each item that it highlights.
#[test]
fn links_are_symmetric() {
    for shipped in library::SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        let (links, iterations) = (Links::of(&analysis), iterations(&analysis.trace));
        for step in 0..analysis.trace.steps() {
            let links = links.at(step);
            for (index, iteration) in iterations.iter().enumerate() {
                let lit = links.spotlight(Focus::Iteration(index));
                assert!(lit.has_iteration(index) && iteration.events.clone().all(|step| lit.has_step(step)));
                for (side, vertex) in vertices(&lit) {
                    let back = links.spotlight(Focus::Vertex(side, vertex));
                    assert!(back.has_iteration(index) && back.has_vertex(side, vertex));
                }
                for letter in lit.letters {
                    let back = links.spotlight(Focus::Letter(letter));
                    assert!(back.has_iteration(index), "{}: {letter} at {step}", shipped.file_name);
                }
            }
            let by_step = links.spotlight(Focus::Step(step));
            assert!(by_step.has_step(step));
            for span in narrate(&analysis.trace, step).spans() {
                let Some(focus) = Focus::of_span(span) else { continue };
                let lit = links.spotlight(focus);
                assert!(lit.is_empty() || lit.has_span(span), "{}: {span:?} at {step}", shipped.file_name);
            }
        }
    }
}

/// A ball has no vertices, but the points on it are highlighted. The run begins along +x, on paper with (1, 0, 0) on a
/// unit ball at the origin, and (2, 0, 0) on one at (3, 0, 0).
#[test]
fn points_of_curved_shapes_are_highlighted() {
    let ball = |x: f64| Convex {
        core: Core::Ellipsoid { center: DVec3::X * x, semi_axes: [DVec3::X, DVec3::Y, DVec3::Z] },
        radius: 0.0,
    };
    let settings =
        Settings { algorithm: Algorithm::Robust, initial_direction: DVec3::X, ..Settings::default() };
    let analysis = Analysis::new(Dimension::Three, [ball(0.0), ball(3.0)], settings);
    let lit = spotlight(&analysis, 0, usize::MAX, Focus::Iteration(0));
    let place = |side, x| LitVertex { side, index: None, at: DVec3::X * x };
    assert_eq!(lit.places, [place(P, 1.0), place(Q, 2.0)]);
    assert!(lit.pairs.is_empty());
}

/// Halos lie below everything else, labels come last, and neither can be picked: picking is the same without them.
#[test]
fn highlights_do_not_change_picking() {
    let analysis = bittle();
    let step = last(&analysis);
    let lit = spotlight(&analysis, step, usize::MAX, Focus::Iteration(1));
    let mut figure = difference(&analysis, step, Overlays::default());
    let before = figure.clone();
    lit.light_difference(&mut figure);
    let is_lit = |mark: &Mark| mark.role == Role::Spotlit;
    let (added, others): (Vec<Mark>, Vec<Mark>) = figure.marks.iter().cloned().partition(is_lit);
    assert_eq!(others, before.marks);
    assert!(added.iter().all(|mark| mark.hit.is_none()));
    let ring = Form::Point { at: DVec3::new(-6.0, 9.0, 0.0), marker: Marker::Ring };
    assert_eq!(figure.marks[0].form, ring);
    let last = figure.marks.last().map(|mark| &mark.form);
    assert!(matches!(last, Some(Form::Label { text, .. }) if text == "p1 − q2"));
    let mut figure = world(&analysis, step, Overlays::default());
    lit.light_world(&mut figure);
    let rings: Vec<&Form> = figure.marks.iter().map(|mark| &mark.form).collect();
    let at = |x, y| Form::Point { at: DVec3::new(x, y, 0.0), marker: Marker::Ring };
    assert_eq!(rings[..2], [&at(4.0, 11.0), &at(10.0, 2.0)]);
}

/// At its first step only (4, 2) = p2 − q0 is found; p1, p0, q2 and q1 belong to later steps.
#[test]
fn nothing_after_the_last_known_step_is_lit() {
    let analysis = bittle();
    let lit = |known, side, index| spotlight(&analysis, 0, known, Focus::Vertex(side, index));
    assert_eq!(lit(0, P, 2).supports.len(), 1);
    for (side, index) in [(P, 1), (P, 0), (Q, 2), (Q, 1)] {
        let now = lit(0, side, index);
        assert!(now.supports.is_empty() && now.steps.is_empty() && now.iterations.is_empty());
        assert!(!lit(usize::MAX, side, index).steps.is_empty(), "the whole run finds it");
    }
}
