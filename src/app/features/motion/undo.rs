//! Undo of the path of Q. The scene holds no path, so its own undo knows nothing of one: while the tab is open, both are
//! undone in turn, as they were changed.

use std::sync::Arc;

use super::{Motion, Plan};
use crate::lab::motion::Movement;
use crate::scene::Scene;

/// The most changes of the path that can be undone.
const MOST_UNDONE: usize = 100;

impl Motion {
    /// Uses this movement from now on; it can be undone.
    pub(super) fn change(&mut self, chosen: Option<Movement>, scene: &Scene) {
        let before = self.plan(scene);
        if before.chosen != chosen {
            self.remember(before);
        }
        self.preview(chosen);
    }

    /// Uses this movement, while a drag may still be cancelled.
    pub(super) fn preview(&mut self, chosen: Option<Movement>) {
        self.stop();
        self.chosen = chosen;
    }

    /// Keeps the plan before a change of the path.
    pub(super) fn remember(&mut self, before: Arc<Plan>) {
        if self.past.len() >= MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push(before);
        self.undone.clear();
    }

    /// Undoes the last change of the path through a scene with Q at its own place, unless the scene itself was changed
    /// after it. Returns whether there was one.
    pub(crate) fn undo(&mut self, scene: &Scene) -> bool {
        let Some(before) = self.past.pop_if(|plan| plan.scene == *scene) else { return false };
        let after = self.plan(scene);
        self.undone.push(after);
        self.preview(before.chosen.clone());
        true
    }

    /// Makes the change of the path that was undone last, as [`Motion::undo`] undoes it.
    pub(crate) fn redo(&mut self, scene: &Scene) -> bool {
        let Some(after) = self.undone.pop_if(|plan| plan.scene == *scene) else { return false };
        let before = self.plan(scene);
        self.past.push(before);
        self.preview(after.chosen.clone());
        true
    }
}
