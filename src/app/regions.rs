//! Regions under the pointer: why they were ruled as they were, and the step that excluded them, one click away.

use eframe::egui::accesskit::Action;
use eframe::egui::{
    CursorIcon, Id, Key, Modifiers, Rect, Response, Role as AccessRole, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

use super::derived::Derived;
use super::paint::{to_dvec2, to_vec2};
use super::pointer::REACH;
use super::request::{Request, Requests};
use super::session::Session;
use crate::figure::{Focus, Hit, PaperForm, PaperMark, narration, pick};
use crate::gjk::Region;

/// The size of the node of a region, in points.
const SIZE: f32 = 14.0;

/// Explains the region under the pointer, and on a click goes to the step that excluded it.
pub(crate) fn ui(
    ui: &Ui,
    response: &Response,
    marks: &[PaperMark],
    derived: &Derived,
    session: &mut Session,
    requests: &mut Requests,
) {
    let step = session.playback.step();
    nodes(ui, response.rect, marks, derived, step, requests);
    let Some(pointer) = response.hover_pos() else { return };
    let hit = pick(marks, to_dvec2(pointer - response.rect.min), REACH);
    let Some(Hit::Region(region)) = hit else { return };
    session.attention.offer(Focus::Region(region));
    let trace = &derived.study.trace;
    let Some(words) = narration::region_words(trace, step, region) else { return };
    let excluded = narration::excluded_at(trace, step, region).filter(|at| *at != step);
    if excluded.is_some() && !response.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    response.clone().on_hover_text_at_pointer(words.to_plain());
    if let Some(at) = excluded.filter(|_| response.clicked() && !response.double_clicked()) {
        requests.push(Request::JumpTo(at));
    }
}

/// Regions as things with a name, where their names stand: for screen readers, for the keyboard, and for tests. Enter
/// goes to the step that excluded one.
fn nodes(ui: &Ui, view: Rect, marks: &[PaperMark], derived: &Derived, step: usize, requests: &mut Requests) {
    let mut named: Vec<Region> = Vec::new();
    for mark in marks {
        let (Some(Hit::Region(region)), PaperForm::Text { center, .. }) = (mark.hit, &mark.form) else {
            continue;
        };
        if named.contains(&region) {
            continue;
        }
        named.push(region);
        let Some(words) = narration::region_words(&derived.study.trace, step, region) else { continue };
        let name = format!("Region {region}. {}", words.to_plain());
        let rect = Rect::from_center_size(view.min + to_vec2(*center), Vec2::splat(SIZE));
        let id = ui.scope_id().with(("region", region));
        // Neither clicks nor drags: those go through to the view.
        let response = ui.interact(rect, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(AccessRole::GraphicsObject, true, &name));
        ui.ctx().accesskit_node_builder(id, |node| node.add_action(Action::Click));
        if response.has_focus() {
            let stroke = Stroke::new(2.0, ui.visuals().selection.stroke.color);
            ui.painter().rect_stroke(rect.expand(3.0), 4.0, stroke, StrokeKind::Middle);
        }
        if is_entered(ui, &response, id) {
            let excluded = narration::excluded_at(&derived.study.trace, step, region);
            requests.push(Request::JumpTo(excluded.unwrap_or(step)));
        }
    }
}

fn is_entered(ui: &Ui, response: &Response, id: Id) -> bool {
    let entered =
        response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    entered || ui.input(|input| input.has_accesskit_action_request(id, Action::Click))
}
