//! The shapes to be written: the world coordinates of their vertices, or a record.

use glam::DVec3;

use super::record::ShapeRecord;
use crate::edit::combine;
use crate::error::ExchangeError;
use crate::form::Exported;
use crate::geometry::{Body, Dimension, Side};
use crate::gjk::Precision;
use crate::internal::{Hull, MAX_PAIRS, MinkowskiDifference};
use crate::scene::Scene;

/// Vertices with a name.
pub(super) struct NamedVertices {
    /// The name: `P`, `Q` or `difference`.
    pub(super) name: &'static str,
    /// Empty if there is a record.
    pub(super) points: Vec<DVec3>,
    /// The body, if it is not the hull of its vertices.
    pub(super) record: Option<ShapeRecord>,
}

/// The shapes to be written, in the form that the writers need.
pub(super) struct WrittenShapes {
    pub(super) dimension: Dimension,
    /// The precision of the scene. In single precision code has single-precision literals; data always has all digits.
    pub(super) precision: Precision,
    pub(super) lists: Vec<NamedVertices>,
}

impl WrittenShapes {
    /// Returns the shapes of a scene to write. Returns an error if one of them is not the hull of its
    /// vertices, or if the difference has too many pairs.
    pub(super) fn of(scene: &Scene, what: Exported) -> Result<Self, ExchangeError> {
        let lists = match what {
            Exported::P => vec![vertices(scene, Side::P)?],
            Exported::Q => vec![vertices(scene, Side::Q)?],
            Exported::Pair => vec![vertices(scene, Side::P)?, vertices(scene, Side::Q)?],
            Exported::Difference => vec![difference(scene)?],
        };
        Ok(Self { dimension: scene.dimension, precision: scene.query.precision, lists })
    }

    /// Returns the shapes of a scene to write, curved and rounded ones as records. Returns an error only if
    /// the difference cannot be listed.
    pub(super) fn with_records(scene: &Scene, what: Exported) -> Result<Self, ExchangeError> {
        let sides: &[Side] = match what {
            Exported::P => &[Side::P],
            Exported::Q => &[Side::Q],
            Exported::Pair => &Side::BOTH,
            Exported::Difference => return Self::of(scene, what),
        };
        let list = |side: &Side| match ShapeRecord::of(&scene.bodies[*side]) {
            Some(record) => Ok(NamedVertices { name: side.name(), points: Vec::new(), record: Some(record) }),
            None => vertices(scene, *side),
        };
        let lists = sides.iter().map(list).collect::<Result<_, _>>()?;
        Ok(Self { dimension: scene.dimension, precision: scene.query.precision, lists })
    }

    /// Returns the records among the shapes.
    pub(super) fn records(&self) -> impl Iterator<Item = &ShapeRecord> {
        self.lists.iter().filter_map(|list| list.record.as_ref())
    }
}

fn vertices(scene: &Scene, side: Side) -> Result<NamedVertices, ExchangeError> {
    let body: &Body = &scene.bodies[side];
    let name = side.name();
    let Some(local) = body.shape().vertices() else {
        return Err(ExchangeError::Curved { name, kind: body.kind_name() });
    };
    if body.rounding() > 0.0 {
        return Err(ExchangeError::Rounded { name });
    }
    let pose = body.pose();
    let points = local.into_iter().map(|point| pose.world_from_local(point)).collect();
    Ok(NamedVertices { name, points, record: None })
}

/// The vertices of P ⊖ Q, in the order of its points.
fn difference(scene: &Scene) -> Result<NamedVertices, ExchangeError> {
    let [p, q] = [vertices(scene, Side::P)?, vertices(scene, Side::Q)?];
    let [on_p, on_q] = scene.convexes();
    let difference = MinkowskiDifference::new(scene.dimension, &on_p, &on_q);
    if difference.curved {
        return match scene.dimension {
            Dimension::Two => {
                let points = combine::difference_of_polygons(&p.points, &q.points);
                Ok(NamedVertices { name: "difference", points, record: None })
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
    Ok(NamedVertices { name: "difference", points, record: None })
}
