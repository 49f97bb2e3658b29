//! CODE: the algorithm as the sandbox's own pseudocode or as a program made from it, the lines that this step executes,
//! and the variables beside them.

use eframe::egui::{Button, Panel, RichText, ScrollArea, Ui};
use glam::DVec3;

use super::{script, why};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::explain;
use crate::app::widgets::{stops, theme};
use crate::explain::listing::Language;
use crate::figure::{Focus, Role, code, program, variables};
use crate::geometry::Side;
use crate::message::text;

/// Initial, minimum and maximum width of the variables, in points.
const VARIABLES: (f32, f32, f32) = (256.0, 120.0, 420.0);

/// Shows the panel.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let trace = &derived.analysis.trace;
    let (width, least, most) = VARIABLES;
    Panel::right("variables").default_size(width).size_range(least..=most).show(ui, |ui| {
        languages_ui(ui, cx);
        variables_ui(ui, cx);
    });
    if !derived.reading().is_complete && cx.visible.all {
        let step = derived.reading().executed.len() + 1;
        ui.label(text!("panels-from-step-on-this-run"; step = step));
    }
    let (listing, reading) = (derived.listing(), derived.reading());
    let script = language(cx)
        .and_then(|language| program(trace, listing, reading, cx.step, language))
        .unwrap_or_else(|| code(trace, listing, reading, cx.step));
    let pointed = script::ui(ui, &script, |row| cx.session.attention.lit().has_line(row.line));
    let line =
        |row: usize| script.rows.get(row).map(|row| row.line).filter(|line| *line < listing.lines.len());
    if let Some(line) = pointed.hovered.and_then(line) {
        cx.attention().offer(Focus::Line(line));
    }
    if let Some(line) = pointed.clicked.and_then(line) {
        match reading.next_execution(line, cx.step) {
            Some(at) => cx.requests.push(Request::JumpTo(at)),
            None => cx.requests.push(Request::Notice(text!("panels-this-run-does-not-execute").to_owned())),
        }
    }
}

/// The language of the program that the settings ask for; `None` for pseudocode.
fn language(cx: &Cx<'_>) -> Option<Language> {
    let name = cx.session.settings.program.as_deref()?;
    Language::ALL.into_iter().find(|language| language.name() == name)
}

/// Shows the choice of the language, and the button that copies the program.
fn languages_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let has_program = cx.derived.listing().has_program();
    let chosen = language(cx).filter(|_| has_program);
    ui.horizontal_wrapped(|ui| {
        stops::group(ui, "languages", |ui| {
            let pseudocode = ui.selectable_label(chosen.is_none(), text!("panels-pseudocode"));
            if pseudocode.on_hover_text(text!("panels-pseudocode.tip")).clicked() {
                cx.session.settings.program = None;
            }
            for language in Language::ALL {
                let name = language.name();
                let button = Button::selectable(chosen == Some(language), name);
                let response = ui
                    .add_enabled(has_program, button)
                    .on_hover_text(text!("panels-program"; language = name))
                    .on_disabled_hover_text(text!("panels-no-program"));
                if response.clicked() {
                    cx.session.settings.program = Some(name.to_owned());
                }
            }
            if let Some(language) = chosen {
                copy_ui(ui, language, cx);
            }
        });
    });
}

/// Shows the button that copies a program which runs the query on P and Q.
fn copy_ui(ui: &mut Ui, language: Language, cx: &mut Cx<'_>) {
    let vertices = Side::BOTH.map(|side| cx.derived.analysis.vertices(side));
    let has_vertices = vertices.iter().all(|all| !all.is_empty());
    let button = ui.add_enabled(has_vertices, Button::new(text!("panels-copy-program")));
    let response = button
        .on_hover_text(text!("panels-copy-program.tip"))
        .on_disabled_hover_text(text!("panels-copy-program.round"));
    if !response.clicked() {
        return;
    }
    let points = vertices.map(|all| all.iter().map(DVec3::to_array).collect::<Vec<_>>());
    let (v, limit) = (cx.scene.query.initial_direction.to_array(), cx.scene.query.iteration_limit);
    let program = cx.derived.listing().program_text(language, [&points[0], &points[1]], v, limit);
    if let Some(text) = program {
        ui.copy_text(text);
        let name = language.name();
        cx.requests.push(Request::Notice(text!("panels-copied-program"; language = name)));
    }
}

/// Shows the variables at this step.
fn variables_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let variables = variables(&cx.derived.analysis.trace, cx.derived.reading(), cx.step);
    let palette = theme::palette(ui);
    ScrollArea::both().id_salt("variables").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for variable in &variables {
                ui.horizontal(|ui| {
                    let (role, focus) = match (variable.letter, variable.name.as_str()) {
                        (Some(letter), _) => (Some(Role::Letter(letter)), Some(Focus::Letter(letter))),
                        (None, name) if name == "v" || name == text!("figure-new-v") => {
                            (Some(Role::Direction), Some(Focus::Direction))
                        }
                        _ => (None, None),
                    };
                    let name = RichText::new(&variable.name).monospace().strong();
                    let name = match role {
                        Some(role) => name.color(theme::color(palette.text(role))),
                        None => name,
                    };
                    let is_lit = focus.is_some_and(|focus| cx.attention().lit().is_about(focus));
                    let response = ui.label(if is_lit { name.underline() } else { name });
                    if let Some(focus) = focus {
                        why::link(&response, focus, cx.attention());
                    }
                    explain::text(response, &variable.name);
                    ui.label(RichText::new(format!("= {}", variable.value)).monospace());
                });
            }
        },
    );
}
