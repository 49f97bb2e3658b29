//! The two views side by side, each under its heading.

use eframe::egui::{
    Button, Label, Rect, Response, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Pass, overlays};
use crate::app::command::Command;
use crate::app::editing::handles;
use crate::app::editing::state::Editing;
use crate::app::panels::{covered, run_view};
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Only, Pane};
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::Request;
use crate::app::state::room::Room;
use crate::app::state::session::Session;
use crate::app::view::alone;
use crate::app::view::explain;
use crate::app::view::view_map::ViewMap;
use crate::app::view::viewport::Viewport;
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::stops::{self, Part};
use crate::app::widgets::theme;
use crate::figure::{Figure, Form, Hit, Overlay, Role as MarkRole, add_destination, difference, world};
use crate::geometry::Dimension;
use crate::message::text;

/// The gap between the views, in points.
const GAP: f32 = 6.0;

/// Shows both views, or one of them if there is no room for two.
pub(crate) fn ui(ui: &mut Ui, pass: &mut Pass<'_>) {
    let session = &pass.cx.session;
    let area = ui.available_rect_before_wrap();
    ui.allocate_rect(area, Sense::hover());
    let is_pair = Room::is_pair(area.width());
    let width = if is_pair { ((area.width() - GAP) / 2.0).max(1.0) } else { area.width() };
    let (picture, only) = (session.picture, session.only);
    for panel in WindowPanel::BOTH {
        let place = place(panel);
        let (is_shown, width) = match only {
            Some(only) => (only == place, area.width()),
            None => (is_pair || panel == picture, width),
        };
        if !is_shown {
            continue;
        }
        let left = match panel {
            WindowPanel::Shapes => area.left(),
            WindowPanel::Difference => (area.right() - width).max(area.left()),
        };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height()));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(panel));
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        alone::area(&ui, place, rect);
        let anchor = match panel {
            WindowPanel::Shapes => Anchor::Shapes,
            WindowPanel::Difference => Anchor::Difference,
        };
        anchor.mark(ui.ctx(), rect);
        let part = if panel == WindowPanel::Difference && is_pair { Part::Right } else { Part::Left };
        stops::part(&mut ui, part, |ui| panel_ui(ui, panel, is_pair, pass));
    }
}

/// The place of a view.
const fn place(panel: WindowPanel) -> Only {
    match panel {
        WindowPanel::Shapes => Only::Left,
        WindowPanel::Difference => Only::Right,
    }
}

fn panel_ui(ui: &mut Ui, panel: WindowPanel, is_pair: bool, pass: &mut Pass<'_>) {
    let Pass { cx, features, .. } = pass;
    ui.horizontal(|ui| {
        stops::group(ui, ("heading", panel), |ui| {
            let title = match panel {
                _ if !is_pair => (tabs_ui(ui, cx.session), text!("shell-the-picture")),
                WindowPanel::Shapes => {
                    let heading = Label::new(RichText::new(shapes_heading(ui)).strong()).truncate();
                    (ui.add(heading.selectable(false).sense(Sense::CLICK)), text!("shell-the-shapes"))
                }
                WindowPanel::Difference => (panes_ui(ui, cx.session), text!("shell-the-view-on-the-right")),
            };
            let (title, name) = title;
            alone::ui(ui, &title, name, place(panel), cx);
            if ui.available_width() > alone::BUTTON {
                help_ui(ui, panel, cx);
            }
            if panel == WindowPanel::Shapes {
                ui.separator();
                handles::toolbar::ui(ui, cx);
                features.shapes_bar_ui(ui, cx);
            }
        });
    });
    if panel == WindowPanel::Shapes {
        return picture_ui(ui, panel, pass);
    }
    // If there is room for one picture only, the setup has these switches.
    if is_pair && cx.session.settings.pane == Pane::Difference {
        overlays::bar(ui, cx);
    }
    right_ui(ui, pass);
}

/// Shows the chosen view on the right in all available space.
pub(super) fn right_ui(ui: &mut Ui, pass: &mut Pass<'_>) {
    let Pass { cx, features, .. } = pass;
    match cx.session.settings.pane {
        Pane::Difference => picture_ui(ui, WindowPanel::Difference, pass),
        Pane::Map if !cx.visible.all => covered::ui(ui, cx),
        // It points at the farthest vertices.
        Pane::Reach if features.asks_for_a_vertex(cx) => covered::ui(ui, cx),
        pane => features.pane_ui(pane, ui, cx),
    }
}

fn help_ui(ui: &mut Ui, panel: WindowPanel, cx: &mut Cx<'_>) {
    let help = ui.add(Button::new("?").small()).on_hover_text(help_text(panel, cx.scene.dimension));
    let name = text!("shell-help-on-the"; name = panel.name().to_lowercase());
    help.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if help.clicked() {
        cx.requests.command(Command::Help);
    }
}

/// Shows the shapes or their difference in all available space.
pub(crate) fn picture_ui(ui: &mut Ui, panel: WindowPanel, pass: &mut Pass<'_>) {
    let mut figure = figure(panel, pass);
    let Pass { cx, features, editing } = pass;
    let is_at_desk = theme::profile(ui).is_near();
    if !is_at_desk && features.lessons.names_vertices() {
        show_names(&mut figure);
    }
    cx.session.views[panel].has_floor = cx.session.settings.show_floor && is_at_desk;
    let is_turned = match panel {
        WindowPanel::Shapes => {
            let mut first = |ui: &mut Ui, viewport: &Viewport<'_>, editing: &mut Editing, cx: &mut Cx<'_>| {
                is_at_desk && features.shapes_ui(ui, viewport, editing, cx)
            };
            run_view::shapes_ui(ui, &figure, editing, &mut first, cx)
        }
        WindowPanel::Difference => {
            let mut given = None;
            let (scene, step) = (cx.scene, cx.step);
            let mut answer = |ui: &mut Ui, map: &ViewMap| given = features.answer_ui(ui, map, scene, step);
            let is_turned = run_view::difference_ui(ui, &figure, &mut answer, cx);
            if let Some(answer) = given {
                cx.requests.push(Request::Answer(answer));
            }
            is_turned
        }
    };
    if is_turned {
        cx.session.follow(panel);
    }
}

/// Width, in points, below which the heading of the shapes is short.
const NARROW: f32 = 330.0;

fn shapes_heading(ui: &Ui) -> &'static str {
    if ui.available_width() < NARROW { text!("state-shapes") } else { WindowPanel::Shapes.heading() }
}

/// Shows the choice of the picture if there is room for only one. Returns the chosen one, which is its
/// title.
fn tabs_ui(ui: &mut Ui, session: &mut Session) -> Response {
    let is_shapes = session.picture == WindowPanel::Shapes;
    let mut title = ui.selectable_label(is_shapes, RichText::new(text!("state-shapes")).strong());
    if title.clicked() {
        show(ui, session, WindowPanel::Shapes);
    }
    for pane in Pane::offered(session.settings.simple, session.settings.pane) {
        let is_shown = !is_shapes && session.settings.pane == pane;
        let response = ui.selectable_label(is_shown, RichText::new(pane.heading()).strong());
        let response = explain::text(response.on_hover_text(pane.tooltip()), pane.heading());
        if response.clicked() {
            session.settings.pane = pane;
            show(ui, session, WindowPanel::Difference);
        }
        if is_shown {
            title = response;
        }
    }
    title
}

/// Selects the picture to show where there is room for only one. If only the other picture was shown, this picture
/// replaces it.
fn show(ui: &Ui, session: &mut Session, panel: WindowPanel) {
    session.picture = panel;
    session.only = session.only.map(|_| place(panel));
    ui.ctx().request_repaint();
}

/// Shows the choice of the view on the right. Returns the chosen one, which is its title.
fn panes_ui(ui: &mut Ui, session: &mut Session) -> Response {
    let current = session.settings.pane;
    let mut title = None;
    for pane in Pane::offered(session.settings.simple, current) {
        let response = ui.selectable_label(current == pane, RichText::new(pane.heading()).strong());
        let response = explain::text(response.on_hover_text(pane.tooltip()), pane.heading());
        stops::tab(&response, current == pane, pane.heading());
        if response.clicked() {
            session.settings.pane = pane;
            ui.ctx().request_repaint();
        }
        if pane == current {
            title = Some(response);
        }
    }
    title.unwrap_or_else(|| ui.label(""))
}

fn figure(panel: WindowPanel, pass: &Pass<'_>) -> Figure {
    let Pass { cx, features, editing } = pass;
    let Cx { derived, step, visible, ref session, .. } = *cx;
    let proof_throughout = session.overlays.contains(Overlay::ProofThroughout) && visible.verdict;
    let overlays = session.overlays.set(Overlay::ProofThroughout, proof_throughout);
    let lit = session.attention.lit();
    match panel {
        WindowPanel::Shapes => {
            let mut figure = world(&derived.analysis, step, overlays);
            features.add_to_shapes(&mut figure, editing.is_moving(), cx);
            if features.asks_for_a_vertex(cx) {
                show_names(&mut figure);
            }
            if let Some(body) = &editing.destination {
                add_destination(&mut figure, body, text!("shell-q-goes-here"));
            }
            lit.light_world(&mut figure);
            figure
        }
        WindowPanel::Difference => {
            let mut figure = difference(&derived.analysis, step, overlays);
            features.add_answers(&mut figure, cx);
            lit.light_difference(&mut figure);
            figure
        }
    }
}

/// Gives the names of vertices the role of a question, which presenter mode shows too.
fn show_names(figure: &mut Figure) {
    for mark in &mut figure.marks {
        if matches!((&mark.form, mark.hit), (Form::Label { .. }, Some(Hit::Vertex(..)))) {
            mark.role = MarkRole::Probe;
        }
    }
}

fn help_text(panel: WindowPanel, dimension: Dimension) -> &'static str {
    match (panel, dimension) {
        (WindowPanel::Shapes, Dimension::Two) => {
            text!("shell-p-and-q-in-world")
        }
        (WindowPanel::Shapes, Dimension::Three) => {
            text!("shell-p-and-q-in-world-2")
        }
        (WindowPanel::Difference, Dimension::Two) => {
            text!("shell-the-set-of-all-points")
        }
        (WindowPanel::Difference, Dimension::Three) => {
            text!("shell-the-set-of-all-points-2")
        }
    }
}
