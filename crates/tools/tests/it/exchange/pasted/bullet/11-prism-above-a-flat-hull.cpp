// source: ours, after the habits of Bullet's users
// by hand: the prism, turned by 90 degrees, has its ridge at x = 3.2 - 0.8, y = 0.1; from the edge x = 1.5, y = 0 of the flat quad hypot(0.9, 0.1)
(
    format: 1,
    dimension: 3,
    p: (
        shape: Points([(-0.5, 0, -0.5), (0.5, 0, -0.5), (0.5, 0, 0.5), (-0.5, 0, 0.5), (0, 0.8, -0.5), (0, 0.8, 0.5)]),
        pose: (position: (3.2, 0.1, 0), orientation: (0, 0, 0.7071067811865476, 0.7071067811865476)),
    ),
    q: (shape: Points([(-1.5, 0, -1), (1.5, 0, -1), (1.5, 0, 1), (-1.5, 0, 1)])),
    expect: (verdict: separate, separation: 0.9055385138137417),
)
=====
// Bullet 3.25, float build, g++ 11.4 -O2. The detector says m_hasResult == false here, see the assert below.
#include "BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h"
#include "BulletCollision/NarrowPhaseCollision/btPointCollector.h"
#include "BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h"
#include "BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h"
#include "BulletCollision/CollisionShapes/btConvexHullShape.h"
#include <cassert>

// a sheet of paper: four corners, no thickness
static const btScalar sheetCorners[] = {
    -1.5f, 0.f, -1.f,
     1.5f, 0.f, -1.f,
     1.5f, 0.f,  1.f,
    -1.5f, 0.f,  1.f };

static const btScalar roofCorners[6 * 3] = {
    -.5f, 0, -.5f,   .5f, 0, -.5f,   .5f, 0, .5f,   -.5f, 0, .5f,
      0.f, 8e-1f, -.5f,   0.f, 8e-1f, .5f };

static const int roofFaces[] = { 0, 1, 2, 0, 2, 3, 0, 4, 1, 3, 2, 5, 1, 4, 5, 1, 5, 2, 0, 3, 5, 0, 5, 4 }; // for drawing

int main()
{
    btConvexHullShape sheet(sheetCorners, 4, 3 * sizeof(btScalar));
    btConvexHullShape roof(roofCorners, 6, 3 * sizeof(btScalar));
    sheet.setMargin(btScalar(0.));
    roof.setMargin(btScalar(0.));

    btVoronoiSimplexSolver simplex;
    btGjkEpaPenetrationDepthSolver epa;
    btGjkPairDetector detector(&roof, &sheet, &simplex, &epa);

    btGjkPairDetector::ClosestPointInput input;
    input.m_transformA = btTransform(btQuaternion(btVector3(0, 0, 1), SIMD_HALF_PI), btVector3(3.2, .1, 0));
    input.m_transformB.setIdentity();
    input.m_maximumDistanceSquared = btScalar(1e6);

    btPointCollector out;
    detector.getClosestPoints(input, out, 0);
    assert(out.m_hasResult); // fails in 1 of 20 runs with -ffast-math
    return 0;
}
