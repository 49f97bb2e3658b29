// source: bulletphysics/bullet3 issue #596, shortened, names replaced
// by hand: numpy: the ball's centre at the start (`from`) is (0.1151, 1.1060541, -29.3855) in the frame of the box, so 0.1860541 above its upper side; 0.45 less that
(
    format: 1,
    dimension: 3,
    p: (
        shape: Cuboid(half_extents: (19.919998, 0.92, 49.919998)),
        pose: (
            position: (0, 0, 120),
            orientation: (-0.05714099015197975, 0.5721789013872635, 0.04001099310426597, 0.817156859166296),
        ),
    ),
    q: (shape: Ball(radius: 0.45), pose: (position: (-27.449842, -2.99438, 109.88652))),
    expect: (verdict: overlap, penetration_depth: 0.263945881, tolerance: 1e-5),
)
=====
// convexSweepTest gives a hit point far away from both shapes, but only if the box is turned about more than one axis
// (here about x=-8deg, y=70deg). From the log of the game:
//
//   CONVEXSWEEP   RADIUS 0.450000   HITOBJ 0x1aa9510
//   HITPOS  -20.280796,-2.621698,101.837120
//   HITNORM -0.130782,0.990269,-0.047573
//   DISTANCE 10.785498 > 1.150001 EXPECTED
//
// Alone, with one slab and one probe, I get HITPOS -27.425507,-3.178623,109.895378, which is fine. So what differs?

#include <btBulletCollisionCommon.h>
#include <cstdio>

int main()
{
    btDefaultCollisionConfiguration conf;
    btCollisionDispatcher disp(&conf);
    btDbvtBroadphase bp;
    btCollisionWorld world(&disp, &bp, &conf);

    btBoxShape slabShape(btVector3(19.919998, 0.920000, 49.919998));
    btCollisionObject slab;
    slab.setCollisionShape(&slabShape);
    slab.setWorldTransform(btTransform(btQuaternion(-0.057141, 0.572179, 0.040011, 0.817157), btVector3(0.000000, 0.000000, 120.000000)));
    world.addCollisionObject(&slab);

    btSphereShape probe(0.450000);
    btTransform from, to;
    from.setIdentity();
    from.setOrigin(btVector3(-27.449842, -2.994380, 109.886520));
    to.setIdentity();
    to.setOrigin(btVector3(-27.529308, -3.604819, 109.553276));

    btCollisionWorld::ClosestConvexResultCallback cb(from.getOrigin(), to.getOrigin());
    world.convexSweepTest(&probe, from, to, cb);
    if (cb.hasHit())
        printf("HITPOS %f,%f,%f\n", cb.m_hitPointWorld.x(), cb.m_hitPointWorld.y(), cb.m_hitPointWorld.z());
    return 0;
}
