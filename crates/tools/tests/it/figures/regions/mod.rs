//! The pictures of the regions of a simplex: correct, and legible.

mod borders;
mod sides;
mod space;

use gjk_figure::regions::{
    PrismParts, SimplexRegions, add_barred_to_a, add_barred_to_origin, add_faces, add_flags, add_prism,
    add_slabs, add_test_lines,
};
use gjk_figure::{
    Analysis, Barred, Camera, Figure, Form, Hit, Mark, Overlay, Overlays, PaperForm, Plane, Role, Standing,
    difference, narration, pick,
};
use gjk_proximity::geometry::{Dimension, SupportPoint};
use gjk_proximity::gjk::{
    Algorithm, Event, Letter, ReachTest, Region, RegionRuling, Relabelled, Ruled, Ruling, Settings, Simplex,
    Supported,
};
use gjk_scene::scene::library::SHIPPED;
use glam::{DVec2, DVec3};

use crate::shapes::hull_of;
use Letter::{A, B, C};

/// A simplex of these points, A first, with the origin at `origin`.
fn simplex(points: &[[f64; 3]], origin: [f64; 3]) -> Simplex<DVec3> {
    let points = points.iter().rev().map(|point| DVec3::from_array(*point) - DVec3::from_array(origin));
    points.fold(Simplex::EMPTY, |simplex, point| {
        let support = SupportPoint { point, on_p: point, on_q: DVec3::ZERO, index_p: None, index_q: None };
        simplex.with_newest(support)
    })
}

fn in_space(points: &[[f64; 3]], origin: [f64; 3]) -> SimplexRegions {
    SimplexRegions::free(simplex(points, origin), Dimension::Three)
}

/// The squat tetrahedron of the region explorer.
const SQUAT: [[f64; 3]; 4] = [[0.0, 0.0, 1.0], [4.0, 0.0, 0.0], [-2.0, 4.0, 0.0], [-2.0, -4.0, 0.0]];

/// The worked example of the dyn4j article.
fn dyn4j() -> Analysis {
    let p = hull_of("4 5, 4 11, 9 9");
    let q = hull_of("5 7, 12 7, 10 2, 7 3");
    let initial_direction = DVec3::new(1.0, -1.0, 0.0);
    let settings = Settings { algorithm: Algorithm::Bittle, initial_direction, ..Settings::default() };
    Analysis::new(Dimension::Two, [p, q], settings)
}

/// The steps of an iteration with an event of a given kind.
fn steps(analysis: &Analysis, index: usize, wanted: fn(&Event) -> bool) -> Vec<usize> {
    let events = analysis.trace.iterations()[index].events.clone();
    events.filter(|step| wanted(&analysis.trace.events[*step])).collect()
}

fn is_test(event: &Event) -> bool {
    matches!(event, Event::Tested(_))
}

fn is_ruled(event: &Event) -> bool {
    matches!(event, Event::Ruled { .. })
}

fn is_redirected(event: &Event) -> bool {
    matches!(event, Event::Redirected { .. })
}

/// The third iteration of the article: A (−8, −2), B (−6, 9), C (4, 2); AB⟂·AO = −10416, AC⟂·AO = 992, so the origin is
/// outside edge AC. B was A one iteration before, and passed the origin then; C was B then, and v led away from it.
#[test]
fn a_region_knows_the_step_that_excluded_it() {
    let analysis = dyn4j();
    let ruled = steps(&analysis, 2, is_ruled)[0];
    let [ab, ac] = steps(&analysis, 2, is_test)[..] else { panic!("two tests") };
    let starts: Vec<usize> =
        analysis.trace.iterations().iter().map(|iteration| iteration.events.start).collect();
    let excluded = |region| analysis.trace.excluded_at(ruled, region);
    assert_eq!(excluded(Region::Vertex(A)), Some(starts[2]));
    assert_eq!(excluded(Region::Vertex(B)), Some(starts[1]));
    assert_eq!(excluded(Region::Vertex(C)), Some(steps(&analysis, 0, is_redirected)[0]));
    assert_eq!(excluded(Region::Edge([B, C])), Some(steps(&analysis, 1, is_redirected)[0]));
    assert_eq!(excluded(Region::Edge([A, B])), Some(ab));
    assert_eq!(excluded(Region::Interior), Some(ac));
    assert_eq!(excluded(Region::Edge([A, C])), None, "chosen");
    assert_eq!(analysis.trace.excluded_at(starts[2], Region::Vertex(A)), None, "not ruled yet");
}

#[test]
fn a_region_states_its_ruling_and_the_tested_number() {
    let analysis = dyn4j();
    let ruled = steps(&analysis, 2, is_ruled)[0];
    let captions = |overlays: Overlays| -> Vec<Vec<String>> {
        let lines = |mark: Mark| if let Form::Caption { lines, .. } = mark.form { Some(lines) } else { None };
        difference(&analysis, ruled, overlays).marks.into_iter().filter_map(lines).collect()
    };
    // If the lines of the tests are drawn, the numbers are beside them.
    let beside_lines = captions(Overlays::default());
    assert!(
        beside_lines.contains(&vec!["edge AB".to_owned(), "not here (tested)".to_owned()]),
        "{beside_lines:?}"
    );
    let captions = captions(Overlays::default().without(Overlay::TestLines));
    let says = |lines: &[&str]| {
        assert!(captions.iter().any(|caption| caption == lines), "{lines:?} in {captions:?}");
    };
    // Bittle's search did not start toward the origin, so what his argument excludes is only concluded.
    says(&["edge AC", "chosen (not proved)"]);
    says(&["edge AB", "not here (tested)", "AB⟂·AO = −10416"]);
    says(&["inside", "not here (tested)", "AC⟂·AO = 992"]);
    says(&["vertex C", "not here (not proved)"]);
    let words = narration::region_words(&analysis.trace, ruled, Region::Edge([A, B])).unwrap().to_plain();
    assert!(words.contains("AB⟂·AO = −10416") && words.contains("click"), "{words}");
}

/// Djonov's code tests every support point, and always looks toward the origin: what it excludes is impossible.
#[test]
fn a_sound_argument_makes_a_region_impossible() {
    let settings = Settings { algorithm: Algorithm::Djonov, ..Settings::default() };
    let analysis = Analysis::new(Dimension::Two, crate::shapes::dyn4j(), settings);
    let ruled = steps(&analysis, 2, is_ruled)[0];
    let first = steps(&analysis, 0, is_redirected)[0] + 1;
    let captions = difference(&analysis, ruled, Overlays::default())
        .marks
        .into_iter()
        .filter_map(|mark| if let Form::Caption { lines, .. } = mark.form { Some(lines) } else { None });
    let captions: Vec<Vec<String>> = captions.collect();
    for caption in
        [["vertex C", "impossible", &format!("since step {first}")].as_slice(), &["inside", "chosen"]]
    {
        assert!(captions.iter().any(|it| it == caption), "{caption:?} in {captions:?}");
    }
}

/// Every region that is not chosen was excluded at some step up to the present one, for every algorithm and scene. The
/// only exception: when a robust run searches along an edge, its points have no common past.
#[test]
fn every_excluded_region_leads_to_an_earlier_step() {
    let mut count = 0;
    for shipped in SHIPPED {
        for algorithm in [Algorithm::Djonov, Algorithm::Bittle, Algorithm::Winter] {
            let mut scene = shipped.scene();
            scene.query.algorithm = algorithm;
            if algorithm.refusal(scene.dimension).is_some() {
                continue;
            }
            let analysis = Analysis::of(&scene);
            for (step, event) in analysis.trace.events.iter().enumerate() {
                let Event::Ruled(Ruled { findings, .. }) = event else { continue };
                for RegionRuling { region, ruling, .. } in
                    findings.iter().filter(|finding| finding.ruling != Ruling::Chosen)
                {
                    let at = analysis.trace.excluded_at(step, *region);
                    let at = at.unwrap_or_else(|| panic!("{}: step {step}, {region}", shipped.file_name));
                    assert!(at <= step, "{}: {region} {ruling:?}", shipped.file_name);
                    count += 1;
                }
            }
        }
    }
    assert!(count > 300, "{count} regions");
}

/// No two texts of the difference view share more than a corner, at small and large sizes; and the chosen region always
/// has its name.
#[test]
fn names_of_regions_do_not_pile_up() {
    let analysis = dyn4j();
    for size in [DVec2::new(330.0, 260.0), DVec2::new(640.0, 480.0), DVec2::new(1400.0, 900.0)] {
        let plane = Plane::framing(analysis.difference_bounds(), size);
        for step in 0..analysis.trace.steps() {
            let marks = plane.project(&difference(&analysis, step, Overlays::default()), size);
            let mut boxes: Vec<(DVec2, DVec2)> = Vec::new();
            for mark in &marks {
                let PaperForm::Text { center, text, size } = &mark.form else { continue };
                if !matches!(mark.role, Role::Region(_)) {
                    continue;
                }
                let half = DVec2::new(0.25 * text.chars().count() as f64, 0.4) * *size;
                for (other, other_half) in &boxes {
                    let apart = ((*center - *other).abs() - (half + *other_half)).max_element();
                    assert!(apart > 0.0, "step {step}: {text}");
                }
                boxes.push((*center, half));
            }
            let is_ruled = marks.iter().any(|mark| mark.role == Role::Region(Standing::Chosen));
            let named = |mark: &&gjk_figure::PaperMark| {
                mark.role == Role::Region(Standing::Chosen) && matches!(mark.form, PaperForm::Text { .. })
            };
            let is_inside = chosen_region(&analysis, step) == Some(Region::Interior);
            assert!(!is_ruled || is_inside || marks.iter().any(|mark| named(&mark)), "step {step} {size}");
        }
    }
}

fn chosen_region(analysis: &Analysis, step: usize) -> Option<Region> {
    analysis.trace.state(step).region
}

/// A hatched region can be picked, too: behind BC, at (−1, 8) say, there is no other mark.
#[test]
fn the_pointer_finds_regions_that_are_hatched_and_that_are_outlined() {
    let analysis = dyn4j();
    let ruled = steps(&analysis, 2, is_ruled)[0];
    let figure = difference(&analysis, ruled, Overlays::NONE.with(Overlay::Regions));
    let size = DVec2::new(640.0, 480.0);
    let plane = Plane::framing(analysis.difference_bounds(), size);
    let marks = plane.project(&figure, size);
    let under = |x, y| pick(&marks, plane.screen_from_world(DVec3::new(x, y, 0.0)), 1.0);
    assert_eq!(under(0.0, 9.0), Some(Hit::Region(Region::Edge([B, C]))));
    assert_eq!(under(-9.0, 4.0), Some(Hit::Region(Region::Edge([A, B]))));
    assert_eq!(under(-3.0, 3.0), Some(Hit::Region(Region::Interior)));
}

/// Djonov's figure for one point in the simplex (the numbers of its sketch): A (0.55, 0.35), B (−0.25, −0.65). v is −B.
/// A cannot be where A·v < 0, and the origin not past A or B.
#[test]
fn the_half_planes_of_the_article_are_drawn() {
    let points = [[0.55, 0.35, 0.0], [-0.25, -0.65, 0.0]];
    let regions = SimplexRegions::free(simplex(&points, [0.0; 3]), Dimension::Two);
    assert_eq!(regions.asked, DVec3::new(0.25, 0.65, 0.0));
    let lines = |add: fn(&mut Figure, &SimplexRegions), barred| {
        let mut figure = Figure::new(Dimension::Two);
        add(&mut figure, &regions);
        let lines = figure.marks.into_iter().filter(move |mark| mark.role == Role::Barred(barred));
        let lines = lines.filter_map(|mark| {
            if let Form::Comb { ends, .. } = mark.form { Some(ends.to_vec()) } else { None }
        });
        lines.collect::<Vec<_>>()
    };
    let passes = |line: &[DVec3], at: [f64; 3]| {
        let [from, to] = line else { panic!("{line:?}") };
        let along = (*to - *from).normalize();
        (DVec3::from_array(at) - *from).cross(along).length() < 1e-9
    };
    let crosses =
        |line: &[DVec3], direction: DVec3| (line[1] - line[0]).normalize().dot(direction).abs() < 1e-9;
    let of_a = lines(add_barred_to_a, Barred::A);
    assert!(passes(&of_a[0], [0.0; 3]) && passes(&of_a[1], points[1]));
    assert!(of_a.iter().all(|line| crosses(line, regions.asked)));
    let of_origin = lines(add_barred_to_origin, Barred::Origin);
    assert!(passes(&of_origin[0], points[0]) && passes(&of_origin[1], points[1]));
    let ab = DVec3::from_array(points[1]) - DVec3::from_array(points[0]);
    assert!(of_origin.len() == 2 && of_origin.iter().all(|line| crosses(line, ab)));
}

/// In real runs A is in the excluded half-space exactly if it is rejected.
#[test]
fn a_rejected_point_lies_in_the_excluded_half_space() {
    let mut rejected = 0;
    for shipped in SHIPPED {
        let mut scene = shipped.scene();
        scene.query.algorithm = Algorithm::Djonov;
        for event in &Analysis::of(&scene).trace.events {
            let Event::Supported(Supported { direction, support, support_value, test, .. }) = event else {
                continue;
            };
            let ahead = support.point.dot(direction.normalize());
            // A smaller distance is roundoff of f32, and a greater one overflows it: the precision of some of the scenes.
            if support_value.is_finite() && ahead.abs() > 1e-5 * support.point.length() {
                assert_eq!(ahead < 0.0, *test == ReachTest::Rejected, "{}", shipped.file_name);
                rejected += usize::from(ahead < 0.0);
            }
        }
    }
    assert!(rejected > 3, "{rejected}");
}

/// Coincident points have no regions to draw, and nothing panics.
#[test]
fn degenerate_simplices_are_drawn_without_empty_regions() {
    let same = [[1.0, 2.0, 3.0]; 4];
    let row = [[1.0, 1.0, 1.0], [2.0, 2.0, 2.0], [3.0, 3.0, 3.0], [4.0, 4.0, 4.0]];
    let tiny = SQUAT.map(|point| point.map(|number| number * 1e-6));
    let huge = SQUAT.map(|point| point.map(|number| number * 1e6));
    for points in [same, row, tiny, huge] {
        for count in 1..=4 {
            for dimension in [Dimension::Two, Dimension::Three] {
                let simplex = simplex(&points[..count], [0.1, 0.2, 0.0]);
                if dimension == Dimension::Two && count == 4 {
                    continue;
                }
                let regions = SimplexRegions::free(simplex, dimension);
                let mut figure = Figure::new(dimension);
                for add in [add_barred_to_a, add_barred_to_origin, add_faces, add_flags, add_test_lines] {
                    add(&mut figure, &regions);
                }
                if dimension == Dimension::Three {
                    add_slabs(&mut figure, &regions, 0.5);
                    add_prism(&mut figure, &regions, PrismParts::ALL);
                }
                let size = DVec2::new(500.0, 400.0);
                let marks = match dimension {
                    Dimension::Two => Plane::framing(regions.bounds, size).project(&figure, size),
                    Dimension::Three => {
                        let mut camera = Camera::default();
                        camera.frame(&regions.bounds.into(), size);
                        camera.project(&figure, size)
                    }
                };
                assert!(super::numbers(&marks).into_iter().all(f64::is_finite));
            }
        }
    }
}

/// While the published code uses other names for points, their labels give both; the markers stay.
#[test]
fn renamed_points_show_both_names() {
    let mut scene = SHIPPED[6].scene();
    scene.query.algorithm = Algorithm::Djonov;
    let analysis = Analysis::of(&scene);
    let renamed = analysis.trace.events.iter().enumerate().find_map(|(step, event)| match event {
        Event::Relabelled(Relabelled { from, to }) if from.len() == 4 => {
            Some((step, from.clone(), to.clone()))
        }
        _ => None,
    });
    let (step, from, to) = renamed.expect("support 4 has code 0b101, which is rotated");
    let figure = difference(&analysis, step, Overlays::default());
    for (from, to) in from.iter().zip(&to).filter(|(from, to)| from != to) {
        let text = format!("{from} as {to}");
        let says = |form: &Form| matches!(form, Form::Label { text: found, .. } if *found == text);
        assert!(
            figure.marks.iter().any(|mark| mark.role == Role::Letter(*from) && says(&mark.form)),
            "{text}"
        );
    }
}

/// The 3D example: every step with every overlay, closed and open, in every view, is finite and never empty.
#[test]
fn every_overlay_can_be_drawn_at_every_step() {
    let size = DVec2::new(500.0, 400.0);
    for index in [6, 7, 15] {
        let analysis = Analysis::of(&SHIPPED[index].scene());
        for step in 0..analysis.trace.steps() {
            let figure = difference(&analysis, step, Overlays::ALL.opened(60));
            let mut camera = Camera::default();
            camera.frame(&analysis.difference_extent(), size);
            let marks = camera.project(&figure, size);
            assert!(!marks.is_empty() && super::numbers(&marks).into_iter().all(f64::is_finite));
        }
    }
}
