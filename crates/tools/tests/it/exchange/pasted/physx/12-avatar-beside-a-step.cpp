// source: ours, after the habits of PhysX' users
// by hand: the local pose turns the capsule upright: lower centre (0, 0.45, 0), the step's upper edge (0.4, 0.3): hypot(0.4, 0.15) - 0.35
// says: contact
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -0.55, 0), b: (0, 0.55, 0), radius: 0.35), pose: (position: (0, 1, 0))),
    q: (shape: Cuboid(half_extents: (0.5, 0.15, 1)), pose: (position: (0.9, 0.15, 0))),
    expect: (verdict: separate, separation: 0.0772001872658765),
)
=====
void initWorld(PxPhysics* physics, PxScene* scene)
{
	PxMaterial* mat = physics->createMaterial(0.5f, 0.5f, 0.0f);

	PxRigidStatic* ground = PxCreatePlane(*physics, PxPlane(0, 1, 0, 0), *mat);
	scene->addActor(*ground);

	// capsules are along x, so stand it up
	PxRigidDynamic* avatar = physics->createRigidDynamic(PxTransform(PxVec3(0.0f, 1.0f, 0.0f)));
	PxShape* body = PxRigidActorExt::createExclusiveShape(*avatar, PxCapsuleGeometry(0.35f, 0.55f), *mat);
	body->setLocalPose(PxTransform(PxQuat(PxHalfPi, PxVec3(0, 0, 1))));
	body->setContactOffset(0.02f);
	body->setRestOffset(0.f);
	PxRigidBodyExt::updateMassAndInertia(*avatar, 10.0f);
	avatar->setRigidDynamicLockFlags(PxRigidDynamicLockFlag::eLOCK_ANGULAR_X | PxRigidDynamicLockFlag::eLOCK_ANGULAR_Z);
	avatar->setLinearDamping(0.5f);
	scene->addActor(*avatar);

	PxRigidStatic* step = PxCreateStatic(*physics, PxTransform(PxVec3(0.9f, 0.15f, 0.0f)), PxBoxGeometry(0.5f, 0.15f, 1.f), *mat);
	scene->addActor(*step);
}

// Question: eNOTIFY_TOUCH_FOUND comes at x = 0.06 already. Because of the offsets? (PhysX 4.1.2, dt = 1/120)
