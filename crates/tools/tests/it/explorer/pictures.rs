//! The pictures of the explorer: the section through O, and the 3D picture.

use gjk_figure::explorer::{
    Arrangement, ArrangementPoint, CutColor, Decision, Glide, ROWS, Tetrahedron, cut, description_at,
    of_simplex, picture, violations,
};
use gjk_figure::{Analysis, Bounds, Figure, Form, Hit, ItemForm, Overlays, Role, Tint};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::Letter;
use gjk_proximity::gjk::Letter::A;
use gjk_scene::scene::library::SHIPPED;
use glam::DVec3;

use super::in_space;

/// At z = 0.8 the squat tetrahedron has 13 outcomes: the interior, one face three times, and for each pair of faces both
/// of them and the edge between.
#[test]
fn the_cut_has_a_colour_for_every_legal_cell_and_for_no_other() {
    let arrangement = in_space(Tetrahedron::Squat.points(), DVec3::new(0.0, 0.0, 0.8));
    let cells = |rules_broken: bool| {
        let chart = cut(&arrangement, CutColor::Outcome, rules_broken);
        let found = chart.items.iter().find_map(|item| {
            if let ItemForm::Cells { min, max, columns, tints } = &item.form {
                Some((*min, *max, *columns, tints.clone()))
            } else {
                None
            }
        });
        found.unwrap()
    };
    let (min, max, columns, tints) = cells(false);
    assert_eq!(tints.len() % columns, 0);
    let rows = tints.len() / columns;
    let mut kinds = std::collections::BTreeSet::new();
    for (index, tint) in tints.iter().enumerate() {
        let part = |at: usize, of: usize| (at as f64 + 0.5) / of as f64;
        let x = min[0] + (max[0] - min[0]) * part(index % columns, columns);
        let y = min[1] + (max[1] - min[1]) * part(index / columns, rows);
        let there = arrangement.with(ArrangementPoint::Origin, DVec3::new(x, y, 0.8));
        assert_eq!(tint.is_some(), violations(&there).is_empty(), "({x}, {y})");
        if tint.is_some() {
            let decision = Decision::of(&there);
            kinds.insert(format!("{:?} {:?}", decision.code(), decision.region));
        }
    }
    assert_eq!(kinds.len(), 13, "{kinds:?}");
    let (.., tints) = cells(true);
    assert!(tints.iter().all(Option::is_some), "with the rules broken O is everywhere");
    let agreement = cut(&arrangement, CutColor::Agreement, false);
    let disagrees = agreement.items.iter().any(|item| match &item.form {
        // An entry of the legend is a grid with one column.
        ItemForm::Cells { columns, tints, .. } => {
            *columns > 1 && tints.contains(&Some(Tint::Agreement(false)))
        }
        _ => false,
    });
    assert!(disagrees);
    let legend: Vec<&str> = agreement.legend().iter().map(|item| item.name.as_str()).collect();
    assert_eq!(legend, ["where O can be", "the same region", "another region"]);
}

/// Over the leaning base of a tetrahedron from a run, O can lie outside the points, and the section shows where.
#[test]
fn the_section_shows_everywhere_that_o_can_be() {
    let mut sections = 0;
    for shipped in SHIPPED.into_iter().filter(|it| it.scene().dimension == Dimension::Three) {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            let simplex = analysis.trace.state(step).lettered;
            let Some(scene) = of_simplex(&simplex, Dimension::Three) else { continue };
            let Some(arrangement) = Arrangement::of(&scene).ok().filter(Arrangement::is_tetrahedron) else {
                continue;
            };
            let chart = cut(&arrangement, CutColor::Outcome, false);
            let [x, y] = [&chart.x, &chart.y].map(|axis| axis.bounds.unwrap());
            let room = chart.items.iter().find(|item| item.name == "where O can be");
            let Some(ItemForm::Line { points, .. }) = room.map(|item| &item.form) else { continue };
            let tetrahedron = Bounds::of(arrangement.points().iter().copied());
            let (center, radius) = (tetrahedron.center(), tetrahedron.radius());
            for at in points {
                let gap = [(at[0], x), (at[1], y)].map(|(at, [low, high])| (at - low).min(high - at));
                // Only parts far outside the tetrahedron are cut off.
                let away = (at[0] - center.x).abs().max((at[1] - center.y).abs());
                let ends_inside = gap[0].min(gap[1]) > 1e-6 * radius || away > 1.9 * radius;
                assert!(ends_inside, "{} step {}: {at:?} in {x:?}, {y:?}", shipped.file_name, step + 1);
            }
            sections += 1;
        }
    }
    assert!(sections > 20, "only {sections} sections");
}

/// The text for a pointer on the section gives the outcome there, or the test that would have stopped it.
#[test]
fn the_section_gives_the_outcome_at_a_point() {
    let squat = |z| in_space(Tetrahedron::Squat.points(), DVec3::new(0.0, 0.0, z));
    assert_eq!(description_at(&squat(0.8), [-1.0, 2.8]), "O in front of ABC, ACD (code 0b011) → face ABC");
    assert_eq!(description_at(&squat(0.7), [3.0, 0.0]), "O in front of ABC, ADB (code 0b101) → edge AB");
    assert!(description_at(&squat(0.8), [-3.0, 0.0]).contains("outside the wall on CD"));
    // O is in front of both faces; the first to be tested, ABC, finds it outside edge AC and chooses that edge.
    let told = description_at(&squat(0.8), [-1.6, 2.2]);
    assert!(
        told.starts_with(
            "O in front of ABC, ACD (code 0b011) → face ACD; the first face with O in front leads to edge AC"
        ),
        "{told}"
    );
}

/// Each overlay adds the marks that its name promises, and nothing is drawn if O is not finite.
#[test]
fn the_picture_follows_the_origin_and_has_the_chosen_overlays() {
    for row in &ROWS {
        let arrangement = row.arrangement();
        let decision = Decision::of(&arrangement);
        let plain = picture(&arrangement, &decision, Overlays::NONE, None);
        let full = picture(&arrangement, &decision, Overlays::ALL, None);
        assert!(full.marks.len() > plain.marks.len());
        for figure in [&plain, &full] {
            let at = |hit: Hit| {
                figure.marks.iter().find_map(|mark| match mark.form {
                    Form::Point { at, .. } if mark.hit == Some(hit) => Some(at),
                    _ => None,
                })
            };
            assert_eq!(at(Hit::Origin), Some(arrangement.origin));
            for (letter, place) in Letter::ALL.into_iter().zip(arrangement.points()) {
                assert_eq!(at(Hit::Letter(letter)), Some(*place));
            }
        }
        let sees = figure_has(&full, Role::Lit, "O in front");
        assert_eq!(sees, row.outcome.code != 0, "{row:?}");
        assert!(figure_has(&full, Role::Lit, &format!("0b{:03b}", row.outcome.code)));
    }
    // Half way between the old positions and the new ones.
    let arrangement = ROWS[0].arrangement();
    let glide = Glide { from: vec![DVec3::ZERO; 4], progress: 0.5 };
    let half = picture(&arrangement, &Decision::of(&arrangement), Overlays::NONE, Some(&glide));
    let a = half.marks.iter().find_map(|mark| match mark.form {
        Form::Point { at, .. } if mark.hit == Some(Hit::Letter(A)) => Some(at),
        _ => None,
    });
    assert_eq!(a, Some(DVec3::new(0.0, 0.0, 0.5)));
}

fn figure_has(figure: &Figure, role: Role, words: &str) -> bool {
    figure.marks.iter().any(|mark| match &mark.form {
        Form::Label { text, .. } => mark.role == role && text.contains(words),
        _ => false,
    })
}
