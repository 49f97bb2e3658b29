//! Export of shapes: as data, as code, as a mesh, as unit tests, and in the notation of an engine.
//!
//! All coordinates are world coordinates, except in the notation of an engine that has poses.

mod code;
mod data;
mod engine;
mod literal;
mod number;
mod obj;
mod placed;
mod question;
mod record;
mod shapes;
mod test;

use super::error::ExchangeError;
use super::form::{Exported, Format};
use crate::scene::Scene;
use shapes::WrittenShapes;

/// Writes shapes of a scene. The numbers parse to the same f64 or, in code of an f32 scene, to the same f32.
///
/// # Errors
/// A curved or rounded shape in a format that only has vertices, or as part of P ⊖ Q; a difference with too
/// many pairs; a unit test of something other than the pair; a shape that the engine cannot construct.
pub fn write(scene: &Scene, what: Exported, format: Format) -> Result<String, ExchangeError> {
    if format.is_test() && what != Exported::Pair {
        return Err(ExchangeError::NotAPair { found: what.title() });
    }
    let vertices = || WrittenShapes::of(scene, what);
    let shapes = || WrittenShapes::with_records(scene, what);
    Ok(match format {
        Format::Csv => data::csv(&vertices()?),
        Format::Obj => obj::obj(&vertices()?),
        Format::Json => data::json(&shapes()?),
        Format::Ron => data::ron(&shapes()?),
        Format::Code(language) => code::code(&shapes()?, language),
        Format::Test(language) => test::test(scene, &shapes()?, language),
        Format::Engine(engine) => engine::engine(scene, what, engine)?,
    })
}
