//! CODE: the algorithm as the sandbox's own pseudocode, the lines that this step executes, and the variables
//! beside them.

use eframe::egui::{Panel, RichText, ScrollArea, Ui};

use super::{script, why};
use crate::app::state::cx::Cx;
use crate::app::state::request::Request;
use crate::app::view::explain;
use crate::app::widgets::theme;
use crate::figure::{Focus, Role, code, variables};
use crate::message::text;

/// Initial, minimum and maximum width of the variables, in points.
const VARIABLES: (f32, f32, f32) = (256.0, 120.0, 420.0);

/// Shows the panel.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let derived = cx.derived;
    let trace = &derived.analysis.trace;
    let (width, least, most) = VARIABLES;
    Panel::right("variables").default_size(width).size_range(least..=most).show(ui, |ui| {
        variables_ui(ui, cx);
    });
    if !derived.reading().is_complete && cx.visible.all {
        let step = derived.reading().executed.len() + 1;
        ui.label(text!("panels-from-step-on-this-run"; step = step));
    }
    let script = code(trace, derived.listing(), derived.reading(), cx.step);
    let pointed = script::ui(ui, &script, |row| cx.session.attention.lit().has_line(row.line));
    if let Some(line) = pointed.hovered {
        cx.attention().offer(Focus::Line(line));
    }
    if let Some(line) = pointed.clicked {
        match derived.reading().next_execution(line, cx.step) {
            Some(at) => cx.requests.push(Request::JumpTo(at)),
            None => cx.requests.push(Request::Notice(text!("panels-this-run-does-not-execute").to_owned())),
        }
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
