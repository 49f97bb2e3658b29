//! The lower panel: the sentences with the verdict, the tabs beside or below them, and the proof.
//!
//! Its arrangement follows from the room that the pictures leave ([`Below`]). Nothing in it moves while the
//! user steps through the run: heading, sentences and tabs have fixed places, and longer content scrolls.

use eframe::egui::{Panel, Rect, RichText, ScrollArea, Ui, pos2};

use crate::app::features::Features;
use crate::app::features::prediction::ui as prediction;
use crate::app::panels::{code, covered, plot, proof, steps, verdict, why};
use crate::app::state::cx::Cx;
use crate::app::state::layout::{Drawer, Only, Tab};
use crate::app::state::request::Request;
use crate::app::state::room::Below;
use crate::app::state::session::Session;
use crate::app::view::alone;
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::column::column;
use crate::app::widgets::drawer::drawer;
use crate::app::widgets::stops::{self, Part};
use crate::app::widgets::theme;
use crate::message::text;

/// Initial, minimum and maximum width of the card with the proof, in points.
const CARD: (f32, f32, f32) = (264.0, 180.0, 460.0);

/// Minimum and maximum width of the sentences beside the tabs, in points, and their initial fraction of the
/// panel.
const WHY: (f32, f32, f32) = (200.0, 620.0, 0.3);
/// Minimum and maximum width of an open question beside the tabs, in points, and its initial fraction of the panel.
const QUESTION: (f32, f32, f32) = (320.0, 900.0, 0.6);

/// The height of a question above the tabs, in lines.
const QUESTION_LINES: f32 = 6.0;

/// Minimum height of charts in the panel, in points; in a lower one they are offered alone.
const CHARTS: f32 = 110.0;

/// Maximum height of a drawer, as a fraction of the window's height.
const DRAWER: f32 = 0.75;

/// Shows the panel in this arrangement.
pub(crate) fn ui(ui: &mut Ui, below: Below, features: &mut Features, cx: &mut Cx<'_>) {
    theme::fit_text(ui);
    if below.has_words() {
        why::heading_ui(ui, cx, |ui, title, cx| {
            alone::ui(ui, title, text!("shell-the-words"), Only::Lower, cx);
        });
    }
    alone::area(ui, Only::Lower, ui.max_rect());
    Anchor::Words.mark(ui.ctx(), ui.max_rect());
    cx.session.below = below;
    cx.session.has_proof_tab = !below.has_card(ui.available_width(), true);
    let tab = tab(cx.session);
    let fits = below.has_card(ui.available_width(), tab == Tab::Steps);
    let has_card = cx.session.settings.show_proof && fits;
    if has_card {
        let (width, least, most) = CARD;
        Panel::right("proof").default_size(width).size_range(least..=most).show(ui, |ui| {
            // When covered, the card keeps its width.
            ui.take_available_width();
            proof_ui(ui, cx);
        });
    }
    match below {
        Below::Beside => {
            // A question has all its answers in sight, and nothing in the tabs yet.
            let is_asked = features.quiz.is_open();
            let (least, most, part) = if is_asked { QUESTION } else { WHY };
            let width = (ui.available_width() * part).clamp(least, most);
            let most = most.min(ui.available_width() * 0.6);
            Panel::left(if is_asked { "question" } else { "why" })
                .resizable(true)
                .default_size(width)
                .size_range(least..=most)
                .show(ui, |ui| {
                    ui.take_available_width();
                    words_ui(ui, has_card, features, cx);
                });
        }
        Below::Stacked | Below::Folded => {
            let lines = if features.quiz.is_open() { QUESTION_LINES } else { why::LINES };
            let size = eframe::egui::vec2(ui.available_width(), why::height_of(ui, lines));
            column(ui, size, |ui| {
                words_ui(ui, has_card, features, cx);
            });
            ui.separator();
        }
        Below::Lines(lines) => {
            let is_clicked = if features.quiz.is_open() {
                prediction::lines_ui(ui, &features.quiz, lines)
            } else {
                why::lines_ui(ui, cx, lines)
            };
            if is_clicked {
                toggle(cx.session, Drawer::Why);
            }
        }
        Below::Bar => {}
    }
    ui.scope(|ui| {
        stops::part(ui, Part::Tabs, |ui| {
            tabs_ui(ui, below, fits.then_some(has_card), cx);
            let lacks_room = tab == Tab::Plot
                && cx.visible.all
                && cx.session.only.is_none()
                && ui.available_height() < CHARTS;
            if below.is_open() && lacks_room {
                charts_alone_ui(ui, cx.session);
            } else if below.is_open() {
                tab_ui(ui, tab, features, cx);
            }
        });
    });
}

/// Offers the charts alone, if the panel below the pictures is too low for them.
fn charts_alone_ui(ui: &mut Ui, session: &mut Session) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("shell-charts-need-more-height-than"));
        let show = ui.button(text!("shell-show-them-alone"));
        if show.on_hover_text(text!("shell-esc-brings-the-pictures-back")).clicked() {
            session.only = Some(Only::Lower);
            ui.ctx().request_repaint();
        }
    });
}

/// Shows the open drawer, above the panel whose upper border is the lower border of `pictures`.
pub(crate) fn drawer_ui(ui: &Ui, pictures: Rect, features: &mut Features, cx: &mut Cx<'_>) {
    let Some(open) = cx.session.drawer else { return };
    let height = (cx.session.room.size().y * DRAWER).min(pictures.height());
    let rect = Rect::from_min_max(pos2(pictures.left(), pictures.bottom() - height), pictures.max);
    let is_left = match open {
        Drawer::Why => drawer(ui, "why", rect, pictures, |ui| {
            if !features.quiz.is_open() {
                why::heading_ui(ui, cx, |_, _, _| {});
            }
            words_ui(ui, false, features, cx);
        }),
        Drawer::Tab => {
            let tab = tab(cx.session);
            drawer(ui, "tab", rect, pictures, |ui| tab_ui(ui, tab, features, cx))
        }
        Drawer::Setup | Drawer::Story | Drawer::Outcomes => false,
    };
    if is_left {
        cx.session.drawer = None;
    }
}

/// Shows the sentences about the current step, or the question about the next one.
fn words_ui(ui: &mut Ui, has_card: bool, features: &Features, cx: &mut Cx<'_>) {
    stops::part(ui, Part::Words, |ui| {
        if features.quiz.is_open() {
            if let Some(answer) = prediction::ui(ui, &features.quiz, cx) {
                cx.requests.push(Request::Answer(answer));
            }
        } else {
            why::ui(ui, cx, has_card);
        }
    });
}

/// Opens a drawer, or closes it.
fn toggle(session: &mut Session, drawer: Drawer) {
    session.drawer = if session.drawer == Some(drawer) { None } else { Some(drawer) };
}

/// The tab to show. If the proof is beside the table, it is not a tab.
fn tab(session: &Session) -> Tab {
    match session.settings.tab {
        Tab::Proof if !session.has_proof_tab => Tab::Steps,
        tab => tab,
    }
}

/// Shows the row of the tabs, with the controls of the chosen one. `card` states whether the card with the
/// proof is open; `None` means that there is no room for it, and the proof is a tab.
fn tabs_ui(ui: &mut Ui, below: Below, card: Option<bool>, cx: &mut Cx<'_>) {
    let current = tab(cx.session);
    let is_open = |session: &Session, tab: Tab| {
        tab == current && (below.is_open() || session.drawer == Some(Drawer::Tab))
    };
    ScrollArea::horizontal().id_salt("tabs").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            if matches!(below, Below::Lines(_) | Below::Bar) {
                verdict::badge(ui, cx.derived, cx.visible);
            }
            if below == Below::Bar {
                let response = ui.selectable_label(
                    cx.session.drawer == Some(Drawer::Why),
                    RichText::new(text!("why-title")).strong(),
                );
                if response.on_hover_text(text!("shell-the-sentences-about-this-step")).clicked() {
                    toggle(cx.session, Drawer::Why);
                }
            }
            let offered = Tab::offered(cx.session.settings.simple, current);
            stops::group(ui, "tabs", |ui| {
                for tab in offered.filter(|tab| *tab != Tab::Proof || card.is_none()) {
                    let heading = RichText::new(tab.heading()).strong();
                    let is_shown = is_open(cx.session, tab);
                    let response = ui.selectable_label(is_shown, heading);
                    stops::tab(&response, is_shown, tab.heading());
                    if response.on_hover_text(tab.tooltip()).clicked() {
                        if !below.is_open() {
                            cx.session.drawer = (!is_open(cx.session, tab)).then_some(Drawer::Tab);
                        }
                        cx.session.settings.show_proof |= tab == Tab::Proof;
                        cx.session.settings.tab = tab;
                        // The tabs have already been drawn in this frame.
                        ui.ctx().request_repaint();
                    }
                }
            });
            if current == Tab::Plot && cx.visible.all && is_open(cx.session, Tab::Plot) {
                plot::choices_ui(ui, cx);
            }
            if let Some(is_open) = card {
                stops::group(ui, "tabs", |ui| proof::toggle_ui(ui, is_open, cx));
            }
        });
    });
}

/// Shows the content of a tab.
pub(super) fn tab_ui(ui: &mut Ui, tab: Tab, features: &mut Features, cx: &mut Cx<'_>) {
    match tab {
        Tab::Steps => steps::ui(ui, cx),
        Tab::Code => code::ui(ui, cx),
        _ if !cx.visible.all => covered::ui(ui, cx),
        Tab::Plot => plot::ui(ui, cx),
        Tab::Proof => proof::ui(ui, cx),
        tab => features.tab_ui(tab, ui, cx),
    }
}

/// Shows the proof, unless it is covered.
fn proof_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    stops::part(ui, Part::Proof, |ui| {
        if cx.visible.all {
            proof::ui(ui, cx);
        } else {
            covered::ui(ui, cx);
        }
    });
}
