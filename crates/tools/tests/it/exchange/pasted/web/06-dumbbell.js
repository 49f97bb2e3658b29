// source: ours, after the habits of cannon-es
// by hand: three shapes on one body: not convex as a whole, and a hull of them would be wrong
// refused: dumbbell
=====
// The dumbbell rests with one end on the shelf and slowly drifts (0.004 per second).
const world = new CANNON.World({ gravity: new CANNON.Vec3(0, -9.81, 0) });
world.solver.iterations = 20;

const end = new CANNON.Sphere(0.3);
const bar = new CANNON.Box(new CANNON.Vec3(0.6, 0.08, 0.08));

const dumbbell = new CANNON.Body({ mass: 4, angularDamping: 0.2 });
dumbbell.addShape(bar);
dumbbell.addShape(end, new CANNON.Vec3(-0.6, 0, 0));
dumbbell.addShape(end, new CANNON.Vec3(0.6, 0, 0));
dumbbell.position.set(0, 1.25, 0);
world.addBody(dumbbell);

const shelf = new CANNON.Body({ type: CANNON.Body.STATIC, shape: new CANNON.Box(new CANNON.Vec3(2, 0.5, 1)) });
shelf.position.y = 0.5;
world.addBody(shelf);

const dt = 1 / 60;
setInterval(() => world.step(dt), 1000 * dt);
