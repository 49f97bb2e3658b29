// source: ours, after the habits of Jolt
// by hand: the ball is three times as large
// refused: a scale of 1
=====
using namespace JPH;
Ref<Shape> s = new SphereShape(0.5f);
Ref<Shape> box = new BoxShape(Vec3(1, 1, 1));
BodyCreationSettings set(box, RVec3(0,0,0), Quat(0,0,0,1), EMotionType::Static, 0);
RShapeCast cast(s, Vec3(3,3,3), RMat44::sTranslation(RVec3(0,5,0)), Vec3(0,-10,0));
