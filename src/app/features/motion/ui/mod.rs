//! MOTION: Q along a path, with the support points of each frame, cold and warm-started from the previous
//! frame.

mod way;
mod waypoints;

use eframe::egui::{Button, ComboBox, Panel, RichText, ScrollArea, Slider, Ui};

use super::{Counting, Motion, MotionCounts, MotionOrder, Plan};
use crate::app::editing::state::Editing;
use crate::app::features::feature::Feature;
use crate::app::state::cx::Cx;
use crate::app::state::job::Polled;
use crate::app::state::layout::Tab;
use crate::app::state::playback::Speed;
use crate::app::state::request::Request;
use crate::app::view::chart;
use crate::app::view::viewport::Viewport;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops;
use crate::edit::Change;
use crate::figure::{Figure, motion};
use crate::geometry::Side;
use crate::message::text;
use crate::scene::{Scene, ViewPreset};

/// Initial, minimum and maximum width of the column with the path, in points.
const COLUMN: (f32, f32, f32) = (320.0, 220.0, 420.0);

/// Minimum width of the slider over the frames, in points.
const MIN_SLIDER: f32 = 60.0;

/// The width of the controls beside that slider, in points.
const BESIDE_SLIDER: f32 = 470.0;

/// Minimum height of the chart below its legend, in points; with less room, it scrolls.
const MIN_CHART: f32 = 110.0;

/// Height of the panel, in points, below which the chart comes before the sentence about it, and the minimum
/// height of the chart then.
const LOW: (f32, f32) = (190.0, 70.0);

impl Feature for Motion {
    fn poll(&mut self, _: &mut Cx<'_>) {
        let Some(Counting { counts, .. }) = &mut self.counting else { return };
        let MotionCounts::Running(job) = counts else { return };
        match job.poll() {
            Polled::Running => {}
            Polled::Done(found) => *counts = MotionCounts::Done(found),
            Polled::Failed => *counts = MotionCounts::Lost,
        }
    }

    fn drop_drag(&mut self) -> bool {
        self.held.take().is_some()
    }

    fn tab_ui(&mut self, tab: Tab, ui: &mut Ui, cx: &mut Cx<'_>) -> bool {
        let is_own = tab == Tab::Motion;
        if is_own {
            panel_ui(ui, self, cx);
        }
        is_own
    }

    /// Draws the path of Q.
    fn add_to_shapes(&self, figure: &mut Figure, is_moving: bool, _: &Cx<'_>) {
        if let Some((journey, frame)) = self.way().filter(|_| !is_moving) {
            motion::add_way(figure, journey, frame);
        }
    }

    fn shapes_ui(
        &mut self,
        ui: &mut Ui,
        viewport: &Viewport<'_>,
        editing: &mut Editing,
        cx: &mut Cx<'_>,
    ) -> bool {
        cx.session.settings.tab == Tab::Motion && waypoints::ui(ui, viewport, self, editing, cx)
    }

    /// Keeps speed and looping.
    fn restart(&mut self, _: ViewPreset) {
        *self = Self { is_looped: self.is_looped, speed: self.speed, ..Self::default() };
    }
}

/// Shows the panel.
fn panel_ui(ui: &mut Ui, motion: &mut Motion, cx: &mut Cx<'_>) {
    let plan = motion.plan_of_shown(cx.scene);
    let mut orders = Vec::new();
    plan_ui(ui, &plan, motion, &mut orders, cx);
    for order in orders {
        if let Err(refusal) = motion.carry_out(order, &plan.scene) {
            cx.requests.push(Request::Notice(refusal.to_string()));
        }
        // The views have already been drawn in this frame.
        ui.request_repaint();
    }
}

fn plan_ui(ui: &mut Ui, plan: &Plan, motion: &mut Motion, orders: &mut Vec<MotionOrder>, cx: &mut Cx<'_>) {
    let movement = &plan.movement;
    transport_ui(ui, motion, plan, orders, cx);
    let (width, least, most) = COLUMN;
    Panel::left("way").default_size(width).size_range(least..=most).show(ui, |ui| {
        ScrollArea::vertical().min_scrolled_height(0.0).auto_shrink([false, false]).show(ui, |ui| {
            way::ui(ui, &plan.scene, movement, cx);
        });
    });
    if let Err(refusal) = &plan.journey {
        ui.label(refusal.to_string());
        return;
    }
    ScrollArea::vertical().id_salt("frames").min_scrolled_height(0.0).auto_shrink([false, false]).show(
        ui,
        |ui| {
            chart_ui(ui, motion, orders);
        },
    );
}

/// Shows the controls: play, the frame, loop, speed, and the buttons that keep or reset Q.
fn transport_ui(
    ui: &mut Ui,
    motion: &mut Motion,
    plan: &Plan,
    orders: &mut Vec<MotionOrder>,
    cx: &mut Cx<'_>,
) {
    let (frames, may_go) = (plan.movement.frames, plan.journey.is_ok());
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(may_go, |ui| {
            let (icon, name) = if motion.is_playing() {
                (Icon::Pause, text!("motion-pause-the-motion"))
            } else {
                (Icon::Play, text!("motion-play-the-motion"))
            };
            let hint = text!("motion-moves-q-in-the-views");
            let button = stops::group(ui, "motion", |ui| icons::button(ui, icon, name));
            if button.on_hover_text(hint).clicked() {
                orders.push(MotionOrder::PlayPause);
            }
            let mut number = motion.frame().map_or(1, |frame| frame + 1);
            ui.spacing_mut().slider_width = (ui.available_width() - BESIDE_SLIDER).max(MIN_SLIDER);
            let slider = ui.add(Slider::new(&mut number, 1..=frames).show_value(false));
            if slider
                .accessible_name(text!("motion-frame"))
                .on_hover_text(text!("motion-which-frame-is-shown"))
                .changed()
            {
                orders.push(MotionOrder::Show(number - 1));
            }
            ui.label(text!("motion-frame-of"; number = number, frames = frames));
        });
        let is_looped = &mut motion.is_looped;
        stops::group(ui, "motion", |ui| ui.checkbox(is_looped, text!("motion-loop")))
            .on_hover_text(text!("motion-starts-over-at-the-end"));
        let combo = ComboBox::from_id_salt("motion speed").width(52.0);
        let combo = combo.selected_text(format!("{}×", motion.speed.factor()));
        let combo = stops::group(ui, "motion", |ui| {
            combo.show_ui(ui, |ui| {
                for speed in Speed::ALL {
                    ui.selectable_value(&mut motion.speed, speed, format!("{}×", speed.factor()));
                }
            })
        });
        combo
            .response
            .accessible_name(text!("motion-speed-of-the-motion"))
            .on_hover_text(text!("motion-1-is-30-frames-a"));
        let is_away = motion.frame().is_some();
        let back = ui.add_enabled(is_away, Button::new(text!("motion-back-to-start")));
        let back = back
            .on_hover_text(text!("motion-q-is-where-the-scene"))
            .on_disabled_hover_text(text!("motion-q-is-at-rest"));
        if back.clicked() {
            orders.push(MotionOrder::Back);
        }
        let leave = ui.add_enabled(is_away, Button::new(text!("motion-leave-q-here")));
        let hint = text!("motion-q-stays-where-it-is");
        if leave.on_hover_text(hint).on_disabled_hover_text(text!("motion-q-is-at-rest")).clicked() {
            if let Some(Scene { bodies: [_, q], .. }) = motion.shown_scene() {
                cx.requests.edit(text!("motion-leave-q-on-its-way"), Change::Body(Side::Q, q));
            }
            orders.push(MotionOrder::Back);
        }
    });
}

/// Shows the counts; a click shows a frame.
fn chart_ui(ui: &mut Ui, motion: &Motion, orders: &mut Vec<MotionOrder>) {
    if let Some((done, frames)) = motion.progress() {
        ui.label(text!("motion-counting-support-points-of-frames"; done = done, frames = frames));
        return;
    }
    if let Some(refusal) = motion.refusal() {
        ui.label(refusal.to_string());
    }
    let Some(record) = motion.record() else { return };
    let sentence = match motion.frame() {
        Some(frame) => motion::frame_sentence(record, frame),
        None => motion::summary(record),
    };
    let sentence = RichText::new(sentence).small();
    let is_low = ui.available_height() < LOW.0;
    if !is_low {
        ui.label(sentence.clone());
    }
    let chart = motion::chart(record, motion.frame());
    let height = Some(ui.available_height());
    let least = if is_low { LOW.1 } else { MIN_CHART };
    let view = chart::ChartOptions { height, least, draggable: true, ..chart::ChartOptions::default() };
    let answer = chart::ui(ui, "motion", &chart, view);
    if is_low {
        ui.label(sentence);
    }
    let frame_at = |[x, _]: [f64; 2]| {
        let last = record.frames.len().saturating_sub(1);
        (0..=last).min_by(|a, b| {
            let distance = |frame: usize| ((frame + 1) as f64 - x).abs();
            distance(*a).total_cmp(&distance(*b))
        })
    };
    let pressed = answer.dragged.or(answer.clicked).and_then(frame_at);
    if let Some(frame) = pressed
        && (motion.frame() != Some(frame) || motion.is_playing())
    {
        orders.push(MotionOrder::Show(frame));
    }
    if let Some(frame) = answer.hovered.and_then(frame_at) {
        let words =
            text!("motion-frame-2"; frame = frame + 1, sentence = motion::frame_sentence(record, frame));
        answer.tell(&words);
    }
}
