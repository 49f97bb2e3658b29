// source: erincatto/box2d issue #949 and samples/sample_issues.cpp (BadSteiner), shortened, names replaced
// by hand: the lowest corner is y = 62 - 60.5699997 above the ground y = 0
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-100, 0), (100, 0)])),
    q: (shape: Points([(48.7599983, -60.5699997), (48.7400017, -60.5400009), (48.6800003, -60.5600014)]), pose: (position: (-48, 62))),
    expect: (verdict: separate, separation: 1.4300003),
)
=====
All the public checks accept this triangle (hull valid, area and shortest edge positive, mass and inertia finite),
and then b2CreatePolygonShape stops:

    BOX2D ASSERTION: body->inertia > 0.0f, src/body.c, line 598

Minimal program, master of this week:

#include <box2d/box2d.h>
#include <stdio.h>
#include <math.h>

int main() {
    b2WorldDef worldDef = b2DefaultWorldDef();
    b2WorldId world = b2CreateWorld(&worldDef);

    {
        b2BodyDef bodyDef = b2DefaultBodyDef();
        b2BodyId groundId = b2CreateBody(world, &bodyDef);
        b2ShapeDef shapeDef = b2DefaultShapeDef();
        b2Segment segment = {{-100.0f, 0.0f}, {100.0f, 0.0f}};
        b2CreateSegmentShape(groundId, &shapeDef, &segment);
    }

    b2BodyDef bodyDef = b2DefaultBodyDef();
    bodyDef.type = b2_dynamicBody;
    bodyDef.position = (b2Vec2){-48.0f, 62.0f};
    b2BodyId shardId = b2CreateBody(world, &bodyDef);

    b2Vec2 corners[3] = {
        {48.7599983f, -60.5699997f},
        {48.7400017f, -60.5400009f},
        {48.6800003f, -60.5600014f},
    };

    b2Hull hull = b2ComputeHull(corners, 3);
    if (hull.count < 3) { printf("bad hull\n"); return 1; }
    b2Polygon poly = b2MakePolygon(&hull, 0.0f);
    b2MassData mass = b2ComputePolygonMass(&poly, 1.0f);
    printf("mass %g inertia %g\n", mass.mass, mass.rotationalInertia);

    b2ShapeDef shapeDef = b2DefaultShapeDef();
    shapeDef.density = 1.0f;
    b2CreatePolygonShape(shardId, &shapeDef, &poly); // stops here
    b2DestroyWorld(world);
}
