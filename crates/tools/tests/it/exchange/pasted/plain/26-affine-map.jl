// source: ours, after the habits of Julia with CoordinateTransformations
// by hand: angles about three axes by a call that is not known
// refused: AffineMap
=====
using CoordinateTransformations, Rotations, GeometryTypes, EnhancedGJK

θ = 0.3
pose1 = AffineMap(RotXYZ(0.1, -0.2, θ), SVector(0.0, 0.0, 0.5))
pose2 = IdentityTransformation()

a = HyperRectangle(Vec(0.0, 0.0, 0.0), Vec(1.0, 1.0, 1.0))
b = HyperRectangle(Vec(2.0, 0.0, 0.0), Vec(0.5, 0.5, 0.5))

result = gjk(a, b, pose1, pose2)
println(result.signed_distance)   # 0.9103
