// source: ours, after the habits of GLM beside Bullet's shapes
// by hand: the real part comes first: cosine 0.8 of half the angle about z
// refused: quat
=====
#include <glm/gtc/quaternion.hpp>
using namespace glm;
btBoxShape box(btVector3(2, 1, 1));
btSphereShape ball(0.5f);
quat turn = quat(0.8f, 0.0f, 0.0f, 0.6f);
vec3 at_box = vec3(0, 0, 0);
vec3 at_ball = vec3(4, 0, 0);
