// source: ours, after the habits of Jolt's users
// refused: TaperedCapsule
=====
// bowling.cpp - the pin is a tapered capsule, because a hull of 40 points was too slow (1.9 ms for 10 pins)
Ref<TaperedCapsuleShapeSettings> pin_settings = new TaperedCapsuleShapeSettings(0.12f, 0.03f, 0.06f); // half height, top, bottom
Ref<Shape> pin_shape = pin_settings->Create().Get();
Ref<Shape> ball_shape = new SphereShape(0.108f);

BodyCreationSettings pin(pin_shape, RVec3(0, 0.18_r, 18.29_r), Quat::sIdentity(), EMotionType::Dynamic, Layers::MOVING);
pin.mMassPropertiesOverride.mMass = 1.55f;
BodyCreationSettings ball(ball_shape, RVec3(0.05_r, 0.108_r, 18.1_r), Quat::sIdentity(), EMotionType::Dynamic, Layers::MOVING);
ball.mMassPropertiesOverride.mMass = 6.8f;
ball.mLinearVelocity = Vec3(0, 0, 8.0f);
ball.mMotionQuality = EMotionQuality::LinearCast;

bi.CreateAndAddBody(pin, EActivation::DontActivate);
bi.CreateAndAddBody(ball, EActivation::Activate);
