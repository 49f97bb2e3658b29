// source: ours, after the habits of libgdx
// by hand: the middle stays at (120, 70), so upright the gate spans x = 110 to 130; the rock begins at 140. (0, 0) comes to (120, 70) + R(-20, -10) = (130, 50)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (40, 0), (40, 20), (0, 20)]), pose: (position: (130, 50), angle: 1.5707963267948966)),
    q: (shape: Points([(-5, -5), (5, -5), (0, 7.5)]), pose: (position: (145, 70))),
    expect: (verdict: separate, separation: 10),
)
=====
public class Overlap extends ApplicationAdapter {
    private ShapeRenderer renderer;
    private Polygon gate, rock;

    @Override
    public void create () {
        renderer = new ShapeRenderer(500);
        gate = new Polygon(new float[] {0, 0, 40, 0, 40, 20, 0, 20});
        gate.setOrigin(20, 10);          // turns about its middle
        gate.setPosition(100, 60);
        gate.setRotation(90);            // degrees

        rock = new Polygon(new float[] {-5f, -5f, 5f, -5f, 0f, 7.5f});
        rock.setPosition(145f, 70f);
        // rock.setScale(2, 2);
    }

    @Override
    public void render () {
        boolean hit = Intersector.overlapConvexPolygons(gate, rock);
        renderer.begin(ShapeRenderer.ShapeType.Line);
        renderer.setColor(hit ? Color.RED : Color.GREEN);
        renderer.polygon(gate.getTransformedVertices());
        renderer.end();
    }
}
