//! One panel alone: a double click on its title, a button beside the title or a key hides all others, and
//! shows them again.

use eframe::egui::{Context, Id, Label, Popup, Rect, Response, RichText, Sense, Ui};

use crate::app::command::Command;
use crate::app::command::shortcuts::take_escape;
use crate::app::state::cx::Cx;
use crate::app::state::layout::Only;
use crate::app::state::request::Request;
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::stops;
use crate::message::text;

/// Shows a title that accepts double clicks.
pub(crate) fn title(ui: &mut Ui, text: &str) -> Response {
    let title = ui.add(Label::new(RichText::new(text).strong()).selectable(false).sense(Sense::CLICK));
    stops::heading(&title);
    title
}

/// Width, in points, that a button beside a title takes; with less room, only the double click and the keys work.
pub(crate) const BUTTON: f32 = 28.0;

/// Shows the button beside the title of a panel, and follows a double click on the title. `name` is the name of the
/// panel in a sentence: `the shapes`.
pub(crate) fn ui(ui: &mut Ui, title: &Response, name: &str, panel: Only, cx: &mut Cx<'_>) {
    let is_clicked = ui.available_width() > BUTTON && button_ui(ui, name, cx.session.only == Some(panel));
    if is_clicked || title.double_clicked() {
        cx.requests.push(Request::ShowAlone(panel));
    }
}

fn button_ui(ui: &mut Ui, name: &str, is_alone: bool) -> bool {
    let button = icons::toggle(ui, Icon::Alone, &text!("view-only"; name = name), is_alone);
    let keys = Command::ShowAlone.keys(ui.ctx());
    let tooltip = if is_alone {
        text!("view-show-all-panels-again-double"; keys = keys)
    } else {
        text!("view-show-alone-double-click-on"; name = name, keys = keys)
    };
    button.on_hover_text(tooltip).clicked()
}

/// Remembers the panel in `rect`, if the pointer is over it, as the panel that the key hides or shows alone.
pub(crate) fn area(ui: &Ui, panel: Only, rect: Rect) {
    if ui.rect_contains_pointer(rect) {
        let frame = ui.ctx().cumulative_frame_nr();
        ui.data_mut(|data| data.insert_temp(pointed_id(), (panel, frame)));
    }
}

/// Returns the panel under the pointer.
pub(crate) fn under_pointer(ctx: &Context) -> Option<Only> {
    let (panel, frame): (Only, u64) = ctx.data(|data| data.get_temp(pointed_id()))?;
    (frame + 1 >= ctx.cumulative_frame_nr()).then_some(panel)
}

/// Returns whether Esc was pressed in this frame and nothing else has used it. Call it in each frame,
/// `wanted` or not.
pub(crate) fn is_escaped_for(ctx: &Context, wanted: bool) -> bool {
    // A field or a menu that used Esc has lost the focus, or is closed, by now.
    let is_used = ctx.text_edit_focused() || Popup::is_any_open(ctx);
    let was_used = ctx.data_mut(|data| {
        let before: Option<bool> = data.get_temp(used_id());
        data.insert_temp(used_id(), is_used);
        before.unwrap_or_default()
    });
    wanted && !is_used && !was_used && ctx.input_mut(take_escape)
}

fn pointed_id() -> Id {
    Id::unique("panel under the pointer")
}

fn used_id() -> Id {
    Id::unique("escape belongs to a field")
}
