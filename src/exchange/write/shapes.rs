//! The shapes to be written, as the world coordinates of their vertices.

use glam::DVec3;

use crate::edit::combine;
use crate::exchange::error::ExchangeError;
use crate::exchange::form::Exported;
use crate::geometry::{Body, Dimension, Hull, MAX_PAIRS, MinkowskiDifference, Side};
use crate::gjk::Precision;
use crate::scene::Scene;

/// Vertices with a name.
pub(super) struct Vertices {
    /// `P`, `Q` or `difference`.
    pub(super) name: &'static str,
    pub(super) points: Vec<DVec3>,
}

/// The shapes to be written, in the form that the writers need.
pub(super) struct Shapes {
    pub(super) dimension: Dimension,
    /// The precision of the scene. In single precision code has single-precision literals; data always has all digits.
    pub(super) precision: Precision,
    pub(super) lists: Vec<Vertices>,
}

impl Shapes {
    /// The shapes of a scene that are to be written; an error if one of them is not the hull of its vertices, or if the
    /// difference has too many pairs.
    pub(super) fn of(scene: &Scene, what: Exported) -> Result<Self, ExchangeError> {
        let lists = match what {
            Exported::P => vec![vertices(scene, Side::P)?],
            Exported::Q => vec![vertices(scene, Side::Q)?],
            Exported::Pair => vec![vertices(scene, Side::P)?, vertices(scene, Side::Q)?],
            Exported::Difference => vec![difference(scene)?],
        };
        Ok(Self { dimension: scene.dimension, precision: scene.query.precision, lists })
    }
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
pub(super) fn coordinates(point: DVec3, dimension: Dimension) -> Vec<f64> {
    point.to_array()[..dimension.count()].to_vec()
}
