//! The windows *Save picture* and *Save run*: the choices on the left, the preview on the right.

use std::any::Any;
use std::path::Path;
use std::time::Duration;

use eframe::egui::{
    Align, ComboBox, Context, Image, Label, Layout as Direction, ProgressBar, RichText, TextEdit, Ui, Vec2,
    vec2,
};

use super::format::{PictureSubject, Saved};
use super::order::PictureOrder;
use super::source::{PictureSource, look, step};
use super::{PictureRequest, Pictures};
use crate::app::command::Command;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::request::{Ask, Request};
use crate::app::widgets::dialog::{Workbench, choices_and_preview};
use crate::app::widgets::number_field::NumberField;
use crate::figure::picture::{Panel, Size, StepTime, Steps, Theme};
use crate::message::text;

/// Maximum size of the window, in points.
const SIZE: Vec2 = vec2(960.0, 560.0);
/// The width of the choices, in points.
const CHOICES: f32 = 250.0;
/// Interval at which the progress is updated.
const TICK: Duration = Duration::from_millis(100);
/// Suggested sizes: for a handout, for slides, for a wide screen.
const SIZES: [Size; 4] = [
    Size { width: 800, height: 600 },
    Size { width: 1200, height: 800 },
    Size { width: 1280, height: 720 },
    Size { width: 1920, height: 1080 },
];

impl Feature for Pictures {
    /// Shows the window, and accepts the result of writing files.
    fn window_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>, others: &Others<'_>) {
        if let Some(written) = self.written() {
            cx.requests.push(Request::Written(written));
        }
        if let Some(subject) = self.open {
            ui(ctx, self, subject, others, cx);
        }
    }

    fn takes_keys(&self) -> bool {
        self.open.is_some()
    }

    fn takes_paste(&self) -> bool {
        self.open.is_some()
    }

    fn cover(&mut self, _: &mut Cx<'_>) {
        self.open = None;
    }

    fn command(&mut self, command: Command, others: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        match command {
            Command::SavePicture => self.show(PictureSubject::Step, cx),
            Command::SaveRun => self.show(PictureSubject::Run, cx),
            Command::CopyPicture => {
                if let Some(layout) = self.layout_here(cx) {
                    self.copy(layout, others, cx, ctx);
                }
            }
            _ => return false,
        }
        true
    }

    fn carry_out(&mut self, request: &dyn Any, others: &Others<'_>, cx: &mut Cx<'_>, ctx: &Context) -> bool {
        match request.downcast_ref() {
            None => return false,
            Some(PictureRequest::Copy) => self.copy(self.layout(), others, cx, ctx),
            Some(PictureRequest::Save(subject, format, path)) => {
                let source = PictureSource::of(self.layout(), look(self.theme, cx, others), cx, others);
                let steps = self.steps(*subject, cx, others);
                let own = cx.document.file().map(Path::to_owned);
                let (subject, format, path) = (*subject, *format, path.clone());
                self.begin(PictureOrder { source, steps, time: self.time, subject, format, path, own }, ctx);
            }
        }
        true
    }
}

/// Shows the window.
fn ui(ctx: &Context, pictures: &mut Pictures, subject: PictureSubject, others: &Others<'_>, cx: &mut Cx<'_>) {
    let steps = cx.derived.analysis.trace.steps().max(1);
    let (layout, look) = (pictures.layout(), look(pictures.theme, cx, others));
    let stamp = (cx.derived.revision, step(cx, others), layout, look, cx.derived.is_sealed);
    pictures.preview.refresh(stamp, || PictureSource::of(layout, look, cx, others), ctx);
    let dialog = Workbench { name: "picture", most: SIZE };
    let closes = dialog.show(
        ctx,
        pictures,
        |ui, pictures| {
            ui.heading(if subject == PictureSubject::Step {
                text!("picture-save-picture")
            } else {
                text!("picture-save-run")
            });
            ui.add_space(4.0);
            let choices = |ui: &mut Ui, pictures: &mut Pictures| choices_ui(ui, pictures, subject, steps);
            let preview = |ui: &mut Ui, pictures: &mut Pictures| preview_ui(ui, pictures, subject);
            choices_and_preview(ui, CHOICES, pictures, choices, preview);
        },
        |ui, pictures| buttons_ui(ui, pictures, subject, others, cx),
    );
    if closes {
        pictures.close();
    }
}

fn choices_ui(ui: &mut Ui, pictures: &mut Pictures, subject: PictureSubject, last: usize) {
    let format = &mut pictures.formats[subject as usize];
    ui.label(RichText::new(text!("picture-format")).strong());
    for offered in Saved::of(subject) {
        let about = about(*offered, subject, pictures.time);
        ui.radio_value(format, *offered, offered.title(subject)).on_hover_text(about);
    }
    let format = *format;
    if matches!(format, Saved::Trace(_)) {
        return;
    }
    if subject == PictureSubject::Run {
        ui.add_space(6.0);
        ui.label(RichText::new(text!("picture-steps")).strong());
        steps_ui(ui, &mut pictures.steps, last);
        if matches!(format, Saved::Picture(picture) if picture.is_animated()) {
            time_ui(ui, &mut pictures.time);
        }
    }
    ui.add_space(6.0);
    ui.label(RichText::new(text!("picture-picture")).strong());
    match pictures.only {
        Some(panel) => {
            ui.label(panel.title()).on_hover_text(panel.description());
        }
        None => panel_ui(ui, &mut pictures.layout.panel, subject),
    }
    let follows = pictures.layout().panel.is_none_or(Panel::follows_steps);
    ui.add_enabled_ui(follows, |ui| {
        let caption = ui.checkbox(&mut pictures.layout.caption, text!("picture-caption"));
        caption
            .on_hover_text(text!("picture-the-step-and-its-sentence"))
            .on_disabled_hover_text(text!("picture-this-picture-is-not-about"));
    });
    ui.horizontal(|ui| {
        ui.label(text!("picture-theme"));
        for theme in Theme::ALL {
            let response = ui.selectable_value(&mut pictures.theme, theme, theme.title());
            response
                .on_hover_text(theme.description())
                .accessible_name(text!("picture-picture-2"; title = theme.title()));
        }
    });
    size_ui(ui, pictures);
}

/// Shows the choice of the steps of a run with `last` steps.
fn steps_ui(ui: &mut Ui, steps: &mut Steps, last: usize) {
    ui.radio_value(steps, Steps::All, text!("picture-all-steps"));
    ui.radio_value(steps, Steps::Iterations, text!("picture-the-last-step-of-each"));
    ui.horizontal_wrapped(|ui| {
        let is_range = matches!(steps, Steps::Range { .. });
        if ui.radio(is_range, text!("picture-from-step")).clicked() && !is_range {
            *steps = Steps::Range { from: 1, to: last };
        }
        if let Steps::Range { from, to } = steps {
            // The run may have become shorter.
            *to = (*to).min(last);
            *from = (*from).min(*to);
            let field = |name, step: usize| NumberField::new(name, step as f64).width(44.0);
            let first = field(text!("picture-first-step-of-the-pictures"), *from).range(1.0..=*to as f64);
            *from = first.show_whole(ui).unwrap_or(*from);
            ui.label(text!("picture-to"));
            let end =
                field(text!("picture-last-step-of-the-pictures"), *to).range(*from as f64..=last as f64);
            *to = end.show_whole(ui).unwrap_or(*to);
        }
    });
}

/// Shows the choice of the time for each step of an animation.
fn time_ui(ui: &mut Ui, time: &mut StepTime) {
    ui.horizontal(|ui| {
        let label = ui.label(text!("picture-seconds-per-step"));
        let field = NumberField::new(text!("picture-seconds-per-step"), time.seconds());
        let seconds = field.width(44.0).range(StepTime::RANGE).show(ui);
        *time = seconds.and_then(StepTime::of_seconds).unwrap_or(*time);
        label.on_hover_text(text!("picture-seconds-per-step.tip"));
    });
}

/// Shows the choice of the panel. The explorer has a scene of its own.
fn panel_ui(ui: &mut Ui, panel: &mut Option<Panel>, subject: PictureSubject) {
    let both = text!("picture-shapes-and-difference");
    let combo = ComboBox::from_id_salt("panel of picture").width(190.0);
    let combo = combo.selected_text(panel.map_or(both, Panel::title)).show_ui(ui, |ui| {
        ui.selectable_value(panel, None, both);
        let fits = |panel: &Panel| match subject {
            PictureSubject::Step => *panel != Panel::Explorer,
            PictureSubject::Run => panel.follows_steps(),
        };
        for offered in Panel::ALL.into_iter().filter(fits) {
            let response = ui.selectable_value(panel, Some(offered), offered.title());
            response.on_hover_text(offered.description());
        }
    });
    combo.response.accessible_name(text!("picture-panel-of-the-picture"));
}

/// Shows the size: a field, and common sizes.
fn size_ui(ui: &mut Ui, pictures: &mut Pictures) {
    ui.horizontal(|ui| {
        ui.label(text!("picture-size"));
        let edit = TextEdit::singleline(&mut pictures.size).desired_width(90.0);
        let edit = ui.add(edit).accessible_name(text!("picture-size-of-the-picture"));
        edit.on_hover_text(text!("picture-width-and-height-in-points"));
        let combo = ComboBox::from_id_salt("size of picture").width(20.0).selected_text("");
        let combo = combo.show_ui(ui, |ui| {
            for size in SIZES {
                ui.selectable_value(&mut pictures.size, size.to_string(), size.to_string());
            }
        });
        combo.response.accessible_name(text!("picture-common-sizes"));
    });
    match pictures.size.parse() {
        Ok(size) => pictures.layout.size = size,
        Err(reason) => {
            let color = ui.visuals().error_fg_color;
            ui.label(RichText::new(reason).color(color));
        }
    }
}

/// Shows the picture of the current step; for a trace, a line about it.
fn preview_ui(ui: &mut Ui, pictures: &Pictures, subject: PictureSubject) {
    if let Saved::Trace(format) = pictures.format(subject) {
        ui.label(format.description());
        return;
    }
    match &pictures.preview.shown {
        Some(texture) => {
            let image = Image::new(texture).alt_text(text!("picture-preview")).max_size(ui.available_size());
            ui.with_layout(Direction::top_down(Align::Center), |ui| ui.add(image));
        }
        None => {
            ui.label(text!("picture-drawing-the-picture"));
        }
    }
}

/// Shows the buttons, or the progress of the job.
fn buttons_ui(
    ui: &mut Ui,
    pictures: &mut Pictures,
    subject: PictureSubject,
    others: &Others<'_>,
    cx: &mut Cx<'_>,
) {
    if let Some((done, steps)) = pictures.progress() {
        ui.request_repaint_after(TICK);
        ui.horizontal(|ui| {
            let part = done as f32 / steps.max(1) as f32;
            let bar = ProgressBar::new(part).desired_width((ui.available_width() - 90.0).max(60.0));
            ui.add(bar.text(text!("picture-of-pictures"; done = done, steps = steps)))
                .accessible_name(text!("picture-progress-of-the-run"));
            if ui
                .button(text!("picture-cancel"))
                .on_hover_text(text!("picture-files-that-are-complete-stay"))
                .clicked()
            {
                pictures.cancel();
            }
        });
        return;
    }
    let may = pictures.size.parse::<Size>().is_ok();
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, text: &str, tooltip: &str| {
            ui.add_enabled_ui(may, |ui| ui.button(text)).inner.on_hover_text(tooltip).clicked()
        };
        if subject == PictureSubject::Step
            && button(ui, text!("picture-copy"), text!("picture-copy-the-picture-to-the"))
        {
            cx.requests.push(Request::feature(PictureRequest::Copy));
        }
        for (text, tooltip, ask) in [
            (text!("picture-save-as"), text!("picture-choose-a-file"), Ask::Dialog),
            (text!("picture-save-to-path"), text!("picture-type-the-path-of-a"), Ask::Typed),
        ] {
            if button(ui, text, tooltip) {
                cx.requests.file(pictures.file_request(subject, cx, others), ask);
            }
        }
        if ui.button(text!("picture-close")).on_hover_text(text!("picture-esc")).clicked() {
            pictures.close();
        }
        if let Some(message) = &pictures.message {
            ui.add(Label::new(RichText::new(message).strong()).truncate());
        }
    });
}

/// One line about the files of a format.
fn about(format: Saved, subject: PictureSubject, time: StepTime) -> String {
    match format {
        Saved::Trace(format) => format.description().to_owned(),
        Saved::Picture(_) if format.is_numbered(subject) => text!("picture-a-file-for-each-step").to_owned(),
        Saved::Picture(picture) if picture.is_animated() => {
            let colors =
                if picture.extension() == "gif" { text!("picture-with-256-colors-in-each") } else { "" };
            text!("picture-one-file-that-shows-each"; seconds = time.seconds(), colors = colors)
        }
        Saved::Picture(picture) if picture.extension() == "svg" => {
            text!("picture-lines-and-text-that-stay").to_owned()
        }
        Saved::Picture(_) => text!("picture-pixels").to_owned(),
    }
}
