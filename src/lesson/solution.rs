//! Solutions: the scenes that reach the goals of pages.

use super::document::Solution;
use super::read::Loaded;
use crate::geometry::{Body, Side};
use crate::scene::Scene;

impl Loaded {
    /// The scene of a page once its solution is carried out: at the last step of its run the goal is reached. None if the
    /// page has no solution.
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

/// The scene with Q moved.
fn moved(scene: &Scene, by: &[f64]) -> Result<Scene, String> {
    let count = scene.dimension.count();
    if by.len() != count {
        return Err(format!("expected {count} coordinates, found {}", by.len()));
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
