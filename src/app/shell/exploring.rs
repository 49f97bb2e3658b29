//! The transition from a run to Explore, with the simplex of its step, and back.

use eframe::egui::Context;

use super::App;
use crate::app::features::explore::state::RunBefore;
use crate::app::state::home::Origin;
use crate::app::state::layout::Workspace;
use crate::figure::explorer::{Arrangement, of_simplex};
use crate::message::text;
use crate::scene::Scene;

impl App {
    /// Switches to Explore. A scene that it cannot show is replaced by the simplex of the current step,
    /// unless the scene has unsaved changes: then a button does that.
    pub(crate) fn show_explorer(&mut self, ctx: &Context) {
        self.enter(Workspace::Explore);
        if self.document.is_open_scene_changed() || Arrangement::of(self.document.scene()).is_ok() {
            return;
        }
        let analysis = &self.derived.analysis;
        let simplex = analysis.state(self.session.playback.step()).lettered;
        if let Some(scene) = of_simplex(&simplex, analysis.dimension) {
            self.explore(text!("shell-explore-this-simplex").to_owned(), scene, ctx);
        }
    }

    /// Shows a simplex in place of the scene; undo and *Back to the run* restore it.
    pub(crate) fn explore(&mut self, name: String, scene: Scene, ctx: &Context) {
        self.keep_run();
        self.show_instead(name, scene, Origin::Explorer, ctx);
        self.session.workspace = Workspace::Explore;
    }

    /// Remembers the shown run, before a simplex takes its place.
    pub(crate) fn keep_run(&mut self) {
        let scene = self.document.scene();
        if Arrangement::of(scene).is_err() {
            let step = self.session.playback.step();
            self.features.explorer.origin = Some(RunBefore { scene: scene.clone(), step });
        }
    }

    /// Shows the run that the explored simplex was taken from, at its step.
    pub(crate) fn leave_explorer(&mut self, ctx: &Context) {
        let Some(RunBefore { scene, step }) = self.features.explorer.origin.take() else { return };
        let Some(count) = self.document.undoes_to(&scene) else { return };
        self.drop_gesture(ctx);
        for _ in 0..count {
            self.document.undo();
        }
        self.start_over(ctx);
        self.enter(Workspace::Run);
        self.session.playback.jump(step);
        ctx.request_repaint();
    }
}
