//! Edits as values: each changes only the parts that it names, and equal scenes give equal results.

use gjk_proximity::geometry::{Dimension, Side};
use gjk_proximity::gjk::{Algorithm, Settings};
use gjk_scene::edit::moving::Lead;
use gjk_scene::edit::others::{self, Which};
use gjk_scene::edit::{Change, Edit, Selection, Transform};
use gjk_scene::scene::{Expectation, Rgb, Scene, library};
use glam::DVec3;

/// The start scene with one body beside P and Q.
fn start(dimension: Dimension) -> Scene {
    others::with_copy_of_q(&library::start(dimension)).unwrap()
}

/// A change of each kind, and whether it is about Q itself.
fn changes(scene: &Scene) -> Vec<(Change, bool)> {
    let (p, q) = (Selection::vertices(Side::P, [1]), Selection::body(Side::Q));
    let turn = Transform::Rotate { axis: DVec3::Z, angle: 0.3 };
    let other = scene.others[0].clone();
    let dimension = match scene.dimension {
        Dimension::Two => Dimension::Three,
        Dimension::Three => Dimension::Two,
    };
    vec![
        (Change::Move { selection: p.clone(), lead: Lead::Vertex(Side::P, 1), to: DVec3::X * 0.3 }, false),
        (Change::Move { selection: q.clone(), lead: Lead::Position(Side::Q), to: DVec3::Y * 0.7 }, true),
        (Change::Transform { selection: p, pivot: DVec3::X, transform: turn }, false),
        (Change::Transform { selection: q, pivot: DVec3::X, transform: turn }, true),
        (Change::Body(Side::P, scene.bodies[Side::Q].clone()), false),
        (Change::Body(Side::Q, scene.bodies[Side::P].clone()), true),
        (Change::Name(Which::Side(Side::P), "wedge".to_owned()), false),
        (Change::Color(Which::Other(0), Rgb::from_hex("#102030")), false),
        (Change::Query(Settings { algorithm: Algorithm::Distance, ..scene.query }), false),
        (Change::Expect(Expectation { supports: Some(4096), ..Expectation::default() }), false),
        (Change::Add(other.clone()), false),
        (Change::AddBeside(other), false),
        (Change::AddCopyOfQ, false),
        (Change::Remove(0), false),
        (Change::MoveOther(0, DVec3::X), false),
        (Change::MakeQ(0), true),
        (Change::DuplicateP, false),
        (Change::Swap, false),
        (Change::Dimension(dimension), false),
    ]
}

#[test]
fn the_same_edit_of_the_same_state_gives_the_same_scene() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let scene = start(dimension);
        for (change, is_about_q) in changes(&scene) {
            let edit = Edit::new("change it", change);
            let once = edit.apply(&scene).unwrap();
            assert_ne!(once, scene, "{edit:?} changes something");
            assert_eq!(edit.apply(&scene).unwrap().to_ron(), once.to_ron(), "{edit:?}");
            assert_eq!(edit.is_about_q(), is_about_q, "{edit:?}");
        }
    }
}

#[test]
fn a_change_of_p_leaves_everything_else_alone() {
    let scene = start(Dimension::Two);
    let to = DVec3::new(1.0, 2.0, 0.0);
    let move_p = Change::Move { selection: Selection::body(Side::P), lead: Lead::Position(Side::P), to };
    let moved = Edit::new("move P", move_p).apply(&scene).unwrap();
    assert_eq!(moved.bodies[Side::P].pose().position, to);
    assert_eq!(Scene { bodies: scene.bodies.clone(), ..moved }, scene);
}

#[test]
fn the_changes_of_an_edit_are_made_in_order_or_not_at_all() {
    let scene = start(Dimension::Two);
    let changes = vec![Change::Swap, Change::Name(Which::Side(Side::P), "formerly Q".to_owned())];
    let edit = Edit { name: "swap and name".to_owned(), changes };
    let made = edit.apply(&scene).unwrap();
    assert_eq!(made.labels[0].name, "formerly Q");
    assert_eq!(made.bodies[Side::P], scene.bodies[Side::Q]);
    let changes = vec![Change::Swap, Change::Remove(7)];
    let refusal = Edit { name: "swap and remove".to_owned(), changes }.apply(&scene).unwrap_err();
    assert_eq!(refusal.to_string(), "there is no such body");
}
