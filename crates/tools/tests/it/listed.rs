//! Points that are not vertices of their hull, and outlines that are not convex: the findings, the pictures and the
//! sentences.

use gjk_figure::{Analysis, Form, Hit, Marker, Overlays, PaperForm, Plane, Role, narration, world};
use gjk_proximity::geometry::{Body, Dimension, Pose, Rotation, Shape, Side};
use gjk_proximity::internal::{MAX_OUTLINE, Unused, pockets, unused_vertices};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use glam::{DQuat, DVec2, DVec3};

fn flat(points: &[[f64; 2]]) -> Vec<DVec3> {
    points.iter().map(|[x, y]| DVec3::new(*x, *y, 0.0)).collect()
}

/// The area of a polygon (shoelace formula), positive either way around.
fn area(points: &[DVec3]) -> f64 {
    let pairs = points.iter().zip(points.iter().cycle().skip(1));
    (pairs.map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f64>() / 2.0).abs()
}

fn areas(points: &[DVec3], pockets: &[Vec<usize>]) -> Vec<f64> {
    pockets
        .iter()
        .map(|pocket| area(&pocket.iter().map(|index| points[*index]).collect::<Vec<_>>()))
        .collect()
}

/// An L of three unit squares: the hull adds the triangle of half a unit square. Either way around, from any corner.
#[test]
fn an_l_has_one_pocket() {
    let l = flat(&[[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [1.0, 1.0], [1.0, 2.0], [0.0, 2.0]]);
    for turn in 0..6 {
        let mut points = l.clone();
        points.rotate_left(turn);
        for _ in 0..2 {
            let found = pockets(&points).unwrap();
            assert_eq!(areas(&points, &found), [0.5], "{points:?}");
            assert_eq!(found[0].len(), 3);
            points.reverse();
        }
    }
}

/// A comb: two notches under one edge of the hull, the tooth between them reaching just to that edge.
#[test]
fn a_tooth_that_reaches_the_hull_parts_two_pockets() {
    let comb = flat(&[
        [0.0, 0.0],
        [5.0, 0.0],
        [5.0, 3.0],
        [4.0, 3.0],
        [4.0, 1.0],
        [3.0, 1.0],
        [3.0, 3.0],
        [2.0, 3.0],
        [2.0, 2.0],
        [1.0, 2.0],
        [1.0, 3.0],
        [0.0, 3.0],
    ]);
    let found = pockets(&comb).unwrap();
    // 1 wide and 2 deep, 1 wide and 1 deep; the lids of the teeth add nothing.
    assert_eq!(areas(&comb, &found), [2.0, 1.0]);
}

/// The pentagram of the shipped scene: the hull is the pentagon of its five points, and the five notches are the
/// difference of hull and star.
#[test]
fn the_star_of_the_library_has_five_pockets() {
    let scene = SHIPPED[28].scene();
    let Shape::Points(points) = scene.bodies[Side::P].shape() else { panic!("the star is a list") };
    let found = pockets(points).unwrap();
    assert_eq!(found.len(), 5);
    let hull = flat(&[[0.0, 4.0], [-3.8, 1.2], [-2.4, -3.2], [2.4, -3.2], [3.8, 1.2]]);
    let sum: f64 = areas(points, &found).iter().sum();
    assert!((sum - (area(&hull) - area(points))).abs() < 1e-12, "{sum}");
}

#[test]
fn convex_lists_have_no_pockets_and_other_lists_are_no_outlines() {
    let square = [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]];
    assert_eq!(pockets(&flat(&square)), Some(Vec::new()));
    // With a point in the middle of a side, still convex.
    let middle = [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]];
    assert_eq!(pockets(&flat(&middle)), Some(Vec::new()));
    let no_outlines: [&[[f64; 2]]; 7] = [
        // Too few, on one line, back on itself.
        &[[0.0, 0.0], [1.0, 0.0]],
        &[[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]],
        &[[0.0, 0.0], [2.0, 0.0], [1.0, 0.0], [1.0, 1.0]],
        // A bow tie, a repeated point, a corner that touches a side, two triangles that meet in a corner.
        &[[0.0, 0.0], [2.0, 2.0], [2.0, 0.0], [0.0, 2.0]],
        &[[0.0, 0.0], [2.0, 0.0], [2.0, 0.0], [1.0, 2.0]],
        &[[0.0, 0.0], [4.0, 0.0], [4.0, 2.0], [2.0, 0.0], [0.0, 2.0]],
        &[[0.0, 0.0], [1.0, 1.0], [2.0, 0.0], [2.0, 2.0], [1.0, 1.0], [0.0, 2.0]],
    ];
    for points in no_outlines {
        assert_eq!(pockets(&flat(points)), None, "{points:?}");
    }
    let circle = |count: usize| {
        let turn = |index: usize| DVec2::from_angle(std::f64::consts::TAU * index as f64 / count as f64);
        (0..count).map(|index| turn(index).extend(0.0)).collect::<Vec<_>>()
    };
    assert_eq!(pockets(&circle(MAX_OUTLINE)), Some(Vec::new()));
    assert_eq!(pockets(&circle(MAX_OUTLINE + 1)), None);
}

/// Whether any two sides of a closed line have a point in common beside their corner, in integers, by all pairs.
fn is_simple(points: &[[i64; 2]]) -> bool {
    let count = points.len();
    let turn = |a: [i64; 2], b: [i64; 2], c: [i64; 2]| {
        ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).signum()
    };
    let is_on = |a: [i64; 2], b: [i64; 2], c: [i64; 2]| {
        let within = |axis: usize| (a[axis].min(b[axis])..=a[axis].max(b[axis])).contains(&c[axis]);
        turn(a, b, c) == 0 && within(0) && within(1)
    };
    (0..count).all(|one| {
        let [a, b] = [points[one], points[(one + 1) % count]];
        (0..count).filter(|other| *other != one).all(|other| {
            let [c, d] = [points[other], points[(other + 1) % count]];
            if b == c || a == d {
                let far = if b == c { d } else { c };
                let is_corner = (one + 1) % count == other || (other + 1) % count == one;
                return a != b && is_corner && !is_on(a, b, far);
            }
            let crosses = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
            !(crosses || is_on(a, b, c) || is_on(a, b, d) || is_on(c, d, a) || is_on(c, d, b))
        })
    })
}

/// On a grid of 6 by 6, so vertical sides, repeated points and corners on sides are common.
#[test]
fn simple_polygons_are_told_from_all_others() {
    let mut seed = 1_u64;
    let mut random = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut simple = 0;
    for _ in 0..20_000 {
        let count = 3 + random(6);
        let points: Vec<[i64; 2]> =
            (0..count).map(|_| [0, 1].map(|_| i64::try_from(random(6)).unwrap())).collect();
        let expected = is_simple(&points);
        simple += usize::from(expected);
        let found = pockets(&flat(&points.iter().map(|point| point.map(|it| it as f64)).collect::<Vec<_>>()));
        assert_eq!(found.is_some(), expected, "{points:?}");
    }
    assert!((2_000..18_000).contains(&simple), "{simple} are simple");
}

#[test]
fn every_unused_point_has_its_reason() {
    let points = flat(&[
        [0.0, 0.0],
        [4.0, 0.0],
        [1.0, 1.0],
        [4.0, 4.0],
        [2.0, 0.0],
        [0.0, 4.0],
        [-0.0, 0.0],
        [1.0, 1.0],
    ]);
    let pose = Pose { position: DVec3::new(0.1, 0.7, 0.0), rotation: Rotation::Angle(0.3) };
    let body = Body::new(Dimension::Two, Shape::Points(points), pose, 0.0).unwrap();
    let expected =
        [(2, Unused::Inside), (4, Unused::Between), (6, Unused::SameAs(0)), (7, Unused::SameAs(2))];
    assert_eq!(unused_vertices(&body), expected);
    // In space: the middle of a cube, of one of its faces and of one of its edges, turned.
    let mut cube: Vec<DVec3> = (0..8)
        .map(|corner| DVec3::new(f64::from(corner & 1), f64::from(corner >> 1 & 1), f64::from(corner >> 2)))
        .collect();
    cube.extend([DVec3::splat(0.5), DVec3::new(0.5, 0.5, 0.0), DVec3::new(0.5, 0.0, 0.0)]);
    let pose = Pose { position: DVec3::X, rotation: Rotation::Quaternion(DQuat::from_rotation_x(0.7)) };
    let body = Body::new(Dimension::Three, Shape::Points(cube), pose, 0.0).unwrap();
    let reasons: Vec<Unused> = unused_vertices(&body).into_iter().map(|(_, reason)| reason).collect();
    assert_eq!(reasons, [Unused::Inside, Unused::Between, Unused::Between]);
}

const POINTS: &str = "(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 4), (1, 2), (0, 0)])),
    q: (shape: Points([(6, 0), (7, 0), (6, 1)])),
)";

#[test]
fn points_inside_are_grey_and_named() {
    let analysis = Analysis::of(&Scene::from_ron(POINTS).unwrap());
    assert_eq!(narration::vertex(&analysis, Side::P, 4).as_deref(), Some("p4 = (0, 0), same place as p0"));
    assert_eq!(narration::vertex(&analysis, Side::P, 1).as_deref(), Some("p1 = (4, 0)"));
    assert_eq!(narration::vertex(&analysis, Side::P, 5), None);
    assert_eq!(narration::hull_state(&analysis, Side::P).as_deref(), Some("hull: 4 of 5 used"));
    // Pulled in by one, it is inside.
    let inside = POINTS.replace("(1, 2)", "(3, 2)");
    let analysis = Analysis::of(&Scene::from_ron(&inside).unwrap());
    assert_eq!(
        narration::vertex(&analysis, Side::P, 3).as_deref(),
        Some("p3 = (3, 2), inside: not part of the hull")
    );
    let figure = world(&analysis, 0, Overlays::default());
    let p3: Vec<_> = figure.marks.iter().filter(|mark| mark.hit == Some(Hit::Vertex(Side::P, 3))).collect();
    assert!(p3.iter().all(|mark| mark.role == Role::Ghost), "{p3:?}");
    let has = |form: &Form| p3.iter().any(|mark| mark.form == *form);
    assert!(has(&Form::Point { at: DVec3::new(3.0, 2.0, 0.0), marker: Marker::Disc }));
    let said = p3.iter().any(
        |mark| matches!(&mark.form, Form::Label { text, .. } if text == "p3, inside: not part of the hull"),
    );
    assert!(said, "{p3:?}");
}

#[test]
fn notches_are_hatched_and_one_sentence_says_why() {
    let scene = SHIPPED[28].scene();
    let analysis = Analysis::of(&scene);
    assert_eq!(
        narration::not_convex(&analysis, Side::P).as_deref(),
        Some("P is not convex: GJK uses its convex hull, which includes the hatched part")
    );
    assert_eq!(narration::not_convex(&analysis, Side::Q), None);
    let figure = world(&analysis, 0, Overlays::default());
    let notches: Vec<&Form> =
        figure.marks.iter().filter(|mark| mark.role == Role::Notch(Side::P)).map(|mark| &mark.form).collect();
    assert_eq!(notches.iter().filter(|form| matches!(form, Form::Hatch { .. })).count(), 5);
    assert!(
        notches.iter().any(|form| matches!(form, Form::Line { points, closed: true } if points.len() == 10))
    );
    // Every hatch line on paper has its middle in the hull and not in the star.
    let size = DVec2::new(640.0, 480.0);
    let plane = Plane::framing(analysis.bounds(), size);
    let Shape::Points(star) = scene.bodies[Side::P].shape() else { panic!("the star is a list") };
    let mut lines = 0;
    for mark in plane.project(&figure, size) {
        let PaperForm::Hatch { lines: of_mark, .. } = &mark.form else { continue };
        for [from, to] in of_mark {
            let middle = plane.world_from_screen((*from + *to) * 0.5);
            assert!(!is_in(star, middle), "{middle} is in the star");
            lines += 1;
        }
    }
    assert!(lines > 20, "{lines} lines are no hatch");
}

/// Whether a point is inside a polygon: a ray to the right crosses it an odd number of times.
fn is_in(polygon: &[DVec3], at: DVec3) -> bool {
    let sides = polygon.iter().zip(polygon.iter().cycle().skip(1));
    let crossings = sides.filter(|(a, b)| {
        (a.y > at.y) != (b.y > at.y) && at.x < a.x + (b.x - a.x) * (at.y - a.y) / (b.y - a.y)
    });
    crossings.count() % 2 == 1
}
