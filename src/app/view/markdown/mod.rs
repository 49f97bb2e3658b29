//! Texts in Markdown, which may come from anyone.

mod fit;

use eframe::egui::{FontId, OutputCommand, RichText, TextStyle, Ui};
use egui_commonmark::{AlertBundle, CommonMarkCache, CommonMarkViewer};

use crate::message::text;
use fit::Fit;

/// The size of the letters, in points: a little larger than other texts.
const LETTERS: f32 = 14.0;

/// A text on screen.
#[derive(Debug, Default)]
pub(crate) struct Markdown {
    /// The text that was last adapted to the screen, and the result.
    fitted: Option<(String, Fit)>,
    cache: CommonMarkCache,
}

impl Markdown {
    /// Adapts the text to the screen.
    fn fit(&mut self, text: &str, has_pages: bool) -> &Fit {
        let is_known = self.fitted.as_ref().is_some_and(|(known, _)| known == text);
        if !is_known {
            self.fitted = None;
        }
        &self.fitted.get_or_insert_with(|| (text.to_owned(), Fit::of(text, has_pages))).1
    }

    /// Shows a text.
    pub(crate) fn ui(&mut self, ui: &mut Ui, text: &str) {
        self.ui_with_pages(ui, text, &[]);
    }

    /// Shows a text in which `#name` links to one of these pages. Returns the index of a page whose link was
    /// clicked.
    pub(crate) fn ui_with_pages(&mut self, ui: &mut Ui, text: &str, pages: &[&str]) -> Option<usize> {
        self.large(ui, text, pages, LETTERS)
    }

    /// Shows a text as [`Self::ui_with_pages`] does, in letters of this size in points.
    pub(crate) fn large(&mut self, ui: &mut Ui, text: &str, pages: &[&str], letters: f32) -> Option<usize> {
        let fit = self.fit(text, !pages.is_empty()).clone();
        for name in pages {
            self.cache.add_link_hook(format!("#{name}"));
        }
        let web_only = |command: &OutputCommand| match command {
            OutputCommand::OpenUrl(open) => fit::is_web(&open.url),
            _ => true,
        };
        ui.scope(|ui| {
            let style = ui.style_mut();
            style.url_in_tooltip = true;
            style.text_styles.insert(TextStyle::Body, FontId::proportional(letters));
            style.text_styles.insert(TextStyle::Heading, FontId::proportional(letters + 3.0));
            if fit.is_markdown {
                // Their icons are not in the fonts.
                let viewer = CommonMarkViewer::new().alerts(AlertBundle::empty());
                viewer.show(ui, &mut self.cache, &fit.text);
                ui.output_mut(|output| output.commands.retain(web_only));
            } else {
                ui.label(&fit.text);
            }
        });
        if fit.is_cut {
            ui.label(RichText::new(text!("view-the-rest-is-too-long")).weak());
        }
        pages.iter().position(|name| self.cache.get_link_hook(&format!("#{name}")) == Some(true))
    }
}
