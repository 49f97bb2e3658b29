//! The left panel: the notes of the scene and its setup.

use eframe::egui::{CollapsingHeader, ComboBox, Grid, RichText, ScrollArea, Ui};

use super::{directions, overlays};
use crate::app::command::Command;
use crate::app::features::Features;
use crate::app::features::mystery;
use crate::app::features::notes::{self, ui::Readable};
use crate::app::panels::{bodies, expected, inspector};
use crate::app::state::cx::Cx;
use crate::app::state::visible_run::VisibleRun;
use crate::app::widgets::beside::beside;
use crate::app::widgets::number_field::NumberField;
use crate::app::widgets::stops;
use crate::edit::Change;
use crate::gjk::{Algorithm, ContactPolicy, Precision, Settings};
use crate::message::{self, text};

/// Shows the panel.
pub(crate) fn ui(ui: &mut Ui, features: &mut Features, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    // Another scene is shown from its beginning.
    let area = ScrollArea::vertical().id_salt(("setup", features.notes.scene()));
    area.auto_shrink([false, false]).show(ui, |ui| {
        let readable = Readable {
            is_told: cx.visible.all,
            is_played: VisibleRun::up_to(&cx.derived.analysis.trace, cx.session.playback.farthest()).all,
        };
        notes::ui::ui(ui, &mut features.notes, readable, cx);
        // At the top, but collapsed while there are no other bodies.
        let has_others = !scene.others.is_empty();
        CollapsingHeader::new(RichText::new(text!("shell-bodies")).strong())
            .id_salt(("bodies", has_others))
            .default_open(has_others)
            .show(ui, |ui| bodies::ui(ui, cx));
        inspector::ui(ui, cx);
        section(ui, "shell-algorithm", |ui| stops::group(ui, "algorithms", |ui| algorithm_ui(ui, cx)));
        section(ui, "shell-query", |ui| {
            query_ui(ui, cx);
            verdict_ui(ui, cx);
        });
        let is_broken = !scene.query.defects.is_none() || cx.session.mystery.is_some();
        if !cx.session.settings.simple || is_broken {
            mystery::ui::ui(ui, cx);
        }
        // What a scene expects tells the verdict.
        if !scene.expect.is_empty() && cx.visible.verdict {
            section(ui, "shell-expected", |ui| expected::ui(ui, cx));
        }
        section(ui, "shell-overlays", |ui| stops::group(ui, "overlays", |ui| overlays::ui(ui, cx)));
        if cx.session.settings.simple {
            let more = ui.button(text!("shell-more-panels"));
            if more.on_hover_text(text!("shell-more-panels.tip")).clicked() {
                cx.requests.command(Command::ToggleSimple);
            }
        }
    });
}

/// Shows a section below the heading with this id.
fn section(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    let title = RichText::new(message::constant(id)).strong();
    CollapsingHeader::new(title).id_salt(id).default_open(true).show(ui, content);
}

/// Requests other settings of the query.
fn set(name: impl Into<String>, query: Settings, cx: &mut Cx<'_>) {
    cx.requests.edit(name, Change::Query(query));
}

fn algorithm_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    let current = scene.query.algorithm;
    for algorithm in Algorithm::NAMED {
        let refusal = algorithm.refusal(scene.dimension);
        let response = ui
            .add_enabled_ui(refusal.is_none(), |ui| ui.radio(algorithm == current, algorithm.title()))
            .inner;
        let response = beside(response, algorithm.description(), refusal.unwrap_or_default());
        if response.clicked() && algorithm != current {
            let name = text!("shell-choose"; title = algorithm.title());
            set(name, Settings { algorithm, ..scene.query }, cx);
        }
        if let Some(refusal) = refusal {
            ui.indent(("refusal", algorithm), |ui| ui.label(RichText::new(refusal).small().weak()));
        }
    }
    ui.label(current.description());
    ui.label(RichText::new(current.citation()).small().weak());
}

fn query_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    ui.label(text!("shell-first-direction"));
    directions::ui(ui, cx);
    Grid::new("query").num_columns(2).show(ui, |ui| {
        let (query, usual) = (scene.query, Settings::default());
        let simple = cx.session.settings.simple;
        if !simple || query.iteration_limit != usual.iteration_limit {
            limit_ui(ui, cx);
        }
        if !simple || query.precision != usual.precision {
            ui.label(text!("shell-precision"));
            precision_ui(ui, cx);
            ui.end_row();
        }
        ui.label(text!("shell-a-touch-is"));
        let policies = [ContactPolicy::Closed, ContactPolicy::Open];
        let is_ours = !query.algorithm.is_listing();
        ui.add_enabled_ui(is_ours, |ui| {
            if let Some(contact) = choice(ui, text!("shell-a-touch-is"), query.contact, policies, touch_word)
            {
                set(text!("shell-choose-contact-policy"), Settings { contact, ..query }, cx);
            }
        })
        .response
        .on_disabled_hover_text(text!("shell-the-published-codes-prescribe-or"));
        ui.end_row();
    });
    depth_ui(ui, cx);
}

/// Shows the field of the iteration limit, as a row.
fn limit_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let query = cx.scene.query;
    ui.label(text!("shell-iteration-limit"));
    let most = Settings::MAX_ITERATION_LIMIT as f64;
    let field =
        NumberField::new(text!("shell-iteration-limit"), query.iteration_limit as f64).range(1.0..=most);
    if let Some(iteration_limit) = field.show_whole(ui) {
        set(text!("shell-set-iteration-limit"), Settings { iteration_limit, ..query }, cx);
    }
    ui.end_row();
}

/// Shows the choice of precision, which applies to all algorithms.
fn precision_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    let query = scene.query;
    ui.horizontal(|ui| {
        stops::group(ui, "precisions", |ui| {
            for precision in [Precision::F64, Precision::F32] {
                let response = ui.selectable_label(precision == query.precision, precision.name());
                if response.on_hover_text(precision_tooltip(precision)).clicked()
                    && precision != query.precision
                {
                    let name = text!("shell-compute-in"; name = precision.name());
                    set(name, Settings { precision, ..query }, cx);
                }
            }
        });
    });
}

fn precision_tooltip(precision: Precision) -> &'static str {
    match precision {
        Precision::F64 => text!("shell-double-precision-the-vertices-are"),
        Precision::F32 => {
            text!("shell-single-precision-the-vertices-are")
        }
    }
}

/// Shows the switch for the expanding polytope after an overlap.
fn depth_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let scene = cx.scene;
    let query = scene.query;
    let always = query.algorithm.measures();
    let mut epa = query.epa || always;
    let response = ui
        .add_enabled_ui(!always, |ui| ui.checkbox(&mut epa, text!("shell-measure-depth-epa")))
        .inner
        .on_hover_text(text!("shell-after-overlap-expand-the-simplex"))
        .on_disabled_hover_text(text!("shell-the-algorithm-distance-and-depth"));
    if response.changed() {
        let name = if epa { text!("shell-measure-depth") } else { text!("shell-stop-measuring-depth") };
        set(name, Settings { epa, ..query }, cx);
    }
}

/// Shows the switch that hides the verdict; it is saved with the scene.
fn verdict_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let Cx { scene, session, requests, .. } = cx;
    let mut hides = session.hides_verdict(scene);
    let response = ui.checkbox(&mut hides, text!("shell-hide-the-verdict-of-this"));
    let tooltip = text!("shell-cover-verdict-proof-notes-and");
    if response.on_hover_text(tooltip).changed() {
        // From now on, the setting of the scene applies.
        session.hides_verdict = None;
        session.playback.forget_later();
        if hides != scene.hide_verdict {
            let name = if hides { text!("shell-hide-the-verdict") } else { text!("shell-show-the-verdict") };
            requests.edit(name, Change::HideVerdict(hides));
        }
    }
}

fn touch_word(policy: ContactPolicy) -> &'static str {
    match policy {
        ContactPolicy::Closed => text!("shell-an-intersection"),
        ContactPolicy::Open => text!("shell-none"),
    }
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    current: T,
    all: [T; 2],
    word: impl Fn(T) -> &'static str,
) -> Option<T> {
    let mut chosen = None;
    let combo = ComboBox::from_id_salt(name).selected_text(word(current)).show_ui(ui, |ui| {
        for value in all {
            if ui.selectable_label(value == current, word(value)).clicked() && value != current {
                chosen = Some(value);
            }
        }
    });
    combo.response.accessible_name(name);
    chosen
}
