//! CODE: the algorithm as pseudocode of our own, the lines that this step executes, and the variables beside them.

use eframe::egui::{Panel, RichText, ScrollArea, Ui};

use super::script;
use crate::app::derived::Derived;
use crate::app::request::{Request, Requests};
use crate::app::session::Session;
use crate::app::theme;
use crate::figure::{Focus, Role, code, variables};

/// How wide the variables are at first, at least and at most, in points.
const VARIABLES: (f32, f32, f32) = (230.0, 120.0, 420.0);

/// Shows the panel.
pub(crate) fn ui(ui: &mut Ui, derived: &Derived, session: &mut Session, requests: &mut Requests) {
    let step = session.playback.step();
    let trace = &derived.study.trace;
    let (width, least, most) = VARIABLES;
    Panel::right("variables").default_size(width).size_range(least..=most).show(ui, |ui| {
        variables_ui(ui, derived, step);
    });
    if !derived.reading.is_complete {
        let step = derived.reading.executed.len() + 1;
        ui.label(format!("From step {step} on this run does not follow the listing"));
    }
    let script = code(trace, &derived.listing, &derived.reading, step);
    let lit = lit_lines(derived, session);
    let pointed = script::ui(ui, &script, |row| lit.contains(&row.line));
    if let Some(line) = pointed.hovered {
        session.attention.offer(Focus::Line(line));
    }
    if let Some(line) = pointed.clicked {
        match derived.reading.next_execution(line, step) {
            Some(at) => requests.push(Request::JumpTo(at)),
            None => requests.push(Request::Notice("This run does not execute that line".to_owned())),
        }
    }
}

/// The lines that belong to what is pointed at in another panel.
fn lit_lines(derived: &Derived, session: &Session) -> Vec<usize> {
    let of_steps = |steps: std::ops::Range<usize>| -> Vec<usize> {
        let executed = derived.reading.executed.iter().take(steps.end).skip(steps.start);
        executed.map(|executed| executed.line).collect()
    };
    match session.attention.current() {
        Some(Focus::Line(line)) => vec![line],
        Some(Focus::Step(step)) => of_steps(step..step + 1),
        Some(Focus::Turn(turn)) => {
            derived.turns.get(turn).map_or_else(Vec::new, |turn| of_steps(turn.events.clone()))
        }
        _ => Vec::new(),
    }
}

/// The variables at this step.
fn variables_ui(ui: &mut Ui, derived: &Derived, step: usize) {
    let variables = variables(&derived.study.trace, &derived.reading, step);
    let palette = theme::palette(ui);
    ScrollArea::both().id_salt("variables").auto_shrink([false, false]).show(ui, |ui| {
        if variables.is_empty() {
            ui.label(RichText::new("The polytope has numbered corners and sides: see the table").weak());
        }
        ui.spacing_mut().item_spacing.y = 1.0;
        for variable in &variables {
            ui.horizontal(|ui| {
                let role = match (variable.letter, variable.name.as_str()) {
                    (Some(letter), _) => Some(Role::Letter(letter)),
                    (None, "v" | "new v") => Some(Role::Direction),
                    _ => None,
                };
                let name = RichText::new(&variable.name).monospace().strong();
                ui.label(match role {
                    Some(role) => name.color(theme::color(palette.text(role))),
                    None => name,
                });
                ui.label(RichText::new(format!("= {}", variable.value)).monospace());
            });
        }
    });
}
