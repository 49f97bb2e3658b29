//! The overlays: all of them as check boxes, and those that explain regions above the difference view.

use eframe::egui::{Button, Checkbox, RichText, ScrollArea, Slider, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::flight::Flight;
use crate::app::state::panel::Panel;
use crate::app::state::session::Session;
use crate::app::view::explain;
use crate::figure::Overlay;
use crate::figure::regions::{ViewDirection, view_directions_at};
use crate::geometry::Dimension;

/// An overlay of a run, with its words.
struct Row {
    overlay: Overlay,
    name: &'static str,
    /// The name in the line above the difference view; `None` if it is not shown there.
    short: Option<&'static str>,
    tooltip: &'static str,
}

/// The overlays of a run, from top to bottom.
const ROWS: [Row; 16] = [
    Row {
        overlay: Overlay::VertexNames,
        name: "Names of vertices",
        short: None,
        tooltip: "p0, q0 and so on",
    },
    Row {
        overlay: Overlay::Direction,
        name: "Search direction and support",
        short: None,
        tooltip: "The arrow v, and the support points on P and on Q",
    },
    Row {
        overlay: Overlay::Hull,
        name: "Hull of P ⊖ Q",
        short: None,
        tooltip: "The boundary of the set of all points p − q",
    },
    Row {
        overlay: Overlay::Pairs,
        name: "Differences of vertices",
        short: None,
        tooltip: "Each vertex of P minus each of Q",
    },
    Row {
        overlay: Overlay::Regions,
        name: "Regions of the simplex",
        short: Some("Regions"),
        tooltip: "The Voronoi regions of the features of the simplex: chosen, tested or impossible; with four points the faces that see the origin",
    },
    Row {
        overlay: Overlay::Ghosts,
        name: "Earlier simplices",
        short: None,
        tooltip: "The simplices of earlier iterations",
    },
    Row {
        overlay: Overlay::Simplex,
        name: "Simplex, polytope and origin",
        short: None,
        tooltip: "The present simplex, the expanding polytope and the origin",
    },
    Row {
        overlay: Overlay::Lengths,
        name: "Lengths",
        short: None,
        tooltip: "The distance or depth, and the points between which it is measured",
    },
    Row {
        overlay: Overlay::Proof,
        name: "Proof at the last step",
        short: None,
        tooltip: "The proof of the verdict, once the query is over",
    },
    Row {
        overlay: Overlay::ProofThroughout,
        name: "Proof at every step",
        short: None,
        tooltip: "The proof of the verdict, from the start",
    },
    Row {
        overlay: Overlay::TestLines,
        name: "Tests with their values",
        short: Some("Tests"),
        tooltip: "Where each test changes its sign, with an arrow to the positive side and the value",
    },
    Row {
        overlay: Overlay::BarredToA,
        name: "Where A can never be",
        short: Some("A never"),
        tooltip: "Hatched: there A would not have passed the origin, or the support mapping would be broken",
    },
    Row {
        overlay: Overlay::BarredToOrigin,
        name: "Where O can never be",
        short: Some("O never"),
        tooltip: "Hatched: there the origin would have been found, or A rejected, in an earlier iteration; for two and three points",
    },
    Row {
        overlay: Overlay::Slabs,
        name: "Slabs and prisms of the regions",
        short: Some("Slabs"),
        tooltip: "With two and three points: the regions as solids, which can be moved apart",
    },
    Row {
        overlay: Overlay::Prism,
        name: "Prism that contains O",
        short: Some("Prism"),
        tooltip: "With four points: the walls, floor and ceiling of the region that can contain the origin",
    },
    Row {
        overlay: Overlay::Flags,
        name: "Folded paper on the edges",
        short: Some("Paper"),
        tooltip: "With four points: planes through the edges at A, perpendicular to the faces that see the origin",
    },
];

/// Shows the check boxes.
pub(crate) fn ui(ui: &mut Ui, dimension: Dimension, session: &mut Session) {
    for row in ROWS.iter().filter(|row| row.overlay.is_in(dimension)) {
        let mut on = session.overlays.contains(row.overlay);
        let refusal = session.effect.refusal(row.overlay);
        let response = ui.add_enabled(refusal.is_none(), Checkbox::new(&mut on, row.name));
        let response =
            response.on_hover_text(row.tooltip).on_disabled_hover_text(refusal.unwrap_or_default());
        if explain::text(response, row.name).changed() {
            session.overlays = session.overlays.set(row.overlay, on);
        }
    }
    if dimension == Dimension::Three {
        ui.checkbox(&mut session.settings.link_cameras, "Link 3D views")
            .on_hover_text("Both views look in the same direction");
    }
    ui.checkbox(&mut session.settings.animate, "Animation")
        .on_hover_text("Fade letters and turn cameras gradually instead of at once");
}

/// Shows one line above the difference view: toggles for the overlays of regions; in 3D also the spread of
/// the regions, and viewing directions.
pub(crate) fn bar(ui: &mut Ui, derived: &Derived, session: &mut Session) {
    let dimension = derived.analysis.dimension;
    ScrollArea::horizontal().id_salt("regions").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for row in ROWS.iter().filter(|row| row.overlay.is_in(dimension)) {
                if let Some(name) = row.short {
                    toggle(ui, (row, name), session);
                }
            }
        });
    });
    if dimension == Dimension::Three {
        ScrollArea::horizontal().id_salt("directions").show(ui, |ui| {
            ui.horizontal(|ui| space_ui(ui, derived, session));
        });
    }
}

fn toggle(ui: &mut Ui, (row, name): (&Row, &str), session: &mut Session) {
    let overlay = row.overlay;
    let refusal = session.effect.refusal(overlay);
    let on = session.overlays.contains(overlay) && refusal.is_none();
    let text = RichText::new(name).small();
    let button = ui.add_enabled(refusal.is_none(), Button::selectable(on, text)).on_hover_text(row.tooltip);
    let button = button.on_disabled_hover_text(refusal.unwrap_or_default());
    let button = explain::text(button, name);
    if button.accessible_name(format!("Show {name}")).clicked() {
        session.overlays = session.overlays.set(overlay, !on);
    }
}

/// Shows the viewing directions, and the spread of the regions.
fn space_ui(ui: &mut Ui, derived: &Derived, session: &mut Session) {
    let directions = view_directions_at(&derived.analysis, session.playback.step());
    for direction in &directions {
        if ui
            .add(Button::new(RichText::new(&direction.name).small()))
            .on_hover_text(direction.shows)
            .clicked()
        {
            turn(ui, direction, session);
        }
    }
    if directions.is_empty() {
        let nothing = "A simplex of two or more points defines directions to look along";
        ui.add_enabled(false, Button::new(RichText::new("Look along").small()))
            .on_disabled_hover_text(nothing);
    }
    let has_slabs = session.effect.refusal(Overlay::Slabs).is_none();
    if session.overlays.contains(Overlay::Slabs) && has_slabs {
        ui.separator();
        let mut hundredths = (session.overlays.opening() * 100.0).round();
        ui.spacing_mut().slider_width = 70.0;
        let label = ui.label(RichText::new("Spread the regions").small());
        let slider = Slider::new(&mut hundredths, 0.0..=100.0).integer().show_value(false);
        let response = ui.add(slider).labelled_by(label.id);
        if response.on_hover_text("Move the regions apart; the chosen one stays").changed() {
            let whole = (0..=100u8).find(|whole| f64::from(*whole) >= hundredths).unwrap_or(100);
            session.overlays = session.overlays.opened(whole);
        }
    }
}

/// Turns the difference view, and the linked one with it.
fn turn(ui: &Ui, direction: &ViewDirection, session: &mut Session) {
    let now = ui.input(|input| input.time);
    let animated = session.settings.animate;
    let view = &mut session.views[Panel::Difference];
    view.flight = Flight::begin(&mut view.camera, direction.direction, now, animated);
    session.follow(Panel::Difference);
    ui.ctx().request_repaint();
}
