// source: ours, after the habits of Bullet
// by hand: the ball stands at (0, 2.4, 0)
// refused: reference
=====
btBoxShape a(btVector3(1,1,1)); btSphereShape b(0.5f);
btCollisionObject oa, ob;  oa.setCollisionShape(&a); ob.setCollisionShape(&b);
btTransform& t = ob.getWorldTransform(); t.setOrigin(btVector3(0,2.4,0));
