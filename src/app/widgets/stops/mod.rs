//! The order of the focus: Tab from control to control, the arrows inside a group, F6 from part to part of the window.
//!
//! egui moves the focus through all controls in the order in which they are drawn. Here a group of buttons or of
//! points is one stop, a part of the window comes where it is seen, a new window takes the focus and gives it back, and
//! what gains the focus scrolls into view and has a ring.

mod focus;
mod places;
mod ways;

use eframe::egui::accesskit::{Action, Role};
use eframe::egui::{
    AsIdSalt, Context, EventFilter, Id, Key, LayerId, Modifiers, Pos2, Response, Sense, Ui, WidgetInfo,
};

use crate::figure::spoken::spoken;

pub(crate) use focus::Stops;
pub(crate) use places::Part;
use places::Places;
use ways::Way;

/// Shows a part of the window, which assistive technology knows by its name.
pub(crate) fn part<R>(ui: &mut Ui, part: Part, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Region);
        node.set_label(part.name());
    });
    within(ui, part, content)
}

/// Shows more controls of a part.
pub(crate) fn within<R>(ui: &mut Ui, part: Part, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (ctx, layer) = (ui.ctx().clone(), ui.layer_id());
    let add = |places: &mut Places, id| {
        places.parts.entry(id).or_insert(part);
    };
    record(&ctx, layer, || content(ui), add)
}

/// Shows controls that come last in their part.
pub(crate) fn after<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (ctx, layer) = (ui.ctx().clone(), ui.layer_id());
    record(
        &ctx,
        layer,
        || content(ui),
        |places, id| {
            places.after.insert(id);
        },
    )
}

/// Shows controls that are one stop of Tab; the arrows lead from one to the next. The name of the group is unique; its
/// controls may be apart.
pub(crate) fn group<R>(ui: &mut Ui, name: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (ctx, layer) = (ui.ctx().clone(), ui.layer_id());
    in_group(&ctx, layer, name, || content(ui))
}

/// Adds the points of a picture, or other items without a place in the layout, as one stop of Tab.
pub(crate) fn points<R>(ui: &Ui, name: impl AsIdSalt, content: impl FnOnce() -> R) -> R {
    in_group(ui.ctx(), ui.layer_id(), name, content)
}

fn in_group<R>(ctx: &Context, layer: LayerId, name: impl AsIdSalt, content: impl FnOnce() -> R) -> R {
    let group = Id::unique("group").with(name);
    record(ctx, layer, content, |places, id| {
        places.groups.insert(id, group);
    })
}

/// Adds the content and records the controls that are new.
fn record<R>(
    ctx: &Context,
    layer: LayerId,
    content: impl FnOnce() -> R,
    mut add: impl FnMut(&mut Places, Id),
) -> R {
    let count = ctx.viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count());
    let shown = content();
    if let Some(stops) = ctx.plugin_opt::<Stops>() {
        let drawn = &mut stops.lock().drawn;
        ctx.viewport(|viewport| {
            let added = viewport.this_pass.widgets.get_layer(layer).skip(count);
            added.filter(|widget| widget.sense.is_focusable()).for_each(|widget| add(drawn, widget.id));
        });
    }
    shown
}

/// The way in which a stop was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// It was not pressed.
    Not,
    /// By Enter or Space, while it had the focus.
    Key,
    /// By assistive technology.
    Action,
}

/// Lets an item be pressed that takes no clicks of the pointer. Returns whether it was.
pub(crate) fn pressed(stop: &Response) -> Pressed {
    let ctx = &stop.ctx;
    ctx.accesskit_node_builder(stop.id, |node| node.add_action(Action::Click));
    let by = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if stop.has_focus() && (by(Key::Enter) || by(Key::Space)) {
        Pressed::Key
    } else if ctx.input(|input| input.has_accesskit_action_request(stop.id, Action::Click)) {
        Pressed::Action
    } else {
        Pressed::Not
    }
}

/// Lets a dialog be entered at this control: the answer that destroys nothing.
pub(crate) fn enter_at(response: &Response) {
    if let Some(stops) = response.ctx.plugin_opt::<Stops>() {
        stops.lock().drawn.entrances.insert(response.id);
    }
}

/// Tells assistive technology that a button is a tab, with its name in words.
pub(crate) fn tab(response: &Response, is_shown: bool, name: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Tab);
        node.set_label(spoken(name));
        node.set_selected(is_shown);
    });
}

/// Tells assistive technology that a text is a heading.
pub(crate) fn heading(text: &Response) {
    text.ctx.accesskit_node_builder(text.id, |node| {
        node.set_role(Role::Heading);
        // The text of a label is its value; a heading has it as its name.
        if let Some(name) = node.value().map(str::to_owned) {
            node.set_label(name);
        }
    });
}

/// Tells assistive technology that what `ui` holds answers a question.
pub(crate) fn answers(ui: &Ui, question: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Group);
        node.set_label(spoken(question));
    });
}

/// Returns whether the focus was last moved by a key or by assistive technology, and not by the pointer.
pub(crate) fn is_by_keyboard(ctx: &Context) -> bool {
    ctx.plugin_opt::<Stops>().is_some_and(|stops| stops.lock().is_by_keyboard)
}

/// Moves the focus to the next part of the window, or back.
pub(crate) fn to_part(ctx: &Context, back: bool) {
    let Some(stops) = ctx.plugin_opt::<Stops>() else { return };
    let stops = &mut *stops.lock();
    let all = stops.stops(ctx);
    if let Some(next) = stops.ways().next(&all, stops.place(ctx), Way::Part { back }) {
        (stops.wanted, stops.is_by_keyboard) = (Some(next), true);
        ctx.request_repaint();
    }
}

/// Returns the middle of the control that the keyboard has led to, if it may have a tooltip: a picture uses the pointer
/// itself, and beside a field a tooltip would disturb.
pub(crate) fn place_of_focus(ctx: &Context) -> Option<Pos2> {
    let id = ctx
        .memory(eframe::egui::Memory::focused)
        .filter(|_| is_by_keyboard(ctx) && !ctx.text_edit_focused())?;
    let stops = ctx.plugin_opt::<Stops>()?;
    let Places { pictures, texts, .. } = &stops.lock().places;
    let widget = ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied())?;
    let has_tooltip = !pictures.contains(&id) && !texts.contains(&id) && widget.interact_rect.is_positive();
    has_tooltip.then(|| widget.interact_rect.center())
}

/// Records that a key was pressed, even one that egui does not see.
pub(crate) fn note_key(ctx: &Context) {
    if let Some(stops) = ctx.plugin_opt::<Stops>() {
        stops.lock().is_after_key = true;
    }
}

/// Returns whether the focus is on a picture that turns, pans and zooms by keys.
pub(crate) fn is_on_view(ctx: &Context) -> bool {
    let focused = ctx.memory(eframe::egui::Memory::focused);
    let is_view = |stops: &Stops| focused.is_some_and(|id| stops.places.views.contains(&id));
    ctx.plugin_opt::<Stops>().is_some_and(|stops| is_view(&stops.lock()))
}

/// Gives the arrows, + and − to a picture while it has the focus. Returns whether it has.
pub(crate) fn view(response: &Response) -> bool {
    if let Some(stops) = response.ctx.plugin_opt::<Stops>() {
        stops.lock().drawn.views.insert(response.id);
    }
    arrows(response)
}

/// Gives the arrows to a chart or the scrubber while it has the focus. Returns whether it has.
pub(crate) fn arrows(response: &Response) -> bool {
    if let Some(stops) = response.ctx.plugin_opt::<Stops>() {
        stops.lock().drawn.pictures.insert(response.id);
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    response.has_focus() && is_by_keyboard(&response.ctx)
}

/// Makes the text of a scroll area, whose content ends here, a stop if there is more of it than is seen: the arrows
/// scroll it.
pub(crate) fn readable(ui: &Ui, name: &str) {
    let (all, seen) = (ui.min_rect(), ui.clip_rect());
    if all.height() <= seen.height() + 1.0 {
        return;
    }
    // As large as what is seen: the focus scrolls to nothing.
    let text =
        ui.interact(all.intersect(seen), ui.scope_id().with("readable"), Sense::focusable_noninteractive());
    text.widget_info(|| WidgetInfo::labeled(Role::ScrollView, true, name));
    if let Some(stops) = ui.ctx().plugin_opt::<Stops>() {
        stops.lock().drawn.texts.insert(text.id);
    }
}

/// Lets a field keep the focus when Tab is pressed in the next frame, because its content is wrong.
pub(crate) fn hold(response: &Response) {
    if let Some(stops) = response.ctx.plugin_opt::<Stops>() {
        stops.lock().holder = Some(response.id);
    }
}
