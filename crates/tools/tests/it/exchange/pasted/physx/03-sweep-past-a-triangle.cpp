// source: NVIDIAGameWorks/PhysX issue #597, shortened, names replaced
// by hand: numpy: lower end of the axis (7.7411, 80.514, -27.2595), nearest point of the triangle its corner (7.61456, 80.2574, -27.3009): 0.2890474 less the radius
(
    format: 1,
    dimension: 3,
    p: (
        shape: Capsule(a: (-0.340350509, 0, 0), b: (0.340350509, 0, 0), radius: 0.265350759),
        pose: (
            position: (7.74110079, 80.8543167, -27.2595482),
            orientation: (0, 0, 0.7071067811865476, 0.7071067811865476),
        ),
    ),
    q: (
        shape: Points([
            (7.3329401, 79.6109009, -26.9337997),
            (7.61456013, 80.2574005, -27.3008995),
            (7.3329401, 80.2574005, -26.9337997),
        ]),
    ),
    expect: (verdict: separate, separation: 0.023696680779750734),
)
=====
Gu::sweepSphereVSTri misses hits in some cases. The capsule here should meet the triangle at `meets`, after 0.0944 of the
way, but PxGeometryQuery::sweep returns false.

```
void sweepOfUprightCapsule()
{
	const PxVec3 corners[3] = { {7.33294010f, 79.6109009f, -26.9337997f}, {7.61456013f, 80.2574005f, -27.3008995f }, {7.33294010f, 80.2574005f, -26.9337997f} };
	const PxU32 order[3] = { 0, 1, 2 };

	static float radius = 0.265350759f;
	static float halfHeight = 0.340350509f;

	const PxVec3 start{ 7.74110079f,80.8543167f,-27.2595482f };
	const PxQuat turn{ 0.f, 0.f,0.707106829f,0.707106829f };
	const PxVec3 way{ -0.929564953f,  -0.0281119142f,  0.367584974f };
	const PxReal length{ 0.149537891f };

	const PxVec3 meets{ 7.59219694f, 80.2574005f, -27.2717476f };
	const PxReal meetsAfter{ 0.0944127962f };

	const physx::PxTransform capsuleAt{ start, turn};
	const physx::PxTransform triangleAt{ PxIdentity };

	PxHitFlags flags{ physx::PxHitFlag::eDEFAULT | physx::PxHitFlag::eMESH_BOTH_SIDES | physx::PxHitFlag::eASSUME_NO_INITIAL_OVERLAP };

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

	PxSweepHit hit;
	bool met = PxGeometryQuery::sweep(way, length, capsule, capsuleAt, triangle, triangleAt, hit, flags);
	printf("met = %d.\n", met);
}
```
