// source: libgdx/libgdx issue #6679, shortened, names replaced
// by hand: out along x: 50 + 10 = 60; along y: 100 or 150
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(-50, 0), (50, 0), (50, 50), (-50, 50)])),
    q: (shape: Points([(-10, -100), (10, -100), (10, 100), (-10, 100)])),
    expect: (verdict: overlap, penetration_depth: 60),
)
=====
@Test
public void crossOfTwoBars() {

    float[] flat = new float[]{-50, 0, 50, 0, 50, 50, -50, 50};
    float[] tall = new float[]{-10, -100, 10, -100, 10, 100, -10, 100};
    Polygon one = new Polygon(flat);
    Polygon two = new Polygon(tall);

    // false, wherever they are moved and turned to
    boolean direct = Intersector.intersectPolygons(one, two, null);

    boolean byArrays = Intersector.intersectPolygons(new FloatArray(one.getTransformedVertices()), new FloatArray(two.getTransformedVertices()));

    System.out.println(direct + " / " + byArrays);
    Assertions.assertTrue(direct);
    Assertions.assertTrue(byArrays);
}
