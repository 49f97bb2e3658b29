//! The progress bar of a long command on a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// The interval at which the bar is redrawn without a report.
pub(super) const TICK: Duration = Duration::from_millis(100);

/// A bar on standard error for `length` `things`; it draws nothing if standard error is not a terminal.
pub(super) fn bar(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    // The template is valid; the default would do as well.
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
