// source: ours, after the habits of bug reports with %a
// by hand: 0x1.8p+1 is 3, 0x1.cp+1 is 3.5
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (3, 0), (3, 2), (0, 2)])),
    q: (shape: Points([(3.5, -1), (5, 0.5), (3.5, 3)])),
    expect: (verdict: separate, separation: 0.5),
)
=====
/* printed with %a, so that no bit is lost */
const double p[][2] = {
    { 0x0p+0, 0x0p+0 },
    { 0x1.8p+1, 0x0p+0 },
    { 0x1.8p+1, 0x1p+1 },
    { 0x0p+0, 0x1p+1 },
};
const double q[][2] = {
    { 0x1.cp+1, -0x1p+0 },
    { 0x1.4p+2, 0x1p-1 },
    { 0x1.cp+1, 0x1.8p+1 },
};
/* distance() = 0x1.fffffffffffffp-2, expected 0x1p-1 */
