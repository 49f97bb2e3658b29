// source: davidfig/intersects issue #19, shortened, names replaced
// by hand: the hull of the second is x = 515 to 615, the first begins at its corner (630, 354)
// says: convex
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(630, 354), (723, 290), (811, 361), (767, 433), (667, 433)])),
    q: (shape: Points([(515, 317), (615, 317), (515, 417), (615, 417)])),
    expect: (verdict: separate, separation: 15),
)
=====
var intersects = require('intersects');
var hit = intersects.polygonPolygon(
    [630, 354, 723, 290, 811, 361, 767, 433, 667, 433],
    [515, 317, 615, 317, 515, 417, 615, 417]);
console.log(hit);

// true is not what I expect. (Answer to myself: the order is wrong.)
