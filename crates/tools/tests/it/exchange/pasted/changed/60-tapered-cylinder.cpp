// source: ours, after the habits of Jolt
// by hand: the pair is the tapered cylinder and the second box
// refused: TaperedCylinderShape
=====
#include <Jolt/Jolt.h>
using namespace JPH;
Ref<Shape> box = new BoxShape(Vec3(1, 1, 1));
Ref<Shape> cone = new TaperedCylinderShape(1.0f, 0.5f, 0.25f);
Ref<Shape> other = new BoxShape(Vec3(2, 2, 2));
