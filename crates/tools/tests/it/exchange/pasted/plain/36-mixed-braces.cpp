// source: ours, after the habits of programs in C++
// by hand: x = 200 and x = 220; the query names a and b
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(100, 100), (200, 100), (200, 150), (100, 150)])),
    q: (shape: Points([(220, 60), (300, 120), (220, 180)])),
    expect: (verdict: separate, separation: 20),
)
=====
#include <raylib.h>
#include <vector>

enum { A_COUNT = 4, B_COUNT = 3 };

int main()
{
    SetTargetFPS(60);
    InitWindow(1'024, 768, "poly 1.2.0");
    Vector2 a[A_COUNT] = { Vector2{ 100, 100 }, { 200.0f, 100.0f }, (Vector2){ 200, 1.5e2f }, { 100, 150 } };
    const Vector2 b[] = { { 220.f, 60.f }, { 300.f, 120.f }, { 220.f, 180.f } };

    while (!WindowShouldClose())
    {
        Vector2 m = GetMousePosition();
        BeginDrawing();
        ClearBackground(Color{ 245, 245, 245, 255 });
        DrawText(CollidePolys(a, A_COUNT, b, B_COUNT) ? "hit" : "-", (int)m.x + 12, 20, 20, MAROON);
        EndDrawing();
    }
    CloseWindow();
    return 0;
}
