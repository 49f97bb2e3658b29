// source: ours, after the habits of Bullet
// by hand: which two shapes are checked is not known here
// refused: a pose for each shape
=====
btBoxShape ground(btVector3(10, 1, 10));
btSphereShape A(0.5f), B(0.25f);
btTransform t1(btQuaternion(0,0,0,1), btVector3(0,0,0));
btTransform t2(btQuaternion(0,0,0,1), btVector3(0,1.4f,0));
check(A, t1, B, t2);
