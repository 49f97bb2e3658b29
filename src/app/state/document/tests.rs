//! Edits, gestures and undo, also while Q is shown away from its place.

use glam::DVec3;

use super::{Document, Origin};
use crate::edit::moving::Lead;
use crate::edit::{Change, Edit, Selection, Transform};
use crate::geometry::{Dimension, Pose, Side};
use crate::gjk::{Algorithm, Settings};
use crate::scene::library;

fn moving(side: Side, by: DVec3) -> Edit {
    let selection = Selection::body(side);
    let transform = Transform::Move(by);
    Edit::new("move it", Change::Transform { selection, pivot: DVec3::ZERO, transform })
}

fn document() -> Document {
    Document::new(library::start(Dimension::Two), Origin::Shipped(0))
}

/// The document while Q is shown 5 units to the right of its place.
fn with_q_on_its_way() -> Document {
    let mut document = document();
    let mut shown = document.scene().clone();
    let q = &shown.bodies[Side::Q];
    let position = q.pose().position + DVec3::X * 5.0;
    shown.bodies[Side::Q] = q.with_pose(Pose { position, ..q.pose() }).unwrap();
    document.show_aside(Some(shown));
    document
}

fn position(document: &Document, side: Side) -> DVec3 {
    document.scene().bodies[side].pose().position
}

#[test]
fn an_edit_while_q_is_on_its_way_leaves_its_resting_place() {
    let rest = document().scene().clone();
    let query = Settings { algorithm: Algorithm::MEASURING, ..rest.query };
    for edit in [moving(Side::P, DVec3::Y), Edit::new("choose another", Change::Query(query))] {
        let mut document = with_q_on_its_way();
        document.edit(&edit).unwrap();
        assert_eq!(document.scene().bodies[Side::Q], rest.bodies[Side::Q], "{edit:?}");
        assert_eq!(document.shown(), document.scene());
        document.undo();
        assert_eq!(document.scene(), &rest);
    }
}

#[test]
fn an_edit_of_q_on_its_way_takes_it_from_where_it_is_shown() {
    let mut document = with_q_on_its_way();
    let rest = position(&document, Side::Q);
    document.preview(&moving(Side::Q, DVec3::Y)).unwrap();
    document.preview(&moving(Side::Q, DVec3::Y * 2.0)).unwrap();
    assert_eq!(position(&document, Side::Q), rest + DVec3::new(5.0, 2.0, 0.0));
    document.cancel_gesture();
    assert_eq!(position(&document, Side::Q), rest);
}

#[test]
fn previews_start_from_the_state_before_the_gesture() {
    let mut document = document();
    let before = document.scene().clone();
    for by in [1.0, 0.1, 0.7] {
        document.preview(&moving(Side::P, DVec3::X * by)).unwrap();
    }
    let selection = Selection::vertices(Side::P, [99]);
    let lead = Lead::Vertex(Side::P, 0);
    let refused = Edit::new("move it", Change::Move { selection, lead, to: DVec3::ONE });
    assert!(document.preview(&refused).is_err(), "there is no such vertex");
    assert_eq!(document.scene(), &moving(Side::P, DVec3::X * 0.7).apply(&before).unwrap());
    assert_eq!(document.undo_name(), None);
    document.commit_gesture();
    assert_eq!(document.undo(), Some("move it".to_owned()));
    assert_eq!(document.scene(), &before);
}

#[test]
fn a_cancelled_gesture_restores_every_bit() {
    let mut document = document();
    let before = document.scene().to_ron();
    document.preview(&moving(Side::Q, DVec3::new(0.1, 1e-9, 0.0))).unwrap();
    document.cancel_gesture();
    assert_eq!(document.scene().to_ron(), before);
    assert_eq!(document.undo_name(), None);
}
