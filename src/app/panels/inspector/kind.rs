//! The kind of a body, which can be exchanged for another at the same pose.

use eframe::egui::{ComboBox, Ui};

use super::subject::InspectedBody;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::beside::beside;
use crate::edit::model::{Kind, Model};
use crate::message::text;

/// The width of the chooser, in points.
const WIDTH: f32 = 120.0;

/// Shows the chooser and the button that opens the gallery.
pub(super) fn ui(ui: &mut Ui, subject: &InspectedBody<'_>, cx: &mut Cx<'_>) {
    let (side, dimension) = (subject.side, subject.scene.dimension);
    let present = Model::of(subject.body().shape(), dimension).map(|model| model.kind);
    ui.horizontal(|ui| {
        // A shape without a card in the gallery, such as a listed polygon, has a word for sentences only.
        let mut word = present.map_or(subject.body().kind_name(), Kind::title).to_owned();
        if let Some(first) = word.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let combo =
            ComboBox::from_id_salt(("kind", side)).width(WIDTH).selected_text(word).show_ui(ui, |ui| {
                for kind in Kind::all(dimension) {
                    let response = ui.selectable_label(Some(kind) == present, kind.title());
                    if beside(response, kind.description(), "").clicked() && Some(kind) != present {
                        choose(subject, kind, cx);
                    }
                }
            });
        combo.response.accessible_name(text!("panels-kind-of"; name = side.name()));
        let response =
            ui.button(text!("panels-replace")).accessible_name(text!("panels-replace-2"; name = side.name()));
        if response.on_hover_text(text!("panels-choose-another-shape-in-the")).clicked() {
            cx.requests.push(Request::OpenGallery(side));
        }
    });
}

fn choose(subject: &InspectedBody<'_>, kind: Kind, cx: &mut Cx<'_>) {
    let (side, dimension) = (subject.side, subject.scene.dimension);
    match Model::new(kind, dimension).shape(dimension) {
        Ok(shape) => {
            let name = text!("panels-replace-by"; name = side.name(), shape = kind.with_article());
            cx.requests.replace_body(name, side, subject.body().with_shape(shape));
        }
        Err(error) => cx.requests.push(Request::Notice(error.to_string())),
    }
}
