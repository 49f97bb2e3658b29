//! The lower panel: the sentences with the verdict, the tabs beside or below them, and the proof.
//!
//! Its arrangement follows from the room that the pictures leave ([`Below`]). Nothing in it moves while the
//! user steps through the run: heading, sentences and tabs have fixed places, and longer content scrolls.

use eframe::egui::{Panel, Rect, RichText, ScrollArea, Ui, pos2};

use crate::app::features::Features;
use crate::app::features::motion::ui as motion;
use crate::app::features::prediction::ui as prediction;
use crate::app::features::tree::ui as tree;
use crate::app::panels::{code, covered, plot, proof, steps, why};
use crate::app::state::derived::Derived;
use crate::app::state::layout::{Drawer, Only, Tab};
use crate::app::state::request::{Request, Requests};
use crate::app::state::room::Below;
use crate::app::state::session::Session;
use crate::app::view::alone::{self, Titled};
use crate::app::widgets::anchor::Anchor;
use crate::app::widgets::column::column;
use crate::app::widgets::drawer::drawer;
use crate::message::text;
use crate::scene::Scene;

/// Initial, minimum and maximum width of the card with the proof, in points.
const CARD: (f32, f32, f32) = (264.0, 180.0, 460.0);

/// Minimum and maximum width of the sentences beside the tabs, in points, and their initial fraction of the
/// panel.
const WHY: (f32, f32, f32) = (200.0, 620.0, 0.3);

/// Minimum height of charts in the panel, in points; in a lower one they are offered alone.
const CHARTS: f32 = 110.0;

/// Maximum height of a drawer, as a fraction of the window's height.
const DRAWER: f32 = 0.75;

/// The window, in which the panel is shown.
type PanelWindow<'a> = (&'a Scene, &'a Derived);

/// Shows the panel in this arrangement.
pub(crate) fn ui(
    ui: &mut Ui,
    shown: PanelWindow<'_>,
    below: Below,
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let (scene, derived) = shown;
    let step = session.playback.step();
    let told = session.told(scene, &derived.analysis.trace);
    if below.is_open() || below == Below::Folded {
        let titled = Titled { name: text!("shell-the-words"), panel: Only::Lower, only: session.only };
        why::heading_ui(ui, derived, step, told, |ui, title| alone::ui(ui, title, titled, requests));
    }
    alone::area(ui, Only::Lower, ui.max_rect());
    Anchor::Words.mark(ui.ctx(), ui.max_rect());
    session.below = below;
    session.has_proof_tab = !below.has_card(ui.available_width(), true);
    let tab = tab(session);
    let fits = below.has_card(ui.available_width(), tab == Tab::Steps);
    let has_card = session.settings.show_proof && fits;
    if has_card {
        let (width, least, most) = CARD;
        Panel::right("proof").default_size(width).size_range(least..=most).show(ui, |ui| {
            // When covered, the card keeps its width.
            ui.take_available_width();
            proof_ui(ui, shown, session, requests);
        });
    }
    match below {
        Below::Beside => {
            let (least, most, part) = WHY;
            let width = (ui.available_width() * part).clamp(least, most);
            let most = most.min(ui.available_width() * 0.6);
            Panel::left("why").resizable(true).default_size(width).size_range(least..=most).show(ui, |ui| {
                ui.take_available_width();
                words_ui(ui, shown, has_card, (session, features), requests);
            });
        }
        Below::Stacked | Below::Folded => {
            let size = eframe::egui::vec2(ui.available_width(), why::height_of(ui, why::LINES));
            column(ui, size, |ui| {
                words_ui(ui, shown, has_card, (session, features), requests);
            });
            ui.separator();
        }
        Below::Lines(lines) => {
            let is_clicked = if features.quiz.is_open() {
                prediction::lines_ui(ui, &features.quiz, lines)
            } else {
                why::lines_ui(ui, derived, step, lines)
            };
            if is_clicked {
                toggle(session, Drawer::Why);
            }
        }
        Below::Bar => {}
    }
    tabs_ui(ui, shown, below, (session, fits.then_some(has_card)), requests);
    if below.is_open()
        && tab == Tab::Plot
        && told.all
        && session.only.is_none()
        && ui.available_height() < CHARTS
    {
        charts_alone_ui(ui, session);
    } else if below.is_open() {
        tab_ui(ui, shown, tab, (session, features), requests);
    }
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
pub(crate) fn drawer_ui(
    ui: &Ui,
    shown: PanelWindow<'_>,
    pictures: Rect,
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let Some(open) = session.drawer else { return };
    let height = (session.room.size().y * DRAWER).min(pictures.height());
    let rect = Rect::from_min_max(pos2(pictures.left(), pictures.bottom() - height), pictures.max);
    let is_left = match open {
        Drawer::Why => drawer(ui, "why", rect, pictures, |ui| {
            let step = session.playback.step();
            let told = session.told(shown.0, &shown.1.analysis.trace);
            why::heading_ui(ui, shown.1, step, told, |_, _| {});
            words_ui(ui, shown, false, (session, features), requests);
        }),
        Drawer::Tab => {
            let tab = tab(session);
            drawer(ui, "tab", rect, pictures, |ui| {
                tab_ui(ui, shown, tab, (session, features), requests);
            })
        }
        Drawer::Setup | Drawer::Story | Drawer::Outcomes => false,
    };
    if is_left {
        session.drawer = None;
    }
}

/// Shows the sentences about the current step, or the question about the next one.
fn words_ui(
    ui: &mut Ui,
    shown: PanelWindow<'_>,
    has_card: bool,
    (session, features): (&mut Session, &Features),
    requests: &mut Requests,
) {
    if features.quiz.is_open() {
        if let Some(answer) = prediction::ui(ui, &features.quiz, requests) {
            requests.push(Request::Answer(answer));
        }
    } else {
        let step = session.playback.step();
        why::ui(ui, shown, (step, has_card, session.settings.more), &mut session.attention, requests);
    }
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
fn tabs_ui(
    ui: &mut Ui,
    (scene, derived): PanelWindow<'_>,
    below: Below,
    (session, card): (&mut Session, Option<bool>),
    requests: &mut Requests,
) {
    let told = session.told(scene, &derived.analysis.trace);
    let current = tab(session);
    let is_open = |session: &Session, tab: Tab| {
        tab == current && (below.is_open() || session.drawer == Some(Drawer::Tab))
    };
    ScrollArea::horizontal().id_salt("tabs").auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            if below == Below::Bar {
                let response = ui.selectable_label(
                    session.drawer == Some(Drawer::Why),
                    RichText::new(text!("why-title")).strong(),
                );
                if response.on_hover_text(text!("shell-the-sentences-about-this-step")).clicked() {
                    toggle(session, Drawer::Why);
                }
            }
            for tab in Tab::ALL.into_iter().filter(|tab| *tab != Tab::Proof || card.is_none()) {
                let heading = RichText::new(tab.heading()).strong();
                let response = ui.selectable_label(is_open(session, tab), heading);
                if response.on_hover_text(tab.tooltip()).clicked() {
                    if !below.is_open() {
                        session.drawer = (!is_open(session, tab)).then_some(Drawer::Tab);
                    }
                    session.settings.show_proof |= tab == Tab::Proof;
                    session.settings.tab = tab;
                    // The tabs have already been drawn in this frame.
                    ui.ctx().request_repaint();
                }
            }
            if current == Tab::Plot && told.all && is_open(session, Tab::Plot) {
                plot::choices_ui(ui, derived, &mut session.settings.plots);
            }
            if let Some(is_open) = card {
                proof::toggle_ui(ui, is_open, requests);
            }
        });
    });
}

/// Shows the content of a tab.
fn tab_ui(
    ui: &mut Ui,
    (scene, derived): PanelWindow<'_>,
    tab: Tab,
    (session, features): (&mut Session, &mut Features),
    requests: &mut Requests,
) {
    let step = session.playback.step();
    let told = session.told(scene, &derived.analysis.trace);
    let Session { settings, attention, .. } = session;
    match tab {
        Tab::Steps => steps::ui(ui, derived, (step, told), attention, requests),
        Tab::Code => code::ui(ui, derived, (step, attention), told, requests),
        Tab::Tree | Tab::Plot | Tab::Motion | Tab::Proof if !told.all => covered::ui(ui, requests),
        Tab::Tree => tree::ui(ui, (scene, derived), &mut features.tree, (step, attention), requests),
        Tab::Plot => plot::ui(ui, derived, &mut settings.plots, (step, attention), requests),
        Tab::Motion => motion::ui(ui, scene, &mut features.motion, requests),
        Tab::Proof => proof::ui(ui, derived, attention, requests),
    }
}

/// Shows the proof, unless it is covered.
fn proof_ui(ui: &mut Ui, (scene, derived): PanelWindow<'_>, session: &mut Session, requests: &mut Requests) {
    if session.told(scene, &derived.analysis.trace).all {
        proof::ui(ui, derived, &mut session.attention, requests);
    } else {
        covered::ui(ui, requests);
    }
}
