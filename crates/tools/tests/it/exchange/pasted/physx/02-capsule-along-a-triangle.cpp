// source: NVIDIAGameWorks/PhysX issue #600, shortened, names replaced
// by hand: the capsule's axis runs along an edge of the triangle; it has to leave by its radius, along y
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (-1, 0, 0), b: (1, 0, 0), radius: 0.3)),
    q: (shape: Points([(0, 0, 0), (1, 0, 0), (0, 0, -1)])),
    expect: (verdict: overlap, penetration_depth: 0.3),
)
=====
A sweep of a capsule may miss that it overlaps a triangle at its start if it moves in parallel to the triangle
(Gu::sweepCapsuleTriangles_Precise). With this code:

```
void sweepAlongTriangle()
{
	const PxVec3 corners[3] = { {0.f, 0.f, 0.f}, {1.f, 0.f, 0.f }, {0.f, 0.f, -1.0f} };
	const PxU32 order[3] = { 0, 1, 2 };

	static float radius = 0.3;
	static float halfHeight = 1.f;

	const PxVec3 start{ 0.f, 0.f, 0.f };
	const PxQuat turn{ 0.f, 0.f, 0.f, 1.f };
	const PxVec3 way{ -1.f, 0.f, 0.f };
	const PxReal length{ 1.0f };

	const physx::PxTransform capsuleAt{ start, turn };
	const physx::PxTransform triangleAt{ PxIdentity };

	PxTriangleMeshDesc desc;
	desc.points.count = 3;
	desc.points.data = corners;
	desc.points.stride = sizeof(PxVec3);
	desc.triangles.count = 1;
	desc.triangles.data = order;
	desc.triangles.stride = 3 * sizeof(PxU32);

	PxTriangleMesh* mesh = cooking->createTriangleMesh(desc, sdk->getPhysicsInsertionCallback());

	PxTriangleMeshGeometry triangle{ mesh };
	PxCapsuleGeometry capsule{ radius, halfHeight };

	bool before = PxGeometryQuery::overlap(capsule, capsuleAt, triangle, triangleAt);
	printf("before = %d.\n", before);
}
```
