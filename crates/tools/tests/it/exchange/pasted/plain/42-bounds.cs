// source: ours, after the habits of Unity
// by hand: x = 1 belongs to both
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Cuboid(half_extents: (1.5, 0.5, 0.5)), pose: (position: (2.5, 0, 0))),
    expect: (verdict: touching, separation: 0),
)
=====
[Test]
public void BoundsTouch()
{
    // Bounds(center, size), the size is a full length
    var a = new Bounds(new Vector3(0f, 0f, 0f), new Vector3(2f, 2f, 2f));
    var b = new Bounds(new Vector3(2.5f, 0f, 0f), new Vector3(3f, 1f, 1f));

    Assert.IsTrue(a.Intersects(b));     // x: [-1, 1] and [1, 4]
    Assert.AreEqual(0f, a.SqrDistance(new Vector3(1f, 0f, 0f)), 1e-6f);
}
