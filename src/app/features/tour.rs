//! The tour of the window: bubbles that point at its parts, one after the other.

use eframe::egui::{
    Align2, Area, Button, Context, Frame, Id, LayerId, Order, Pos2, Rect, RichText, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use crate::app::command::Command;
use crate::app::command::shortcuts::take_escape;
use crate::app::features::feature::{Feature, Others};
use crate::app::state::cx::Cx;
use crate::app::state::focus::speak;
use crate::app::widgets::anchor::Anchor;
use crate::message::{self, text};

/// A bubble: the part that it points at, its heading, and its text.
type TourStop = (Anchor, &'static str, &'static str);

/// The bubbles in their order.
const STOPS: [TourStop; 6] = [
    (Anchor::Shapes, "tour-two-shapes-p-and-q", "tour-drag-one-of-them-everything"),
    (Anchor::Difference, "tour-their-difference-p-q", "tour-p-and-q-meet-where"),
    (Anchor::Transport, "tour-step-by-step", "tour-right-and-left-go-a"),
    (Anchor::Words, "tour-why", "tour-a-sentence-for-every-step"),
    (Anchor::Setup, "tour-the-setup", "tour-a-question-about-the-scene"),
    (Anchor::Scenes, "tour-scenes-and-lessons", "tour-scenes-by-chapters-and-lessons"),
];

/// The width of a bubble, in points.
const WIDTH: f32 = 270.0;

/// Minimum width of the button that leads on, in points: the longest of its names fits in each language.
const NEXT: f32 = 110.0;

/// The gap between a part and its bubble, in points.
const GAP: f32 = 10.0;

/// The tour, if it is running.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tour {
    /// The bubble that is shown, from 0.
    at: Option<usize>,
}

impl Tour {
    /// Starts the tour at its first bubble.
    pub(crate) const fn start(&mut self) {
        self.at = Some(0);
    }
}

impl Feature for Tour {
    fn command(&mut self, command: Command, _: &Others<'_>, _: &mut Cx<'_>, _: &Context) -> bool {
        let is_own = command == Command::Tour;
        if is_own {
            self.start();
        }
        is_own
    }
}

/// Shows the bubble, if the tour is running. Returns whether the tour has ended now. `may_escape` states
/// whether nothing else waits for Esc.
pub(crate) fn ui(ctx: &Context, tour: &mut Tour, may_escape: bool) -> bool {
    let Some(at) = tour.at else { return false };
    if may_escape && ctx.input_mut(take_escape) {
        tour.at = None;
        return true;
    }
    let places = STOPS.map(|(anchor, ..)| anchor.place(ctx));
    if places.iter().all(Option::is_none) {
        // The first frame, or a window that shows something else for a while.
        ctx.request_repaint();
        return false;
    }
    // A hidden part has no bubble.
    let shown = (at..STOPS.len()).find_map(|index| Some((index, places[index]?)));
    tour.at = shown.and_then(|(index, place)| bubble(ctx, index, place));
    tour.at.is_none()
}

/// Marks a part and shows the words about it beside it, and the buttons below. Returns the next bubble.
fn bubble(ctx: &Context, index: usize, place: Rect) -> Option<usize> {
    let (_, heading, words) = STOPS[index];
    let stroke = Stroke::new(2.5, ctx.global_style().visuals.selection.stroke.color);
    let layer = LayerId::new(Order::Foreground, Id::unique("part of the tour"));
    // Around the part, so that the frame cuts none of its letters, as far as the window goes.
    let frame = place.expand(stroke.width + 1.0).intersect(ctx.content_rect());
    ctx.layer_painter(layer).rect_stroke(frame, 4.0, stroke, StrokeKind::Inside);
    let window = ctx.content_rect().shrink(4.0);
    let (at, pivot) = beside(place, window);
    let area = Area::new(Id::unique(("tour", index))).order(Order::Foreground);
    let area = area.pivot(pivot).fixed_pos(at).constrain_to(window);
    let shown = area.show(ctx, |ui| {
        Frame::popup(ui.style()).inner_margin(12).show(ui, |ui| {
            ui.set_max_width(WIDTH.min(window.width() - 40.0));
            ui.label(RichText::new(message::constant(heading)).strong());
            speak(&ui.label(message::constant(words)));
        });
    });
    Anchor::Tour.mark(ctx, shown.response.rect);
    buttons(ctx, index)
}

/// Shows the buttons, which stay in one place, so that clicking the same spot shows one bubble after the other. Returns
/// the next bubble.
fn buttons(ctx: &Context, index: usize) -> Option<usize> {
    let window = ctx.content_rect();
    let transport = Anchor::Transport.place(ctx).map_or(window.bottom(), |place| place.top());
    let area = Area::new(Id::unique("buttons of the tour")).order(Order::Tooltip);
    let area = area.pivot(Align2::RIGHT_BOTTOM).fixed_pos(pos2(window.right() - GAP, transport - GAP));
    let shown = area.constrain_to(window.shrink(4.0)).show(ctx, |ui| {
        Frame::popup(ui.style()).inner_margin(8).show(ui, |ui| {
            // The area ends at its right, so the last button keeps its place, whatever the others take.
            ui.horizontal(|ui| buttons_ui(ui, index)).inner
        })
    });
    shown.inner.inner
}

/// Shows the buttons. Returns the next bubble.
fn buttons_ui(ui: &mut Ui, index: usize) -> Option<usize> {
    let is_last = index + 1 == STOPS.len();
    ui.label(RichText::new(text!("tour-number-of"; number = index + 1, count = STOPS.len())).weak());
    let skips = !is_last
        && ui.button(text!("tour-skip-the-tour")).on_hover_text(text!("tour-esc-does-the-same")).clicked();
    let name = if is_last { text!("tour-end-the-tour") } else { text!("tour-next") };
    let leads_on = ui.add(Button::new(name).min_size(vec2(NEXT, 0.0))).clicked();
    if skips || leads_on && is_last { None } else { Some(index + usize::from(leads_on)) }
}

/// The place of a bubble, and its alignment there: beside its part, on the side with the most room.
fn beside(place: Rect, window: Rect) -> (Pos2, Align2) {
    let sides = [
        (window.right() - place.right(), place.right_center() + vec2(GAP, 0.0), Align2::LEFT_CENTER),
        (place.left() - window.left(), place.left_center() - vec2(GAP, 0.0), Align2::RIGHT_CENTER),
    ];
    let [right, left] = sides;
    let widest = if right.0 >= left.0 { right } else { left };
    if widest.0 > WIDTH + GAP {
        (widest.1, widest.2)
    } else if place.center().y < window.center().y {
        (place.center_bottom() + vec2(0.0, GAP), Align2::CENTER_TOP)
    } else {
        (place.center_top() - vec2(0.0, GAP), Align2::CENTER_BOTTOM)
    }
}
