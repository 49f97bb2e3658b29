// source: ours, after the habits of Jolt's users
// by hand: the body's turn takes the capsule's points (0, 0.3, 0) and (0, 1.5, 0) to (2.3, 0.6, -1) and (3.5, 0.6, -1); the ball was moved to x = 4.5: 1 - 0.3 - 0.5
(
    format: 1,
    dimension: 3,
    p: (
        shape: Capsule(a: (0, 0.3, 0), b: (0, 1.5, 0), radius: 0.3),
        pose: (position: (2, 0.6, -1), orientation: (0, 0, -0.7071067811865476, 0.7071067811865476)),
    ),
    q: (shape: Ball(radius: 0.5), pose: (position: (4.5, 0.6, -1))),
    expect: (verdict: separate, separation: 0.2),
)
=====
// Why does OnContactAdded not come here? The feet of the character are at the origin of its body.
const float height = 1.2f;
const float rad = 0.3f;

RefConst<Shape> upright = new CapsuleShape(0.5f * height, rad);
RefConst<Shape> standing = RotatedTranslatedShapeSettings(Vec3(0, 0.5f * height + rad, 0), Quat::sIdentity(), upright).Create().Get();

// he has fallen over: head towards +x
BodyCreationSettings fallen(standing, RVec3(2.0_r, 0.6_r, -1.0_r), Quat::sRotation(Vec3::sAxisZ(), -0.5f * JPH_PI), EMotionType::Kinematic, Layers::MOVING);
fallen.mUserData = 17;
BodyID fallen_id = body_interface.CreateAndAddBody(fallen, EActivation::Activate);

// the ball comes from a pool and is put in place afterwards
BodyCreationSettings pooled(new SphereShape(.5f), RVec3(0, 1000, 0), Quat::sIdentity(), EMotionType::Dynamic, Layers::MOVING);
pooled.mOverrideMassProperties = EOverrideMassProperties::CalculateInertia;
pooled.mMassPropertiesOverride.mMass = 0.43f;
BodyID ball_id = body_interface.CreateAndAddBody(pooled, EActivation::DontActivate);

body_interface.SetPosition(ball_id, RVec3(4.5_r, 0.6_r, -1.0_r), EActivation::Activate);

physics_system.Update(1.0f / 60.0f, 1, &temp_allocator, &job_system);
