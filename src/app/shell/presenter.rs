//! Presenter mode: the whole screen, large text, only the content for the audience. It never asks to
//! save: leaving restores the scene and the window.

use std::ops::RangeInclusive;

use eframe::egui::epaint::Mesh;
use eframe::egui::{
    Align, CentralPanel, Color32, Context, Frame, Id, LayerId, Layout, Order, Panel as EguiPanel, Popup,
    Pos2, Rect, RichText, ScrollArea, Theme, ThemePreference, Ui, UiBuilder, Vec2, ViewportCommand,
    WidgetInfo,
};

use super::dialogs::{Modal, PendingOpen};
use super::{App, Pass, explanation, views};
use crate::app::editing::presses;
use crate::app::features::lessons::presented;
use crate::app::features::prediction::ui as prediction;
use crate::app::panels::{code, steps, verdict, why};
use crate::app::state::derived::Derived;
use crate::app::state::home::Origin;
use crate::app::state::layout::Workspace;
use crate::app::state::panel::WindowPanel;
use crate::app::state::playback::Transport;
use crate::app::state::presenter::{Before, PresentedContent, Presenter};
use crate::app::state::request::Request;
use crate::app::widgets::stops::{self, Part};
use crate::app::widgets::theme;
use crate::edit::Selection;
use crate::figure::Profile;
use crate::lesson::projected::{COLUMN, MARGIN};
use crate::message::text;

/// The font sizes of sentences and of everything else, in points at 720 lines.
const SIZES: (f32, f32) = (28.0, 24.0);

/// The range of the user's text size while presenting.
const TEXT: RangeInclusive<f32> = 1.0..=1.5;

/// Number of visible lines of the sentence; a longer one scrolls.
const LINES: f32 = 3.0;

/// The height of the line with step and verdict, and of each line of the sentence, in points at 720 lines.
const SENTENCE: (f32, f32) = (40.0, 35.0);

/// The gap between two pictures and around the content, in points.
const GAP: f32 = 8.0;

/// Width of the screen as a multiple of its height, from which on a page is beside the pictures; otherwise below.
const WIDE: f32 = 1.25;

/// The height of a page below the pictures, and of a tab below them, as fractions of the height.
const BELOW: (f32, f32) = (0.5, 0.45);

/// The radius of the spotlight, as a fraction of the screen's height, and the darkness around it.
const SPOTLIGHT: (f32, u8) = (0.17, 190);

/// Number of corners of the spotlight.
const CORNERS: u16 = 64;

impl App {
    /// Returns whether the window is in presenter mode.
    pub const fn is_presenting(&self) -> bool {
        self.presenter.is_some()
    }

    /// Enters presenter mode, on white paper, or leaves it.
    pub(crate) fn toggle_presenter(&mut self, ctx: &Context) {
        if self.presenter.is_some() {
            return self.leave_presenter(ctx);
        }
        self.drop_gesture(ctx);
        self.editing.restart();
        self.features.motion.stop();
        self.document.show_aside(None);
        let before = Before {
            document: self.document.clone(),
            session: self.session.clone(),
            theme: ctx.options(|options| options.theme_preference),
            zoom: ctx.zoom_factor(),
            is_full_screen: ctx.input(|input| input.viewport().fullscreen).unwrap_or(false),
        };
        self.presenter = Some(Presenter::new(before));
        presses::leave(ctx);
        if !self.features.lessons.is_page(&self.document) {
            self.show_run_in(Workspace::Run, ctx);
        }
        let Pass { mut cx, features, .. } = self.pass();
        features.lessons.begin_class(&mut cx);
        self.select(&Selection::default());
        let asks = self.presents_page() && self.features.lessons.is_asking();
        let keys = if asks { text!("shell-digits-vote") } else { text!("shell-1-to-5-choose-what") };
        self.session.tell(keys.to_owned());
        // High contrast stays: its palette for projectors is on black.
        if !self.session.settings.high_contrast {
            ctx.set_theme(ThemePreference::Light);
        }
        ctx.set_zoom_factor(ctx.zoom_factor().clamp(*TEXT.start(), *TEXT.end()));
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        self.frame(None);
        theme::fit_projector(ctx, ctx.content_rect().height());
    }

    /// Closes what covers the presentation, or else asks whether to leave it.
    pub(crate) fn ask_to_leave(&mut self, ctx: &Context) {
        if Popup::is_any_open(ctx) {
            Popup::close_all(ctx);
        } else if !self.features.lessons.close_shelf() {
            self.modal = Some(Modal::LeavePresenter);
        }
    }

    /// Leaves presenter mode: all is as before it. A page of a lesson goes on, unless that loses an unsaved scene.
    pub(crate) fn leave_presenter(&mut self, ctx: &Context) {
        let is_page = self.features.lessons.is_page(&self.document);
        let Some(Presenter { before, .. }) = self.presenter.take() else { return };
        self.drop_gesture(ctx);
        self.editing.restart();
        if is_page {
            self.features.lessons.leave(self.document.scene());
        }
        let presented = std::mem::replace(&mut self.document, before.document);
        let page = PendingOpen::Show(Box::new(presented.scene().clone()), Origin::Lesson);
        let was_page = self.document.origin() == &Origin::Lesson;
        if is_page && (was_page || self.loss(&page).is_none()) {
            self.document = presented;
            self.session.settings.hide_verdict = before.session.settings.hide_verdict;
            self.session.notice = None;
            self.frame(None);
        } else {
            let places = std::mem::take(&mut self.session.settings.lesson_places);
            self.session = before.session;
            self.session.settings.lesson_places = places;
            self.derived = Derived::of(self.document.scene(), self.document.revision());
            self.features.restart(self.document.scene().view);
        }
        self.views_before = Some(self.session.views.clone());
        ctx.set_theme(before.theme);
        ctx.set_zoom_factor(before.zoom);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(before.is_full_screen));
        theme::set_profile(ctx, Profile::Desk);
        ctx.request_repaint();
    }

    /// Returns whether the presentation shows a page of a lesson.
    pub(crate) fn presents_page(&self) -> bool {
        self.is_presenting() && self.features.lessons.has_page()
    }

    /// Turns the page of the presented lesson; without one, steps.
    pub(crate) fn turn_page(&mut self, forward: bool, ctx: &Context) {
        if !self.presents_page() {
            let order = if forward { Transport::StepForward } else { Transport::StepBack };
            return self.run_transport(order);
        }
        let Pass { mut cx, features, .. } = self.pass();
        features.lessons.turn(forward, &mut cx);
        self.carry_out_all(ctx);
    }

    /// Chooses the content above the sentence.
    pub(crate) fn present(&mut self, exhibit: PresentedContent) {
        if let Some(presenter) = &mut self.presenter {
            presenter.exhibit = exhibit;
        }
    }

    /// Blanks the screen.
    pub(crate) fn blank(&mut self) {
        if let Some(presenter) = &mut self.presenter {
            presenter.is_blank = true;
        }
    }

    /// Ends the blank screen, if it is blank. Returns whether it was.
    pub(crate) fn unblank(&mut self) -> bool {
        self.presenter.as_mut().is_some_and(|presenter| std::mem::take(&mut presenter.is_blank))
    }

    /// Switches the spotlight on or off.
    pub(crate) fn toggle_spotlight(&mut self) {
        if let Some(presenter) = &mut self.presenter {
            presenter.has_spotlight ^= true;
        }
    }

    /// Switches to the dark theme, or back to white paper.
    pub(crate) fn toggle_paper(&mut self, ctx: &Context) {
        if self.presenter.is_some() {
            let is_dark = ctx.theme() == Theme::Dark;
            ctx.set_theme(if is_dark { ThemePreference::Light } else { ThemePreference::Dark });
        }
    }

    /// Shows the whole content of the window in presenter mode.
    pub(crate) fn presenter_ui(&mut self, ui: &mut Ui) {
        let Some(presenter) = &self.presenter else { return };
        let (exhibit, has_spotlight) = (presenter.exhibit, presenter.has_spotlight);
        if presenter.is_blank {
            return blank_ui(ui);
        }
        let share = theme::fit_projector(ui.ctx(), ui.ctx().content_rect().height());
        let frame = Frame::new().fill(theme::color(theme::palette(ui).paper)).inner_margin(GAP);
        ui.visuals_mut().override_text_color = Some(ui.visuals().strong_text_color());
        let is_page = self.features.lessons.is_page(&self.document);
        if self.presents_page() {
            let Pass { mut cx, features, .. } = self.pass();
            let screen = ui.max_rect().size();
            let panel = if screen.x >= WIDE * screen.y {
                EguiPanel::right("presented page").exact_size(screen.x * COLUMN)
            } else {
                EguiPanel::bottom("presented page").exact_size(screen.y * BELOW.0)
            };
            let frame = frame.inner_margin(MARGIN);
            panel.frame(frame).resizable(false).show(ui, |ui| {
                stops::part(ui, Part::Setup, |ui| presented::ui(ui, &mut features.lessons, &mut cx));
            });
            // The explorer and the comparison have sentences of their own.
            if is_page && cx.session.workspace != Workspace::Run {
                theme::set_sizes(ui, SIZES.1 * share);
                self.workspace_ui(ui);
                return self.over_presenter_ui(ui, has_spotlight);
            }
        }
        // Fixed height: nothing moves while stepping.
        let height = (SENTENCE.0 + SENTENCE.1 * LINES) * share + 2.0 * GAP;
        let panel = EguiPanel::bottom("sentence").frame(frame).resizable(false).exact_size(height);
        panel.show(ui, |ui| stops::part(ui, Part::Words, |ui| self.sentence_ui(ui, share)));
        CentralPanel::default().frame(frame).show(ui, |ui| self.exhibit_ui(ui, exhibit, share));
        self.over_presenter_ui(ui, has_spotlight);
    }

    /// Shows what covers the presentation: the spotlight, and the shelf of lessons.
    fn over_presenter_ui(&mut self, ui: &Ui, has_spotlight: bool) {
        if has_spotlight {
            spotlight_ui(ui);
        }
        let Pass { mut cx, features, .. } = self.pass();
        features.lessons.follow_ui(ui.ctx(), &mut cx);
    }

    /// Shows the step, the verdict and the sentence.
    fn sentence_ui(&mut self, ui: &mut Ui, share: f32) {
        let Pass { mut cx, features, .. } = self.pass();
        let (derived, step, visible) = (cx.derived, cx.step, cx.visible);
        theme::set_sizes(ui, SIZES.1 * share);
        // The text here always takes one line.
        let whole = || verdict::words(derived, visible);
        verdict::line(ui, SENTENCE.0 * share - GAP, whole, |ui| {
            ui.label(text!("shell-step-of"; step = step + 1, steps = derived.analysis.trace.steps()));
            ui.separator();
            verdict::ui(ui, derived, visible);
            if let Some(notice) = &cx.session.notice {
                ui.separator();
                verdict::word(ui, RichText::new(notice), notice);
            }
        });
        theme::set_sizes(ui, SIZES.0 * share);
        if features.quiz.is_open() {
            if let Some(answer) = prediction::ui(ui, &features.quiz, &mut cx) {
                cx.requests.push(Request::Answer(answer));
            }
            return;
        }
        // Each step begins with its first line.
        ScrollArea::vertical().id_salt(("sentence", step)).auto_shrink([false, false]).show(ui, |ui| {
            let words = derived.words(step);
            why::tell(ui, &cx);
            why::quiet(ui, |ui| {
                why::sentences_ui(ui, &words.explanation.claim, cx.attention());
                if cx.session.settings.more {
                    why::rest_ui(ui, words, true, cx.attention());
                }
                if let Some(words) = derived.symptoms_at(step) {
                    why::symptom_ui(ui, words, cx.attention());
                }
            });
        });
    }

    fn exhibit_ui(&mut self, ui: &mut Ui, exhibit: PresentedContent, share: f32) {
        let mut pass = self.pass();
        let show = pass.features.lessons.presented(pass.cx.document);
        match exhibit {
            PresentedContent::Picture(panel) => {
                stops::part(ui, Part::Left, |ui| views::picture_ui(ui, panel, &mut pass));
            }
            PresentedContent::Both => {
                let mut area = ui.available_rect_before_wrap();
                // A page shows its tab, too.
                if show.is_some_and(|show| show.lower.is_some()) {
                    let middle = area.bottom() - area.height() * BELOW.1;
                    let mut ui = ui.new_child(UiBuilder::new().max_rect(area.with_min_y(middle)));
                    area.max.y = middle - GAP;
                    theme::set_sizes(&mut ui, SIZES.1 * share);
                    ui.set_clip_rect(ui.max_rect().intersect(ui.clip_rect()));
                    let Pass { cx, features, .. } = &mut pass;
                    let tab = cx.session.settings.tab;
                    stops::part(&mut ui, Part::Tabs, |ui| explanation::tab_ui(ui, tab, features, cx));
                }
                let width = ((area.width() - GAP) / 2.0).max(1.0);
                let halves = [area.with_max_x(area.min.x + width), area.with_min_x(area.max.x - width)];
                for (panel, half) in WindowPanel::BOTH.into_iter().zip(halves) {
                    let mut ui = ui.new_child(UiBuilder::new().max_rect(half).id_salt(panel));
                    ui.set_clip_rect(half.intersect(ui.clip_rect()));
                    let part = if panel == WindowPanel::Shapes { Part::Left } else { Part::Right };
                    stops::part(&mut ui, part, |ui| match (panel, show) {
                        (WindowPanel::Difference, Some(_)) => views::right_ui(ui, &mut pass),
                        _ => views::picture_ui(ui, panel, &mut pass),
                    });
                }
            }
            PresentedContent::Steps | PresentedContent::Code => {
                theme::set_sizes(ui, SIZES.1 * share);
                stops::part(ui, Part::Tabs, |ui| match exhibit {
                    PresentedContent::Steps => steps::ui(ui, &mut pass.cx),
                    _ => code::ui(ui, &mut pass.cx),
                });
            }
        }
    }
}

/// Shows nothing, until the next key.
fn blank_ui(ui: &mut Ui) {
    let frame = Frame::new().fill(Color32::BLACK);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let response = ui.label(RichText::new(" "));
            response.widget_info(|| {
                WidgetInfo::labeled(eframe::egui::Role::Label, true, text!("shell-blank-screen"))
            });
        });
    });
}

/// Darkens everything except a disc around the pointer.
fn spotlight_ui(ui: &Ui) {
    let Some(pointer) = presses::place(ui) else { return };
    let screen = ui.ctx().content_rect();
    let (part, darkness) = SPOTLIGHT;
    let layer = LayerId::new(Order::Foreground, Id::unique("spotlight"));
    ui.ctx().layer_painter(layer).add(shade(pointer, screen, part * screen.height(), darkness));
}

/// The screen outside a disc: a ring that extends past every corner of the screen.
fn shade(center: Pos2, screen: Rect, radius: f32, darkness: u8) -> Mesh {
    let color = Color32::from_black_alpha(darkness);
    let beyond = 2.0 * (screen.size().length() + center.distance(screen.center()));
    let mut mesh = Mesh::default();
    for corner in 0..CORNERS {
        let toward = Vec2::angled(f32::from(corner) * std::f32::consts::TAU / f32::from(CORNERS));
        mesh.colored_vertex(center + toward * radius, color);
        mesh.colored_vertex(center + toward * beyond, color);
    }
    let count = 2 * u32::from(CORNERS);
    for first in (0..count).step_by(2) {
        let [inner, outer] = [(first + 2) % count, (first + 3) % count];
        mesh.add_triangle(first, first + 1, inner);
        mesh.add_triangle(first + 1, outer, inner);
    }
    mesh
}
