// source: ours, after the habits of Bullet's users
// by hand: pitch turns about x, so the tip of the cone is at (0.5, 2.5 - 0.75, 0); the rod's axis runs through the origin along (cos 30, 0, -sin 30): sqrt(1.75^2 + 0.25 - 0.1875) - 0.25
(
    format: 1,
    dimension: 3,
    p: (
        shape: Cone(half_height: 0.75, radius: 0.75),
        pose: (position: (0.5, 2.5, 0), orientation: (0.7071067811865476, 0, 0, 0.7071067811865476)),
    ),
    q: (
        shape: Capsule(a: (-1, 0, 0), b: (1, 0, 0), radius: 0.25),
        pose: (position: (0, 0, 0), orientation: (0, 0.25881904510252074, 0, 0.9659258262890683)),
    ),
    expect: (verdict: separate, separation: 1.5177669529663687),
)
=====
Hi all,

contactPairTest never calls my callback for this pair although I raised the closest distance threshold to 2 m. Is that
meant to work for cones? (pulled yesterday, commit 6bb8d11, Linux)

    struct Report : public btCollisionWorld::ContactResultCallback
    {
        btScalar addSingleResult(btManifoldPoint& cp, const btCollisionObjectWrapper*, int, int, const btCollisionObjectWrapper*, int, int)
        {
            printf("%f\n", cp.getDistance());
            return 0;
        }
    };

    btTransform whereRod, whereHat;
    whereRod.setIdentity();
    whereRod.setRotation(btQuaternion(btVector3(0, 1, 0), SIMD_PI / 6));
    whereHat.setIdentity();
    whereHat.setOrigin(btVector3(.5, 2.5, 0));
    // whereHat.setRotation(btQuaternion(0.3, 0.2, 0.1));
    whereHat.setRotation(btQuaternion(0, SIMD_HALF_PI, 0));   // yaw, pitch, roll: tip down

    btCapsuleShapeX rodShape(btScalar(.25), btScalar(2));
    btConeShapeZ hatShape(0.75, 1.5);

    btCollisionObject rod, hat;
    rod.setCollisionShape(&rodShape);
    rod.setWorldTransform(whereRod);
    hat.setCollisionShape(&hatShape);
    hat.setWorldTransform(whereHat);
    rod.setFriction(.8); hat.setFriction(.8);

    Report report;
    report.m_closestDistanceThreshold = 2.0f;
    world->contactPairTest(&hat, &rod, report);

Timing for what it is worth: 0.004 ms a call. Thanks, 10 years with Bullet and still learning.
