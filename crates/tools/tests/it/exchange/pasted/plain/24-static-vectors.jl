// source: ours, after the habits of Julia with StaticArrays
// by hand: the face x + y + z = 1 and the corner (1, 1, 1): (3 - 1)/sqrt(3)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])),
    q: (shape: Points([(1, 1, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)])),
    expect: (verdict: separate, separation: 1.1547005383792517),
)
=====
using StaticArrays, BenchmarkTools

const P3 = SVector{3,Float64}

lower = [P3(0, 0, 0), P3(1, 0, 0), P3(0, 1, 0), P3(0, 0, 1)]
upper = SVector{3,Float64}[
    SVector(1.0, 1.0, 1.0),
    SVector(2.0, 1.0, 1.0),
    SVector(1.0, 2.0, 1.0),
    SVector(1.0, 1.0, 2.0),
]
# faces, counted from 1
tri = [1 3 2; 1 2 4; 2 3 4; 3 1 4]

function support(points, dir)
    best = 1
    for i in 2:length(points)
        points[i] ⋅ dir > points[best] ⋅ dir && (best = i)
    end
    return points[best]
end

@btime minimum_distance($lower, $upper)   # 214.7 ns
# 2/√3 = 1.1547005383792517
