//! The context menu of P ⊖ Q, with items for the point under the pointer.

use eframe::egui::Ui;

use crate::app::command::Command;
use crate::app::editing::select::joined;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::viewport::Viewport;
use crate::app::view::{hover, menu_item};
use crate::edit::Selection;
use crate::figure::{Figure, Focus, Hit};
use crate::geometry::Side;
use crate::message::text;

/// The commands of the context menu of P ⊖ Q.
const ON_DIFFERENCE: &[Command] = &[
    Command::ToggleHull,
    Command::ToggleDifferences,
    Command::ShowAlone,
    Command::FrameAll,
    Command::ShowExplorer,
    Command::CopyPicture,
];

/// Opens the menu on a right click, and shows it while it is open.
pub(super) fn ui(ui: &Ui, viewport: &Viewport<'_>, cx: &mut Cx<'_>) {
    let response = &viewport.response;
    let id = response.id.with("subject of the menu");
    if response.secondary_clicked() {
        let point = viewport.hit.filter(|hit| matches!(hit, Hit::Letter(_) | Hit::Pair { .. }));
        ui.data_mut(|data| data.insert_temp(id, point));
    }
    response.context_menu(|ui| {
        let subject: Option<Hit> = ui.data(|data| data.get_temp(id)).flatten();
        if let Some(hit) = subject {
            point_ui(ui, hit, viewport.figure(), cx);
        }
        menu_item::fitting(ui, ON_DIFFERENCE, cx);
    });
}

/// Shows the items of a point: a point of the simplex, or the difference of two vertices.
fn point_ui(ui: &mut Ui, hit: Hit, figure: &Figure, cx: &mut Cx<'_>) {
    let Cx { derived, visible, .. } = *cx;
    // At another step the point may be gone.
    let Some(words) = hover::words(hit, figure, derived) else { return };
    ui.strong(&words);
    ui.separator();
    let at = hover::place_of(figure, hit);
    let found = derived.iterations.iter().find(|iteration| {
        iteration.support.is_some_and(|support| match hit {
            Hit::Pair { p, q } => (support.index_p, support.index_q) == (Some(p), Some(q)),
            _ => at == Some(support.point),
        })
    });
    let support = found.and_then(|iteration| iteration.support);
    let vertex_pair = match hit {
        Hit::Pair { p, q } => Some((p, q)),
        _ => support.and_then(|support| support.index_p.zip(support.index_q)),
    };
    if let Some((p, q)) = vertex_pair
        && ui.button(text!("point-select"; p = p, q = q)).clicked()
    {
        let vertices = joined(&Selection::vertices(Side::P, [p]), &Selection::vertices(Side::Q, [q]));
        cx.requests.push(Request::Select(vertices));
    }
    let step = found.map(|iteration| iteration.events.start).filter(|step| *step <= visible.step);
    if let Some(step) = step.filter(|step| *step != cx.step)
        && ui.button(text!("point-go"; step = step + 1)).clicked()
    {
        cx.requests.push(Request::JumpTo(step));
    }
    if ui.button(text!("point-copy")).clicked() {
        ui.copy_text(words);
    }
    if let Some(focus) = Focus::of_hit(hit)
        && ui.button(text!("point-keep")).on_hover_text(text!("point-keep.tip")).clicked()
    {
        cx.attention().pinned = Some(focus);
    }
    ui.separator();
}
