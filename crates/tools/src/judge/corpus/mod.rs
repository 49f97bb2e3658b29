//! Corpora: pairs with their truth, for the tests of other programs.
//!
//! ```text
//! Case  ->  a line of JSON   the pair, the verdict, the length, the proof     line
//! Case  ->  Scene            with the verdict that it expects                 scene
//! Cases ->  a test file      for pytest, Catch2 or Rust                       tests
//! ```

mod line;
mod tests;

pub use tests::{TestFramework, test_file};

use super::case::Case;
use crate::gjk::{Algorithm, Settings, Verdict};
use crate::scene::{Expectation, Scene};

impl Case {
    /// Returns the scene of the case, which expects the true verdict of the robust algorithm.
    pub fn corpus_scene(&self) -> Scene {
        let mut scene = self.scene.clone();
        scene.title.clone_from(&self.name);
        scene.query = Settings { algorithm: Algorithm::Robust, ..scene.query };
        scene.expect = Expectation { verdict: Some(self.reference.verdict), ..Expectation::default() };
        scene
    }

    /// Returns whether the shapes intersect. Returns `None` for a touch, which may count as either.
    pub const fn intersects(&self) -> Option<bool> {
        match self.reference.verdict {
            Verdict::Overlap => Some(true),
            Verdict::Separate => Some(false),
            _ => None,
        }
    }
}
