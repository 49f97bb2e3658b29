//! Solutions: the scenes that reach the goals of pages.

use super::document::{Solution, Source};
use super::read::Loaded;
use crate::geometry::{Body, Side};
use crate::message::text;
use crate::scene::Scene;

impl Loaded {
    /// Returns the scene of a page with its solution carried out: at the last step of its run the goal is
    /// reached. Returns `None` if the page has no solution.
    ///
    /// # Errors
    /// The solution does not fit the scene of the page.
    pub fn solved(&self, page: usize) -> Option<Result<Scene, String>> {
        let scene = self.scenes.get(page)?;
        let solved = match self.lesson.pages.get(page)?.solution.as_ref()? {
            Solution::MoveQ(by) => moved(scene, by),
            Solution::Algorithm(algorithm) => {
                if let Some(refusal) = algorithm.refusal(scene.dimension) {
                    Err(refusal.to_owned())
                } else {
                    let mut solved = scene.clone();
                    solved.query.algorithm = *algorithm;
                    Ok(solved)
                }
            }
            Solution::Play => Ok(scene.clone()),
            Solution::Scene(_) => Ok(self.solutions.get(page)?.clone()?),
        };
        Some(solved)
    }
}

impl Solution {
    /// Phrases the solution as a sentence.
    pub fn words(&self) -> String {
        match self {
            Self::MoveQ(by) => {
                let by: Vec<String> = by.iter().map(ToString::to_string).collect();
                text!("lesson-solution-move-q"; by = by.join(", "))
            }
            Self::Algorithm(algorithm) => text!("lesson-solution-algorithm"; algorithm = algorithm.title()),
            Self::Play => text!("lesson-solution-play").to_owned(),
            Self::Scene(_) => text!("lesson-solution-scene").to_owned(),
        }
    }

    /// Finds the solution that leads from the scene of a page to another scene, which is shown at its last step or not.
    /// Returns `None` if nothing was done, or if the scene exceeds the limits for reading.
    pub fn between(page: &Scene, other: &Scene, is_at_end: bool) -> Option<Self> {
        if page == other {
            return is_at_end.then_some(Self::Play);
        }
        let mut with_algorithm = page.clone();
        with_algorithm.query.algorithm = other.query.algorithm;
        if with_algorithm == *other {
            return Some(Self::Algorithm(other.query.algorithm));
        }
        if page.dimension == other.dimension {
            let by = other.bodies[Side::Q].pose().position - page.bodies[Side::Q].pose().position;
            let by = by.to_array()[..page.dimension.count()].to_vec();
            // After rounding, the moved position may differ.
            if moved(page, &by).as_ref() == Ok(other) {
                return Some(Self::MoveQ(by));
            }
        }
        Source::of_scene(other).map(Self::Scene)
    }
}

/// The scene with Q moved.
fn moved(scene: &Scene, by: &[f64]) -> Result<Scene, String> {
    let count = scene.dimension.count();
    if by.len() != count {
        return Err(text!("lesson-coordinates"; count = count, found = by.len()));
    }
    let mut moved = scene.clone();
    let q = &scene.bodies[Side::Q];
    let mut pose = q.pose();
    for (axis, by) in by.iter().enumerate() {
        pose.position[axis] += by;
    }
    moved.bodies[Side::Q] = Body::new(scene.dimension, q.shape().clone(), pose, q.rounding())
        .map_err(|error| error.to_string())?;
    Ok(moved)
}
