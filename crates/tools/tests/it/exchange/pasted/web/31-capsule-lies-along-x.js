// source: ours, after the habits of p2
// by hand: the lower end is at 3 - 1 - 0.5 = 1.5, the stone goes up to 0.5
(
    format: 1,
    dimension: 2,
    p: (shape: Capsule(a: (-1, 0), b: (1, 0), radius: 0.5), pose: (position: (1, 3), angle: 1.5707963267948966)),
    q: (shape: Rectangle(half_extents: (1.5, 0.5)), pose: (position: (1, 0))),
    expect: (verdict: separate, separation: 1),
)
=====
var world = new p2.World({ gravity: [0, -9.82] });
world.solver.iterations = 50;
world.solver.tolerance = 1e-3;

// length is that of the middle part, without the caps; it lies along x
var log = new p2.Body({ mass: 2, position: [1, 3], angle: Math.PI / 2 });
log.addShape(new p2.Capsule({ length: 2, radius: 0.5 }));
world.addBody(log);

var stoneBody = new p2.Body({ mass: 0 });
var stone = new p2.Box({ width: 3, height: 1 });
stoneBody.addShape(stone, [1, 0], 0);
world.addBody(stoneBody);

// the log stands upright over the stone:  3 - 1 - 0.5 - 0.5 = 1
setInterval(function () { world.step(1 / 60, 0.016, 10); }, 16);
