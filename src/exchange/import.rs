//! Construction of a scene from imported lists.

use super::error::ExchangeError;
use super::reading::{PointList, Reading};
use crate::gjk::{Algorithm, Settings};
use crate::scene::{Expectation, Label, Scene, library};

/// A scene with the chosen lists, by their indices in the reading: two become P and Q; one replaces P of `base`.
///
/// Bodies that were read as such keep their kinds, radii and poses. Those of points are at the origin, so that world
/// coordinates are the numbers of the lists. All have the names of the lists. If `base` has the same dimension, the rest of it stays, except for its expected results, which concern other
/// shapes. Without such a base the scene starts as a new one, named after the lists.
///
/// # Errors
/// Not one or two lists, one list without a base, or lists whose dimensions do not match each other or the base.
pub fn scene_of(reading: &Reading, chosen: &[usize], base: Option<&Scene>) -> Result<Scene, ExchangeError> {
    let choice =
        |expected: &str, found: String| ExchangeError::Choice { expected: expected.to_owned(), found };
    let lists: Vec<&PointList> = chosen
        .iter()
        .map(|index| {
            let there_are = format!("{} lists", reading.lists.len());
            reading.lists.get(*index).ok_or_else(|| {
                choice("the number of an existing list", format!("number {index} of {there_are}"))
            })
        })
        .collect::<Result<_, _>>()?;
    match (lists.as_slice(), base) {
        ([p, q], _) => {
            if p.dimension != q.dimension {
                let found = format!("{}D and {}D", p.dimension.count(), q.dimension.count());
                return Err(choice("two lists of the same dimension", found));
            }
            let mut scene = match base.filter(|base| base.dimension == p.dimension) {
                Some(base) => unexpecting(base),
                None => named_after(p, q),
            };
            scene.bodies = [p.to_body()?, q.to_body()?];
            scene.labels[0].name = Label::name_of(&p.name);
            scene.labels[1].name = Label::name_of(&q.name);
            Ok(scene)
        }
        ([p], Some(base)) => {
            if p.dimension != base.dimension {
                let expected = format!("a list in {}D, like the scene", base.dimension.count());
                return Err(choice(&expected, format!("one in {}D", p.dimension.count())));
            }
            let mut scene = unexpecting(base);
            scene.bodies[0] = p.to_body()?;
            scene.labels[0].name = Label::name_of(&p.name);
            Ok(scene)
        }
        _ => Err(choice("2 lists", format!("{}", lists.len()))),
    }
}

/// The same scene without expected results.
fn unexpecting(base: &Scene) -> Scene {
    Scene { expect: Expectation::default(), ..base.clone() }
}

/// The start scene of the dimension of two lists, with a title made of their names and without notes.
fn named_after(p: &PointList, q: &PointList) -> Scene {
    let query = Settings { algorithm: Algorithm::Robust, ..Settings::default() };
    let mut scene = Scene { query, ..unexpecting(&library::start(p.dimension)) };
    scene.notes.clear();
    scene.tags.clear();
    scene.title = match [p.name.as_str(), q.name.as_str()] {
        ["", _] | [_, ""] => "Two imported shapes".to_owned(),
        [p, q] => format!("{p} and {q}"),
    };
    scene
}
