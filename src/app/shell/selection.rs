//! Commands and keys that change the selection or the selected vertices and bodies.

use eframe::egui::{Context, Popup};

use super::App;
use crate::app::command::Command;
use crate::app::editing::keys::{KeyContext, Keys, Press};
use crate::app::editing::modal_typing::{self, TypingStage};
use crate::app::editing::nudge;
use crate::app::editing::pointer::Mode;
use crate::app::editing::select;
use crate::app::features::explore as explorer;
use crate::app::panels::touch::Touch;
use crate::app::state::panel::Panel;
use crate::app::state::request::Requests;
use crate::app::state::view::Framing;
use crate::edit::{Part, Selection, vertices};
use crate::figure::Bounds;
use crate::geometry::Side;

/// The margin around a framed selection, as a fraction of the radius of the whole scene.
const FRAME_MARGIN: f64 = 0.08;

impl App {
    /// Carries out one key press.
    pub(crate) fn run_press(&mut self, press: Press, ctx: &Context) {
        let mut requests = Requests::default();
        let (scene, editing, session) = (self.document.scene(), &mut self.editing, &mut self.session);
        match press {
            Press::Command(command) => {
                // Ends a nudge under way first: the command applies to the scene on screen.
                nudge::end(editing, session, &mut requests);
                for request in requests.take() {
                    self.carry_out(request, ctx);
                }
                self.run_command(command, ctx);
                if command.tool().is_some() {
                    modal_typing::begin(&mut self.editing);
                }
            }
            Press::Stroke(stroke) => modal_typing::handle(stroke, scene, editing, session, &mut requests),
            Press::BeginNudging => editing.nudging = true,
            Press::Nudge(nudge) => nudge::nudge(nudge, scene, editing, session, &mut requests),
            Press::EndNudge => nudge::end(editing, session, &mut requests),
            Press::EndNudging => {
                nudge::end(editing, session, &mut requests);
                editing.nudging = false;
            }
        }
        for request in requests.take() {
            let request = explorer::constrained_by_rules(
                request,
                self.document.scene(),
                &self.features.explorer,
                &mut self.session,
            );
            self.carry_out(request, ctx);
        }
    }

    /// Finishes typed input when the pointer is pressed.
    pub(crate) fn end_typing_by_pointer(&mut self, ctx: &Context) {
        if self.editing.typing.is_none() || !ctx.input(|input| input.pointer.any_pressed()) {
            return;
        }
        let mut requests = Requests::default();
        modal_typing::finish_by_pointer(&mut self.editing, &mut self.session, &mut requests);
        for request in requests.take() {
            self.carry_out(request, ctx);
        }
    }

    /// Tells the key plugin the state of the window that decides the meaning of keys in the next frame.
    pub(crate) fn set_key_context(&self, ctx: &Context) {
        let session = &self.session;
        let window_open = self.features.importing.is_open || self.features.exporting.is_open;
        let dialog_open = self.modal.is_some() || self.touch.is_some() || window_open;
        let selected = !session.selection.is_empty();
        let idle = self.editing.gesture.is_none() && !Popup::is_any_open(ctx);
        let stage = modal_typing::stage(&self.editing);
        let may_nudge = selected && idle && !self.editing.nudging && stage == TypingStage::Off;
        let nothing_focused = ctx.memory(|memory| memory.focused().is_none());
        let context = KeyContext {
            dialog_open,
            stage,
            may_nudge: may_nudge && nothing_focused,
            nudging: self.editing.nudging && selected,
        };
        ctx.with_plugin(|keys: &mut Keys| keys.context = context);
    }

    /// Carries out a command about the selection.
    pub(crate) fn run_edit(&mut self, command: Command) {
        let session = &mut self.session;
        if let Some(tool) = command.tool() {
            session.tool = tool;
            return;
        }
        match command {
            Command::Delete => self.delete_selected(),
            Command::Insert => {
                self.editing.pointer.mode = self.editing.pointer.mode.toggled(Mode::AddVertices);
            }
            Command::SelectAll => {
                let all = select::select_all(self.document.scene(), &session.selection);
                self.select(&all);
            }
            Command::Deselect => self.select(&Selection::default()),
            Command::MakeTouch => self.touch = Some(Touch::new(self.document.scene())),
            _ => {}
        }
    }

    /// The selection.
    pub const fn selection(&self) -> &Selection {
        &self.session.selection
    }

    /// Changes the selection, dropping vertices that the scene does not have.
    pub fn select(&mut self, selection: &Selection) {
        let selection = selection.in_scene(self.document.scene());
        if selection != self.session.selection {
            self.editing.nudging = false;
            self.session.selection = selection;
        }
    }

    fn delete_selected(&mut self) {
        match select::delete(self.document.scene(), &self.session.selection) {
            Ok((name, scene)) => {
                self.session.notice = None;
                self.document.edit(name, scene);
                self.select(&Selection::default());
            }
            Err(refusal) => self.session.notice = Some(refusal.to_string()),
        }
    }

    /// Frames the selection in the shapes view. Returns whether there was one.
    pub(crate) fn frame_selection(&mut self) -> bool {
        if self.session.hovered_panel() == Some(Panel::Difference) {
            return false;
        }
        let scene = self.document.scene();
        let Some(middle) = self.session.selection.middle(scene) else { return false };
        let mut bounds = Bounds::of([middle]);
        for side in Side::BOTH {
            match &self.session.selection[side] {
                Part::Nothing => {}
                Part::Whole => {
                    bounds =
                        bounds.union(Bounds::of(self.derived.study.surfaces[side].points.iter().copied()));
                }
                Part::Vertices(indices) => {
                    let places = vertices::in_world(&scene.bodies[side]);
                    for index in indices {
                        places.get(*index).into_iter().for_each(|at| bounds.include(*at));
                    }
                }
            }
        }
        let all = self.derived.bounds[Panel::Shapes];
        let bounds = bounds.grown(all.radius() * FRAME_MARGIN);
        self.session.views[Panel::Shapes].framing = Framing::On(bounds);
        true
    }

    /// Shows the dialog Make touch and carries out its requests.
    pub(crate) fn touch_ui(&mut self, ctx: &Context) {
        let Some(touch) = &mut self.touch else { return };
        let mut requests = Requests::default();
        let closed = crate::app::panels::touch::ui(ctx, touch, self.document.scene(), &mut requests);
        if closed {
            self.touch = None;
        }
        for request in requests.take() {
            self.carry_out(request, ctx);
        }
    }
}
