// source: jrouwe/JoltPhysics issue #1008 (and its unit test), shortened, names replaced
// by hand: the triangle's upright edge x = -42.7954292, z = 12.4227943 is nearest to the upright axis: hypot(0.0201226, 0.2493658) - 0.25
// says: convex radius
(
    format: 1,
    dimension: 3,
    p: (
        shape: Cylinder(half_height: 0.85, radius: 0.25),
        pose: (
            position: (-42.8155518, -4.32299995, 12.1734285),
            orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476),
        ),
    ),
    q: (
        shape: Points([
            (-42.7954292, -0.64731878, 12.4227943),
            (-29.911129, -0.64731878, 12.4227943),
            (-42.7954292, -4.86970234, 12.4227943),
        ]),
    ),
    expect: (verdict: separate, separation: 0.0001763802608068521),
)
=====
A cylinder stands right at the edge of a wall, a millimetre or two in it at most as far as one can see, and CollideShape
tells a depth of 0.397210, nearly 80 % of its diameter. Boiled down to the one triangle that matters:

	CylinderShape pillar(0.85f, 0.25f, 0.02f);	// half height, radius, convex radius
	pillar.SetEmbedded();

	TriangleShape wall(Vec3(-42.7954292f, -0.647318780f, 12.4227943f), Vec3(-29.9111290f, -0.647318780f, 12.4227943f), Vec3(-42.7954292f, -4.86970234f, 12.4227943f));
	wall.SetEmbedded();

	Mat44 pillar_transform = Mat44::sTranslation(Vec3(-42.8155518f, -4.32299995f, 12.1734285f));

	CollideShapeSettings settings;
	settings.mMaxSeparationDistance = 0.001f;
	ClosestHitCollisionCollector<CollideShapeCollector> collector;
	CollisionDispatch::sCollideShapeVsShape(&pillar, &wall, Vec3::sOne(), Vec3::sOne(), pillar_transform, Mat44::sIdentity(), SubShapeIDCreator(), SubShapeIDCreator(), settings, collector);

	CHECK(collector.HadHit());
	CHECK(collector.mHit.mPenetrationDepth < 1.0e-4f);

(The scene is far from the origin because it was cut out of a level.)
