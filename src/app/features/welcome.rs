//! The doors of the program: the question that GJK answers, and three ways to begin.
//!
//! They are shown at the first start, and later by a command. Each door is a command too.

use eframe::egui::{Context, RichText, Ui, vec2};

use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::focus::speak;
use crate::app::widgets::dialog::dialog;
use crate::message::{self, text};

/// Each door: its command, its name, and a line about it.
const DOORS: [(Command, &str, &str); 3] = [
    (Command::FirstLesson, "welcome-lesson", "welcome-lesson.about"),
    (Command::Tour, "welcome-play", "welcome-play.about"),
    (Command::Judge, "welcome-judge", "welcome-judge.about"),
];

/// The width of the window, in points.
const WIDTH: f32 = 430.0;

/// The window with the doors.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Welcome {
    is_open: bool,
}

impl Welcome {
    /// Opens the window.
    pub(crate) const fn open(&mut self) {
        self.is_open = true;
    }
}

impl Feature for Welcome {
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, _: &Others<'_>) {
        if !self.is_open {
            return;
        }
        let shown = dialog(ctx, "welcome").show(ctx, |ui| {
            ui.set_width(WIDTH.min(ctx.content_rect().width() - 60.0));
            doors_ui(ui)
        });
        if let Some(command) = shown.inner {
            cx.requests.command(command);
        }
        if shown.inner.is_some() || shown.should_close() {
            self.is_open = false;
            cx.session.settings.tour_done = true;
        }
    }

    fn takes_keys(&self) -> bool {
        self.is_open
    }

    fn command(&mut self, command: Command, _: &Others<'_>, _: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Welcome;
        if is_own {
            self.open();
        }
        is_own
    }
}

/// Shows the question and the doors. Returns the command of the chosen door.
fn doors_ui(ui: &mut Ui) -> Option<Command> {
    let question = ui.heading(text!("welcome-question"));
    speak(&question);
    ui.label(text!("welcome-difference"));
    ui.add_space(8.0);
    let mut chosen = None;
    for (command, name, about) in DOORS {
        let name = RichText::new(message::constant(name)).strong().size(16.0);
        let width = ui.available_width();
        let button = eframe::egui::Button::new(name).min_size(vec2(width, 34.0));
        if ui.add(button).clicked() {
            chosen = Some(command);
        }
        ui.label(RichText::new(message::constant(about)).weak());
        ui.add_space(8.0);
    }
    ui.label(text!("welcome-again"));
    chosen
}
