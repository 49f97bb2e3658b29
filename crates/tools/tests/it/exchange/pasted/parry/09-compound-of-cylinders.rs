// source: dimforge/rapier issue #305, shortened, names replaced
// by hand: the second collider is a compound of several shapes
// refused: compound
=====
Four cylinders in one compound collide very oddly with a large thin floor; with balls in their place it is fine.

use rapier3d::prelude::*;
use rapier_testbed3d::Testbed;

pub fn init_world(testbed: &mut Testbed) {
    /*
     * World
     */
    let mut bodies = RigidBodySet::new();
    let mut colliders = ColliderSet::new();
    let impulse_joints = ImpulseJointSet::new();
    let multibody_joints = MultibodyJointSet::new();

    /*
     * Floor
     */
    let floor_size = 100.1;
    let floor_height = 0.1;

    let collider = ColliderBuilder::cuboid(floor_size, floor_height, floor_size).translation(vector![0.0, -floor_height, 0.0]).rotation(vector![0.2, 0.0, 0.0]).friction(0.0);
    colliders.insert(collider);

    // the wheels
    let rigid_body = RigidBodyBuilder::dynamic().translation(vector![0.0, 4.0, 0.0]);
    let handle = bodies.insert(rigid_body);
    let collider = ColliderBuilder::compound(vec![
        (Isometry::translation(-1.0, 0.0, -1.0), SharedShape::cylinder(0.25, 0.5)),
        (Isometry::translation(1.0, 0.0, -1.0), SharedShape::cylinder(0.25, 0.5)),
        (Isometry::translation(-1.0, 0.0, 1.0), SharedShape::cylinder(0.25, 0.5)),
        (Isometry::translation(1.0, 0.0, 1.0), SharedShape::cylinder(0.25, 0.5)),
    ]);
    colliders.insert_with_parent(collider, handle, &mut bodies);

    testbed.set_world(bodies, colliders, impulse_joints, multibody_joints);
    testbed.look_at(point![10.0, 10.0, 10.0], Point::origin());
}
