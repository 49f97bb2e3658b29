//! Commands and keys that change the selection or the selected vertices and bodies.

use eframe::egui::{Context, Popup};

use super::{App, Pass};
use crate::app::editing::keys::{KeyContext, Keys, Press};
use crate::app::editing::modal_typing::{self, TypingStage};
use crate::app::editing::{nudge, presses, select};
use crate::app::features::feature::Feature;
use crate::app::features::{Features, explore};
use crate::app::panels::touch;
use crate::app::state::layout::Workspace;
use crate::app::state::panel::WindowPanel;
use crate::app::state::request::Request;
use crate::app::state::view::Framing;
use crate::edit::{Part, Selection, vertices};
use crate::figure::Bounds;
use crate::geometry::Side;

/// The margin around a framed selection, as a fraction of the radius of the whole scene.
const FRAME_MARGIN: f64 = 0.08;

impl App {
    /// Executes one key press.
    pub(crate) fn run_press(&mut self, press: Press, ctx: &Context) {
        // On a blank screen any key restores the picture, and does nothing else.
        if self.unblank() {
            return;
        }
        if self.presenter.is_some() {
            self.session.notice = None;
            presses::leave(ctx);
        }
        let Pass { mut cx, editing, .. } = self.pass();
        match press {
            Press::Command(command) => {
                // Ends a current nudge first: the command applies to the scene on screen.
                nudge::end(editing, &mut cx);
                self.carry_out_all(ctx);
                self.command(command, ctx);
                if command.tool().is_some() {
                    modal_typing::begin(&mut self.editing);
                }
                return;
            }
            Press::Stroke(stroke) => {
                modal_typing::handle(stroke, editing, &mut cx);
            }
            Press::Answer(number) => {
                let Features { quiz, lessons, .. } = &mut self.features;
                if quiz.is_open() {
                    quiz.press(number, self.presenter.is_some());
                } else {
                    lessons.vote(number);
                }
            }
            Press::BeginNudging => editing.nudging = true,
            Press::Nudge(nudge) => nudge::nudge(nudge, editing, &mut cx),
            Press::EndNudge => nudge::end(editing, &mut cx),
            Press::EndNudging => {
                nudge::end(editing, &mut cx);
                editing.nudging = false;
            }
        }
        for request in self.requests.take() {
            let request = self.within_rules(request);
            self.carry_out(request, ctx);
        }
    }

    /// Restricts a preview by keys to the rules of the explorer: it stops where a drag would.
    fn within_rules(&mut self, request: Request) -> Request {
        let is_ruled = self.session.workspace == Workspace::Explore && !self.features.explorer.rules_broken;
        match request {
            Request::Preview(edit) if is_ruled => match edit.apply(self.document.start_of(&edit)) {
                Ok(after) => {
                    let board = &mut self.session.settings.board;
                    Request::Preview(explore::allowed_edit(edit, self.document.shown(), &after, board))
                }
                Err(_) => Request::Preview(edit),
            },
            other => other,
        }
    }

    /// Finishes typed input when the pointer is pressed.
    pub(crate) fn end_typing_by_pointer(&mut self, ctx: &Context) {
        if self.editing.typing.is_none() || !ctx.input(|input| input.pointer.any_pressed()) {
            return;
        }
        let Pass { mut cx, editing, .. } = self.pass();
        modal_typing::finish_by_pointer(editing, &mut cx);
        self.carry_out_all(ctx);
    }

    /// Passes the state of the window that determines the meaning of keys in the next frame to the key
    /// plugin.
    pub(crate) fn set_key_context(&mut self, ctx: &Context) {
        let lessons = &self.features.lessons;
        let has_page = lessons.loaded().is_some() || lessons.authoring.is_writing();
        let in_picture = match self.session.workspace {
            Workspace::Run => self.session.hovered_panel().is_some(),
            Workspace::Explore => self.features.explorer.view.hovered,
            Workspace::Compare => self.features.compare.view.hovered,
        };
        self.editing.beside_field.follow(ctx, (has_page, in_picture));
        let session = &self.session;
        // Windows wait behind a presentation, which must not lose its keys to them.
        let is_at_desk = self.presenter.is_none();
        let dialog_open = self.modal.is_some()
            || (is_at_desk
                && (self.touch.is_some() || self.features.all().into_iter().any(Feature::takes_keys)));
        let selected = !session.selection.is_empty();
        let idle = self.editing.gesture.is_none() && !Popup::is_any_open(ctx);
        let stage = modal_typing::stage(&self.editing);
        let may_nudge = selected
            && self.editing.polygon.is_none()
            && idle
            && !self.editing.nudging
            && stage == TypingStage::Off;
        let nothing_focused = ctx.memory(|memory| memory.focused().is_none());
        let context = KeyContext {
            dialog_open,
            stage,
            may_nudge: may_nudge && nothing_focused,
            nudging: self.editing.nudging && selected,
            presenting: self.presenter.is_some(),
            blank: self.presenter.as_ref().is_some_and(|presenter| presenter.is_blank),
            asking: self.is_questioning(),
            asks_number: self.presents_page() && self.features.lessons.asks_for_number(),
            letters: session.settings.letters,
            beside_field: self.editing.beside_field.waits(),
        };
        ctx.with_plugin(|keys: &mut Keys| keys.context = context);
    }

    /// Returns the selection.
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

    /// Deletes the selected vertices, or shows why they cannot be deleted.
    pub(crate) fn delete_selected(&mut self, ctx: &Context) {
        let edit = select::delete(self.document.scene(), &self.session.selection);
        let is_valid = edit.is_ok();
        self.edit_or_say(edit, ctx);
        if is_valid {
            let next = select::after_delete(self.document.scene(), &self.session.selection);
            self.select(&next);
        }
    }

    /// Frames the selection in the shapes view. Returns whether there was one.
    pub(crate) fn frame_selection(&mut self) -> bool {
        if self.session.hovered_panel() == Some(WindowPanel::Difference) {
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
                        bounds.union(Bounds::of(self.derived.analysis.surfaces[side].points.iter().copied()));
                }
                Part::Vertices(indices) => {
                    let places = vertices::in_world(&scene.bodies[side]);
                    for index in indices {
                        places.get(*index).into_iter().for_each(|at| bounds.include(*at));
                    }
                }
            }
        }
        let all = self.derived.extents[WindowPanel::Shapes].bounds();
        let bounds = bounds.grown(all.radius() * FRAME_MARGIN);
        self.session.views[WindowPanel::Shapes].framing = Framing::On(bounds);
        true
    }

    /// Shows the dialog Make touch and executes its requests. The gallery takes its place.
    pub(crate) fn touch_ui(&mut self, ctx: &Context) {
        let Some(mut touch) = self.touch.take() else { return };
        if self.features.gallery.is_open {
            return;
        }
        let closed = touch::ui(ctx, &mut touch, &mut self.pass().cx);
        self.touch = Some(touch).filter(|_| !closed);
        self.carry_out_all(ctx);
    }
}
