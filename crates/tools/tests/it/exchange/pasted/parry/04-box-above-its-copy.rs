// source: dimforge/ncollide issue #141, shortened, names replaced
// by hand: the pair before the motion, one cuboid for both: along y 1.1 - 0.5 - 0.5
// says: velocity
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0, 1.1, 0))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5))),
    expect: (verdict: separate, separation: 0.1),
)
=====
extern crate nalgebra;
extern crate ncollide;
extern crate num;

use ncollide::shape::Cuboid;
use ncollide::query::time_of_impact;
use nalgebra::{Vector3, Isometry3, Rotation3};
use num::One;

/**
 * +---+
 * | 1 |   moves with v_y
 * +---+
 *
 * +---+
 * | 2 |   stays
 * +---+
 */
fn fall(v_y: f32) -> Option<f32> {
    let turn = Rotation3::one();
    let t1 = Vector3::new(0.0, 1.1, 0.0);
    let t2 = Vector3::new(0.0, 0.0, 0.0);
    let v1 = &Vector3::new(0.0, v_y, 0.0);
    let v2 = &Vector3::new(0.0, 0.0, 0.0);
    let dice = &Cuboid::new(Vector3::new(0.5, 0.5, 0.5));
    time_of_impact(
        &Isometry3::from_rotation_matrix(t1, turn), v1, dice,
        &Isometry3::from_rotation_matrix(t2, turn), v2, dice,
    )
}

#[test]
fn still() {
    assert_eq!(fall(0.0), None);
}

#[test]
fn down() {
    assert!(fall(-1.0).is_some());
}

// thread 'still' panicked at 'assertion failed:
//     `(left == right)` (left: `Some(0)`, right: `None`)', src/main.rs:41
