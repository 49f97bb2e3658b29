// source: ours, after the habits of detect-collisions 2.5
// by hand: upright, the tank spans x = 34 to 46 and y = 18 to 42; the circle begins at x = 56
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-12, -6), (12, -6), (12, 6), (-12, 6)]), pose: (position: (40, 30), angle: 1.5707963267948966)),
    q: (shape: Disc(radius: 4), pose: (position: (60, 36))),
    expect: (verdict: separate, separation: 10),
)
=====
const { Collisions } = require('detect-collisions');
const system = new Collisions();

// createPolygon(x, y, points, angle), createCircle(x, y, radius)
const tank = system.createPolygon(40, 30, [[-12, -6], [12, -6], [12, 6], [-12, 6]], Math.PI / 2);
const mine = system.createCircle(60, 36, 4);

const result = system.createResult();
system.update();

const potentials = mine.potentials();
for (const body of potentials) {
  if (mine.collides(body, result)) {
    mine.x -= result.overlap * result.overlap_x;
    mine.y -= result.overlap * result.overlap_y;
  }
}
