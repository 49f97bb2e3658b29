// source: ours, after the habits of Box2D 2.4
// by hand: the body of the crate is moved to (1.5, 3) and turned to -0.2 after it was made; its box stands around the local (0.25, 0.5) and is turned by 0.3 more. The middle is (1.5, 3) + (0.25, 0.5) turned by -0.2; the corner (-0.5, -1) above the line from (-5, -1) to (5, 0)
// says: polygonRadius
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-5, 0), (5, 1)]), pose: (position: (0, -1))),
    q: (shape: Rectangle(half_extents: (0.5, 1)), pose: (position: (1.844351309857841, 3.4403659562218554), angle: 0.1)),
    expect: (verdict: separate, separation: 2.7371252361101837),
)
=====
Why does the crate hover? I measure about 2 cm in the debugger, which is 2 * b2_polygonRadius with
b2_polygonRadius = 2.0f * b2_linearSlop = 0.01f. Can I switch that skin off?

void Level::build()
{
    b2BodyDef groundDef;                       // static by default
    groundDef.position.Set(0.0f, -1.0f);
    m_ground = m_world->CreateBody(&groundDef);

    b2EdgeShape slope;
    slope.SetTwoSided(b2Vec2(-5.0f, 0.0f), b2Vec2(5.0f, 1.0f));
    m_ground->CreateFixture(&slope, 0.0f);

    b2BodyDef crateDef;
    crateDef.type = b2_dynamicBody;
    crateDef.position.Set(1.0f, 2.0f);
    m_crate = m_world->CreateBody(&crateDef);

    b2PolygonShape box;
    box.SetAsBox(0.5f, 1.f, b2Vec2(0.25f, 0.5f), 0.3f);
    b2Fixture* f = m_crate->CreateFixture(&box, 7.8f);
    f->SetRestitution(1e-2f);
    f->SetFriction(0.85f);

    // start of the level
    m_crate->SetTransform(b2Vec2(1.5f, 3.0f), -0.2f);
    m_crate->SetAwake(true);
}

Thanks, and thanks for the library. (2.4.1, Xcode 14.3, M1)
