// source: ours, after the habits of Box2D 2.4
// by hand: kPaddleHalfWidth is defined nowhere in the text
// refused: kPaddleHalfWidth
=====
The puck sticks to the paddle at high speed; SetBullet(true) makes no difference.

#include "config.h"
#include <box2d/box2d.h>

void Table::spawn(b2World& world)
{
    b2BodyDef bd;
    bd.type = b2_kinematicBody;
    bd.position.Set(0.f, -4.5f);
    b2Body* paddle = world.CreateBody(&bd);
    b2PolygonShape bar;
    bar.SetAsBox(kPaddleHalfWidth, 0.15f);
    paddle->CreateFixture(&bar, 0.f);

    bd.type = b2_dynamicBody;
    bd.position.Set(0.25f, -4.0f);
    bd.bullet = true;
    b2Body* puck = world.CreateBody(&bd);
    b2CircleShape disc;
    disc.m_radius = 0.2f;
    b2Fixture* f = puck->CreateFixture(&disc, 1.f);
    f->SetRestitution(1.f);
    puck->SetLinearVelocity(b2Vec2(0.f, -35.f));
}

2.4.1, 120 Hz, 6/2 iterations.
