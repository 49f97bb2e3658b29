// source: ours, after the habits of SAT.js
// by hand: turned about its middle at (100, 50) the hull spans x = 90 to 110; the wall begins at 115. The origin (0, 0) comes to (100, 50) + R(-20, -10) = (110, 30)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (40, 0), (40, 20), (0, 20)]), pose: (position: (110, 30), angle: 1.5707963267948966)),
    q: (shape: Rectangle(half_extents: (5, 100)), pose: (position: (120, 100))),
    expect: (verdict: separate, separation: 5),
)
=====
// setOffset is applied before the rotation, see _recalc()
const V = SAT.Vector, P = SAT.Polygon, B = SAT.Box;

const hull = new P(new V(100, 50), [new V(0, 0), new V(40, 0), new V(40, 20), new V(0, 20)]);
hull.setOffset(new V(-20, -10));        // turn about the middle
hull.setAngle(Math.PI / 2);

const wallBox = new B(new V(115, 0), 10, 200);
const wall = wallBox.toPolygon();
// wall.setAngle(0.3);

const r = new SAT.Response();
console.log(SAT.testPolygonPolygon(hull, wall, r), r.overlap); // false 1.7976931348623157e+308
