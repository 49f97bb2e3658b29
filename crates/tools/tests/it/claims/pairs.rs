//! Pairs of every kind: the families of the other tests, and rounded, curved, tiny and huge pairs.

use gjk_lab::Family as Drawn;
use gjk_proximity::geometry::{Body, Convex, Core, Dimension};
use glam::DVec3;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;

use crate::families::{Draw, Family};

/// A kind of pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Coordinates in −2..=2: ties, repeated points, flat and touching shapes.
    Integers,
    /// Boxes with faces in one plane.
    Boxes,
    /// 10⁻¹² to 10⁻⁴ of the size from a touch.
    NearContact,
    /// Needles and plates.
    Thin,
    /// Both shapes flat.
    Flat,
    /// A million away.
    Far,
    /// Decimal fractions that do not survive in binary.
    Decimal,
    /// A shape and one a million times as large.
    SizeRatio,
    /// Hulls with nothing special about them.
    General,
    /// Polytopes with radii, of which some touch.
    Rounded,
    /// Discs and balls, capsules, ellipsoids, cylinders and cones.
    Curved,
    /// Ellipsoids that touch, or nearly.
    CurvedContact,
    /// Integer shapes times 2⁻⁴⁰ or 2⁻¹²⁰, whose products underflow in f32.
    Tiny,
    /// Integer shapes times 2³⁷: coordinates up to the limit of the file format.
    Huge,
    /// Integer triangles and tetrahedra a hundred times longer than thick.
    Slivers,
    /// Turned boxes a hundred to a million times longer than thick.
    Needles,
    /// Hulls and integer shapes 10³ to 10⁸ from the origin.
    Offset,
    /// Integer shapes times 10⁻¹⁶⁰ to 10¹⁵⁰, whose products underflow and overflow in f64.
    Extreme,
}

impl Kind {
    pub(crate) const ALL: [Self; 18] = [
        Self::Integers,
        Self::Boxes,
        Self::NearContact,
        Self::Thin,
        Self::Flat,
        Self::Far,
        Self::Decimal,
        Self::SizeRatio,
        Self::General,
        Self::Rounded,
        Self::Curved,
        Self::CurvedContact,
        Self::Tiny,
        Self::Huge,
        Self::Slivers,
        Self::Needles,
        Self::Offset,
        Self::Extreme,
    ];

    /// The pair with this number.
    pub(crate) fn pair(self, dimension: Dimension, number: u64) -> [Convex<DVec3>; 2] {
        let seed = number * 100 + self as u64 * 2 + dimension as u64;
        let drawn = |family: Family| Draw::new(dimension, seed).pair(family);
        let experiment =
            |family: Drawn| family.pair(dimension, 1e-3, seed, number).each_ref().map(Body::convex);
        match self {
            Self::Integers => drawn(Family::SmallIntegers),
            Self::Boxes => drawn(Family::GridBoxes),
            Self::NearContact => drawn(Family::NearContact),
            Self::Thin => drawn(Family::Thin),
            Self::Flat => drawn(Family::Flat),
            Self::Far => drawn(Family::FarAway),
            Self::Decimal => drawn(Family::Scaled),
            Self::SizeRatio => drawn(Family::SizeRatio),
            Self::General => experiment(Drawn::Polytopes),
            Self::Rounded => rounded(drawn(Family::SmallIntegers), seed),
            Self::Curved => experiment(Drawn::Curved),
            Self::CurvedContact => curved_contact(dimension, seed),
            Self::Tiny => {
                let factor = if number.is_multiple_of(2) { -40.0_f64 } else { -120.0 }.exp2();
                scaled(drawn(Family::SmallIntegers), factor)
            }
            Self::Huge => scaled(drawn(Family::SmallIntegers), 37.0_f64.exp2()),
            Self::Slivers => experiment(Drawn::Slivers),
            Self::Needles => experiment(Drawn::Needles),
            Self::Offset => {
                let pair = if number.is_multiple_of(2) { Drawn::Polytopes } else { Drawn::SmallIntegers };
                moved(experiment(pair), dimension, seed)
            }
            Self::Extreme => {
                let factors = [1e-160, 1e-120, 1e-80, 1e-50, 1e-20, 1e20, 1e37, 1e80, 1e120, 1e150];
                let turn = usize::try_from(number).unwrap() % factors.len();
                scaled(drawn(Family::SmallIntegers), factors[turn])
            }
        }
    }
}

fn scaled(pair: [Convex<DVec3>; 2], factor: f64) -> [Convex<DVec3>; 2] {
    pair.map(|shape| {
        Convex::vertices(shape.core_vertices().unwrap().iter().map(|vertex| *vertex * factor)).unwrap()
    })
}

/// Both shapes moved together.
fn moved(pair: [Convex<DVec3>; 2], dimension: Dimension, seed: u64) -> [Convex<DVec3>; 2] {
    let mut rng = Pcg64::seed_from_u64(seed);
    let size = 10_f64.powf(rng.random_range(3.0..=8.0));
    let mut away = || size * rng.random_range(-1.0..=1.0);
    let mut offset = DVec3::new(away(), away(), away());
    if dimension == Dimension::Two {
        offset.z = 0.0;
    }
    pair.map(|shape| {
        Convex::vertices(shape.core_vertices().unwrap().iter().map(|vertex| *vertex + offset)).unwrap()
    })
}

/// Radii in quarters, so that those of integer shapes along an axis touch exactly; one of them may be zero.
fn rounded(pair: [Convex<DVec3>; 2], seed: u64) -> [Convex<DVec3>; 2] {
    let mut rng = Pcg64::seed_from_u64(seed);
    pair.map(|mut shape| {
        let quarters = rng.random_range(0..=6);
        shape.radius = if rng.random() { f64::from(quarters) / 4.0 } else { rng.random_range(0.0..1.0) };
        shape
    })
}

/// Two ellipsoids along the axes whose boundaries meet on the x axis, up to a gap of 0 or of 10⁻¹⁶ to 10⁻² either way.
fn curved_contact(dimension: Dimension, seed: u64) -> [Convex<DVec3>; 2] {
    let mut rng = Pcg64::seed_from_u64(seed);
    let depth = if dimension == Dimension::Two { 0.0 } else { 1.0 };
    let mut axes = || [(); 3].map(|()| rng.random_range(0.25..=2.0));
    let [of_p, of_q] = [axes(), axes()];
    let gap = match rng.random_range(0..4) {
        0 => 0.0,
        1 => -(10_f64.powf(rng.random_range(-16.0..=-2.0))),
        _ => 10_f64.powf(rng.random_range(-16.0..=-2.0)),
    };
    let ellipsoid = |center: DVec3, [x, y, z]: [f64; 3]| Convex {
        core: Core::Ellipsoid { center, semi_axes: [DVec3::X * x, DVec3::Y * y, DVec3::Z * z * depth] },
        radius: 0.0,
    };
    let middle = DVec3::X * (of_p[0] + of_q[0] + gap);
    [ellipsoid(DVec3::ZERO, of_p), ellipsoid(middle, of_q)]
}
