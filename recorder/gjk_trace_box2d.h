/* Writes a query of Box2D v3 down, from the simplexes that b2ShapeDistance keeps for debugging (it does so unless NDEBUG is
 * defined). Call it with the input, the simplexes, the cache and the output of b2ShapeDistance:
 *
 *     b2Simplex simplexes[22];
 *     b2SimplexCache cache = b2_emptySimplexCache;
 *     b2DistanceOutput output = b2ShapeDistance(&input, &cache, simplexes, 22);
 *     gjk_trace_box2d(file, &input, simplexes, 22, &cache, &output);
 *
 * Zero the simplexes before the query. Box2D does not say along which direction it asks, so that no v is written, nor which
 * point ends a query of shapes that are apart. Points are in the frame of shape A. */

#ifndef GJK_TRACE_BOX2D_H
#define GJK_TRACE_BOX2D_H

#define GJK_TRACE_REAL float
#include "gjk_trace.h"

#include "box2d/collision.h"
#include "box2d/math_functions.h"

static inline void gjk_trace_box2d_step(const gjk_trace *t, const b2Simplex *before, const b2Simplex *after) {
    const b2SimplexVertex *now[3] = {&after->v1, &after->v2, &after->v3};
    const b2SimplexVertex *then[3] = {&before->v1, &before->v2, &before->v3};
    const b2SimplexVertex *newest = 0;
    float kept[6];
    int count = 0;
    for (int i = 0; i < after->count; i++) {
        int is_old = 0;
        for (int j = 0; j < before->count; j++) {
            is_old |= now[i]->indexA == then[j]->indexA && now[i]->indexB == then[j]->indexB;
        }
        if (!is_old) newest = now[i];
    }
    /* A new point that the solver drops at once is not in any simplex. */
    if (!newest) return;
    kept[count++] = newest->w.x;
    kept[count++] = newest->w.y;
    for (int i = after->count - 1; i >= 0; i--) {
        if (now[i] == newest) continue;
        kept[count++] = now[i]->w.x;
        kept[count++] = now[i]->w.y;
    }
    gjk_trace_step(t, 0, newest->indexA, newest->indexB, kept, kept, count / 2);
}

static inline void gjk_trace_box2d(FILE *file, const b2DistanceInput *input, const b2Simplex *simplexes, int capacity,
                                   const b2SimplexCache *cache, const b2DistanceOutput *output) {
    float p[2 * B2_MAX_POLYGON_VERTICES], q[2 * B2_MAX_POLYGON_VERTICES];
    const int p_count = input->proxyA.count, q_count = input->proxyB.count;
    const float radii[2] = {input->useRadii ? input->proxyA.radius : 0, input->useRadii ? input->proxyB.radius : 0};
    b2Simplex none = {0}, last;
    gjk_trace t;
    int i;
    for (i = 0; i < p_count; i++) {
        p[2 * i] = input->proxyA.points[i].x;
        p[2 * i + 1] = input->proxyA.points[i].y;
    }
    for (i = 0; i < q_count; i++) {
        const b2Vec2 point = b2TransformPoint(input->transform, input->proxyB.points[i]);
        q[2 * i] = point.x;
        q[2 * i + 1] = point.y;
    }
    t = gjk_trace_begin(file, "Box2D", 2, p, p_count, radii[0], q, q_count, radii[1]);
    last = none;
    for (i = 0; i < capacity && simplexes[i].count > 0; i++) {
        gjk_trace_box2d_step(&t, &last, &simplexes[i]);
        last = simplexes[i];
    }
    if (cache->count == 3) {
        /* The triangle that holds the origin ends the query before it is kept. */
        b2SimplexVertex *corners[3] = {&last.v1, &last.v2, &last.v3};
        const b2Simplex before = last;
        last.count = 3;
        for (i = 0; i < 3; i++) {
            const int a = cache->indexA[i], b = cache->indexB[i];
            corners[i]->indexA = a;
            corners[i]->indexB = b;
            corners[i]->w.x = p[2 * a] - q[2 * b];
            corners[i]->w.y = p[2 * a + 1] - q[2 * b + 1];
        }
        gjk_trace_box2d_step(&t, &before, &last);
    }
    gjk_trace_answer(&t, -1, output->distance, -1);
}

#endif
