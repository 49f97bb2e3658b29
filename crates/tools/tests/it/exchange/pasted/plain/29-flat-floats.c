// source: ours, after the habits of programs in C
// by hand: from the edge of the quad at x = -0.5, z = -1 to the edge of the tetrahedron along y at x = z = 0: hypot(0.5, 1)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 2)])),
    q: (shape: Points([(-1.5, -0.5, -1), (-1.5, 0.5, -1), (-0.5, 0.5, -1), (-0.5, -0.5, -1)])),
    expect: (verdict: separate, separation: 1.118033988749895),
)
=====
#include <stdio.h>
#include "gjk.h"

/* x, y, z one after the other; NV counts points, not floats */
#define NA 4
static const float tetra[3 * NA] = {
    0.f, 0.f, 0.f,
    2.f, 0.f, 0.f,
    0.f, 2.f, 0.f,
    0.f, 0.f, 2.f };
static const unsigned short tetra_idx[] = { 0,2,1, 0,1,3, 0,3,2, 1,2,3 };

static const float quad[] = {
    -1.5f, -.5f, -1e-0f,
    -1.5f,  .5f, -1.0f,
    -0.5f,  .5f, -1.0f,
    -0.5f, -.5f, -1.0f,
};
static const unsigned short quad_idx[6] = { 0,1,2, 0,2,3 };

int main(void)
{
    float dist = gjk_distance(tetra, NA, quad, (int)(sizeof quad / sizeof quad[0] / 3));
    printf("%.9g (expected 1.118)\n", dist);
    return dist > 1.2f;
}
