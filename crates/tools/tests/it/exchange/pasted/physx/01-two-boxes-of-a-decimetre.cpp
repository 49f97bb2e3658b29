// source: NVIDIAGameWorks/PhysX issue #564, shortened, names replaced
// by hand: half lengths 0.1 + 0.1 less 0.1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.1, 0.1, 0.1))),
    q: (shape: Cuboid(half_extents: (0.1, 0.1, 0.1)), pose: (position: (0.1, 0, 0))),
    expect: (verdict: overlap, penetration_depth: 0.1),
)
=====
Hello, the API shall tell me whether objects overlap. I begin with two boxes that do, look at the poses, and
`PxGeometryQuery::computePenetration` returns 0. What do I do wrong?

```
#define NDEBUG
#include "PxPhysicsAPI.h"
#include <iostream>
using namespace physx;

PxDefaultAllocator      allocator;
PxDefaultErrorCallback	errors;
PxFoundation*           foundation = NULL;
PxPhysics*		sdk = NULL;

int main (int argc, char** argv)
{
    foundation = PxCreateFoundation(PX_PHYSICS_VERSION, allocator, errors);
    if(!foundation)
        std::cout<<"no foundation!"<<std::endl;

    sdk = PxCreatePhysics(PX_PHYSICS_VERSION, *foundation, PxTolerancesScale(),true);
	if(!sdk)
		exit(0);

    PxTransform at_a (0.0, 0.0, 0.0);
    PxTransform at_b (0.1, 0.0, 0.0);
    PxBoxGeometry a(0.1, 0.1, 0.1);
    PxBoxGeometry b(0.1, 0.1, 0.1);
    PxGeometry a_geom(a);
    PxGeometry b_geom(b);

    PxVec3 way ;
    PxF32 deep;

    bool both = PxGeometryQuery::computePenetration(way, deep, a_geom, at_a, b_geom, at_b);

    std::cout<<both<<std::endl;
    return 0;
}
```
