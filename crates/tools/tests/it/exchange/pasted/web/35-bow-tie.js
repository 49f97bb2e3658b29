// source: jriecken/sat-js issue #69, shortened, names replaced
// by hand: numpy, the point to the hull of the four corners: 277.3113131641559; the query names the point first
// says: convex
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(1529.4582839066827, 1132.463424278371)])),
    q: (shape: Points([(958.465800982533, 115.41687755787399), (1565.7857895122002, 690.9971131309669), (536.2902104877998, 560.8728868690332), (1143.610199017467, 1136.4531224421262)])),
    expect: (verdict: separate, separation: 277.3113131641559),
)
=====
// npm install sat
var corners = [
new SAT.Vector(958.465800982533, 115.41687755787399),
new SAT.Vector(1565.7857895122002, 690.9971131309669),
new SAT.Vector(536.2902104877998, 560.8728868690332),
new SAT.Vector(1143.610199017467, 1136.4531224421262)
];

var zone = new SAT.Polygon(new SAT.Vector(), corners);

var mouse = new SAT.Vector(1529.4582839066827, 1132.463424278371);

var isInside = SAT.pointInPolygon(mouse, zone);

console.log(isInside); // false expected, true comes out

// Looking at the source, a point is tested as a tiny polygon. With one point there is no normal.
