//! SUPPORT: a direction u that the user turns, and the support functions of P, Q and P ⊖ Q along it.

use std::f64::consts::FRAC_PI_2;

use eframe::egui::{
    Align, DragValue, Layout, PointerButton, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};
use glam::DVec3;

use crate::app::features::feature::Feature;
use crate::app::state::cx::Cx;
use crate::app::state::derived::Derived;
use crate::app::state::layout::Pane;
use crate::app::state::panel::WindowPanel;
use crate::app::view::chart::{self, ChartOptions};
use crate::app::view::paint::{self, to_dvec2};
use crate::figure::reach::{GlobeView, Reach, search_direction, without_direction};
use crate::figure::{Camera, Figure};
use crate::geometry::Dimension;
use crate::message::text;
use crate::scene::ViewPreset;

/// Minimum width, in points, for the two charts side by side.
const WIDE: f32 = 620.0;
/// Minimum height of a chart, in points, with its legend; with less room for two, they scroll.
const MIN_HEIGHT: f32 = 90.0;
/// The gap between the two charts, in points.
const GAP: f32 = 6.0;

/// The direction u, along which the panel shows support values.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Dial {
    /// The direction that the user has turned; `None` while u follows the search direction.
    turned: Option<DVec3>,
}

impl Dial {
    /// Returns whether the user has turned u, so that it differs from v.
    const fn is_turned(self) -> bool {
        self.turned.is_some()
    }

    /// Returns the support functions along u at a step.
    fn reach(self, derived: &Derived, step: usize) -> Reach {
        let analysis = &derived.analysis;
        let Some(turned) = self.turned else { return Reach::at_step(analysis, step) };
        let flat = DVec3::new(turned.x, turned.y, 0.0);
        Reach::of(analysis, if analysis.dimension == Dimension::Two { flat } else { turned })
    }

    fn turn(&mut self, ui: &Ui, direction: DVec3) {
        if self.turned != Some(direction) {
            self.turned = Some(direction);
            // The shapes have already been drawn in this frame.
            ui.request_repaint();
        }
    }
}

impl Feature for Dial {
    fn pane_ui(&mut self, pane: Pane, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let is_own = pane == Pane::Reach;
        if is_own {
            panel_ui(ui, self, cx);
        }
        is_own
    }

    /// Draws u. While u follows v, the arrows of v show it.
    fn add_to_shapes(&self, figure: &mut Figure, _: bool, cx: &Cx<'_>) {
        if cx.session.settings.pane == Pane::Reach && self.is_turned() {
            self.reach(cx.derived, cx.step).add_to_world(figure, &cx.derived.analysis);
        }
    }

    fn restart(&mut self, _: ViewPreset) {
        *self = Self::default();
    }
}

/// Shows the panel. In 3D it uses the camera of the difference view.
fn panel_ui(ui: &mut Ui, dial: &mut Dial, cx: &mut Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let reach = dial.reach(derived, step);
    ui.horizontal_wrapped(|ui| {
        let mut follows = !dial.is_turned();
        let switch = ui.checkbox(&mut follows, text!("views-u-follows-v"));
        if switch.on_hover_text(text!("views-look-where-the-algorithm-looks")).changed() {
            dial.turned = (!follows).then_some(reach.direction);
        }
        match derived.analysis.dimension {
            Dimension::Two => angle_ui(ui, derived, &reach, dial),
            Dimension::Three => angles_ui(ui, &reach, dial),
        }
    });
    if !dial.is_turned()
        && let Some(instead) = without_direction(&derived.analysis, step)
    {
        ui.label(instead);
    }
    for sentence in reach.words(&derived.analysis) {
        ui.label(sentence);
    }
    match derived.analysis.dimension {
        Dimension::Two => charts_ui(ui, derived, &reach, dial),
        Dimension::Three => globe_ui(ui, &reach, dial, cx),
    }
}

/// Shows a field for an angle. Returns a new angle in radians.
fn field(ui: &mut Ui, name: &'static str, angle: f64, range: std::ops::RangeInclusive<f64>) -> Option<f64> {
    let mut degrees = angle.to_degrees();
    let response = ui.add(DragValue::new(&mut degrees).speed(0.5).range(range).suffix("°").max_decimals(3));
    response.widget_info(|| WidgetInfo::drag_value(true, degrees));
    let named = ui.label(name);
    let response = response.labelled_by(named.id);
    response.changed().then(|| degrees.to_radians())
}

fn angle_ui(ui: &mut Ui, derived: &Derived, reach: &Reach, dial: &mut Dial) {
    if let Some(angle) = field(ui, text!("views-angle-of-u"), reach.angle(), -180.0..=180.0) {
        dial.turn(ui, Reach::toward(angle));
    }
    let curves = derived.curves();
    let steps = [
        (true, text!("views-jump-left"), text!("views-turn-u-to-the-left")),
        (false, text!("views-jump-right"), text!("views-turn-u-to-the-right")),
    ];
    for (left, name, tooltip) in steps {
        let jump = curves.next_jump(reach.angle(), left);
        let button = ui.add_enabled(jump.is_some(), eframe::egui::Button::new(name)).on_hover_text(tooltip);
        let button = button.on_disabled_hover_text(text!("views-on-a-curved-shape-the"));
        if button.clicked()
            && let Some(angle) = jump
        {
            dial.turn(ui, Reach::toward(angle));
        }
    }
}

fn angles_ui(ui: &mut Ui, reach: &Reach, dial: &mut Dial) {
    let unit = reach.direction;
    let (around, up) = (libm::atan2(unit.y, unit.x), libm::asin(unit.z.clamp(-1.0, 1.0)));
    let toward = |around: f64, up: f64| {
        let flat = Reach::toward(around);
        let (sin, cos) = if up.abs() >= FRAC_PI_2 { (up.signum(), 0.0) } else { libm::sincos(up) };
        DVec3::new(flat.x * cos, flat.y * cos, sin)
    };
    if let Some(around) = field(ui, text!("views-around-z"), around, -180.0..=180.0) {
        dial.turn(ui, toward(around, up));
    }
    if let Some(up) = field(ui, text!("views-above-the-xy-plane"), up, -90.0..=90.0) {
        dial.turn(ui, toward(around, up));
    }
}

/// Shows P ⊖ Q with its supporting line, and the support functions over the angle.
fn charts_ui(ui: &mut Ui, derived: &Derived, reach: &Reach, dial: &mut Dial) {
    let room = ui.available_size();
    let wide = room.x >= WIDE;
    let half = (room.y - GAP) * 0.5;
    let height = if wide { room.y.max(1.0) } else { half.max(MIN_HEIGHT) };
    let width = if wide { (room.x - GAP) * 0.5 } else { room.x };
    let snaps = ui.input(|input| input.modifiers.command);
    let view = ChartOptions { height: Some(height), draggable: true, ..ChartOptions::default() };
    let toward = |angle: f64| {
        let jump = derived.curves().nearest_jump(angle).filter(|_| snaps);
        Reach::toward(jump.unwrap_or(angle))
    };
    let circle = |ui: &mut Ui, dial: &mut Dial| {
        let answer = chart::ui(ui, "dial", &reach.dial(&derived.analysis), view);
        if let Some([x, y]) = answer.dragged.or(answer.clicked).filter(|at| *at != [0.0, 0.0]) {
            dial.turn(ui, toward(libm::atan2(y, x)));
        }
        hint(answer.response);
    };
    let curves = |ui: &mut Ui, dial: &mut Dial| {
        let answer = chart::ui(ui, "angles", &derived.curves().chart(reach), view);
        if let Some([degrees, _]) = answer.dragged.or(answer.clicked) {
            dial.turn(ui, toward(degrees.to_radians()));
        }
        hint(answer.response);
    };
    if wide {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            // A chart has its legend above it: in a row the legend would be beside it and take its space.
            let below = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(width, height), below, |ui| circle(ui, dial));
            ui.allocate_ui_with_layout(vec2(width, height), below, |ui| curves(ui, dial));
        });
    } else if half >= MIN_HEIGHT {
        circle(ui, dial);
        curves(ui, dial);
    } else {
        ScrollArea::vertical().id_salt("charts of REACH").auto_shrink([false, false]).show(ui, |ui| {
            circle(ui, dial);
            curves(ui, dial);
        });
    }
}

fn hint(response: Response) {
    response.on_hover_text(text!("views-drag-to-turn-u-with"));
}

/// Shows the support function on the globe of all directions.
fn globe_ui(ui: &mut Ui, reach: &Reach, dial: &mut Dial, cx: &mut Cx<'_>) {
    let Cx { derived, step, .. } = *cx;
    let camera = &mut cx.session.views[WindowPanel::Difference].camera;
    let globe = derived.globe();
    let [least, most] = globe.range;
    let level = if least < 0.0 && most > 0.0 { text!("views-along-the-dashes-it-is") } else { "" };
    ui.label(text!("views-the-color-of-a-direction"; level = level));
    let size = ui.available_size();
    if size.x < 1.0 || size.y < 1.0 {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Canvas,
            ui.is_enabled(),
            text!("views-support-function-over-all-directions"),
        )
    });
    let view = GlobeView::of(camera, to_dvec2(rect.size()));
    let search = search_direction(&derived.analysis, step);
    paint::sheet(ui, rect);
    let mut marks = globe.project(&view, reach, search);
    marks.extend(camera.tripod(to_dvec2(rect.size())));
    paint::marks(ui, rect, &marks);
    if globe_dragged(ui, &response, &view, dial, camera) {
        cx.session.follow(WindowPanel::Difference);
    }
    response.on_hover_text(text!("views-drag-on-the-globe-to"));
}

/// Handles a press on the globe, which turns u until it is released; any other drag orbits. Returns whether
/// it turns u.
fn globe_dragged(
    ui: &Ui,
    response: &Response,
    view: &GlobeView,
    dial: &mut Dial,
    camera: &mut Camera,
) -> bool {
    let on_paper = |at: eframe::egui::Pos2| to_dvec2(at - response.rect.min);
    let pressed = ui.input(|input| input.pointer.press_origin()).map(on_paper);
    let on_globe = pressed.is_some_and(|at| view.holds(at));
    let by_primary = ui.input(|input| input.pointer.button_down(PointerButton::Primary));
    if response.is_pointer_button_down_on() && by_primary && on_globe {
        if let Some(at) = response.interact_pointer_pos() {
            dial.turn(ui, view.direction_at(on_paper(at)));
        }
        return false;
    }
    if response.dragged() {
        camera.orbit(to_dvec2(response.drag_delta()));
        ui.ctx().request_repaint();
    }
    response.dragged()
}
