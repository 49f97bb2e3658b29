// source: ours, after the habits of printf with %a
// by hand: 0x1.9p+1 is 3.125, 0x1.6p+1 is 2.75; the right side of a is x = 2.75, b begins at x = 3.125
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-1, -0.5), (2.75, -0.5), (2.75, 1), (-1, 1)])),
    q: (shape: Points([(3.125, 0), (5, -1), (5, 1)])),
    expect: (verdict: separate, separation: 0.375),
)
=====
// regression found by the fuzzer, seed 0x5eed, input 17 of 4096; C++17 literals so that nothing is lost
#include <array>
#include <cassert>

struct Vec2 { float x, y; };

static const std::array<Vec2, 4> a{{
    {-0x1p+0f, -0x1p-1f},
    {0x1.6p+1f, -0x1p-1f},
    {0x1.6p+1f, 0x1p+0f},
    {-0x1p+0f, 0x1p+0f},
}};
static const std::array<Vec2, 3> b{{
    {0x1.9p+1f, 0x0p+0f},
    {0x1.4p+2f, -0x1p+0f},
    {0x1.4p+2f, 0x1p+0f},
}};

int main() {
    const float d = gjk::distance(a.data(), a.size(), b.data(), b.size());
    assert(d == 0x1.8p-2f);   // 0.375
}
