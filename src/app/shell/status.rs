//! The status line: the last notice, the effect of the arrow keys, the outcome, and the kinds of P and Q.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::toast;
use crate::app::editing::drag::grid_step;
use crate::app::editing::state::Editing;
use crate::app::state::cx::Cx;
use crate::app::state::layout::Workspace;
use crate::app::widgets::stops;
use crate::figure::explorer::Arrangement;
use crate::geometry::{Dimension, Side};
use crate::message::text;
use crate::scene::Scene;

/// Shows the line.
pub(crate) fn ui(ui: &mut Ui, editing: &Editing, cx: &Cx<'_>) {
    let scene = cx.scene;
    ScrollArea::horizontal().id_salt("status").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            let notice = cx.session.notice.as_deref().filter(|notice| !toast::shows(ui.ctx(), notice));
            if let Some(notice) = notice.or(editing.pointer.mode.sentence()) {
                ui.label(RichText::new(notice).strong());
                ui.separator();
            }
            ui.label(arrows(ui, editing, cx));
            if cx.session.workspace == Workspace::Explore {
                // The simplex is not the P of a run, and the decision about it is not the run's verdict.
                return;
            }
            ui.separator();
            let outcome = &cx.derived.analysis.trace.outcome;
            if cx.visible.verdict {
                ui.label(text!("shell-after"; word = outcome.verdict.word(), count = outcome.supports));
            } else {
                ui.label(text!("shell-the-verdict-is-hidden"));
            }
            for side in Side::BOTH {
                ui.separator();
                ui.label(body_words(scene, side));
            }
        });
    });
}

/// The effect of the arrow keys now.
fn arrows(ui: &Ui, editing: &Editing, cx: &Cx<'_>) -> String {
    let (scene, selection) = (cx.scene, &cx.session.selection);
    if ui.ctx().text_edit_focused() {
        return text!("shell-arrows-move-in-the-field").to_owned();
    }
    if !editing.nudging || selection.is_empty() {
        let is_focused = stops::is_by_keyboard(ui) && ui.memory(|memory| memory.focused().is_some());
        let words = match cx.session.workspace {
            _ if is_focused && stops::is_on_view(ui) => text!("shell-arrows-picture"),
            _ if is_focused => text!("shell-arrows-control"),
            Workspace::Run | Workspace::Compare => text!("shell-arrows-one-step-shift-one"),
            Workspace::Explore if Arrangement::of(scene).is_err() => text!("shell-explore-choose"),
            Workspace::Explore => text!("shell-explore-drag"),
        };
        return words.to_owned();
    }
    let depth = match scene.dimension {
        Dimension::Two => "",
        Dimension::Three => text!("shell-pgup-and-pgdn-along-the"),
    };
    let name = selection.name();
    let step = editing.handles.view.zip(selection.middle(scene));
    let step = step.map_or_else(|| "none".to_owned(), |(view, at)| grid_step(&view, at).to_string());
    text!("shell-arrows-move-shift-a-tenth"; name = name, step = step, depth = depth)
}

/// The kind and number of vertices, `P: triangle 3`; without a number if the shape has no vertices.
fn body_words(scene: &Scene, side: Side) -> String {
    let body = &scene.bodies[side];
    let count = body.local_vertices().map_or_else(String::new, |vertices| format!(" {}", vertices.len()));
    format!("{}: {}{count}", side.name(), body.kind_name())
}
