//! The dialog after an error in the program: a description, and a report to send.

use eframe::egui::{Context, RichText, Ui};

use super::about::report;
use crate::app::state::panics::Panic;
use crate::app::widgets::dialog::dialog;
use crate::app::widgets::stops;
use crate::message::text;
use crate::words::printable;

/// The texts of the dialog.
#[derive(Clone, Debug)]
pub(crate) struct FailureTexts {
    happened: String,
    report: String,
    is_copied: bool,
}

impl FailureTexts {
    /// Creates the dialog after a panic with the scene of this text, drawn by this renderer.
    pub(crate) fn new(Panic { message, place }: &Panic, scene: &str, renderer: &str) -> Self {
        let happened = text!("panels-happened"; message = message, place = place);
        Self { report: format!("{happened}\n\n{}", report(scene, renderer)), happened, is_copied: false }
    }
}

/// Shows the dialog. Returns whether to close it.
pub(crate) fn ui(ctx: &Context, failure: &mut FailureTexts) -> bool {
    let modal = dialog(ctx, "failure").show(ctx, |ui| {
        ui.set_width((ui.ctx().content_rect().width() * 0.8).min(460.0));
        stops::heading(&ui.heading(text!("panels-an-error-in-the-program")));
        ui.label(RichText::new(printable(&failure.happened)).monospace());
        ui.label(text!("panels-it-is-not-your-fault"));
        buttons_ui(ui, failure)
    });
    modal.inner || modal.should_close()
}

fn buttons_ui(ui: &mut Ui, failure: &mut FailureTexts) -> bool {
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if ui.button(text!("panels-copy-report")).clicked() {
            ui.copy_text(failure.report.clone());
            failure.is_copied = true;
        }
        if failure.is_copied {
            ui.label(text!("panels-copied"));
        }
        ui.button(text!("panels-go-on")).clicked()
    })
    .inner
}
