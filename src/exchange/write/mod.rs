//! Export of shapes: as data, as code, as a mesh, and as unit tests. All coordinates are world coordinates.

mod code;
mod data;
mod number;
mod obj;
mod question;
mod test;

use glam::DVec3;

use super::error::ExchangeError;
use super::form::{Exported, Format};
use crate::edit::combine;
use crate::geometry::{Body, Dimension, Hull, MAX_PAIRS, MinkowskiDifference, Side};
use crate::gjk::Precision;
use crate::scene::Scene;

/// Vertices with a name.
struct Vertices {
    /// `P`, `Q` or `difference`.
    name: &'static str,
    points: Vec<DVec3>,
}

/// The shapes to be written, in the form that the writers need.
struct Shapes {
    dimension: Dimension,
    /// The precision of the scene. In single precision code has single-precision literals; data always has all digits.
    precision: Precision,
    lists: Vec<Vertices>,
}

/// Writes shapes of a scene. The numbers read back as the same f64 or, in code of an f32 scene, as the same f32.
///
/// # Errors
/// A shape that is curved or has a radius, since the hull of its vertices is another shape; a difference with too many
/// pairs; a unit test of something else than the pair.
pub fn write(scene: &Scene, what: Exported, format: Format) -> Result<String, ExchangeError> {
    if format.is_test() && what != Exported::Pair {
        return Err(ExchangeError::NotAPair { found: what.title() });
    }
    let shapes = Shapes {
        dimension: scene.dimension,
        precision: scene.query.precision,
        lists: match what {
            Exported::P => vec![vertices(scene, Side::P)?],
            Exported::Q => vec![vertices(scene, Side::Q)?],
            Exported::Pair => vec![vertices(scene, Side::P)?, vertices(scene, Side::Q)?],
            Exported::Difference => vec![difference(scene)?],
        },
    };
    Ok(match format {
        Format::Csv => data::csv(&shapes),
        Format::Json => data::json(&shapes),
        Format::Ron => data::ron(&shapes),
        Format::Obj => obj::obj(&shapes),
        Format::Code(language) => code::code(&shapes, language),
        Format::Test(language) => test::test(scene, &shapes, language),
    })
}

fn vertices(scene: &Scene, side: Side) -> Result<Vertices, ExchangeError> {
    let body: &Body = &scene.bodies[side];
    let name = side.name();
    let Some(local) = body.shape().vertices() else {
        return Err(ExchangeError::Curved { name, kind: body.kind_name() });
    };
    if body.rounding() > 0.0 {
        return Err(ExchangeError::Rounded { name });
    }
    let pose = body.pose();
    Ok(Vertices { name, points: local.into_iter().map(|point| pose.world_from_local(point)).collect() })
}

/// The vertices of P ⊖ Q, in the order of its points.
fn difference(scene: &Scene) -> Result<Vertices, ExchangeError> {
    let [p, q] = [vertices(scene, Side::P)?, vertices(scene, Side::Q)?];
    let [on_p, on_q] = scene.convexes();
    let difference = MinkowskiDifference::new(scene.dimension, &on_p, &on_q);
    if difference.curved {
        return match scene.dimension {
            Dimension::Two => {
                let points = combine::difference_of_polygons(&p.points, &q.points);
                Ok(Vertices { name: "difference", points })
            }
            Dimension::Three => {
                let count = |points: &[DVec3]| {
                    Hull::of(scene.dimension, points).map_or(0, |hull| hull.extreme_points().len())
                };
                let found = count(&p.points).saturating_mul(count(&q.points));
                Err(ExchangeError::TooManyPairs { most: MAX_PAIRS, found })
            }
        };
    }
    let points = difference.hull_vertices().map(|corner| corner.point).collect();
    Ok(Vertices { name: "difference", points })
}

/// The coordinates of a point, as many as the scene has dimensions.
fn coordinates(point: DVec3, dimension: Dimension) -> Vec<f64> {
    point.to_array()[..dimension.count()].to_vec()
}
