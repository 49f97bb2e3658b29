#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>
using std::nullopt, std::optional;

struct Vec { double x, y, z; };
using Points = std::vector<Vec>;

Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Vec operator-(Vec a) { return {-a.x, -a.y, -a.z}; }
double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vec cross(Vec a, Vec b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

Vec unit(Vec a) {
    double length = std::sqrt(dot(a, a));
    return length > 0 ? Vec{a.x / length, a.y / length, a.z / length} : a;
}

Vec support(const Points& points, Vec v) {  // the point farthest along v
    return *std::max_element(points.begin(), points.end(), [v](Vec a, Vec b) { return dot(a, v) < dot(b, v); });
}

