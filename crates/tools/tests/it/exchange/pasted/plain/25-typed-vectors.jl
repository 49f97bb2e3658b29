// source: ours, after the habits of Julia with GeometryTypes
// by hand: the tip at x = -1, the globe from x = -0.5; the query names the globe first
(
    format: 1,
    dimension: 3,
    p: (shape: Ball(radius: 2), pose: (position: (1.5, 0, 0))),
    q: (shape: Points([(-2, -0.5, -0.5), (-2, 0.5, -0.5), (-2, 0, 0.75), (-1, 0, 0)])),
    expect: (verdict: separate, separation: 0.5),
)
=====
julia> using EnhancedGJK, GeometryTypes

julia> spike = FlexibleConvexHull(Vec{3,Float64}[[-2, -0.5, -0.5], [-2, 0.5, -0.5], [-2, 0, 0.75], [-1, 0, 0]]);

julia> globe = HyperSphere(Point{3,Float64}(1.5, 0, 0), 2.0);

julia> ReferenceDistance.signed_distance(globe, spike)
0.5000000000000002

julia> versioninfo()
Julia Version 1.3.0 (2019-11-26), CPU: Intel(R) Core(TM) i7-8650U CPU @ 1.90GHz
