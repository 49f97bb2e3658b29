//! The two views side by side, each under its heading.

use eframe::egui::{Button, Label, Rect, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::overlays;
use crate::app::command::Command;
use crate::app::editing::handles;
use crate::app::editing::state::Editing;
use crate::app::features::map::ui as map;
use crate::app::features::{Features, reach, slice};
use crate::app::panels::{covered, run_view};
use crate::app::state::derived::Derived;
use crate::app::state::layout::Pane;
use crate::app::state::panel::Panel;
use crate::app::state::request::Requests;
use crate::app::state::room::Room;
use crate::app::state::session::Session;
use crate::app::view::explain;
use crate::app::widgets::theme;
use crate::figure::{Figure, Overlay, Profile, difference, motion, world};
use crate::geometry::Dimension;
use crate::scene::Scene;

/// The gap between the views, in points.
const GAP: f32 = 6.0;

/// Shows both views, or one of them where there is no room for two.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    (session, editing, features): (&mut Session, &mut Editing, &mut Features),
    requests: &mut Requests,
) {
    let area = ui.available_rect_before_wrap();
    ui.allocate_rect(area, Sense::hover());
    let is_pair = Room::is_pair(area.width());
    let width = if is_pair { ((area.width() - GAP) / 2.0).max(1.0) } else { area.width() };
    let alone = session.picture;
    for panel in Panel::BOTH.into_iter().filter(|panel| is_pair || *panel == alone) {
        let left = match panel {
            Panel::Shapes => area.left(),
            Panel::Difference => (area.right() - width).max(area.left()),
        };
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height()));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(panel));
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        panel_ui(&mut ui, (panel, is_pair), (scene, derived), (session, editing, features), requests);
    }
}

fn panel_ui(
    ui: &mut Ui,
    (panel, is_pair): (Panel, bool),
    (scene, derived): (&Scene, &Derived),
    (session, editing, features): (&mut Session, &mut Editing, &mut Features),
    requests: &mut Requests,
) {
    ui.horizontal(|ui| {
        match panel {
            _ if !is_pair => tabs_ui(ui, session),
            Panel::Shapes => {
                ui.add(Label::new(RichText::new(shapes_heading(ui)).strong()).truncate());
            }
            Panel::Difference => panes_ui(ui, &mut session.settings.pane),
        }
        let help = ui.add(Button::new("?").small()).on_hover_text(help_text(panel, scene.dimension));
        let name = format!("Help on the {}", panel.name().to_lowercase());
        help.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if help.clicked() {
            requests.command(Command::Help);
        }
        if panel == Panel::Shapes {
            ui.separator();
            handles::toolbar::ui(ui, session.tool, requests);
        }
    });
    if panel == Panel::Difference {
        match session.settings.pane {
            // Where there is room for one picture only, the setup has these switches.
            Pane::Difference if !is_pair => {}
            Pane::Difference => overlays::bar(ui, derived, session),
            Pane::Slice => {
                let Session { playback, attention, .. } = session;
                return slice::ui(ui, scene, derived, &mut features.slice, (playback.step(), attention));
            }
            Pane::Map if !session.told(scene, &derived.study.trace).all => {
                return covered::ui(ui, requests);
            }
            Pane::Map => {
                let camera = session.views[Panel::Shapes].camera;
                return map::ui(ui, scene, derived, (&mut features.map, &camera), requests);
            }
            Pane::Reach => {
                let (step, camera) = (session.playback.step(), &mut session.views[panel].camera);
                if reach::ui(ui, derived, &mut features.reach, (step, camera)) {
                    session.follow(panel);
                }
                return;
            }
        }
    }
    picture_ui(ui, panel, scene, derived, (session, editing, features), requests);
}

/// Shows the shapes or their difference in all available space.
pub(crate) fn picture_ui(
    ui: &mut Ui,
    panel: Panel,
    scene: &Scene,
    derived: &Derived,
    (session, editing, features): (&mut Session, &mut Editing, &Features),
    requests: &mut Requests,
) {
    let figure = figure(panel, scene, derived, (session, editing, features));
    let shown = (&figure, derived, scene);
    let Session {
        playback, views, selection, tool, is_q_away, fade, attention, hint_since, settings, ..
    } = session;
    let view = &mut views[panel];
    let is_turned = match panel {
        Panel::Shapes => {
            let selected = (&*selection, *tool, *is_q_away);
            let needs_hint = !settings.hint_done && theme::profile(ui) == Profile::Desk;
            let hint = needs_hint.then_some(hint_since);
            run_view::shapes_ui(ui, shown, (view, editing), selected, hint, attention, requests)
        }
        Panel::Difference => {
            let fade = (fade, settings.animate);
            run_view::difference_ui(ui, shown, view, fade, (playback.step(), attention), requests)
        }
    };
    if is_turned {
        session.follow(panel);
    }
}

/// The width below which the heading of the shapes is short, in points.
const NARROW: f32 = 330.0;

fn shapes_heading(ui: &Ui) -> &'static str {
    if ui.available_width() < NARROW { "SHAPES" } else { Panel::Shapes.heading() }
}

/// Shows the choice of the picture where there is room for one.
fn tabs_ui(ui: &mut Ui, session: &mut Session) {
    let is_shapes = session.picture == Panel::Shapes;
    if ui.selectable_label(is_shapes, RichText::new("SHAPES").strong()).clicked() {
        session.picture = Panel::Shapes;
        ui.ctx().request_repaint();
    }
    for pane in Pane::ALL {
        let is_shown = !is_shapes && session.settings.pane == pane;
        let response = ui.selectable_label(is_shown, RichText::new(pane.heading()).strong());
        if explain::text(response.on_hover_text(pane.tooltip()), pane.heading()).clicked() {
            session.picture = Panel::Difference;
            session.settings.pane = pane;
            ui.ctx().request_repaint();
        }
    }
}

/// Shows the choice of the view on the right.
fn panes_ui(ui: &mut Ui, current: &mut Pane) {
    for pane in Pane::ALL {
        let response = ui.selectable_label(*current == pane, RichText::new(pane.heading()).strong());
        if explain::text(response.on_hover_text(pane.tooltip()), pane.heading()).clicked() {
            *current = pane;
            ui.ctx().request_repaint();
        }
    }
}

fn figure(
    panel: Panel,
    scene: &Scene,
    derived: &Derived,
    (session, editing, features): (&Session, &Editing, &Features),
) -> Figure {
    let step = session.playback.step();
    let told = session.told(scene, &derived.study.trace);
    let proof_throughout = session.overlays.contains(Overlay::ProofThroughout) && told.verdict;
    let overlays = session.overlays.set(Overlay::ProofThroughout, proof_throughout);
    let lit = session.attention.lit();
    match panel {
        Panel::Shapes => {
            let mut figure = world(&derived.study, step, overlays);
            if !editing.is_moving()
                && let Some((journey, frame)) = features.motion.way()
            {
                motion::add_way(&mut figure, journey, frame);
            }
            // While u follows v, the arrows of v show it.
            if session.settings.pane == Pane::Reach && features.reach.is_turned() {
                features.reach.reach(derived, step).add_to_world(&mut figure, &derived.study);
            }
            lit.light_world(&mut figure);
            figure
        }
        Panel::Difference => {
            let mut figure = difference(&derived.study, step, overlays);
            lit.light_difference(&mut figure);
            figure
        }
    }
}

const fn help_text(panel: Panel, dimension: Dimension) -> &'static str {
    match (panel, dimension) {
        (Panel::Shapes, Dimension::Two) => {
            "P and Q in world space. The arrows +v on P and −v on Q point to the support points, whose difference is A.\n\
             Drag a shape or a vertex to move it (Ctrl snaps, Shift is finer, Esc puts it back), double click on an edge to add a vertex, right click for more.\n\
             Drag elsewhere to pan, Ctrl and drag to select, wheel to zoom, double click to show everything"
        }
        (Panel::Shapes, Dimension::Three) => {
            "P and Q in world space. The arrows +v on P and −v on Q point to the support points, whose difference is A.\n\
             Drag a shape or a vertex to move it in the view plane (Ctrl snaps, Shift is finer, Esc puts it back), double click on an edge or a face to add a vertex, right click for more.\n\
             Drag elsewhere to orbit, right drag or Shift to pan, Ctrl and drag to select, wheel to zoom, double click to show everything"
        }
        (Panel::Difference, Dimension::Two) => {
            "The set of all points p − q. P and Q overlap if the origin O lies in its interior. A is the newest point of the simplex, v the search direction.\n\
             Drag to pan, wheel to zoom, double click to show everything"
        }
        (Panel::Difference, Dimension::Three) => {
            "The set of all points p − q. P and Q overlap if the origin O lies in its interior. A is the newest point of the simplex, v the search direction.\n\
             Drag to orbit, right drag or Shift to pan, wheel to zoom, double click to show everything"
        }
    }
}
