//! Hulls of hard inputs: duplicates, lines, planes, and tiny, huge and nearly flat sets.

use std::collections::BTreeSet;

use gjk_proximity::internal::{Hull2, Hull3, Polytope, Position, hull2, hull3, orient2d, orient3d};
use glam::{DQuat, DVec3, EulerRot, dvec3};
use proptest::prelude::*;

use crate::shapes::tries;

fn solid(points: &[DVec3]) -> Polytope {
    match hull3(points) {
        Some(Hull3::Polytope(polytope)) => polytope,
        other => panic!("expected a polytope, found {other:?}"),
    }
}

/// The points themselves, since of equal ones the index may differ. They are small integers.
#[expect(clippy::cast_possible_truncation, reason = "small integers")]
fn coordinates(points: &[DVec3], indices: &[usize]) -> BTreeSet<[i64; 3]> {
    indices.iter().map(|index| points[*index].to_array().map(|number| number as i64)).collect()
}

/// All properties of a polytope, by exact predicates for the triangles and by counting for the faces.
fn check(points: &[DVec3], polytope: &Polytope) {
    for [a, b, c] in &polytope.triangles {
        for point in points {
            let height = orient3d(points[*a], points[*b], points[*c], *point);
            assert!(height <= 0.0, "{point} lies outside of the triangle {a} {b} {c}");
        }
    }
    let directed: BTreeSet<_> =
        polytope.triangles.iter().flat_map(|[a, b, c]| [(*a, *b), (*b, *c), (*c, *a)]).collect();
    assert_eq!(directed.len(), 3 * polytope.triangles.len(), "no directed edge twice");
    assert!(directed.iter().all(|(a, b)| directed.contains(&(*b, *a))), "the triangles are closed");

    let sides = |vertices: &[usize]| -> Vec<_> {
        (0..vertices.len()).map(|i| (vertices[i], vertices[(i + 1) % vertices.len()])).collect()
    };
    let directed: Vec<_> = polytope.faces.iter().flat_map(|face| sides(&face.vertices)).collect();
    assert_eq!(directed.len(), 2 * polytope.edges.len(), "every edge borders two faces");
    for (a, b) in &directed {
        assert!(directed.contains(&(*b, *a)), "edge {a} {b} has one face");
        assert!(polytope.edges.contains(&[*a.min(b), *a.max(b)]), "edge {a} {b} is listed");
    }
    assert_eq!(polytope.vertices.len() + polytope.faces.len(), polytope.edges.len() + 2, "Euler");
    let extreme: BTreeSet<_> = polytope.extreme_points.iter().collect();
    assert!(polytope.vertices.iter().all(|vertex| extreme.contains(vertex)), "corners are extreme");
    for face in &polytope.faces {
        assert!((face.normal.length() - 1.0).abs() < 1e-12, "normal {}", face.normal);
    }
}

#[test]
fn nothing_one_point_and_equal_points() {
    assert_eq!(hull2(&[]), None);
    assert_eq!(hull3(&[]), None);
    for count in 1..5 {
        let points = vec![dvec3(1.0, 2.0, 0.0); count];
        assert_eq!(hull2(&points), Some(Hull2::Point(0)));
        assert_eq!(hull3(&points), Some(Hull3::Point(0)));
    }
    let signed_zeros = [dvec3(0.0, -0.0, 0.0), dvec3(-0.0, 0.0, -0.0)];
    assert_eq!(hull3(&signed_zeros), Some(Hull3::Point(0)));
}

#[test]
fn collinear_points_make_a_segment() {
    let along = |direction: DVec3| [3.0, -2.0, 0.0, 5.0, 1.0, 5.0, -2.0].map(|t| direction * t);
    assert_eq!(hull2(&along(dvec3(1.0, 2.0, 0.0))), Some(Hull2::Segment([1, 3])));
    assert_eq!(hull2(&along(dvec3(0.0, 2.0, 0.0))), Some(Hull2::Segment([1, 3])));
    for direction in [DVec3::X, DVec3::Y, DVec3::Z, dvec3(1.0, -2.0, 4.0)] {
        let Some(Hull3::Segment(mut ends)) = hull3(&along(direction)) else {
            panic!("a segment along {direction}")
        };
        ends.sort_unstable();
        assert_eq!(ends, [1, 3], "along {direction}");
    }
}

/// Points on x = y are collinear whatever their roundoff; one unit in the last place beside it they are not.
#[test]
fn nearly_collinear_points_are_decided_exactly() {
    let points = [dvec3(0.1, 0.1, 0.0), dvec3(0.2, 0.2, 0.0), dvec3(0.3, 0.3, 0.0)];
    assert!(matches!(hull2(&points), Some(Hull2::Segment([0, 2]))), "all on x = y");
    let mut bent = points;
    bent[1].y = bent[1].y.next_up();
    assert_eq!(hull2(&bent), Some(Hull2::Polygon(vec![0, 2, 1])));
}

#[test]
fn coplanar_points_make_a_polygon() {
    // The plane x + y + z = 3 with a triangle, its middle, a point on an edge and a duplicate.
    let points = [
        dvec3(1.0, 1.0, 1.0),
        dvec3(3.0, 0.0, 0.0),
        dvec3(0.0, 3.0, 0.0),
        dvec3(0.0, 0.0, 3.0),
        dvec3(1.0, 2.0, 0.0),
        dvec3(3.0, 0.0, 0.0),
    ];
    let Some(Hull3::Polygon { vertices, normal }) = hull3(&points) else { panic!("a polygon") };
    assert_eq!(vertices.iter().copied().collect::<BTreeSet<_>>(), BTreeSet::from([1, 2, 3]));
    assert!((normal.dot(DVec3::ONE).abs() - 3.0_f64.sqrt()).abs() < 1e-15, "{normal}");
    let [a, b, c] = [vertices[0], vertices[1], vertices[2]].map(|index| points[index]);
    assert!((b - a).cross(c - a).dot(normal) > 0.0, "counter-clockwise around the normal");

    let hull = hull3(&points).expect("not empty");
    assert_eq!(hull.position_of(dvec3(1.5, 1.5, 0.0), &points), Position::Boundary, "on an edge");
    assert_eq!(hull.position_of(dvec3(0.5, 0.5, 2.0), &points), Position::Boundary, "within");
    assert_eq!(hull.position_of(dvec3(2.0, 2.0, -1.0), &points), Position::Outside, "in the plane, beyond");
    assert_eq!(
        hull.position_of(dvec3(1.0, 1.0, 1.0_f64.next_up()), &points),
        Position::Outside,
        "off the plane"
    );
}

#[test]
fn coplanar_faces_are_whole() {
    // 5 × 5 × 5 lattice points: 8 corners, everything else inside, on faces, or on edges.
    let lattice: Vec<DVec3> =
        (0..125).map(|i| dvec3(f64::from(i % 5), f64::from(i / 5 % 5), f64::from(i / 25))).collect();
    let cube = solid(&lattice);
    check(&lattice, &cube);
    assert_eq!([cube.vertices.len(), cube.edges.len(), cube.faces.len()], [8, 12, 6]);
    assert_eq!(cube.extreme_points, [0, 4, 20, 24, 100, 104, 120, 124]);
    let turn = DQuat::from_euler(EulerRot::XYZ, 0.3, 0.7, 1.1);
    let turned: Vec<DVec3> = lattice.iter().map(|point| turn * *point).collect();
    let cube = solid(&turned);
    check(&turned, &cube);
    assert_eq!(cube.vertices, [0, 4, 20, 24, 100, 104, 120, 124]);
    assert_eq!([cube.edges.len(), cube.faces.len()], [12, 6]);
}

#[test]
fn scale_and_place_do_not_matter() {
    let corners = [
        dvec3(0.0, 0.0, 0.0),
        dvec3(1.0, 0.0, 0.0),
        dvec3(0.0, 1.0, 0.0),
        dvec3(0.0, 0.0, 1.0),
        dvec3(0.25, 0.25, 0.25),
    ];
    for scale in [1e-60, 1e-6, 1.0, 1e6, 1e12] {
        let points = corners.map(|corner| corner * scale);
        let simplex = solid(&points);
        check(&points, &simplex);
        assert_eq!(simplex.vertices, [0, 1, 2, 3], "at scale {scale}");
        assert_eq!(simplex.faces.len(), 4, "at scale {scale}");
    }
}

#[test]
fn a_point_one_unit_in_the_last_place_above_a_face_is_on_the_exact_hull() {
    let mut points = vec![DVec3::ZERO, dvec3(4.0, 0.0, 0.0), dvec3(0.0, 4.0, 0.0), dvec3(0.0, 0.0, -4.0)];
    points.push(dvec3(1.0, 1.0, f64::MIN_POSITIVE));
    let simplex = solid(&points);
    assert!(simplex.extreme_points.contains(&4), "{:?}", simplex.extreme_points);
    assert_eq!(simplex.faces.len(), 4, "to the eye it is a tetrahedron");
}

fn lattice_points(range: i32) -> impl Strategy<Value = Vec<DVec3>> {
    let coordinate = move || (-range..=range).prop_map(f64::from);
    prop::collection::vec((coordinate(), coordinate(), coordinate()).prop_map(DVec3::from), 1..40)
}

proptest! {
    #![proptest_config(tries(256))]

    /// Small integers produce every degenerate case many times.
    #[test]
    fn all_points_are_inside_or_on_the_hull(points in lattice_points(3)) {
        let hull = hull3(&points).expect("not empty");
        if let Hull3::Polytope(polytope) = &hull {
            check(&points, polytope);
            prop_assert_eq!(&polytope.vertices, &polytope.extreme_points, "integers need no tolerance");
        }
        for point in &points {
            prop_assert_ne!(hull.position_of(*point, &points), Position::Outside);
        }
        // A point past all others in one coordinate is outside.
        let beyond = points.iter().fold(DVec3::NEG_INFINITY, |most, point| most.max(*point)) + DVec3::X;
        prop_assert_eq!(hull.position_of(beyond, &points), Position::Outside);
    }

    #[test]
    fn no_vertex_of_the_hull_is_in_the_hull_of_the_others(points in lattice_points(2)) {
        let hull = hull3(&points).expect("not empty");
        for vertex in hull.vertices() {
            let others: Vec<DVec3> = points.iter().copied().filter(|point| *point != points[*vertex]).collect();
            if let Some(rest) = hull3(&others) {
                prop_assert_eq!(rest.position_of(points[*vertex], &others), Position::Outside);
            }
        }
    }

    #[test]
    fn order_and_repetition_do_not_matter(points in lattice_points(3), cut in 0..40_usize) {
        let mut shuffled = points.clone();
        shuffled.rotate_left(cut % points.len());
        shuffled.reverse();
        shuffled.extend(points.iter().step_by(2));
        let [one, other] = [&points, &shuffled].map(|points| hull3(points).expect("not empty"));
        prop_assert_eq!(std::mem::discriminant(&one), std::mem::discriminant(&other));
        prop_assert_eq!(coordinates(&points, one.vertices()), coordinates(&shuffled, other.vertices()));
        if let (Hull3::Polytope(one), Hull3::Polytope(other)) = (&one, &other) {
            prop_assert_eq!(one.edges.len(), other.edges.len());
            prop_assert_eq!(one.faces.len(), other.faces.len());
        }
    }

    #[test]
    fn plane_hulls_turn_left_and_hold_all_points(points in lattice_points(4)) {
        let hull = hull2(&points).expect("not empty");
        if let Hull2::Polygon(vertices) = &hull {
            let corner = |i: usize| points[vertices[i % vertices.len()]];
            for i in 0..vertices.len() {
                prop_assert!(orient2d(corner(i), corner(i + 1), corner(i + 2)) > 0.0);
            }
        }
        for point in &points {
            prop_assert_ne!(hull.position_of(*point, &points), Position::Outside);
        }
        let flat: Vec<DVec3> = points.iter().map(|point| point.with_z(0.0)).collect();
        let in_space = hull3(&flat).expect("not empty");
        prop_assert_eq!(coordinates(&flat, hull.vertices()), coordinates(&flat, in_space.vertices()));
    }

    /// Points on planes that are not representable: nearly flat, nearly coplanar, and with noise in the last place.
    #[test]
    fn turned_lattices_are_closed(
        points in lattice_points(2),
        angles in [-3.0..3.0, -3.0..3.0, -3.0..3.0],
        exponent in -6..=6,
        thickness in prop::sample::select(vec![1.0, 1e-8, 1e-15, 0.0]),
    ) {
        let turn = DQuat::from_euler(EulerRot::XYZ, angles[0], angles[1], angles[2]) ;
        let scale = 10_f64.powi(exponent);
        let place = |point: &DVec3| turn * (*point * dvec3(1.0, 1.0, thickness)) * scale + DVec3::ONE;
        let points: Vec<DVec3> = points.iter().map(place).collect();
        let hull = hull3(&points).expect("not empty");
        if let Hull3::Polytope(polytope) = &hull {
            check(&points, polytope);
        }
        for point in &points {
            prop_assert_ne!(hull.position_of(*point, &points), Position::Outside);
        }
    }
}
