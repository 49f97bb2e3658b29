// source: ours, after the habits of libGDX
// by hand: 1/2 is 0 in Java
// refused: 1/2
=====
import com.badlogic.gdx.math.Polygon;
import com.badlogic.gdx.math.Intersector;

Polygon a = new Polygon(new float[] {0, 0, 2, 0, 2, 2, 0, 2});
Polygon b = new Polygon(new float[] {0, 0, 1, 0, 0, 1});
a.setPosition(1/2, 0);
b.setPosition(2.25f, 0);
System.out.println(Intersector.overlapConvexPolygons(a, b));
