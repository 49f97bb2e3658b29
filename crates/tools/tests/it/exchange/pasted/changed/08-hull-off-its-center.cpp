// source: ours, after the habits of Jolt
// by hand: the query takes the transform of the center of mass, which is not the origin of the points
// refused: center of mass
=====
using namespace JPH;
Ref<Shape> a = ConvexHullShapeSettings(Array<Vec3>{Vec3(0, 0, 0), Vec3(2, 0, 0), Vec3(0, 2, 0), Vec3(0, 0, 2)}, 0.0f).Create().Get();
Ref<Shape> b = new SphereShape(1.0f);
CollisionDispatch::sCollideShapeVsShape(a, b, Vec3::sOne(), Vec3::sOne(), Mat44::sTranslation(Vec3(1, 0, 0)), Mat44::sTranslation(Vec3(4, 0, 0)), id1, id2, settings, collector);
