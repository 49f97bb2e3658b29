/* Writes a run of GJK down as JSON Lines, to be audited by `gjk-sandbox audit`. One file, C99 or C++, no dependencies.
 *
 *     gjk_trace t = gjk_trace_begin(file, "my engine 1.2", 3, p, p_count, p_radius, q, q_count, q_radius);
 *     gjk_trace_step(&t, v, index_p, index_q, a, simplex, simplex_count);      once an iteration
 *     gjk_trace_answer(&t, intersects, distance, depth);
 *
 * Points are numbers in a row, `dimension` of them a point, in world coordinates. v is the search direction: P is asked
 * along v, Q against it; index_p and index_q are the vertices found, a is their difference P - Q; simplex holds the points
 * that are kept after the step, newest first. Anything unknown may be left out: NULL for an array, -1 for an index, a length
 * or the answer. Define GJK_TRACE_REAL as float before the #include in an engine of single precision. Numbers are written as
 * %a, so that nothing is lost. docs/traces.md describes the format. */

#ifndef GJK_TRACE_H
#define GJK_TRACE_H

#include <stdio.h>

#ifndef GJK_TRACE_REAL
#define GJK_TRACE_REAL double
#endif

typedef struct gjk_trace {
    FILE *file;
    int dimension;
} gjk_trace;

static inline void gjk_trace_text(FILE *file, const char *text) {
    fputc('"', file);
    for (; *text; text++) {
        if ((unsigned char)*text < 32) {
            fputc(' ', file);
        } else {
            if (*text == '"' || *text == '\\') fputc('\\', file);
            fputc(*text, file);
        }
    }
    fputc('"', file);
}

static inline void gjk_trace_point(const gjk_trace *t, const GJK_TRACE_REAL *point) {
    for (int i = 0; i < t->dimension; i++) {
        fprintf(t->file, "%s\"%a\"", i ? "," : "[", (double)point[i]);
    }
    fputc(']', t->file);
}

static inline void gjk_trace_points(const gjk_trace *t, const char *name, const GJK_TRACE_REAL *points, int count) {
    if (!points) return;
    fprintf(t->file, ",\"%s\":[", name);
    for (int i = 0; i < count; i++) {
        if (i) fputc(',', t->file);
        gjk_trace_point(t, points + i * t->dimension);
    }
    fputc(']', t->file);
}

/* Begins a query: who asks, in how many dimensions (2 or 3), and the two shapes. A radius is added to every point. */
static inline gjk_trace gjk_trace_begin(FILE *file, const char *engine, int dimension,
                                        const GJK_TRACE_REAL *p, int p_count, GJK_TRACE_REAL p_radius,
                                        const GJK_TRACE_REAL *q, int q_count, GJK_TRACE_REAL q_radius) {
    gjk_trace t;
    t.file = file;
    t.dimension = dimension;
    fputs("{\"type\":\"trace\",\"version\":1,\"engine\":", file);
    gjk_trace_text(file, engine);
    fprintf(file, ",\"dimension\":%d,\"precision\":\"%s\"", dimension, sizeof(GJK_TRACE_REAL) == 4 ? "f32" : "f64");
    gjk_trace_points(&t, "p", p, p_count);
    gjk_trace_points(&t, "q", q, q_count);
    fprintf(file, ",\"p_radius\":\"%a\",\"q_radius\":\"%a\"}\n", (double)p_radius, (double)q_radius);
    return t;
}

/* Tells an iteration. */
static inline void gjk_trace_step(const gjk_trace *t, const GJK_TRACE_REAL *v, int index_p, int index_q,
                                  const GJK_TRACE_REAL *a, const GJK_TRACE_REAL *simplex, int simplex_count) {
    fputs("{\"type\":\"step\"", t->file);
    if (v) {
        fputs(",\"v\":", t->file);
        gjk_trace_point(t, v);
    }
    if (index_p >= 0) fprintf(t->file, ",\"p\":%d", index_p);
    if (index_q >= 0) fprintf(t->file, ",\"q\":%d", index_q);
    if (a) {
        fputs(",\"a\":", t->file);
        gjk_trace_point(t, a);
    }
    gjk_trace_points(t, "simplex", simplex, simplex_count);
    fputs("}\n", t->file);
}

/* Tells the end: intersects is 1, 0, or -1 where the engine gives only a length; a length below zero is unknown, and one that
 * is NaN is written down. */
static inline void gjk_trace_answer(const gjk_trace *t, int intersects, GJK_TRACE_REAL distance, GJK_TRACE_REAL depth) {
    fputs("{\"type\":\"answer\"", t->file);
    if (intersects >= 0) fprintf(t->file, ",\"intersects\":%s", intersects ? "true" : "false");
    if (!(distance < 0)) fprintf(t->file, ",\"distance\":\"%a\"", (double)distance);
    if (!(depth < 0)) fprintf(t->file, ",\"depth\":\"%a\"", (double)depth);
    fputs("}\n", t->file);
    fflush(t->file);
}

#endif
