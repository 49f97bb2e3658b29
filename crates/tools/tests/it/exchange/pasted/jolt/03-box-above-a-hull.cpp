// source: jrouwe/JoltPhysics issue #671 (and its unit test), shortened, names replaced
// by hand: lower side of the box 1 + 0.0005 - 0.75, upper side of the hull 0.25
(
    format: 1,
    dimension: 3,
    p: (
        shape: Cuboid(half_extents: (0.25, 0.75, 0.375)),
        pose: (position: (0.1, 1.0005, -0.5), orientation: (0, -0.3826834323650898, 0, 0.9238795325112867)),
    ),
    q: (
        shape: Points([
            (-2.5, -0.25, -1.5),
            (-2.5, 0.25, -1.5),
            (2.5, -0.25, -1.5),
            (-2.5, -0.25, 1.5),
            (-2.5, 0.25, 1.5),
            (2.5, 0.25, -1.5),
            (2.5, -0.25, 1.5),
            (2.5, 0.25, 1.5),
        ]),
    ),
    expect: (verdict: separate, separation: 0.0005),
)
=====
sCollideShapeVsShape between a box and a hull, both with a convex radius of 0: while the box hovers within
mMaxSeparationDistance of the hull, mPenetrationAxis sometimes points the wrong way. It depends on the placement and on
compiler flags such as -ffast-math. The hull below is a box, too.

```cpp
const float cMaxSeparation = 0.001f;
const float cHover = 0.5f * cMaxSeparation;
const float cHullHeight = 0.25f;

Ref<BoxShapeSettings> box_settings = new BoxShapeSettings(Vec3(0.25f, 0.75f, 0.375f), 0.0f);
Ref<Shape> box = box_settings->Create().Get();

Vec3 corners[] =
{
	Vec3(-2.5f, -cHullHeight, -1.5f),
	Vec3(-2.5f, cHullHeight, -1.5f),
	Vec3(2.5f, -cHullHeight, -1.5f),
	Vec3(-2.5f, -cHullHeight, 1.5f),
	Vec3(-2.5f, cHullHeight, 1.5f),
	Vec3(2.5f, cHullHeight, -1.5f),
	Vec3(2.5f, -cHullHeight, 1.5f),
	Vec3(2.5f, cHullHeight, 1.5f)
};
Ref<ConvexHullShapeSettings> hull_settings = new ConvexHullShapeSettings(corners, 8, 0.0f);
Ref<Shape> hull = hull_settings->Create().Get();

Mat44 hull_transform = Mat44::sIdentity();
Mat44 box_transform = Mat44::sTranslation(Vec3(0.1f, 1.0f + cHover, -0.5f)) * Mat44::sRotationY(DegreesToRadians(-45.0f));

CollideShapeSettings settings;
settings.mMaxSeparationDistance = cMaxSeparation;
ClosestHitCollisionCollector<CollideShapeCollector> collector;
CollisionDispatch::sCollideShapeVsShape(box, hull, Vec3::sOne(), Vec3::sOne(), box_transform, hull_transform, SubShapeIDCreator(), SubShapeIDCreator(), settings, collector);

// should always be (0, -1, 0)
CHECK_APPROX_EQUAL(collector.mHit.mPenetrationAxis.NormalizedOr(Vec3::sZero()), -Vec3::sAxisY(), 1.0e-3f);
```
