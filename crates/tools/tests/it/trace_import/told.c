/* Writes one run down with recorder/gjk_trace.h: a square and a point beside it, whose numbers have no short decimals. With an
 * argument, the answer is a lie. */
#include "gjk_trace.h"

int main(int count, char **arguments) {
    const double third = 1.0 / 3.0;
    const double p[] = {0, 0, third, 0, third, third, 0, third};
    const double q[] = {1, 0.1};
    const double v[] = {1, 0}, a[] = {third - 1, -0.1};
    gjk_trace t;
    (void)arguments;
    t = gjk_trace_begin(stdout, "a \"small\" engine", 2, p, 4, 0, q, 1, 0);
    gjk_trace_step(&t, v, 1, 0, a, NULL, 0);
    gjk_trace_answer(&t, count > 1, count > 1 ? -1 : 1 - third, -1);
    return 0;
}
