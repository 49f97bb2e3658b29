// source: ours, after the habits of Bullet's users
// by hand: seen from above, the drum's axis is at (-1.14, -0.48) in the frame of the crate (row-major basis), hypot(1.14 - 0.5, 0.48 - 0.25) - 0.4; their heights overlap
// says: margin
// object: crate
// object: drum
(
    format: 1,
    dimension: 3,
    p: (
        shape: Cuboid(half_extents: (0.5, 0.5, 0.25)),
        pose: (position: (1.2, 0.5, 0), orientation: (0, 0.31622776601683794, 0, 0.9486832980505138)),
    ),
    q: (
        shape: Cylinder(half_height: 0.6, radius: 0.4),
        pose: (position: (0, 0.6, 0.3), orientation: (-0.7071067811865476, 0, 0, 0.7071067811865476)),
    ),
    expect: (verdict: separate, separation: 0.2800735254367721),
)
=====
// warehouse.cpp, line 40 ff. Sleeping bodies wake up without any contact - debugging that now
const float h = 0.5f;
const float r = .4f, hh = .6f;

btCollisionShape* groundShape = new btBoxShape(btVector3(10, h, 10));
btCollisionShape* crateShape = new btBoxShape(btVector3(h, h, h / 2));
btCollisionShape* drumShape = new btCylinderShape(btVector3(r, hh, r));
crateShape->setMargin(0.04f);

btTransform groundAt, crateAt, drumAt;

groundAt.setIdentity();
groundAt.setOrigin(btVector3(0, -h, 0));

crateAt.setIdentity();
crateAt.setOrigin(btVector3(1.2f, h, 0));
// 3-4-5 turn about y
crateAt.setBasis(btMatrix3x3(0.8f, 0.0f, 0.6f,
                             0.0f, 1.0f, 0.0f,
                            -0.6f, 0.0f, 0.8f));

drumAt.setIdentity();
drumAt.setOrigin(btVector3(-0, hh, .3f));

btVector3 none(0, 0, 0), crateInertia, drumInertia;
crateShape->calculateLocalInertia(35.0f, crateInertia);
drumShape->calculateLocalInertia(120.f, drumInertia);

btRigidBody* ground = new btRigidBody(btRigidBody::btRigidBodyConstructionInfo(0, new btDefaultMotionState(groundAt), groundShape, none));
btRigidBody* crate = new btRigidBody(btRigidBody::btRigidBodyConstructionInfo(35.0f, new btDefaultMotionState(crateAt), crateShape, crateInertia));
btRigidBody* drum = new btRigidBody(btRigidBody::btRigidBodyConstructionInfo(120.f, new btDefaultMotionState(drumAt), drumShape, drumInertia));

ground->setFriction(1.f);
crate->setDamping(0.05f, 0.85f);
drum->setSleepingThresholds(1.6f, 2.5f);

world->addRigidBody(ground);
world->addRigidBody(crate);
world->addRigidBody(drum);
