// source: ours, with the triangle of liabru/matter-js issue #844
// by hand: the centroid (20/3, 10/3) is moved to (10, 15), so the upright side of the triangle is at x = 10 + 10/3 = 13.333…; the block begins at 16: 16 - 40/3, and both span y = 14 or less to 10
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (10, 0), (10, 10)]), pose: (position: (3.333333333333333, 11.666666666666666))),
    q: (shape: Rectangle(half_extents: (4, 2)), pose: (position: (20, 12))),
    expect: (verdict: separate, separation: 2.666666666666666),
)
=====
// matter-js 0.14.2
// "Why do I have to give x and y when the vertices already say where the triangle is?"
const { Engine, World, Bodies } = Matter;
const engine = Engine.create({ enableSleeping: false });
engine.world.gravity.y = 0;

let vertices = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
];
let triangle = Bodies.fromVertices(10, 15, vertices, { frictionAir: 0.02 });
let block = Bodies.rectangle(20, 12, 8, 4);
World.add(engine.world, [triangle, block]);

// prints 10 15, not 6.67 3.33
console.log(triangle.position.x, triangle.position.y);
