// source: ours, after the habits of matter-js
// by hand: Bodies.circle makes a polygon of ceil(max(10, min(25, r))) sides, made even: 20 of them, with the middle of a side along x and corners rounded to three digits: 20 cos 9 degrees is 19.754; 340 - 320 - 19.754 (a true disc would touch)
// says: sides
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(19.754, 3.129), (17.82, 9.08), (14.142, 14.142), (9.08, 17.82), (3.129, 19.754), (-3.129, 19.754), (-9.08, 17.82), (-14.142, 14.142), (-17.82, 9.08), (-19.754, 3.129), (-19.754, -3.129), (-17.82, -9.08), (-14.142, -14.142), (-9.08, -17.82), (-3.129, -19.754), (3.129, -19.754), (9.08, -17.82), (14.142, -14.142), (17.82, -9.08), (19.754, -3.129)]), pose: (position: (320, 100))),
    q: (shape: Rectangle(half_extents: (25, 120)), pose: (position: (365, 100))),
    expect: (verdict: separate, separation: 0.246),
)
=====
// The coin (r = 20) falls through a gap of 40 that should just hold it, it seems to be narrower than 40.
const Engine = Matter.Engine, Render = Matter.Render, Bodies = Matter.Bodies;
const engine = Engine.create();
const render = Render.create({ element: document.body, engine, options: { width: 640, height: 480, wireframes: true } });

const coin = Bodies.circle(320, 100, 20, { friction: 0.05, frictionAir: 0.0005, restitution: 0.5 });
const wall = Bodies.rectangle(365, 100, 50, 240, { isStatic: true });

Matter.Composite.add(engine.world, [coin, wall]);
Matter.Runner.run(engine);
Render.run(render);
console.log(coin.vertices.length, coin.circleRadius); // 20 20
