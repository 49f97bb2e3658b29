//! WHY: the sentences about this step, with the compared numbers and the conclusion.

use eframe::egui::accesskit::{Live, Role as AccessRole};
use eframe::egui::{
    Button, Color32, CursorIcon, Frame, Id, Response, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui,
    Vec2, WidgetInfo,
};

use super::verdict;
use crate::app::command::Command;
use crate::app::state::derived::Derived;
use crate::app::state::focus::{Attention, announce};
use crate::app::state::request::{Request, Requests};
use crate::app::state::step_words::StepWords;
use crate::app::state::told::Told;
use crate::app::view::{alone, explain};
use crate::app::widgets::{beginning, theme};
use crate::figure::narration::{Explanation, Narration, Span};
use crate::figure::{Focus, Palette, Role, Ties, otherwise, preferring};
use crate::geometry::Side;
use crate::gjk::{Event, Letter};
use crate::scene::Scene;

/// Maximum number of tied vertices with a button "What if".
const MAX_OTHERS: usize = 8;

/// The height of the heading, in points: always one line.
const HEADING: f32 = 28.0;

/// Number of visible lines of a sentence above the tabs; a longer one scrolls.
pub(crate) const LINES: f32 = 3.0;

/// Shows the current step and the verdict, in one line over the whole width, with additional content beside
/// the title.
pub(crate) fn heading_ui(
    ui: &mut Ui,
    derived: &Derived,
    step: usize,
    told: Told,
    beside: impl FnOnce(&mut Ui, &Response),
) {
    let here = format!("step {} of {}", step + 1, derived.analysis.trace.steps());
    verdict::line(
        ui,
        HEADING,
        || format!("{here}: {}", verdict::words(derived, told)),
        |ui| {
            let title = alone::title(ui, "WHY");
            beside(ui, &title);
            verdict::word(ui, RichText::new(&here).weak(), "");
            ui.separator();
            verdict::ui(ui, derived, told);
        },
    );
}

/// Shows the sentence in this number of lines. Returns whether it was clicked, to show the whole sentence.
pub(crate) fn lines_ui(ui: &mut Ui, derived: &Derived, step: usize, lines: usize) -> bool {
    let words = derived.words(step).brief.to_plain();
    let text = format!("{}/{}: {words}", step + 1, derived.analysis.trace.steps());
    let color = ui.visuals().text_color();
    beginning::ui(ui, &text, lines, color).on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// Returns the height of this number of lines of a sentence, in points.
pub(crate) fn height_of(ui: &Ui, lines: f32) -> f32 {
    (lines * ui.text_style_height(&TextStyle::Body)).ceil() + 2.0
}

/// Shows the sentences of a step in all available room; longer text scrolls, from its first line on. The
/// reason why the verdict is not true is left out if the card with the proof shows it beside them.
pub(crate) fn ui(
    ui: &mut Ui,
    (scene, derived): (&Scene, &Derived),
    (step, card, more): (usize, bool, bool),
    attention: &mut Attention,
    requests: &mut Requests,
) {
    ScrollArea::vertical().id_salt(("why", step)).min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            let words = derived.words(step);
            claim_ui(ui, &words.explanation, attention);
            rest_ui(ui, words, more, attention);
            tell(ui, &words.whole);
            if let Some(ties) = derived.ties_at(step) {
                sentences_ui(ui, derived.tied(step), attention);
                others_ui(ui, (scene, derived), ties, attention, requests);
            }
            if let Some(words) = derived.symptoms_at(step) {
                symptom_ui(ui, words, attention);
            }
            remedy_ui(ui, derived, (step, card), attention, requests);
            more_ui(ui, &words.explanation, more, requests);
        },
    );
}

/// The size of a claim, as a multiple of that of the other sentences.
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

/// The button that shows or hides the rest, if there is any.
fn more_ui(ui: &mut Ui, explanation: &Explanation, more: bool, requests: &mut Requests) {
    if explanation.more.spans().is_empty() {
        return;
    }
    let button = Button::new(if more { "Less" } else { "More" }).small();
    if ui.add(button).on_hover_text(Command::ToggleMore.tooltip_with_keys(ui)).clicked() {
        requests.command(Command::ToggleMore);
    }
}

/// Tells screen readers the whole sentence each time it changes: on screen it is made of many words with links.
fn tell(ui: &Ui, sentence: &str) {
    let node = ui.interact(ui.min_rect(), ui.scope_id().with("sentence"), Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(AccessRole::Status, true, sentence));
    ui.ctx().accesskit_node_builder(node.id, |node| node.set_live(Live::Polite));
}

/// Shows the reason why the verdict is not true and the change in the code, from the step on at which the
/// query ends. Before it, the button alone would reveal the outcome of the run.
fn remedy_ui(
    ui: &mut Ui,
    derived: &Derived,
    (step, card): (usize, bool),
    attention: &mut Attention,
    requests: &mut Requests,
) {
    let Some(remedy) = derived.remedy() else { return };
    let events = derived.analysis.trace.events.iter().take(step + 1);
    if !events.rev().any(|event| matches!(event, Event::Ended(_))) {
        return;
    }
    ui.add_space(2.0);
    // Above the words, where it stays visible although they scroll.
    let button = ui.add(Button::new(&remedy.title).small());
    if let Some(cause) = derived.cause().filter(|_| !card) {
        sentences_ui(ui, cause, attention);
    }
    sentences_ui(ui, &remedy.words, attention);
    if button.on_hover_text("Show the run with this change beside this one").clicked() {
        requests.push(Request::Compare(remedy.settings));
    }
}

/// Shows the tied vertices that were not chosen; a click shows their outcome.
fn others_ui(
    ui: &mut Ui,
    (scene, derived): (&Scene, &Derived),
    ties: &Ties,
    attention: &mut Attention,
    requests: &mut Requests,
) {
    let others = Side::BOTH.into_iter().flat_map(|side| ties.others(side).map(move |index| (side, index)));
    ui.horizontal_wrapped(|ui| {
        for (side, index) in others.take(MAX_OTHERS) {
            let name = format!("What if {}{index}?", side.vertex_letter());
            let response = ui.add(Button::new(name).small()).on_hover_ui(|ui| {
                ui.set_max_width(ui.spacing().tooltip_width);
                ui.label(otherwise_words(ui, (scene, derived), side, index));
                ui.label(RichText::new("Click to see both runs side by side").weak());
            });
            if response.hovered() {
                attention.offer(Focus::Vertex(side, index));
            }
            if response.clicked() {
                requests.push(Request::Compare(preferring(&scene.query, side, index)));
            }
        }
    });
}

/// Describes the outcome of a run in which a vertex wins its tie. The last one is kept, since a tooltip
/// needs it in each frame.
fn otherwise_words(ui: &Ui, (scene, derived): (&Scene, &Derived), side: Side, index: usize) -> String {
    let id = Id::unique("what would come out otherwise");
    let asked = (derived.revision, side, index);
    if let Some((known, words)) = ui.data(|data| data.get_temp::<((u64, Side, usize), String)>(id))
        && known == asked
    {
        return words;
    }
    let words = otherwise(&derived.analysis, &scene.query, side, index).to_plain();
    ui.data_mut(|data| data.insert_temp(id, (asked, words.clone())));
    words
}

/// Shows the effect of a planted defect, in a frame of its own.
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
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let pieces = pieces(narration);
        let mut before = 0;
        for (index, (text, span)) in pieces.iter().enumerate() {
            keep_together(ui, &pieces, index);
            let is_lit = attention.lit().has_span(span);
            let colored = colored(text.clone(), span, palette);
            let (response, byte) = explain::label_ui(ui, if is_lit { colored.underline() } else { colored });
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
                    explain::place(response, &narration.to_plain(), before + byte);
                }
                (None, None) => {}
            }
            before += text.len();
        }
    });
}

/// Begins a new line before a word of several pieces, such as an edge with a comma, that does not fit on
/// this one.
fn keep_together(ui: &mut Ui, pieces: &[(String, &Span)], index: usize) {
    let before = index.checked_sub(1).map(|before| pieces[before].0.as_str());
    let continues = before.is_some_and(|before| !before.ends_with(' ')) && !pieces[index].0.starts_with(' ');
    if continues || ui.cursor().left() <= ui.max_rect().left() {
        return;
    }
    let rest = pieces[index..].iter().flat_map(|(text, _)| text.chars());
    let word = rest.take_while(|letter| *letter != ' ').collect();
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.painter().layout_no_wrap(word, font, Color32::PLACEHOLDER).size().x;
    if width > ui.available_size_before_wrap().x {
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

/// The spans as laid out: a line may break between any two, so brackets and commas around a number join it.
fn pieces(narration: &Narration) -> Vec<(String, &Span)> {
    let mut pieces: Vec<(String, &Span)> = Vec::new();
    for span in narration.spans() {
        let mut text = span.to_plain();
        match (pieces.last_mut(), span) {
            (Some((before, Span::Text(_))), Span::Number { .. }) if before.ends_with('(') => {
                before.pop();
                text.insert(0, '(');
            }
            (Some((before, Span::Number { .. })), Span::Text(_)) => {
                let rest = text.trim_start_matches([',', ')', '.', ';', ':']).len();
                before.extend(text.drain(..text.len() - rest));
            }
            _ => {}
        }
        pieces.push((text, span));
    }
    pieces
}

fn colored(text: String, span: &Span, palette: &Palette) -> RichText {
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
