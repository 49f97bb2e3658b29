//! The view in which A, B, C, D and O are dragged.

use eframe::egui::{Color32, Role, Sense, Stroke, Ui, WidgetInfo};

use super::drag;
use super::state::Explorer;
use crate::app::editing::Editing;
use crate::app::editing::pointer::{Target, node};
use crate::app::state::focus::Attention;
use crate::app::state::request::Requests;
use crate::app::state::session::Session;
use crate::app::view::paint::{self, FigurePainter, to_dvec2};
use crate::app::view::pick::REACH;
use crate::app::view::view_map::ViewMap;
use crate::app::view::{gizmo, nav};
use crate::app::widgets::theme;
use crate::edit::Selection;
use crate::figure::explorer::{Arrangement, Decision, ExplorerOverlay, Handle, bounds, picture};
use crate::figure::narration::{self, table::Digits};
use crate::figure::{Hit, PaperMark, pick};
use crate::geometry::{Dimension, Side};
use crate::gjk::claim::{self, RegionClaim};

/// The accessible name of the view.
pub(crate) const NAME: &str = "Explorer view";

/// Shows the view in all available space.
pub(crate) fn ui(
    ui: &mut Ui,
    (arrangement, decision): (&Arrangement, &Decision),
    explorer: &mut Explorer,
    editing: &mut Editing,
    session: &mut Session,
    requests: &mut Requests,
) {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    if rect.width() < 1.0 || rect.height() < 1.0 {
        return;
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), NAME));
    let dimension = arrangement.dimension;
    let now = ui.input(|input| input.time);
    let glide = explorer.glide(now);
    if glide.is_some() {
        ui.ctx().request_repaint();
    }
    explorer.view.prepare(rect, dimension, bounds(arrangement), explorer.held.is_some());
    let map = explorer.view.map(rect, dimension);
    // Arrow keys move along the axes of this view.
    editing.handles.view = Some(map);
    let mut overlays = explorer.overlays;
    if explorer.rules_broken {
        overlays = overlays.with(ExplorerOverlay::BarredToOrigin);
    }
    let figure = picture(arrangement, decision, overlays, glide.as_ref());
    let marks = explorer.view.project(&figure, to_dvec2(rect.size()));
    paint::sheet(ui, rect, theme::palette(ui));
    FigurePainter::new(&ui.painter_at(rect), rect, theme::palette(ui)).paint(&marks);
    nodes(ui, &map, arrangement, (&session.selection, &mut session.attention), requests);
    let board = &mut session.settings.board;
    let taken = editing.pointer_ignored
        || drag::ui(ui, &response, &map, arrangement, explorer, (&session.selection, board), requests);
    let view = &mut explorer.view;
    let before = view.camera;
    if !taken {
        view.navigate(ui, &response, dimension);
        let hit = hit_at(&response, &marks);
        if let Some(words) = hit.and_then(|hit| words(hit, arrangement, decision)) {
            response.on_hover_text_at_pointer(words);
        }
    }
    if dimension == Dimension::Three {
        gizmo::ui(ui, rect, NAME, &mut view.camera);
    }
    if let Some(nav) = nav::ui(ui, rect, NAME, dimension == Dimension::Three) {
        view.apply(nav, dimension, rect);
        ui.ctx().request_repaint();
    }
    if view.camera != before {
        ui.ctx().request_repaint();
    }
}

/// Adds accessible nodes for everything that can be moved: for screen readers, the keyboard and tests.
fn nodes(
    ui: &Ui,
    map: &ViewMap,
    arrangement: &Arrangement,
    (selection, attention): (&Selection, &mut Attention),
    requests: &mut Requests,
) {
    for handle in arrangement.handles() {
        let place = arrangement.at(handle);
        let Some(at) = map.screen_from_world(place) else { continue };
        let target = match handle {
            Handle::Letter(letter) => Target::Vertex(Side::P, letter as usize),
            Handle::Origin => Target::Body(Side::Q),
        };
        let name = match handle {
            Handle::Letter(_) => format!("Point {handle}"),
            Handle::Origin => "Origin O".to_owned(),
        };
        let name = format!("{name} at {}", Digits::All.write_vector(place, arrangement.dimension));
        if target.is_in(selection) {
            let color = ui.visuals().selection.stroke.color;
            ui.painter_at(map.rect).circle(at, 11.0, Color32::TRANSPARENT, Stroke::new(2.0, color));
        }
        let id = ui.scope_id().with(("explorer", handle));
        node(ui, (at, id, &name), target, (selection, attention), requests);
    }
}

fn hit_at(response: &eframe::egui::Response, marks: &[PaperMark]) -> Option<Hit> {
    let pointer = response.hover_pos()?;
    pick(marks, to_dvec2(pointer - response.rect.min), REACH)
}

/// The tooltip of the item under the pointer.
fn words(hit: Hit, arrangement: &Arrangement, decision: &Decision) -> Option<String> {
    let written = |handle: Handle| {
        format!("{handle} = {}", Digits::Four.write_vector(arrangement.at(handle), arrangement.dimension))
    };
    match hit {
        Hit::Letter(letter) => Some(written(Handle::Letter(letter))),
        Hit::Origin => Some(written(Handle::Origin)),
        Hit::Region(region) => {
            let claims = claim::regions(&decision.trace, &decision.trace.state(decision.step));
            let RegionClaim { ruling, status, .. } =
                claims.into_iter().find(|claim| claim.region == region)?;
            Some(narration::reason(region, ruling, status).to_plain())
        }
        _ => None,
    }
}
