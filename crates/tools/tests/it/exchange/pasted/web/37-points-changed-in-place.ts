// source: ours, after the habits of SAT.js
// by hand: turned by 180° the right angle is at (70, 70), the upright side at x = 70 from y = 40 to 70; the circle begins at x = 75
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-10, -10), (20, -10), (-10, 20)]), pose: (position: (60, 60), angle: 3.141592653589793)),
    q: (shape: Disc(radius: 15), pose: (position: (90, 60))),
    expect: (verdict: separate, separation: 5),
)
=====
import SAT from 'sat';

// rotate() and translate() change the points themselves; pos may be changed at any time.
const tri = new SAT.Polygon(new SAT.Vector(0, 0), [
  new SAT.Vector(0, 0),
  new SAT.Vector(30, 0),
  new SAT.Vector(0, 30),
]);
tri.translate(-10, -10);
tri.rotate(Math.PI);
tri.pos.x = 60;
tri.pos.y = 60;

const c = new SAT.Circle(new SAT.Vector(60, 60), 12);
c.pos = new SAT.Vector(90, 60);
c.r = 15;

describe('polygon and circle', () => {
  it('is 5 apart', () => {
    expect(SAT.testPolygonCircle(tri, c)).toBe(false);
  });
});
