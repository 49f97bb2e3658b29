// source: erincatto/box2d issue #115, shortened, names replaced
// by hand: the first sweep rests (c = c0, a = a0), the second goes from c0 to c and turns: a motion, no pose
// refused: sweep
=====
False positive of the time of impact (rev 80-something)

To see it:
1. Put this into the TimeOfImpact test of the testbed:

m_plank.SetAsBox(25.0f, 5.0f);
m_die.SetAsBox(2.5f, 2.5f);

b2Sweep sweepPlank;
sweepPlank.c0.Set(24.0f, -60.0f);
sweepPlank.a0 = 2.95f;
sweepPlank.c = sweepPlank.c0;
sweepPlank.a = sweepPlank.a0;
sweepPlank.localCenter.SetZero();

b2Sweep sweepDie;
sweepDie.c0.Set(53.474274f, -50.252514f);
sweepDie.a0 = 513.36676f - 162.0f * b2_pi;
sweepDie.c.Set(54.595478f, -51.083473f);
sweepDie.a = 513.62781f - 162.0f * b2_pi;
sweepDie.localCenter.SetZero();

b2TOIInput input;
input.proxyA.Set(&m_plank, 0);
input.proxyB.Set(&m_die, 0);
input.sweepA = sweepPlank;
input.sweepB = sweepDie;
input.tMax = 1.0f;

2. Run it.
3. When that is repaired, run it with the angles as they are, without the 162 half turns taken off. It did
   not end before.

It reports a touch where there is none.
