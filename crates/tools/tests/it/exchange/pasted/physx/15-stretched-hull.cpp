// source: ours, after the habits of PhysX' users
// refused: PxMeshScale
=====
// Rocks are one mesh in several scales. This pair sinks in by 10 cm and is pushed out with 40 m/s afterwards.
PxVec3 rockVerts[] = {
	PxVec3(0.0f, 0.0f, 0.0f), PxVec3(1.2f, 0.1f, 0.0f), PxVec3(0.3f, 0.0f, 1.1f), PxVec3(0.2f, 0.9f, 0.25f)
};
PxConvexMeshDesc desc;
desc.points.count = PxU32(sizeof(rockVerts) / sizeof(rockVerts[0]));
desc.points.stride = sizeof(PxVec3);
desc.points.data = rockVerts;
desc.flags = PxConvexFlag::eCOMPUTE_CONVEX;
PxConvexMesh* rock = PxCreateConvexMesh(cookingParams, desc);

PxConvexMeshGeometry longRock(rock, PxMeshScale(PxVec3(2.f, 1.f, 1.f)));
PxSphereGeometry boulder(0.75f);

PxRigidDynamic* a = PxCreateDynamic(*physics, PxTransform(PxVec3(0, 0.5f, 0)), longRock, *material, 2600.0f);
PxRigidDynamic* b = PxCreateDynamic(*physics, PxTransform(PxVec3(2.9f, 0.75f, 0.2f)), boulder, *material, 2600.0f);
a->setAngularDamping(0.05f);
b->setMaxDepenetrationVelocity(3.0f);
scene->addActor(*a);
scene->addActor(*b);
