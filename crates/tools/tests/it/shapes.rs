//! Shapes from vertices, and functions that run queries on them: the vocabulary of the other tests.

use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Algorithm, Query, Settings, Trace};
use gjk_scene::edit::model::Kind;
use gjk_scene::scene::library::{SHIPPED, Shipped};
use glam::DVec3;
use proptest::test_runner::{Config as ProptestConfig, RngSeed};

/// The number of cases of a property. The seed is fixed: a property that passed once passes again, and a failure can be
/// reproduced.
pub(crate) fn tries(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1988),
        ..ProptestConfig::with_cases(cases)
    }
}

/// The example of the format's specification; the worked example of the dyn4j article.
pub(crate) const EXAMPLE: &str = r#"(
    format: 1,
    title: "Triangle and quad",
    dimension: 2,
    p: (shape: Points([(4, 5), (4, 11), (9, 9)])),
    q: (shape: Points([(5, 7), (12, 7), (10, 2), (7, 3)]), pose: (position: (0, 0))),
    query: (algorithm: bittle, initial_direction: (1, -1)),
    expect: (verdict: overlap, supports: 4),
)
"#;

/// The kind of the gallery with this title.
pub(crate) fn kind(title: &str) -> Kind {
    Kind::ALL.into_iter().find(|kind| kind.title() == title).unwrap()
}

/// Numbers with many digits, as they stand in a report.
pub(crate) fn numbers<const COUNT: usize>(text: &str) -> [f64; COUNT] {
    let all: Vec<f64> = text.split(' ').map(|number| number.parse().unwrap()).collect();
    all.try_into().unwrap()
}

/// A vector of such numbers.
pub(crate) fn vector(text: &str) -> DVec3 {
    DVec3::from_array(numbers(text))
}

/// A vector of the plane.
pub(crate) fn flat(x: f64, y: f64) -> DVec3 {
    DVec3::new(x, y, 0.0)
}

/// The shipped scene whose file name begins so.
pub(crate) fn shipped(start: &str) -> Shipped {
    SHIPPED.into_iter().find(|shipped| shipped.file_name.starts_with(start)).unwrap()
}

/// A hull of 2D points.
pub(crate) fn polygon(points: &[(f64, f64)]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|&(x, y)| DVec3::new(x, y, 0.0))).unwrap()
}

/// A hull of points as text, of two or three coordinates: `0 0, 1 0, 0 1`.
pub(crate) fn hull_of(text: &str) -> Convex<DVec3> {
    let point = |point: &str| match point.split(' ').map(|it| it.parse().unwrap()).collect::<Vec<f64>>()[..] {
        [x, y] => flat(x, y),
        [x, y, z] => DVec3::new(x, y, z),
        _ => panic!("{point} has no two or three coordinates"),
    };
    Convex::vertices(text.split(", ").map(point)).unwrap()
}

/// A hull of 3D points.
pub(crate) fn polytope(points: &[(f64, f64, f64)]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|&(x, y, z)| DVec3::new(x, y, z))).unwrap()
}

/// The square [x − 1, x + 1] × [y − 1, y + 1], its vertices in the order of the library's rectangle.
pub(crate) fn square(x: f64, y: f64) -> Convex<DVec3> {
    polygon(&[(x - 1.0, y - 1.0), (x + 1.0, y - 1.0), (x + 1.0, y + 1.0), (x - 1.0, y + 1.0)])
}

/// The cuboid around a center with these half extents, its vertices in the order (−, −, −), (−, −, +), (−, +, −), …
pub(crate) fn cuboid(center: (f64, f64, f64), half: (f64, f64, f64)) -> Convex<DVec3> {
    let (center, half) = (DVec3::from(center), DVec3::from(half));
    Convex::vertices((0..8).map(|i| {
        let sign = |bit: u32| if i >> bit & 1 == 1 { 1.0 } else { -1.0 };
        center + half * DVec3::new(sign(2), sign(1), sign(0))
    }))
    .unwrap()
}

/// A tetrahedron's worth of integer points.
pub(crate) fn integers(points: &[[i32; 3]]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|&[x, y, z]| DVec3::new(x.into(), y.into(), z.into()))).unwrap()
}

/// The two shapes of the dyn4j article; the order of the second as in scene 1.
pub(crate) fn dyn4j() -> [Convex<DVec3>; 2] {
    [
        polygon(&[(4.0, 5.0), (4.0, 11.0), (9.0, 9.0)]),
        polygon(&[(5.0, 7.0), (12.0, 7.0), (10.0, 2.0), (7.0, 3.0)]),
    ]
}

/// Runs an algorithm from a first direction, everything else as by default.
pub(crate) fn run(
    [p, q]: &[Convex<DVec3>; 2],
    dimension: Dimension,
    algorithm: Algorithm,
    initial_direction: DVec3,
) -> Trace {
    let settings = Settings { algorithm, initial_direction, ..Settings::default() };
    gjk::run(&Query { p, q, dimension, settings })
}

/// The 26 directions of a 3 × 3 × 3 block, without its middle.
pub(crate) fn directions() -> impl Iterator<Item = DVec3> {
    (0..27)
        .map(|i| DVec3::new(f64::from(i % 3 - 1), f64::from(i / 3 % 3 - 1), f64::from(i / 9 - 1)))
        .filter(|direction| *direction != DVec3::ZERO)
}

/// The 2D directions among them: what is left of the 26 in the plane, and skew ones to make up the number.
pub(crate) fn directions_2d() -> impl Iterator<Item = DVec3> {
    directions().map(|d| DVec3::new(d.x + 0.5 * d.z, d.y - 0.25 * d.z, 0.0))
}

/// One of so many directions, which lie on a spiral around a sphere.
pub(crate) fn spiral(number: u32, count: u32) -> DVec3 {
    let height = 1.0 - 2.0 * (f64::from(number) + 0.5) / f64::from(count);
    let (sin, cos) = (2.399_963 * f64::from(number)).sin_cos();
    let across = (1.0 - height * height).sqrt();
    DVec3::new(cos * across, sin * across, height)
}

/// The least value that is found downhill from a direction, with its direction. A step to another side is taken if it
/// lessens the value; without one it is halved, down to the shortest step.
pub(crate) fn downhill(
    value: impl Fn(DVec3) -> f64,
    start: DVec3,
    is_flat: bool,
    shortest: f64,
) -> (f64, DVec3) {
    let (mut best, mut normal, mut step) = (value(start), start, 0.05);
    while step > shortest {
        let (s, t) = if is_flat {
            (DVec3::new(-normal.y, normal.x, 0.0), DVec3::ZERO)
        } else {
            normal.any_orthonormal_pair()
        };
        let ways = [s, -s, t, -t, s + t, s - t, t - s, -s - t].map(|way| (normal + way * step).normalize());
        match ways.into_iter().map(|way| (value(way), way)).find(|(value, _)| *value < best) {
            Some(better) => (best, normal) = better,
            None => step *= 0.5,
        }
    }
    (best, normal)
}
