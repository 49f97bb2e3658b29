// source: ours, after the habits of Godot 4
// by hand: 2.4 - 1 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1, 1, 1))),
    q: (shape: Ball(radius: 0.5), pose: (position: (0, 2.4, 0))),
    expect: (verdict: separate, separation: 0.9),
)
=====
extends Node
var a = BoxShape3D.new()
a.size = Vector3(2, 2, 2)
var b = SphereShape3D.new()
b.radius = 0.5
var ta = Transform3D.IDENTITY
var tb = Transform3D(Basis(), Vector3(0, 2.4, 0))
