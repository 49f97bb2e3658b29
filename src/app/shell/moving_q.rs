//! Q in motion: shown away from its place in the scene, until an edit or the end of the motion.

use std::time::Duration;

use eframe::egui::Context;

use super::App;
use crate::app::state::layout::{Tab, Workspace};
use crate::app::state::view::Framing;

impl App {
    /// Shows Q at the current frame, counts the journey if the panel is open, and sleeps until the next
    /// frame is due.
    pub(crate) fn move_q(&mut self, ctx: &Context) {
        let Self { document, session, editing, derived, features, .. } = self;
        let motion = &mut features.motion;
        // Any change of the scene ends the motion: Q stays at its changed place.
        let is_elsewhere = motion.journey().is_some_and(|journey| journey.scene() != document.scene());
        if is_elsewhere || session.workspace != Workspace::Run {
            motion.stop();
        }
        let in_sight = session.settings.tab == Tab::Motion && session.workspace == Workspace::Run;
        if in_sight && !editing.is_moving() && !motion.is_dragged() {
            // The panel shows the reason if the journey is invalid.
            motion.count(document.scene(), ctx).ok();
        }
        if let Some(seconds) = motion.advance(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        if let Some(extents) = motion.new_extents(&derived.analysis, in_sight) {
            derived.extents = extents;
        }
        let shown = motion.shown_scene();
        if shown.is_some() && !document.is_shown_aside() {
            // The last step of a run shows its verdict.
            session.playback.jump(derived.last_step());
            // Frames the whole path from the start.
            for view in &mut session.views {
                view.framing = Framing::Due;
            }
        }
        session.is_q_away = shown.is_some();
        if !in_sight && shown.is_none() {
            motion.forget_counts();
        }
        document.show_aside(shown);
    }
}
