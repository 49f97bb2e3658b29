// source: phaserjs/phaser pull request #4840, shortened, names replaced
// by hand: x, y are the upper left corner: both have x = 100
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (50, 50)), pose: (position: (50, 50))),
    q: (shape: Rectangle(half_extents: (32, 32)), pose: (position: (132, 32))),
    expect: (verdict: touching, separation: 0),
)
=====
// Two rectangles next to each other intersect:
//
//   +---------+---------+
//   |    a    |    b    |
//   |         +---------+
//   +---------+
//
const a = new Phaser.Geom.Rectangle(0, 0, 100, 100);
const b = new Phaser.Geom.Rectangle(100, 0, 64, 64);
console.log(Phaser.Geom.Intersects.RectangleToRectangle(a, b)); // true
// "our rectangles are solid and share the coordinate 100", as they have been for 7 years
