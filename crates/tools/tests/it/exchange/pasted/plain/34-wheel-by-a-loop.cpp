// source: ours, after the habits of programs in C++
// by hand: the corners are computed in a loop
// refused: wheel
=====
std::vector<Vec2> wheel;
for (int i = 0; i < 16; ++i) {
    float t = 2.0f * M_PI * i / 16;
    wheel.push_back(Vec2(5.0f + 0.5f * cosf(t), 1.0f + 0.5f * sinf(t)));
}
std::vector<Vec2> curb = { {5.2f, 0.f}, {8.f, 0.f}, {8.f, 0.7f}, {5.2f, 0.7f} };

printf("%d\n", sat(wheel, curb));   // 0, but they overlap by 0.03
