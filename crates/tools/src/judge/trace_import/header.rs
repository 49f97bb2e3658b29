//! The header of a trace: the shapes with their poses, and the source of the run.

use glam::{DMat3, DQuat, DVec3};
use serde::Deserialize;

use crate::figure::transcript::TRACE_VERSION;
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::gjk::{Algorithm, Precision};
use crate::judge::claims::{ClaimedPart, Declared, Method};
use crate::judge::protocol::{Touch, vector};
use crate::judge::retelling::short_name;
use crate::message::text;

/// A header in its line; every field may be missing.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Header {
    /// The version of the format.
    version: Option<f64>,
    /// The name of the query.
    name: Option<String>,
    /// The program that ran.
    engine: Option<String>,
    /// The algorithm of the trace. If the sandbox has it, its run is shown beside the trace.
    method: Option<String>,
    /// The parts of the run that are checked.
    claims: Option<Vec<ClaimedPart>>,
    dimension: Option<u64>,
    precision: Option<String>,
    touch: Option<String>,
    /// Maximum error of lengths in the trace, in scene units.
    tolerance: Option<f64>,
    p: Option<Vec<Vec<f64>>>,
    q: Option<Vec<Vec<f64>>>,
    p_radius: Option<f64>,
    q_radius: Option<f64>,
    p_pose: Option<Placed>,
    q_pose: Option<Placed>,
}

/// A pose: `world = rotation · point + position`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Placed {
    position: Option<Vec<f64>>,
    rotation: Option<RotationField>,
}

/// A rotation: an angle in radians (2D), a quaternion x, y, z, w (3D), or the rows of a matrix.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum RotationField {
    Angle(f64),
    Quaternion([f64; 4]),
    Rows(Vec<Vec<f64>>),
}

/// The facts of a header.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub(super) name: String,
    pub(super) engine: String,
    pub(super) algorithm: Option<Algorithm>,
    pub(super) declared: Declared,
    pub(super) dimension: Option<Dimension>,
    pub(super) precision: Precision,
    pub(super) touch: Touch,
    pub(super) tolerance: f64,
    /// The end of the query in the words of the program.
    pub(super) status: String,
    /// P and Q in world coordinates, if both are given.
    pub(super) bodies: Option<[Body; 2]>,
}

impl Default for Facts {
    fn default() -> Self {
        Self {
            name: String::new(),
            engine: String::new(),
            algorithm: None,
            declared: Declared::all(),
            dimension: None,
            precision: Precision::F64,
            touch: Touch::Either,
            tolerance: 0.0,
            status: String::new(),
            bodies: None,
        }
    }
}

impl Header {
    /// The checks: all claims of GJK, unless the header says otherwise.
    fn declared(&self) -> Declared {
        let method = self.method.as_deref().and_then(Method::named);
        match (&self.claims, method) {
            (None, None | Some(Method::Gjk | Method::Distance)) => Declared::all(),
            (claims, method) => Declared { method, claims: claims.clone() },
        }
    }

    /// Reads the facts; the error begins with "expected".
    pub(super) fn facts(&self) -> Result<Facts, String> {
        if let Some(version) = self.version.filter(|version| *version != f64::from(TRACE_VERSION)) {
            let age = if version > f64::from(TRACE_VERSION) { "newer" } else { "older" };
            return Err(text!("judge-version"; expected = TRACE_VERSION, found = version, age = age));
        }
        let dimension = match (self.dimension, self.p.iter().chain(&self.q).flatten().next()) {
            (Some(2), _) => Some(Dimension::Two),
            (Some(3), _) => Some(Dimension::Three),
            (Some(other), _) => return Err(text!("judge-dimension"; found = other)),
            (None, Some(point)) => Some(dimension_of(point)?),
            (None, None) => None,
        };
        let precision = self.precision.as_deref().map_or(Ok(Precision::F64), str::parse)?;
        let touch = self.touch.as_deref().map_or(Ok(Touch::Either), str::parse)?;
        let tolerance = self.tolerance.unwrap_or(0.0);
        if !(tolerance.is_finite() && tolerance >= 0.0) {
            return Err(text!("judge-tolerance"; found = tolerance));
        }
        let bodies = match (&self.p, &self.q, dimension) {
            (Some(p), Some(q), Some(dimension)) => Some([
                body("P", p, self.p_radius, self.p_pose.as_ref(), dimension)?,
                body("Q", q, self.q_radius, self.q_pose.as_ref(), dimension)?,
            ]),
            _ => None,
        };
        let method = self.method.as_deref().and_then(|method| method.to_lowercase().parse().ok());
        let fits = |algorithm: &Algorithm| dimension.is_none_or(|it| algorithm.refusal(it).is_none());
        Ok(Facts {
            name: short_name(self.name.as_deref()),
            engine: short_name(self.engine.as_deref()),
            algorithm: method.filter(fits),
            declared: self.declared(),
            dimension,
            precision,
            touch,
            tolerance,
            status: String::new(),
            bodies,
        })
    }
}

/// Returns the dimension of a point with this many numbers.
pub(super) fn dimension_of(point: &[f64]) -> Result<Dimension, String> {
    match point.len() {
        2 => Ok(Dimension::Two),
        3 => Ok(Dimension::Three),
        count => Err(text!("judge-point-numbers"; found = count)),
    }
}

fn body(
    name: &str,
    points: &[Vec<f64>],
    radius: Option<f64>,
    placed: Option<&Placed>,
    dimension: Dimension,
) -> Result<Body, String> {
    let (turn, move_by) =
        placed.map_or(Ok((DMat3::IDENTITY, DVec3::ZERO)), |placed| placed.read(dimension))?;
    let points = points
        .iter()
        .map(|point| {
            let local = vector(point, dimension).ok_or_else(
                || text!("judge-shape-numbers"; count = dimension.count(), name = name, found = point.len()),
            )?;
            Ok(if placed.is_some() { turn * local + move_by } else { local })
        })
        .collect::<Result<Vec<_>, String>>()?;
    Body::new(dimension, Shape::Points(points), Pose::identity(dimension), radius.unwrap_or(0.0))
        .map_err(|error| text!("judge-shape"; name = name, error = error.to_string()))
}

/// Tolerance for a rotation in single precision, which is off by a few millionths.
const NEAR: f64 = 1e-4;

impl Placed {
    fn read(&self, dimension: Dimension) -> Result<(DMat3, DVec3), String> {
        let position = match &self.position {
            None => DVec3::ZERO,
            Some(position) => vector(position, dimension)
                .ok_or_else(|| text!("judge-position"; count = dimension.count(), found = position.len()))?,
        };
        let turn = match (&self.rotation, dimension) {
            (None, _) => DMat3::IDENTITY,
            (Some(RotationField::Angle(angle)), Dimension::Two) => DMat3::from_rotation_z(*angle),
            (Some(RotationField::Quaternion([x, y, z, w])), Dimension::Three) => {
                DMat3::from_quat(DQuat::from_xyzw(*x, *y, *z, *w))
            }
            (Some(RotationField::Rows(rows)), _) => {
                let rows: Option<Vec<DVec3>> = rows.iter().map(|row| vector(row, dimension)).collect();
                match (rows.as_deref(), dimension) {
                    (Some([x, y]), Dimension::Two) => DMat3::from_cols(*x, *y, DVec3::Z).transpose(),
                    (Some([x, y, z]), Dimension::Three) => DMat3::from_cols(*x, *y, *z).transpose(),
                    _ => {
                        return Err(text!("judge-rotation-rows"; count = dimension.count()));
                    }
                }
            }
            (Some(_), Dimension::Two) => {
                return Err(text!("judge-rotation-2d").to_owned());
            }
            (Some(_), Dimension::Three) => {
                return Err(text!("judge-rotation-3d").to_owned());
            }
        };
        let product = turn * turn.transpose();
        if !product.abs_diff_eq(DMat3::IDENTITY, NEAR) {
            return Err(text!("judge-rotation-stretches").to_owned());
        }
        Ok((turn, position))
    }
}
