//! CODE: the algorithm as the sandbox's own pseudocode, the lines that this step executes, and the variables
//! beside them.

use eframe::egui::{Panel, RichText, ScrollArea, Ui};

use super::{script, why};
use crate::app::state::derived::Derived;
use crate::app::state::focus::Attention;
use crate::app::state::request::{Request, Requests};
use crate::app::state::told::VisibleRun;
use crate::app::view::explain;
use crate::app::widgets::theme;
use crate::figure::{Focus, Role, code, variables};
use crate::message::text;

/// Initial, minimum and maximum width of the variables, in points.
const VARIABLES: (f32, f32, f32) = (256.0, 120.0, 420.0);

/// Shows the panel.
pub(crate) fn ui(
    ui: &mut Ui,
    derived: &Derived,
    (step, attention): (usize, &mut Attention),
    told: VisibleRun,
    requests: &mut Requests,
) {
    let trace = &derived.analysis.trace;
    let (width, least, most) = VARIABLES;
    Panel::right("variables").default_size(width).size_range(least..=most).show(ui, |ui| {
        variables_ui(ui, derived, step, attention);
    });
    if !derived.reading.is_complete && told.all {
        let step = derived.reading.executed.len() + 1;
        ui.label(text!("panels-from-step-on-this-run"; step = step));
    }
    let script = code(trace, &derived.listing, &derived.reading, step);
    let lit = attention.lit();
    let pointed = script::ui(ui, &script, |row| lit.has_line(row.line));
    if let Some(line) = pointed.hovered {
        attention.offer(Focus::Line(line));
    }
    if let Some(line) = pointed.clicked {
        match derived.reading.next_execution(line, step) {
            Some(at) => requests.push(Request::JumpTo(at)),
            None => requests.push(Request::Notice(text!("panels-this-run-does-not-execute").to_owned())),
        }
    }
}

/// Shows the variables at this step.
fn variables_ui(ui: &mut Ui, derived: &Derived, step: usize, attention: &mut Attention) {
    let variables = variables(&derived.analysis.trace, &derived.reading, step);
    let palette = theme::palette(ui);
    ScrollArea::both().id_salt("variables").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            if variables.is_empty() {
                ui.label(RichText::new(text!("panels-the-polytope-has-numbered-corners")).weak());
            }
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
                    let is_lit = focus.is_some_and(|focus| attention.lit().is_about(focus));
                    let response = ui.label(if is_lit { name.underline() } else { name });
                    if let Some(focus) = focus {
                        why::link(&response, focus, attention);
                    }
                    explain::text(response, &variable.name);
                    ui.label(RichText::new(format!("= {}", variable.value)).monospace());
                });
            }
        },
    );
}
