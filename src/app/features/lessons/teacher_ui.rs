//! The window with the notes for the teacher, the next page and the time: the class does not see it when projected.

use std::time::Duration;

use eframe::egui::{
    CentralPanel, Context, RichText, ScrollArea, Ui, ViewportBuilder, ViewportClass, ViewportId,
};

use super::Lessons;
use crate::app::state::cx::Cx;
use crate::app::widgets::stops;
use crate::app::widgets::theme;
use crate::message::text;
use crate::words::one_line;

/// The initial size of the window, in points.
const SIZE: [f32; 2] = [560.0, 640.0];

impl Lessons {
    /// Opens the window for the teacher, or closes it. Where there is only one window, the class would see the notes.
    pub(super) fn toggle_teacher_window(&mut self, cx: &mut Cx<'_>, ctx: &Context) {
        let presents = !theme::profile(ctx).is_near();
        let teacher = &mut self.teacher;
        if teacher.is_open {
            teacher.is_open = false;
        } else if self.open.is_none() {
            cx.session.tell(text!("lesson-notes-need-a-lesson").to_owned());
        } else if ctx.embed_viewports() && !teacher.may_embed {
            cx.session.tell(text!("lesson-only-one-window").to_owned());
        } else {
            (teacher.is_open, teacher.is_covered) = (true, presents);
        }
    }

    /// Shows the window for the teacher, if it is open. Only then is there a frame every second, for the clock.
    pub(crate) fn teacher_ui(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let spent = self.teacher.spent(self.page(), now);
        if !self.teacher.is_open {
            return;
        }
        let builder = ViewportBuilder::default();
        let builder = builder.with_title(text!("lesson-teacher-title")).with_inner_size(SIZE);
        let id = ViewportId::from_hash_of("teacher");
        let is_closed = ctx.show_viewport_immediate(id, builder, |ui, class| {
            CentralPanel::default().show(ui, |ui| self.notes_ui(ui, spent));
            class != ViewportClass::EmbeddedWindow && ui.input(|input| input.viewport().close_requested())
        });
        self.teacher.is_open = !is_closed;
        if is_closed {
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(1.0 - spent[0].fract()));
        }
    }

    fn notes_ui(&mut self, ui: &mut Ui, [on_page, in_lesson]: [f64; 2]) {
        if self.teacher.is_covered {
            ui.label(text!("lesson-move-this-window"));
            if ui.button(text!("lesson-show-the-notes")).clicked() {
                self.teacher.is_covered = false;
            }
            return;
        }
        let next = self.next();
        let Self { open: Some(open), notes, .. } = self else {
            ui.label(text!("lesson-notes-need-a-lesson"));
            return;
        };
        let pages = &open.loaded.lesson.pages;
        let page = &pages[open.page];
        let minutes =
            |count: usize| pages.iter().take(count).map(|page| page.minutes).sum::<f64>().to_string();
        let place = text!("lesson-page-of"; title = one_line(&open.loaded.lesson.title), page = open.page + 1, pages = pages.len());
        ui.label(RichText::new(place).weak());
        stops::heading(&ui.heading(one_line(&page.title)));
        let (spent, planned, has_plan) = (clock(on_page), page.minutes.to_string(), page.minutes > 0.0);
        let time = text!("lesson-time-of-page"; spent = spent, planned = planned, has_plan = has_plan);
        ui.label(RichText::new(time).size(22.0));
        let (spent, planned, all) = (clock(in_lesson), minutes(open.page + 1), minutes(pages.len()));
        ui.label(text!("lesson-time-of-lesson"; spent = spent, planned = planned, all = all));
        ui.label(match next.and_then(|next| pages.get(next)) {
            Some(page) => text!("lesson-then"; title = one_line(&page.title)),
            None => text!("lesson-last-page").to_owned(),
        });
        ui.separator();
        let salt = ("teacher", open.page);
        ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
            notes.large(ui, &open.shown.notes, &[], 18.0);
            for asked in open.shown.questions.iter().flatten() {
                ui.separator();
                ui.label(asked.ask());
                ui.label(RichText::new(text!("lesson-its-answer"; right = asked.right())).strong());
            }
        });
    }
}

/// Returns a time as a clock shows it: `12:05`.
fn clock(seconds: f64) -> String {
    let seconds = Duration::from_secs_f64(seconds.max(0.0)).as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
