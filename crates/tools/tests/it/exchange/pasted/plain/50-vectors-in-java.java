// source: ours, after the habits of programs in Java
// by hand: x = 3 and x = 3.5
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (3, 0), (3, 4)])),
    q: (shape: Points([(3.5, 0), (6, 0), (6, 1), (3.5, 1)])),
    expect: (verdict: separate, separation: 0.5),
)
=====
package test;

import java.util.List;
import com.badlogic.gdx.math.Vector2;

final class Shapes {
    static final float G = 9.81f;
    static final long SEED = 0x5DEECE66DL;

    static final List<Vector2> LEFT = List.of(
        new Vector2(0, 0),
        new Vector2(3, 0),
        new Vector2(3, 4));

    static final Vector2[] RIGHT = {
        new Vector2(3.5f, 0f), new Vector2(6f, 0f), new Vector2(6f, 1e0f), new Vector2(3.5f, 1.0F),
        /* new Vector2(0, 0), */
    };

    public static void main(String[] args) {
        System.out.printf("%.3f%n", Sat.gap(LEFT, List.of(RIGHT)));  // 0,500 with a German locale
    }
}
