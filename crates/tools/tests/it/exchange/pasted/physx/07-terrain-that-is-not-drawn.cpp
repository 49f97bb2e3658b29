// source: NVIDIAGameWorks/PhysX issue #401, shortened, names replaced
// refused: PxTriangleMeshGeometry
=====
From SnippetTriangleMeshCreate I took createBV34TriangleMesh into SnippetHelloWorld to get a random terrain. At its end:

`PxTriangleMeshGeometry terrain;
terrain.triangleMesh = cooked;
PxShape* skin = gPhysics->createShape(terrain, *gMaterial);

PxTransform where(0.0, 1.0, 0.0);
PxRigidDynamic* body = gPhysics->createRigidDynamic(where);
body->attachShape(*skin);

gScene->addActor(*body);

skin->release();`

The window does not show it. Made as a PxRigidStatic it is drawn, made as a PxRigidDynamic it sinks through the ground

PxRigidStatic* ground = PxCreatePlane(*gPhysics, PxPlane(0,1,0,0), *gMaterial);
	gScene->addActor(*ground);

Thanks in advance.
