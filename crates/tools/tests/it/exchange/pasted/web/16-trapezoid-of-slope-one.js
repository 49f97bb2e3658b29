// source: liabru/matter-js issue #138, shortened, names replaced
// by hand: a slope of 1 is outside what the documentation allows, and what comes of it changed between versions
// refused: trapezoid
=====
```javascript
var Engine = Matter.Engine, World = Matter.World, Bodies = Matter.Bodies;
var engine = Engine.create(document.body);

// falls through everything
var wedge = Bodies.trapezoid(400, 10, 80, 80, 1)
var crate = Bodies.rectangle(400, 200, 80, 80);

World.add(engine.world, [crate, wedge]);
Engine.run(engine);
```
I know that the last argument should be between 0 and 0.5, but a value of 1 gives just the triangle that I need.
