//! Regions in 3D: slabs, the prism, faces with the origin in front, flags, and views along a feature.

use gjk_figure::regions::{
    PrismParts, add_faces, add_flags, add_prism, add_slabs, plane_code, view_directions,
};
use gjk_figure::{Figure, Form, Hit, Role, Solid, Standing};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::Letter::{B, C, D};
use glam::DVec3;

use super::{SQUAT, in_space, simplex};

fn bodies(figure: &Figure) -> Vec<(Role, Option<Hit>, &Solid)> {
    let bodies = figure.marks.iter().filter_map(|mark| {
        if let Form::Body(solid) = &mark.form { Some((mark.role, mark.hit, &**solid)) } else { None }
    });
    bodies.collect()
}

fn holds(solid: &Solid, at: DVec3) -> bool {
    solid.faces().iter().all(|face| face.normal.dot(at - solid.corner(face)) <= 1e-9)
}

/// The slab of AB contains the origin, the half-spaces past A and B do not; a triangle has eight regions in 3D. The
/// opened regions move away from the chosen one, which still contains it.
#[test]
fn slabs_and_prisms_contain_the_origin_according_to_their_rulings() {
    let segment = in_space(&[[2.0, 1.0, 0.5], [-1.0, -1.0, 0.25]], [0.0; 3]);
    let triangle = in_space(&[[2.0, 1.0, 0.5], [-1.0, -1.0, 0.25], [-1.0, 2.0, -0.5]], [0.0; 3]);
    for (regions, count) in [(segment, 3), (triangle, 8)] {
        for opening in [0.0, 0.4, 1.0] {
            let mut figure = Figure::new(Dimension::Three);
            add_slabs(&mut figure, &regions, opening);
            let bodies = bodies(&figure);
            assert_eq!(bodies.len(), count);
            for (role, hit, solid) in &bodies {
                let is_chosen = *role == Role::Slab(Standing::Chosen);
                assert_eq!(holds(solid, DVec3::ZERO), is_chosen, "{hit:?} at {opening}");
            }
        }
    }
}

/// The regions of a triangle as bodies fill their box without overlap: their volumes add up to that of the box, which
/// extends 0.95 × (1.2, 1.2, 0.7) radii of the simplex and the origin to each side.
#[test]
fn slabs_fill_their_box() {
    let points = [[2.0, 1.0, 0.5], [-1.0, -1.0, 0.25], [-1.0, 2.0, -0.5]];
    let regions = in_space(&points, [0.3, -0.1, 0.2]);
    let mut figure = Figure::new(Dimension::Three);
    add_slabs(&mut figure, &regions, 0.0);
    let volume = |solid: &Solid| {
        let faces = solid.faces().iter();
        let of_face = |face: &gjk_figure::SolidFace| {
            let corner = |index: usize| solid.points()[face.corners[index]];
            let fan = (2..face.corners.len()).map(|last| corner(0).dot(corner(last - 1).cross(corner(last))));
            fan.sum::<f64>() / 6.0
        };
        faces.map(of_face).sum::<f64>()
    };
    let total: f64 = bodies(&figure).iter().map(|(.., solid)| volume(solid)).sum();
    let points = points.map(|point| DVec3::from_array(point) - DVec3::new(0.3, -0.1, 0.2));
    let (low, high) =
        points.into_iter().fold((DVec3::ZERO, DVec3::ZERO), |(low, high), at| (low.min(at), high.max(at)));
    let radius = 0.95 * ((high - low) * 0.5).length();
    let box_volume = 8.0 * 1.2 * 1.2 * 0.7 * radius.powi(3);
    assert!((total / box_volume - 1.0).abs() < 1e-6, "{total} of {box_volume}");
}

/// The squat tetrahedron: base in z = 0, A at height 1. The origin of the figure is O, so all is shifted by −O.
#[test]
fn the_prism_stands_on_the_base_and_ends_at_a() {
    let origin = [0.6, 1.4, 0.6];
    let regions = in_space(&SQUAT, origin);
    let mut figure = Figure::new(Dimension::Three);
    add_prism(&mut figure, &regions, PrismParts::ALL);
    let mut heights: Vec<f64> = Vec::new();
    for mark in &figure.marks {
        if let Form::Area { points } = &mark.form {
            heights.extend(points.iter().map(|at| at.z + origin[2]));
        }
    }
    assert_eq!(heights.len(), 3 + 3 + 3 * 4);
    assert!(heights.iter().all(|height| height.abs() < 1e-12 || (height - 1.0).abs() < 1e-12));
    let below = in_space(&[[0.0, 0.0, -1.0], SQUAT[1], SQUAT[2], SQUAT[3]], origin);
    let mut nothing = Figure::new(Dimension::Three);
    add_prism(&mut nothing, &below, PrismParts::ALL);
    assert!(nothing.marks.is_empty(), "A is below the base");
}

/// Over the squat tetrahedron (3, 0, 0.7) is in front of ABC and ADB: code 0b101. Both faces have flags, two along AB
/// and one each along AC and AD; every flag is perpendicular to its face.
#[test]
fn two_faces_in_front_of_the_origin_have_a_code_and_flags() {
    let regions = in_space(&SQUAT, [3.0, 0.0, 0.7]);
    assert_eq!(plane_code(&regions), Some(0b101));
    let mut figure = Figure::new(Dimension::Three);
    add_faces(&mut figure, &regions);
    add_flags(&mut figure, &regions);
    let areas = |wanted: Role| {
        figure.marks.iter().filter(move |mark| mark.role == wanted).filter_map(|mark| {
            if let Form::Area { points } = &mark.form { Some(points.clone()) } else { None }
        })
    };
    let lit: Vec<_> = areas(Role::Lit).collect();
    assert_eq!(lit.len(), 2);
    let counts = [B, C, D].map(|letter| areas(Role::Flag(letter)).count());
    assert_eq!(counts, [2, 1, 1]);
    let normals: Vec<DVec3> = lit.iter().map(|face| (face[1] - face[0]).cross(face[2] - face[0])).collect();
    for flag in [B, C, D].into_iter().flat_map(|letter| areas(Role::Flag(letter))) {
        let normal = (flag[1] - flag[0]).cross(flag[3] - flag[0]);
        let squarest = normals.iter().map(|face| face.normalize().dot(normal.normalize()).abs());
        assert!(squarest.fold(1.0, f64::min) < 1e-12);
    }
    let says = |text: &str| {
        figure.marks.iter().any(|mark| matches!(&mark.form, Form::Label { text: found, .. } if found == text))
    };
    assert!(says("code 0b101"));
    let unseen = in_space(&SQUAT[..3], [3.0, 0.0, 0.7]);
    assert_eq!(plane_code(&unseen), None, "three points have no code");
}

/// Seen along AB the borders of its regions are lines, along the normal of ABC the triangle keeps its shape, and along
/// an edge the edge is a point.
#[test]
fn views_along_a_feature_are_2d_pictures() {
    let points = SQUAT.map(DVec3::from_array);
    let look = |count: usize, name: &str| {
        let found = view_directions(&simplex(&SQUAT[..count], [0.2, 0.1, 0.3]))
            .into_iter()
            .find(|look| look.name == name);
        found.unwrap_or_else(|| panic!("{name}")).direction
    };
    let edge_on = look(2, "Edge-on to AB");
    assert!(edge_on.dot(points[1] - points[0]).abs() < 1e-12);
    assert!(edge_on.dot(DVec3::new(0.2, 0.1, 0.3) - points[0]).abs() < 1e-12, "O is in the picture");
    let normal = look(3, "Along the normal of ABC");
    assert!(
        (points[1] - points[0]).dot(normal).abs() < 1e-12
            && (points[2] - points[0]).dot(normal).abs() < 1e-12
    );
    assert_eq!(look(4, "Down on BCD"), DVec3::NEG_Z);
    assert!(look(4, "Along AC").cross(points[2] - points[0]).length() < 1e-12);
    assert!(view_directions(&simplex(&[[1.0, 2.0, 3.0]; 2], [0.0; 3])).is_empty());
}
