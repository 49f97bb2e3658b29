//! The controls of the overlays: a check box for each, and toggles above the difference view for those about
//! regions.

use eframe::egui::{Button, Checkbox, RichText, ScrollArea, Slider, Ui};

use crate::app::state::cx::Cx;
use crate::app::state::flight::Flight;
use crate::app::state::panel::WindowPanel;
use crate::app::state::session::Session;
use crate::app::view::explain;
use crate::app::widgets::beside::beside;
use crate::figure::Overlay;
use crate::figure::regions::{ViewDirection, view_directions_at};
use crate::geometry::Dimension;
use crate::message::{self, text};

/// An overlay of a run, with its words.
struct OverlayRow {
    overlay: Overlay,
    name: &'static str,
    /// The name in the line above the difference view; `None` if it is not shown there.
    short: Option<&'static str>,
    tooltip: &'static str,
}

/// The overlays of a run, from top to bottom.
const ROWS: [OverlayRow; 16] = [
    OverlayRow {
        overlay: Overlay::VertexNames,
        name: "shell-names-of-vertices",
        short: None,
        tooltip: "shell-p0-q0-and-so-on",
    },
    OverlayRow {
        overlay: Overlay::Direction,
        name: "shell-search-direction-and-support",
        short: None,
        tooltip: "shell-the-arrow-v-and-the",
    },
    OverlayRow {
        overlay: Overlay::Hull,
        name: "shell-hull-of-p-q",
        short: None,
        tooltip: "shell-the-boundary-of-the-set",
    },
    OverlayRow {
        overlay: Overlay::Pairs,
        name: "shell-differences-of-vertices",
        short: None,
        tooltip: "shell-each-vertex-of-p-minus",
    },
    OverlayRow {
        overlay: Overlay::Regions,
        name: "shell-regions-of-the-simplex",
        short: Some("shell-regions"),
        tooltip: "shell-the-voronoi-regions-of-the",
    },
    OverlayRow {
        overlay: Overlay::Ghosts,
        name: "shell-earlier-simplices",
        short: None,
        tooltip: "shell-the-simplices-of-earlier-iterations",
    },
    OverlayRow {
        overlay: Overlay::Simplex,
        name: "shell-simplex-polytope-and-origin",
        short: None,
        tooltip: "shell-the-present-simplex-the-expanding",
    },
    OverlayRow {
        overlay: Overlay::Lengths,
        name: "shell-lengths",
        short: None,
        tooltip: "shell-the-distance-or-depth-and",
    },
    OverlayRow {
        overlay: Overlay::Proof,
        name: "shell-proof-at-the-last-step",
        short: None,
        tooltip: "shell-the-proof-of-the-verdict",
    },
    OverlayRow {
        overlay: Overlay::ProofThroughout,
        name: "shell-proof-at-every-step",
        short: None,
        tooltip: "shell-the-proof-of-the-verdict-2",
    },
    OverlayRow {
        overlay: Overlay::TestLines,
        name: "shell-tests-with-their-values",
        short: Some("shell-tests"),
        tooltip: "shell-where-each-test-changes-its",
    },
    OverlayRow {
        overlay: Overlay::BarredToA,
        name: "shell-where-a-can-never-be",
        short: Some("shell-a-never"),
        tooltip: "shell-hatched-there-a-would-not",
    },
    OverlayRow {
        overlay: Overlay::BarredToOrigin,
        name: "shell-where-o-can-never-be",
        short: Some("shell-o-never"),
        tooltip: "shell-hatched-there-the-origin-would",
    },
    OverlayRow {
        overlay: Overlay::Slabs,
        name: "shell-slabs-and-prisms-of-the",
        short: Some("shell-slabs"),
        tooltip: "shell-with-two-and-three-points",
    },
    OverlayRow {
        overlay: Overlay::Prism,
        name: "shell-prism-that-contains-o",
        short: Some("shell-prism"),
        tooltip: "shell-with-four-points-the-walls",
    },
    OverlayRow {
        overlay: Overlay::Flags,
        name: "shell-edge-planes",
        short: Some("shell-paper"),
        tooltip: "shell-with-four-points-planes-through",
    },
];

impl OverlayRow {
    /// Returns whether the controls show the overlay: the simple view leaves out those about the shape of regions,
    /// unless the scene or the user has switched them on.
    fn is_shown(&self, dimension: Dimension, session: &Session) -> bool {
        let is_advanced = matches!(
            self.overlay,
            Overlay::BarredToA | Overlay::BarredToOrigin | Overlay::Slabs | Overlay::Prism | Overlay::Flags
        );
        let is_left_out = is_advanced && session.settings.simple && !session.overlays.contains(self.overlay);
        self.overlay.is_in(dimension) && !is_left_out
    }
}

/// Shows the check boxes.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let (dimension, session) = (cx.scene.dimension, &mut *cx.session);
    for row in &ROWS {
        if !row.is_shown(dimension, session) {
            continue;
        }
        let mut on = session.overlays.contains(row.overlay);
        let refusal = session.effect.refusal(row.overlay);
        let response = ui.add_enabled(refusal.is_none(), Checkbox::new(&mut on, message::constant(row.name)));
        let response = beside(response, message::constant(row.tooltip), refusal.unwrap_or_default());
        if explain::text(response, message::constant(row.name)).changed() {
            session.overlays = session.overlays.set(row.overlay, on);
        }
    }
    if dimension == Dimension::Three {
        ui.checkbox(&mut session.settings.link_cameras, text!("shell-link-3d-views"))
            .on_hover_text(text!("shell-both-views-look-in-the"));
    }
    ui.checkbox(&mut session.settings.animate, text!("shell-animation"))
        .on_hover_text(text!("shell-fade-letters-and-turn-cameras"));
}

/// Shows one line above the difference view: toggles for the overlays of regions; in 3D also the spread of
/// the regions, and viewing directions.
pub(crate) fn bar(ui: &mut Ui, cx: &mut Cx<'_>) {
    let dimension = cx.scene.dimension;
    row_ui(ui, "regions", |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for row in &ROWS {
            if let Some(name) = row.short.filter(|_| row.is_shown(dimension, cx.session)) {
                toggle(ui, row, message::constant(name), cx.session);
            }
        }
    });
    if dimension == Dimension::Three {
        row_ui(ui, "directions", |ui| space_ui(ui, cx));
    }
}

/// Shows a row that scrolls sideways if it is too long. Its scroll bar lies over it, so that the picture below keeps its
/// height if a step has a longer row.
fn row_ui(ui: &mut Ui, id: &str, content: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        let scroll = &mut ui.spacing_mut().scroll;
        (scroll.floating_width, scroll.floating_allocated_width) = (4.0, 0.0);
        ScrollArea::horizontal().id_salt(id).show(ui, |ui| ui.horizontal(content));
    });
}

fn toggle(ui: &mut Ui, row: &OverlayRow, name: &str, session: &mut Session) {
    let overlay = row.overlay;
    let refusal = session.effect.refusal(overlay);
    let on = session.overlays.contains(overlay) && refusal.is_none();
    let text = RichText::new(name).small();
    let button = ui
        .add_enabled(refusal.is_none(), Button::selectable(on, text))
        .on_hover_text(message::constant(row.tooltip));
    let button = button.on_disabled_hover_text(refusal.unwrap_or_default());
    let button = explain::text(button, name);
    if button.accessible_name(text!("shell-show"; name = name)).clicked() {
        session.overlays = session.overlays.set(overlay, !on);
    }
}

/// Shows the viewing directions, and the spread of the regions.
fn space_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let directions = view_directions_at(&cx.derived.analysis, cx.step);
    let session = &mut *cx.session;
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
        let nothing = text!("shell-a-simplex-of-two-or");
        ui.add_enabled(false, Button::new(RichText::new(text!("shell-look-along")).small()))
            .on_disabled_hover_text(nothing);
    }
    let has_slabs = session.effect.refusal(Overlay::Slabs).is_none();
    if session.overlays.contains(Overlay::Slabs) && has_slabs {
        ui.separator();
        let mut hundredths = (session.overlays.opening() * 100.0).round();
        ui.spacing_mut().slider_width = 70.0;
        let label = ui.label(RichText::new(text!("shell-spread-the-regions")).small());
        let slider = Slider::new(&mut hundredths, 0.0..=100.0).integer().show_value(false);
        let response = ui.add(slider).labelled_by(label.id);
        if response.on_hover_text(text!("shell-move-the-regions-apart-the")).changed() {
            let whole = (0..=100u8).find(|whole| f64::from(*whole) >= hundredths).unwrap_or(100);
            session.overlays = session.overlays.opened(whole);
        }
    }
}

/// Turns the difference view, and the linked view with it.
fn turn(ui: &Ui, direction: &ViewDirection, session: &mut Session) {
    let now = ui.input(|input| input.time);
    let animated = session.settings.animate;
    let view = &mut session.views[WindowPanel::Difference];
    view.flight = Flight::begin(&mut view.camera, direction.direction, now, animated);
    session.follow(WindowPanel::Difference);
    ui.ctx().request_repaint();
}
