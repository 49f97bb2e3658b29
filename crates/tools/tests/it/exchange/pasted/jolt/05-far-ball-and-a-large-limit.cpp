// source: jrouwe/JoltPhysics discussion #1379 (and its unit test), shortened, names replaced
// by hand: 50 - 10 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (10, 10, 10))),
    q: (shape: Ball(radius: 1), pose: (position: (50, 0, 0))),
    expect: (verdict: separate, separation: 39),
)
=====
If mMaxSeparationDistance gets really large (1000, say) the depth that CollideShape returns is off. I use it as a
distance query. Expected: half extent - (x - radius).

	constexpr float cRadius = 1.0f;
	constexpr float cHalf = 10.0f;
	constexpr float x = 50.0f;
	RefConst<Shape> ball = new SphereShape(cRadius);
	RefConst<Shape> block = new BoxShape(Vec3::sReplicate(cHalf));

	CollideShapeSettings query;
	query.mMaxSeparationDistance = 1000.0f;
	ClosestHitCollisionCollector<CollideShapeCollector> collector;
	CollisionDispatch::sCollideShapeVsShape(block, ball, Vec3::sOne(), Vec3::sOne(), Mat44::sIdentity(), Mat44::sTranslation(Vec3(x, 0, 0)), SubShapeIDCreator(), SubShapeIDCreator(), query, collector);

	float expected = cHalf - (x - cRadius);
	CHECK(collector.HadHit());
	CHECK_APPROX_EQUAL(expected, collector.mHit.mPenetrationDepth, 1.0e-3f);
