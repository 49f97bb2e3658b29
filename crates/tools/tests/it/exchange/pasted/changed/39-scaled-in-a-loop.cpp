// source: ours, after the habits of Bullet
// by hand: the points are a thousandth of those
// refused: at least one point
=====
std::vector<btVector3> v = {btVector3(0,0,0), btVector3(1000,0,0), btVector3(0,1000,0), btVector3(0,0,1000)};
for (auto& p : v) p *= 0.001;
btConvexHullShape h; for (auto& p : v) h.addPoint(p);
btSphereShape b(0.5f);
btTransform ta(btQuaternion(0,0,0,1), btVector3(0,0,0)), tb(btQuaternion(0,0,0,1), btVector3(0,5,0));
