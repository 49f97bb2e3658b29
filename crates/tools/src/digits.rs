//! The digits of many traces, by which two systems are compared: the same query has the same digits everywhere.

use std::fmt::Write as _;

use crate::edit::seeded_random::SeededRandom;
use crate::figure::transcript::{self, SceneRun, TraceFormat};
use crate::geometry::{Body, Dimension, Pose};
use crate::gjk::{Algorithm, Settings};
use crate::internal::ShapeKind;
use crate::lab::Family;
use crate::scene::Scene;

/// Number of scenes with two shapes of some kinds, and of pairs from the families of the laboratory.
const SCENES: u64 = 120;

/// Returns a line for each of 240 scenes of every kind: its number, and the hash of its trace as JSON.
pub fn digits() -> String {
    let mut lines = String::new();
    let scenes = (0..SCENES).flat_map(|number| [of_kinds(number), of_family(number)]);
    for (number, scene) in scenes.enumerate() {
        let run = SceneRun::new(scene, false);
        let trace = transcript::write(&run, TraceFormat::Json, false).unwrap_or_default();
        // Writing to a string cannot fail.
        writeln!(lines, "{number} {:016x}", crate::files::hash(trace.as_bytes())).ok();
    }
    lines
}

fn dimension(number: u64) -> Dimension {
    if number.is_multiple_of(2) { Dimension::Two } else { Dimension::Three }
}

/// Two shapes in random poses: each kind with every other one in turn.
fn of_kinds(number: u64) -> Scene {
    let dimension = dimension(number);
    let mut random = SeededRandom::of_pair(240, number);
    let kinds: Vec<&ShapeKind> =
        ShapeKind::ALL.into_iter().filter(|kind| kind.dimensions.contains(&dimension)).collect();
    let mut body = |index: u64| {
        let kind = kinds[usize::try_from(index).unwrap_or(0) % kinds.len()];
        let position = random.unit(dimension) * random.within(0.0..2.5);
        let pose = Pose { position, rotation: random.rotation(dimension) };
        let shape = (kind.example)(dimension);
        Body::new(dimension, shape.clone(), pose, 0.0)
            .unwrap_or_else(|_| Family::default().pair(dimension, 0.0, 1, number)[0].clone())
    };
    let bodies = [body(number / 2), body(number / 2 + number / 2 / 7 + 1)];
    asked(Scene::new(dimension, bodies), number)
}

fn of_family(number: u64) -> Scene {
    let dimension = dimension(number);
    let family = Family::ALL[usize::try_from(number / 2).unwrap_or(0) % Family::ALL.len()];
    asked(Scene::new(dimension, family.pair(dimension, 1e-3, 7, number)), number)
}

/// The scene with one algorithm after the other.
fn asked(scene: Scene, number: u64) -> Scene {
    let algorithms: Vec<Algorithm> =
        Algorithm::ALL.into_iter().filter(|algorithm| algorithm.refusal(scene.dimension).is_none()).collect();
    let algorithm = algorithms[usize::try_from(number / 2).unwrap_or(0) % algorithms.len()];
    Scene { query: Settings { algorithm, epa: true, ..scene.query }, ..scene }
}
