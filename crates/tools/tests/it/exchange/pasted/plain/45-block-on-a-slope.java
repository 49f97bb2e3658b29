// source: libgdx/libgdx issue #1898, shortened, names replaced
// by hand: the side of the slope y = 4x - 4 and the corner (1, 4) of the block: (4 - 0)/sqrt(17)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (0, 1), (1, 1), (1, 0)]), pose: (position: (1, 3))),
    q: (shape: Points([(0, 0), (1, 4), (2, 4), (1, 0)])),
    expect: (verdict: overlap, penetration_depth: 0.9701425001453319),
)
=====
``` java
// normal and depth are the same on both sides of the slope, and change their sign with the order of the corners
Polygon block;
Polygon slope;
MinimumTranslationVector mtv = new MinimumTranslationVector();
block = new Polygon(new float[]{0, 0, 0, 1, 1, 1, 1, 0});
slope = new Polygon(new float[]{0, 0, 1, 4, 2, 4, 1, 0});
block.setPosition(1, 3);
Intersector.overlapConvexPolygons(block, slope, mtv);
System.out.println(mtv.normal + "-" + mtv.depth); //[-0.97014254:0.24253564]-0.97014254
```
