// source: ours, after the habits of programs in C++
// by hand: the face x + y + z = 1 and the corner with the sum 0.75: 0.25/sqrt(3)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])),
    q: (shape: Points([(0.25, 0.25, 0.25), (4.25, 0.25, 0.25), (0.25, 4.25, 0.25), (0.25, 0.25, 4.25)])),
    expect: (verdict: overlap, penetration_depth: 0.14433756729740646),
)
=====
// Both have the same faces, only the corners differ.
using V3 = Eigen::Vector3d;
const std::vector<std::array<int, 3>> faces = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};

const std::vector<V3> small = {
    V3(0, 0, 0), V3(1, 0, 0), V3(0, 1, 0), V3(0, 0, 1),
};
const std::vector<V3> large = {
    V3(0.25, 0.25, 0.25), V3(4.25, 0.25, 0.25), V3(0.25, 4.25, 0.25), V3(0.25, 0.25, 4.25),
};

auto t0 = std::chrono::steady_clock::now();
double depth = epa(Mesh{small, faces}, Mesh{large, faces});
// 0.14433756729740643 = 0.25 / sqrt(3)
