//! The region under the pointer: the reason for its ruling, and a click that jumps to the step that excluded
//! it.

use eframe::egui::{CursorIcon, Rect, Role as AccessRole, Sense, Ui, Vec2, WidgetInfo};
use glam::DVec2;

use super::paint::to_vec2;
use super::viewport::Viewport;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::stops::{self, Pressed};
use crate::figure::spoken::spoken;
use crate::figure::{Focus, Hit, PaperForm, PaperMark, narration};
use crate::gjk::Region;
use crate::message::text;

/// The size of the accessible node of a region, in points.
const SIZE: f32 = 14.0;

/// Returns the words about the region under the pointer; a click jumps to the step that excluded it.
pub(crate) fn ui(ui: &Ui, viewport: &Viewport<'_>, cx: &mut Cx<'_>) -> Option<String> {
    let response = &viewport.response;
    stops::points(ui, ("regions", response.id), || nodes(ui, response.rect, &viewport.marks, cx));
    let Cx { derived, step, .. } = *cx;
    let Some(Hit::Region(region)) = viewport.hit else { return None };
    cx.attention().offer(Focus::Region(region));
    let trace = &derived.analysis.trace;
    if response.clicked() {
        cx.requests.push(Request::Region(region));
    }
    let Some(words) = narration::region_words(trace, step, region) else {
        // The region is an answer to a question.
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        return None;
    };
    let excluded = trace.excluded_at(step, region).filter(|at| *at != step);
    if excluded.is_some() && !response.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if let Some(at) = excluded.filter(|_| response.clicked() && !response.double_clicked()) {
        cx.requests.push(Request::JumpTo(at));
    }
    Some(words.to_plain())
}

/// Adds an accessible node for each region, at its label or else inside it: for screen readers, the keyboard
/// and tests. Enter answers with the region, or jumps to the step that excluded it.
fn nodes(ui: &Ui, view: Rect, marks: &[PaperMark], cx: &mut Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let mut places: Vec<(Region, DVec2)> = Vec::new();
    for mark in marks {
        let (Some(Hit::Region(region)), Some(place)) = (mark.hit, place_of(&mark.form)) else { continue };
        match places.iter_mut().find(|(known, _)| *known == region) {
            // The label is the best position, and labels come last.
            Some((_, known)) => *known = place,
            None => places.push((region, place)),
        }
    }
    for (region, place) in places {
        let trace = &derived.analysis.trace;
        let region_name = || narration::region_name(region);
        // Without words the region is an answer to a question.
        let name = narration::region_words(trace, step, region).map_or_else(
            region_name,
            |words| text!("view-region"; region = region_name(), words = words.to_plain()),
        );
        let rect = Rect::from_center_size(view.clamp(view.min + to_vec2(place)), Vec2::splat(SIZE));
        let id = ui.scope_id().with(("region", region));
        // No clicks or drags: the view receives those.
        let response = ui.interact(rect, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(AccessRole::GraphicsObject, true, spoken(&name)));
        if stops::pressed(&response) != Pressed::Not {
            cx.requests.push(Request::Region(region));
            if let Some(at) = trace.excluded_at(step, region) {
                cx.requests.push(Request::JumpTo(at));
            }
        }
    }
}

/// The center of a text or of an area.
fn place_of(form: &PaperForm) -> Option<DVec2> {
    match form {
        PaperForm::Text { center, .. } => Some(*center),
        PaperForm::Fill { points, .. } | PaperForm::Hatch { area: points, .. } => {
            Some(points.iter().sum::<DVec2>() / points.len().max(1) as f64)
        }
        _ => None,
    }
}
