//! A case: a pair of shapes that the protocol can carry, with its truth.

use glam::DVec3;
use thiserror::Error;

use super::protocol::{WorldPair, components};
use super::topic;
use crate::geometry::{Convex, Dimension, Measurement};
use crate::gjk::{Algorithm, Precision, Query, Reference, Settings};
use crate::lab::truth;
use crate::message::text;
use crate::scene::Scene;

/// A pair for a solver.
#[derive(Clone, Debug)]
pub struct Case {
    /// The number of the case in the protocol.
    pub id: u64,
    /// The name of the case in the report: a file, or a family with seed and number.
    pub name: String,
    /// The pair.
    pub scene: Scene,
    /// P and Q in world space, each the hull of vertices with a radius.
    pub shapes: [Convex<DVec3>; 2],
    /// The true verdict with its proof.
    pub reference: Reference,
    /// The true separation or depth.
    pub length: Option<Measurement>,
    /// The kinds of difficulty that it is an example of.
    pub topics: Vec<String>,
}

/// A scene that the protocol cannot carry.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum CaseError {
    /// A curved shape, which has no vertices.
    #[error("{}", text!("judge-curved"; name = name))]
    Curved {
        /// The name of the case.
        name: String,
    },
}

impl Case {
    /// Creates the case of a scene. Whatever the scene says, numbers are f64 and no defect is planted.
    ///
    /// # Errors
    /// [`CaseError::Curved`] if P or Q has no vertices.
    pub fn new(id: u64, name: String, scene: &Scene) -> Result<Self, CaseError> {
        let mut scene = scene.clone();
        scene.query = Settings { precision: Precision::F64, ..scene.query.sound() };
        let shapes = scene.convexes();
        if shapes.iter().any(|shape| shape.core_vertices().is_none()) {
            return Err(CaseError::Curved { name });
        }
        let query = scene.query(&shapes);
        let reference = truth(&query);
        let length = query.measure();
        let topics = topic::topics(&scene, &query, &reference);
        Ok(Self { id, name, scene, shapes, reference, length, topics })
    }

    /// Returns the dimension.
    pub const fn dimension(&self) -> Dimension {
        self.scene.dimension
    }

    /// Returns the vertices of P and of Q, in order.
    pub(super) fn vertices(&self) -> [&[DVec3]; 2] {
        self.shapes.each_ref().map(|shape| shape.core_vertices().unwrap_or_default())
    }

    /// Creates the query of this algorithm about the pair.
    pub(super) fn query(&self, algorithm: Algorithm) -> Query<'_> {
        let [p, q] = &self.shapes;
        let settings = Settings { algorithm, ..self.scene.query };
        Query { p, q, dimension: self.dimension(), settings }
    }

    /// Returns the message with the pair for a solver.
    pub(super) fn pair(&self, has_hex: bool) -> WorldPair {
        let dimension = self.dimension();
        let [p, q] = self
            .vertices()
            .map(|vertices| vertices.iter().map(|vertex| components(*vertex, dimension)).collect::<Vec<_>>());
        let hex = |points: &[Vec<f64>]| {
            has_hex.then(|| {
                points.iter().map(|point| point.iter().map(|it| hexadecimal(*it)).collect()).collect()
            })
        };
        WorldPair {
            id: self.id,
            dimension: dimension.count(),
            p_hex: hex(&p),
            q_hex: hex(&q),
            p,
            q,
            p_radius: self.shapes[0].radius,
            q_radius: self.shapes[1].radius,
            first: components(self.scene.query.initial_direction, dimension),
        }
    }
}

/// Formats a finite number as C does with `%a`: `0x1.8p+1` is 3.
pub(in crate::judge) fn hexadecimal(number: f64) -> String {
    let sign = if number.is_sign_negative() { "-" } else { "" };
    let bits = number.abs().to_bits();
    let (exponent, fraction) = (bits >> 52, bits & ((1 << 52) - 1));
    let (leading, exponent) = match (exponent, fraction) {
        (0, 0) => return format!("{sign}0x0p+0"),
        (0, _) => (0, -1022),
        (exponent, _) => (1, i64::try_from(exponent).unwrap_or_default() - 1023),
    };
    let digits = format!("{fraction:013x}");
    let digits = digits.trim_end_matches('0');
    let point = if digits.is_empty() { "" } else { "." };
    format!("{sign}0x{leading}{point}{digits}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::hexadecimal;

    /// Hexadecimal numbers are those of `printf("%a")` in the GNU C library.
    #[test]
    fn hexadecimal_numbers_are_those_of_c() {
        let cases = [
            (0.0, "0x0p+0"),
            (-0.0, "-0x0p+0"),
            (1.0, "0x1p+0"),
            (3.0, "0x1.8p+1"),
            (-0.1, "-0x1.999999999999ap-4"),
            (1e300, "0x1.7e43c8800759cp+996"),
            (f64::MIN_POSITIVE, "0x1p-1022"),
            (5e-324, "0x0.0000000000001p-1022"),
        ];
        for (number, text) in cases {
            assert_eq!(hexadecimal(number), text);
        }
    }
}
