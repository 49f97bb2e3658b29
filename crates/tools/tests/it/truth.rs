//! The robust query and the reference on families of hard pairs: they never differ, and every certificate passes its
//! check.

use gjk_proximity::geometry::{Convex, Core, Dimension, Pose, Prepared, Rotation, Shape};
use gjk_proximity::gjk::{self, Precision, Query, Settings, Verdict};
use gjk_proximity::queries::{self, QueryCache};
use glam::{DQuat, DVec3, Vec3};

use crate::agreement::by_explicit_difference;
use crate::families::{Draw, Family};

/// The number of pairs of each family in each dimension.
const PAIRS: usize = 20_000;

/// The number of occurrences of each verdict.
type Counts = [usize; 4];

/// Runs the robust query on pairs of a family. Its verdict must be the reference's, and that must be proved.
fn agree(family: Family, dimension: Dimension, precision: Precision, pairs: usize, seed: u64) -> Counts {
    let mut draw = Draw::new(dimension, seed);
    let mut counts = [0; 4];
    for number in 0..pairs {
        let [p, q] = draw.pair(family);
        let query =
            Query { p: &p, q: &q, dimension, settings: Settings { precision, ..Settings::default() } };
        let outcome = gjk::decide(&query);
        let reference = gjk::reference(&query, &outcome);
        let name =
            || format!("{family:?} in {dimension:?}, {}, seed {seed}, pair {number}", precision.name());
        assert_eq!(outcome.verdict, reference.verdict, "{}", name());
        let seen = [&p, &q].map(|shape| match precision {
            Precision::F32 => shape.cast::<Vec3>().cast(),
            Precision::F64 => shape.clone(),
        });
        let proved = reference.certificate.check(&seen[0], &seen[1], dimension);
        assert_eq!(proved, Ok(reference.verdict), "{}", name());
        // If differences are exact in f64, the explicit difference gives the truth by other means.
        let is_exact = matches!(family, Family::SmallIntegers | Family::GridBoxes | Family::Flat);
        if is_exact && number % 8 == 0 {
            assert_eq!(reference.verdict, by_explicit_difference(&[p, q], dimension), "{}", name());
        }
        counts[reference.verdict as usize] += 1;
    }
    counts
}

/// The families in f64: all verdicts agree, and each verdict is frequent enough to be tested. Near contact of turned
/// boxes an exact touch does not survive roundoff; there, what matters is that nearly touching pairs fall on both
/// sides.
fn family_in_f64(family: Family) {
    let touches = !matches!(family, Family::NearContact | Family::Thin | Family::SizeRatio);
    for (dimension, seed) in [(Dimension::Two, 2), (Dimension::Three, 3)] {
        let counts = agree(family, dimension, Precision::F64, PAIRS, seed);
        let [overlap, touching, separate, undecided] = counts.map(|count| count * 100 / PAIRS);
        // The difference of flat shapes in parallel planes (in 2D, of parallel segments) has no inside: these never overlap.
        let share = if family == Family::Flat { 14..=70 } else { 30..=70 };
        assert!(share.contains(&overlap), "{family:?} {dimension:?}: {counts:?}");
        assert!(separate >= 20 && undecided == 0, "{family:?} {dimension:?}: {counts:?}");
        assert_eq!(touching >= 8, touches, "{family:?} {dimension:?}: {counts:?}");
    }
}

#[test]
fn small_integers() {
    family_in_f64(Family::SmallIntegers);
}

#[test]
fn boxes_on_a_grid() {
    family_in_f64(Family::GridBoxes);
}

#[test]
fn turned_boxes_near_contact() {
    family_in_f64(Family::NearContact);
}

#[test]
fn needles_and_plates() {
    family_in_f64(Family::Thin);
}

#[test]
fn flat_hulls() {
    family_in_f64(Family::Flat);
}

#[test]
fn a_million_away() {
    family_in_f64(Family::FarAway);
}

#[test]
fn from_a_millionth_to_a_million() {
    family_in_f64(Family::Scaled);
}

#[test]
fn one_a_million_times_as_large() {
    family_in_f64(Family::SizeRatio);
}

/// In f32 nearly all of these pairs are within roundoff of a touch.
#[test]
fn all_families_in_f32() {
    let mut sum = [0; 4];
    for (family, dimension) in
        Family::ALL.into_iter().flat_map(|it| [(it, Dimension::Two), (it, Dimension::Three)])
    {
        let counts = agree(family, dimension, Precision::F32, PAIRS / 8, 4);
        sum = std::array::from_fn(|verdict| sum[verdict] + counts[verdict]);
    }
    let total: usize = sum.iter().sum();
    let [overlap, touching, separate, undecided] = sum.map(|count| count * 100 / total);
    assert!((30..=70).contains(&overlap) && touching >= 15 && separate >= 20 && undecided == 0, "{sum:?}");
}

/// All families for an hour: ten million pairs.
#[test]
#[ignore = "takes most of an hour; cargo test -- --ignored ten_million"]
fn ten_million_pairs() {
    let each = 10_000_000 / (Family::ALL.len() * 4);
    for family in Family::ALL {
        for (dimension, precision) in [Dimension::Two, Dimension::Three]
            .into_iter()
            .flat_map(|dimension| [(dimension, Precision::F64), (dimension, Precision::F32)])
        {
            agree(family, dimension, precision, each, 5);
        }
    }
}

fn verdict(p: &Convex<DVec3>, q: &Convex<DVec3>, dimension: Dimension) -> Verdict {
    let query = Query { p, q, dimension, settings: Settings::default() };
    let outcome = gjk::decide(&query);
    assert_eq!(gjk::reference(&query, &outcome).verdict, outcome.verdict, "{p:?} {q:?}");
    outcome.verdict
}

fn mapped(shape: &Convex<DVec3>, map: impl Fn(DVec3) -> DVec3) -> Convex<DVec3> {
    match &shape.core {
        Core::Vertices(vertices) => Convex::vertices(vertices.iter().copied().map(map)).unwrap(),
        other => panic!("expected vertices, found {other:?}"),
    }
}

/// A map that keeps the true verdict must keep the algorithm's: each is exact on the coordinates of these families.
#[test]
fn what_leaves_the_truth_leaves_the_verdict() {
    for (family, dimension) in [Family::SmallIntegers, Family::GridBoxes, Family::Flat]
        .into_iter()
        .flat_map(|family| [(family, Dimension::Two), (family, Dimension::Three)])
    {
        let mut draw = Draw::new(dimension, 6);
        for number in 0..1000 {
            let [p, q] = draw.pair(family);
            let truth = verdict(&p, &q, dimension);
            let both = |map: fn(DVec3) -> DVec3| [mapped(&p, map), mapped(&q, map)];
            let reversed = |shape: &Convex<DVec3>| match &shape.core {
                Core::Vertices(vertices) => Convex::vertices(vertices.iter().rev().copied()).unwrap(),
                other => panic!("expected vertices, found {other:?}"),
            };
            let with_inner = |shape: &Convex<DVec3>| match &shape.core {
                // Middles of vertices, in front: halves of small integers are exact.
                Core::Vertices(vertices) => Convex::vertices(
                    vertices
                        .iter()
                        .map(|vertex| vertex.midpoint(vertices[0]))
                        .chain(vertices.iter().copied()),
                )
                .unwrap(),
                other => panic!("expected vertices, found {other:?}"),
            };
            let changed = [
                ("swapped", [q.clone(), p.clone()]),
                ("moved", both(|it| it + DVec3::new(1024.0, -77.0, 0.0))),
                ("scaled up", both(|it| it * 2_f64.powi(40))),
                ("scaled down", both(|it| it * 2_f64.powi(-900))),
                ("reflected", both(|it| -it)),
                ("with x and y changed", both(|it| DVec3::new(it.y, it.x, it.z))),
                ("sheared", both(|it| DVec3::new(it.x + 3.0 * it.y, it.y, it.z))),
                ("permuted", [reversed(&p), reversed(&q)]),
                ("with inner points", [with_inner(&p), with_inner(&q)]),
            ];
            for (name, [p, q]) in &changed {
                assert_eq!(
                    verdict(p, q, dimension),
                    truth,
                    "{name}: {family:?} {dimension:?}, pair {number}"
                );
            }
        }
    }
}

/// Hulls of five hundred vertices. Q is P reflected in a vertex of P that is extreme along x, and shifted: not at all, and
/// they touch there; outward, and they are separate; inward, and they overlap.
#[test]
fn hulls_of_five_hundred_vertices() {
    // On a golden spiral about a ball of radius 1024, to whole numbers, so that reflecting is exact.
    let golden = std::f64::consts::PI * (3.0 - 5_f64.sqrt());
    let spiral = |number: u32| {
        let z = 1.0 - (2.0 * f64::from(number) + 1.0) / 500.0;
        let (sin, cos) = (golden * f64::from(number)).sin_cos();
        let radius = (1.0 - z * z).sqrt();
        (DVec3::new(radius * cos, radius * sin, z) * 1024.0).round()
    };
    let ball: Vec<DVec3> = (0..500).map(spiral).collect();
    let hinge = ball.iter().copied().max_by(|a, b| a.x.total_cmp(&b.x)).unwrap();
    let p = Convex::vertices(ball.iter().copied()).unwrap();
    for (shift, truth) in
        [(0.0, Verdict::Touching), (2_f64.powi(-40), Verdict::Separate), (-64.0, Verdict::Overlap)]
    {
        let q = Convex::vertices(ball.iter().map(|point| hinge * 2.0 - *point + DVec3::X * shift)).unwrap();
        for precision in [Precision::F64, Precision::F32] {
            if precision == Precision::F32 && shift > 0.0 {
                continue; // rounds to a touch
            }
            let query = Query {
                p: &p,
                q: &q,
                dimension: Dimension::Three,
                settings: Settings { precision, ..Settings::default() },
            };
            let outcome = gjk::decide(&query);
            let reference = gjk::reference(&query, &outcome);
            assert_eq!(
                (outcome.verdict, reference.verdict),
                (truth, truth),
                "{shift} in {}",
                precision.name()
            );
            assert_eq!(reference.certificate.check(&p, &q, Dimension::Three), Ok(truth), "{shift}");
        }
    }
}

/// Regression: shapes whose axes are parallel leave triangles without a width in the hull of their support points.
/// Their normals were roundoff, the search followed them until its iteration limit, and deep overlaps were called
/// touches, by the reference or, from another start, by the query.
///
/// On paper: both shapes contain a ball of radius 0.05 around a point; for a rod, one of its points lies inside the
/// other shape. A cone of half-height h and radius r is r (h − z) / 2h wide at the height z.
#[test]
fn aligned_curved_shapes_that_overlap_deeply_are_no_touch() {
    let cone = |half_height, radius| Shape::Cone { half_height, radius };
    let cylinder = |half_height, radius| Shape::Cylinder { half_height, radius };
    let rod = |low: f64, high: f64| Shape::Capsule { a: DVec3::Z * low, b: DVec3::Z * high, radius: 0.0 };
    for [p, q] in [
        // Around (0.3, 0.05, −0.4): 0.54 from the axis of P, which is 0.7 wide there; 1.26 from that of Q, 1.8 wide.
        [(cone(1.0, 1.0), DVec3::new(0.0, 0.5, 0.0)), (cone(0.5, 2.0), DVec3::new(1.0, -1.0, 0.0))],
        // Around (0.2, 0, 0.2): 0.3 from the axis of P, which is 1.6 wide there; 0.2 from that of Q, 0.45 wide.
        [(cone(0.5, 2.0), DVec3::new(0.5, 0.0, 0.5)), (cone(0.5, 1.5), DVec3::ZERO)],
        // Around (−0.3, −0.7, 0.5): 1.44 from the axis of P, which is 2 wide; 0.36 from that of Q, 0.5 wide.
        [(cylinder(0.5, 2.0), DVec3::new(0.5, 0.5, 0.5)), (cylinder(2.0, 0.5), DVec3::new(-0.5, -1.0, -1.0))],
        // A rod along the axis of a cylinder, 1.5 inside its wall.
        [(cylinder(2.0, 1.5), DVec3::new(-0.5, 0.5, 0.0)), (rod(-1.5, 1.0), DVec3::new(-0.5, 0.5, -1.0))],
        [(rod(-0.5, 1.5), DVec3::new(0.0, -0.5, -1.0)), (cylinder(0.5, 0.5), DVec3::new(0.0, -0.5, 0.0))],
    ] {
        let pair = [p, q].map(|(shape, position)| {
            let pose = Pose { position, rotation: Rotation::Quaternion(DQuat::IDENTITY) };
            (Prepared::new(Dimension::Three, &shape, 0.0).unwrap(), pose)
        });
        let [p, q] = [0, 1].map(|side: usize| pair[side].0.at(&pair[side].1));
        let (placed_p, placed_q) = (p.placed(), q.placed());
        let query =
            Query { p: &placed_p, q: &placed_q, dimension: Dimension::Three, settings: Settings::default() };
        let reference = gjk::reference(&query, &gjk::decide(&query));
        assert_eq!(
            (reference.verdict, reference.certified),
            (Verdict::Overlap, true),
            "{placed_p:?} {placed_q:?}"
        );
        assert_eq!(
            queries::verdict(&p, &q, &mut QueryCache::default()),
            Verdict::Overlap,
            "{placed_p:?} {placed_q:?}"
        );
    }
}
