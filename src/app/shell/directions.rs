//! The search directions of the query: the first, and those after it for a run along given directions.

use eframe::egui::{Button, RichText, Role, Ui, WidgetInfo};
use glam::DVec3;

use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::number_field::NumberField;
use crate::edit::Change;
use crate::geometry::{Dimension, MAX_COORDINATE};
use crate::gjk::{Algorithm, Directions, Settings};
use crate::message::text;

/// Shows the first direction, and below it the others if the algorithm uses them.
pub(super) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let query = cx.scene.query;
    let fixed = query.algorithm.fixed_start();
    let shown = fixed.unwrap_or(query.initial_direction);
    let names = [
        text!("shell-first-direction-x"),
        text!("shell-first-direction-y"),
        text!("shell-first-direction-z"),
    ];
    ui.add_enabled_ui(fixed.is_none(), |ui| {
        ui.horizontal_wrapped(|ui| match fields(ui, names, shown, cx.scene.dimension) {
            Some(DVec3::ZERO) => notice(text!("shell-the-first-direction-cannot-be"), cx),
            Some(initial_direction) => {
                let query = Settings { initial_direction, ..query };
                cx.requests.edit(text!("shell-set-first-direction"), Change::Query(query));
            }
            None => {}
        });
    });
    if fixed.is_some() {
        let reason = text!("shell-s-code-prescribes-its-first"; title = query.algorithm.title());
        ui.label(RichText::new(reason).small().weak());
    }
    if query.algorithm == Algorithm::Directions {
        others(ui, cx);
    }
}

/// Shows the directions after the first, each with a button that removes it.
fn others(ui: &mut Ui, cx: &mut Cx<'_>) {
    let query = cx.scene.query;
    let mut others = query.next_directions.as_slice().to_vec();
    let mut change = None;
    for (index, shown) in query.next_directions.as_slice().iter().enumerate() {
        let number = (index + 2).to_string();
        let [x, y, z] = [
            text!("shell-direction-x"; number = number.as_str()),
            text!("shell-direction-y"; number = number.as_str()),
            text!("shell-direction-z"; number = number.as_str()),
        ];
        ui.horizontal_wrapped(|ui| {
            match fields(ui, [&x, &y, &z], *shown, cx.scene.dimension) {
                Some(DVec3::ZERO) => notice(text!("shell-a-direction-cannot-be"), cx),
                Some(direction) => {
                    others[index] = direction;
                    change = Some(text!("shell-set-direction"; number = number.as_str()));
                }
                None => {}
            }
            let label = text!("shell-remove-direction"; number = number.as_str());
            let remove = ui.add(Button::new("×").small()).on_hover_text(&label);
            remove.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
            if remove.clicked() {
                others.remove(index);
                change = Some(text!("shell-remove-direction-name"; number = number.as_str()));
            }
        });
    }
    if others.is_empty() {
        let sentence = text!("shell-no-next-direction"; count = cx.scene.dimension.count() + 1);
        ui.label(RichText::new(sentence).small().weak());
    }
    let add = ui
        .add_enabled(others.len() < Directions::MAX, Button::new(text!("shell-add-direction")))
        .on_hover_text(text!("shell-add-direction-about"));
    if add.clicked() {
        let last = others.last().copied().unwrap_or(query.initial_direction);
        others.push(another(last, cx.scene.dimension));
        change = Some(text!("shell-add-direction-name").to_owned());
    }
    if let Some(name) = change {
        let query = Settings { next_directions: others.into_iter().collect(), ..query };
        cx.requests.edit(name, Change::Query(query));
    }
}

/// Returns another direction of the same length: a quarter turn in 2D; in 3D the components in turn, or the opposite
/// direction if they are equal.
fn another(last: DVec3, dimension: Dimension) -> DVec3 {
    let turned = match dimension {
        Dimension::Two => DVec3::new(0.0 - last.y, last.x, 0.0),
        Dimension::Three => DVec3::new(last.z, last.x, last.y),
    };
    if turned == last { -last } else { turned }
}

fn notice(text: &str, cx: &mut Cx<'_>) {
    cx.requests.push(Request::Notice(text.to_owned()));
}

/// Shows a field for each component. Returns the direction with the component that was entered.
fn fields(ui: &mut Ui, names: [&str; 3], shown: DVec3, dimension: Dimension) -> Option<DVec3> {
    let mut entered = None;
    for (axis, name) in names.into_iter().enumerate().take(dimension.count()) {
        // The range of scene files, or the scene could be saved but not opened again.
        let field = NumberField::new(name, shown[axis]).range(-MAX_COORDINATE..=MAX_COORDINATE);
        if let Some(value) = field.show(ui) {
            let mut direction = shown;
            direction[axis] = value;
            entered = Some(direction);
        }
    }
    entered
}
