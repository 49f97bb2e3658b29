//! What would become of the scene: in one sentence before it happens, and as a scene.

use super::importing::Importing;
use super::understood;
use crate::exchange::{self, ExchangeError};
use crate::geometry::{Dimension, Side};
use crate::scene::{Scene, library};

/// What would become of the scene.
#[derive(Clone, Debug)]
pub(crate) enum Applied {
    /// A change of it, by this name.
    Edit(String, Scene),
    /// Another scene in its place, by this name.
    Bring(String, Scene),
}

impl Importing {
    /// In one sentence, what applying would do; why it cannot be done where it cannot.
    pub(crate) fn intention(&self, scene: &Scene) -> Result<String, &'static str> {
        let Some(understood) = self.understood() else { return Err("Paste, type or open points to import") };
        let Some(dimension) = understood::dimension(&understood.reading) else {
            return Err("There are no points to import");
        };
        let chosen = self.chosen();
        let words = match chosen {
            [None, None] => return Err("Choose a list to become P or Q"),
            [Some(_), Some(_)] => "P and Q are replaced".to_owned(),
            [Some(_), None] => "P is replaced, Q stays".to_owned(),
            [None, Some(_)] => "Q is replaced, P stays".to_owned(),
        };
        if dimension == scene.dimension {
            return Ok(words);
        }
        let new =
            format!("The scene is {}: a new {} scene is made", short(scene.dimension), short(dimension));
        let other = match chosen {
            [Some(_), None] => ", with the Q of the start scene",
            [None, Some(_)] => ", with the P of the start scene",
            _ => "",
        };
        Ok(format!("{new}{other}; undo leads back"))
    }

    /// What would become of the scene.
    ///
    /// # Errors
    /// Nothing is chosen, or points make no shape.
    pub(crate) fn applied(&self, scene: &Scene) -> Result<Applied, ExchangeError> {
        let nothing = || ExchangeError::Choice {
            expected: "a list to become P or Q".to_owned(),
            found: "none".to_owned(),
        };
        let reading = &self.understood().ok_or_else(nothing)?.reading;
        let dimension = understood::dimension(reading).ok_or_else(nothing)?;
        let changes_dimension = dimension != scene.dimension;
        let start = changes_dimension.then(|| library::start(dimension));
        let base = start.as_ref().unwrap_or(scene);
        let chosen = self.chosen();
        let made = match chosen {
            [Some(p), Some(q)] => exchange::scene_of(reading, &[p, q], Some(base))?,
            [Some(p), None] => exchange::scene_of(reading, &[p], Some(base))?,
            [None, Some(q)] => {
                let mut made = exchange::scene_of(reading, &[q], Some(base))?;
                // It was made as P.
                made.bodies.swap(0, 1);
                made.bodies[Side::P] = base.bodies[Side::P].clone();
                made
            }
            [None, None] => return Err(nothing()),
        };
        let counts = chosen.iter().flatten().map(|index| reading.lists[*index].points.len());
        let name = change_name(&counts.collect::<Vec<_>>());
        Ok(if changes_dimension { Applied::Bring(name, made) } else { Applied::Edit(name, made) })
    }
}

/// What undo calls it: `import 5 and 1 points`.
fn change_name(counts: &[usize]) -> String {
    if *counts == [1] {
        return "import 1 point".to_owned();
    }
    let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
    format!("import {} points", counts.join(" and "))
}

const fn short(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Two => "2D",
        Dimension::Three => "3D",
    }
}

#[cfg(test)]
mod tests {
    use super::change_name;

    #[test]
    fn changes_are_named_by_their_points() {
        assert_eq!(change_name(&[5, 1]), "import 5 and 1 points");
        assert_eq!(change_name(&[3]), "import 3 points");
        assert_eq!(change_name(&[1]), "import 1 point");
    }
}
