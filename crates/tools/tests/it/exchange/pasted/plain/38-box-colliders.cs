// source: ours, after the habits of Unity
// by hand: the beam stands upright, from x = 1.25; the crate ends at 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 1)), pose: (position: (0, 0.75, 0))),
    q: (shape: Cuboid(half_extents: (1.5, 0.25, 0.25)), pose: (position: (1.5, 1, 0), orientation: (0, 0, 0.7071067811865475, 0.7071067811865476))),
    expect: (verdict: separate, separation: 0.75),
)
=====
using UnityEngine;

public class TwoBoxes : MonoBehaviour
{
    [SerializeField] float speed = 3.5f;

    void Start()
    {
        var crate = new GameObject("Crate");
        crate.transform.position = new Vector3(0f, 0.5f, 0f);
        var crateBox = crate.AddComponent<BoxCollider>();
        crateBox.size = new Vector3(1f, 1f, 2f);          // full lengths
        crateBox.center = new Vector3(0f, 0.25f, 0f);     // in the frame of the object

        var beam = new GameObject("Beam");
        beam.transform.position = new Vector3(1.5f, 1f, 0f);
        beam.transform.rotation = Quaternion.Euler(0f, 0f, 90f);
        var beamBox = beam.AddComponent<BoxCollider>();
        beamBox.size = new Vector3(3f, 0.5f, 0.5f);

        Physics.SyncTransforms();
        bool hit = Physics.ComputePenetration(
            crateBox, crate.transform.position, crate.transform.rotation,
            beamBox, beam.transform.position, beam.transform.rotation,
            out Vector3 direction, out float distance);
        Debug.Log($"{hit} {distance:F4}");   // False 0.0000, gap 0.75
    }
}
