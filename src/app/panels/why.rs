//! WHY: the sentences about this step, with the compared numbers and the conclusion.

use std::ops::Range;

use eframe::egui::accesskit::{self, Role as AccessRole};
use eframe::egui::{
    Button, CursorIcon, Frame, Id, Response, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, Vec2,
    WidgetInfo,
};

use super::verdict;
use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::focus::{Attention, announce, speak};
use crate::app::state::request::Request;
use crate::app::state::step_words::StepWords;
use crate::app::view::{alone, explain};
use crate::app::widgets::measure::text_width;
use crate::app::widgets::runs::runs;
use crate::app::widgets::stops::{self, Part};
use crate::app::widgets::{beginning, theme};
use crate::figure::narration::{Explanation, Narration, Span};
use crate::figure::spoken::spoken;
use crate::figure::{Focus, Palette, Role, Ties, otherwise, preferring};
use crate::geometry::Side;
use crate::gjk::Letter;
use crate::message::text;

/// Maximum number of tied vertices with a button "What if".
const MAX_OTHERS: usize = 8;

/// The height of the heading, in points: always one line.
const HEADING: f32 = 28.0;

/// Number of visible lines of a sentence above the tabs; a longer one scrolls.
pub(crate) const LINES: f32 = 3.0;

/// Shows the current step and the verdict, in one line over the whole width, with additional content beside
/// the title.
pub(crate) fn heading_ui(ui: &mut Ui, cx: &mut Cx<'_>, beside: impl FnOnce(&mut Ui, &Response, &mut Cx<'_>)) {
    let (derived, visible) = (cx.derived, cx.visible);
    let here = text!("transport-step"; number = (cx.step + 1).to_string(), count = derived.analysis.trace.steps().to_string());
    verdict::line(
        ui,
        HEADING,
        || text!("why-heading"; step = here.as_str(), verdict = verdict::words(derived, visible)),
        |ui| {
            let title = alone::title(ui, text!("why-title"));
            stops::within(ui, Part::Words, |ui| stops::group(ui, "words", |ui| beside(ui, &title, cx)));
            verdict::word(ui, RichText::new(&here).weak(), "");
            ui.separator();
            verdict::ui(ui, derived, visible);
        },
    );
}

/// Shows the beginning of the sentence, on at most `lines` lines. Returns whether a click requests the whole sentence.
pub(crate) fn lines_ui(ui: &mut Ui, cx: &Cx<'_>, lines: usize) -> bool {
    let Cx { derived, step, .. } = *cx;
    let words = derived.words(step).brief.to_plain();
    let text = format!("{}/{}: {words}", step + 1, derived.analysis.trace.steps());
    let color = ui.visuals().text_color();
    beginning::ui(ui, &text, lines, color).on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// Returns the height of a sentence with this number of lines, in points.
pub(crate) fn height_of(ui: &Ui, lines: f32) -> f32 {
    (lines * ui.text_style_height(&TextStyle::Body)).ceil() + 2.0
}

/// Shows the sentences of a step in all available room; longer text scrolls, from its first line on. The reason for a
/// wrong verdict is left out if the card with the proof shows it beside the sentences.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>, has_card: bool) {
    let Cx { derived, step, .. } = *cx;
    let more = cx.session.settings.more;
    ScrollArea::vertical().id_salt(("why", step)).min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            let words = derived.words(step);
            tell(ui, cx);
            quiet(ui, |ui| {
                claim_ui(ui, &words.explanation, cx.attention());
                rest_ui(ui, words, more, cx.attention());
            });
            if let Some(ties) = derived.ties_at(step) {
                quiet(ui, |ui| sentences_ui(ui, derived.tied(step), cx.attention()));
                others_ui(ui, ties, cx);
            }
            if let Some(words) = derived.symptoms_at(step) {
                quiet(ui, |ui| symptom_ui(ui, words, cx.attention()));
            }
            remedy_ui(ui, has_card, cx);
            more_ui(ui, &words.explanation, cx);
            stops::readable(ui, text!("why-title"));
        },
    );
}

/// The font size of a claim, as a multiple of that of the other sentences.
const CLAIM: f32 = 1.2;

/// Shows the claim in larger letters.
fn claim_ui(ui: &mut Ui, explanation: &Explanation, attention: &mut Attention) {
    ui.scope(|ui| {
        if let Some(font) = ui.style_mut().text_styles.get_mut(&TextStyle::Body) {
            font.size *= CLAIM;
        }
        sentences_ui(ui, &explanation.claim, attention);
    });
}

/// Shows the evidence and the consequence, and on demand the rest.
pub(crate) fn rest_ui(ui: &mut Ui, words: &StepWords, more: bool, attention: &mut Attention) {
    let StepWords { reasons, explanation, .. } = words;
    for part in [Some(reasons), Some(&explanation.more).filter(|_| more)].into_iter().flatten() {
        if !part.spans().is_empty() {
            sentences_ui(ui, part, attention);
        }
    }
}

/// Shows the button that shows or hides the rest, if there is any.
fn more_ui(ui: &mut Ui, explanation: &Explanation, cx: &mut Cx<'_>) {
    if explanation.more.spans().is_empty() {
        return;
    }
    let button =
        Button::new(if cx.session.settings.more { text!("panels-less") } else { text!("panels-more") })
            .small();
    let more = stops::group(ui, "words", |ui| ui.add(button));
    if more.on_hover_text(Command::ToggleMore.tooltip_with_keys(ui)).clicked() {
        cx.requests.command(Command::ToggleMore);
    }
}

/// Tells assistive technology all sentences of a step as one text, aloud each time it changes, except while the run
/// plays: nobody has asked for those steps.
pub(crate) fn tell(ui: &Ui, cx: &Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let node = ui.interact(ui.max_rect(), ui.scope_id().with("sentence"), Sense::hover());
    node.widget_info(|| {
        let sentences = derived.words(step).spoken.as_str();
        let symptom = derived.symptoms_at(step).map(|words| format!(" {}", spoken(&words.to_plain())));
        let text = [sentences, symptom.as_deref().unwrap_or_default()].concat();
        WidgetInfo::labeled(AccessRole::Status, true, text)
    });
    if !cx.session.playback.is_playing() {
        speak(&node);
    }
}

/// Shows what [`tell`] tells, unheard: on screen a sentence is made of many words with links.
pub(crate) fn quiet<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.scope(|ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), accesskit::Node::set_hidden);
        content(ui)
    });
    shown.inner
}

/// Shows why the verdict is wrong and which change to the code fixes it, from the step at which the query ends. Before
/// that step, the button alone would reveal the outcome of the run.
fn remedy_ui(ui: &mut Ui, has_card: bool, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let Some(remedy) = derived.remedy() else { return };
    if !derived.analysis.trace.has_ended(cx.step) {
        return;
    }
    ui.add_space(2.0);
    // Above the words, where it stays visible although they scroll.
    let button = ui.add(Button::new(&remedy.title).small());
    if let Some(cause) = derived.cause().filter(|_| !has_card) {
        sentences_ui(ui, cause, cx.attention());
    }
    sentences_ui(ui, &remedy.words, cx.attention());
    if button.on_hover_text(text!("panels-show-the-run-with-this")).clicked() {
        cx.requests.push(Request::Compare(remedy.settings));
    }
}

/// Shows the tied vertices that were not chosen; a click shows their outcome.
fn others_ui(ui: &mut Ui, ties: &Ties, cx: &mut Cx<'_>) {
    let others = Side::BOTH.into_iter().flat_map(|side| ties.others(side).map(move |index| (side, index)));
    ui.horizontal_wrapped(|ui| {
        for (side, index) in others.take(MAX_OTHERS) {
            let name = text!("why-what-if"; vertex = format!("{}{index}", side.vertex_letter()));
            let response = ui.add(Button::new(name).small()).on_hover_ui(|ui| {
                ui.set_max_width(ui.spacing().tooltip_width);
                ui.label(otherwise_words(ui, cx, side, index));
                ui.label(RichText::new(text!("panels-click-to-see-both-runs")).weak());
            });
            if response.hovered() {
                cx.attention().offer(Focus::Vertex(side, index));
            }
            if response.clicked() {
                cx.requests.push(Request::Compare(preferring(&cx.scene.query, side, index)));
            }
        }
    });
}

/// Describes the outcome of a run in which a vertex wins its tie. The last description is kept, since a tooltip needs
/// it in each frame.
fn otherwise_words(ui: &Ui, cx: &Cx<'_>, side: Side, index: usize) -> String {
    let id = Id::unique("what would come out otherwise");
    let asked = (cx.derived.revision, side, index);
    if let Some((known, words)) = ui.data(|data| data.get_temp::<((u64, Side, usize), String)>(id))
        && known == asked
    {
        return words;
    }
    let words = otherwise(&cx.derived.analysis, &cx.scene.query, side, index).to_plain();
    ui.data_mut(|data| data.insert_temp(id, (asked, words.clone())));
    words
}

/// Shows the effect of a planted defect, in a separate frame.
pub(crate) fn symptom_ui(ui: &mut Ui, words: &Narration, attention: &mut Attention) {
    let alarm = theme::color(theme::palette(ui).letter_text[Letter::A as usize]);
    Frame::new().stroke(Stroke::new(1.5, alarm)).inner_margin(5.0).corner_radius(4).show(ui, |ui| {
        sentences_ui(ui, words, attention);
    });
}

/// Shows sentences as one flowing text: letters in their colors, numbers with all digits on hover. Hovering a name
/// highlights its item in all panels, a click pins it; names of highlighted items are underlined.
pub(crate) fn sentences_ui(ui: &mut Ui, narration: &Narration, attention: &mut Attention) {
    let palette = theme::palette(ui);
    let text = narration.to_plain();
    let runs = runs(&text);
    ui.horizontal_wrapped(|ui| {
        // One text for assistive technology, in place of its many words.
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(AccessRole::Paragraph);
            node.set_label(spoken(&text));
        });
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        for (span, bytes) in pieces(narration, &runs) {
            if let Ok(index) = runs.binary_search_by_key(&bytes.start, |run| run.start) {
                keep_together(ui, &text[runs[index].clone()]);
            }
            let is_lit = attention.lit().has_span(span);
            let colored = colored(&text[bytes.clone()], span, palette);
            let (response, byte) = explain::label_ui(ui, if is_lit { colored.underline() } else { colored });
            ui.ctx().accesskit_node_builder(response.id, accesskit::Node::set_hidden);
            if is_lit {
                announce(&response);
            }
            if let Some(focus) = Focus::of_span(span) {
                link(&response, focus, attention);
            }
            match (span.hover(), byte) {
                (Some(digits), _) => {
                    response.on_hover_text(digits);
                }
                // A notation is recognized only with its neighbors: the A of AB⟂·AO.
                (None, Some(byte)) => {
                    explain::place(response, &text, bytes.start + byte);
                }
                (None, None) => {}
            }
        }
    });
}

/// Begins a new line before a run that does not fit on this one, such as a formula or an edge with a comma.
fn keep_together(ui: &mut Ui, run: &str) {
    if ui.cursor().left() <= ui.max_rect().left() {
        return;
    }
    if text_width(ui, run, &TextStyle::Body) > ui.available_size_before_wrap().x {
        ui.end_row();
    }
}

/// Links a word to the item that it names.
pub(super) fn link(response: &Response, focus: Focus, attention: &mut Attention) {
    if response.hovered() {
        attention.offer(focus);
        response.ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.clicked() {
        attention.toggle_pin(focus);
    }
}

/// Splits the spans into pieces for layout, each with its byte range of the text. A line may break between pieces and
/// at spaces, so a run that must stay on one line starts a new piece if it contains either.
fn pieces<'a>(narration: &'a Narration, runs: &[Range<usize>]) -> Vec<(&'a Span, Range<usize>)> {
    let mut pieces = Vec::new();
    let mut runs = runs.iter().peekable();
    let mut start = 0;
    for span in narration.spans() {
        let words = span.to_plain();
        let end = start + words.len();
        let mut from = start;
        while let Some(run) = runs.next_if(|run| run.start < end) {
            let is_kept = run.end > end || words[run.start - start..run.end - start].contains(' ');
            if is_kept && run.start > from {
                pieces.push((span, from..run.start));
                from = run.start;
            }
        }
        pieces.push((span, from..end));
        start = end;
    }
    pieces
}

fn colored(text: &str, span: &Span, palette: &Palette) -> RichText {
    let text = RichText::new(text);
    let colored = |role: Role| text.clone().strong().color(theme::color(palette.text(role)));
    match span {
        Span::Letter(letter) => colored(Role::Letter(*letter)),
        Span::Side(side) | Span::Vertex(side, _) => colored(Role::Shape(*side)),
        Span::Direction => colored(Role::Direction),
        Span::Origin => colored(Role::Origin),
        Span::Text(_) | Span::Number { .. } => text,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use eframe::egui::{CentralPanel, Context, RawInput, Shape};

    use super::{runs, sentences_ui};
    use crate::app::state::derived::Derived;
    use crate::app::state::focus::Attention;
    use crate::app::widgets::theme;
    use crate::figure::narration::Narration;
    use crate::scene::Scene;

    /// Returns the letters as drawn in a column, each with its width and the upper border of its line.
    fn drawn(ctx: &Context, narration: &Narration, width: f32) -> Vec<(char, f32, f32)> {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            CentralPanel::default().show(ui, |ui| {
                ui.set_max_width(width);
                sentences_ui(ui, narration, &mut Attention::default());
            });
        });
        output.textures_delta.clear();
        let mut letters = Vec::new();
        for clipped in output.shapes {
            if let Shape::Text(text) = clipped.shape {
                for row in &text.galley.rows {
                    let top = text.pos.y + row.pos.y;
                    letters.extend(row.glyphs.iter().map(|glyph| (glyph.chr, glyph.advance_width, top)));
                }
            }
        }
        letters
    }

    #[test]
    fn formulas_stay_on_one_line() {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut formulas = 0;
        for scene in ["01-triangle-and-quad", "07-gem-and-octahedron", "12-how-deep", "26-capsule-on-a-bench"]
        {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scenes/{scene}.ron"));
            let derived = Derived::of(&Scene::from_ron(&fs::read_to_string(path).unwrap()).unwrap(), 0);
            for step in 0..=derived.last_step() {
                let narration = derived.words(step).explanation.whole();
                let text = narration.to_plain();
                for width in [180.0, 260.0, 331.0] {
                    let letters = drawn(&ctx, &narration, width);
                    assert_eq!(letters.iter().map(|(letter, ..)| letter).collect::<String>(), text);
                    for run in runs(&text) {
                        let first = text[..run.start].chars().count();
                        let run = &text[run];
                        let of_run = &letters[first..first + run.chars().count()];
                        // One that is wider than the column has to break.
                        if of_run.iter().map(|(_, width, _)| width).sum::<f32>() > width - 4.0 {
                            continue;
                        }
                        formulas += usize::from(run.contains(' '));
                        let is_on_one_line = of_run.iter().all(|(_, _, top)| (top - of_run[0].2).abs() < 4.0);
                        assert!(is_on_one_line, "{scene}, step {step}, {width} points: {run}");
                    }
                }
            }
        }
        assert!(formulas > 300, "only {formulas} formulas were seen");
    }
}
