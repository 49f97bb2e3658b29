// source: ours, after the habits of Jolt's users
// by hand: the spike is turned so that its short tip points down: upper side of the slab 0.25 less (1.1 - 1)
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (2, 0.25, 2))),
    q: (
        shape: Points([(1, 0, 0), (-1, 0, 0), (0, 1.5, 0), (0, -1.5, 0), (0, 0, 1), (0, 0, -1)]),
        pose: (position: (0, 1.1, 0), orientation: (0.7071067811865476, 0, 0, 0.7071067811865476)),
    ),
    expect: (verdict: overlap, penetration_depth: 0.15),
)
=====
Am I allowed to call this without a PhysicsSystem? It returns a depth of 0.2 for what should be 0.15:

	RegisterDefaultAllocator();
	Factory::sInstance = new Factory();
	RegisterTypes();

	Array<Vec3> tips = {
		Vec3(1, 0, 0), Vec3(-1, 0, 0),
		Vec3(0, 1.5f, 0), Vec3(0, -1.5f, 0),
		Vec3(0, 0, 1), Vec3(0, 0, -1)
	};
	ConvexHullShapeSettings spike_settings(tips, 0.0f);
	spike_settings.SetEmbedded();
	ShapeRefC spike = spike_settings.Create().Get();
	RefConst<Shape> slab = new BoxShape(Vec3(2, .25f, 2));

	CollideShapeSettings settings;
	settings.mActiveEdgeMode = EActiveEdgeMode::CollideWithAll;
	settings.mBackFaceMode = EBackFaceMode::CollideWithBackFaces;

	AllHitCollisionCollector<CollideShapeCollector> all;
	CollisionDispatch::sCollideShapeVsShape(
		slab, spike,
		Vec3::sOne(), Vec3::sOne(),
		Mat44::sIdentity(), Mat44::sRotationTranslation(Quat::sRotation(Vec3::sAxisX(), DegreesToRadians(90.0f)), Vec3(0, 1.1f, 0)),
		SubShapeIDCreator(), SubShapeIDCreator(), settings, all);
	for (const CollideShapeResult &r : all.mHits)
		Trace("depth %f axis %f %f %f", (double)r.mPenetrationDepth, (double)r.mPenetrationAxis.GetX(), (double)r.mPenetrationAxis.GetY(), (double)r.mPenetrationAxis.GetZ());
