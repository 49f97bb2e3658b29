//! The description of the current change, in a bubble beside the pointer or at the top of the view.

use eframe::egui::accesskit::Live;
use eframe::egui::{Align2, FontId, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// The offset of the bubble from the pointer, in points.
const ASIDE: f32 = 18.0;
/// The distance of the text to the border of its bubble, in points.
const MARGIN: f32 = 6.0;

/// One line of a bubble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BubbleLine<'a> {
    /// The current change.
    Strong(&'a str),
    /// The possible input.
    Weak(&'a str),
    /// The reason why a change is refused.
    Refusal(&'a str),
}

impl<'a> BubbleLine<'a> {
    const fn text(self) -> &'a str {
        match self {
            Self::Strong(text) | Self::Weak(text) | Self::Refusal(text) => text,
        }
    }
}

/// Shows a bubble beside the pointer, inside the view.
pub(crate) fn at_pointer(ui: &Ui, view: Rect, pointer: Pos2, lines: &[BubbleLine<'_>]) {
    bubble(ui, view, pointer + vec2(ASIDE, ASIDE), lines, ("echo", "pointer"));
}

/// Shows a bubble at the top of the view.
pub(crate) fn at_top(ui: &Ui, view: Rect, lines: &[BubbleLine<'_>]) {
    bubble(ui, view, view.left_top() + vec2(8.0, 8.0), lines, ("echo", "top"));
}

/// Shows lines in a bubble, each an accessible label. All but weak lines are announced when they change.
fn bubble(ui: &Ui, view: Rect, corner: Pos2, lines: &[BubbleLine<'_>], id: (&str, &str)) {
    let visuals = ui.visuals();
    let width = (view.width() - 4.0 * MARGIN).max(40.0);
    let galleys: Vec<_> = lines
        .iter()
        .map(|line| {
            let (size, ink) = match line {
                BubbleLine::Strong(_) => (15.0, visuals.strong_text_color()),
                BubbleLine::Weak(_) => (12.0, visuals.text_color()),
                BubbleLine::Refusal(_) => (13.0, visuals.error_fg_color),
            };
            ui.painter().layout(line.text().to_owned(), FontId::proportional(size), ink, width)
        })
        .collect();
    let widest = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
    let height: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let size = vec2(widest, height) + vec2(2.0, 1.0) * (2.0 * MARGIN - 4.0);
    let corner = pos2(
        corner.x.min(view.right() - size.x).max(view.left()),
        corner.y.min(view.bottom() - size.y).max(view.top()),
    );
    let rect = Align2::LEFT_TOP.anchor_size(corner, size);
    let painter = ui.painter_at(view);
    let border = Stroke::new(1.0, visuals.widgets.active.bg_stroke.color);
    painter.rect(rect, 4.0, visuals.extreme_bg_color, border, StrokeKind::Inside);
    let mut at = rect.min + vec2(MARGIN, MARGIN * 0.6);
    for (index, (line, galley)) in lines.iter().zip(galleys).enumerate() {
        let place = Rect::from_min_size(at, galley.size());
        at.y += galley.size().y;
        painter.galley(place.min, galley, visuals.text_color());
        let node = ui.interact(place, ui.scope_id().with((id, index)), Sense::hover());
        node.widget_info(|| WidgetInfo::labeled(Role::Label, true, line.text()));
        if !matches!(line, BubbleLine::Weak(_)) {
            ui.ctx().accesskit_node_builder(node.id, |builder| builder.set_live(Live::Polite));
        }
    }
}
