//! The horizontal section through O in color: dragging moves O in it, a slider lifts it.

use eframe::egui::{Key, Ui};
use glam::DVec3;

use super::words;
use crate::app::editing::state::Editing;
use crate::app::features::explore::drag;
use crate::app::features::explore::state::{Explorer, HeldPoint};
use crate::app::state::cx::Cx;
use crate::app::state::layout::Only;
use crate::app::state::request::Request;
use crate::app::view::alone;
use crate::app::view::chart;
use crate::app::widgets::live_slider::{LiveSlider, SliderChange};
use crate::edit::snap::{decimal_step, to_grid, to_step};
use crate::figure::explorer::{Arrangement, ArrangementPoint, CutColor, bounds, description_at};
use crate::figure::narration::short;
use crate::message::text;

/// The step of positions in the section, as a fraction of the size of the arrangement.
const STEP: f64 = 0.002;

/// The width of the height in words with its slider, in points.
const HEIGHT: f32 = 200.0;

/// Shows the section.
pub(super) fn ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    explorer: &mut Explorer,
    editing: &Editing,
    cx: &mut Cx<'_>,
) {
    ui.horizontal_wrapped(|ui| {
        let title =
            alone::title(ui, text!("explore-cut")).on_hover_text(text!("explore-the-outcome-as-a-function"));
        alone::ui(ui, &title, text!("explore-section-and-outcomes"), Only::Lower, cx);
        for color in CutColor::ALL {
            let response = ui.selectable_label(explorer.color == color, words::color_name(color));
            if response.on_hover_text(words::color_tooltip(color)).clicked() {
                explorer.color = color;
            }
        }
        height_ui(ui, arrangement, explorer, editing, cx);
    });
    let options = chart::ChartOptions { draggable: true, ..chart::ChartOptions::default() };
    let answer = chart::ui(ui, "explorer cut", explorer.cut(arrangement), options);
    if let Some(at) = answer.hovered.filter(|_| explorer.held.is_none()) {
        answer.tell(&description_at(arrangement, at));
    }
    if editing.pointer_ignored {
        return;
    }
    // On Esc egui ends the drag, as it does for a slider.
    if answer.response.drag_stopped() && ui.input(|input| input.key_pressed(Key::Escape)) {
        return cx.requests.push(Request::Cancel);
    }
    if let Some([x, y]) = answer.dragged.or(answer.clicked) {
        explorer.held = Some(HeldPoint::InCut);
        let step = decimal_step(bounds(arrangement).radius() * STEP);
        let to = to_grid(DVec3::new(x, y, 0.0), step).with_z(arrangement.origin.z);
        drag::move_to(ArrangementPoint::Origin, to, arrangement, explorer, cx);
    }
    if answer.response.drag_stopped() || (answer.clicked.is_some() && answer.dragged.is_none()) {
        end(explorer, cx);
    }
}

/// Shows the height of the cut, which is the height of O.
fn height_ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    explorer: &mut Explorer,
    editing: &Editing,
    cx: &mut Cx<'_>,
) {
    let bounds = bounds(arrangement);
    let at = arrangement.origin;
    let span = (bounds.min.z, bounds.max.z);
    // The slider does not begin a new line by itself: it would leave the panel, and widen the chart with it.
    if ui.available_size_before_wrap().x < HEIGHT {
        ui.end_row();
    }
    ui.label(text!("explore-height"; value = short(at.z)));
    let slider = LiveSlider {
        name: text!("explore-height-of-the-cut"),
        value: at.z,
        span,
        whole: false,
        width: 110.0,
    };
    let step = decimal_step(bounds.radius() * STEP);
    let wanted = |z: f64| at.with_z(to_step(z, step));
    match slider.show(ui).filter(|_| !editing.pointer_ignored) {
        None => {}
        Some(SliderChange::Preview(z)) => {
            explorer.held = Some(HeldPoint::InCut);
            drag::move_to(ArrangementPoint::Origin, wanted(z), arrangement, explorer, cx);
        }
        Some(SliderChange::Commit(z)) => {
            explorer.held = Some(HeldPoint::InCut);
            drag::move_to(ArrangementPoint::Origin, wanted(z), arrangement, explorer, cx);
            end(explorer, cx);
        }
        Some(SliderChange::Cancel) => cx.requests.push(Request::Cancel),
    }
}

fn end(explorer: &mut Explorer, cx: &mut Cx<'_>) {
    if explorer.held.take().is_some() {
        cx.requests.push(Request::Commit);
    }
}
