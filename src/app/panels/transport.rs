//! The transport: buttons, speed and the scrubber with its markers.

use eframe::egui::accesskit::Action;
use eframe::egui::{
    Button, Color32, ComboBox, CursorIcon, Key, PointerButton, Pos2, Rect, Response, Role, ScrollArea, Sense,
    Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::command::Command;
use crate::app::state::cx::Cx;
use crate::app::state::playback::{Playback, Speed};
use crate::app::state::request::Request;
use crate::app::view::menu_item;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops;
use crate::figure::comparison::{Comparison, SharedStop};
use crate::figure::events::{self, MarkerShape, StepMarker};
use crate::figure::{Focus, Spotlight};
use crate::gjk::{Event, Trace};
use crate::message::text;

/// The width of `step 100 of 100`, in points.
const COUNTER_WIDTH: f32 = 100.0;

/// Widths, in points, below which the line omits the choice of the speed, and the counter: the scrubber
/// keeps a usable width.
const NARROW: (f32, f32) = (520.0, 420.0);

/// The radius of a marker in the legend, in points.
const LEGEND_RADIUS: f32 = 4.5;

/// Width, in points, below which the line omits the button that asks before decisions.
const ROOM_TO_ASK: f32 = 640.0;

/// Width, in points, below which the line scrolls.
const MIN_WIDTH: f32 = 280.0;

/// Shows the transport in one line.
pub(crate) fn ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let (trace, visible) = (&cx.derived.analysis.trace, cx.visible);
    let playback = cx.session.playback;
    let width = ui.available_width().max(MIN_WIDTH);
    ScrollArea::horizontal().id_salt("transport").auto_shrink([false, true]).show(ui, |ui| {
        ui.set_max_width(width);
        let marker =
            |(step, event)| if step > visible.step { ScrubberMark::Covered } else { ScrubberMark::of(event) };
        let markers: Vec<ScrubberMark> = trace.events.iter().enumerate().map(marker).collect();
        line_ui(ui, &markers, Unit::Step, &playback, cx);
    });
}

/// Shows the transport of two compared runs: one marker for each stop that they share.
pub(crate) fn of_both(
    ui: &mut Ui,
    [first, second]: [&Trace; 2],
    comparison: &Comparison,
    playback: &Playback,
    cx: &mut Cx<'_>,
) {
    let parting = comparison.divergence.as_ref().map(|divergence| divergence.stop);
    let marker = |(index, stop): (usize, &SharedStop)| {
        // If only one run has an iteration here, its step is the new one.
        let iterations = comparison.rows.get(stop.row).map_or([None; 2], |row| row.iterations);
        let run = usize::from(iterations[0].is_none());
        let trace = if run == 0 { first } else { second };
        if !cx.visible.all {
            ScrubberMark::Covered
        } else if parting == Some(index) {
            ScrubberMark::Parting
        } else {
            stop.steps[run]
                .and_then(|step| trace.events.get(step))
                .map_or(ScrubberMark::Covered, ScrubberMark::of)
        }
    };
    let markers: Vec<ScrubberMark> = comparison.stops.iter().enumerate().map(marker).collect();
    let width = ui.available_width().max(MIN_WIDTH);
    ScrollArea::horizontal().id_salt("transport").auto_shrink([false, true]).show(ui, |ui| {
        ui.set_max_width(width);
        line_ui(ui, &markers, Unit::Stop, playback, cx);
    });
}

/// The meaning of the markers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Step,
    /// A stop that two compared runs share.
    Stop,
}

impl Unit {
    /// The position in the run, counted from 1: `step 3 of 10`.
    fn position(self, number: usize, count: usize) -> String {
        let (number, count) = (number.to_string(), count.to_string());
        match self {
            Self::Step => text!("transport-step"; number = number, count = count),
            Self::Stop => text!("transport-stop"; number = number, count = count),
        }
    }

    /// A marker and its meaning.
    fn marker(self, number: usize, marker: &str) -> String {
        let number = number.to_string();
        match self {
            Self::Step => text!("transport-step-marker"; number = number, marker = marker),
            Self::Stop => text!("transport-stop-marker"; number = number, marker = marker),
        }
    }
}

/// Shows the line. The step of one run under the pointer is highlighted in other panels.
fn line_ui(ui: &mut Ui, markers: &[ScrubberMark], unit: Unit, playback: &Playback, cx: &mut Cx<'_>) {
    let width = ui.available_width();
    ui.horizontal(|ui| {
        let play = if playback.is_playing() { Icon::Pause } else { Icon::Play };
        let name = if playback.is_playing() { text!("panels-pause") } else { text!("panels-play") };
        stops::group(ui, "transport", |ui| {
            for (icon, name, command) in [
                (Icon::First, Command::First.text(), Command::First),
                (Icon::PreviousIteration, Command::PreviousIteration.text(), Command::PreviousIteration),
                (Icon::Back, Command::StepBack.text(), Command::StepBack),
                (play, name, Command::PlayPause),
                (Icon::Forward, Command::StepForward.text(), Command::StepForward),
                (Icon::NextIteration, Command::NextIteration.text(), Command::NextIteration),
                (Icon::Last, Command::Last.text(), Command::Last),
            ] {
                let response = icons::button(ui, icon, name).on_hover_text(command.tooltip_with_keys(ui));
                if response.clicked() {
                    cx.requests.command(command);
                }
            }
        });
        if width >= NARROW.0 {
            stops::group(ui, "transport", |ui| speed_ui(ui, playback, cx));
        }
        // Constant width, so that the scrubber beside it does not move.
        if width >= NARROW.1 {
            let size = vec2(COUNTER_WIDTH, ui.spacing().interact_size.y);
            ui.allocate_ui(size, |ui| {
                ui.set_min_width(COUNTER_WIDTH);
                let counter = ui.label(unit.position(playback.step() + 1, markers.len()));
                counter.on_hover_ui(|ui| legend_ui(ui, markers));
            });
        }
        if width >= ROOM_TO_ASK && unit == Unit::Step {
            stops::group(ui, "transport", |ui| ask_ui(ui, cx));
        }
        scrubber_ui(ui, markers, unit, playback, cx);
    });
}

/// Shows the switch of the questions before each decision.
fn ask_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    let tooltip = Command::Predict.tooltip_with_keys(ui);
    let button = Button::selectable(cx.session.is_predicting, Command::Predict.text());
    if ui.add(button.frame_when_inactive(true)).on_hover_text(tooltip).clicked() {
        cx.requests.command(Command::Predict);
    }
}

/// The commands of the context menu of a step.
const ON_STEP: &[Command] = &[
    Command::PlayPause,
    Command::NextDecision,
    Command::PreviousDecision,
    Command::Predict,
    Command::ShowCode,
    Command::SaveRun,
];

fn speed_ui(ui: &mut Ui, playback: &Playback, cx: &mut Cx<'_>) {
    let combo =
        ComboBox::from_id_salt("speed").width(52.0).selected_text(format!("{}×", playback.speed.factor()));
    let response = combo.show_ui(ui, |ui| {
        for speed in Speed::ALL {
            if ui.selectable_label(speed == playback.speed, format!("{}×", speed.factor())).clicked() {
                cx.requests.push(Request::SetSpeed(speed));
            }
        }
    });
    response
        .response
        .accessible_name(text!("panels-speed"))
        .on_hover_text(text!("panels-how-fast-the-steps-play"));
}

/// Shows each kind of marker on the line with its meaning, in the order of their first steps.
fn legend_ui(ui: &mut Ui, markers: &[ScrubberMark]) {
    let mut shown: Vec<&'static str> = Vec::new();
    let stroke = Stroke::new(1.2, ui.visuals().strong_text_color());
    ui.strong(text!("transport-markers"));
    for marker in markers {
        let word = marker.word();
        if shown.contains(&word) {
            continue;
        }
        shown.push(word);
        ui.horizontal(|ui| {
            let side = ui.spacing().interact_size.y * 0.8;
            let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            let mark = marker.paint(rect.center(), LEGEND_RADIUS, stroke, ui.visuals().panel_fill);
            ui.painter().add(mark);
            ui.label(word);
        });
    }
}

/// Shows the scrubber with one marker per step; a click or a drag jumps to a step.
fn scrubber_ui(ui: &mut Ui, markers: &[ScrubberMark], unit: Unit, playback: &Playback, cx: &mut Cx<'_>) {
    let size = vec2(ui.available_width().max(40.0), ui.spacing().interact_size.y * 1.2);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let steps = markers.len();
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Slider, ui.is_enabled(), text!("panels-scrubber"));
        info.value = Some((playback.step() + 1) as f64);
        info
    });
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(unit.position(playback.step() + 1, steps));
        node.set_min_numeric_value(1.0);
        node.set_max_numeric_value(steps as f64);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let by = pressed(ui, &response);
    let last = steps.saturating_sub(1);
    if by != 0 {
        cx.requests.push(Request::JumpTo(playback.step().saturating_add_signed(by).min(last)));
    }
    let track = Track { rect: rect.shrink2(vec2(10.0, 0.0)), steps };
    if unit == Unit::Step {
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.secondary_clicked()) {
            ui.data_mut(|data| data.insert_temp(response.id, track.step_at(pointer)));
        }
        response.context_menu(|ui| {
            let step = ui.data(|data| data.get_temp(response.id)).unwrap_or(playback.step());
            ui.strong(unit.position(step + 1, steps));
            if step != playback.step() && ui.button(text!("transport-go-to-this-step")).clicked() {
                cx.requests.push(Request::JumpTo(step));
            }
            menu_item::fitting(ui, ON_STEP, cx);
        });
    }
    if (response.clicked() || response.dragged_by(PointerButton::Primary))
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let step = track.step_at(pointer);
        if step != playback.step() || playback.is_playing() {
            cx.requests.push(Request::JumpTo(step));
        }
    }
    if ui.is_rect_visible(rect) {
        track.paint(ui, markers, playback.step());
        if unit == Unit::Step {
            track.paint_lit(ui, cx.attention().lit());
        }
    }
    if let Some(pointer) = response.hover_pos() {
        let step = track.step_at(pointer);
        if let Some(marker) = markers.get(step) {
            if unit == Unit::Step {
                cx.attention().offer(Focus::Step(step));
            }
            let pointed = unit.marker(step + 1, marker.word());
            response.on_hover_ui_at_pointer(|ui| {
                ui.label(pointed);
                legend_ui(ui, markers);
            });
        }
    }
}

/// The steps by which the arrows, or assistive technology, move the scrubber in this pass.
fn pressed(ui: &Ui, scrubber: &Response) -> isize {
    let has_arrows = stops::arrows(scrubber);
    ui.input(|input| {
        let by_key = |key| isize::from(has_arrows && input.key_pressed(key));
        let by_action = |action| input.num_accesskit_action_requests(scrubber.id, action).cast_signed();
        by_key(Key::ArrowRight) + by_key(Key::ArrowUp) + by_action(Action::Increment)
            - by_key(Key::ArrowLeft)
            - by_key(Key::ArrowDown)
            - by_action(Action::Decrement)
    })
}

struct Track {
    rect: Rect,
    steps: usize,
}

impl Track {
    fn x_of(&self, step: usize) -> f32 {
        let share = step as f32 / self.steps.saturating_sub(1).max(1) as f32;
        self.rect.left() + share * self.rect.width()
    }

    fn step_at(&self, pointer: Pos2) -> usize {
        let share = ((pointer.x - self.rect.left()) / self.rect.width().max(1.0)).clamp(0.0, 1.0);
        let last = self.steps.saturating_sub(1);
        (0..=last)
            .min_by(|a, b| {
                let distance = |step: usize| (step as f32 - share * last as f32).abs();
                distance(*a).total_cmp(&distance(*b))
            })
            .unwrap_or(0)
    }

    fn paint(&self, ui: &Ui, markers: &[ScrubberMark], current: usize) {
        let visuals = ui.visuals();
        let painter = ui.painter();
        let weak = visuals.widgets.noninteractive.fg_stroke.color;
        let strong = visuals.strong_text_color();
        let y = self.rect.center().y;
        painter.line_segment([pos2(self.rect.left(), y), pos2(self.rect.right(), y)], Stroke::new(1.0, weak));
        let played = [pos2(self.rect.left(), y), pos2(self.x_of(current), y)];
        painter.line_segment(played, Stroke::new(3.0, visuals.selection.bg_fill));
        // Markers shrink on long runs, so that they do not overlap.
        let spacing = self.rect.width() / self.steps.max(1) as f32;
        let radius = (spacing * 0.4).clamp(1.0, 4.5);
        for (step, marker) in markers.iter().enumerate() {
            let color = if step <= current { strong } else { weak };
            let center = pos2(self.x_of(step), y);
            painter.add(marker.paint(center, radius, Stroke::new(1.2, color), visuals.panel_fill));
        }
        let head = visuals.selection.stroke.color;
        painter.circle_stroke(pos2(self.x_of(current), y), 8.0, Stroke::new(2.0, head));
    }

    /// Paints a stroke below each highlighted step.
    fn paint_lit(&self, ui: &Ui, lit: &Spotlight) {
        let stroke = Stroke::new(2.5, ui.visuals().strong_text_color());
        for step in lit.steps.iter().filter(|step| **step < self.steps) {
            let (x, y) = (self.x_of(*step), self.rect.bottom());
            ui.painter().line_segment([pos2(x - 3.0, y - 1.5), pos2(x + 3.0, y - 1.5)], stroke);
        }
    }
}

/// A marker of the scrubber.
#[derive(Clone, Copy)]
enum ScrubberMark {
    Step(StepMarker),
    /// The stop at which two runs diverge.
    Parting,
    /// A step that the playhead has not shown yet.
    Covered,
}

impl ScrubberMark {
    fn of(event: &Event) -> Self {
        Self::Step(events::marker(event))
    }

    fn word(self) -> &'static str {
        match self {
            Self::Step(marker) => marker.word,
            Self::Parting => text!("panels-the-runs-diverge"),
            Self::Covered => text!("panels-not-shown-yet"),
        }
    }

    fn paint(self, center: Pos2, radius: f32, stroke: Stroke, hole: Color32) -> Shape {
        let at = |x: f32, y: f32| center + vec2(x, y) * radius;
        match self {
            Self::Step(marker) => shape(marker.shape, center, radius, stroke, hole),
            Self::Covered => Shape::circle_filled(center, radius * 0.5, stroke.color),
            // A forking line.
            Self::Parting => {
                let bold = Stroke::new(2.5, stroke.color);
                Shape::Vec(vec![
                    Shape::line(vec![at(0.0, 1.8), at(0.0, 0.3), at(-1.5, -1.8)], bold),
                    Shape::line_segment([at(0.0, 0.3), at(1.5, -1.8)], bold),
                ])
            }
        }
    }
}

/// The shape of the marker of a step.
fn shape(shape: MarkerShape, center: Pos2, radius: f32, stroke: Stroke, hole: Color32) -> Shape {
    let at = |x: f32, y: f32| center + vec2(x, y) * radius;
    let square = Rect::from_center_size(center, vec2(1.8, 1.8) * radius);
    match shape {
        MarkerShape::Disc => Shape::circle_filled(center, radius, stroke.color),
        MarkerShape::Ring => Shape::circle_stroke(center, radius * 0.9, stroke),
        MarkerShape::Cross => Shape::Vec(vec![
            Shape::line_segment([at(-1.0, -1.0), at(1.0, 1.0)], Stroke::new(2.0, stroke.color)),
            Shape::line_segment([at(-1.0, 1.0), at(1.0, -1.0)], Stroke::new(2.0, stroke.color)),
        ]),
        MarkerShape::Bar => Shape::line_segment([at(0.0, -1.0), at(0.0, 1.0)], stroke),
        MarkerShape::Triangle => {
            Shape::convex_polygon(vec![at(0.0, -1.0), at(1.0, 0.9), at(-1.0, 0.9)], hole, stroke)
        }
        MarkerShape::Diamond => Shape::convex_polygon(
            vec![at(0.0, -1.0), at(1.0, 0.0), at(0.0, 1.0), at(-1.0, 0.0)],
            hole,
            stroke,
        ),
        MarkerShape::Arrowhead => Shape::line(vec![at(-0.6, -1.0), at(0.7, 0.0), at(-0.6, 1.0)], stroke),
        MarkerShape::Frame => Shape::rect_stroke(square, 0.0, stroke, StrokeKind::Middle),
        MarkerShape::Block => Shape::rect_filled(square, 0.0, stroke.color),
    }
}
