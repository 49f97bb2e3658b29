// source: ours, after the habits of Unity
// by hand: the height includes the caps, so the capsule ends at y = 2; the sphere begins at 2.25
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -0.5, 0), b: (0, 0.5, 0), radius: 0.5), pose: (position: (0, 1, 0))),
    q: (shape: Ball(radius: 0.25), pose: (position: (0, 2.5, 0))),
    expect: (verdict: separate, separation: 0.25),
)
=====
public static class Setup
{
    public static (CapsuleCollider, SphereCollider) Build()
    {
        var go = new GameObject("player") { layer = 8 };
        var capsule = go.AddComponent<CapsuleCollider>();
        capsule.height = 2f;          // with both caps
        capsule.radius = 0.5f;
        capsule.direction = 1;        // 0 = X, 1 = Y, 2 = Z
        go.transform.position = new Vector3(0f, 1f, 0f);

        var pickup = new GameObject("pickup");
        var sphere = pickup.AddComponent<SphereCollider>();
        sphere.radius = .25f;
        pickup.transform.position = new Vector3(0f, 2.5f, 0f);
        return (capsule, sphere);
    }
}
