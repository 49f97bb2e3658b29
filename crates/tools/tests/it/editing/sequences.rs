//! Random sequences of edits with arbitrary numbers: the results are valid bodies, and every algorithm runs on them.

use std::cell::Cell;

use gjk_proximity::geometry::{Body, Dimension, Side};
use gjk_proximity::gjk::{self, Algorithm, Query, Settings};
use gjk_scene::edit::contact::{Contact, slide, toward_p};
use gjk_scene::edit::model::{Kind, Model};
use gjk_scene::edit::moving::{self, Lead};
use gjk_scene::edit::others::{self, Which};
use gjk_scene::edit::{
    EditError, Part, Selection, Transform, combine, convert, freehand, transform, vertices,
};
use gjk_scene::scene::{Label, Other, Rgb, Scene};
use glam::DVec3;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::{THREE, TWO, body, scene};
use crate::shapes::{kind, tries};

/// Random input of an edit, of which each edit uses what it needs.
#[derive(Clone, Debug)]
struct Act {
    what: usize,
    side: Side,
    count: usize,
    other: usize,
    number: f64,
    vector: DVec3,
    pivot: DVec3,
}

/// Any f64, and often one of ordinary size.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        1 => proptest::num::f64::ANY,
        4 => (-3..=3_i32).prop_map(f64::from),
        4 => -3.0..3.0_f64,
        1 => (-1.0..1.0_f64, -1074..40_i32).prop_map(|(digits, exponent)| digits * f64::from(exponent).exp2()),
        1 => prop_oneof![Just(-0.0), Just(1e12), Just(1e-9), Just(1e6)],
    ]
}

fn vector() -> impl Strategy<Value = DVec3> {
    prop_oneof![
        [number(), number(), number()].prop_map(DVec3::from_array),
        proptest::array::uniform3(-2..=2_i32).prop_map(|it| DVec3::from_array(it.map(f64::from))),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let sides = prop_oneof![Just(Side::P), Just(Side::Q)];
    (0..KINDS_OF_EDIT, sides, 0..20_usize, 0..40_usize, number(), vector(), vector()).prop_map(
        |(what, side, count, other, number, vector, pivot)| Act {
            what,
            side,
            count,
            other,
            number,
            vector,
            pivot,
        },
    )
}

const KINDS_OF_EDIT: usize = 23;

fn done(before: &Scene, act: &Act) -> Result<Scene, EditError> {
    let Act { what, side, count, other, number, vector, pivot } = act.clone();
    let this = &before.bodies[side];
    let with = |body: Body| {
        let mut after = before.clone();
        after.bodies[side] = body;
        after
    };
    let mut selection = Selection::default();
    selection[side] = if other % 2 == 0 { Part::Whole } else { Part::of_vertices(count / 2..=count) };
    let flat = if before.dimension == TWO { vector.with_z(0.0) } else { vector };
    Ok(match what {
        0 => transform::apply(before, &selection, pivot, Transform::Move(vector))?,
        1 => transform::apply(before, &selection, pivot, Transform::Rotate { axis: vector, angle: number })?,
        2 => transform::apply(before, &selection, pivot, Transform::Scale(vector))?,
        3 => with(vertices::inserted(this, count, flat)?),
        4 => with(vertices::placed(this, count, flat)?),
        5 => with(vertices::deleted(this, &(count..=count + other % 2).collect())?),
        6 => with(vertices::reordered(this, count, other)?),
        7 | 8 => {
            let kinds = Kind::all(before.dimension);
            let mut model = Model::new(kinds[other % kinds.len()], before.dimension);
            // Sizes that keep the test fast; for parameters that are not counts, any number is tried.
            if let Some(parameter) = model.parameters.get_mut(count % 4) {
                let is_count = parameter.quantity.is_whole();
                parameter.value = if is_count { number.abs().min(40.0).round() } else { number };
            }
            with(this.with_shape(model.shape(before.dimension)?)?)
        }
        9 => with(this.with_rounding(number)?),
        10 => with(convert::as_polytope(this, other)?),
        11 => with(convert::mirrored(this, count % 4)?),
        12 => with(convert::centered(this)?),
        13 => with(convert::normalized(this)?),
        14 => convert::in_dimension(before, if before.dimension == TWO { THREE } else { TWO })?,
        15 => combine::swapped(&combine::duplicated(before)?),
        16 if other % 2 == 0 => with(combine::hull_of_both(this, &before.bodies[side.other()])?),
        16 => with(combine::minkowski_sum(this, &before.bodies[side.other()])?),
        17 => with(combine::corner_cut(this, count, number)?),
        18 => {
            let stroke: Vec<DVec3> = (0..count).map(|index| vector * (index as f64).cos() + pivot).collect();
            with(this.with_shape(freehand::polygon(&stroke, other)?)?)
        }
        19 => {
            let lead = if other % 2 == 0 { Lead::Position(side) } else { Lead::Vertex(side, count) };
            moving::moved(before, &selection, lead, flat)?
        }
        20 | 21 => with_others(before, act)?,
        _ => {
            let direction = if other % 2 == 0 { toward_p(before) } else { vector };
            let contact = [Contact::Touch, Contact::Gap(number), Contact::Depth(number)][count % 3];
            slide(before, direction, contact)?.scene
        }
    })
}

/// Edits of the bodies beside P and Q.
fn with_others(before: &Scene, act: &Act) -> Result<Scene, EditError> {
    let which = if act.count.is_multiple_of(3) { Which::Side(act.side) } else { Which::Other(act.count % 3) };
    match act.other % 6 {
        0 | 1 => others::with_copy_of_q(before),
        2 => others::removed(before, act.count % 3),
        3 => others::renamed(before, which, &"name".repeat(act.count)),
        4 => others::recolored(before, which, Rgb::from_hex("#102030").filter(|_| act.number > 0.0)),
        _ => {
            let label = Label { name: String::new(), color: None };
            others::added(before, Other { label, body: before.bodies[act.side].clone() })
        }
    }
}

/// The body constructed again from its parts, as when a file is read.
fn again(body: &Body) -> Result<Body, String> {
    Body::new(body.dimension(), body.shape().clone(), body.pose(), body.rounding())
        .map_err(|error| error.to_string())
}

fn runs(scene: &Scene) -> Result<(), TestCaseError> {
    let shapes = scene.convexes();
    let [p, q] = &shapes;
    for algorithm in Algorithm::ALL.into_iter().filter(|it| it.refusal(scene.dimension).is_none()) {
        let settings = Settings { algorithm, epa: true, ..scene.query };
        let query = Query { p, q, dimension: scene.dimension, settings };
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        let is_exact = shapes.iter().all(|shape| shape.core_vertices().is_some());
        prop_assert!(reference.certified || !is_exact, "{algorithm}");
    }
    Ok(())
}

fn start(dimension: Dimension) -> Scene {
    let kinds = match dimension {
        Dimension::Two => [kind("Random polygon"), kind("Capsule")],
        Dimension::Three => [kind("Prism"), kind("Random polytope")],
    };
    let [p, q] = kinds.map(|kind| body(dimension, Model::new(kind, dimension).shape(dimension).unwrap()));
    scene(p, q)
}

/// Asserts the properties that every edit must preserve.
fn is_sound(now: &Scene, act: &Act) -> Result<(), TestCaseError> {
    for body in now.bodies.iter().chain(now.others.iter().map(|other| &other.body)) {
        prop_assert_eq!(body.dimension(), now.dimension);
        let same = again(body);
        prop_assert_eq!(same.as_ref(), Ok(body), "after {:?}", act);
        prop_assert!(body.center().is_finite());
    }
    prop_assert!(now.others.len() <= Scene::MAX_OTHERS);
    // The scene as a file is read back as the same scene.
    let read = Scene::from_ron(&now.to_ron());
    prop_assert_eq!(read.as_ref().map(|scene| &scene.bodies), Ok(&now.bodies), "after {:?}", act);
    prop_assert_eq!(read.as_ref().map(|scene| &scene.others), Ok(&now.others), "after {:?}", act);
    prop_assert_eq!(read.as_ref().map(|scene| &scene.labels), Ok(&now.labels), "after {:?}", act);
    Ok(())
}

#[test]
fn no_sequence_of_edits_leaves_an_invalid_body() {
    let dimensions = prop_oneof![Just(TWO), Just(THREE)];
    let (tried, succeeded) = (Cell::new(0_u32), Cell::new(0_u32));
    let run = TestRunner::new(tries(400)).run(
        &(dimensions, proptest::collection::vec(act(), 1..12)),
        |(dimension, acts)| {
            let mut now = start(dimension);
            for act in &acts {
                tried.set(tried.get() + 1);
                match done(&now, act) {
                    Ok(after) => now = after,
                    Err(error) => {
                        let message = error.to_string();
                        prop_assert!(!message.is_empty() && !message.ends_with('.'), "{}", message);
                        continue;
                    }
                }
                succeeded.set(succeeded.get() + 1);
                is_sound(&now, act)?;
            }
            runs(&now)
        },
    );
    run.unwrap();
    // The test would be useless if nearly all edits were refused.
    let (tried, succeeded) = (tried.get(), succeeded.get());
    assert!(tried > 1000 && succeeded * 10 >= tried * 3, "{succeeded} of {tried}");
}
