// source: NVIDIA-Omniverse/PhysX issue #355, shortened, names replaced
// by hand: both are along x: half heights 2 + 0.5 one way, radii 1 + 1 the other way
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (-1, 0, 0), b: (1, 0, 0), radius: 1)),
    q: (
        shape: Cylinder(half_height: 0.5, radius: 1),
        pose: (position: (0, 0, 0), orientation: (0, 0.7071067811865476, 0, 0.7071067811865476)),
    ),
    expect: (verdict: overlap, penetration_depth: 2),
)
=====
PhysX 5.5.0, Windows 11. An overlap query of the scene finds nothing between a capsule and a cylinder, be it a
PxConvexCoreGeometry or a PxCustomGeometry. This is enough to see it:

```C++
static void tryOverlap(PxPhysics* sdk, PxScene* world, PxMaterial* stuff) {
	PxCapsuleGeometry pill = PxCapsuleGeometry(1, 1);
	PxConvexCoreGeometry can = PxConvexCoreGeometry(PxConvexCoreCylinder(1, 1));

	PxActor* pillActor = PxCreateKinematic(*sdk, PxTransform(PxIdentity), pill, *stuff, 1);
	PxActor* canActor = PxCreateKinematic(*sdk, PxTransform(PxIdentity), can, *stuff, 1);

	world->addActor(*pillActor);
	world->addActor(*canActor);

	int most = 1;

	std::vector<PxOverlapHit> found(most);
```

Expected: an overlap. It is the same place for both after all.
