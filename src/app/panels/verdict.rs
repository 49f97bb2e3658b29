//! The verdict as an icon and a word, with the reference verdict beside it.

use eframe::egui::{
    Align, Frame, Layout, Margin, RichText, Sense, Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, vec2,
};

use crate::app::state::derived::Derived;
use crate::app::state::visible_run::VisibleRun;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::theme;
use crate::figure::narration::{Narration, measures, short};
use crate::gjk::{Defect, Judgement, Letter, Reference, Verdict};
use crate::message::text;

/// The height of the word, in points.
const SIZE: f32 = 20.0;

/// Width, in points, below which a word is left out of a line.
const MIN_WIDTH: f32 = 28.0;

/// Shows a line of this height. If it is too narrow, words are shortened or left out, and hovering shows the
/// whole line.
pub(crate) fn line(ui: &mut Ui, height: f32, whole: impl FnOnce() -> String, content: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
    content(&mut ui);
    if ui.available_width() < MIN_WIDTH {
        response.on_hover_text(whole());
    }
}

/// Shows a word, unless the line is full.
pub(crate) fn word(ui: &mut Ui, text: RichText, tooltip: &str) {
    if ui.available_width() >= MIN_WIDTH {
        let response = ui.label(text);
        if !tooltip.is_empty() {
            response.on_hover_text(tooltip);
        }
    }
}

/// Returns the words of [`ui()`] as one text.
pub(crate) fn words(derived: &Derived, visible: VisibleRun) -> String {
    if !visible.verdict {
        return text!("panels-the-verdict-is-hidden").to_owned();
    }
    let outcome = &derived.analysis.trace.outcome;
    let reference = &derived.analysis.reference;
    let judgement = match derived.judgement() {
        Judgement::Agrees => text!("panels-reference-agrees").to_owned(),
        Judgement::CannotTell => text!("panels-reference-cannot-tell").to_owned(),
        Judgement::Differs => disagreement(reference),
    };
    let measured = measures(&derived.analysis.trace);
    let length = measured.first().filter(|_| visible.all);
    let verdict = outcome.verdict.word();
    match length {
        None => text!("verdict-line"; verdict = verdict, judgement = judgement),
        Some((name, value)) => {
            text!("verdict-line-measured"; verdict = verdict, name = *name, value = value.to_plain(), judgement = judgement)
        }
    }
}

/// The size of the verdict, in points: at least that of the text beside it.
fn size(ui: &Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size.max(SIZE)
}

/// Shows the verdict of the run, and whether the reference agrees, disagrees or cannot decide.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, visible: VisibleRun) {
    if !visible.verdict {
        word(ui, RichText::new(text!("panels-the-verdict-is-hidden")).size(size(ui)).weak(), "");
        return defects_ui(ui, derived);
    }
    let outcome = &derived.analysis.trace.outcome;
    let verdict = outcome.verdict;
    icons::inline(ui, Icon::Verdict(verdict), size(ui), ui.visuals().strong_text_color());
    let supports = outcome.supports;
    let whose = match &derived.analysis.trace.external {
        Some(_) => text!("verdict-of-external"; supports = supports),
        None => {
            text!("verdict-of-algorithm"; algorithm = derived.analysis.trace.algorithm.title(), supports = supports)
        }
    };
    word(ui, RichText::new(verdict.word()).size(size(ui)).strong(), &whose);
    let is_wrong = derived.judgement() == Judgement::Differs;
    let length = |ui: &mut Ui| {
        if let Some((name, value)) = measures(&derived.analysis.trace).first().filter(|_| visible.all) {
            let text = text!("verdict-length"; name = *name, value = value.to_plain());
            word(ui, RichText::new(text).strong(), text!("verdict-length-tip"));
        }
    };
    // In a narrow line, the last part is left out: a false verdict must not be.
    if !is_wrong {
        length(ui);
        defects_ui(ui, derived);
    }
    let reference = &derived.analysis.reference;
    match derived.judgement() {
        Judgement::Agrees => {
            let tooltip = text!("verdict-agrees-tip"; verdict = reference.verdict.word());
            word(ui, RichText::new(text!("panels-reference-agrees")).weak(), &tooltip);
            if outcome.settled_exactly {
                word(
                    ui,
                    RichText::new(text!("panels-settled-exactly")).weak(),
                    text!("panels-the-search-left-the-question"),
                );
            }
        }
        Judgement::CannotTell => {
            let tooltip = text!("verdict-cannot-tell-tip"; tolerance = short(reference.tolerance));
            word(ui, RichText::new(text!("panels-reference-cannot-tell")).strong(), &tooltip);
        }
        Judgement::Differs => {
            disagreement_ui(ui, reference, derived.cause());
            length(ui);
            defects_ui(ui, derived);
        }
    }
}

/// Shows the verdict as a small icon and a word, for a window without room for the line. A false verdict has the sign of
/// a warning.
pub(crate) fn badge(ui: &mut Ui, derived: &Derived, visible: VisibleRun) {
    if !visible.verdict {
        return;
    }
    let verdict = derived.analysis.trace.outcome.verdict;
    let height = ui.text_style_height(&TextStyle::Body);
    icons::inline(ui, Icon::Verdict(verdict), height, ui.visuals().strong_text_color());
    if derived.judgement() == Judgement::Differs {
        let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
        icons::inline(ui, Icon::Warning, height, alarm);
    }
    ui.label(RichText::new(verdict.word()).strong()).on_hover_text(words(derived, visible));
    ui.separator();
}

/// Shows the planted defects: the verdict is then not that of the unchanged algorithm.
fn defects_ui(ui: &mut Ui, derived: &Derived) {
    let defects = derived.analysis.trace.defects;
    if defects.is_none() {
        return;
    }
    if derived.is_sealed {
        return word(
            ui,
            RichText::new(text!("panels-a-mistake-is-hidden")).strong(),
            text!("panels-break-it-in-the-setup"),
        );
    }
    let titles: Vec<&str> = defects.iter().map(Defect::title).collect();
    let words: Vec<&str> = defects.iter().map(Defect::description).collect();
    let text = text!("verdict-defects"; defects = titles.join(", "));
    word(ui, RichText::new(text).strong(), &words.join("\n"));
}

/// Shows two borders, a triangle and a word in capitals, so that the color is not the only warning.
fn disagreement_ui(ui: &mut Ui, reference: &Reference, cause: Option<&Narration>) {
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    let border = Stroke::new(1.5, alarm);
    let outer = Frame::new().stroke(border).inner_margin(Margin::same(2)).corner_radius(4);
    let inner = Frame::new().stroke(border).inner_margin(Margin::symmetric(6, 1)).corner_radius(3);
    outer.show(ui, |ui| {
        inner.show(ui, |ui| {
            let body = TextStyle::Body.resolve(ui.style()).size;
            icons::inline(ui, Icon::Warning, size(ui) * 0.9, alarm);
            let text =
                RichText::new(disagreement(reference)).size(body.max(SIZE * 0.75)).color(alarm).strong();
            word(ui, text, &cause.map_or_else(String::new, Narration::to_plain));
        });
    });
}

/// Describes the reference verdict that contradicts the run.
fn disagreement(reference: &Reference) -> String {
    match reference.verdict {
        Verdict::Touching if reference.is_open() => {
            text!("verdict-disagrees-within"; tolerance = short(reference.tolerance))
        }
        Verdict::Overlap => text!("verdict-disagrees-overlap"; verdict = reference.verdict.word()),
        Verdict::Touching | Verdict::Separate | Verdict::Undecided => {
            text!("verdict-disagrees"; verdict = reference.verdict.word())
        }
    }
}
