// source: ours, after the habits of GeometryBasics.jl
// by hand: the floor goes up to z = 0; 0.75 - 0.5
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (5, 5, 0.5)), pose: (position: (0, 0, -0.5))),
    q: (shape: Ball(radius: 0.5), pose: (position: (1, 2, 0.75))),
    expect: (verdict: separate, separation: 0.25),
)
=====
using GeometryBasics, LinearAlgebra
using Test

floor = Rect3(Point3(-5.0, -5.0, -1.0), Vec3(10.0, 10.0, 1.0))     # origin, widths
ball = HyperSphere(Point3(1.0, 2.0, 0.75), 0.5)

@test width(floor) == 10.0
@test radius(ball) ≈ 1 / 2

@time d = distance(floor, ball)        # 0.000012 seconds (3 allocations: 96 bytes)
@test d ≈ 0.25 atol = 1e-12
