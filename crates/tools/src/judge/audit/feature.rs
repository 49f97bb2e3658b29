//! Checks that the points that a step keeps are nearest to the origin, or that the search can still reach the origin
//! from them.
//!
//! The kept points K are a subset of the points T before the step. A point of T refutes K if it lies in the
//! direction from K to the origin: the origin is on that point's side of K, and a dropped point was needed.
//! K is also refuted if the origin lies on the line or plane of K, but not on K.

use dashu_int::IBig;
use dashu_ratio::RBig;
use glam::DVec3;
use serde_json::{Value, json};

use super::tolerance::AuditTolerance;
use super::words::{numbers, short};
use crate::geometry::Dimension;
use crate::gjk::Letter;
use crate::internal::{ExactVector, quotient, root_of_quotient};
use crate::judge::case::Case;
use crate::judge::finding::{Finding, FindingKind};
use crate::message::text;

/// The points of a step, the newest first, in integers of one unit.
pub(super) struct StepPoints {
    rounded: Vec<DVec3>,
    exact: Vec<ExactVector>,
    unit: i32,
    /// The largest coordinate.
    size: f64,
    dimension: Dimension,
}

/// A test of the origin against a plane, as the articles write it, with its exact value.
struct OriginTest {
    name: String,
    value: IBig,
    /// The degree of the value: the number of lengths in the product.
    degree: i32,
    /// The squared length of the vector that the vector to the origin was multiplied with.
    normal: IBig,
    /// The meaning of the sign, as a variant of its message, with the letters of the feature and of a point.
    meaning: (&'static str, String, Letter),
}

impl StepPoints {
    pub(super) fn new(points: &[DVec3], dimension: Dimension) -> Self {
        let (exact, unit) = ExactVector::in_common_unit(points);
        let size = points.iter().fold(0.0_f64, |most, point| most.max(point.abs().max_element()));
        Self { rounded: points.to_vec(), exact, unit, size, dimension }
    }

    /// A vector from one point to another.
    fn between(&self, from: usize, to: usize) -> ExactVector {
        &self.exact[to] - &self.exact[from]
    }

    /// The vector from a point to the origin.
    fn to_origin(&self, from: usize) -> ExactVector {
        -&self.exact[from]
    }

    /// Returns the direction from these points, or from the line or plane through them, to the origin.
    /// Returns `None` if they span too little, or the whole space.
    pub(super) fn towards_origin(&self, kept: &[usize]) -> Option<ExactVector> {
        match *kept {
            [x] => Some(self.to_origin(x)),
            [x, y] => {
                let (along, to_origin) = (self.between(x, y), self.to_origin(x));
                let length = along.length_squared();
                (!length.is_zero()).then(|| across(&to_origin, &along))
            }
            [x, y, z] if self.dimension == Dimension::Three => {
                let normal = self.between(x, y).cross(&self.between(x, z));
                let side = normal.dot(&self.to_origin(x)).signum();
                (!normal.is_zero()).then(|| normal.scaled(&side))
            }
            _ => None,
        }
    }

    /// Returns the distance of that line or plane from the origin, as a fraction of the size of the points.
    pub(super) fn remoteness(&self, kept: &[usize]) -> f64 {
        let Some(direction) = self.towards_origin(kept) else { return 0.0 };
        let reach = direction.dot(&self.exact[kept[0]]);
        let distance =
            root_of_quotient(&(&reach * &reach), &direction.length_squared().max(IBig::ONE), self.unit);
        distance / self.size.max(f64::MIN_POSITIVE)
    }

    /// The tests that show that these points are not nearest to the origin, although other points were available.
    fn refutations(&self, kept: &[usize], tolerance: AuditTolerance) -> Vec<OriginTest> {
        let dropped = (0..self.exact.len()).filter(|index| !kept.contains(index));
        let tests: Vec<OriginTest> = match *kept {
            [x] => dropped.map(|other| self.along(x, other)).collect(),
            [x, y] if self.spans(kept) => dropped
                .filter_map(|other| self.beside([x, y], other))
                .chain([self.before(x, y), self.before(y, x)].into_iter().flatten())
                .collect(),
            [x, y, z] if self.dimension == Dimension::Three && self.spans(kept) => {
                dropped.filter_map(|other| self.over([x, y, z], other)).collect()
            }
            [x, y, z] if self.dimension == Dimension::Two => [([x, y], z), ([y, z], x), ([z, x], y)]
                .into_iter()
                .filter_map(|(edge, third)| self.beyond(edge, third))
                .collect(),
            [a, b, c, d] => [([a, b, c], d), ([a, c, d], b), ([a, d, b], c), ([b, d, c], a)]
                .into_iter()
                .filter_map(|(face, fourth)| self.outside(face, fourth))
                .collect(),
            _ => Vec::new(),
        };
        let is_clear = |test: &OriginTest| self.rounded(test).abs() > tolerance.of(self.size, test.degree);
        tests.into_iter().filter(is_clear).collect()
    }

    /// The distance of the origin from the plane of a test.
    fn distance(&self, test: &OriginTest) -> f64 {
        root_of_quotient(&(&test.value * &test.value), &test.normal.clone().max(IBig::ONE), self.unit)
    }

    fn rounded(&self, test: &OriginTest) -> f64 {
        quotient(&test.value, &IBig::ONE, self.unit * test.degree)
    }

    fn spans(&self, kept: &[usize]) -> bool {
        self.towards_origin(kept).is_some()
    }

    /// Tests vertex X, kept alone: the origin must not be on the side of another point, `XT·XO ≤ 0`.
    fn along(&self, x: usize, other: usize) -> OriginTest {
        let along = self.between(x, other);
        let value = along.dot(&self.to_origin(x));
        let [a, b] = [letter(x), letter(other)];
        let value = if value > IBig::ZERO { value } else { IBig::ZERO };
        OriginTest {
            name: format!("{a}{b}·{a}O"),
            value,
            degree: 2,
            normal: along.length_squared(),
            meaning: ("beside-vertex", a.to_string(), b),
        }
    }

    /// Tests edge XY, kept without a third point: the origin must not be on its side.
    fn beside(&self, [x, y]: [usize; 2], other: usize) -> Option<OriginTest> {
        let (along, to_other) = (self.between(x, y), self.between(x, other));
        let (outwards, degree) = match self.dimension {
            Dimension::Two => {
                let normal = ExactVector::new(along.y.clone(), -along.x.clone(), IBig::ZERO);
                let side = -normal.dot(&to_other).signum();
                (normal.scaled(&side), 2)
            }
            Dimension::Three => (-&across(&to_other, &along), 4),
        };
        let value = outwards.dot(&self.to_origin(x));
        let [a, b, c] = [x, y, other].map(letter);
        (value < IBig::ZERO).then(|| OriginTest {
            name: format!("{a}{b}⟂·{a}O"),
            value,
            degree,
            normal: outwards.length_squared(),
            meaning: ("beside-edge", format!("{a}{b}"), c),
        })
    }

    /// Tests whether the origin lies on the line of XY but outside the edge, before X.
    fn before(&self, x: usize, y: usize) -> Option<OriginTest> {
        let is_on_line = self.towards_origin(&[x, y]).is_some_and(|direction| direction.is_zero());
        let along = self.between(x, y);
        let value = along.dot(&self.to_origin(x));
        let [a, b] = [x, y].map(letter);
        (is_on_line && value < IBig::ZERO).then(|| OriginTest {
            name: format!("{a}{b}·{a}O"),
            value,
            degree: 2,
            normal: along.length_squared(),
            meaning: ("on-line", format!("{a}{b}"), a),
        })
    }

    /// Tests face XYZ, kept without a fourth point: the origin must not be on its side.
    fn over(&self, face @ [x, ..]: [usize; 3], fourth: usize) -> Option<OriginTest> {
        let (normal, name) = self.outwards(face, fourth)?;
        let value = normal.dot(&self.to_origin(x));
        let letters = letters(&face);
        (value < IBig::ZERO).then(|| OriginTest {
            name,
            value,
            degree: 3,
            normal: normal.length_squared(),
            meaning: ("beside-face", letters, letter(fourth)),
        })
    }

    /// Tests a triangle in the plane, kept whole: the origin must not be outside an edge.
    fn beyond(&self, [x, y]: [usize; 2], third: usize) -> Option<OriginTest> {
        let along = self.between(x, y);
        let normal = ExactVector::new(along.y.clone(), -along.x.clone(), IBig::ZERO);
        let side = -normal.dot(&self.between(x, third)).signum();
        let value = normal.scaled(&side).dot(&self.to_origin(x));
        let [a, b] = [x, y].map(letter);
        (value > IBig::ZERO).then(|| OriginTest {
            name: format!("{a}{b}⟂·{a}O"),
            value,
            degree: 2,
            normal: normal.length_squared(),
            meaning: ("beyond-edge", format!("{a}{b}"), letter(third)),
        })
    }

    /// Tests a tetrahedron, kept whole: the origin must not be in front of a face.
    fn outside(&self, face @ [x, ..]: [usize; 3], fourth: usize) -> Option<OriginTest> {
        let (normal, name) = self.outwards(face, fourth)?;
        let value = normal.dot(&self.to_origin(x));
        let letters = letters(&face);
        (value > IBig::ZERO).then(|| OriginTest {
            name,
            value,
            degree: 3,
            normal: normal.length_squared(),
            meaning: ("over-face", letters, letter(fourth)),
        })
    }

    /// The normal of a face away from a fourth point, with the name of the test along it. Returns `None` for
    /// a flat tetrahedron.
    fn outwards(&self, [x, y, z]: [usize; 3], fourth: usize) -> Option<(ExactVector, String)> {
        let normal = self.between(x, y).cross(&self.between(x, z));
        let side = normal.dot(&self.between(x, fourth)).signum();
        if side.is_zero() {
            return None;
        }
        let [a, b, c] = if side < IBig::ZERO { [x, y, z] } else { [x, z, y] }.map(letter);
        Some((normal.scaled(&-side), format!("{a}{b}{c}·{a}O")))
    }
}

/// The component of a vector perpendicular to another, times the squared length of the other.
fn across(vector: &ExactVector, along: &ExactVector) -> ExactVector {
    &vector.scaled(&along.length_squared()) - &along.scaled(&vector.dot(along))
}

fn letter(index: usize) -> Letter {
    Letter::ALL[index.min(3)]
}

fn letters(indices: &[usize]) -> String {
    indices.iter().map(|index| letter(*index).to_string()).collect()
}

/// Returns an integer times a power of two as a fraction in lowest terms: `-392`, `3/14`.
pub(super) fn fraction(integer: &IBig, exponent: i32) -> String {
    let power = IBig::ONE << usize::try_from(exponent.unsigned_abs()).unwrap_or_default();
    let value = RBig::from(integer.clone());
    let value = if exponent < 0 { value / RBig::from(power) } else { value * RBig::from(power) };
    value.to_string()
}

/// The error in the points that a step keeps, and the sentence about a decision that is right only within
/// tolerance.
#[derive(Debug, Default)]
pub(super) struct Judged {
    pub(super) finding: Option<Finding>,
    pub(super) by_tolerance: Option<String>,
}

/// Judges the points that a step keeps: `there` are all points, the newest first, `kept` their indices. If
/// the origin is within `zero` of its required place, the run counted that distance as zero.
pub(super) fn judge(
    case: &Case,
    there: &[DVec3],
    kept: &[usize],
    (step, tolerance): (usize, AuditTolerance),
    zero: f64,
) -> Judged {
    let points = StepPoints::new(there, case.dimension());
    let (wrong, by_tolerance): (Vec<OriginTest>, Vec<OriginTest>) =
        points.refutations(kept, tolerance).into_iter().partition(|test| points.distance(test) > zero);
    let finding = wrong.into_iter().next().map(|test| points.finding(&test, kept, step, case));
    let by_tolerance = by_tolerance.into_iter().next().map(|test| {
        text!(
            "judge-by-tolerance"; step = step.to_string(), test = test.name, value = short(points.rounded(&test)),
            distance = short(points.distance(&test)), zero = short(zero),
        )
    });
    Judged { finding, by_tolerance }
}

impl StepPoints {
    /// The finding of a test that refutes the kept points.
    fn finding(&self, test: &OriginTest, kept: &[usize], step: usize, case: &Case) -> Finding {
        let rounded = self.rounded(test);
        let what = match (kept.len(), case.dimension()) {
            (1, _) => "vertex",
            (2, _) => "edge",
            (3, Dimension::Three) => "face",
            (3, Dimension::Two) => "triangle",
            _ => "tetrahedron",
        };
        let relation = if rounded < 0.0 { "<" } else { ">" };
        let (meaning, feature, point) = &test.meaning;
        let sentence = text!(
            "judge-feature"; step = step.to_string(), what = what, kept = letters(kept), test = test.name,
            value = short(rounded), relation = relation, meaning = *meaning, feature = feature,
            point = point.to_string(),
        );
        let named: serde_json::Map<String, Value> = self
            .rounded
            .iter()
            .enumerate()
            .map(|(index, point)| (letter(index).to_string(), numbers(*point, case)))
            .collect();
        let exact = json!({
            "test": test.name,
            "value": fraction(&test.value, self.unit * test.degree),
            "points": named,
            "kept": letters(kept),
        });
        Finding { kind: FindingKind::Feature, step: Some(step), sentence, exact }
    }
}
