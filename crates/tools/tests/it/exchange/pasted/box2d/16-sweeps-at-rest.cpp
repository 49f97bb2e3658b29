// source: ours, after the habits of Box2D 2.4
// by hand: both sweeps rest (c = c0, a = a0), so each is a pose: the position is c0 less the turned local centre, (1, 2) - (0, 0.5) = (1, 1.5); the bar ends at x = 1.25, the triangle's corner is at 4 - 1.5 = 2.5
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (2, 0.25)), pose: (position: (1, 1.5), angle: 1.5707963267948966)),
    q: (shape: Points([(-1.5, 0), (1, -1), (1, 1)]), pose: (position: (4, 2))),
    expect: (verdict: separate, separation: 1.25),
)
=====
b2TimeOfImpact returns e_failed for two shapes that do not move at all. I would have expected e_separated with
t = tMax. This is what I feed it, straight from a unit test (gtest 1.13):

TEST(Toi, NothingMoves)
{
    b2PolygonShape bar;
    bar.SetAsBox(2.0f, 0.25f);

    b2PolygonShape arrow;
    const b2Vec2 tip[3] = { b2Vec2(-1.5f, 0.0f), b2Vec2(1.0f, -1.0f), b2Vec2(1.0f, 1.0f) };
    arrow.Set(tip, 3);

    b2Sweep sweepA;
    sweepA.localCenter.Set(0.5f, 0.0f);
    sweepA.c0.Set(1.0f, 2.0f);
    sweepA.c = sweepA.c0;
    sweepA.a0 = 0.5f * b2_pi;
    sweepA.a = sweepA.a0;
    sweepA.alpha0 = 0.0f;

    b2Sweep sweepB;
    sweepB.localCenter.SetZero();
    sweepB.c0.Set(4.0f, 2.0f);
    sweepB.c.Set(4.0f, 2.0f);
    sweepB.a0 = sweepB.a = 0.0f;
    sweepB.alpha0 = 0.0f;

    b2TOIInput input;
    input.proxyA.Set(&bar, 0);
    input.proxyB.Set(&arrow, 0);
    input.sweepA = sweepA;
    input.sweepB = sweepB;
    input.tMax = 1.0f;

    b2TOIOutput out;
    b2TimeOfImpact(&out, &input);
    EXPECT_EQ(out.state, b2TOIOutput::e_separated);   // 1 instead of 4
}
