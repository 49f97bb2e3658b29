//! SLICE: the section of P ⊖ Q by a plane.

use eframe::egui::{ComboBox, RichText, Slider, SliderClamping, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::view::chart;
use crate::figure::narration::short;
use crate::figure::{Cut, Focus, has_faces, slice};
use crate::geometry::Dimension;
use crate::scene::Scene;

/// The plane that cuts P ⊖ Q in 3D.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slice {
    cut: Cut,
}

impl Default for Slice {
    fn default() -> Self {
        Self { cut: Cut::Axis(2, 0.0) }
    }
}

/// Shows the panel.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    Slice { cut }: &mut Slice,
    (step, attention): (usize, &mut Attention),
) {
    if scene.dimension == Dimension::Three {
        ui.horizontal_wrapped(|ui| cut_ui(ui, derived, step, cut));
    }
    match slice(&derived.study, step, *cut) {
        Err(reason) => {
            ui.label(reason);
        }
        Ok(mut slice) => {
            slice.light(attention.lit());
            for words in &slice.words {
                ui.label(RichText::new(words).small());
            }
            let options = chart::Options { navigable: true, ..chart::Options::default() };
            let answer = chart::ui(ui, ("slice", scene.dimension), &slice.chart, options);
            if let Some(letter) = answer.nearest(&slice.letters) {
                attention.offer(Focus::Letter(letter));
            }
        }
    }
}

/// Shows the choice of the plane.
fn cut_ui(ui: &mut Ui, derived: &Derived, step: usize, cut: &mut Cut) {
    let before = *cut;
    let combo = ComboBox::from_id_salt("cut").selected_text(title(before)).show_ui(ui, |ui| {
        let at_origin = (0..3).map(|axis| Cut::Axis(axis, 0.0));
        let faces = Cut::FACES.into_iter().map(Cut::Face).filter(|_| has_faces(&derived.study, step));
        for choice in [Cut::Simplex].into_iter().chain(faces).chain(at_origin) {
            if ui.selectable_label(title(choice) == title(before), title(choice)).clicked() {
                *cut = choice;
            }
        }
    });
    combo.response.accessible_name("Plane of the slice").on_hover_text("The plane that cuts P − Q");
    if let Cut::Axis(axis, at) = cut {
        let bounds = derived.study.difference_bounds();
        let span = bounds.min[*axis]..=bounds.max[*axis];
        let name = format!("{} of the plane", ["x", "y", "z"][(*axis).min(2)]);
        ui.spacing_mut().slider_width = 130.0;
        let slider = Slider::new(at, span).clamping(SliderClamping::Never).max_decimals(4).show_value(false);
        ui.add(slider).accessible_name(&name).on_hover_text(name);
        ui.label(short(*at));
        if ui.button("Through O").on_hover_text("Move the plane to the origin").clicked() {
            *at = 0.0;
        }
    }
}

fn title(cut: Cut) -> String {
    match cut {
        Cut::Simplex => "Plane of the simplex".to_owned(),
        Cut::Face([a, b, c]) => format!("Plane of face {a}{b}{c}"),
        Cut::Axis(axis, _) => format!("Across {}", ["x", "y", "z"][axis.min(2)]),
    }
}
