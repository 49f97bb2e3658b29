// source: ours, after the habits of PhysX' users
// by hand: tip of the pyramid at y = 1, lower side of the crate 1.2 - 0.5
(
    format: 1,
    dimension: 3,
    p: (
        shape: Points([
            (-0.5, -0.5, -0.5),
            (0.5, -0.5, -0.5),
            (-0.5, 0.5, -0.5),
            (0.5, 0.5, -0.5),
            (-0.5, -0.5, 0.5),
            (0.5, -0.5, 0.5),
            (-0.5, 0.5, 0.5),
            (0.5, 0.5, 0.5),
        ]),
        pose: (position: (0, 1.2, 0), orientation: (0, 0.3826834323650898, 0, 0.9238795325112867)),
    ),
    q: (shape: Points([(0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)])),
    expect: (verdict: overlap, penetration_depth: 0.3),
)
=====
// test_penetration.cpp (PhysX 5.4, checked build). computePenetration gives 0.2997, is that the tolerance?
static const PxVec3 pyramidVerts[] = { PxVec3(0, 1, 0), PxVec3(1, 0, 0), PxVec3(-1, 0, 0), PxVec3(0, 0, 1), PxVec3(0, 0, -1) };

static const PxVec3 crateVerts[8] =
{
	PxVec3(-.5f, -.5f, -.5f), PxVec3(.5f, -.5f, -.5f), PxVec3(-.5f, .5f, -.5f), PxVec3(.5f, .5f, -.5f),
	PxVec3(-.5f, -.5f,  .5f), PxVec3(.5f, -.5f,  .5f), PxVec3(-.5f, .5f,  .5f), PxVec3(.5f, .5f,  .5f)
};
// only for the debug drawing
static const PxU16 crateQuads[6][4] = { {0,2,3,1}, {4,5,7,6}, {0,1,5,4}, {2,6,7,3}, {0,4,6,2}, {1,3,7,5} };

PxConvexMeshDesc pyramidDesc;
pyramidDesc.points.count = 5;
pyramidDesc.points.stride = sizeof(PxVec3);
pyramidDesc.points.data = pyramidVerts;
pyramidDesc.flags = PxConvexFlag::eCOMPUTE_CONVEX;
PxConvexMesh* pyramidMesh = PxCreateConvexMesh(params, pyramidDesc);

PxConvexMeshDesc crateDesc;
crateDesc.points.count = 8;
crateDesc.points.stride = sizeof(PxVec3);
crateDesc.points.data = crateVerts;
crateDesc.flags = PxConvexFlag::eCOMPUTE_CONVEX;
PxConvexMesh* crateMesh = PxCreateConvexMesh(params, crateDesc);

const PxTransform posePyramid(PxVec3(0.0f, 0.0f, 0.0f));
const PxTransform poseCrate(PxVec3(0.0f, 1.2f, 0.0f), PxQuat(PxPi / 4, PxVec3(0, 1, 0)));

PxVec3 mtd; PxReal depth;
const bool ok = PxGeometryQuery::computePenetration(mtd, depth, PxConvexMeshGeometry(crateMesh), poseCrate, PxConvexMeshGeometry(pyramidMesh), posePyramid);
PX_ASSERT(ok);
printf("%d: %f along %f %f %f\n", ok, depth, mtd.x, mtd.y, mtd.z);
