//! A motion as a chart, in sentences, and in the views.

use gjk_figure::motion::{add_way, chart, extents, frame_sentence, runs, summary};
use gjk_figure::{Analysis, Bounds, Figure, Form, ItemForm, Role};
use gjk_lab::motion::{Journey, Memory, Record};
use gjk_lab::{Family, Watch};
use gjk_proximity::geometry::{Body, Dimension, Pose, Shape, Side};
use gjk_proximity::gjk::{Algorithm, Settings, Verdict};
use gjk_scene::scene::{Movement, Scene};
use glam::{DVec2, DVec3};

fn square(x: f64, y: f64) -> Body {
    let shape = Shape::Rectangle { half_extents: DVec2::ONE };
    Body::new(Dimension::Two, shape, Pose::at(Dimension::Two, DVec3::new(x, y, 0.0)), 0.0).unwrap()
}

/// Q from (3, 0.5) to (−3, 0.5) in 13 frames, half a unit from each to the next. On paper: separate at 3 and 2.5,
/// touching at 2, overlapping from 1.5 to −1.5, and the same in reverse.
fn journey(algorithm: Algorithm) -> Journey {
    let scene = Scene {
        query: Settings { algorithm, ..Settings::default() },
        ..Scene::new(Dimension::Two, [square(0.0, 0.0), square(3.0, 0.5)])
    };
    let movement = Movement {
        waypoints: vec![DVec3::new(-3.0, 0.5, 0.0)],
        returns: false,
        axis: DVec3::Z,
        turns: 0.0,
        frames: 13,
    };
    Journey::new(&scene, &movement).unwrap()
}

pub(super) fn record(algorithm: Algorithm) -> Record {
    journey(algorithm).run(&Watch::default()).unwrap().unwrap()
}

#[test]
fn verdicts_come_in_the_runs_worked_out_by_hand() {
    let expected = [
        (Verdict::Separate, 0, 2),
        (Verdict::Touching, 2, 1),
        (Verdict::Overlap, 3, 7),
        (Verdict::Touching, 10, 1),
        (Verdict::Separate, 11, 2),
    ];
    assert_eq!(runs(&record(Algorithm::Robust)), expected);
}

#[test]
fn a_chart_has_a_line_for_each_memory_and_a_strip_of_verdicts() {
    let record = record(Algorithm::Robust);
    let chart = chart(&record, Some(4));
    assert_eq!(chart.title, "Support points of Robust in each frame");
    for memory in Memory::ALL {
        let item = chart.items.iter().find(|item| item.name == memory.title()).unwrap();
        let ItemForm::Line { points, .. } = &item.form else { panic!("{:?} is no line", item.form) };
        let expected: Vec<[f64; 2]> = (0..13_u8)
            .map(|frame| {
                [f64::from(frame) + 1.0, record.frames[usize::from(frame)].cost(memory).supports as f64]
            })
            .collect();
        assert_eq!(points, &expected);
    }
    let cells = chart.items.iter().filter_map(|item| {
        if let ItemForm::Cells { columns, tints, max, .. } = &item.form {
            Some((*columns, tints.len(), max[1] < 0.0))
        } else {
            None
        }
    });
    assert_eq!(cells.collect::<Vec<_>>(), [(13, 13, true)], "below the counts");
    let rules =
        chart.items.iter().filter_map(|item| if let ItemForm::Rule(x) = item.form { Some(x) } else { None });
    assert_eq!(rules.collect::<Vec<_>>(), [5.0], "frames count from 1");
    assert!(
        chart
            .items
            .iter()
            .any(|item| matches!(&item.form, ItemForm::Inscription { text, .. } if text == "OVERLAP"))
    );
    let frame = chart.frame(DVec2::new(600.0, 300.0));
    let ticks = chart.y.ticks(frame.min.y, frame.max.y, 0.1);
    assert!(
        frame.min.y < 0.0 && ticks[0].text == "0",
        "the strip is below zero, and has no number: {ticks:?}"
    );
    assert!(ticks.iter().all(|tick| tick.at.fract() == 0.0));
    // Frame 7 needs no support query, and evaluates the three vertices of the triangle again.
    let with_pairs = chart.items.iter().find(|item| item.name.contains("vertex pairs")).unwrap();
    assert!(matches!(&with_pairs.form, ItemForm::Line { points, .. } if points[6] == [7.0, 3.0]));
}

/// Bittle's code says no to a touch, and to overlaps with the origin on the first segment: these frames are marked.
#[test]
fn a_listing_has_a_line_of_its_own_and_marks_where_it_differs() {
    let record = record(Algorithm::Bittle);
    assert_eq!((record.solver, record.listing), (Algorithm::Robust, Some(Algorithm::Bittle)));
    let chart = chart(&record, None);
    assert!(chart.items.iter().any(|item| item.name == "Bittle (dyn4j), cold"));
    let differing = chart.items.iter().find(|item| item.name == "Bittle (dyn4j) disagrees");
    assert!(differing.is_some(), "on the two touches at least");
    let words = frame_sentence(&record, 2);
    assert!(words.starts_with("TOUCHING: ") && words.contains("; Bittle (dyn4j) takes "), "{words}");
    assert!(summary(&record).contains("Bittle (dyn4j) disagrees in"), "{}", summary(&record));
}

#[test]
fn sentences_state_the_counts() {
    let record = record(Algorithm::Robust);
    let counts = Memory::ALL.map(|memory| record.frames[6].cost(memory).supports);
    assert!(counts[0] >= 3, "a triangle takes three");
    assert_eq!(counts[2], 0, "the simplex of the frame before still holds the origin");
    let words = frame_sentence(&record, 6);
    let start = format!("OVERLAP: {} support points cold, ", counts[0]);
    assert!(words.starts_with(&start), "{words}");
    let kept = "none with the simplex kept, whose 3 vertex pairs were recomputed";
    assert!(words.contains(kept), "the triangle that holds the origin: {words}");
    assert_eq!(frame_sentence(&record, 13), "", "there is no such frame");
    let all = summary(&record);
    assert!(all.starts_with("All 13 frames with Robust: ") && !all.contains("disagrees"), "{all}");
    let pairs = record.frames.iter().map(|frame| frame.cost(Memory::Simplex).refreshed).sum::<usize>();
    assert!(all.contains(&format!("whose {pairs} vertex pairs were recomputed")), "{all}");
}

#[test]
fn the_way_leads_through_its_waypoints_and_a_ring_is_where_q_is() {
    let mut figure = Figure::new(Dimension::Two);
    add_way(&mut figure, &journey(Algorithm::Robust), 6);
    assert!(figure.marks.iter().all(|mark| mark.role == Role::Bound && mark.hit.is_none()));
    let places: Vec<DVec3> = figure
        .marks
        .iter()
        .filter_map(|mark| if let Form::Point { at, .. } = mark.form { Some(at) } else { None })
        .collect();
    let by_hand = [(3.0, 0.5), (-3.0, 0.5), (0.0, 0.5)].map(|(x, y)| DVec3::new(x, y, 0.0));
    assert_eq!(places, by_hand);
}

/// For any path and rotation, the bounds of each view contain all of its marks in every frame.
#[test]
fn the_bounds_contain_every_frame() {
    let holds = |outer: Bounds, inner: Bounds| {
        let slack = DVec3::splat(1e-9);
        (outer.min - slack).cmple(inner.min).all() && (outer.max + slack).cmpge(inner.max).all()
    };
    for dimension in [Dimension::Two, Dimension::Three] {
        for (number, turns) in (0..6).flat_map(|number| [(number, 0.0), (number, 0.75)]) {
            let scene = Scene::new(dimension, Family::Polytopes.pair(dimension, 0.0, 5, number));
            let across = Movement::across(&scene);
            let aside = across.waypoints[0] + DVec3::Y;
            let waypoints = vec![across.waypoints[0], aside];
            let axis = DVec3::new(1.0, 1.0, 1.0);
            let movement = Movement { waypoints, axis, turns, frames: 9, ..across };
            let journey = Journey::new(&scene, &movement).unwrap();
            let analysis = |frame: usize| Analysis::of(&journey.scene_at(frame).unwrap());
            let around = extents(&analysis(3), &journey, 3).map(|extent| extent.bounds());
            for frame in 0..9 {
                let analysis = analysis(frame);
                assert!(
                    holds(around[0], analysis.scene_bounds()),
                    "{dimension:?} {number} {turns}: shapes of {frame}"
                );
                let difference = analysis.difference_bounds();
                assert!(
                    holds(around[1], difference),
                    "{dimension:?} {number} {turns}: difference of {frame}"
                );
            }
            assert!(journey.scene().bodies[Side::P] == scene.bodies[Side::P], "P does not move");
        }
    }
}
