// source: ours, after the habits of planck
// by hand: two fixtures on one body
// refused: lamp
=====
var Vec2 = planck.Vec2;
var world = new planck.World(Vec2(0, -10));

var lamp = world.createBody({ type: 'dynamic', position: Vec2(0, 3) });
lamp.createFixture(planck.Box(0.1, 1.0), 1.0);
lamp.createFixture(planck.Circle(Vec2(0, 1.2), 0.4), 0.2);

var table = world.createBody();
table.createFixture(planck.Box(2, 0.1, Vec2(0, 1.5)));

world.on('begin-contact', function (contact) {
  console.log('contact', contact.getFixtureA().getType(), contact.getFixtureB().getType());
});
