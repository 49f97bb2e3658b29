// source: jrouwe/JoltPhysics issue #2049 (and its unit test), shortened, names replaced
// by hand: half heights 0.5 + 0.5 less 0.95
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1.5, 0.5, 1.5))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0.01, 0.95, 0))),
    expect: (verdict: overlap, penetration_depth: 0.05),
)
=====
A box is cast against a fixed box. If it begins outside of it, or above it at the same x and z, the hit is reported. With
a small offset in x no hit comes back although they overlap, unless mBackFaceModeConvex is
EBackFaceMode::CollideWithBackFaces. I expect either always a hit or never.

```CPP
void SimpleTest::Initialize()
{
	mPhysicsSystem->SetBodyActivationListener(&mBodyActivationListener);

	mBodyInterface->CreateAndAddBody(BodyCreationSettings(new BoxShape(Vec3(1.5f, 0.5f, 1.5f)), RVec3(0, 0, 0), Quat::sIdentity(), EMotionType::Static, Layers::MOVING), EActivation::Activate);

	ShapeCastSettings settings{};
	ClosestHitCollisionCollector<CastShapeCollector> closest{};

	RefConst<Shape> probe = new BoxShape(Vec3(0.5f, 0.5f, 0.5f));
	RShapeCast down(probe, Vec3::sReplicate(1.0f), RMat44::sRotationTranslation(Quat::sIdentity(), RVec3(0.01_r, 0.95_r, 0)), Vec3(0, -0.5f, 0));

	mPhysicsSystem->GetNarrowPhaseQuery().CastShape(down, settings, RVec3::sZero(), closest);

	JPH_ASSERT(closest.HadHit());
}
```
