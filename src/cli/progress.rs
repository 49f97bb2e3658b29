//! The bar that shows on a terminal how far a long command is.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// How often the bar is drawn while nothing is reported.
pub(super) const TICK: Duration = Duration::from_millis(100);

/// A bar on standard error for so many `things`; it draws nothing where that is no terminal.
pub(super) fn bar(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    // The template is right; the default would do as well.
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
