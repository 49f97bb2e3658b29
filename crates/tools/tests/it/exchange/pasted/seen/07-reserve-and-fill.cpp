// source: a public report, shortened, names replaced
// by hand: OVERLAP of two tetrahedra, 0.5773502691896261 deep: (4 - 3)/sqrt(3) along (1, 1, 1); scipy agrees.
// says: reserve
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (4, 0, 0), (0, 4, 0), (0, 0, 4)])),
    q: (shape: Points([(1, 1, 1), (5, 1, 1), (1, 5, 1), (1, 1, 5)])),
    expect: (verdict: overlap, penetration_depth: 0.5773502691896261),
)
=====
std::vector<Vec3> a; a.reserve(4);
a.push_back(Vec3(0, 0, 0)); a.push_back(Vec3(4, 0, 0)); a.push_back(Vec3(0, 4, 0)); a.push_back(Vec3(0, 0, 4));
std::vector<Vec3> b; b.reserve(4);
b.push_back(Vec3(1, 1, 1)); b.push_back(Vec3(5, 1, 1)); b.push_back(Vec3(1, 5, 1)); b.push_back(Vec3(1, 1, 5));
