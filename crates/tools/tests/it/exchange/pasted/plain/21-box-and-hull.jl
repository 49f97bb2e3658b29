// source: JuliaRobotics/EnhancedGJK.jl issue #30, its two shapes without its transforms, names replaced
// by hand: the block lies within the shell; scipy, hull of the difference: 0.14669995000000002 deep
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.0587980675, 0.125, 0.035249975)), pose: (position: (-0.0267980725, 0, 0.035249975))),
    q: (shape: Points([(-0.32686943, -0.23770937, 0.204528), (-0.32686943, -0.23770937, -0.0762), (-0.32686943, 0.23770937, -0.0762), (0.32682246, -0.23770937, 0.204528), (0.32682246, -0.23770937, -0.0762), (-1.4459023, 0.8858041, 0.9851251), (0.32682246, 0.23770937, -0.0762), (0.32682246, 0.23770937, 0.204528)])),
    expect: (verdict: overlap, penetration_depth: 0.14669995000000002),
)
=====
using EnhancedGJK
using GeometryTypes: HyperRectangle, FlexibleConvexHull, Vec
using StaticArrays

# origin and widths
block = HyperRectangle{3,Float32}(Float32[-0.08559614, -0.125, 0.0], Float32[0.117596135, 0.25, 0.07049995])

#rim = FlexibleConvexHull{Vec{3,Float32}}(Vec{3,Float32}[[-1.4459023, 0.8858041, 0.9851251], [-0.32686943, -0.23770937, -0.0762], [-0.32686943, -0.23770937, 0.204528], [-0.32686943, 0.23770937, -0.0762], [-0.32686943, 0.23770937, 0.204528], [0.32682246, -0.23770937, -0.0762], [0.32682246, -0.23770937, 0.204528], [0.32682246, 0.23770937, -0.0762], [0.32682246, 0.23770937, 0.204528]])

#hull_of(vertices) = collect(points(vrep(polyhedron(hrep(polyhedron(vrep(vertices)))))))

shell = FlexibleConvexHull{Vec{3,Float32}}(Vec{3,Float32}[[-0.32686943, -0.23770937, 0.204528], [-0.32686943, -0.23770937, -0.0762], [-0.32686943, 0.23770937, -0.0762], [0.32682246, -0.23770937, 0.204528], [0.32682246, -0.23770937, -0.0762], [-1.4459023, 0.8858041, 0.9851251], [0.32682246, 0.23770937, -0.0762], [0.32682246, 0.23770937, 0.204528]])

result = gjk(block, shell)
@show result.signed_distance
