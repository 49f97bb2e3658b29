// source: HarryStevens/geometric issue #1, shortened, names replaced
// by hand: y = 304.4375 to 316.9375 belongs to both
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(562.6875, 304.4375), (601.09375, 304.4375), (601.09375, 322.9375), (562.6875, 322.9375)])),
    q: (shape: Points([(562.6875, 298.4375), (601.09375, 298.4375), (601.09375, 316.9375), (562.6875, 316.9375)])),
    expect: (verdict: overlap, penetration_depth: 12.5),
)
=====
var label = [
  [562.6875, 304.4375],
  [601.09375, 304.4375],
  [601.09375, 322.9375],
  [562.6875, 322.9375]
];

var tick = [
  [562.6875, 298.4375],
  [601.09375, 298.4375],
  [601.09375, 316.9375],
  [562.6875, 316.9375],
];

geometric.polygonIntersectsPolygon(label, tick); // false but should be true
