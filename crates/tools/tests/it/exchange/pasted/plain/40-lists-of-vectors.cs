// source: ours, after the habits of programs in C#
// by hand: the tip (4, 0) and the side x = 5; the query names the brick first
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(5, -0.5), (8, -0.5), (8, 0.5), (5, 0.5)])),
    q: (shape: Points([(0, 0), (1.5, -1), (4, 0), (1.5, 1)])),
    expect: (verdict: separate, separation: 1),
)
=====
using System.Numerics;
using NUnit.Framework;

[TestFixture]
public sealed class NarrowPhaseTests
{
    private static readonly List<Vector2> Kite = new()
    {
        new Vector2(0f, 0f),
        new Vector2(1.5f, -1f),
        new Vector2(4f, 0f),
        new Vector2(1.5f, 1f),
    };

    private static readonly Vector2[] Brick = { new(5f, -0.5f), new(8f, -0.5f), new(8f, 0.5f), new(5f, 0.5f) };

    [Test, Timeout(2_000)]
    public void DistanceIsOne()
    {
        var result = Gjk.Distance(Brick, Kite.ToArray(), maxIterations: 20);
        Assert.That(result, Is.EqualTo(1.0f).Within(1e-5f));
    }
}
