//! A scene from lists.

use super::{ExchangeError, PointList, Reading};
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::gjk::{Algorithm, Settings};
use crate::scene::{Expectation, Scene, library};

/// A scene with the chosen lists, by their numbers in the reading: two become P and Q; one replaces P of `base`.
///
/// The bodies stand at the origin, so that world coordinates are the numbers of the lists. Of `base` the query and the
/// view stay; what it says and expects was about other shapes and goes. Without a base the scene starts as a new one.
///
/// # Errors
/// Not one or two lists, one list without a base, or lists of another dimension than what they meet.
pub fn scene_of(reading: &Reading, chosen: &[usize], base: Option<&Scene>) -> Result<Scene, ExchangeError> {
    let choice =
        |expected: &str, found: String| ExchangeError::Choice { expected: expected.to_owned(), found };
    let lists: Vec<&PointList> = chosen
        .iter()
        .map(|index| {
            let there_are = format!("{} lists", reading.lists.len());
            reading
                .lists
                .get(*index)
                .ok_or_else(|| choice("a list that there is", format!("number {index} of {there_are}")))
        })
        .collect::<Result<_, _>>()?;
    match (lists.as_slice(), base) {
        ([p, q], _) => {
            if p.dimension != q.dimension {
                let found = format!("{}D and {}D", p.dimension.count(), q.dimension.count());
                return Err(choice("two lists of the same dimension", found));
            }
            let mut scene = blank(p.dimension, base);
            scene.bodies = [body(p)?, body(q)?];
            scene.title = match [p.name.as_str(), q.name.as_str()] {
                ["", _] | [_, ""] => "Two imported shapes".to_owned(),
                [p, q] => format!("{p} and {q}"),
            };
            Ok(scene)
        }
        ([p], Some(base)) => {
            if p.dimension != base.dimension {
                let expected = format!("a list in {}D, like the scene", base.dimension.count());
                return Err(choice(&expected, format!("one in {}D", p.dimension.count())));
            }
            let mut scene = blank(p.dimension, Some(base));
            scene.bodies = [body(p)?, base.bodies[1].clone()];
            scene.title = if p.name.is_empty() { "An imported shape".to_owned() } else { p.name.clone() };
            Ok(scene)
        }
        _ => Err(choice("2 lists", format!("{}", lists.len()))),
    }
}

/// A scene of this dimension without words and expectations.
fn blank(dimension: Dimension, base: Option<&Scene>) -> Scene {
    let mut scene = match base {
        Some(base) if base.dimension == dimension => base.clone(),
        Some(_) | None => {
            let query = Settings { algorithm: Algorithm::Robust, ..Settings::default() };
            Scene { query, ..library::start(dimension) }
        }
    };
    scene.notes.clear();
    scene.tags.clear();
    scene.expect = Expectation::default();
    scene
}

fn body(list: &PointList) -> Result<Body, ExchangeError> {
    let shape = Shape::Points(list.points.clone());
    Ok(Body::new(list.dimension, shape, Pose::identity(list.dimension), 0.0)?)
}
