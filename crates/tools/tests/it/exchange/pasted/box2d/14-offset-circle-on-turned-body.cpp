// source: ours, after the habits of Box2D 2.4
// by hand: the knob's local centre (0.5, -1) turned by a quarter is (1, 0.5), with the body at (-1, 1) it is (0, 1.5). In the wedge's frame the centre is at (-2 sqrt(2), 0), the nearest corner at (-1.75, 0): 2 sqrt(2) - 1.75 - 0.75
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1.5, -0.5), (1.5, -0.5), (1.75, 0), (0, 1.25), (-1.75, 0)]), pose: (position: (2, 3.5), angle: 0.7853981633974483)),
    q: (shape: Disc(radius: 0.75), pose: (position: (0, 1.5))),
    expect: (verdict: separate, separation: 0.3284271247461903),
)
=====
Hi! The wedge and the knob ignore each other for 3 frames, then the contact appears at full depth.
Box2D 2.4.1 from vcpkg, clang 15.0.7 -O2, Ubuntu 22.04. Frame time 0.0166 s, 8/3 iterations.

#include <box2d/box2d.h>
#include <cstdio>

int main(int argc, char** argv)
{
    b2Vec2 gravity(0.0f, -9.81f);
    b2World world(gravity);
    world.SetContinuousPhysics(true);

    // a wedge with a roof, counter-clockwise
    b2Vec2 wedge[5];
    wedge[0].Set(-1.5f, -.5f);
    wedge[1].Set(1.5f, -.5f);
    wedge[2].Set(1.75f, 0);
    wedge[3].Set(.0f, 1.25f);
    wedge[4].Set(-1.75f, 0.f);
    //wedge[4].Set(-2.25f, 0.f);
    b2PolygonShape roof;
    roof.Set(wedge, 5);

    b2BodyDef roofDef;
    roofDef.type = b2_dynamicBody;
    roofDef.position.Set(2.0f, 3.5f);
    roofDef.angle = 0.25f * b2_pi;
    b2Body* roofBody = world.CreateBody(&roofDef);
    roofBody->CreateFixture(&roof, 2.5f);

    b2CircleShape knob;
    knob.m_radius = 0.75f;
    knob.m_p.Set(0.5f, -1.0f);

    b2BodyDef knobDef;
    knobDef.position.Set(-1.f, 1.f);   // was -4
    knobDef.angle = b2_pi / 2;
    b2Body* knobBody = world.CreateBody(&knobDef);
    b2FixtureDef fd;
    fd.shape = &knob;
    fd.density = 1.f;
    fd.friction = 0.3f;
    knobBody->CreateFixture(&fd);

    for (int32 i = 0; i < 60; ++i)
    {
        world.Step(1.0f / 60.0f, 8, 3);
        printf("%4.2f %4.2f\n", roofBody->GetPosition().x, roofBody->GetPosition().y);
    }
}
