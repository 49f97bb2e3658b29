// source: ours, after the habits of programs in C
// by hand: the tip at x = 3, the bar from x = 4; the query names ship and bar
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (3, 1), (0, 2)])),
    q: (shape: Points([(4, -1), (5, -1), (5, 3), (4, 3)])),
    expect: (verdict: separate, separation: 1),
)
=====
typedef struct { double x, y; } vec2;
typedef struct { int n; vec2 v[8]; } poly;

static poly ship = {
    .n = 3,
    .v = {
        { .x = 0.0, .y = 0.0 },
        { .x = 3.0, .y = 1.0 },
        { .y = 2.0, .x = 0.0 },     /* order of the fields does not matter */
    },
};

static vec2 bar[4] = {
    (vec2){ 4, -1 }, (vec2){ 5, -1 },
    (vec2){ 5, 3 }, (vec2){ 4, 3 },
};

#ifdef DEBUG
static vec2 dbg[2] = { { 99, 99 }, { 98, 98 } };
#endif

assert(!overlap(ship.v, ship.n, bar, 4));   // 1.0 apart
