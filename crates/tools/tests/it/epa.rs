//! The expanding polytope algorithm: every kind of initial simplex, every step, and the numbers of published cases.

use std::f64::consts::TAU;
use std::time::{Duration, Instant};

use dashu_ratio::RBig;
use gjk_proximity::epa::{self, Growth, SimplexFlaw};
use gjk_proximity::geometry::{Convex, Core, Dimension, Length, Measurement, SupportPoint};
use gjk_proximity::gjk::{self, Algorithm, Event, Precision, Query, Settings, Trace, Verdict};
use gjk_proximity::internal::{self, orient3d};
use glam::DVec3;
use rand::RngExt as _;

use crate::distance::{gap, witness_points_hold};
use crate::families::Draw;
use crate::shapes::{cuboid, hull_of, polygon, square};

/// A run with this algorithm from the first direction (1, 0, 0); after an overlap it includes the polytope.
fn expanded(pair: &[Convex<DVec3>; 2], dimension: Dimension, algorithm: Algorithm) -> Trace {
    let [p, q] = pair;
    let settings = Settings { algorithm, epa: true, ..Settings::default() };
    gjk::run(&Query { p, q, dimension, settings })
}

fn steps(trace: &Trace) -> impl Iterator<Item = &epa::EpaEvent> {
    trace.events.iter().filter_map(|event| if let Event::Epa(step) = event { Some(step) } else { None })
}

/// The flaw of the initial simplex.
fn flaw(trace: &Trace) -> Option<SimplexFlaw> {
    let examined = steps(trace).find_map(|step| {
        if let epa::EpaEvent::Examined(epa::Examined { flaw, .. }) = step { Some(*flaw) } else { None }
    });
    examined.unwrap()
}

fn depth(trace: &Trace) -> f64 {
    -gap(&trace.outcome.measurement.unwrap())
}

fn cube(x: f64, y: f64, z: f64) -> Convex<DVec3> {
    cuboid((x, y, z), (1.0, 1.0, 1.0))
}

#[test]
fn every_algorithm_leaves_a_usable_initial_simplex() {
    let cubes = [
        // danfis/libccd#25: three vertices of the final simplex are coplanar with the origin.
        ("libccd#25", cube(0.0, 0.0, 1.9), 0.1, Some(DVec3::Z)),
        // The origin lies on a face of the final simplex.
        ("shifted by (1, 1, 1)", cube(1.0, 1.0, 1.0), 1.0, None),
        // S-ZERO-4: Djonov's simplex has two equal points and no volume.
        ("half overlapped", cube(1.0, 0.0, 0.0), 1.0, Some(DVec3::X)),
        ("identical", cube(0.0, 0.0, 0.0), 2.0, None),
        ("a point inside", hull_of("0.25 0.5 -0.625"), 0.375, Some(-DVec3::Z)),
        ("a segment inside", hull_of("-0.5 0 0, 0.5 0.25 0"), 1.0, None),
        ("a plate through it", hull_of("-3 -3 0.5, 3 -3 0.5, 0 3 0.5"), 0.5, Some(DVec3::Z)),
        ("coal#144", cube(1.9999, 0.0, 0.0), 2.0 - 1.9999, Some(DVec3::X)),
    ];
    for (name, other, expected, normal) in cubes {
        for algorithm in
            [Algorithm::Robust, Algorithm::Djonov, Algorithm::Winter, Algorithm::Cinkes, Algorithm::Distance]
        {
            let pair = [cube(0.0, 0.0, 0.0), other.clone()];
            let trace = expanded(&pair, Dimension::Three, algorithm);
            if trace.outcome.verdict != Verdict::Overlap {
                assert!(
                    matches!(algorithm, Algorithm::Winter | Algorithm::Cinkes),
                    "{name} with {algorithm}"
                );
                assert_eq!(trace.outcome.measurement, None);
                continue;
            }
            let found = depth(&trace);
            let exact = 2.0 * f64::EPSILON * 2.0;
            assert!((found - expected).abs() <= exact, "{name} with {algorithm}: {found} for {expected}");
            let measurement = trace.outcome.measurement.unwrap();
            if let Some(normal) = normal {
                assert_eq!(measurement.normal, normal, "{name} with {algorithm}");
            }
            witness_points_hold(&pair, &measurement, 1e-15);
        }
    }
}

#[test]
fn flaws_of_the_initial_simplex_are_named() {
    let flaws = |other: Convex<DVec3>, algorithm| {
        let trace = expanded(&[cube(0.0, 0.0, 0.0), other], Dimension::Three, algorithm);
        flaw(&trace)
    };
    assert_eq!(flaws(cube(1.0, 1.0, 1.0), Algorithm::Djonov), Some(SimplexFlaw::OriginOnBoundary));
    assert_eq!(flaws(cube(1.0, 0.0, 0.0), Algorithm::Djonov), Some(SimplexFlaw::RepeatedPoint));
    assert_eq!(flaws(cube(0.0, 0.0, 0.0), Algorithm::Distance), Some(SimplexFlaw::TooFewPoints));
    let generic = [hull_of("1 0 2, -2 2 1, 2 2 1, 1 0 1"), hull_of("2 -1 0, 1 -2 0, 0 -1 2, 1 1 1")];
    // S-3D-IN: the origin is strictly inside the final tetrahedron, a valid initial polytope.
    let trace = expanded(&generic, Dimension::Three, Algorithm::Djonov);
    assert_eq!(flaw(&trace), None);
    assert_eq!(steps(&trace).filter(|step| matches!(step, epa::EpaEvent::Inflated { .. })).count(), 0);
}

/// A flat simplex is inflated in perpendicular directions, and only as far as needed.
#[test]
fn a_flat_initial_simplex_is_inflated() {
    let pair = [cube(0.0, 0.0, 0.0), cube(0.0, 0.0, 0.0)];
    let trace = expanded(&pair, Dimension::Three, Algorithm::Distance);
    let inflated: Vec<DVec3> = steps(&trace)
        .filter_map(|step| {
            if let epa::EpaEvent::Inflated(epa::Inflated { direction, .. }) = step {
                Some(*direction)
            } else {
                None
            }
        })
        .collect();
    let Some(epa::EpaEvent::Examined(epa::Examined { points, .. })) = steps(&trace).next() else {
        panic!("not examined")
    };
    assert_eq!(inflated.len() + points.len(), 4, "{inflated:?}");
    for direction in inflated {
        let edges = points.windows(2).map(|pair: &[SupportPoint<DVec3>]| pair[1].point - pair[0].point);
        assert!(edges.clone().all(|edge| edge.dot(direction).abs() < 1e-12), "{direction}");
    }
}

/// A flat P ⊖ Q in 3D has no interior: the shapes touch where they meet.
#[test]
fn flat_shapes_that_cross_in_space_touch() {
    let plate = hull_of("-1 -1 0, 1 -1 0, 1 1 0, -1 1 0");
    let inside = hull_of("0.25 0.25 0, 0.5 0.25 0, 0.25 0.5 0");
    let segments = [hull_of("-1 0 0, 1 0 0"), hull_of("0 -1 0, 0 1 0")];
    for pair in [[plate, inside], segments] {
        for algorithm in [Algorithm::Robust, Algorithm::Distance] {
            let trace = expanded(&pair, Dimension::Three, algorithm);
            assert_eq!(trace.outcome.verdict, Verdict::Touching);
            let measurement = trace.outcome.measurement.unwrap();
            assert_eq!(measurement.length, Length::Separation(0.0));
            assert_eq!(measurement.normal.abs(), DVec3::Z);
            witness_points_hold(&pair, &measurement, 0.0);
        }
    }
}

#[test]
fn the_numbers_of_parry_and_the_normal_of_dyn4j() {
    let slab = |x: f64, y: f64| {
        polygon(&[(x - 2.0, y - 1.0), (x + 2.0, y - 1.0), (x + 2.0, y + 1.0), (x - 2.0, y + 1.0)])
    };
    let measure = |pair: [Convex<DVec3>; 2]| {
        expanded(&pair, Dimension::Two, Algorithm::Robust).outcome.measurement.unwrap()
    };
    let sideways = measure([slab(3.5, 0.0), slab(0.0, 0.0)]);
    assert_eq!((sideways.length, sideways.normal), (Length::PenetrationDepth(0.5), -DVec3::X));
    let upwards = measure([slab(0.0, 0.2), slab(0.0, 0.0)]);
    assert_eq!((upwards.length, upwards.normal), (Length::PenetrationDepth(1.8), -DVec3::Y));
    let dyn4j = measure(crate::shapes::dyn4j());
    assert!((dyn4j.normal - DVec3::new(0.624_695, -0.780_869, 0.0)).length() < 1e-6, "{}", dyn4j.normal);
    assert_eq!(measure([square(0.0, 0.0), square(1.0, 0.0)]).length, Length::PenetrationDepth(1.0));
}

/// Regression: the seed swapped its first two corners for their orientation and closed the gaps of dropped points, so that
/// numbers changed between two steps.
#[test]
fn a_point_keeps_its_number() {
    let mut draw = Draw::new(Dimension::Two, 2002);
    let mut seeds = 0;
    for number in 0..400 {
        draw.dimension = Dimension::BOTH[number % 2];
        // Small integers make simplices flat.
        let pair = [0, 1].map(|_| {
            let point = |draw: &mut Draw| draw.vector(3.0).round();
            Convex::vertices((0..6).map(|_| point(&mut draw))).unwrap()
        });
        for algorithm in [Algorithm::Djonov, Algorithm::Robust] {
            let (mut growth, mut before) = (Growth::default(), Vec::new());
            for step in steps(&expanded(&pair, draw.dimension, algorithm)) {
                growth.apply(step);
                assert!(growth.points.starts_with(&before), "pair {number}, {algorithm:?}: {step:?}");
                before.clone_from(&growth.points);
                seeds += usize::from(matches!(step, epa::EpaEvent::Seeded(_)));
            }
        }
    }
    assert!(seeds > 100, "{seeds}");
}

// ---- Every step -------------------------------------------------------------------------------------------------

/// The polytope stays closed, oriented outward and inside of P ⊖ Q, and the bounds converge to the depth.
#[test]
fn the_polytope_stays_convex_and_its_bounds_converge() {
    let mut draw = Draw::new(Dimension::Two, 2001);
    let mut expansions = 0;
    for number in 0..1500 {
        let dimension = Dimension::BOTH[number % 2];
        draw.dimension = dimension;
        let pair = [0, 1].map(|_| {
            let count = draw.rng.random_range(1..16);
            let point = |draw: &mut Draw| draw.vector(6.0);
            let general = Convex::vertices((0..count).map(|_| point(&mut draw))).unwrap();
            if number % 3 == 0 { draw.hull(6, 15) } else { general }
        });
        let trace = expanded(&pair, dimension, Algorithm::Djonov);
        let Some(measurement) = trace.outcome.measurement else { continue };
        let mut growth = Growth::default();
        let mut last = [0.0, f64::INFINITY];
        for step in steps(&trace) {
            growth.apply(step);
            match step {
                epa::EpaEvent::Seeded { .. } => is_closed(&growth, dimension),
                epa::EpaEvent::Expanded(epa::Expanded { seen, horizon, .. }) => {
                    expansions += 1;
                    assert!(!seen.is_empty() && horizon.len() >= 2);
                    is_closed(&growth, dimension);
                }
                epa::EpaEvent::Probed(epa::Probed { bounds, gain, .. }) => {
                    let truth = -gap(&measurement);
                    assert!(*gain >= 0.0);
                    assert!(bounds[0] >= last[0] && bounds[1] <= last[1], "{bounds:?} after {last:?}");
                    assert!(
                        bounds[0] <= truth * (1.0 + 1e-15) && truth <= bounds[1],
                        "{truth} in {bounds:?}"
                    );
                    last = *bounds;
                }
                epa::EpaEvent::Examined { .. } | epa::EpaEvent::Inflated { .. } => {}
            }
        }
    }
    assert!(expansions > 2000, "{expansions} expansions were looked at");
}

/// Every edge belongs to two triangles, in opposite directions, and no point lies outside of any.
fn is_closed(growth: &Growth, dimension: Dimension) {
    let facets: Vec<&epa::Facet> = growth.facets.iter().flatten().collect();
    let edges: Vec<(usize, usize)> = facets
        .iter()
        .flat_map(|facet| {
            let corners = &facet.corners;
            (0..corners.len()).map(move |i| (corners[i], corners[(i + 1) % corners.len()]))
        })
        .collect();
    if dimension == Dimension::Three {
        assert!(edges.iter().all(|(a, b)| edges.contains(&(*b, *a))), "{edges:?}");
        assert_eq!(
            growth.points.len() + facets.len(),
            edges.len() / 2 + 2 + unused(growth, &facets),
            "Euler"
        );
    }
    for facet in &facets {
        assert!((facet.normal.length() - 1.0).abs() < 1e-14, "{facet:?}");
        let from = growth.points[facet.corners[0]].point;
        for point in facets.iter().flat_map(|other| &other.corners).map(|corner| growth.points[*corner].point)
        {
            assert!((point - from).dot(facet.normal) < 1e-9, "{point} is outside of {facet:?}");
        }
        if let [a, b, c] = *facet.corners.as_slice() {
            let [a, b, c] = [a, b, c].map(|corner| growth.points[corner].point);
            assert!(orient3d(a, b, c, a + facet.normal) > 0.0, "{facet:?} is turned inside out");
        }
    }
}

/// The number of points that are no longer vertices.
fn unused(growth: &Growth, facets: &[&epa::Facet]) -> usize {
    (0..growth.points.len()).filter(|point| !facets.iter().any(|facet| facet.corners.contains(point))).count()
}

// ---- Hard pairs -------------------------------------------------------------------------------------------------

/// The depth of needles and plates, whose facets are slivers, against the explicit difference.
#[test]
fn needles_and_plates() {
    let mut draw = Draw::new(Dimension::Two, 99);
    let mut overlaps = 0;
    for number in 0..1500 {
        let dimension = Dimension::BOTH[number % 2];
        draw.dimension = dimension;
        // Powers of two keep the difference, and the expected result, exact.
        let mut power = || 2.0_f64.powi(draw.rng.random_range(-20..20));
        let stretch = DVec3::new(1.0, power(), power());
        let pair = [0, 1].map(|_| match draw.hull(6, 15).core {
            Core::Vertices(vertices) => {
                Convex::vertices(vertices.into_iter().map(|vertex| vertex * stretch)).unwrap()
            }
            _ => square(0.0, 0.0),
        });
        let expected = internal::signed_gap(dimension, &pair[0], &pair[1]).unwrap();
        let trace = expanded(&pair, dimension, Algorithm::Distance);
        let found = gap(&trace.outcome.measurement.unwrap());
        overlaps += usize::from(found < 0.0);
        assert!(
            (found - expected).abs() <= 1e-9 * expected.abs(),
            "pair {number}: {found} for {expected}: {pair:?}"
        );
    }
    assert!(overlaps > 400, "{overlaps} overlaps");
}

/// Published code in single precision may say OVERLAP of shapes that are separate; the polytope then shows that they
/// are not.
#[test]
fn a_wrong_overlap_gets_no_depth() {
    let mut random = Draw::new(Dimension::Two, 32).rng;
    let mut wrong = 0;
    for _ in 0..4000 {
        let angle = random.random_range(0.0..1.5_f64);
        let turned = |x: f64, y: f64| (angle.cos() * x - angle.sin() * y, angle.sin() * x + angle.cos() * y);
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        let shift = 2.0 + random.random_range(-1e-8..1e-7_f64);
        let at = |shift: f64| polygon(&corners.map(|(x, y)| turned(x + shift, y)));
        let [p, q] = [at(0.0), at(shift)];
        for algorithm in [Algorithm::Djonov, Algorithm::Winter, Algorithm::Robust, Algorithm::Distance] {
            let settings =
                Settings { algorithm, precision: Precision::F32, epa: true, ..Settings::default() };
            let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings };
            let trace = gjk::run(&query);
            let truth = gjk::reference(&query, &trace.outcome).verdict;
            let Some(Measurement { length, .. }) = trace.outcome.measurement else { continue };
            wrong += usize::from(trace.outcome.verdict != truth);
            let measured = match length {
                Length::Separation(separation) if separation > 0.0 => Verdict::Separate,
                Length::Separation(_) => Verdict::Touching,
                Length::PenetrationDepth(_) => Verdict::Overlap,
            };
            assert_eq!(
                measured, truth,
                "{algorithm} says {:?} and measures {length:?}",
                trace.outcome.verdict
            );
        }
    }
    assert!(wrong > 0, "no listing was wrong: the pairs are too easy");
}

/// On curved shapes the expansion ends at the tolerance, within the limit, and the bounds contain the true depth.
#[test]
fn curved_depths() {
    let ellipsoid = |center: DVec3, semi_axes: [DVec3; 3]| Convex {
        core: Core::Ellipsoid { center, semi_axes },
        radius: 0.0,
    };
    let mut random = Draw::new(Dimension::Three, 5).rng;
    let mut most = 0;
    let (mut worst, mut widest) = (0.0_f64, 0.0_f64);
    for _ in 0..200 {
        let mut number = |low: f64, high: f64| random.random_range(low..high);
        let [of_p, of_q] = [number(0.5, 2.0), number(0.5, 2.0)];
        let offset = DVec3::new(number(-1.0, 1.0), number(-1.0, 1.0), number(-1.0, 1.0));
        let expected = of_p + of_q - offset.length();
        if expected < 0.01 || offset.length() < 0.05 {
            continue;
        }
        let ball = |center: DVec3, radius: f64| ellipsoid(center, DVec3::AXES.map(|axis| axis * radius));
        let pair = [ball(DVec3::ZERO, of_p), ball(offset, of_q)];
        let trace = expanded(&pair, Dimension::Three, Algorithm::Distance);
        let measurement = trace.outcome.measurement.unwrap();
        most = most.max(steps(&trace).count());
        worst = worst.max((depth(&trace) - expected).abs() / expected);
        let [lower, upper] = measurement.bounds;
        // Without roundoff: the depth is at most r where the square of the offset is at least that of P + Q − r.
        let exact = |number: f64| RBig::try_from(number).unwrap();
        let squares = offset.to_array().map(|part| exact(part).sqr());
        let squared = squares.into_iter().fold(RBig::ZERO, |sum, square| sum + square);
        let left = |bound: f64| exact(of_p) + exact(of_q) - exact(bound);
        let (above, below) = (left(lower), left(upper));
        assert!(above >= RBig::ZERO && above.sqr() >= squared, "{lower} is above {expected}");
        assert!(below <= RBig::ZERO || below.sqr() <= squared, "{upper} is below {expected}");
        widest = widest.max((upper - lower) / expected);
        assert!((measurement.normal - offset.normalize()).length() < 1e-3, "{}", measurement.normal);
        witness_points_hold(&pair, &measurement, 1e-2);
    }
    assert!(worst <= 1e-7 && widest <= 1e-2, "off by {worst}, bounds apart by {widest}, {most} steps");
    assert!(most <= 600, "{most} steps");
}

/// Two rotated boxes whose difference has nearly coplanar facets: their distances from the origin are the same f64, and
/// the projection of the origin lies on one of them only. The depth is that of the explicit difference.
#[test]
fn of_nearly_coplanar_facets_the_one_with_the_projection_counts() {
    let (a, b) = (
        (0.476_456_830_828_646_54, 0.522_245_329_118_808_2),
        (0.325_427_708_272_421_96, 0.627_573_184_671_118),
    );
    let q = [
        (0.105_168_695_253_385_24, -0.201_566_969_801_388_27),
        (-1.016_993_736_233_111_2, 0.581_030_190_861_034_9),
        (-0.924_385_425_383_635_2, -1.677_839_838_441_830_5),
        (-2.046_547_856_870_131_6, -0.895_242_677_779_407_2),
    ];
    let pair = [polygon(&[a, b, (-b.0, -b.1), (-a.0, -a.1)]), polygon(&q)];
    let explicit = internal::signed_gap(Dimension::Two, &pair[0], &pair[1]).unwrap();
    for algorithm in [Algorithm::Robust, Algorithm::Djonov, Algorithm::Distance] {
        let trace = expanded(&pair, Dimension::Two, algorithm);
        assert!((depth(&trace) + explicit).abs() <= 1e-15, "{algorithm}");
        witness_points_hold(&pair, &trace.outcome.measurement.unwrap(), 1e-15);
    }
}

/// Each support point was tested against every facet in integers of 600 bits, and every facet was compared with every
/// other: over two minutes. The depth is that of the sides: the distance of the axis from the middle of a side of a
/// regular polygon of 5,000 sides, cos(π/5000).
#[test]
fn five_thousand_sides_seen_from_the_axis_take_seconds() {
    let ring = |z: f64| (0..5000).map(move |side| (f64::from(side) * TAU / 5000.0, z));
    let prism = ring(-2.0).chain(ring(2.0)).map(|(angle, z)| DVec3::new(angle.cos(), angle.sin(), z));
    let pair = [Convex::vertices(prism).unwrap(), hull_of("1e-160 0 0")];
    let settings = Settings { algorithm: Algorithm::Distance, iteration_limit: 200, ..Settings::default() };
    let begin = Instant::now();
    let trace = gjk::run(&Query { p: &pair[0], q: &pair[1], dimension: Dimension::Three, settings });
    assert!(begin.elapsed() < Duration::from_mins(1), "{:?}", begin.elapsed());
    assert!((depth(&trace) - (TAU / 10_000.0).cos()).abs() < 1e-12, "{}", depth(&trace));
}
