// source: a public report, shortened, names replaced
// by hand: TOUCHING at x = 12. By hand: the squares [2, 12] and [12, 22] in x, the same in y.
// says: InitWindow
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(2, 3), (12, 3), (12, 13), (2, 13)])),
    q: (shape: Points([(12, 3), (22, 3), (22, 13), (12, 13)])),
    expect: (verdict: touching),
)
=====
int main()
{
    InitWindow(800, 450, "two squares");
    std::vector<Vector2> a = { { 2.0f, 3.0f }, { 12.0f, 3.0f }, { 12.0f, 13.0f }, { 2.0f, 13.0f } };
    std::vector<Vector2> b = { { 12.0f, 3.0f }, { 22.0f, 3.0f }, { 22.0f, 13.0f }, { 12.0f, 13.0f } };
    bool hit = CheckCollisionPolys(a.data(), 4, b.data(), 4);
    while (!WindowShouldClose()) { BeginDrawing(); ClearBackground(RAYWHITE); EndDrawing(); }
}
