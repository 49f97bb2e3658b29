//! The last notice over a corner of a picture: a status line at the edge of the window is easily missed.

use std::time::Duration;

use eframe::egui::accesskit::Live;
use eframe::egui::{
    Align2, Area, Context, Frame, Id, Label, Memory, Order, Pos2, Rect, RichText, Sense, Vec2, pos2, vec2,
};

use crate::app::state::session::Session;
use crate::app::widgets::anchor::Anchor;
use crate::message::text;

/// The time for which a notice is shown, in seconds, and the additional time for each of its characters.
const SECONDS: (f64, f64) = (4.0, 0.05);

/// The distance from the borders of the picture, and from the heading above it, in points.
const MARGIN: (f32, f32) = (10.0, 64.0);

/// The pause in seconds after which a notice with the same words is shown again. A drag repeats its notice in every frame.
const PAUSE: f64 = 0.5;

/// The current toast.
#[derive(Clone, Debug, Default)]
struct Toast {
    words: String,
    /// The number of notices when it was last told, and the time of that.
    told: (usize, f64),
    /// The time when it appeared, in seconds since the start of the program.
    since: f64,
    /// Whether its time is over, or the user has removed it.
    is_over: bool,
    /// Its size in the last frame.
    size: Vec2,
}

fn id() -> Id {
    Id::unique("toast")
}

/// Returns whether a notice is shown over a picture now.
pub(crate) fn shows(ctx: &Context, notice: &str) -> bool {
    let toast = ctx.data(|data| data.get_temp::<Toast>(id()));
    toast.is_some_and(|toast| !toast.is_over && toast.words == notice)
}

/// Shows a new notice for some seconds. With a status line, which shows it afterwards, a click ends that; without one
/// it stays until a click removes the notice.
pub(crate) fn ui(ctx: &Context, has_status: bool, session: &mut Session) {
    let Some(words) = session.notice.as_deref() else {
        return ctx.data_mut(|data| data.remove::<Toast>(id()));
    };
    let now = ctx.input(|input| input.time);
    let mut toast: Toast = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    let (count, last) = toast.told;
    let is_again = count != session.notices && now - last > PAUSE;
    if count != session.notices {
        toast.told = (session.notices, now);
    }
    if toast.words != words || is_again {
        toast = Toast { words: words.to_owned(), told: toast.told, since: now, ..Toast::default() };
        ctx.request_repaint();
    }
    let left = toast.since + SECONDS.0 + SECONDS.1 * words.chars().count() as f64 - now;
    toast.is_over |= has_status && left <= 0.0;
    if !toast.is_over {
        if has_status {
            ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
        }
        let (pivot, at) = place(ctx, toast.size);
        let area = Area::new(id()).order(Order::Foreground).pivot(pivot).fixed_pos(at);
        let shown = area.show(ctx, |ui| {
            ui.set_max_width((0.4 * ctx.content_rect().width()).max(200.0));
            Frame::popup(ui.style()).show(ui, |ui| {
                let label = Label::new(RichText::new(words).strong()).wrap().sense(Sense::CLICK);
                // Another id, so that a screen reader reads the same words again.
                let label = ui.push_id(toast.since.to_bits(), |ui| ui.add(label)).inner;
                ctx.accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
                label.on_hover_text(text!("shell-a-click-takes-this-away"))
            })
        });
        toast.size = shown.response.rect.size();
        if shown.inner.inner.clicked() {
            toast.is_over = true;
            ctx.request_repaint();
        }
    }
    let is_removed = toast.is_over && !has_status;
    ctx.data_mut(|data| data.insert_temp(id(), toast));
    if is_removed {
        session.notice = None;
    }
}

/// The corner of the toast and its place: over the difference, since the shapes are edited, and off the text field that
/// has the focus.
fn place(ctx: &Context, size: Vec2) -> (Align2, Pos2) {
    let picture = Anchor::Difference.place(ctx).or_else(|| Anchor::Shapes.place(ctx));
    let bottom = Anchor::Transport.place(ctx).map_or(ctx.content_rect().bottom(), |place| place.top());
    let picture = picture.unwrap_or_else(|| ctx.content_rect().with_max_y(bottom));
    let (margin, heading) = MARGIN;
    let places = [
        (Align2::LEFT_BOTTOM, picture.left_bottom() + vec2(margin, -margin)),
        (Align2::LEFT_TOP, picture.left_top() + vec2(margin, heading)),
        (Align2::RIGHT_TOP, pos2(picture.right() - margin, picture.top() + heading)),
    ];
    let field = ctx.memory(Memory::focused).filter(|_| ctx.text_edit_focused());
    let field = field.and_then(|id| ctx.read_response(id)).map_or(Rect::NOTHING, |field| field.rect);
    let is_free = |(pivot, at): &(Align2, Pos2)| !pivot.anchor_size(*at, size).intersects(field);
    places.into_iter().find(is_free).unwrap_or(places[0])
}
