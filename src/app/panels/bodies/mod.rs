//! The list of bodies: P, Q and those beside them, with selection, names, colors, and the choice of Q.

mod color;

use eframe::egui::{Id, Key, RichText, ScrollArea, TextEdit, Ui};

use crate::app::state::cx::Cx;
use crate::app::state::request::{self, Request};
use crate::edit::others::Which;
use crate::edit::{Change, Part, Selection};
use crate::figure::{Analysis, narration};
use crate::message::text;
use crate::scene::{Label, Scene};

/// The height at which the list starts to scroll, in points.
const HEIGHT: f32 = 260.0;

/// A name being typed, and its body.
#[derive(Clone, Debug)]
struct NameDraft {
    which: Which,
    text: String,
    /// Whether the field still has to get the focus.
    is_new: bool,
}

/// Shows the list.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    ScrollArea::vertical().id_salt("bodies").max_height(HEIGHT).show(ui, |ui| {
        for which in Which::all(scene) {
            ui.push_id(which, |ui| body_ui(ui, which, cx));
        }
    });
    if scene.others.is_empty() {
        let words = text!("panels-a-scene-can-have-more");
        ui.label(RichText::new(words).weak());
    }
    let add =
        ui.button(text!("panels-add-a-copy-of-q")).on_hover_text(text!("panels-another-body-beside-q-of"));
    if add.clicked() {
        cx.requests.edit(text!("panels-add-a-copy-of-q-2"), Change::AddCopyOfQ);
    }
}

fn body_ui(ui: &mut Ui, which: Which, cx: &mut Cx<'_>) {
    let Cx { scene, derived, .. } = *cx;
    let called = which.called(scene);
    ui.horizontal(|ui| {
        if let Some((name, color)) = color::ui(ui, which, cx) {
            cx.requests.edit(name, Change::Color(which, color));
        }
        if !name_field(ui, which, cx) {
            name_ui(ui, which, cx);
            more_ui(ui, which, &called, cx);
        }
    });
    ui.indent("about", |ui| ui.label(RichText::new(about(scene, &derived.analysis, which)).small().weak()));
}

/// Shows the name: a click selects P or Q; another body has a button that makes it Q.
fn name_ui(ui: &mut Ui, which: Which, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    let called = which.called(scene);
    let own = which.label(scene).map(|label| label.name.clone()).unwrap_or_default();
    match which {
        Which::Side(side) => {
            let text = if own.is_empty() { called } else { format!("{called}  {own}") };
            let is_selected = cx.session.selection[side] != Part::Nothing;
            let response = ui.selectable_label(is_selected, RichText::new(text).strong());
            if response.accessible_name(text!("panels-select-2"; name = side.name())).clicked() {
                cx.requests.push(Request::Select(Selection::body(side)));
            }
        }
        Which::Other(index) => {
            ui.label(&called);
            let button =
                ui.small_button(text!("panels-make-q")).on_hover_text(text!("panels-run-the-query-for-p"));
            if button.accessible_name(text!("panels-make-q-2"; called = called)).clicked() {
                cx.requests.push(request::make_q(scene, index));
            }
        }
    }
}

/// Shows the menu of less frequent actions.
fn more_ui(ui: &mut Ui, which: Which, called: &str, cx: &mut Cx<'_>) {
    let menu = ui.menu_button("…", |ui| {
        if ui.button(text!("panels-rename")).clicked() {
            let text = which.label(cx.scene).map(|label| label.name.clone()).unwrap_or_default();
            ui.data_mut(|data| data.insert_temp(draft_id(), NameDraft { which, text, is_new: true }));
        }
        if let Which::Other(index) = which
            && ui.button(text!("panels-delete-2")).clicked()
        {
            cx.requests.edit(text!("panels-delete-4"; called = called), Change::Remove(index));
        }
    });
    menu.response.accessible_name(text!("panels-more-about"; called = called));
}

/// Shows the field for the name during typing. Enter and leaving it commit, Esc restores.
fn name_field(ui: &mut Ui, which: Which, cx: &mut Cx<'_>) -> bool {
    let scene = cx.scene;
    let Some(mut draft) =
        ui.data(|data| data.get_temp::<NameDraft>(draft_id())).filter(|it| it.which == which)
    else {
        return false;
    };
    let called = which.called(scene);
    let response = ui.add(
        TextEdit::singleline(&mut draft.text).char_limit(Label::MAX_NAME_LENGTH + 1).desired_width(150.0),
    );
    let response = response.accessible_name(text!("panels-name-of"; called = called));
    if draft.is_new {
        response.request_focus();
        draft.is_new = false;
    } else if response.lost_focus() {
        ui.data_mut(|data| data.remove::<NameDraft>(draft_id()));
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        let name = draft.text.trim();
        if !escaped && which.label(scene).is_some_and(|label| label.name != name) {
            cx.requests.edit(text!("panels-rename-2"; called = called), Change::Name(which, name.to_owned()));
        }
        return true;
    }
    ui.data_mut(|data| data.insert_temp(draft_id(), draft));
    true
}

/// The kind, the number of vertices and notes about the hull; for another body the verdict of its query.
fn about(scene: &Scene, analysis: &Analysis, which: Which) -> String {
    let Some(body) = which.body(scene) else { return String::new() };
    let mut parts = vec![body.kind_name().to_owned()];
    match which {
        Which::Side(side) => {
            parts.extend(count(analysis.vertices(side).len()));
            let has_unused = !analysis.unused[side as usize].is_empty();
            parts.extend(narration::hull_state(analysis, side).filter(|_| has_unused));
            parts.extend(narration::not_convex(analysis, side));
        }
        Which::Other(index) => {
            let Some(other) = analysis.others.get(index) else { return String::new() };
            let is_polytope = other.convex.is_polytope();
            parts.extend(other.convex.core_vertices().filter(|_| is_polytope).and_then(|it| count(it.len())));
            parts.push(other.word().to_owned());
        }
    }
    parts.join(" · ")
}

fn count(vertices: usize) -> Option<String> {
    (vertices > 0).then(|| text!("panels-vertices"; vertices = vertices))
}

fn draft_id() -> Id {
    Id::unique("name of a body")
}
