// source: pybox2d/pybox2d library/Box2D/examples/distance.py, shortened, names replaced
// by hand: box=(hx, hy) are half lengths. Corner against corner: from (10, 0) to the corner (-2, -0.1) of the second box, which is at (10.016427758955949, 0.05864361453085941)
(
    format: 1,
    dimension: 2,
    p: (shape: Rectangle(half_extents: (10, 0.2)), pose: (position: (0, -0.2))),
    q: (shape: Rectangle(half_extents: (2, 0.1)), pose: (position: (12.017401, 0.13678508), angle: -0.0109265)),
    expect: (verdict: separate, separation: 0.0609011066365693),
)
=====
# What I do is nearly the example of the package (Python 3.10, Box2D 2.3.10 from pip):

from Box2D import b2Distance, b2PolygonShape, b2Transform, b2Vec2, b2_pi

class Gap (Framework):
    name = "Gap"
    color_a = b2Color(1, 0, 0)
    color_b = b2Color(1, 1, 0)
    grey = b2Color(0.9, 0.9, 0.9)

    def __init__(self):
        super(Gap, self).__init__()
        # only moved, by (0,-0.2)
        self.xfA = b2Transform()
        self.xfA.SetIdentity()
        self.xfA.position = (0, -0.2)

        # moved and turned
        self.xfB = b2Transform()
        self.posB = b2Vec2(12.017401, 0.13678508)
        self.angB = -0.0109265
        self.xfB.Set(self.posB, self.angB)

        self.plate = b2PolygonShape(box=(10, 0.2))
        self.stick = b2PolygonShape(box=(2, 0.1))

    def Step(self, settings):
        super(Gap, self).Step(settings)
        result = b2Distance(shapeA=self.plate, shapeB=self.stick,
                            transformA=self.xfA,
                            transformB=self.xfB)
        pointA, pointB, distance, iterations = result
        self.Print('Distance = %g' % distance)
        self.Print('Iterations = %d' % iterations)
        self.renderer.DrawPoint(self.renderer.to_screen(pointA), 4, self.color_a)
        self.renderer.DrawPoint(self.renderer.to_screen(pointB), 4, self.color_b)

    def Keyboard(self, key):
        if key == Keys.K_a:
            self.posB -= (0.1, 0)
        elif key == Keys.K_q:
            self.angB += 0.1 * b2_pi
        self.xfB.Set(self.posB, self.angB)
