//! Export of shapes: as data, as code, as a mesh, and as unit tests. All coordinates are world coordinates.

mod code;
mod data;
mod number;
mod obj;
mod question;
mod shapes;
mod test;

use super::error::ExchangeError;
use super::form::{Exported, Format};
use crate::scene::Scene;
use shapes::Shapes;

/// Writes shapes of a scene. The numbers read back as the same f64 or, in code of an f32 scene, as the same f32.
///
/// # Errors
/// A shape that is curved or has a radius, since the hull of its vertices is another shape; a difference with too many
/// pairs; a unit test of something else than the pair.
pub fn write(scene: &Scene, what: Exported, format: Format) -> Result<String, ExchangeError> {
    if format.is_test() && what != Exported::Pair {
        return Err(ExchangeError::NotAPair { found: what.title() });
    }
    let shapes = Shapes::of(scene, what)?;
    Ok(match format {
        Format::Csv => data::csv(&shapes),
        Format::Json => data::json(&shapes),
        Format::Ron => data::ron(&shapes),
        Format::Obj => obj::obj(&shapes),
        Format::Code(language) => code::code(&shapes, language),
        Format::Test(language) => test::test(scene, &shapes, language),
    })
}
