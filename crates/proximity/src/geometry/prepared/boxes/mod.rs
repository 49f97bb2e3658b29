//! Two boxes in space: their closest points, and their minimum translation.

mod above;
mod axes;
mod level;
mod zonotope;

pub(crate) use level::LevelFacet;
pub(crate) use zonotope::{BoxStart, Boxes, Least, ZonotopeFacet};
