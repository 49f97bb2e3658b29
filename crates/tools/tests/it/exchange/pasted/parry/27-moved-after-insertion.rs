// source: ours, after the habits of rapier 0.22
// by hand: the cup is moved and turned by 0.7 about z after it was inserted; its lower end is 0.2 - 0.04 sin(0.7) - 0.03 high, the plate ends at 0.06 + 0.01
// object: plate
// object: cup
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.15, 0.01, 0.15)), pose: (position: (0.3, 0.06, 0.1))),
    q: (shape: Capsule(a: (-0.04, 0, 0), b: (0.04, 0, 0), radius: 0.03), pose: (position: (0.3, 0.2, 0.1), orientation: (0, 0, 0.34289780745545134, 0.9393727128473789))),
    expect: (verdict: separate, separation: 0.07423129251049237),
)
=====
narrow_phase.contact_pair(cup, plate) is Some one step too early, I think because of the prediction distance.

let table = bodies.insert(RigidBodyBuilder::fixed().build());
let plate = bodies.insert(RigidBodyBuilder::dynamic().translation(vector![0.3, 0.06, 0.1]).build());
let cup = bodies.insert(RigidBodyBuilder::kinematic_position_based().build());

colliders.insert_with_parent(ColliderBuilder::cuboid(1.0, 0.05, 0.5).build(), table, &mut bodies);
colliders.insert_with_parent(
    ColliderBuilder::new(SharedShape::cuboid(0.15, 0.01, 0.15)).mass(0.4).build(),
    plate,
    &mut bodies,
);
colliders.insert_with_parent(
    ColliderBuilder::capsule_x(0.04, 0.03).density(900.0).build(),
    cup,
    &mut bodies,
);

// later, when the hand lets it go
let wake_up = true;
bodies[cup].set_translation(vector![0.3, 0.2, 0.1], wake_up);
bodies[cup].set_rotation(Rotation::from_axis_angle(&Vector::z_axis(), 0.7), wake_up);

for step in 0..=11 {
    pipeline.step(&gravity, &params, &mut islands, &mut broad, &mut narrow, &mut bodies, &mut colliders,
        &mut joints, &mut multibody, &mut ccd, Some(&mut queries), &(), &());
    println!("{step:2} {:.5}", bodies[cup].translation().y);
}
