//! The choices for the second run: algorithm, precision, first direction, contact policy, ties, and defects.

use eframe::egui::{ComboBox, RichText, Ui};
use glam::DVec3;

use crate::app::features::compare::Second;
use crate::app::panels::break_it;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::figure::narration::table::Digits;
use crate::geometry::Side;
use crate::gjk::{Algorithm, ContactPolicy, Precision, Settings};
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of vertices of a shape that are listed.
const MAX_VERTICES: usize = 64;

/// Shows the choices.
pub(super) fn ui(ui: &mut Ui, second: &Second, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    let before = second.settings;
    let mut settings = before;
    ui.horizontal_wrapped(|ui| {
        algorithm_ui(ui, second, &mut settings, cx);
        if second.is_told {
            return;
        }
        ComboBox::from_id_salt("second precision")
            .width(48.0)
            .selected_text(settings.precision.name())
            .show_ui(ui, |ui| {
                for precision in [Precision::F64, Precision::F32] {
                    ui.selectable_value(&mut settings.precision, precision, precision.name());
                }
            })
            .response
            .accessible_name(text!("compare-precision-of-the-second-run"));
        start_ui(ui, scene, &mut settings);
        contact_ui(ui, &mut settings);
        ties_ui(ui, scene, &mut settings);
        let count = settings.defects.fitting(settings.algorithm, scene.dimension).iter().count();
        let title = if count == 0 {
            text!("compare-break-it").to_owned()
        } else {
            text!("compare-break-it-2"; count = count)
        };
        ui.menu_button(title, |ui| {
            if let Some(changed) =
                break_it::ui(ui, &settings, scene.dimension, text!("compare-in-the-second-run"))
            {
                settings = changed;
            }
        })
        .response
        .on_hover_text(text!("compare-make-the-second-run-wrong"));
    });
    if settings != before {
        cx.requests.push(Request::Compare(settings));
    }
}

fn algorithm_ui(ui: &mut Ui, second: &Second, settings: &mut Settings, cx: &mut Cx<'_>) {
    let told = second.has_told.as_deref();
    let selected = told.filter(|_| second.is_told).unwrap_or(settings.algorithm.title());
    let combo = ComboBox::from_id_salt("second algorithm").selected_text(selected);
    let response = combo.show_ui(ui, |ui| {
        if let Some(name) = told {
            let response = ui.selectable_label(second.is_told, name);
            if response.on_hover_text(text!("compare-the-run-as-the-other")).clicked() && !second.is_told {
                cx.requests.push(Request::CompareTold);
            }
        }
        for algorithm in Algorithm::ALL {
            let refusal = algorithm.refusal(cx.scene.dimension);
            let is_current = algorithm == settings.algorithm && !second.is_told;
            let response = ui
                .add_enabled_ui(refusal.is_none(), |ui| ui.selectable_label(is_current, algorithm.title()))
                .inner
                .on_hover_text(algorithm.description())
                .on_disabled_hover_text(refusal.unwrap_or_default());
            if response.clicked() && !is_current {
                settings.algorithm = algorithm;
                if second.is_told {
                    // Also if it is the algorithm of the scene.
                    cx.requests.push(Request::Compare(*settings));
                }
            }
        }
    });
    response.response.accessible_name(text!("compare-algorithm-of-the-second-run"));
}

/// Shows the first directions, unless the algorithm prescribes one.
fn start_ui(ui: &mut Ui, scene: &Scene, settings: &mut Settings) {
    let fixed = settings.algorithm.fixed_start();
    let written = |direction: DVec3| Digits::Four.write_vector(direction, scene.dimension);
    let current = fixed.unwrap_or(settings.initial_direction);
    let response = ui
        .add_enabled_ui(fixed.is_none(), |ui| {
            ComboBox::from_id_salt("second start")
                .selected_text(text!("compare-from"; written = written(current)))
                .show_ui(ui, |ui| {
                    for direction in starts(scene) {
                        let text = written(direction);
                        ui.selectable_value(&mut settings.initial_direction, direction, text);
                    }
                })
                .response
        })
        .inner;
    response
        .on_hover_text(text!("compare-the-first-direction-of-the"))
        .on_disabled_hover_text(text!("compare-the-code-prescribes-its-first"))
        .accessible_name(text!("compare-first-direction-of-the-second"));
}

/// The scene's own first direction, and the directions between P and Q and along the axes, without zeros and
/// repetitions.
fn starts(scene: &Scene) -> Vec<DVec3> {
    let own = scene.query.initial_direction;
    let [p, q] = scene.bodies.each_ref().map(|body| body.pose().position);
    let axes = &DVec3::AXES[..scene.dimension.count()];
    let all = [own, -own, q - p, p - q].into_iter().chain(axes.iter().flat_map(|axis| [*axis, -*axis]));
    let mut starts: Vec<DVec3> = Vec::new();
    for direction in all {
        // Without negative zeros, which would be written like positive ones.
        let direction = direction + DVec3::ZERO;
        if direction != DVec3::ZERO && !starts.contains(&direction) {
            starts.push(direction);
        }
    }
    starts
}

fn contact_ui(ui: &mut Ui, settings: &mut Settings) {
    let is_ours = !settings.algorithm.is_listing();
    let word = |policy: ContactPolicy| match policy {
        ContactPolicy::Closed => text!("compare-a-touch-is-yes"),
        ContactPolicy::Open => text!("compare-a-touch-is-no"),
    };
    let response = ui
        .add_enabled_ui(is_ours, |ui| {
            ComboBox::from_id_salt("second contact")
                .selected_text(word(settings.contact))
                .show_ui(ui, |ui| {
                    for policy in [ContactPolicy::Closed, ContactPolicy::Open] {
                        ui.selectable_value(&mut settings.contact, policy, word(policy));
                    }
                })
                .response
        })
        .inner;
    response
        .on_disabled_hover_text(text!("compare-the-published-codes-have-their"))
        .accessible_name(text!("compare-what-a-touch-is-in"));
}

/// Shows the vertices that may win ties.
fn ties_ui(ui: &mut Ui, scene: &Scene, settings: &mut Settings) {
    ui.menu_button(text!("compare-ties"), |ui| {
        ui.label(text!("compare-where-several-vertices-are-equally"));
        for side in Side::BOTH {
            let count = scene.bodies[side].local_vertices().map_or(0, |vertices| vertices.len());
            let letter = side.vertex_letter();
            if count > MAX_VERTICES || count == 0 {
                let text = text!("compare-has-no-short-list-of"; name = side.name());
                ui.label(RichText::new(text).weak());
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                ui.set_max_width(260.0);
                let preferred = &mut settings.preferred[side];
                let first = ui.selectable_value(preferred, None, text!("compare-first"; letter = letter));
                first.on_hover_text(text!("compare-the-first-in-vertex-order"));
                for index in 0..count {
                    ui.selectable_value(preferred, Some(index), format!("{letter}{index}"));
                }
            });
        }
    })
    .response
    .on_hover_text(text!("compare-let-another-vertex-win-ties"));
}
