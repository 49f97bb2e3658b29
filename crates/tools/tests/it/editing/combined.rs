//! Shapes computed from other shapes.

use gjk_proximity::geometry::{Body, Shape, Side};
use gjk_scene::edit::{EditError, combine, freehand};
use gjk_scene::scene::{Label, Rgb};
use glam::{DVec3, dvec3};
use proptest::prelude::*;

use super::{THREE, TWO, body, directions, placed, points, polygon, polytope, reach, scene};
use crate::shapes::tries;

const SQUARE: [(f64, f64); 4] = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];

#[test]
fn a_duplicate_is_placed_beside_its_original() {
    let p = placed(&polygon(&SQUARE), dvec3(1.0, 5.0, 0.0), 0.0);
    let copied = combine::duplicated(&scene(p.clone(), polygon(&[(0.0, 0.0)]))).unwrap();
    let q = &copied.bodies[Side::Q];
    assert_eq!((&copied.bodies[Side::P], q.shape()), (&p, p.shape()));
    assert_eq!(q.pose().position, dvec3(3.5, 5.0, 0.0));
    let point = polygon(&[(0.0, 0.0)]);
    let beside = combine::duplicated(&scene(point.clone(), point)).unwrap();
    assert_eq!(beside.bodies[Side::Q].pose().position, DVec3::X);
}

#[test]
fn a_duplicate_is_named_after_its_original_and_keeps_the_colour_of_q() {
    let colors = ["#112233", "#445566"].map(Rgb::from_hex);
    let mut before = scene(polygon(&SQUARE), polygon(&[(5.0, 5.0)]));
    before.labels = [label("crate", colors[0]), label("ball", colors[1])];
    let copied = combine::duplicated(&before).unwrap();
    assert_eq!(copied.labels, [label("crate", colors[0]), label("crate copy", colors[1])]);
    before.labels[0].name.clear();
    assert_eq!(combine::duplicated(&before).unwrap().labels[1], label("", colors[1]));
}

fn label(name: &str, color: Option<Rgb>) -> Label {
    Label { name: name.to_owned(), color }
}

#[test]
fn swapping_twice_restores_the_scene() {
    let mut before = scene(polygon(&SQUARE), polygon(&[(5.0, 5.0)]));
    before.labels = [label("crate", Rgb::from_hex("#112233")), label("", None)];
    let swapped = combine::swapped(&before);
    assert_eq!(swapped.bodies[Side::P], before.bodies[Side::Q]);
    assert_eq!(swapped.labels, [label("", None), label("crate", Rgb::from_hex("#112233"))]);
    assert_eq!(combine::swapped(&swapped), before);
}

#[test]
fn the_hull_of_both_has_the_vertices_of_both() {
    // The lower left corner of the second is inside the first, whose upper right corner is inside the second.
    let q = placed(&polygon(&SQUARE), dvec3(1.0, 1.0, 0.0), 0.0);
    let hull = combine::hull_of_both(&polygon(&SQUARE), &q).unwrap();
    assert_eq!(
        points(&hull),
        [
            [0.0, 0.0, 0.0],
            [2.0, 0.0, 0.0],
            [0.0, 2.0, 0.0],
            [3.0, 1.0, 0.0],
            [3.0, 3.0, 0.0],
            [1.0, 3.0, 0.0],
        ]
    );
    // Two balls are the ends of a segment with a radius.
    let ball = body(THREE, Shape::Ball { radius: 0.5 });
    let pill = combine::hull_of_both(&ball, &placed(&ball, DVec3::X * 3.0, 0.0)).unwrap();
    assert_eq!((points(&pill), pill.rounding()), (vec![[0.0; 3], [3.0, 0.0, 0.0]], 0.5));
    let larger = body(THREE, Shape::Ball { radius: 1.0 });
    assert!(matches!(combine::hull_of_both(&ball, &larger), Err(EditError::Impossible(_))));
    let cone = body(THREE, Shape::Cone { half_height: 1.0, radius: 1.0 });
    assert_eq!(combine::hull_of_both(&cone, &ball), Err(EditError::NoVertices { kind: "cone" }));
}

/// On paper: the sum of a square and a segment along its diagonal is a hexagon.
#[test]
fn the_sum_of_a_square_and_a_segment_is_a_hexagon() {
    let segment = polygon(&[(7.0, 7.0), (9.0, 9.0)]);
    let sum = combine::minkowski_sum(&polygon(&SQUARE), &segment).unwrap();
    let mut found = points(&sum);
    found.sort_by(|a, b| a.partial_cmp(b).unwrap());
    assert_eq!(
        found,
        [
            [-1.0, -1.0, 0.0],
            [-1.0, 1.0, 0.0],
            [1.0, -1.0, 0.0],
            [1.0, 3.0, 0.0],
            [3.0, 1.0, 0.0],
            [3.0, 3.0, 0.0],
        ]
    );
}

#[test]
fn sums_of_large_shapes_are_refused_in_space_and_merged_in_the_plane() {
    let circle = |radius: f64| body(TWO, Shape::RegularPolygon { sides: 3000, radius });
    let sum = combine::minkowski_sum(&circle(1.0), &circle(0.5)).unwrap();
    for direction in directions(TWO) {
        let length = direction.length();
        assert!((reach(&sum.convex(), direction) - 1.5 * length).abs() < 1e-5 * length);
    }
    let prism = body(THREE, Shape::Prism { sides: 400, radius: 1.0, half_height: 1.0 });
    let refused = combine::minkowski_sum(&prism, &prism).unwrap_err().to_string();
    assert_eq!(refused, "the sum of shapes with 800 and 800 vertices would be too large");
}

/// On paper: a quarter of each edge is cut off.
#[test]
fn a_cut_vertex_is_replaced_by_a_point_on_each_of_its_edges() {
    let cut = combine::corner_cut(&polygon(&SQUARE), 1, 0.25).unwrap();
    assert_eq!(
        points(&cut),
        [[0.0, 0.0, 0.0], [1.5, 0.0, 0.0], [2.0, 0.5, 0.0], [2.0, 2.0, 0.0], [0.0, 2.0, 0.0]]
    );
    // Three edges of a cube meet at a vertex, however its faces are triangulated.
    let cube = body(THREE, Shape::Cuboid { half_extents: DVec3::ONE });
    for vertex in 0..8 {
        let cut = combine::corner_cut(&cube, vertex, 0.5).unwrap();
        let corner = cube.local_vertices().unwrap()[vertex];
        let mut middles: Vec<[f64; 3]> =
            DVec3::AXES.map(|axis| (corner - axis * corner.dot(axis)).to_array()).to_vec();
        let mut found = points(&cut)[vertex..vertex + 3].to_vec();
        for list in [&mut middles, &mut found] {
            list.iter_mut().flatten().for_each(|it| *it += 0.0);
            list.sort_by(|a, b| a.partial_cmp(b).unwrap());
        }
        assert_eq!((points(&cut).len(), found), (10, middles), "vertex {vertex}");
    }
    // Points in the relative interior of the edges are not their ends.
    let crowded = polygon(&[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0), (0.5, 0.5)]);
    let cut = combine::corner_cut(&crowded, 2, 0.25).unwrap();
    assert_eq!(points(&cut)[1..3], [[1.5, 0.0, 0.0], [2.0, 0.5, 0.0]]);
    let message = |vertex, part| combine::corner_cut(&crowded, vertex, part).unwrap_err().to_string();
    assert_eq!(message(1, 0.5), "vertex 1 is not a vertex of the hull");
    assert_eq!(message(9, 0.5), "there is no vertex 9: the shape has 6");
    for part in [0.0, 1.0, -1.0, f64::NAN] {
        assert!(message(2, part).starts_with("the fraction must lie between 0 and 1"));
    }
    assert!(combine::corner_cut(&polygon(&[(1.0, 1.0)]), 0, 0.5).is_err());
    let shorter = combine::corner_cut(&polygon(&[(0.0, 0.0), (4.0, 0.0)]), 1, 0.25).unwrap();
    assert_eq!(points(&shorter), [[0.0; 3], [3.0, 0.0, 0.0]]);
}

/// On paper: of an octagon with four short edges, these are removed first.
#[test]
fn a_stroke_keeps_the_vertices_with_the_largest_area() {
    let stroke: Vec<DVec3> =
        [(0.0, 0.0), (4.0, -0.1), (8.0, 0.0), (8.3, 4.0), (8.0, 8.0), (4.0, 8.2), (0.0, 8.0), (4.0, 4.0)]
            .map(|(x, y)| dvec3(x, y, 0.0))
            .to_vec();
    let corners = |count: usize| {
        let Shape::Points(points) = freehand::polygon(&stroke, count).unwrap() else { panic!("no points") };
        points.iter().map(|point| (point.x, point.y)).collect::<Vec<_>>()
    };
    assert_eq!(corners(20).len(), 7);
    assert_eq!(corners(4), [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)]);
    assert_eq!(corners(5), [(0.0, 0.0), (8.0, 0.0), (8.3, 4.0), (8.0, 8.0), (0.0, 8.0)]);
    let refused = |stroke: &[DVec3], count| freehand::polygon(stroke, count).unwrap_err().to_string();
    assert_eq!(refused(&stroke, 2), "a polygon has at least 3 vertices, not 2");
    assert_eq!(refused(&stroke[..2], 5), "the stroke has no area: draw around it");
    assert_eq!(refused(&[], 5), "the stroke has no area: draw around it");
    assert!(refused(&[DVec3::X * f64::NAN], 5).starts_with("the stroke leaves the plane"));
}

fn hull(dimension: gjk_proximity::geometry::Dimension) -> impl Strategy<Value = Body> {
    let point = prop_oneof![
        proptest::array::uniform3(-3..=3_i32).prop_map(|it| DVec3::from_array(it.map(f64::from))),
        proptest::array::uniform3(-3.0..3.0_f64).prop_map(DVec3::from_array),
    ];
    (proptest::collection::vec(point, 1..9), -1.0..1.0_f64).prop_map(move |(mut points, angle)| {
        if dimension == TWO {
            for point in &mut points {
                point.z = 0.0;
            }
        }
        placed(&body(dimension, Shape::Points(points)), dvec3(angle, 2.0, 0.0), angle)
    })
}

proptest! {
    #![proptest_config(tries(300))]

    /// The support function of a sum is the sum of the support functions, and that of a hull the larger of them.
    #[test]
    fn support_functions_of_sums_and_hulls(
        (p, q) in prop_oneof![(hull(TWO), hull(TWO)), (hull(THREE), hull(THREE))]
    ) {
        let dimension = p.dimension();
        let sum = combine::minkowski_sum(&p, &q).unwrap();
        let both = combine::hull_of_both(&p, &q).unwrap();
        for direction in directions(dimension) {
            let [of_p, of_q] = [&p, &q].map(|body| reach(&body.convex(), direction));
            let wanted = of_p + of_q - q.center().dot(direction);
            let tolerance = 1e-13 * 30.0 * direction.length();
            prop_assert!((reach(&sum.convex(), direction) - wanted).abs() < tolerance);
            prop_assert!((reach(&both.convex(), direction) - of_p.max(of_q)).abs() < tolerance);
        }
        prop_assert!(sum.interior_vertices().is_empty() && both.interior_vertices().is_empty());
    }

    /// The support function decreases only in directions near the cut vertex, and the number of vertices grows by the
    /// number of its edges less one.
    #[test]
    fn a_cut_never_extends_the_support_function(p in prop_oneof![hull(TWO), hull(THREE)], part in 0.1..0.5_f64) {
        for vertex in 0..p.local_vertices().unwrap().len() {
            let Ok(cut) = combine::corner_cut(&p, vertex, part) else {
                prop_assert!(p.interior_vertices().contains(&vertex) || points(&p).iter().all(|it| *it == points(&p)[0]));
                continue;
            };
            for direction in directions(p.dimension()) {
                prop_assert!(reach(&cut.convex(), direction) <= reach(&p.convex(), direction) + 1e-12);
            }
        }
    }
}

#[test]
fn a_tetrahedron_loses_a_vertex() {
    let corner = polytope(&[(0.0, 0.0, 0.0), (4.0, 0.0, 0.0), (0.0, 4.0, 0.0), (0.0, 0.0, 4.0)]);
    let cut = combine::corner_cut(&corner, 0, 0.25).unwrap();
    let mut found = points(&cut);
    found.truncate(3);
    found.sort_by(|a, b| a.partial_cmp(b).unwrap());
    assert_eq!(found, [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]);
}
