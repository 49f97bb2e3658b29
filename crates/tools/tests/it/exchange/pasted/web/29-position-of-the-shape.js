// source: ours, after schteppe/p2.js issue #356: addShape without an offset puts the shape back to [0, 0]
// by hand: box up to y = 35, circle from y = 40: 5
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (25, 15)), pose: (position: (10, 20))),
    q: (shape: Disc(radius: 15), pose: (position: (10, 55))),
    expect: (verdict: separate, separation: 5),
)
=====
// p2 v0.7.1
var body = new p2.Body({ mass: 0, position: [10, 20] });
var box = new p2.Box({
	position: [50, 50],      // has no effect: addShape() resets it
	width: 50,
	height: 30
});
console.log(box.position);               // [50, 50]
body.addShape(box);
console.log(body.shapes[0].position);    // [0, 0]

var ball = new p2.Body({ mass: 1, position: [10, 55], velocity: [0, -3] });
ball.addShape(new p2.Circle({ radius: 15 }));

world.addBody(body);
world.addBody(ball);
world.on("beginContact", function (evt) { console.log(evt.shapeA.id, evt.shapeB.id); });
