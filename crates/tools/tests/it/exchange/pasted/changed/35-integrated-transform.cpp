// source: ours, after the habits of Bullet
// by hand: the function moves the ball
// refused: a pose for each shape
=====
btBoxShape a(btVector3(1,2,3)); btSphereShape b(0.5f);
btTransform ta(btQuaternion(0,0,0,1), btVector3(0,0,0)), tb(btQuaternion(0,0,0,1), btVector3(0,5,0));
btTransformUtil::integrateTransform(tb, btVector3(0,-1,0), btVector3(0,0,0), 0.1, tb);
check(a, ta, b, tb);
