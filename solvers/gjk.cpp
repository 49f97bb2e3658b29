// A GJK intersection test in C++17 that `gjk-sandbox grade` can judge.
//
//     c++ -std=c++17 -O2 -o gjk solvers/gjk.cpp
//     gjk-sandbox grade -- ./gjk
//
// Replace `intersects` and `farthest` by your own. Below them is the protocol: one JSON object a line, read without a
// library. In 2D every z is 0, and the same code decides. Steps are optional and not told; docs/judge.md describes them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

struct Vec {
    double x = 0, y = 0, z = 0;
    bool operator==(const Vec &b) const { return x == b.x && y == b.y && z == b.z; }
};
using Points = std::vector<Vec>;

static Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static Vec operator*(Vec a, double s) { return {a.x * s, a.y * s, a.z * s}; }
static Vec operator-(Vec a) { return a * -1; }
static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

// The index of the point farthest along v; of several, the first.
static std::size_t farthest(const Points &points, Vec v) {
    auto nearer = [v](Vec a, Vec b) { return dot(a, v) < dot(b, v); };
    return std::max_element(points.begin(), points.end(), nearer) - points.begin();
}

// The part of the simplex that is nearest to the origin, the newest point first, and the direction from there to the
// origin: none where it lies in the simplex.
struct Nearest {
    Points kept;
    std::optional<Vec> v;
    Nearest(Points kept, Vec v) : kept(std::move(kept)), v(v == Vec{} ? std::nullopt : std::optional(v)) {}
};

// The part of the direction to the origin that is at right angles to the edge.
static Vec across(Vec edge, Vec to_origin) { return to_origin * dot(edge, edge) - edge * dot(edge, to_origin); }

static Nearest of_point(Vec a) { return {{a}, -a}; }

static Nearest of_edge(Vec a, Vec b) {
    Vec ab = b - a;
    if (dot(ab, -a) <= 0) return of_point(a);
    // v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on the
    // edge.
    Vec v = across(ab, -a);
    double least = 1e-14 * dot(ab, ab);
    return Nearest({a, b}, dot(v, v) > least * least * dot(a, a) ? v : Vec{});
}

static Nearest of_triangle(Vec a, Vec b, Vec c) {
    Vec ab = b - a, ac = c - a, ao = -a;
    if (dot(ab, ao) <= 0 && dot(ac, ao) <= 0) return of_point(a);
    // Across one edge towards the third point: the origin is beyond the edge if it lies on the other side.
    bool beyond_ab = dot(across(ab, ac), ao) <= 0, beyond_ac = dot(across(ac, ab), ao) <= 0;
    if (beyond_ab && dot(ab, ao) > 0) return of_edge(a, b);
    if (beyond_ac && dot(ac, ao) > 0) return of_edge(a, c);
    if (beyond_ab || beyond_ac) return of_point(a);
    Vec normal = cross(ab, ac);
    double side = dot(normal, ao);
    return {{a, b, c}, side == 0 ? Vec{} : side > 0 ? normal : -normal};
}

static Nearest nearest(const Points &s) {
    if (s.size() == 1) return of_point(s[0]);
    if (s.size() == 2) return of_edge(s[0], s[1]);
    if (s.size() == 3) return of_triangle(s[0], s[1], s[2]);
    Nearest best(s, {});
    double least = std::numeric_limits<double>::infinity();
    for (auto [f, g, other] : {std::array{1, 2, 3}, std::array{2, 3, 1}, std::array{3, 1, 2}}) {
        Vec normal = cross(s[f] - s[0], s[g] - s[0]);
        double side = dot(normal, s[other] - s[0]);
        // In a flat tetrahedron, all faces are asked.
        if (side != 0 && -dot(normal, s[0]) * side >= 0) continue;
        Nearest found = of_triangle(s[0], s[f], s[g]);
        if (!found.v) return found;
        double distance = std::pow(dot(found.kept[0], *found.v), 2) / dot(*found.v, *found.v);
        if (distance < least) least = distance, best = found;
    }
    return best;
}

// Whether the hulls of p and q intersect, by GJK from the first direction v.
static bool intersects(const Points &p, const Points &q, Vec v, int limit) {
    Points simplex;
    for (int i = 0; i < limit; i++) {
        Vec a = p[farthest(p, v)] - q[farthest(q, -v)];
        if (dot(a, v) < 0) return false;
        // Nothing lies beyond: the origin is on the boundary, or a rounding error away.
        if (std::find(simplex.begin(), simplex.end(), a) != simplex.end()) return dot(a, v) <= 1e-12 * dot(v, v);
        simplex.insert(simplex.begin(), a);
        Nearest found = nearest(simplex);
        if (!found.v) return true;
        simplex = found.kept, v = *found.v;
    }
    return false;
}

// The text after `"name":`, or an empty one.
static const char *field(const std::string &line, const std::string &name) {
    std::size_t at = line.find('"' + name + "\":");
    return at == std::string::npos ? "" : line.c_str() + at + name.size() + 3;
}

// The numbers of `[[x, y], …]` or `[x, y]`, as points.
static Points points(const char *at) {
    Points all;
    int depth = 0, axis = 0;
    for (; *at; at++) {
        if (*at == '[') depth++, axis = 0;
        if (*at == ']' && --depth <= 0) break;
        if (!std::strchr("-0123456789", *at)) continue;
        char *end;
        double number = std::strtod(at, &end);
        at = end - 1;
        if (axis == 0) all.emplace_back();
        if (axis < 3) (axis == 0 ? all.back().x : axis == 1 ? all.back().y : all.back().z) = number;
        axis++;
    }
    return all;
}

int main() {
    int limit = 64;
    for (std::string line; std::getline(std::cin, line);) {
        std::string type = field(line, "type");
        auto id = std::strtoull(field(line, "id"), nullptr, 10);
        auto is = [&type](const char *name) { return type.rfind(name, 0) == 0; };
        if (is("\"hello\"")) {
            if (int most = std::atoi(field(line, "limit"))) limit = most;
            std::cout << R"({"type":"hello","name":"gjk.cpp","language":"C++","method":"nearest feature"})" << std::endl;
        } else if (is("\"support\"")) {
            std::size_t index = farthest(points(field(line, "points")), points(field(line, "v")).at(0));
            std::cout << R"({"type":"support","id":)" << id << R"(,"index":)" << index << "}" << std::endl;
        } else if (is("\"pair\"")) {
            Points p = points(field(line, "p")), q = points(field(line, "q"));
            bool found = intersects(p, q, points(field(line, "first")).at(0), limit);
            std::cout << R"({"type":"answer","id":)" << id << R"(,"intersects":)" << (found ? "true" : "false") << "}"
                      << std::endl;
        } else if (is("\"bye\"")) {
            break;
        }
    }
}
