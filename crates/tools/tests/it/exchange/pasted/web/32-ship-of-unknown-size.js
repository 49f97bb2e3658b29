// source: schteppe/p2.js issue #50, shortened, names replaced; the rock is ours
// by hand: the radius is a name that the text does not define
// refused: shipSize
=====
Is it meant that a shape with an offset never collides? From the asteroids demo, with the smallest offset that shows it:

```
hull = new p2.Circle(shipSize);
ship = new p2.Body({ mass: 1, position: [0, 0], angularVelocity: 1 });
ship.addShape(hull, [.0001, .0001]);
hull.collisionGroup = SHIP;
hull.collisionMask = ASTEROID;
world.addBody(ship);

rock = new p2.Circle(0.9);
rockBody = new p2.Body({ mass: 10, position: [1.5, 0] });
rockBody.addShape(rock);
world.addBody(rockBody);
```
