//! The parameters of a kind of shape, each as a slider and as an exact field.

use eframe::egui::{Grid, Label, Ui};

use super::subject::InspectedBody;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::live_slider::{LiveSlider, SliderChange};
use crate::app::widgets::number_field::{self, NumberField};
use crate::edit::model::{Model, ModelParameter, ParameterQuantity};
use crate::edit::{Change, Edit};
use crate::message::text;

/// The widths of a slider and of a field, in points.
const WIDTHS: (f32, f32) = (72.0, 54.0);

/// Shows the parameters of a body, unless its kind has none.
pub(super) fn of_body_ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let Some(model) = Model::of(subject.body().shape(), subject.scene.dimension) else { return };
    let Some((index, slid)) = ui_of(ui, subject.side.name(), &model) else { return };
    let Some(parameter) = model.parameters.get(index) else { return };
    let (value, is_done) = match slid {
        SliderChange::Preview(value) => (value, false),
        SliderChange::Commit(value) => (value, true),
        SliderChange::Cancel => return cx.requests.push(Request::Cancel),
    };
    let name = text!("inspector-undo-parameter"; parameter = parameter.words(), side = subject.side.name());
    let shape = model.clone().with(index, value).shape(subject.scene.dimension);
    cx.requests.push(match shape.and_then(|shape| Ok(subject.body().with_shape(shape)?)) {
        Ok(body) => Request::Preview(Edit::new(name, Change::Body(subject.side, body))),
        Err(error) => Request::Notice(error.to_string()),
    });
    if is_done {
        cx.requests.push(Request::Commit);
    }
}

/// Shows all parameters of a model. Returns the index of a changed one and its change. `owner` begins the accessible
/// names.
pub(crate) fn ui_of(ui: &mut Ui, owner: &str, model: &Model) -> Option<(usize, SliderChange)> {
    let mut change = None;
    Grid::new(("parameters", owner)).num_columns(3).show(ui, |ui| {
        for (index, parameter) in model.parameters.iter().enumerate() {
            let slid = parameter_ui(ui, owner, parameter);
            change = change.or(slid.map(|slid| (index, slid)));
            ui.end_row();
        }
    });
    change
}

fn parameter_ui(ui: &mut Ui, owner: &str, parameter: &ModelParameter) -> Option<SliderChange> {
    let name = text!("inspector-parameter"; owner = owner, parameter = parameter.words());
    let is_angle = parameter.quantity == ParameterQuantity::Angle;
    let is_whole = parameter.quantity.is_whole();
    let to_shown = |value: f64| if is_angle { number_field::degrees(value) } else { value };
    let from_shown = |value: f64| if is_angle { value.to_radians() } else { value };
    let mut word = capitalized(parameter.words());
    if is_angle {
        word = text!("inspector-parameter-in-degrees"; parameter = word);
    }
    ui.add(Label::new(word).wrap());
    let slid = if parameter.quantity == ParameterQuantity::Seed {
        new_seed_ui(ui, parameter)
    } else {
        let (from, to) = parameter.slider;
        let slider = LiveSlider {
            name: &text!("inspector-slider"; parameter = name.as_str()),
            value: to_shown(parameter.value),
            span: (to_shown(from), to_shown(to)),
            whole: is_whole,
            width: WIDTHS.0,
        };
        slider.show(ui)
    };
    let range = to_shown(parameter.least)..=to_shown(parameter.most);
    let mut field = NumberField::new(&name, to_shown(parameter.value)).range(range).width(WIDTHS.1);
    if is_angle {
        field = field.degrees();
    }
    if is_whole {
        field = field.whole();
    }
    let entered = field.show(ui).map(SliderChange::Commit);
    slid.or(entered).map(|slid| match slid {
        SliderChange::Preview(value) => SliderChange::Preview(from_shown(value)),
        SliderChange::Commit(value) => SliderChange::Commit(from_shown(value)),
        SliderChange::Cancel => SliderChange::Cancel,
    })
}

fn new_seed_ui(ui: &mut Ui, parameter: &ModelParameter) -> Option<SliderChange> {
    let response =
        ui.button(text!("panels-new-seed")).on_hover_text(text!("panels-another-random-shape-of-the"));
    let next = if parameter.value < parameter.most { parameter.value + 1.0 } else { parameter.least };
    response.clicked().then_some(SliderChange::Commit(next))
}

/// The word with a capital first letter.
fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
