//! The goal of the page with its hints, and the solution that reaches it.

use eframe::egui::{Button, ComboBox, RichText, Ui};

use super::draft::LessonDraft;
use super::fields::line_ui;
use crate::app::features::lessons::request::AuthorRequest;
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::widgets::number_field::NumberField;
use crate::geometry::Dimension;
use crate::gjk::{Algorithm, Verdict};
use crate::lesson::{Goal, Solution};
use crate::message::text;

/// Maximum number of hints, and of parts of a goal.
const MAX_PARTS: usize = 12;

/// Maximum depth of nested goals that can be changed.
const MAX_DEPTH: usize = 2;

/// The kinds of goals, each with an example.
fn kinds(dimension: Dimension) -> Vec<(&'static str, Goal)> {
    let mut kinds = vec![
        (text!("authoring-verdict"), Goal::Verdict(Verdict::Separate)),
        (text!("authoring-q-moved"), Goal::Moved),
        (text!("authoring-run-at-its-end"), Goal::AtEnd),
        (text!("authoring-support-points"), Goal::Supports(5)),
        (text!("authoring-region"), Goal::Region("inside".to_owned())),
        (text!("authoring-gap"), Goal::Gap(0.5)),
        (text!("authoring-depth"), Goal::Depth(0.5)),
        (text!("authoring-this-algorithm-wrong"), Goal::Wrong),
        (text!("authoring-this-algorithm-right"), Goal::Right),
        (text!("authoring-another-algorithm-wrong"), Goal::DisagreesWith(Algorithm::default())),
    ];
    if dimension == Dimension::Three {
        kinds.push((text!("authoring-outcomes-in-explore"), Goal::Outcomes(5)));
    }
    kinds.push((text!("authoring-all-of-several"), Goal::All(vec![Goal::Moved])));
    kinds.push((text!("authoring-one-of-several"), Goal::Any(vec![Goal::Moved])));
    kinds
}

/// Shows the goal, its hints and its solution.
pub(super) fn ui(ui: &mut Ui, draft: &mut LessonDraft, is_wanted: bool, cx: &mut Cx<'_>) {
    ui.separator();
    let heading = ui.label(RichText::new(text!("authoring-goal")).strong());
    if is_wanted {
        heading.scroll_to_me(None);
    }
    let (sheet, page) = draft.parts();
    let dimension = sheet.scene().dimension;
    let mut goal = page.goal.take();
    kind_ui(ui, &mut goal, dimension, 0);
    page.goal = goal;
    if let Some(goal) = &page.goal {
        ui.label(RichText::new(text!("authoring-in-words"; words = goal.words())).weak());
    }
    if page.goal.is_none() && page.solution.is_none() && page.hints.is_empty() {
        return;
    }
    let mut gone = None;
    for (number, hint) in page.hints.iter_mut().enumerate() {
        ui.push_id(("hint", number), |ui| {
            line_ui(ui, &text!("authoring-hint"; number = number + 1), hint);
            if ui.small_button(text!("authoring-delete-hint"; number = number + 1)).clicked() {
                gone = Some(number);
            }
        });
    }
    if let Some(number) = gone {
        page.hints.remove(number);
    }
    if ui
        .add_enabled(page.hints.len() < MAX_PARTS, Button::new(text!("authoring-add-hint")).small())
        .clicked()
    {
        page.hints.push(String::new());
    }
    ui.label(RichText::new(text!("authoring-solution")).strong());
    let none = || text!("authoring-none-yet-reach-the-goal").to_owned();
    ui.label(page.solution.as_ref().map_or_else(none, Solution::words));
    ui.horizontal_wrapped(|ui| {
        let take = ui.button(text!("authoring-the-solution-is-on-screen"));
        let about = text!("authoring-reach-the-goal-in-the");
        if take.on_hover_text(about).clicked() {
            cx.requests.push(Request::feature(AuthorRequest::TakeSolution));
        }
        if page.solution.is_some() && ui.button(text!("authoring-no-solution")).clicked() {
            page.solution = None;
        }
    });
}

/// Shows the kind of a goal, or its absence, and its fields.
fn kind_ui(ui: &mut Ui, goal: &mut Option<Goal>, dimension: Dimension, depth: usize) {
    let kinds = kinds(dimension);
    let is_kind = |goal: &Goal, kind: &Goal| std::mem::discriminant(goal) == std::mem::discriminant(kind);
    let current = goal.as_ref().and_then(|goal| kinds.iter().find(|(_, kind)| is_kind(goal, kind)));
    let text = match (&goal, current) {
        (None, _) => text!("authoring-no-goal"),
        (Some(_), Some((name, _))) => *name,
        (Some(_), None) => text!("authoring-outcomes-in-explore"),
    };
    let shown = ComboBox::from_id_salt("kind of goal").selected_text(text).show_ui(ui, |ui| {
        if ui.selectable_label(goal.is_none(), text!("authoring-no-goal")).clicked() {
            *goal = None;
        }
        for (name, kind) in &kinds {
            let is_compound = matches!(kind, Goal::All(_) | Goal::Any(_));
            if is_compound && depth + 1 >= MAX_DEPTH {
                continue;
            }
            let is_chosen = goal.as_ref().is_some_and(|goal| is_kind(goal, kind));
            if ui.selectable_label(is_chosen, *name).clicked() && !is_chosen {
                *goal = Some(kind.clone());
            }
        }
    });
    shown.response.accessible_name(text!("authoring-kind-of-goal"));
    if let Some(goal) = goal {
        fields_ui(ui, goal, dimension, depth);
    }
}

/// Shows the fields of a goal.
fn fields_ui(ui: &mut Ui, goal: &mut Goal, dimension: Dimension, depth: usize) {
    match goal {
        Goal::Verdict(verdict) => {
            let all = [Verdict::Overlap, Verdict::Touching, Verdict::Separate];
            choice_ui(ui, text!("authoring-true-verdict"), verdict, all, |verdict| verdict.word().to_owned());
        }
        Goal::Supports(least) => {
            whole_ui(ui, text!("authoring-least-number-of-support-points"), least, 1.0..=1000.0);
        }
        Goal::Outcomes(least) => whole_ui(ui, text!("authoring-least-number-of-outcomes"), least, 1.0..=25.0),
        Goal::Region(name) => {
            choice_ui(
                ui,
                text!("authoring-region-of-the-goal"),
                name,
                Goal::regions(dimension),
                Clone::clone,
            );
        }
        Goal::Gap(most) => length_ui(ui, text!("authoring-greatest-distance"), most),
        Goal::Depth(least) => length_ui(ui, text!("authoring-least-depth"), least),
        Goal::DisagreesWith(algorithm) => {
            let fitting = Algorithm::ALL.into_iter().filter(|it| it.refusal(dimension).is_none());
            choice_ui(ui, text!("authoring-algorithm-that-is-wrong"), algorithm, fitting, |it| {
                it.title().to_owned()
            });
        }
        Goal::Wrong | Goal::Right | Goal::Moved | Goal::AtEnd => {}
        Goal::All(goals) | Goal::Any(goals) if depth + 1 < MAX_DEPTH => {
            let mut gone = None;
            for (number, part) in goals.iter_mut().enumerate() {
                ui.push_id(("part", number), |ui| {
                    ui.indent("part", |ui| {
                        let mut some = Some(part.clone());
                        kind_ui(ui, &mut some, dimension, depth + 1);
                        match some {
                            Some(goal) => *part = goal,
                            None => gone = Some(number),
                        }
                    });
                });
            }
            if let Some(number) = gone.filter(|_| goals.len() > 1) {
                goals.remove(number);
            }
            if ui
                .add_enabled(goals.len() < MAX_PARTS, Button::new(text!("authoring-add-part")).small())
                .clicked()
            {
                goals.push(Goal::Moved);
            }
        }
        Goal::All(_) | Goal::Any(_) => {
            ui.label(text!("authoring-a-goal-within-goals-change"));
        }
    }
}

fn choice_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    current: &mut T,
    all: impl IntoIterator<Item = T>,
    words: impl Fn(&T) -> String,
) {
    let shown = ComboBox::from_id_salt(name).selected_text(words(current)).show_ui(ui, |ui| {
        for value in all {
            if ui.selectable_label(*current == value, words(&value)).clicked() {
                *current = value;
            }
        }
    });
    shown.response.accessible_name(name);
}

fn whole_ui(ui: &mut Ui, name: &str, value: &mut usize, range: std::ops::RangeInclusive<f64>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(name);
        if let Some(number) = NumberField::new(name, *value as f64).range(range).show_whole(ui) {
            *value = number;
        }
    });
}

fn length_ui(ui: &mut Ui, name: &str, value: &mut f64) {
    ui.horizontal_wrapped(|ui| {
        ui.label(name);
        if let Some(number) = NumberField::new(name, *value).range(0.0..=f64::MAX).show(ui) {
            *value = number;
        }
    });
}
