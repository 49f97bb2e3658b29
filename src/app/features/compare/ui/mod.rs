//! COMPARE: two runs of the scene side by side, under one scrubber, with the place where they diverge.

mod choices;
mod table;
mod view;

use eframe::egui::{
    CentralPanel, Frame, Label, Margin, Panel, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder, vec2,
};

use super::{Compare, Second};
use crate::app::panels::{verdict, why};
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Drawer, Only};
use crate::app::state::request::Request;
use crate::app::state::visible_run::VisibleRun;
use crate::app::view::alone;
use crate::app::widgets;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops::{self, Part};
use crate::app::widgets::theme;
use crate::edit::Change;
use crate::gjk::Letter;
use crate::message::text;

/// The gap between the two halves, in points.
const GAP: f32 = 8.0;

/// The height of a line of a head, in points.
const HEAD: f32 = 26.0;

/// The margins above and below the pictures, in points.
const MARGINS: f32 = 14.0;

/// Minimum height of the table with the sentences beside it, and of one of them alone, in points.
const LOWER: (f32, f32) = (110.0, 90.0);

/// Minimum width of the table with the sentences beside it, in points.
const BESIDE: f32 = 820.0;

/// Minimum and maximum width of the sentences beside the table, in points, and their initial fraction of the
/// panel.
const WHY: (f32, f32, f32) = (240.0, 900.0, 0.4);

/// Shows the workspace.
pub(crate) fn ui(ui: &mut Ui, compare: &mut Compare, cx: &mut Cx<'_>) {
    // Refreshed before the frame: `None` only while the workspace is being opened.
    let Some(mut second) = compare.second.take() else {
        ui.label(text!("compare-the-second-run-is-on"));
        return ui.ctx().request_repaint();
    };
    let stop = compare.playback.step();
    second.light(cx.derived, second.comparison.steps(stop), cx.attention().current());
    runs_ui(ui, compare, &second, stop, cx);
    compare.second = Some(second);
}

/// Shows both runs at a stop.
fn runs_ui(ui: &mut Ui, compare: &mut Compare, second: &Second, stop: usize, cx: &mut Cx<'_>) {
    let (room, only) = (cx.session.room, cx.session.only);
    let heads = if room.has_heads() { 3.0 } else { 1.0 };
    let height = room.below(ui.available_height(), heads * HEAD + MARGINS);
    let height = if only == Some(Only::Lower) { ui.available_height() } else { height };
    let is_beside = height >= LOWER.0 && ui.available_width() >= BESIDE;
    let is_open = is_beside || height >= LOWER.1;
    let chosen = |ui: &mut Ui, compare: &Compare, cx: &mut Cx<'_>| {
        if compare.shows_why && !is_beside {
            stops::part(ui, Part::Words, |ui| why_ui(ui, second, stop, cx));
        } else {
            stops::part(ui, Part::Tabs, |ui| table::ui(ui, second, stop, cx));
        }
    };
    let lower = |ui: &mut Ui, compare: &mut Compare, cx: &mut Cx<'_>| {
        alone::area(ui, Only::Lower, ui.max_rect());
        if is_beside {
            let (least, most, part) = WHY;
            let width = (ui.available_width() * part).clamp(least, most);
            let panel = Panel::left("compared").resizable(true).default_size(width).size_range(least..=most);
            panel.show(ui, |ui| {
                ui.take_available_width();
                stops::part(ui, Part::Words, |ui| why_ui(ui, second, stop, cx));
            });
        } else {
            stops::within(ui, Part::Tabs, |ui| tabs_ui(ui, is_open, compare, &mut cx.session.drawer));
        }
        if is_open {
            chosen(ui, compare, cx);
        }
    };
    if only == Some(Only::Lower) {
        cx.session.drawer = None;
        CentralPanel::default().show(ui, |ui| lower(ui, compare, cx));
        return;
    }
    if only.is_none() {
        let panel = Panel::bottom(("comparison", height.to_bits())).resizable(is_open);
        let panel = if is_open { panel.default_size(height).size_range(LOWER.1..=height) } else { panel };
        panel.show(ui, |ui| lower(ui, compare, cx));
    }
    let pictures = ui.available_rect_before_wrap();
    let frame = Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(8, 4));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        heads_ui(ui, second, cx);
        let runs = [cx.derived, &second.derived];
        let extent = view::extent_of(runs);
        let steps = second.comparison.steps(stop);
        for (run, place) in places(ui, only) {
            alone::area(ui, panel_of(run), place);
            let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt(("run", run)));
            let lit = &second.lit()[run];
            let shown = view::ShownRun { run, derived: runs[run], step: steps[run], extent: &extent, lit };
            stops::part(&mut ui, part_of(run), |ui| view::ui(ui, &shown, compare, cx));
        }
    });
    let is_left = if cx.session.drawer == Some(Drawer::Tab) && !is_open {
        let height = (room.size().y * 0.75).min(pictures.height());
        let rect = pictures.with_min_y(pictures.bottom() - height);
        widgets::drawer::drawer(ui, "comparison", rect, pictures, |ui| chosen(ui, compare, cx))
    } else {
        true
    };
    if is_left {
        cx.session.drawer = None;
    }
}

/// Shows the place of the divergence, and the sentences about the step of each run.
fn why_ui(ui: &mut Ui, second: &Second, stop: usize, cx: &mut Cx<'_>) {
    let area = ScrollArea::vertical().id_salt(("why", stop)).min_scrolled_height(0.0);
    area.auto_shrink([false, false]).show(ui, |ui| {
        parting_ui(ui, second, stop, cx);
        words_ui(ui, second, stop, cx);
    });
}

/// Shows the tabs of the table and the sentences, which open in a drawer unless the panel `is_open`.
fn tabs_ui(ui: &mut Ui, is_open: bool, compare: &mut Compare, drawer: &mut Option<Drawer>) {
    ui.horizontal(|ui| {
        for (shows_why, name) in [(false, text!("tab-steps")), (true, text!("why-title"))] {
            let is_shown = compare.shows_why == shows_why && (is_open || *drawer == Some(Drawer::Tab));
            if ui.selectable_label(is_shown, RichText::new(name).strong()).clicked() {
                *drawer = (!is_open && !is_shown).then_some(Drawer::Tab);
                compare.shows_why = shows_why;
                ui.ctx().request_repaint();
            }
        }
    });
}

/// The panel of a run.
const fn panel_of(run: usize) -> Only {
    if run == 0 { Only::Left } else { Only::Right }
}

/// The part of the window with the picture of a run.
const fn part_of(run: usize) -> Part {
    if run == 0 { Part::Left } else { Part::Right }
}

/// The shown runs with their places, from the top of the panel to its bottom: side by side, or one alone.
fn places(ui: &Ui, only: Option<Only>) -> Vec<(usize, eframe::egui::Rect)> {
    let all = ui.available_rect_before_wrap();
    let width = ((all.width() - GAP) / 2.0).max(1.0);
    match only {
        Some(Only::Left) => vec![(0, all)],
        Some(Only::Right) => vec![(1, all)],
        Some(Only::Lower) | None => {
            vec![(0, all.with_max_x(all.min.x + width)), (1, all.with_min_x(all.max.x - width))]
        }
    }
}

/// Lays out the contents of the shown runs side by side, as high as the higher one.
fn side_by_side(ui: &mut Ui, salt: &str, only: Option<Only>, mut content: impl FnMut(&mut Ui, usize)) {
    let mut bottom = ui.cursor().min.y;
    for (run, place) in places(ui, only) {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt((salt, run)));
        stops::within(&mut ui, part_of(run), |ui| content(ui, run));
        bottom = bottom.max(ui.min_rect().bottom());
    }
    let used = bottom - ui.cursor().min.y;
    ui.allocate_space(vec2(ui.available_width(), used.max(0.0)));
}

/// Shows the name and the verdict of each run, and the choices for the second: in three lines, or in one.
fn heads_ui(ui: &mut Ui, second: &Second, cx: &mut Cx<'_>) {
    let (is_open, only) = (cx.session.room.has_heads(), cx.session.only);
    side_by_side(ui, "heads", only, |ui, run| {
        let shown = if run == 0 { cx.derived } else { &second.derived };
        let (number, name) = (if run == 0 { "1" } else { "2" }, &second.comparison.names[run]);
        let whole = || format!("{name}: {}", verdict::words(shown, VisibleRun::ALL));
        let head = |ui: &mut Ui, cx: &mut Cx<'_>| {
            ui.label(RichText::new(number).strong().size(16.0));
            let title = Label::new(RichText::new(name).strong().size(16.0)).truncate();
            let title = ui.add(title.selectable(false).sense(Sense::CLICK));
            let name =
                if run == 0 { text!("compare-the-first-run") } else { text!("compare-the-second-run") };
            alone::ui(ui, &title, name, panel_of(run), cx);
        };
        let choices = |ui: &mut Ui, cx: &mut Cx<'_>| {
            if run == 0 {
                first_ui(ui, second, cx);
            } else {
                choices::ui(ui, second, cx);
            }
        };
        ui.spacing_mut().item_spacing.y = 0.0;
        if is_open {
            verdict::line(ui, HEAD, whole, |ui| head(ui, cx));
            verdict::line(ui, HEAD, whole, |ui| verdict::ui(ui, shown, VisibleRun::ALL));
            // One line: menus and choices that do not fit scroll.
            ScrollArea::horizontal().id_salt("choices").auto_shrink([false, true]).show(ui, |ui| {
                ui.horizontal(|ui| choices(ui, cx));
            });
        } else {
            verdict::line(ui, HEAD, whole, |ui| {
                ui.menu_button(text!("compare-run"), |ui| {
                    ui.set_max_width(280.0);
                    choices(ui, cx);
                });
                head(ui, cx);
                verdict::ui(ui, shown, VisibleRun::ALL);
            });
        }
    });
}

/// Shows that the first run is the scene's own, and the button that swaps the runs.
fn first_ui(ui: &mut Ui, second: &Second, cx: &mut Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text!("compare-the-scenes-own-query")).weak());
        let swap = ui
            .add_enabled(!second.is_told, eframe::egui::Button::new(text!("compare-swap")))
            .on_disabled_hover_text(text!("compare-how-another-program-has-run"))
            .on_hover_text(text!("compare-the-second-run-becomes-the"));
        if swap.clicked() {
            cx.requests.edit(text!("compare-swap-the-two-runs"), Change::Query(second.settings));
            cx.requests.push(Request::Compare(cx.scene.query));
        }
    });
}

/// Shows the sentences about the step of each run, one below the other.
fn words_ui(ui: &mut Ui, second: &Second, stop: usize, cx: &mut Cx<'_>) {
    for (run, step) in second.comparison.steps(stop).into_iter().enumerate() {
        ui.label(RichText::new(format!("{}  {}", run + 1, second.comparison.names[run])).strong());
        match step {
            Some(step) => {
                let shown = if run == 0 { cx.derived } else { &second.derived };
                cx.attention().with(&second.lit()[run], |attention| {
                    why::sentences_ui(ui, &shown.words(step).brief, attention);
                    if let Some(symptom) = shown.symptoms_at(step) {
                        why::symptom_ui(ui, symptom, attention);
                    }
                });
            }
            None => {
                ui.label(RichText::new(text!("compare-this-run-has-not-begun")).weak());
            }
        }
        ui.add_space(2.0);
    }
}

/// Shows the place and the cause of the divergence in a box, which is emphasized while the place is shown.
fn parting_ui(ui: &mut Ui, second: &Second, stop: usize, cx: &mut Cx<'_>) {
    let comparison = &second.comparison;
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    let Some(divergence) = &comparison.divergence else {
        ui.horizontal_wrapped(|ui| {
            let title = alone::title(ui, text!("compare-no-divergence"));
            alone::ui(ui, &title, text!("compare-the-table"), Only::Lower, cx);
            why::sentences_ui(ui, &comparison.outcome, cx.attention());
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
            let title = alone::title(ui, &text!("compare-first-divergence-in-row"; row = divergence.row + 1));
            alone::ui(ui, &title, text!("compare-the-table"), Only::Lower, cx);
            let show = ui.add_enabled(
                stop != divergence.stop,
                eframe::egui::Button::new(text!("compare-show-it")).small(),
            );
            if show.on_hover_text(text!("compare-go-to-the-place-where")).clicked() {
                cx.requests.push(Request::JumpTo(divergence.stop));
            }
            ui.add(Label::new(RichText::new(comparison.outcome.to_plain()).weak()));
        });
        why::sentences_ui(ui, &divergence.words, cx.attention());
    });
    ui.add_space(3.0);
}
