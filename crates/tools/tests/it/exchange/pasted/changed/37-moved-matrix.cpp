// source: ours, after the habits of Jolt
// by hand: the pose is calculated by a call that is not known here
// refused: poses with numeric values
=====
using namespace JPH;
Ref<Shape> s = new SphereShape(0.5f);
Ref<Shape> box = new BoxShape(Vec3(1, 1, 1));
CollisionDispatch::sCollideShapeVsShape(s, box, Vec3::sOne(), Vec3::sOne(), Mat44::sRotationZ(0.5f).PreTranslated(Vec3(1,0,0)), Mat44::sIdentity(), id, id, settings, collector);
