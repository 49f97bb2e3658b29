// source: alexbol99/flatten-js issue #207, shortened, names replaced
// by hand: not overlapping: the tab begins at -334.17999999999995, one step of an f64 above -334.18, which is 2^-44
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-268, -334.18), (-1768, -334.18), (-1768, -686.18), (-268, -686.18)])),
    q: (shape: Points([(-968, -334.17999999999995), (-868, -334.17999999999995), (-868, -234.17999999999995), (-968, -234.17999999999995)])),
    expect: (verdict: separate, separation: 5.684341886080802e-14, tolerance: 1e-20),
)
=====
// Overlapping only a tiny bit, and all of the second one comes back.
import { polygon, BooleanOperations } from '@flatten-js/core';

const { intersect } = BooleanOperations;

const sheet = [
  { x: -268, y: -334.18 },
  { x: -1768, y: -334.18 },
  { x: -1768, y: -686.18 },
  { x: -268, y: -686.18 },
];

const tab = [
  { x: -968, y: -334.17999999999995 },
  { x: -868, y: -334.17999999999995 },
  { x: -868, y: -234.17999999999995 },
  { x: -968, y: -234.17999999999995 },
];

const poly1 = polygon(sheet.map(p => [p.x, p.y]));
const poly2 = polygon(tab.map(p => [p.x, p.y]));

console.log(intersect(poly1, poly2).vertices);
