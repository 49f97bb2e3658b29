// source: ours, after the habits of Bullet
// by hand: the ball stands at (0, 2.4, 0)
// refused: known name
=====
btBoxShape a(btVector3(1,1,1)); btSphereShape b(0.5f);
btTransform ta, tb; ta.setIdentity(); tb.setIdentity();
tb.getOrigin()[1] = 2.4f; ta.getBasis().setEulerZYX(0,0,0.5f);
btCollisionObject oa, ob;  oa.setCollisionShape(&a); ob.setCollisionShape(&b);
oa.setWorldTransform(ta); ob.setWorldTransform(tb);
