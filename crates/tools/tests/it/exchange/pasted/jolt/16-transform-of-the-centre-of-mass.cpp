// source: ours, after JoltPhysics issue #1799 (shape queries take the transform of the centre of mass)
// by hand: sCollideShapeVsShape takes centre of mass transforms, so the translation within the shape has no effect there: the box is centred at the origin, 1.1 - 0.5 - 0.4
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5))),
    q: (shape: Ball(radius: 0.4), pose: (position: (1.1, 0, 0))),
    expect: (verdict: separate, separation: 0.2),
)
=====
// The drawing and the query disagree: drawn, the box is 1 m above the ball, but the query sees them side by side.
Ref<Shape> raised = new RotatedTranslatedShape(Vec3(0, 1, 0), Quat::sIdentity(), new BoxShape(Vec3(0.5f, 0.5f, 0.5f)));
Ref<Shape> ball = new SphereShape(0.4f);

CollideShapeSettings settings;
settings.mMaxSeparationDistance = 0.25f;
ClosestHitCollisionCollector<CollideShapeCollector> closest;
CollisionDispatch::sCollideShapeVsShape(raised, ball, Vec3::sOne(), Vec3::sOne(), Mat44::sIdentity(), Mat44::sTranslation(Vec3(1.1f, 0, 0)), SubShapeIDCreator(), SubShapeIDCreator(), settings, closest);

if (closest.HadHit())
	Trace("depth %.6f", (double)closest.mHit.mPenetrationDepth);	// prints -0.200000
