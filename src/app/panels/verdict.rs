//! The verdict as an icon and a word, with the reference verdict beside it.

use eframe::egui::{Frame, Margin, RichText, Stroke, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::told::Told;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::theme;
use crate::figure::narration::{Narration, measures, short};
use crate::gjk::{Defect, Judgement, Letter, Reference, Verdict};

/// The height of the word, in points.
const SIZE: f32 = 20.0;

/// Shows the verdict of the run, and whether the reference agrees, disagrees or cannot tell.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, told: Told) {
    if !told.verdict {
        ui.label(RichText::new("The verdict is hidden").size(SIZE).weak());
        return defects_ui(ui, derived);
    }
    let outcome = &derived.study.trace.outcome;
    let verdict = outcome.verdict;
    icons::inline(ui, Icon::Verdict(verdict), SIZE, ui.visuals().strong_text_color());
    ui.label(RichText::new(verdict.word()).size(SIZE).strong()).on_hover_text(format!(
        "What {} says, from {} support points",
        derived.study.trace.algorithm.title(),
        outcome.supports
    ));
    if let Some((name, value)) = measures(&derived.study.trace).first().filter(|_| told.all) {
        ui.label(RichText::new(format!("{name} {}", value.to_plain())).strong())
            .on_hover_text("The length that was measured; the card has all of it");
    }
    defects_ui(ui, derived);
    let reference = &derived.study.reference;
    match derived.judgement() {
        Judgement::Agrees => {
            ui.label(RichText::new("reference agrees").weak())
                .on_hover_text(format!("An independent method says {}, too", reference.verdict.word()));
            if outcome.settled_exactly {
                ui.label(RichText::new("settled exactly").weak())
                    .on_hover_text("The search left the question open, and exact arithmetic settled it");
            }
        }
        Judgement::CannotTell => {
            ui.label(RichText::new("reference cannot tell").strong()).on_hover_text(format!(
                "The shapes are within {} of a touch. For curved shapes so near to one, the reference cannot tell \
                 whether they overlap, touch or are apart",
                short(reference.tolerance)
            ));
        }
        Judgement::Differs => disagreement_ui(ui, reference, derived.cause.as_ref()),
    }
}

/// Shows the mistakes made on purpose: the verdict is then not that of the unchanged algorithm.
fn defects_ui(ui: &mut Ui, derived: &Derived) {
    let defects = derived.study.trace.defects;
    if defects.is_none() {
        return;
    }
    let titles: Vec<&str> = defects.iter().map(Defect::title).collect();
    let words: Vec<&str> = defects.iter().map(Defect::description).collect();
    ui.label(RichText::new(format!("wrong on purpose: {}", titles.join(", "))).strong())
        .on_hover_text(words.join("\n"));
}

/// Two borders, a triangle and a word in capitals: the colour only repeats it.
fn disagreement_ui(ui: &mut Ui, reference: &Reference, cause: Option<&Narration>) {
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    let border = Stroke::new(1.5, alarm);
    let outer = Frame::new().stroke(border).inner_margin(Margin::same(2)).corner_radius(4);
    let inner = Frame::new().stroke(border).inner_margin(Margin::symmetric(6, 1)).corner_radius(3);
    outer.show(ui, |ui| {
        inner.show(ui, |ui| {
            icons::inline(ui, Icon::Warning, SIZE * 0.9, alarm);
            let text = format!("DISAGREES: the shapes {}", predicate(reference));
            ui.label(RichText::new(text).size(SIZE * 0.75).color(alarm).strong())
                .on_hover_text(cause.map_or_else(String::new, Narration::to_plain));
        });
    });
}

/// The verdict as what is said of the shapes: `are TOUCHING`.
fn predicate(reference: &Reference) -> String {
    let word = reference.verdict.word();
    match reference.verdict {
        Verdict::Touching if reference.is_open() => {
            format!("are within {} of a touch", short(reference.tolerance))
        }
        Verdict::Overlap => word.to_owned(),
        Verdict::Touching | Verdict::Separate | Verdict::Undecided => format!("are {word}"),
    }
}
