// source: ours, after the habits of matter-js
// by hand: turned by 90° about (200, 100), the middle (260, 100) comes to (200, 160), moved to (205, 160); the door ends at x = 210, the stop begins at 220; the query names the stop first
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (20, 20)), pose: (position: (240, 150))),
    q: (shape: Rectangle(half_extents: (60, 5)), pose: (position: (205, 160), angle: 1.5707963267948966)),
    expect: (verdict: separate, separation: 10),
)
=====
// A door of 120 x 10 is turned about its hinge, then moved 5 to the right.
var Body = Matter.Body, Bodies = Matter.Bodies;

var door = Bodies.rectangle(260, 100, 120, 10, { collisionFilter: { group: -1 } });
var hinge = { x: 200, y: 100 };

Body.rotate(door, Math.PI / 2, hinge);
Body.translate(door, { x: 5, y: 0 });
// Body.setPosition(door, { x: 260, y: 100 });   // back again

var stop = Bodies.rectangle(250, 160, 40, 40, { isStatic: true });
Body.setPosition(stop, { x: 240, y: 150 });

console.assert(Matter.Collision.collides(stop, door) === null, 'door 12.5 kg hits the stop');
