//! Statements of sentences and pictures about sides, against coordinates computed on paper, and in every run against
//! the points of its simplex.

use std::f64::consts::FRAC_PI_4;

use gjk_explain::claim::{self, Fact, claims};
use gjk_figure::narration::{self, narrate, product, short};
use gjk_figure::regions::{SimplexRegions, add_faces, add_flags, add_test_lines};
use gjk_figure::{
    Analysis, Camera, Figure, Form, Light, Overlays, PaperForm, PaperMark, Role, difference, world,
};
use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::{self, Algorithm, Event, Letter, PlaneQuestion, Sign, State, Tested, Trace};
use gjk_proximity::internal;
use gjk_scene::scene::Projection;
use gjk_scene::scene::library::SHIPPED;
use glam::{DVec2, DVec3};

use super::super::hull;
use super::{SQUAT, in_space, simplex};
use crate::shapes::hull_of;

/// The sentence of the test of a question, that of the ruling, and the words for the claim of the test.
fn told(trace: &Trace, question: &str) -> [String; 3] {
    let is_asked =
        |event: &Event| matches!(event, Event::Tested(it) if it.test.question.to_string() == question);
    let step = |wanted: &dyn Fn(&Event) -> bool| {
        let found = trace.events.iter().position(wanted);
        found.unwrap_or_else(|| panic!("{question}: {:?}", trace.events))
    };
    let (asked, ruled) = (step(&is_asked), step(&|event| matches!(event, Event::Ruled { .. })));
    let sentence = |step| narrate(trace, step).to_plain();
    let claimed = claims(trace, asked);
    let claim = claimed.iter().find(|claim| matches!(claim.fact, Fact::Beyond { .. })).unwrap();
    [sentence(asked), sentence(ruled), narration::claim(claim, trace.dimension).to_plain()]
}

/// B (−1, 2), C (−1, −2) and A (2, 0), all at one height: AB × AC = (−3, 2, 0) × (−3, −2, 0) = (0, 0, 12), up. At height −1 the
/// origin is above, with ABC·AO = 12; at height 1 it is below. With B and C exchanged the normal points down.
#[test]
fn above_and_below_a_triangle_are_as_its_normal_says() {
    for (height, exchanged, is_above) in
        [(-1.0, false, true), (1.0, false, false), (-1.0, true, false), (1.0, true, true)]
    {
        let ends = if exchanged { [-2.0, 2.0] } else { [2.0, -2.0] };
        let points = [[2.0, 0.0, height], [-1.0, ends[0], height], [-1.0, ends[1], height]];
        let trace = internal::iterate(&simplex(&points, [0.0; 3]), DVec3::X, Dimension::Three);
        let [tested, ruled, claim] = told(&trace, "ABC·AO");
        let (side, other, in_front, number) = if is_above {
            ("above", "below", "in front", "12 > 0")
        } else {
            ("below", "above", "not in front", "−12 < 0")
        };
        let normal = "Above is the side that the triangle’s normal points to.";
        let expected = format!("The origin is {side} face ABC. ABC⟂·AO = {number}. {normal}");
        assert_eq!(tested, expected);
        assert!(ruled.contains(&format!("{side} face ABC (ABC⟂·AO = {number})")), "{ruled}");
        assert!(claim.contains(&format!("the origin is {in_front} of face ABC")), "{claim}");
        assert!([&tested, &ruled, &claim].iter().all(|told| !told.contains(other)), "{ruled} {claim}");
        // The region is the one on that side.
        assert_eq!(ruled.contains("underside of face ABC"), !is_above, "{ruled}");
        let region = trace.state(trace.steps()).region.unwrap().to_string();
        assert_eq!(region, if is_above { "face ABC" } else { "below ABC" });
    }
}

/// A (1, 2), B (1, −2), C (4, 0). AB⟂ = AB × (AB × AC) = (0, −4, 0) × (0, 0, 12) = (−48, 0, 0), and with AO = (−1, −2)
/// that is 48: outside. AC⟂ = (0, 0, 12) × (3, −2, 0) = (24, 36, 0), and −24 − 72 = −96: not outside.
#[test]
fn beyond_an_edge_is_away_from_the_third_point() {
    let triangle = simplex(&[[1.0, 2.0, 0.0], [1.0, -2.0, 0.0], [4.0, 0.0, 0.0]], [0.0; 3]);
    let trace = internal::iterate(&triangle, DVec3::NEG_X, Dimension::Two);
    let [beyond, ruled, claim] = told(&trace, "AB⟂·AO");
    assert_eq!(beyond, "The origin is outside edge AB. AB⟂·AO = 48 > 0.");
    assert!(ruled.contains(": outside edge AB (AB⟂·AO = 48 > 0)"), "{ruled}");
    assert!(claim.contains("the origin is outside edge AB"), "{claim}");

    let mirrored = simplex(&[[1.0, -2.0, 0.0], [4.0, 0.0, 0.0], [1.0, 2.0, 0.0]], [0.0; 3]);
    let trace = internal::iterate(&mirrored, DVec3::NEG_X, Dimension::Two);
    // The same triangle with A and B, and then B and C, exchanged: now the origin is not outside edge AB.
    let [not_beyond, ruled, claim] = told(&trace, "AB⟂·AO");
    assert_eq!(not_beyond, "The origin is not outside edge AB. AB⟂·AO = −96 < 0.");
    assert!(
        ruled.contains("not outside edge AB (AB⟂·AO = −96 < 0), outside edge AC (AC⟂·AO = 48 > 0)"),
        "{ruled}"
    );
    assert!(claim.contains("the origin is not outside edge AB"), "{claim}");
}

/// The squat tetrahedron from (1, 1, 0.5), with AO = (1, 1, −0.5): AB × AC = (4, 0, −1) × (−2, 4, −1) = (4, 6, 16)
/// gives 2, AC × AD = (−8, 0, 16) gives −16, AD × AB = (4, −6, 16) gives −10. Only ABC has the origin in front.
#[test]
fn a_face_that_sees_the_origin_is_told_so_and_lit() {
    let (points, origin) = (SQUAT, [1.0, 1.0, 0.5]);
    let trace = internal::iterate(&simplex(&points, origin), DVec3::Z, Dimension::Three);
    assert_eq!(told(&trace, "ABC·AO")[0], "The origin is in front of face ABC. ABC⟂·AO = 2 > 0.");
    assert_eq!(told(&trace, "ACD·AO")[0], "The origin is not in front of face ACD. ACD⟂·AO = −16 < 0.");
    let [last, ruled, _] = told(&trace, "ADB·AO");
    assert!(last.starts_with("The origin is not in front of face ADB. ADB⟂·AO = −10 < 0."), "{last}");
    let code = "ABC yes (+2), ACD no (−16), ADB no (−10) → 0b001 (ABC is the lowest bit)";
    assert!(last.contains(&format!("in front of 1 new face: {code}")), "{last}");
    assert!(ruled.contains(&format!("in front of 1 new face: {code}")), "{ruled}");

    let mut figure = Figure::new(Dimension::Three);
    add_faces(&mut figure, &in_space(&points, origin));
    let [a, b, c, d] = points.map(|point| DVec3::from_array(point) - DVec3::from_array(origin));
    assert_eq!(areas(&figure, Role::Lit), [vec![a, b, c]], "the light is on ABC");
    for text in ["ABC: O in front (+2)", "ACD: O not in front (−16)", "ADB: O not in front (−10)"] {
        let says = |form: &Form| matches!(form, Form::Label { text: found, .. } if found == text);
        assert!(figure.marks.iter().any(|mark| says(&mark.form)), "{text}");
    }
    // The paper is on the side of ABC with the origin, opposite to D.
    let mut paper = Figure::new(Dimension::Three);
    add_flags(&mut paper, &in_space(&points, origin));
    let normal = DVec3::new(4.0, 6.0, 16.0);
    for letter in [Letter::B, Letter::C] {
        let [flag] = &areas(&paper, Role::Flag(letter))[..] else { panic!("one piece on A{letter}") };
        assert!(normal.dot(flag[3] - a) > 0.0 && normal.dot(d - a) < 0.0, "{letter}");
    }
}

fn areas(figure: &Figure, role: Role) -> Vec<Vec<DVec3>> {
    let of_role = figure.marks.iter().filter(|mark| mark.role == role);
    let areas = of_role
        .filter_map(|mark| if let Form::Area { points } = &mark.form { Some(points.clone()) } else { None });
    areas.collect()
}

/// In all shipped scenes: the stated side is the one on which the points of the simplex have the origin. Outside an
/// edge is away from the third point, and a face is seen from where the fourth point is not.
#[test]
fn the_sides_that_are_told_are_those_of_the_points() {
    let (mut told, mut lit) = (0, 0);
    for shipped in SHIPPED {
        let mut scene = shipped.scene();
        for algorithm in Algorithm::ALL {
            if algorithm.refusal(scene.dimension).is_some() {
                continue;
            }
            // A planted defect leads to wrong sides, and the sentence says so.
            scene.query = scene.query.sound();
            scene.query.algorithm = algorithm;
            let analysis = Analysis::of(&scene);
            for (step, event) in analysis.trace.events.iter().enumerate() {
                let state = analysis.trace.state(step);
                if state.view.is_some() {
                    // In the projection the points are others.
                    break;
                }
                let context = || format!("{}, {algorithm}, step {}", shipped.file_name, step + 1);
                if let Event::Tested(Tested { test, sign, .. }) = event
                    && *sign != Sign::Zero
                    && let Some(is_positive) = is_on_positive_side(&state, test.question)
                {
                    let words = words_for(&state, test.question, is_positive);
                    let sentence = narrate(&analysis.trace, step).to_plain();
                    assert!(sentence.contains(&words), "{}: {sentence} is not {words}", context());
                    told += 1;
                }
                if matches!(event, Event::Ruled { .. }) {
                    let sentence = narrate(&analysis.trace, step).to_plain();
                    for tested in state.tests.iter().filter(|tested| tested.sign != Sign::Zero) {
                        let Some(is_positive) = is_on_positive_side(&state, tested.test.question) else {
                            continue;
                        };
                        let says = |words: &String| {
                            let denied = format!("not {words}");
                            sentence.contains(words) && (!is_positive || !sentence.contains(&denied))
                        };
                        let words = evidence_for(&state, tested, is_positive);
                        assert!(words.iter().any(says), "{}: {sentence} is not {words:?}", context());
                        told += 1;
                    }
                }
                if matches!(event, Event::Ruled { .. }) && state.lettered.len() == 4 {
                    for face in areas(&difference(&analysis, step, Overlays::ALL), Role::Lit) {
                        let fourth =
                            state.lettered.points().iter().find(|point| !face.contains(&point.point));
                        // A repeated point leaves no fourth one.
                        let Some(fourth) = fourth else { continue };
                        let normal = (face[1] - face[0]).cross(face[2] - face[0]);
                        if normal.dot(face[0]).abs() <= claim::tolerance(&analysis.trace) * normal.length() {
                            // Roundoff of the run, not the points, says on which side of this plane O is.
                            continue;
                        }
                        let of_fourth = normal.dot(fourth.point - face[0]);
                        assert!(of_fourth * normal.dot(-face[0]) < 0.0, "{}: {face:?}", shipped.file_name);
                        lit += 1;
                    }
                }
            }
        }
    }
    assert!(told > 500 && lit > 20, "{told} sentences, {lit} faces");
}

/// Whether the origin is on the positive side of a test, by the points alone: on the side of the edge's end, away from the third
/// point, above a triangle, or where a face is seen from. `None` if the numbers are too near to zero for f64 and f32.
fn is_on_positive_side(state: &State, question: PlaneQuestion) -> Option<bool> {
    let at = |letter: Letter| state.lettered.at(letter);
    let sign = |value: f64, scale: f64| (value.abs() > 1e-5 * scale).then_some(value > 0.0);
    match question {
        PlaneQuestion::Along { edge: [from, to] } => {
            let (along, to_origin) = (at(to) - at(from), -at(from));
            sign(along.dot(to_origin), along.length() * to_origin.length())
        }
        PlaneQuestion::BeyondEdge { edge: [a, b], face } => {
            let third = face.into_iter().find(|letter| ![a, b].contains(letter))?;
            let along = (at(b) - at(a)).normalize_or_zero();
            let inward = at(third) - at(a);
            let inward = inward - along * inward.dot(along);
            let is_inward = sign(inward.dot(-at(a)), inward.length() * at(a).length())?;
            Some(!is_inward)
        }
        PlaneQuestion::OverFace { face: face @ [a, b, c] } => {
            let (ab, ac) = (at(b) - at(a), at(c) - at(a));
            let height = |to: DVec3| sign(ab.cross(ac).dot(to), ab.length() * ac.length() * to.length());
            let is_above = height(-at(a))?;
            if state.lettered.len() == 3 {
                return Some(is_above);
            }
            let fourth = Letter::ALL.into_iter().find(|letter| !face.contains(letter))?;
            Some(is_above != height(at(fourth) - at(a))?)
        }
    }
}

/// The words for that side in the sentence of the test.
fn words_for(state: &State, question: PlaneQuestion, is_positive: bool) -> String {
    let not = if is_positive { "" } else { "not " };
    match question {
        PlaneQuestion::Along { edge: [from, to] } => format!("origin is {not}on {to}’s side of {from}"),
        PlaneQuestion::BeyondEdge { edge: [a, b], .. } => format!("origin is {not}outside edge {a}{b}"),
        PlaneQuestion::OverFace { face: [a, b, c] } if state.lettered.len() == 3 => {
            format!("origin is {} face {a}{b}{c}", if is_positive { "above" } else { "below" })
        }
        PlaneQuestion::OverFace { face: [a, b, c] } => {
            format!("origin is {not}in front of face {a}{b}{c}")
        }
    }
}

/// The words for that side in the sentence of the ruling; the sentence gives the faces of a tetrahedron as a code if
/// all three were tested.
fn evidence_for(state: &State, tested: &Tested, is_positive: bool) -> Vec<String> {
    let not = if is_positive { "" } else { "not " };
    let (asked, number) = (tested.test.question, short(tested.value));
    let question = product(asked);
    match asked {
        PlaneQuestion::Along { edge: [from, to] } => {
            vec![format!("{not}on {to}’s side of {from} ({question} = {number}")]
        }
        PlaneQuestion::BeyondEdge { edge: [a, b], face: [x, y, z] } => {
            let of = if state.lettered.len() == 4 { format!(" of face {x}{y}{z}") } else { String::new() };
            vec![format!("{not}outside edge {a}{b}{of} ({question} = {number}")]
        }
        PlaneQuestion::OverFace { face: [a, b, c] } if state.lettered.len() == 3 => {
            let side = if is_positive { "above" } else { "below" };
            vec![format!("{side} face {a}{b}{c} ({question} = {number}")]
        }
        PlaneQuestion::OverFace { face: [a, b, c] } => {
            let (word, plus) = if is_positive { ("yes", "+") } else { ("no", "") };
            vec![
                format!("{not}in front of face {a}{b}{c} ({question} = {number}"),
                format!("{a}{b}{c} {word} ({plus}{number})"),
            ]
        }
    }
}

/// The line of AB⟂·AO with its arrow away from C, and that of AC⟂·AO away from B: see the triangle above.
#[test]
fn arrows_of_tests_point_away_from_the_triangle() {
    let triangle = simplex(&[[1.0, 2.0, 0.0], [4.0, 0.0, 0.0], [1.0, -2.0, 0.0]], [0.0; 3]);
    let mut figure = Figure::new(Dimension::Two);
    add_test_lines(&mut figure, &SimplexRegions::free(triangle, Dimension::Two));
    let arrows = figure.marks.iter().filter_map(|mark| {
        if let Form::Arrow { from, to } = &mark.form { Some((*to - *from).normalize()) } else { None }
    });
    let arrows: Vec<DVec3> = arrows.collect();
    let expected = [DVec3::new(2.0, 3.0, 0.0).normalize(), DVec3::NEG_X];
    assert_eq!(arrows.len(), expected.len());
    assert!(
        arrows.iter().zip(expected).all(|(arrow, expected)| arrow.distance(expected) < 1e-12),
        "{arrows:?}"
    );
}

/// A cube seen over its corner (1, −1, 1), with the faces −y to the left, +x to the right and +z on top. The lamp is over the left
/// shoulder of the viewer: the top gets most of its light, then the left, and the right least, less than an even half.
#[test]
fn the_lamp_is_over_the_left_shoulder() {
    let [low, high] = [-1.0, 1.0];
    let corners = [low, high].map(|x| [low, high].map(|y| [low, high].map(|z| [x, y, z])));
    let cube = hull(corners.as_flattened().as_flattened());
    let far = hull_of("9 9 -9");
    let analysis = Analysis::new(Dimension::Three, [cube, far], gjk::Settings::default());
    let figure = world(&analysis, 0, Overlays::NONE);
    let size = DVec2::splat(400.0);
    let mut camera =
        Camera { yaw: -FRAC_PI_4, pitch: 0.6, projection: Projection::Orthographic, ..Camera::default() };
    camera.frame(&figure.bounds().into(), size);
    let marks = camera.project(&figure, size);
    let light = |normal: DVec3| {
        let at = camera.screen_from_world(normal, size).unwrap();
        let lights = marks.iter().filter(|mark| mark.role == Role::Shape(Side::P)).filter_map(fill);
        let nearest = lights.min_by(|(one, _), (other, _)| one.distance(at).total_cmp(&other.distance(at)));
        nearest.expect("a face").1
    };
    let [top, left, right] = [DVec3::Z, DVec3::NEG_Y, DVec3::X].map(light);
    assert!(top > left + 0.05 && left > 0.55 && right < 0.5, "{top}, {left}, {right}");
}

/// The middle of a face and its light.
fn fill(mark: &PaperMark) -> Option<(DVec2, f64)> {
    match &mark.form {
        PaperForm::Fill { points, light: Light::Even(light) } => {
            Some((points.iter().sum::<DVec2>() / points.len() as f64, *light))
        }
        _ => None,
    }
}
