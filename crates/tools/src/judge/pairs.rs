//! The pairs for a solver: the degenerate pairs of [`board`], then pairs that lead to rare decisions, then random
//! pairs.

use super::board::board;
use super::case::Case;
use super::grade::GradeError;
use crate::geometry::Dimension;
use crate::lab::{Experiment, Family};
use crate::message::{Language, text};
use crate::scene::Scene;

/// The gap of boxes near contact, in scene units.
const GAP: f64 = 1e-6;

/// Random pairs in space, by family and number, that lead the robust algorithm to the rarest regions of its simplex.
/// There are three pairs for each of edge AC and edge AD of a tetrahedron, and the inside of a triangle.
const RARE: [(Family, u64); 9] = [
    (Family::SmallIntegers, 544),
    (Family::SmallIntegers, 1464),
    (Family::Flat, 1093),
    (Family::SmallIntegers, 1208),
    (Family::SmallIntegers, 2768),
    (Family::Flat, 2437),
    (Family::SmallIntegers, 1848),
    (Family::SmallIntegers, 2456),
    (Family::SmallIntegers, 3272),
];

/// The seed of the rare pairs.
const RARE_SEED: u64 = 1;

/// Cases, made one after the other to save memory.
pub type Cases = Box<dyn Iterator<Item = Case> + Send>;

/// A sequence of pairs. The same values give the same pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// The family, whose shapes must have vertices. Without it, the pairs of [`board`] come first, then pairs that lead
    /// to rare decisions, then all families in turn.
    pub family: Option<Family>,
    /// The dimension of all pairs.
    pub dimension: Dimension,
    /// The number of pairs.
    pub count: u64,
    /// The seed of the random pairs.
    pub seed: u64,
}

impl Pairs {
    /// Makes the cases of these pairs, with their true verdicts.
    ///
    /// # Errors
    /// [`GradeError::Pairs`]: the family has no vertices, or the count is out of range.
    pub fn cases(self) -> Result<Cases, GradeError> {
        let Self { family, dimension, count, seed } = self;
        let refused = |expected: String, found: String| Err(GradeError::Pairs { expected, found });
        if let Some(family) = family.filter(|family| !family.has_vertices()) {
            return refused(text!("judge-a-family").to_owned(), family.to_string());
        }
        if !(1..=Experiment::MAX_PAIRS).contains(&count) {
            return refused(
                text!("judge-pairs"; most = Experiment::MAX_PAIRS.to_string()),
                count.to_string(),
            );
        }
        let families: Vec<Family> = match family {
            Some(family) => vec![family],
            None => Family::ALL.into_iter().filter(|family| family.has_vertices()).collect(),
        };
        let drawn = move |number: u64| {
            let family = families[usize::try_from(number % families.len() as u64).unwrap_or_default()];
            random(family, dimension, seed, number)
        };
        let is_whole = family.is_none();
        // The names of cases are part of the protocol, and stay English.
        let boards = is_whole.then(|| Language::english().during(|| board(dimension))).into_iter().flatten();
        let boards = boards.map(|scene| (scene.title.clone(), scene));
        let rare = RARE.into_iter().filter(move |_| is_whole && dimension == Dimension::Three);
        let rare = rare.map(|(family, number)| random(family, Dimension::Three, RARE_SEED, number));
        let scenes = boards.chain(rare).chain((0..).map(drawn)).zip(0..count);
        // All random pairs have vertices.
        Ok(Box::new(scenes.filter_map(|((name, scene), id)| Case::new(id, name, &scene).ok())))
    }
}

/// A random pair with its name.
fn random(family: Family, dimension: Dimension, seed: u64, number: u64) -> (String, Scene) {
    let bodies = family.pair(dimension, GAP, seed, number);
    let name = format!("{family}, {}D, seed {seed}, pair {number}", dimension.count());
    (name, Scene { tags: vec![family.name().to_owned()], ..Scene::new(dimension, bodies) })
}
