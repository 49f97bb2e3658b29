// source: ours, after the habits of Jolt
// by hand: the first shape is twice as large
// refused: a scale of 1
=====
using namespace JPH;
Ref<Shape> a = new BoxShape(Vec3(1, 2, 3));
Ref<Shape> b = new SphereShape(1.0f);
CollisionDispatch::sCollideShapeVsShape(a, b, Vec3::sReplicate(2.0f), Vec3::sOne(), Mat44::sTranslation(Vec3(1, 0, 0)), Mat44::sTranslation(Vec3(9, 0, 0)), id1, id2, settings, collector);
