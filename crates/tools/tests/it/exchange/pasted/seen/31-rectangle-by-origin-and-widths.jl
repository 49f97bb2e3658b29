// source: a public report, shortened, names replaced
// by hand: SEPARATE, 0.75 apart along x. By hand: the box goes from -0.25 to 1.25 in x, the hull from 2 to 3, both around y = z = 0.
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.75, 0.5, 0.5)), pose: (position: (0.5, 0, 0))),
    q: (shape: Points([(2, -0.25, -0.25), (2, 0.25, -0.25), (2, 0.25, 0.25), (2, -0.25, 0.25), (3, 0, 0)])),
    expect: (verdict: separate, separation: 0.75),
)
=====
using EnhancedGJK, GeometryTypes, StaticArrays
geo1 = HyperRectangle{3,Float64}(Float64[-0.25, -0.5, -0.5], Float64[1.5, 1.0, 1.0])
geo2 = FlexibleConvexHull{Vec{3,Float64}}(Vec{3,Float64}[[2.0, -0.25, -0.25], [2.0, 0.25, -0.25], [2.0, 0.25, 0.25], [2.0, -0.25, 0.25], [3.0, 0.0, 0.0]])
result = gjk(geo1, geo2)
@show result.signed_distance
