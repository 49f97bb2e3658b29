// source: ours, after the habits of programs in C++
// by hand: the corners (2, 2) and (3, 3): sqrt(2)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (2, 0), (2, 2), (0, 2)])),
    q: (shape: Points([(3, 3), (5, 3), (3, 6)])),
    expect: (verdict: separate, separation: 1.4142135623730951),
)
=====
#include <gtest/gtest.h>

struct Vec2 { float x, y; Vec2(float x_, float y_) : x(x_), y(y_) {} };

TEST(Collide, CornerOnCorner)
{
    std::vector<Vec2> a, b;
    a.reserve(4);
    b.reserve(3);

    a.push_back(Vec2(0.0f, 0.0f));
    b.push_back({3.0f, 3.0f});
    a.push_back(Vec2(2.0f, 0.0f));
    b.emplace_back(5.0f, 3.0f);
    a.emplace_back(2.f, 2.f);
    b.emplace_back(3.0f, 6.0f);
    a.push_back(Vec2{0, 2});
    // a.push_back(Vec2(-1, 1));

    ASSERT_EQ(a.size(), 4u);
    ASSERT_EQ(b.size(), 3u);
    EXPECT_NEAR(Distance(a, b), 1.41421356f, 1e-6f);
}

int main(int argc, char **argv) { ::testing::InitGoogleTest(&argc, argv); return RUN_ALL_TESTS(); }
