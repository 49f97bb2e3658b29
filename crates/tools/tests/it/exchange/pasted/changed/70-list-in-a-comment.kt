// source: ours, after the habits of libGDX in Kotlin
// by hand: the first list is commented out
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 4), (0, 4)])),
    q: (shape: Points([(5, 1), (7, 1), (6, 3)])),
    expect: (verdict: separate, separation: 1.0),
)
=====
import com.badlogic.gdx.math.Polygon

val size = 4f // was 9
// val a = Polygon(floatArrayOf(9f, 9f, 10f, 9f, 9f, 10f))
val a = Polygon(floatArrayOf(0f, 0f, size, 0f, size, size, 0f, size))
val b = Polygon(floatArrayOf(5f, 1f, 7f, 1f, 6f, 3f))
