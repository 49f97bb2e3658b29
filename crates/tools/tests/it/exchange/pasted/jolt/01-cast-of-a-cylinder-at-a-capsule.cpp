// source: jrouwe/JoltPhysics issue #2103, shortened, names replaced
// by hand: both axes are along y; hypot(0.951660156, 7.63574218) - 0.4975 is less than 7.19732189 by 4.4e-6 (between the heights -2.031 and -1.79): a touch, so nothing is expected of it
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -2.03114343, 0), b: (0, 2.03114343, 0), radius: 7.19732189)),
    q: (
        shape: Cylinder(half_height: 0.3, radius: 0.4975),
        pose: (
            position: (-0.951660156, -2.09155273, -7.63574218),
            orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476),
        ),
    ),
)
=====
Now and then a cast of a cylinder that touches another body right at its start comes back with an enormous penetration
depth (6 m and more). I took the figures of one such case out of the game and made a unit test of them:

```cpp
	TEST_CASE("TestCastCylinderTouchingCapsule")
	{
		PhysicsTestContext ctx;
		CapsuleShapeSettings tank_settings(2.03114343f, 7.19732189f);
		tank_settings.SetEmbedded();
		ctx.CreateBody( &tank_settings, RVec3::sZero(), Quat::sIdentity(), EMotionType::Static, EMotionQuality::Discrete, Layers::NON_MOVING, EActivation::DontActivate);

		ShapeCastSettings cast_settings;
		cast_settings.mUseShrunkenShapeAndConvexRadius = true;

		Ref<Shape> foot = new CylinderShape(0.3f, 0.4975f);
		RShapeCast step { foot, Vec3::sOne(), RMat44::sTranslation(RVec3(-0.951660156f, -2.09155273f, -7.63574218)), Vec3(0.00244140625, -0.0068359375, 0.0029296875) };

		AllHitCollisionCollector<CastShapeCollector> hits;
		ctx.GetSystem()->GetNarrowPhaseQuery().CastShape(step, cast_settings, RVec3::sZero(), hits);
		CHECK(hits.mHits.size() == 1);
		const ShapeCastResult &hit = hits.mHits.front();
		CHECK(hit.mPenetrationDepth < 0.01f);
	}
```

The two touch at the start, up to some rounding.
