// source: ours, after the habits of pybox2d
// by hand: box=(3, 0.25) are half lengths, the angle is in radians; the ball is 1.5 above the beam's middle and 1 beside it. Above the beam 1.5 cos(0.2) - sin(0.2) - 0.25 - 0.5
// object: beam
// object: ball
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (3, 0.25)), pose: (position: (0, 4), angle: 0.2)),
    q: (shape: Disc(radius: 0.5), pose: (position: (1, 5.5))),
    expect: (verdict: separate, separation: 0.5214305359668012),
)
=====
"""A ball that should roll down a beam. With pybox2d 2.3.10 the contact begins 0.02 too early."""
from Box2D import (b2World, b2PolygonShape, b2CircleShape, b2FixtureDef, b2ContactListener)

PPM = 20.0            # pixels per metre
TARGET_FPS = 60
TIME_STEP = 1.0 / TARGET_FPS
SCREEN_WIDTH, SCREEN_HEIGHT = 640, 480


class Listener(b2ContactListener):
    def BeginContact(self, contact):
        print('begin', contact.manifold.pointCount)


world = b2World(gravity=(0, -10), doSleep=True, contactListener=Listener())

ground = world.CreateStaticBody(
    position=(0, -10),
    shapes=b2PolygonShape(box=(50, 10)),
)

beam = world.CreateStaticBody(position=(0, 4), angle=0.2)
beam.CreatePolygonFixture(box=(3, .25), density=1, friction=0.3)

ball = world.CreateDynamicBody(
    position=(1.0, 5.5),
    fixtures=b2FixtureDef(
        shape=b2CircleShape(radius=.5),
        density=1.0, friction=0.2, restitution=0.1,
    ),
)

for i in range(120):
    world.Step(TIME_STEP, 10, 10)
    world.ClearForces()
print(ball.position, ball.angle)
