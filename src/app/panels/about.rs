//! The dialog About: version, license, citation, and a bug report.

use std::env;

use eframe::egui::{Context, RichText, Ui};

use crate::app::widgets::dialog::dialog;
use crate::app::widgets::stops;
use crate::files;
use crate::message::text;
use crate::scene::Scene;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Maximum number of bytes read from the system's description of itself.
const MAX_ABOUT_SYSTEM: usize = 1 << 16;

/// The texts of the dialog.
#[derive(Clone, Debug)]
pub(crate) struct AboutTexts {
    report: String,
    /// The text that was last copied, in words.
    copied: Option<&'static str>,
}

impl AboutTexts {
    /// Creates the dialog for this scene and this renderer.
    pub(crate) fn new(scene: &Scene, renderer: &str) -> Self {
        Self { report: report(&scene.to_ron(), renderer), copied: None }
    }
}

/// Returns the text to send with a bug report: the version, the system, the renderer and the text of a scene.
pub(super) fn report(scene: &str, renderer: &str) -> String {
    let head = text!("panels-report"; version = VERSION, system = system(), renderer = renderer);
    format!("{head}\n\n{scene}")
}

/// The operating system and the processor: `linux x86_64, Debian GNU/Linux 12 (bookworm), x11`.
fn system() -> String {
    let mut words = vec![format!("{} {}", env::consts::OS, env::consts::ARCH)];
    let release = files::read("/etc/os-release".as_ref(), MAX_ABOUT_SYSTEM).unwrap_or_default();
    let release = String::from_utf8_lossy(&release);
    let name = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    words.extend(name.map(|name| name.trim_matches('"').to_owned()));
    words.extend(env::var("XDG_SESSION_TYPE"));
    words.join(", ")
}

/// The citation of the program, as in `CITATION.cff`.
fn citation() -> String {
    text!("panels-gjk-sandbox-version-computer-program"; env = env!("CARGO_PKG_AUTHORS"), VERSION = VERSION)
}

/// Shows the dialog. Returns whether to close it.
pub(crate) fn ui(ctx: &Context, about: &mut AboutTexts) -> bool {
    let modal = dialog(ctx, "about").show(ctx, |ui| {
        ui.set_width((ui.ctx().content_rect().width() * 0.8).min(460.0));
        stops::heading(&ui.heading(text!("panels-gjk-sandbox"; VERSION = VERSION)));
        ui.label(env!("CARGO_PKG_DESCRIPTION"));
        let license = text!("panels-as-you-choose"; license = env!("CARGO_PKG_LICENSE"));
        section(ui, text!("panels-licence"), &license);
        section(ui, text!("panels-to-cite-the-program"), &citation());
        ui.label(text!("panels-to-cite-an-algorithm-take"));
        copy_button(ui, text!("panels-copy-citation"), &citation(), &mut about.copied);
        section(ui, text!("panels-to-report-a-bug"), text!("panels-say-what-you-did-what"));
        copy_button(ui, text!("panels-copy-report"), &about.report, &mut about.copied);
        ui.separator();
        ui.button(text!("panels-close")).clicked()
    });
    modal.inner || modal.should_close()
}

fn section(ui: &mut Ui, heading: &str, text: &str) {
    ui.add_space(8.0);
    ui.label(RichText::new(heading).strong());
    ui.label(text);
}

/// Shows a button that copies a text, with a confirmation beside it.
fn copy_button(ui: &mut Ui, name: &'static str, text: &str, copied: &mut Option<&'static str>) {
    ui.horizontal(|ui| {
        if ui.button(name).clicked() {
            ui.copy_text(text.to_owned());
            *copied = Some(name);
        }
        if *copied == Some(name) {
            ui.label(text!("panels-copied"));
        }
    });
}
