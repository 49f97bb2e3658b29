//! The choices for an experiment: the pairs, their number, and the algorithms.

use std::hash::Hash;

use eframe::egui::{ComboBox, Grid, RichText, Ui};

use crate::app::features::laboratory::Extras;
use crate::app::widgets::number_field::NumberField;
use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Precision};
use crate::lab::{Experiment, Family};
use crate::message::text;

/// Maximum number of pairs in the field: some minutes on a few cores. The command line accepts more.
const MAX_PAIRS: f64 = 1e7;

/// Maximum seed in the field: integers up to it are exact in f64.
const MAX_SEED: f64 = 9_007_199_254_740_991.0;

/// Shows the choices.
pub(super) fn ui(ui: &mut Ui, chosen: &mut Experiment, extras: &mut Extras) {
    Grid::new("experiment").num_columns(2).show(ui, |ui| {
        ui.label(text!("laboratory-pairs-of"));
        ui.horizontal_wrapped(|ui| {
            choose(
                ui,
                text!("laboratory-family"),
                &mut chosen.family,
                Family::ALL,
                Family::title,
                Family::description,
            );
            for (dimension, word) in
                [(Dimension::Two, text!("laboratory-in-2d")), (Dimension::Three, text!("laboratory-in-3d"))]
            {
                ui.selectable_value(&mut chosen.dimension, dimension, word);
            }
        });
        ui.end_row();
        ui.label("");
        ui.label(RichText::new(chosen.family.description()).weak());
        ui.end_row();
        ui.label(text!("laboratory-how-many"));
        ui.horizontal_wrapped(|ui| numbers_ui(ui, chosen));
        ui.end_row();
        ui.label(text!("laboratory-ask"));
        ui.horizontal_wrapped(|ui| algorithms_ui(ui, chosen));
        ui.end_row();
        ui.label(text!("laboratory-count-also"));
        ui.horizontal_wrapped(|ui| extras_ui(ui, extras));
        ui.end_row();
    });
}

fn numbers_ui(ui: &mut Ui, chosen: &mut Experiment) {
    let pairs = NumberField::new(text!("laboratory-pairs"), chosen.pairs as f64).range(1.0..=MAX_PAIRS);
    chosen.pairs = pairs.show_whole(ui).unwrap_or(chosen.pairs);
    ui.label(text!("laboratory-seed-label"));
    let seed = NumberField::new(text!("laboratory-seed"), chosen.seed as f64).range(0.0..=MAX_SEED);
    chosen.seed = seed.show_whole(ui).unwrap_or(chosen.seed);
    ui.label(text!("laboratory-gap-label"));
    let gap = ui.add_enabled_ui(chosen.family.uses_gap(), |ui| {
        NumberField::new(text!("laboratory-gap"), chosen.gap)
            .range(0.0..=Experiment::MAX_GAP)
            .width(80.0)
            .show(ui)
    });
    chosen.gap = gap.inner.unwrap_or(chosen.gap);
    gap.response.on_disabled_hover_text(text!("laboratory-only-boxes-near-contact-are"));
    ui.label(text!("laboratory-in"));
    let about = |precision| match precision {
        Precision::F32 => text!("laboratory-vertices-are-rounded-to-f32"),
        Precision::F64 => text!("laboratory-double-precision"),
    };
    let precisions = [Precision::F64, Precision::F32];
    choose(
        ui,
        text!("laboratory-precision-of-the-experiment"),
        &mut chosen.precision,
        precisions,
        Precision::name,
        about,
    );
}

fn algorithms_ui(ui: &mut Ui, chosen: &mut Experiment) {
    for algorithm in Algorithm::ALL {
        let refusal = algorithm.refusal(chosen.dimension);
        let mut is_asked = chosen.algorithms.contains(&algorithm) && refusal.is_none();
        ui.add_enabled_ui(refusal.is_none(), |ui| {
            let response = ui.checkbox(&mut is_asked, algorithm.title());
            let response = response.accessible_name(text!("laboratory-ask-2"; title = algorithm.title()));
            if response.changed() {
                chosen.algorithms.retain(|other| *other != algorithm);
                chosen.algorithms.extend(is_asked.then_some(algorithm));
            }
            response
                .on_hover_text(algorithm.description())
                .on_disabled_hover_text(refusal.unwrap_or_default());
        });
    }
}

fn extras_ui(ui: &mut Ui, extras: &mut Extras) {
    ui.checkbox(&mut extras.changes, text!("laboratory-answers-about-changed-pairs"))
        .on_hover_text(text!("laboratory-each-pair-is-asked-about"));
    ui.checkbox(&mut extras.errors, text!("laboratory-errors-of-lengths"))
        .on_hover_text(text!("laboratory-distances-depths-and-normals-of"));
}

fn choose<T: Copy + PartialEq + Hash, const N: usize>(
    ui: &mut Ui,
    name: &str,
    current: &mut T,
    all: [T; N],
    word: impl Fn(T) -> &'static str,
    about: impl Fn(T) -> &'static str,
) {
    let combo = ComboBox::from_id_salt(name).selected_text(word(*current)).show_ui(ui, |ui| {
        for value in all {
            ui.selectable_value(current, value, word(value)).on_hover_text(about(value));
        }
    });
    combo.response.accessible_name(name);
}
