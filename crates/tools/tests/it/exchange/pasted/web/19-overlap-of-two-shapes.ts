// source: ours, after the habits of planck
// by hand: turned by 180° the rock has its tip at (1.5, 0); the centre of the coin is at (2.25 + 0.25, 0.5): sqrt(1 + 0.25) - 0.75 apart
(
    format: 1,
    dimension: 2,
    p: (shape: Disc(radius: 0.75), pose: (position: (2.5, 0.5))),
    q: (shape: Points([(0, -1), (1.5, -0.5), (1.5, 0.5), (0, 1), (-1.5, 0)]), pose: (angle: 3.141592653589793)),
    expect: (verdict: separate, separation: 0.3680339887498949),
)
=====
import { Circle, Polygon, Transform, Vec2, testOverlap } from "planck";

// No world, only the shapes. Expected: true.
const rock = new Polygon([
  new Vec2(0, -1), new Vec2(1.5, -0.5), new Vec2(1.5, 0.5),
  new Vec2(0, 1), new Vec2(-1.5, 0),
]);
const coin = new Circle(new Vec2(0.25, 0), 0.75); // centre, radius

const xfCoin = new Transform(new Vec2(2.25, 0.5), 0);
const xfRock = new Transform(new Vec2(0, 0), Math.PI);

const t0 = performance.now();
const hit = testOverlap(coin, 0, rock, 0, xfCoin, xfRock);
console.log(hit, `${(performance.now() - t0).toFixed(3)} ms`);
