//! Tooltips beside the items of menus and lists: below an item they would cover the next one.

use eframe::egui::{RectAlign, Response, Tooltip};

/// The places of a tooltip, the best first.
const PLACES: [RectAlign; 4] =
    [RectAlign::LEFT_START, RectAlign::RIGHT_END, RectAlign::LEFT_END, RectAlign::TOP_START];

/// Shows `tip` beside a hovered item of a list or, if the item is disabled, the reason `refusal`. Without words there is
/// no tooltip.
pub(crate) fn beside(response: Response, tip: &str, refusal: &str) -> Response {
    let words = if response.enabled() { tip } else { refusal };
    if words.is_empty() {
        return response;
    }
    response.ctx.accesskit_node_builder(response.id, |node| {
        if node.description().is_none() {
            node.set_description(words);
        }
    });
    let mut tooltip =
        if response.enabled() { Tooltip::for_enabled(&response) } else { Tooltip::for_disabled(&response) };
    tooltip.popup = tooltip.popup.align(RectAlign::RIGHT_START).align_alternatives(&PLACES);
    tooltip.show(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(words);
    });
    response
}
