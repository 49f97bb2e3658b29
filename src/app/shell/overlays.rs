//! The overlays: all of them as check boxes, and those that explain regions above the difference view.

use eframe::egui::{Button, RichText, ScrollArea, Slider, Ui};

use crate::app::state::derived::Derived;
use crate::app::state::flight::Flight;
use crate::app::state::panel::Panel;
use crate::app::state::session::Session;
use crate::app::view::explain;
use crate::figure::Overlay;
use crate::figure::regions::{ViewDirection, view_directions_at};
use crate::geometry::Dimension;

/// Shows the check boxes.
pub(crate) fn ui(ui: &mut Ui, dimension: Dimension, session: &mut Session) {
    for overlay in Overlay::ALL.into_iter().filter(|overlay| overlay.is_in(dimension)) {
        let mut on = session.overlays.contains(overlay);
        let response = ui.checkbox(&mut on, name(overlay)).on_hover_text(tooltip(overlay));
        if explain::text(response, name(overlay)).changed() {
            session.overlays = session.overlays.toggled(overlay);
        }
    }
    if dimension == Dimension::Three {
        ui.checkbox(&mut session.settings.link_cameras, "Link 3D views")
            .on_hover_text("Both views look in the same direction");
    }
    ui.checkbox(&mut session.settings.animate, "Animation")
        .on_hover_text("Fade letters and turn cameras gradually instead of at once");
}

/// Shows one line above the difference view: toggles for the overlays of regions; in 3D also how far the regions are
/// spread, and directions of view.
pub(crate) fn bar(ui: &mut Ui, derived: &Derived, session: &mut Session) {
    let dimension = derived.study.dimension;
    ScrollArea::horizontal().id_salt("regions").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for overlay in Overlay::ALL.into_iter().filter(|overlay| overlay.is_of_regions()) {
                if overlay.is_in(dimension) {
                    toggle(ui, overlay, derived, session);
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

fn toggle(ui: &mut Ui, overlay: Overlay, derived: &Derived, session: &mut Session) {
    let supported = derived.study.trace.state(session.playback.step()).supported;
    let can_be_drawn =
        overlay != Overlay::BarredToOrigin || supported.is_some_and(|supported| supported.aimed);
    let on = session.overlays.contains(overlay) && can_be_drawn;
    let text = RichText::new(short_name(overlay)).small();
    let button = ui.add_enabled(can_be_drawn, Button::selectable(on, text)).on_hover_text(tooltip(overlay));
    let button = button.on_disabled_hover_text(
        "At this step the run has not made sure of where the origin can never be: the direction did not point from the nearest feature to the origin, or a face was passed over",
    );
    let button = explain::text(button, short_name(overlay));
    if button.accessible_name(format!("Show {}", short_name(overlay))).clicked() {
        session.overlays = session.overlays.toggled(overlay);
    }
}

/// Shows the directions of view, and how far the regions are spread.
fn space_ui(ui: &mut Ui, derived: &Derived, session: &mut Session) {
    let directions = view_directions_at(&derived.study, session.playback.step());
    for look in &directions {
        if ui.add(Button::new(RichText::new(&look.name).small())).on_hover_text(look.shows).clicked() {
            turn(ui, look, session);
        }
    }
    if directions.is_empty() {
        let nothing = "A simplex of two or more points defines directions to look along";
        ui.add_enabled(false, Button::new(RichText::new("Look along").small()))
            .on_disabled_hover_text(nothing);
    }
    if session.overlays.contains(Overlay::Slabs) {
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
fn turn(ui: &Ui, look: &ViewDirection, session: &mut Session) {
    let now = ui.input(|input| input.time);
    let animated = session.settings.animate;
    let view = &mut session.views[Panel::Difference];
    view.flight = Flight::begin(&mut view.camera, look.direction, now, animated);
    session.follow(Panel::Difference);
    ui.ctx().request_repaint();
}

const fn name(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::VertexNames => "Names of vertices",
        Overlay::Direction => "Search direction and support",
        Overlay::Hull => "Hull of P − Q",
        Overlay::Pairs => "Differences of vertices",
        Overlay::Regions => "Regions of the simplex",
        Overlay::Ghosts => "Earlier simplices",
        Overlay::Simplex => "Simplex, polytope and origin",
        Overlay::Lengths => "Lengths",
        Overlay::Proof => "Proof at the last step",
        Overlay::ProofThroughout => "Proof at every step",
        Overlay::TestLines => "Tests with their values",
        Overlay::BarredToA => "Where A can never be",
        Overlay::BarredToOrigin => "Where O can never be",
        Overlay::Slabs => "Slabs and prisms of the regions",
        Overlay::Prism => "Prism that contains O",
        Overlay::Flags => "Folded paper on the edges",
    }
}

/// The name in the line above the view.
const fn short_name(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Regions => "Regions",
        Overlay::TestLines => "Tests",
        Overlay::BarredToA => "A never",
        Overlay::BarredToOrigin => "O never",
        Overlay::Slabs => "Slabs",
        Overlay::Prism => "Prism",
        Overlay::Flags => "Paper",
        _ => name(overlay),
    }
}

const fn tooltip(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::VertexNames => "p0, q0 and so on",
        Overlay::Direction => "The arrow v, and the support points on P and on Q",
        Overlay::Hull => "The boundary of the set of all points p − q",
        Overlay::Pairs => "Each vertex of P minus each of Q",
        Overlay::Regions => {
            "The Voronoi regions of the features of the simplex: chosen, tested or impossible; with four points the faces that see the origin"
        }
        Overlay::Ghosts => "The simplices of earlier iterations",
        Overlay::Simplex => "The present simplex, the expanding polytope and the origin",
        Overlay::Lengths => "The distance or depth, and the points between which it is measured",
        Overlay::Proof => "The proof of the verdict, once the query is over",
        Overlay::ProofThroughout => "The proof of the verdict, from the start",
        Overlay::TestLines => {
            "Where each test changes its sign, with an arrow to the positive side and the value"
        }
        Overlay::BarredToA => {
            "Hatched: there A would not have passed the origin, or the support mapping would be broken"
        }
        Overlay::BarredToOrigin => {
            "Hatched: there the origin would have been found, or A rejected, in an earlier iteration; for two and three points"
        }
        Overlay::Slabs => "With two and three points: the regions as solids, which can be moved apart",
        Overlay::Prism => {
            "With four points: the walls, floor and ceiling of the region that can contain the origin"
        }
        Overlay::Flags => {
            "With four points: planes through the edges at A, perpendicular to the faces that see the origin"
        }
    }
}
