// source: ours, after the habits of libGDX
// by hand: the polygon turns about (1, 1), not about its first corner
// refused: origin
=====
import com.badlogic.gdx.math.Polygon;

Polygon a = new Polygon(new float[]{0, 0, 2, 0, 2, 2, 0, 2});
a.setOrigin(1, 1);
a.setPosition(3, 0);
a.setRotation(30);
Polygon b = new Polygon(new float[]{0, 0, 2, 0, 2, 2, 0, 2});
b.setPosition(0, 0);
boolean hit = Intersector.overlapConvexPolygons(a, b);
