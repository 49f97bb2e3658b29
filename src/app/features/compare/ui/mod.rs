//! COMPARE: two runs of the scene side by side, under one scrubber, with the place where they diverge.

mod choices;
mod table;
mod view;

use eframe::egui::{CentralPanel, Frame, Label, Panel, RichText, ScrollArea, Stroke, Ui, UiBuilder, vec2};

use super::{Compare, Second};
use crate::app::panels::{verdict, why};
use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::{Request, Requests};
use crate::app::state::told::Told;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::theme;
use crate::edit::Change;
use crate::figure::{Overlays, Spotlight};
use crate::gjk::Letter;
use crate::scene::Scene;

/// The initial and least height of the table, in points, and its initial fraction of the window.
const TABLE: (f32, f32, f32) = (190.0, 110.0, 0.36);

/// The greatest height of the table, as a fraction of the window: the pictures keep the rest.
const MOST_TABLE: f32 = 0.5;

/// The gap between the two halves, in points.
const GAP: f32 = 8.0;

/// The greatest height of the sentences about the steps of both runs, in points.
const WORDS: f32 = 84.0;

/// Shows the workspace.
pub(crate) fn ui(
    ui: &mut Ui,
    scene: &Scene,
    derived: &Derived,
    compare: &mut Compare,
    (overlays, animated): (Overlays, bool),
    attention: &mut Attention,
    requests: &mut Requests,
) {
    // Refreshed before the frame: `None` only while the workspace is being opened.
    let Some(mut second) = compare.second.take() else {
        ui.label("The second run is on its way");
        return ui.ctx().request_repaint();
    };
    let steps = second.comparison.steps(compare.playback.step());
    second.light(derived, steps, attention.current());
    let lit = second.lit();
    let room = ui.available_height();
    let height = (room * TABLE.2).max(TABLE.0).min(room * MOST_TABLE);
    let most = (room * MOST_TABLE).max(TABLE.1);
    Panel::bottom("comparison").resizable(true).default_size(height).size_range(TABLE.1..=most).show(
        ui,
        |ui| {
            parting_ui(ui, &second, compare.playback.step(), attention, requests);
            table::ui(ui, derived, &second, compare.playback.step(), (lit, attention), requests);
        },
    );
    CentralPanel::default().show(ui, |ui| {
        heads_ui(ui, scene, derived, &second, requests);
        words_ui(ui, derived, &second, steps, (lit, attention));
        let runs = [derived, &second.derived];
        let extent = view::extent_of(runs);
        for (run, half) in halves(ui).into_iter().enumerate() {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(half).id_salt(("run", run)));
            let shown =
                view::Shown { run, derived: runs[run], step: steps[run], extent: &extent, lit: &lit[run] };
            view::ui(&mut ui, &shown, scene, compare, (overlays, animated), attention);
        }
    });
    compare.second = Some(second);
}

/// The rectangles of the two runs, from the top of the panel to its bottom.
fn halves(ui: &Ui) -> [eframe::egui::Rect; 2] {
    let all = ui.available_rect_before_wrap();
    let width = ((all.width() - GAP) / 2.0).max(1.0);
    [all.with_max_x(all.min.x + width), all.with_min_x(all.max.x - width)]
}

/// Lays out two contents side by side, as high as the higher one.
fn side_by_side(ui: &mut Ui, salt: &str, mut content: impl FnMut(&mut Ui, usize)) {
    let mut bottom = ui.cursor().min.y;
    for (run, half) in halves(ui).into_iter().enumerate() {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(half).id_salt((salt, run)));
        content(&mut ui, run);
        bottom = bottom.max(ui.min_rect().bottom());
    }
    let used = bottom - ui.cursor().min.y;
    ui.allocate_space(vec2(ui.available_width(), used.max(0.0)));
}

/// Shows the name and the verdict of each run, and the choices for the second.
fn heads_ui(ui: &mut Ui, scene: &Scene, derived: &Derived, second: &Second, requests: &mut Requests) {
    side_by_side(ui, "heads", |ui, run| {
        let shown = if run == 0 { derived } else { &second.derived };
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(if run == 0 { "1" } else { "2" }).strong().size(16.0));
            ui.label(RichText::new(&second.comparison.names[run]).strong().size(16.0));
        });
        ui.horizontal_wrapped(|ui| verdict::ui(ui, shown, Told::ALL));
        if run == 0 {
            first_ui(ui, scene, second, requests);
        } else {
            choices::ui(ui, scene, second, requests);
        }
    });
}

/// Shows that the first run is the scene's own, and the button that swaps the runs.
fn first_ui(ui: &mut Ui, scene: &Scene, second: &Second, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("The scene’s own query").weak());
        let swap = ui
            .button("Swap")
            .on_hover_text("The second run becomes the scene’s own, and the other way round");
        if swap.clicked() {
            requests.edit("swap the two runs", Change::Query(second.settings));
            requests.push(Request::Compare(scene.query));
        }
    });
}

/// Shows the sentences about the step of each run, side by side.
fn words_ui(
    ui: &mut Ui,
    derived: &Derived,
    second: &Second,
    steps: [Option<usize>; 2],
    (lit, attention): (&[Spotlight; 2], &mut Attention),
) {
    let row = |run: usize, step: usize| {
        let shown = if run == 0 { derived } else { &second.derived };
        (shown.sentence(step), shown.symptoms.at(step).cloned())
    };
    side_by_side(ui, "words", |ui, run| {
        ScrollArea::vertical().id_salt(("words", run)).max_height(WORDS).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            match steps[run] {
                Some(step) => {
                    let (words, symptom) = row(run, step);
                    attention.with(&lit[run], |attention| {
                        why::sentences_ui(ui, words, attention);
                        if let Some(symptom) = symptom {
                            why::symptom_ui(ui, &symptom, attention);
                        }
                    });
                }
                None => {
                    ui.label(RichText::new("This run has not begun yet").weak());
                }
            }
        });
    });
    ui.add_space(2.0);
}

/// Shows the place and the cause of the divergence, in a box that is emphasised while that place is shown.
fn parting_ui(ui: &mut Ui, second: &Second, stop: usize, attention: &mut Attention, requests: &mut Requests) {
    let comparison = &second.comparison;
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    let Some(divergence) = &comparison.divergence else {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new("NO DIVERGENCE").strong());
            why::sentences_ui(ui, &comparison.outcome, attention);
        });
        return;
    };
    let is_here = comparison.row_of(stop) == divergence.row;
    let stroke =
        if is_here { Stroke::new(1.5, alarm) } else { ui.visuals().widgets.noninteractive.bg_stroke };
    Frame::new().stroke(stroke).inner_margin(5.0).corner_radius(4).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            icons::inline(ui, Icon::Warning, 16.0, alarm);
            ui.label(RichText::new(format!("FIRST DIVERGENCE in row {}", divergence.row + 1)).strong());
            let show = ui.add_enabled(stop != divergence.stop, eframe::egui::Button::new("Show it").small());
            if show.on_hover_text("Go to the place where the runs part").clicked() {
                requests.push(Request::JumpTo(divergence.stop));
            }
            ui.add(Label::new(RichText::new(comparison.outcome.to_plain()).weak()));
        });
        ScrollArea::vertical().id_salt("parting").max_height(72.0).show(ui, |ui| {
            why::sentences_ui(ui, &divergence.words, attention);
        });
    });
    ui.add_space(3.0);
}
