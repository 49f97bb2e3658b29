//! Does the explicit difference equal subtraction on paper, and are the drawn surfaces closed?

use std::f64::consts::FRAC_1_SQRT_2;

use gjk_proximity::geometry::{Convex, Dimension, Pose, Rotation, Shape, support_point};
use gjk_proximity::internal::{Hull, Hull2, Hull3, MinkowskiDifference, Polytope, Position, Surface};
use glam::{DQuat, DVec3, EulerRot, dvec3};
use proptest::prelude::*;

use crate::geometry::{body, solid};
use crate::shapes::{spiral, tries};

fn polygon(points: &[(f64, f64)]) -> Convex<DVec3> {
    Convex::vertices(points.iter().map(|(x, y)| dvec3(*x, *y, 0.0))).unwrap()
}

fn turned(position: DVec3) -> Pose {
    let orientation = DQuat::from_euler(EulerRot::XYZ, 0.3, 0.7, 1.1);
    Pose { position, rotation: Rotation::Quaternion(orientation) }
}

fn polytope(hull: &Hull) -> &Polytope {
    match hull {
        Hull::Solid(Hull3::Polytope(polytope)) => polytope,
        other => panic!("expected a polytope, found {other:?}"),
    }
}

fn counts(polytope: &Polytope) -> [usize; 3] {
    [polytope.vertices.len(), polytope.edges.len(), polytope.faces.len()]
}

fn difference(dimension: Dimension, p: &Convex<DVec3>, q: &Convex<DVec3>) -> MinkowskiDifference {
    MinkowskiDifference::new(dimension, p, q)
}

/// W. Bittle's article on dyn4j.org prints these shapes; the differences are computed on paper.
#[test]
fn dyn4j_example_has_twelve_differences_eleven_distinct_seven_on_the_hull() {
    let p = polygon(&[(4.0, 11.0), (4.0, 5.0), (9.0, 9.0)]);
    let q = polygon(&[(5.0, 7.0), (7.0, 3.0), (10.0, 2.0), (12.0, 7.0)]);
    let difference = difference(Dimension::Two, &p, &q);
    assert_eq!(difference.points.len(), 12, "3 vertices times 4");
    assert_eq!(difference.points[9].point, dvec3(2.0, 6.0, 0.0), "p2 − q1 is number 2 · 4 + 1");
    assert_eq!((difference.points[9].index_p, difference.points[9].index_q), (Some(2), Some(1)));

    let mut distinct: Vec<_> = difference.points.iter().map(|point| (point.point.x, point.point.y)).collect();
    distinct.sort_by(|a, b| a.partial_cmp(b).unwrap());
    distinct.dedup();
    assert_eq!(distinct.len(), 11, "(−3, 2) is p1 − q1 and p2 − q3");

    let hull: Vec<_> = difference.hull_vertices().map(|point| (point.point.x, point.point.y)).collect();
    let counter_clockwise =
        [(-8.0, -2.0), (-1.0, -2.0), (4.0, 2.0), (2.0, 6.0), (-3.0, 8.0), (-6.0, 9.0), (-8.0, 4.0)];
    assert_eq!(hull, counter_clockwise);
    assert_eq!(difference.position_of_origin(), Position::Inside);
}

#[test]
fn two_boxes_differ_by_a_box() {
    let p =
        solid(Shape::Cuboid { half_extents: dvec3(1.0, 2.0, 3.0) }, Pose::identity(Dimension::Three), 0.0);
    let q = Shape::Cuboid { half_extents: dvec3(0.5, 0.25, 2.0) };
    let q = solid(q, Pose::at(Dimension::Three, dvec3(10.0, 0.0, 0.0)), 0.0);
    let difference = difference(Dimension::Three, &p, &q);
    assert_eq!(counts(polytope(&difference.hull)), [8, 12, 6]);
    for vertex in difference.hull_vertices() {
        // Half extents add: 1 + 0.5, 2 + 0.25, 3 + 2; the middle is −10 on x.
        assert_eq!((vertex.point - dvec3(-10.0, 0.0, 0.0)).abs(), dvec3(1.5, 2.25, 5.0));
    }
    assert_eq!(difference.position_of_origin(), Position::Outside);
}

#[test]
fn turned_boxes_have_six_whole_faces_wherever_they_stand() {
    for (half, position) in
        [(1.0, DVec3::ZERO), (1.0, DVec3::splat(1e6)), (1e-6, DVec3::ONE * 1e-6), (1e6, DVec3::ONE)]
    {
        let p =
            solid(Shape::Cuboid { half_extents: dvec3(half, 2.0 * half, 3.0 * half) }, turned(position), 0.0);
        let q = solid(Shape::Cuboid { half_extents: DVec3::splat(0.5 * half) }, turned(DVec3::ZERO), 0.0);
        assert_eq!(
            counts(polytope(&Surface::of(&p, Dimension::Three).hull)),
            [8, 12, 6],
            "{half} at {position}"
        );
        let difference = difference(Dimension::Three, &p, &q);
        assert_eq!(counts(polytope(&difference.hull)), [8, 12, 6], "difference of {half} at {position}");
    }
}

#[test]
fn thin_turned_boxes_keep_their_narrow_sides() {
    for half_thickness in [1e-3, 1e-6, 1e-7, 1e-8, 1e-9] {
        let plate =
            solid(Shape::Cuboid { half_extents: dvec3(1.0, 1.0, half_thickness) }, turned(DVec3::ONE), 0.0);
        assert_eq!(
            counts(polytope(&Surface::of(&plate, Dimension::Three).hull)),
            [8, 12, 6],
            "{half_thickness}"
        );
    }
}

/// Vertices, edges and faces as in Euclid, book XIII, and by counting.
#[test]
fn regular_solids_have_their_vertices_edges_and_faces() {
    let cases = [
        (Shape::Cuboid { half_extents: DVec3::ONE }, [8, 12, 6]),
        (Shape::Tetrahedron { radius: 2.0 }, [4, 6, 4]),
        (Shape::Octahedron { radius: 2.0 }, [6, 12, 8]),
        (Shape::Icosahedron { radius: 2.0 }, [12, 30, 20]),
        (Shape::Prism { sides: 5, radius: 1.0, half_height: 1.0 }, [10, 15, 7]),
        (Shape::Pyramid { sides: 7, radius: 1.0, half_height: 1.0 }, [8, 14, 8]),
        (Shape::Frustum { vertical_fov: 1.0, aspect: 1.6, near: 0.5, far: 4.0 }, [8, 12, 6]),
    ];
    for (shape, expected) in cases {
        for pose in [Pose::identity(Dimension::Three), turned(dvec3(3.0, -5.0, 0.1))] {
            let surface = Surface::of(&solid(shape.clone(), pose, 0.0), Dimension::Three);
            assert_eq!(counts(polytope(&surface.hull)), expected, "{shape:?}");
            assert!(!surface.smooth, "{shape:?} has flat faces");
        }
        assert_eq!(body(Dimension::Three, shape).interior_vertices(), Vec::<usize>::new());
    }
}

#[test]
fn flat_differences_have_no_interior() {
    let two = |p: &[(f64, f64)], q: &[(f64, f64)]| difference(Dimension::Two, &polygon(p), &polygon(q));
    let point = two(&[(1.0, 1.0)], &[(1.0, 1.0)]);
    assert_eq!(*point.hull, Hull::Flat(Hull2::Point(0)));
    assert_eq!(point.position_of_origin(), Position::Boundary);
    let collinear = two(&[(0.0, 0.0), (2.0, 2.0)], &[(1.0, 1.0), (5.0, 5.0)]);
    assert!(matches!(*collinear.hull, Hull::Flat(Hull2::Segment(_))), "{:?}", collinear.hull);
    assert_eq!(collinear.position_of_origin(), Position::Boundary, "they share (1, 1) to (2, 2)");
    assert_eq!(two(&[(0.0, 0.0), (2.0, 2.0)], &[(3.0, 3.0)]).position_of_origin(), Position::Outside);

    // Two segments that cross at a right angle in space touch, by definition.
    let x = Convex::vertices([DVec3::NEG_X, DVec3::X]).unwrap();
    let y = Convex::vertices([DVec3::NEG_Y, DVec3::Y]).unwrap();
    let crossing = difference(Dimension::Three, &x, &y);
    assert!(matches!(&*crossing.hull, Hull::Solid(Hull3::Polygon { vertices, .. }) if vertices.len() == 4));
    assert_eq!(crossing.position_of_origin(), Position::Boundary);
    let above = Convex::vertices([dvec3(0.0, -1.0, 1e-300), dvec3(0.0, 1.0, 1e-300)]).unwrap();
    assert_eq!(difference(Dimension::Three, &x, &above).position_of_origin(), Position::Outside);
}

#[test]
fn curved_surfaces_lie_on_their_shape_and_are_closed() {
    let radius = 0.4;
    let ball = Surface::of(&solid(Shape::Ball { radius }, turned(DVec3::ONE), 0.0), Dimension::Three);
    for (point, normal) in ball.points.iter().zip(&ball.normals) {
        assert!(point.distance(DVec3::ONE + *normal * radius) < 1e-15, "{point} is not on the ball");
    }
    let [v, e, f] = counts(polytope(&ball.hull));
    assert_eq!(v + f, e + 2, "Euler");
    assert!((320..=700).contains(&f), "{f} triangles");

    let disc = body(Dimension::Two, Shape::Disc { radius }).convex();
    let outline = Surface::of(&disc, Dimension::Two);
    assert_eq!(outline.hull.vertices().len(), 128);

    let tube = Surface::of(
        &solid(Shape::Cylinder { half_height: 1.0, radius }, turned(DVec3::ONE), 0.0),
        Dimension::Three,
    );
    // 48 quadrilaterals around and two ends with sharp rims.
    assert_eq!(counts(polytope(&tube.hull)), [96, 144, 50]);
    let end = polytope(&tube.hull).faces.iter().find(|face| face.vertices.len() == 48).expect("an end");
    assert_eq!(tube.corner_normal(end, end.vertices[0]), end.normal, "the rim is a crease");
    let cone = Surface::of(
        &solid(Shape::Cone { half_height: 1.0, radius }, turned(DVec3::ONE), 0.0),
        Dimension::Three,
    );
    assert_eq!(counts(polytope(&cone.hull)), [49, 96, 49]);
}

/// A rounded box keeps its six flat sides exactly: each is a face with the four corners of the box, moved outward.
#[test]
fn a_radius_keeps_flat_sides_flat() {
    let rounded = solid(Shape::Cuboid { half_extents: DVec3::ONE }, Pose::identity(Dimension::Three), 0.25);
    let surface = Surface::of(&rounded, Dimension::Three);
    assert!(surface.smooth, "a rounded box is curved");
    let top = polytope(&surface.hull).faces.iter().find(|face| face.normal == DVec3::Z).expect("a flat top");
    assert_eq!(top.vertices.len(), 4);
    for vertex in &top.vertices {
        assert_eq!(surface.points[*vertex].abs(), dvec3(1.0, 1.0, 1.25));
    }
}

#[test]
fn large_polytopes_are_reduced_to_their_hulls() {
    // 300 points each, of which 8 and 6 are corners: 90 000 pairs become 48.
    let inside = |index: usize| DVec3::splat(index as f64 / 1000.0);
    let filled = |corners: Vec<DVec3>| Convex::vertices((0..290).map(inside).chain(corners)).unwrap();
    let p = filled(Shape::Cuboid { half_extents: DVec3::ONE }.vertices().unwrap());
    let q = filled(Shape::Octahedron { radius: 2.0 }.vertices().unwrap());
    let difference = difference(Dimension::Three, &p, &q);
    assert_eq!(difference.points.len(), 48);
    assert_eq!(difference.points[0].index_p, Some(290), "the numbers are those of the listed vertices");
    assert!(!difference.curved, "it is exact");
    assert_eq!(difference.position_of_origin(), Position::Inside);
}

proptest! {
    #![proptest_config(tries(256))]

    /// The support mapping of the difference and the maximum over all listed differences give the same number.
    #[test]
    fn reach_is_the_largest_over_the_explicit_difference(
        p in prop::collection::vec([-9_i32..=9, -9..=9, -9..=9], 1..9),
        q in prop::collection::vec([-9_i32..=9, -9..=9, -9..=9], 1..9),
        direction in [-9_i32..=9, -9..=9, -9..=9],
    ) {
        let vector = |v: [i32; 3]| DVec3::from_array(v.map(f64::from));
        let direction = vector(direction);
        let [p, q] = [p, q].map(|points| Convex::vertices(points.into_iter().map(vector)).unwrap());
        let support = support_point(&p, &q, direction);
        let difference = difference(Dimension::Three, &p, &q);
        let reach = |points: &mut dyn Iterator<Item = DVec3>| {
            points.map(|point| point.dot(direction)).fold(f64::NEG_INFINITY, f64::max)
        };
        prop_assert_eq!(support.point.dot(direction), reach(&mut difference.points.iter().map(|it| it.point)));
        // Small integers: the drawn hull is complete.
        prop_assert_eq!(support.point.dot(direction), reach(&mut difference.hull_vertices().map(|it| it.point)));
    }

    /// Every boundary point lies where its direction has its farthest point: sampled shapes are inscribed.
    #[test]
    fn samples_are_farthest_along_their_normals(kind in 0..6_usize, radius in 0.0..0.5, turn in -3.0..3.0) {
        let shape = [
            Shape::Cuboid { half_extents: dvec3(1.0, 0.5, 2.0) },
            Shape::Ellipsoid { semi_axes: dvec3(1.0, 0.5, 2.0) },
            Shape::Cylinder { half_height: 1.0, radius: 0.5 },
            Shape::Cone { half_height: 1.0, radius: 0.5 },
            Shape::Capsule { a: DVec3::X, b: DVec3::Y, radius: 0.5 },
            Shape::Points(vec![DVec3::X, DVec3::Y, DVec3::Z]),
        ][kind].clone();
        let pose = Pose { position: dvec3(3.0, 1.0, 0.0), rotation: Rotation::Quaternion(DQuat::from_rotation_x(turn)) };
        let p = solid(shape, pose, radius);
        let q = solid(Shape::Pyramid { sides: 4, radius: FRAC_1_SQRT_2, half_height: 0.5 }, turned(DVec3::ZERO), 0.125);
        let difference = difference(Dimension::Three, &p, &q);
        prop_assert!(difference.curved);
        for (sample, normal) in difference.points.iter().zip(&difference.normals) {
            let reach = support_point(&p, &q, *normal).point.dot(*normal);
            prop_assert!((normal.length() - 1.0).abs() < 1e-12);
            prop_assert!((sample.point.dot(*normal) - reach).abs() < 1e-6, "{:?} {} {}", sample, normal, reach);
            prop_assert_eq!(sample.point, sample.on_p - sample.on_q);
        }
        let [v, e, f] = counts(polytope(&difference.hull));
        prop_assert_eq!(v + f, e + 2);
    }
}

/// So many points on the unit sphere, evenly spread along a spiral by the golden angle.
fn ball_of(count: u32) -> Vec<DVec3> {
    (0..count).map(|number| spiral(number, count)).collect()
}

/// 250 500 pairs were too many, so the difference was only a sample, slightly too small. By Euler's formula and by
/// counting the crossings of arcs on the sphere (see `geometry::normal_fan`) it has some four or five vertices for each
/// of P.
#[test]
fn the_difference_of_two_hulls_of_500_vertices_reaches_exactly_as_far() {
    let [p, q] = [ball_of(500), ball_of(501)].map(|points| Convex::vertices(points).unwrap());
    let difference = difference(Dimension::Three, &p, &q);
    assert!(!difference.curved, "it is no sample");
    assert!((1500..3000).contains(&difference.points.len()), "{} points", difference.points.len());
    let corners: Vec<DVec3> = difference.hull_vertices().map(|support| support.point).collect();
    for direction in ball_of(2000) {
        let reach = corners.iter().map(|corner| corner.dot(direction)).fold(f64::NEG_INFINITY, f64::max);
        let whole = support_point(&p, &q, direction).point.dot(direction);
        // The drawing omits only vertices within a ten-millionth of one of its faces.
        assert!((reach - whole).abs() < 1e-6, "{reach} and not {whole} along {direction}");
        let listed = difference.points.iter().map(|it| it.point.dot(direction)).fold(f64::MIN, f64::max);
        assert_eq!(listed, whole, "the points along {direction}");
    }
}

/// The difference of two polygons has at most as many vertices as both.
#[test]
fn the_difference_of_two_polygons_of_10_000_vertices_is_no_sample() {
    let circle = |count: u32, turn: f64| {
        let at = move |index: u32| std::f64::consts::TAU * (f64::from(index) + turn) / f64::from(count);
        Convex::vertices((0..count).map(move |index| dvec3(at(index).cos(), at(index).sin(), 0.0))).unwrap()
    };
    let (p, q) = (circle(10_000, 0.0), circle(9_999, 0.3));
    let difference = difference(Dimension::Two, &p, &q);
    assert!(!difference.curved, "it is no sample");
    assert!((10_000..=19_999).contains(&difference.points.len()), "{} points", difference.points.len());
    for direction in ball_of(100).into_iter().map(|direction| direction.with_z(0.0)) {
        let reach = difference.hull_vertices().map(|it| it.point.dot(direction)).fold(f64::MIN, f64::max);
        assert_eq!(reach, support_point(&p, &q, direction).point.dot(direction), "along {direction}");
    }
}

/// Each side of a prism has its normal on the equator, and half of those of a prism at a right angle lie on the half circle
/// from there: 400 · 400 / 2 vertices, more than are listed.
#[test]
fn two_prisms_at_a_right_angle_are_a_small_sample() {
    let prism = Shape::Prism { sides: 400, radius: 1.0, half_height: 1.0 };
    let p = solid(prism.clone(), Pose::identity(Dimension::Three), 0.0);
    let quarter = Rotation::Quaternion(DQuat::from_rotation_x(std::f64::consts::FRAC_PI_2));
    let q = solid(prism, Pose { position: DVec3::ZERO, rotation: quarter }, 0.0);
    let difference = difference(Dimension::Three, &p, &q);
    assert!(difference.curved, "it is a sample");
    assert!(difference.points.len() < 1200, "{} points", difference.points.len());
}

#[test]
fn large_sides_keep_their_corners_among_thousands_of_small_ones() {
    let prism = Shape::Prism { sides: 5, radius: 10.0, half_height: 10.0 };
    let corners = body(Dimension::Three, prism).local_vertices().unwrap();
    let p = Convex::vertices(corners.iter().copied()).unwrap();
    let q = Convex::vertices(ball_of(9000)).unwrap();
    let difference = difference(Dimension::Three, &p, &q);
    assert!(!difference.curved, "it is no sample");
    // The top of the ball is straight above each corner of the lid.
    for corner in corners.iter().filter(|corner| corner.z > 0.0) {
        let is_it = |support: &&gjk_proximity::geometry::SupportPoint<DVec3>| {
            support.on_p == *corner && support.on_q.z < -0.999
        };
        assert!(difference.hull_vertices().any(|support| is_it(&support)), "{corner} on the lid");
    }
}
