/* A GJK intersection test in C that `gjk-sandbox grade` can judge.
 *
 *     cc -O2 -o gjk solvers/gjk.c -lm
 *     gjk-sandbox grade -- ./gjk
 *
 * Replace `intersects` and `farthest` by your own. Below them is the protocol: one JSON object a line, read without a
 * library. In 2D every z is 0, and the same code decides. Steps are optional and not told; docs/judge.md describes them.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { double x, y, z; } Vec;
typedef struct { Vec *at; int count, dimension; } Points;
typedef struct { Vec at[4]; int count; } Simplex; /* the newest point first */

static Vec vec(double x, double y, double z) { Vec v = {x, y, z}; return v; }
static Vec sub(Vec a, Vec b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static Vec scale(Vec a, double s) { return vec(a.x * s, a.y * s, a.z * s); }
static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(Vec a, Vec b) { return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
static int is_zero(Vec a) { return a.x == 0 && a.y == 0 && a.z == 0; }
static int same(Vec a, Vec b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

/* The index of the point farthest along v; of several, the first. */
static int farthest(const Points *points, Vec v) {
    int best = 0;
    for (int i = 1; i < points->count; i++)
        if (dot(points->at[i], v) > dot(points->at[best], v)) best = i;
    return best;
}

/* The part of the direction to the origin that is at right angles to the edge. */
static Vec across(Vec edge, Vec to_origin) {
    return sub(scale(to_origin, dot(edge, edge)), scale(edge, dot(edge, to_origin)));
}

/* Each of the following keeps the part of the simplex that is nearest to the origin and sets the direction from there to
 * it. They return 0 where the origin lies in the simplex. */
static int of_point(Simplex *s, Vec a, Vec *v) {
    s->at[0] = a, s->count = 1;
    *v = scale(a, -1);
    return !is_zero(*v);
}

static int of_edge(Simplex *s, Vec a, Vec b, Vec *v) {
    Vec ab = sub(b, a), ao = scale(a, -1);
    if (dot(ab, ao) <= 0) return of_point(s, a, v);
    s->at[0] = a, s->at[1] = b, s->count = 2;
    *v = across(ab, ao);
    /* v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on the
     * edge. */
    double least = 1e-14 * dot(ab, ab);
    return dot(*v, *v) > least * least * dot(a, a);
}

static int of_triangle(Simplex *s, Vec a, Vec b, Vec c, Vec *v) {
    Vec ab = sub(b, a), ac = sub(c, a), ao = scale(a, -1);
    if (dot(ab, ao) <= 0 && dot(ac, ao) <= 0) return of_point(s, a, v);
    /* Normals of the edges in the plane of the triangle, away from the third point. */
    int beyond_ab = dot(across(ab, ac), ao) <= 0, beyond_ac = dot(across(ac, ab), ao) <= 0;
    if (beyond_ab && dot(ab, ao) > 0) return of_edge(s, a, b, v);
    if (beyond_ac && dot(ac, ao) > 0) return of_edge(s, a, c, v);
    if (beyond_ab || beyond_ac) return of_point(s, a, v);
    s->at[0] = a, s->at[1] = b, s->at[2] = c, s->count = 3;
    Vec normal = cross(ab, ac);
    double side = dot(normal, ao);
    *v = side > 0 ? normal : scale(normal, -1);
    return side != 0;
}

static int nearest(Simplex *s, Vec *v) {
    Vec a = s->at[0], b = s->at[1], c = s->at[2], d = s->at[3];
    if (s->count == 1) return of_point(s, a, v);
    if (s->count == 2) return of_edge(s, a, b, v);
    if (s->count == 3) return of_triangle(s, a, b, c, v);
    Vec faces[3][3] = {{b, c, d}, {c, d, b}, {d, b, c}};
    double least = INFINITY;
    for (int i = 0; i < 3; i++) {
        Vec normal = cross(sub(faces[i][0], a), sub(faces[i][1], a));
        double side = dot(normal, sub(faces[i][2], a));
        /* In a flat tetrahedron, all faces are asked. */
        if (side != 0 && -dot(normal, a) * side >= 0) continue;
        Simplex kept;
        Vec direction;
        if (!of_triangle(&kept, a, faces[i][0], faces[i][1], &direction)) { *s = kept; return 0; }
        double distance = pow(dot(kept.at[0], direction), 2) / dot(direction, direction);
        if (distance < least) least = distance, *s = kept, *v = direction;
    }
    return least < INFINITY;
}

/* Whether the hulls of p and q intersect, by GJK from the first direction v. */
static int intersects(const Points *p, const Points *q, Vec v, int limit) {
    Simplex s = {{{0, 0, 0}}, 0};
    for (int i = 0; i < limit; i++) {
        Vec a = sub(p->at[farthest(p, v)], q->at[farthest(q, scale(v, -1))]);
        if (dot(a, v) < 0) return 0;
        /* Nothing lies beyond: the origin is on the boundary, or a rounding error away. */
        for (int k = 0; k < s.count; k++)
            if (same(s.at[k], a)) return dot(a, v) <= 1e-12 * dot(v, v);
        memmove(&s.at[1], &s.at[0], 3 * sizeof(Vec));
        s.at[0] = a, s.count++;
        if (!nearest(&s, &v)) return 1;
    }
    return 0;
}

/* The text after `"name":` in a line, or NULL. */
static const char *field(const char *line, const char *name) {
    char key[32];
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *at = strstr(line, key);
    return at ? at + strlen(key) : NULL;
}

/* The numbers of `[[x, y], …]` or `[x, y]`, as points. */
static Points points(const char *at) {
    Points all = {NULL, 0, 0};
    int depth = 0, axis = 0, room = 0;
    for (; at && *at; at++) {
        if (*at == '[') depth++, axis = 0;
        if (*at == ']' && --depth <= 0) break;
        if (!strchr("-0123456789", *at)) continue;
        char *end;
        double number = strtod(at, &end);
        at = end - 1;
        if (axis == 0) {
            if (all.count == room) all.at = realloc(all.at, (room = 2 * room + 8) * sizeof(Vec));
            if (!all.at) exit(1);
            all.at[all.count++] = vec(0, 0, 0);
        }
        if (axis < 3) (&all.at[all.count - 1].x)[axis++] = number;
    }
    return all;
}

int main(void) {
    size_t room = 1 << 16, used = 0;
    char *line = malloc(room);
    int limit = 64;
    while (line && fgets(line + used, (int)(room - used), stdin)) {
        used += strlen(line + used);
        if (line[used - 1] != '\n' && !feof(stdin)) {
            if (room - used < 2) line = realloc(line, room *= 2);
            continue;
        }
        used = 0;
        const char *type = field(line, "type"), *id = field(line, "id");
        unsigned long long number = id ? strtoull(id, NULL, 10) : 0;
        if (!type) continue;
        if (!strncmp(type, "\"hello\"", 7)) {
            if (field(line, "limit")) limit = atoi(field(line, "limit"));
            puts("{\"type\":\"hello\",\"name\":\"gjk.c\",\"language\":\"C\",\"method\":\"nearest feature\"}");
        } else if (!strncmp(type, "\"support\"", 9)) {
            Points all = points(field(line, "points")), v = points(field(line, "v"));
            if (v.count) printf("{\"type\":\"support\",\"id\":%llu,\"index\":%d}\n", number, farthest(&all, v.at[0]));
            free(all.at), free(v.at);
        } else if (!strncmp(type, "\"pair\"", 6)) {
            Points p = points(field(line, "p")), q = points(field(line, "q")), v = points(field(line, "first"));
            int found = p.count && q.count && v.count && intersects(&p, &q, v.at[0], limit);
            printf("{\"type\":\"answer\",\"id\":%llu,\"intersects\":%s}\n", number, found ? "true" : "false");
            free(p.at), free(q.at), free(v.at);
        } else if (!strncmp(type, "\"bye\"", 5)) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
