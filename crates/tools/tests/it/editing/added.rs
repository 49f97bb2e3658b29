//! Bodies added beside P and Q get a visible place.

use gjk_proximity::geometry::{Body, Shape, Side};
use gjk_scene::edit::others::{added, beside, with_copy_of_q};
use gjk_scene::scene::{Label, Other, Scene};
use glam::{DVec2, DVec3, dvec3};

use super::{THREE, TWO, body, placed, polygon, scene};

fn unnamed(body: Body) -> Other {
    Other { label: Label::default(), body }
}

fn positions(scene: &Scene) -> Vec<DVec3> {
    scene.others.iter().map(|other| other.body.pose().position).collect()
}

/// Q extends from 2 to 4, and discs of radius 1 keep a gap of half a unit: they are at 5.5, then at 8. A body that
/// extends from 9.5 to 12.5 leaves no room for a third before 14.
#[test]
fn bodies_are_added_in_a_row_at_free_places() {
    let disc = body(TWO, Shape::Disc { radius: 1.0 });
    let q = placed(&disc, dvec3(3.0, 7.0, 0.0), 0.0);
    let wall = body(TWO, Shape::Rectangle { half_extents: DVec2::new(1.5, 1.0) });
    let wall = unnamed(placed(&wall, dvec3(11.0, 6.0, 0.0), 0.0));
    // It is far below, so it overlaps the free place only in x.
    let below = unnamed(placed(&disc, dvec3(5.5, 0.0, 0.0), 0.0));
    let mut scene = added(&added(&scene(polygon(&[(0.0, 0.0)]), q), wall).unwrap(), below).unwrap();
    for _ in 0..3 {
        scene = beside(&scene, unnamed(disc.clone())).unwrap();
    }
    assert_eq!(positions(&scene)[2..], [5.5, 8.0, 14.0].map(|x| dvec3(x, 7.0, 0.0)));
}

/// A cylinder of radius 2 with a body radius of 1 extends 3 from its center: a quarter of 6 is 1.5.
#[test]
fn copies_of_q_do_not_hide_each_other() {
    let cylinder = body(THREE, Shape::Cylinder { half_height: 1.0, radius: 2.0 }).with_rounding(1.0).unwrap();
    let q = placed(&cylinder, dvec3(0.0, 1.0, 2.0), 0.0);
    let once = with_copy_of_q(&scene(cylinder, q.clone())).unwrap();
    let twice = with_copy_of_q(&once).unwrap();
    assert_eq!(positions(&twice), [dvec3(7.5, 1.0, 2.0), dvec3(15.0, 1.0, 2.0)]);
    assert_eq!(twice.bodies[Side::Q], q);
    let point = polygon(&[(4.0, 4.0)]);
    let beside_point = with_copy_of_q(&scene(point.clone(), point)).unwrap();
    assert_eq!(positions(&beside_point), [DVec3::X * 0.25]);
}

#[test]
fn the_number_of_other_bodies_is_limited() {
    let point = polygon(&[(0.0, 0.0)]);
    let mut full = scene(point.clone(), point.clone());
    full.others = vec![unnamed(point.clone()); Scene::MAX_OTHERS];
    let refusal = added(&full, unnamed(point)).unwrap_err().to_string();
    assert_eq!(refusal, "a scene holds at most 200 bodies beside P and Q");
    assert_eq!(with_copy_of_q(&full).unwrap_err().to_string(), refusal);
}
