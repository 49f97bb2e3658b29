//! Two boxes in space: where they are nearest to each other, and how they come apart.

mod above;
mod axes;
mod level;
mod zonotope;

pub(crate) use level::LevelFacet;
pub(crate) use zonotope::{Beside, Boxes, Facet, Least};
