//! The legality of the arrangement, with the test that rules it out; the drawn overlays; Djonov's decision.

use eframe::egui::{Button, Checkbox, Label, Rect, RichText, Sense, Stroke, Ui, Vec2, vec2};

use super::{starts, words};
use crate::app::command::Command;
use crate::app::features::explore::Explorer;
use crate::app::panels::why::sentences_ui;
use crate::app::state::cx::Cx;
use crate::app::state::flight::Flight;
use crate::app::state::focus::Attention;
use crate::app::state::layout::Only;
use crate::app::view::alone;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::theme;
use crate::edit::Change;
use crate::figure::explorer::{Arrangement, Decision, has_overlay, picture, violations};
use crate::figure::narration::{can_happen, region_name, short, stopped};
use crate::figure::regions::view_directions;
use crate::figure::{Palette, Role};
use crate::geometry::Side;
use crate::gjk::Letter;
use crate::message::{self, text};

/// The side of the square in which a lamp is painted, in points.
const LAMP: f32 = 14.0;

/// Shows the legality, the overlays and the decision.
pub(super) fn ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    decision: &Decision,
    explorer: &mut Explorer,
    cx: &mut Cx<'_>,
) {
    ui.horizontal_wrapped(|ui| {
        let title = alone::title(ui, text!("explore-title"));
        alone::ui(ui, &title, text!("explore-the-words"), Only::Right, cx);
        let kept = arrangement.kept();
        ui.label(
            RichText::new(format!("n = {kept}: {}", message::constant(KINDS[kept.clamp(1, 3) - 1]))).weak(),
        );
    });
    if let Some(before) = explorer.run_before(cx.document) {
        let step = before.progress.step();
        let tooltip = text!("explore-show-the-run-again-at"; step = step + 1);
        if ui.button(text!("explore-back-to-the-run")).on_hover_text(tooltip).clicked() {
            cx.requests.command(Command::ShowRun);
        }
    }
    starts::ui(ui, cx);
    ui.separator();
    legality_ui(ui, arrangement, explorer, cx.attention());
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut explorer.rules_broken, text!("explore-break-the-rules"))
            .on_hover_text(text!("explore-off-a-drag-stops-where"));
        ui.checkbox(&mut cx.session.settings.animate, text!("explore-animation"))
            .on_hover_text(text!("explore-move-letters-to-their-new"));
    });
    ui.separator();
    overlays_ui(ui, arrangement, decision, explorer);
    looks_ui(ui, arrangement, explorer, cx.session.settings.animate);
    ui.separator();
    decision_ui(ui, arrangement, decision, explorer, cx);
}

/// The ids of the simplex made of n kept points and A.
const KINDS: [&str; 3] = ["explore-a-segment", "explore-a-triangle", "explore-a-tetrahedron"];

/// Shows whether a run can reach the arrangement, and the tests that stopped the last drag or that rule out
/// an impossible arrangement.
fn legality_ui(ui: &mut Ui, arrangement: &Arrangement, explorer: &mut Explorer, attention: &mut Attention) {
    let stops_here = violations(arrangement);
    if stops_here.is_empty() {
        if let Some(wanted) = explorer.wanted(arrangement) {
            heading(ui, text!("explore-stopped"), true);
            for stop in violations(wanted) {
                sentences_ui(ui, &stopped(wanted, stop), attention);
            }
            let rest = text!("explore-the-drag-ends-at-the");
            ui.add(Label::new(RichText::new(rest).weak()).wrap());
        } else {
            heading(ui, text!("explore-legal"), false);
            sentences_ui(ui, &can_happen(arrangement), attention);
        }
        return;
    }
    heading(ui, text!("explore-impossible"), true);
    for stop in stops_here {
        sentences_ui(ui, &stopped(arrangement, stop), attention);
    }
    let help = text!("explore-the-decision-below-relies-on");
    ui.add(Label::new(RichText::new(help).weak()).wrap());
}

fn heading(ui: &mut Ui, word: &str, warns: bool) {
    ui.horizontal(|ui| {
        if warns {
            icons::inline(ui, Icon::Warning, LAMP, ui.visuals().warn_fg_color);
        }
        ui.label(RichText::new(word).strong());
    });
}

fn overlays_ui(ui: &mut Ui, arrangement: &Arrangement, decision: &Decision, explorer: &mut Explorer) {
    ui.horizontal_wrapped(|ui| {
        for (overlay, name, tooltip) in words::OVERLAYS {
            if !has_overlay(arrangement, overlay) {
                continue;
            }
            let mut shown = explorer.overlays.contains(overlay);
            let [without, with] = [explorer.overlays.without(overlay), explorer.overlays.with(overlay)]
                .map(|overlays| picture(arrangement, decision, overlays, None));
            let checkbox =
                ui.add_enabled(without != with, Checkbox::new(&mut shown, message::constant(name)));
            let nothing = text!("explore-nothing-to-show-where-the");
            if checkbox.on_hover_text(message::constant(tooltip)).on_disabled_hover_text(nothing).changed() {
                explorer.overlays = explorer.overlays.set(overlay, shown);
            }
        }
    });
}

/// Shows the buttons that turn the camera until the picture of the 2D case appears.
fn looks_ui(ui: &mut Ui, arrangement: &Arrangement, explorer: &mut Explorer, animated: bool) {
    if arrangement.dimension == crate::geometry::Dimension::Two {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for look in view_directions(&arrangement.simplex()) {
            if ui.button(&look.name).on_hover_text(look.shows).clicked() {
                let (view, now) = (&mut explorer.view, ui.input(|input| input.time));
                view.flight = Flight::begin(&mut view.camera, look.direction, now, animated);
                ui.ctx().request_repaint();
            }
        }
    });
}

fn decision_ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    decision: &Decision,
    explorer: &mut Explorer,
    cx: &mut Cx<'_>,
) {
    ui.label(RichText::new(text!("explore-djonovs-decision")).strong());
    if let Some(code) = decision.code() {
        for (face, value) in &decision.faces {
            lamp_ui(ui, *face, *value);
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text!("figure-code"; code = format!("0b{code:03b}"))).strong());
            let found = match (decision.region, code) {
                (Some(region), _) => region_name(region),
                (None, _) => text!("explore-all-three-only-by-breaking").to_owned(),
            };
            ui.label(format!("→ {found}"));
        });
        rename_ui(ui, arrangement, decision, explorer, cx);
    } else if let Some(region) = decision.region {
        ui.label(format!("→ {}", region_name(region)));
    }
    for sentence in decision.sentences() {
        sentences_ui(ui, &sentence, cx.attention());
    }
}

/// Shows a face: a full lamp if O is in front of it, an empty one if not.
fn lamp_ui(ui: &mut Ui, face: [Letter; 3], value: f64) {
    let palette = theme::palette(ui);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(LAMP), Sense::hover());
        paint_lamp(ui, rect, palette, value > 0.0);
        let name: String = face.iter().map(Letter::to_string).collect();
        let sees = if value > 0.0 { text!("explore-sees-o") } else { text!("explore-does-not-see-o") };
        ui.label(format!("{name} {sees} ({})", short(value)));
    });
}

fn paint_lamp(ui: &Ui, rect: Rect, palette: &Palette, on: bool) {
    let radius = rect.width() * 0.4;
    let ink = theme::color(palette.text(Role::Lit));
    if on {
        ui.painter().circle_filled(rect.center(), radius, ink);
        for ray in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            let from = rect.center() + ray * radius;
            ui.painter().line_segment([from, from + ray * 3.0], Stroke::new(1.5, ink));
        }
    } else {
        ui.painter().circle_stroke(rect.center(), radius, Stroke::new(1.5, theme::color(palette.faint)));
    }
}

/// Shows the button that rotates the names: as the published code does, or B → C → D → B if it needs no
/// rotation.
fn rename_ui(
    ui: &mut Ui,
    arrangement: &Arrangement,
    decision: &Decision,
    explorer: &mut Explorer,
    cx: &mut Cx<'_>,
) {
    use Letter::{A, B, C, D};
    let turned = vec![A, C, D, B];
    let order = decision.renamed.as_ref().map_or(&turned, |(from, _)| from);
    let names: String = order.iter().map(Letter::to_string).collect();
    let tooltip = if decision.renamed.is_some() {
        text!("explore-the-code-renames-the-vertices")
    } else {
        text!("explore-the-code-solves-this-case")
    };
    let button = ui.add(Button::new(text!("explore-rename-to-abcd"; names = names))).on_hover_text(tooltip);
    if button.clicked()
        && let Ok(renamed) = arrangement.renamed(order).place_in(cx.scene)
    {
        if cx.session.settings.animate {
            explorer.rename(arrangement, ui.input(|input| input.time));
        }
        let body = renamed.bodies[Side::P].clone();
        cx.requests.edit(text!("explore-rename-to-abcd-2"; names = names), Change::Body(Side::P, body));
    }
}
