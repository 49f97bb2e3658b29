//! The settings that are kept from one start of the program to the next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::layout::{Pane, Tab};
use crate::exchange::Format;
use crate::figure::evolution::gap::Tolerance;
use crate::figure::evolution::{Quantity, Scale};
use crate::message::Language;

/// Settings that are kept from one start of the program to the next, besides those that egui keeps (theme,
/// text size, panels).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "switches that have nothing to do with each other")]
pub(crate) struct AppSettings {
    /// Whether the two 3D views orbit together.
    pub(crate) link_cameras: bool,
    /// Whether the setup panel on the left is open.
    pub(crate) show_setup: bool,
    /// Whether the card with the proof of the verdict is open.
    pub(crate) show_proof: bool,
    /// Whether the sentences about a step also say where its numbers come from.
    pub(crate) more: bool,
    /// Whether the window leaves out what a newcomer does not need, as long as it is not in use.
    pub(crate) simple: bool,
    /// Whether single characters are commands.
    pub(crate) letters: bool,
    /// Whether 3D views have a floor with numbers.
    pub(crate) show_floor: bool,
    /// Whether the verdict of every scene stays hidden until its run gets there.
    pub(crate) hide_verdict: bool,
    /// The tag of the language; `None` for the language of the system.
    pub(crate) language: Option<String>,
    /// The tab below the sentences.
    pub(crate) tab: Tab,
    /// The view to the right of the shapes.
    pub(crate) pane: Pane,
    /// The name of the language in which the code of a query is shown; `None` for pseudocode.
    pub(crate) program: Option<String>,
    /// The plotted quantities and their scale.
    pub(crate) plots: PlotSettings,
    /// Whether letters fade and cameras turn gradually instead of at once.
    pub(crate) animate: bool,
    /// Whether the dark theme is white on black.
    pub(crate) high_contrast: bool,
    /// Whether the user has dragged a shape, so that the hint is no longer needed.
    pub(crate) hint_done: bool,
    /// Whether the ways to begin, which include the tour, were shown, so that they do not appear by themselves again.
    pub(crate) tour_done: bool,
    /// The outcomes collected in the explorer.
    pub(crate) board: Board,
    /// The page at which each lesson was left.
    pub(crate) lesson_places: Places,
    /// Whether the pages of lessons show their notes for the teacher, which may give away answers.
    pub(crate) shows_teacher_notes: bool,
    /// The format of the last export.
    #[serde(with = "export_format")]
    pub(crate) export_format: Format,
}

/// The name of the page at which each lesson was left, by the title of the lesson.
pub(crate) type Places = BTreeMap<String, String>;

/// The settings of the tab with the plots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PlotSettings {
    /// Whether each of [`Quantity::ALL`] is plotted.
    pub(crate) shown: [bool; 5],
    /// Whether the vertical axes are linear or logarithmic.
    pub(crate) scale: Scale,
    /// Whether the gap is shown, with its criteria, in place of the other charts.
    pub(crate) gap: bool,
    /// The ε of the criteria.
    pub(crate) tolerance: Tolerance,
}

impl Default for PlotSettings {
    fn default() -> Self {
        Self {
            shown: [true; Quantity::ALL.len()],
            scale: Scale::default(),
            gap: false,
            tolerance: Tolerance::default(),
        }
    }
}

impl AppSettings {
    /// The key of the settings in eframe's storage.
    pub(crate) const KEY: &str = "settings";

    /// Chooses the language that the settings name, if the program has it.
    pub(crate) fn speak(&self) {
        let remembered = self.language.as_deref().map(Language::of_tag);
        if let Some(Ok(language)) = remembered {
            language.choose();
        }
    }
}

impl Default for AppSettings {
    fn default() -> Self {
        Self {
            link_cameras: true,
            show_setup: true,
            show_proof: true,
            more: false,
            simple: false,
            letters: true,
            show_floor: true,
            hide_verdict: false,
            language: None,
            tab: Tab::default(),
            pane: Pane::default(),
            program: None,
            plots: PlotSettings::default(),
            animate: true,
            high_contrast: false,
            hint_done: false,
            tour_done: false,
            board: Board::default(),
            lesson_places: Places::new(),
            shows_teacher_notes: false,
            export_format: Format::Csv,
        }
    }
}

/// Serializes the format of exports by its name.
mod export_format {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::exchange::Format;

    /// Serializes a format as its name, for the settings.
    ///
    /// # Errors
    /// Returns the errors of the serializer.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(super) fn serialize<S: Serializer>(format: &Format, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(format.name())
    }

    /// Deserializes a format by its name. An unknown name, from settings of another version, gives the first
    /// format.
    ///
    /// # Errors
    /// Returns the errors of the deserializer.
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Format, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ok(name.parse().unwrap_or(Format::Csv))
    }
}
