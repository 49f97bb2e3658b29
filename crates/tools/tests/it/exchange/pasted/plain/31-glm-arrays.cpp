// source: ours, after the habits of programs with glm
// by hand: y = 0 and y = 0.75, one above the other; the query names ground and roof
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)])),
    q: (shape: Points([(-0.5, 0.75, -0.5), (0.5, 0.75, -0.5), (0.5, 0.75, 0.5), (-0.5, 0.75, 0.5), (0, 2, 0)])),
    expect: (verdict: separate, separation: 0.75),
)
=====
#include <array>
#include <glm/glm.hpp>
#include <glm/gtx/string_cast.hpp>

constexpr float kPad = 0.001f;

int main() {
    glm::vec3 up(0.f, 1.f, 0.f), eye{4, 3, 8};   // camera, not a shape
    (void)up; (void)eye;

    std::array<glm::vec3, 4> ground = {
        glm::vec3(-1.0f, 0.0f, -1.0f), glm::vec3(1.0f, 0.0f, -1.0f),
        glm::vec3(1.0f, 0.0f, 1.0f), glm::vec3(-1.0f, 0.0f, 1.0f)};
    std::array<glm::vec3, 5> roof{{
        {-0.5f, 0.75f, -0.5f},
        {0.5f, 0.75f, -0.5f},
        {0.5f, 0.75f, 0.5f},
        {-0.5f, 0.75f, 0.5f},
        glm::vec3(0.f, 2.f, 0.f),
    }};

    auto r = gjk::closest(ground.data(), ground.size(), roof.data(), roof.size());
    std::printf("%s %f\n", glm::to_string(r.a).c_str(), r.distance);
}
