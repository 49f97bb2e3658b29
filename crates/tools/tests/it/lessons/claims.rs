//! Claims in the texts and answers of the shipped lessons.

use gjk_figure::Analysis;
use gjk_proximity::geometry::Side;
use gjk_tools::lesson::{Asked, Loaded, asked, fill, values};
use glam::DVec3;

use super::lesson;

/// The page with this name, as its scene's analysis, the index of its step, and the page's texts with their numbers.
fn page(loaded: &Loaded, name: &str) -> (Analysis, usize, String) {
    let index = loaded.lesson.pages.iter().position(|page| page.name == name).unwrap();
    let page = &loaded.lesson.pages[index];
    let analysis = Analysis::of(&loaded.scenes[index]);
    let step = page.step.index(analysis.trace.steps());
    let text = fill(&format!("{}\n{}", page.text, page.notes), &analysis, step).unwrap();
    (analysis, step, text)
}

/// The full text of a page, with its numbers.
fn texts(loaded: &Loaded) -> Vec<String> {
    let mut texts = Vec::new();
    for (page, scene) in loaded.lesson.pages.iter().zip(&loaded.scenes) {
        let analysis = Analysis::of(scene);
        let step = page.step.index(analysis.trace.steps());
        for text in [&page.text, &page.notes].into_iter().chain(&page.hints) {
            texts.push(fill(text, &analysis, step).unwrap());
        }
        for question in &page.questions {
            let asked = asked(question, &analysis, step).unwrap();
            texts.push(asked.ask().to_owned());
            if let Asked::Choice { answers, .. } = &asked {
                texts.extend(answers.iter().flat_map(|it| [it.words.clone(), it.feedback.clone()]));
            }
        }
    }
    texts
}

/// The numbers of corners of differences: six for the triangle from itself, with the sides 4, 5, 3, 4, 5, 3; five for
/// triangle and square (two pairs of equal normals), and for a pentagon and a point; seven in the walk-through.
#[test]
fn corners_of_the_difference_are_counted() {
    let difference = lesson("difference.ron");
    for (name, corners) in [("point", "5"), ("edges", "5"), ("itself", "6"), ("support", "7")] {
        let (analysis, step, _) = page(&difference, name);
        let known = values(&analysis, step);
        assert!(known.contains(&("difference vertices".to_owned(), corners.to_owned())), "{name}: {known:?}");
    }
    let (analysis, _, _) = page(&difference, "itself");
    let corners: Vec<DVec3> = analysis.difference.hull_vertices().map(|corner| corner.point).collect();
    let mut sides: Vec<f64> = (0..6).map(|i| corners[i].distance(corners[(i + 1) % 6])).collect();
    sides.sort_by(f64::total_cmp);
    assert_eq!(sides, [3.0, 3.0, 4.0, 4.0, 5.0, 5.0], "not regular");
    // Of a disc there are only samples.
    let curved = Analysis::of(&gjk_scene::scene::library::SHIPPED[5].scene());
    assert!(values(&curved, 0).iter().all(|(name, _)| name != "difference vertices"));
}

/// In the walk-through the second direction is (−1, 1), and from B = (4, 2) to the origin it is (−4, −2): another one. In
/// the course both are (−3, −1).
#[test]
fn pages_say_truly_whether_the_second_direction_leads_from_b_to_the_origin() {
    let (_, _, text) = page(&lesson("regions.ron"), "segment");
    assert!(text.contains("(−1, 1), which does not point from B to O"), "{text}");
    assert!(DVec3::new(-1.0, 1.0, 0.0).cross(DVec3::new(-4.0, -2.0, 0.0)).z != 0.0);
    let (analysis, step, text) = page(&lesson("gjk-in-two-hours.ron"), "segment");
    assert!(text.contains("v pointed from B toward O") && text.contains("(−28, 35)"), "{text}");
    let state = analysis.trace.state(step);
    assert_eq!(state.asked, -state.simplex.points()[1].point);
}

/// Two intervals on one line touch as segments in the plane: the page says why, and its numbers are 1 − 6 and 4 − 2.
#[test]
fn the_page_on_intervals_explains_its_verdict() {
    let course = lesson("gjk-in-two-hours.ron");
    let (analysis, _, _) = page(&course, "line");
    let explains = |text: &String| text.contains("The run says TOUCHING") && text.contains("no area");
    assert!(texts(&course).iter().any(explains));
    let [p, q] = [Side::P, Side::Q].map(|side| &analysis.convexes[side as usize]);
    let ends = |along: f64| {
        let v = DVec3::X * along;
        (p.support(v).0 - q.support(-v).0).x
    };
    assert_eq!([ends(-1.0), ends(1.0)], [-5.0, 2.0]);
}

/// Scene 19 in f32: A and C are the same point, (−1, 6) as printed, and the answer is true.
#[test]
fn the_page_on_accidents_shows_an_answer_that_is_right_by_accident() {
    let (analysis, step, text) = page(&lesson("failures.ron"), "accident");
    assert_eq!(analysis.trace.outcome.verdict, analysis.reference.verdict);
    let state = analysis.trace.state(step);
    let points = state.simplex.points();
    assert_eq!((points.len(), points[0].point), (3, points[2].point));
    assert!(state.tests.iter().all(|tested| tested.value == 0.0) && !state.tests.is_empty(), "{text}");
}
