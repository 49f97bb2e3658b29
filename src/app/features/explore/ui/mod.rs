//! The workspace Explore: the view, the legality of the arrangement, the decision, the section, and the outcomes.

mod board;
mod cut;
mod empty;
mod starts;
mod story;
mod view;
mod words;

use eframe::egui::{CentralPanel, Frame, Margin, Panel, RichText, ScrollArea, Ui};

use crate::app::editing::state::Editing;
use crate::app::features::explore::Explorer;
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Drawer, Only};
use crate::app::view::alone;
use crate::app::widgets;
use crate::app::widgets::stops::{self, Part};
use crate::figure::explorer::{Arrangement, Decision};
use crate::message::text;

/// Initial, minimum and maximum width of the column with the decision, in points.
const STORY: (f32, f32, f32) = (330.0, 240.0, 520.0);
/// Minimum height of the section and the outcomes, in points.
const MIN_BELOW: f32 = 140.0;
/// Initial and minimum width of the outcomes, in points.
const OUTCOMES: (f32, f32) = (330.0, 150.0);
/// Minimum width of the section, in points.
const MIN_CUT: f32 = 250.0;
/// Minimum width of a window with the section and the outcomes side by side, in points.
const BESIDE: f32 = 620.0;
/// The margins above and below the picture together, and the height of the row of tabs over it, in points.
const ABOVE: (f32, f32) = (10.0, 26.0);

/// Shows the workspace.
pub(crate) fn ui(ui: &mut Ui, explorer: &mut Explorer, editing: &mut Editing, cx: &mut Cx<'_>) {
    let arrangement = match Arrangement::of(cx.scene) {
        Ok(arrangement) => arrangement,
        Err(reason) => return empty::ui(ui, reason, cx),
    };
    let decision = Decision::of(&arrangement);
    let (arrangement, decision) = (&arrangement, &decision);
    let all = ui.available_rect_before_wrap();
    let frame = Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(8, 4));
    let story = |ui: &mut Ui, explorer: &mut Explorer, cx: &mut Cx<'_>| {
        alone::area(ui, Only::Right, ui.max_rect());
        ScrollArea::vertical().id_salt("explorer story").auto_shrink([false, false]).show(ui, |ui| {
            stops::part(ui, Part::Words, |ui| story::ui(ui, arrangement, decision, explorer, cx));
        });
    };
    match cx.session.only {
        Some(Only::Right) => {
            CentralPanel::default().frame(frame).show(ui, |ui| story(ui, explorer, cx));
            return cx.session.drawer = None;
        }
        Some(Only::Lower) if arrangement.is_tetrahedron() => {
            CentralPanel::default()
                .frame(frame)
                .show(ui, |ui| both_ui(ui, arrangement, decision, explorer, editing, cx));
            return cx.session.drawer = None;
        }
        Some(Only::Left | Only::Lower) | None => {}
    }
    let is_alone = cx.session.only == Some(Only::Left);
    let room = cx.session.room;
    let docks_story = room.docks_story();
    if docks_story && !is_alone {
        let panel = Panel::right("explorer story").default_size(STORY.0).size_range(STORY.1..=STORY.2);
        panel.show(ui, |ui| story(ui, explorer, cx));
    }
    let height = room.below(ui.available_height(), ABOVE.0 + ABOVE.1);
    let docks_below = height >= MIN_BELOW && ui.available_width() >= BESIDE;
    if arrangement.is_tetrahedron() && docks_below && !is_alone {
        let below = Panel::bottom(("explorer below", height.to_bits())).resizable(true).default_size(height);
        below
            .size_range(MIN_BELOW..=height)
            .show(ui, |ui| both_ui(ui, arrangement, decision, explorer, editing, cx));
    }
    let folds_below = arrangement.is_tetrahedron() && !docks_below;
    explorer.shows_cut &= folds_below;
    CentralPanel::default().frame(frame).show(ui, |ui| {
        alone::area(ui, Only::Left, ui.max_rect());
        ui.horizontal(|ui| {
            if !folds_below {
                let title = alone::title(ui, text!("explore-simplex"));
                alone::ui(ui, &title, text!("explore-the-simplex"), Only::Left, cx);
            }
            if folds_below || !docks_story {
                tabs_ui(ui, folds_below, explorer, cx);
            }
        });
        stops::part(ui, Part::Left, |ui| {
            if explorer.shows_cut {
                cut::ui(ui, arrangement, explorer, editing, cx);
            } else {
                view::ui(ui, arrangement, decision, explorer, editing, cx);
            }
        });
    });
    let is_left = match cx.session.drawer {
        Some(Drawer::Story) if !docks_story => {
            let rect = all.with_min_x(all.right() - STORY.0.min(all.width() * 0.9));
            widgets::drawer::drawer(ui, "story", rect, all, |ui| story(ui, explorer, cx))
        }
        Some(Drawer::Outcomes) if folds_below => {
            let rect = all.with_min_x(all.right() - all.width().min(440.0));
            widgets::drawer::drawer(ui, "outcomes", rect, all, |ui| {
                ScrollArea::both()
                    .auto_shrink([false, false])
                    .show(ui, |ui| board::ui(ui, arrangement, decision, cx));
            })
        }
        // The page of a lesson.
        Some(Drawer::Setup) => false,
        _ => true,
    };
    if is_left {
        cx.session.drawer = None;
    }
}

/// Shows the tabs of the picture and the section, and the buttons that open panels without room beside them.
fn tabs_ui(ui: &mut Ui, folds_below: bool, explorer: &mut Explorer, cx: &mut Cx<'_>) {
    if folds_below {
        for (shows_cut, name) in [(false, text!("explore-regions-title")), (true, text!("explore-cut"))] {
            let heading = RichText::new(name).strong();
            if ui.selectable_label(explorer.shows_cut == shows_cut, heading).clicked() {
                explorer.shows_cut = shows_cut;
                ui.ctx().request_repaint();
            }
        }
        ui.separator();
    }
    for (name, opens, is_offered) in [
        (text!("explore-decision"), Drawer::Story, !cx.session.room.docks_story()),
        (text!("explore-outcomes"), Drawer::Outcomes, folds_below),
    ] {
        let is_open = cx.session.drawer == Some(opens);
        if is_offered && ui.selectable_label(is_open, RichText::new(name).strong()).clicked() {
            cx.session.drawer = (!is_open).then_some(opens);
        }
    }
}

/// Shows the section, and the outcomes beside it.
fn both_ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    decision: &Decision,
    explorer: &mut Explorer,
    editing: &Editing,
    cx: &mut Cx<'_>,
) {
    alone::area(ui, Only::Lower, ui.max_rect());
    let most = (ui.available_width() - MIN_CUT).max(OUTCOMES.1);
    let outcomes = Panel::right("outcomes").resizable(true).default_size(OUTCOMES.0.min(most));
    outcomes.size_range(OUTCOMES.1..=most).show(ui, |ui| {
        ScrollArea::both().id_salt("outcomes").auto_shrink([false, false]).show(ui, |ui| {
            stops::part(ui, Part::Proof, |ui| board::ui(ui, arrangement, decision, cx));
        });
    });
    let frame = Frame::central_panel(ui.style()).inner_margin(Margin::symmetric(8, 2));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        stops::part(ui, Part::Tabs, |ui| cut::ui(ui, arrangement, explorer, editing, cx));
    });
}
