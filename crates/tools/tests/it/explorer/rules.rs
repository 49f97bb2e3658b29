//! The positions to which the rules move a dragged point.

use gjk_figure::explorer::{
    Arrangement, ArrangementPoint, Decision, EarlierTest, Tetrahedron, Violation, allowed, violations,
};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::Letter::{A, B, C, D};
use gjk_proximity::gjk::Region;
use glam::DVec3;
use rand::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::{any_place, in_space, legal_origin, tests_of, tetrahedron, words};

#[test]
fn a_dragged_origin_comes_to_rest_at_the_nearest_legal_place() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for _ in 0..400 {
        let points = tetrahedron(&mut rng);
        let start = in_space(points, legal_origin(&mut rng, points));
        let wanted = any_place(&mut rng);
        let rest = allowed(&start, ArrangementPoint::Origin, wanted);
        assert!(violations(&start.with(ArrangementPoint::Origin, rest)).is_empty(), "{rest:?}");
        if violations(&start.with(ArrangementPoint::Origin, wanted)).is_empty() {
            assert_eq!(rest, wanted, "what is legal is not moved");
        }
        let distance = rest.distance(wanted);
        for _ in 0..60 {
            let other = legal_origin(&mut rng, points).distance(wanted);
            assert!(other >= distance - 1e-9, "{other} is nearer than {distance}");
        }
    }
}

#[test]
fn segments_and_triangles_come_to_rest_as_well() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for turn in 0..3000 {
        let (dimension, count) =
            [(Dimension::Two, 2), (Dimension::Two, 3), (Dimension::Three, 2), (Dimension::Three, 3)]
                [turn % 4];
        let mut place = || {
            let place = any_place(&mut rng);
            if dimension == Dimension::Two { place.with_z(0.0) } else { place }
        };
        let points: Vec<DVec3> = (0..count).map(|_| place()).collect();
        let wanted = place();
        let start = Arrangement::new(dimension, &points, place());
        let rest = start.with(ArrangementPoint::Origin, allowed(&start, ArrangementPoint::Origin, wanted));
        assert_eq!(tests_of(&rest), [], "{rest:?}");
        let rest =
            start.with(ArrangementPoint::Letter(A), allowed(&start, ArrangementPoint::Letter(A), wanted));
        let tests = tests_of(&rest);
        assert!(
            !tests.contains(&EarlierTest::Reach) && !tests.contains(&EarlierTest::Backwards),
            "{rest:?}: {tests:?}"
        );
    }
}

/// The segment of the article's first diagram: v = −B = (0.25, 0.65), A·v = 0.365.
#[test]
fn a_is_stopped_at_the_half_planes_of_the_article() {
    let segment = |a: (f64, f64)| {
        let place = |(x, y)| DVec3::new(x, y, 0.0);
        Arrangement::new(Dimension::Two, &[place(a), place((-0.25, -0.65))], DVec3::ZERO)
    };
    let valid = segment((0.55, 0.35));
    assert_eq!(valid.direction(), DVec3::new(0.25, 0.65, 0.0));
    assert!(violations(&valid).is_empty());
    // (−1, 0)·v = −0.25, and 0.235 past B.
    let [Violation { test: EarlierTest::Reach, value }] = *violations(&segment((-1.0, 0.0))) else {
        panic!()
    };
    assert!((value + 0.25).abs() < 1e-12);
    assert_eq!(tests_of(&segment((-1.0, -1.0))), [EarlierTest::Backwards]);
    let said = words(&segment((-1.0, 0.0)));
    assert!(said[0].contains("A·v = −0.25 < 0") && said[0].contains("support test"), "{said:?}");
}

/// The triangle of the second diagram: the projection of O to BC is (−0.43288, −0.16233), and v·A = 0.2516 from there.
#[test]
fn the_triangle_of_the_article_is_valid() {
    let place = |x, y| DVec3::new(x, y, 0.0);
    let points = [place(0.45, 0.35), place(-0.25, -0.65), place(-0.55, 0.15)];
    let triangle = Arrangement::new(Dimension::Two, &points, DVec3::ZERO);
    // BC has the length √0.73, and the triple product is longer by its square.
    let v = triangle.direction() / 0.73;
    assert!(v.distance(place(0.43288, 0.16233)) < 1e-5, "{v:?}");
    assert!((v.dot(points[0]) - 0.2516).abs() < 1e-4);
    assert!(violations(&triangle).is_empty());
    assert_eq!(Decision::of(&triangle).region, Some(Region::Interior));
    let beyond = |x, y| tests_of(&triangle.with(ArrangementPoint::Origin, place(x, y)));
    assert_eq!(beyond(-0.1, -0.85), [EarlierTest::EndAtB]);
    assert_eq!(beyond(-0.5, 0.5), [EarlierTest::EndAtC]);
    // Behind BC the search direction would be opposite, and A would lie behind BC.
    assert_eq!(beyond(-0.6, -0.3), [EarlierTest::Backwards]);
    assert_eq!(beyond(0.9, 0.1), [EarlierTest::Reach]);
}

/// The squat tetrahedron: BC × BD = (0, 0, 48), so O half a unit above A gives A·v = −24.
#[test]
fn each_side_of_the_prism_names_its_test() {
    let squat = |x, y, z| in_space(Tetrahedron::Squat.points(), DVec3::new(x, y, z));
    let lifted = squat(0.0, 0.0, 1.5);
    assert_eq!(violations(&lifted), [Violation { test: EarlierTest::Reach, value: -24.0 }]);
    assert_eq!(Decision::of(&lifted).code(), Some(0b111));
    assert_eq!(Decision::of(&lifted).outcome(), None, "nothing is chosen");
    assert_eq!(tests_of(&squat(0.0, 0.0, -0.5)), [EarlierTest::Floor]);
    assert_eq!(tests_of(&squat(-3.0, 0.0, 0.5)), [EarlierTest::OldWall]);
    assert_eq!(tests_of(&squat(2.0, 2.0, 0.5)), [EarlierTest::Wall([B, C])]);
    assert_eq!(tests_of(&squat(2.0, -2.0, 0.5)), [EarlierTest::Wall([B, D])]);
    assert_eq!(
        tests_of(&squat(-3.0, 0.0, 2.0)),
        [EarlierTest::OldWall, EarlierTest::Reach],
        "the earliest first"
    );
    let below =
        in_space(Tetrahedron::Squat.points(), DVec3::ZERO).with(ArrangementPoint::Letter(A), DVec3::NEG_Z);
    assert_eq!(tests_of(&below), [EarlierTest::Backwards]);
    let said = words(&squat(2.0, 2.0, 0.5));
    assert!(said[0].contains("outside the wall on BC") && said[0].contains("dropped D"), "{said:?}");
}
