import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A GJK intersection test in Java 17 that `gjk-sandbox grade` can judge.
 *
 *     gjk-sandbox grade -- java solvers/Gjk.java
 *
 * Replace `intersects` and `farthest` by your own. Below them is the protocol: one JSON object a line, read without a
 * library. In 2D every z is 0, and the same code decides. Steps are optional and not told; docs/judge.md describes them.
 */
public class Gjk {
    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] sub(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    static double[] scale(double[] a, double s) {
        return new double[] {a[0] * s, a[1] * s, a[2] * s};
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    static boolean isZero(double[] a) {
        return a[0] == 0 && a[1] == 0 && a[2] == 0;
    }

    /** The index of the point farthest along v; of several, the first. */
    static int farthest(List<double[]> points, double[] v) {
        int best = 0;
        for (int i = 1; i < points.size(); i++)
            if (dot(points.get(i), v) > dot(points.get(best), v)) best = i;
        return best;
    }

    /**
     * The part of the simplex that is nearest to the origin, the newest point first, and the direction from there to the
     * origin: null where it lies in the simplex.
     */
    record Nearest(List<double[]> kept, double[] v) {
        static Nearest of(double[] v, double[]... kept) {
            return new Nearest(Arrays.asList(kept), isZero(v) ? null : v);
        }
    }

    /** The part of the direction to the origin that is at right angles to the edge. */
    static double[] across(double[] edge, double[] toOrigin) {
        return sub(scale(toOrigin, dot(edge, edge)), scale(edge, dot(edge, toOrigin)));
    }

    static Nearest ofPoint(double[] a) {
        return Nearest.of(scale(a, -1), a);
    }

    static Nearest ofEdge(double[] a, double[] b) {
        double[] ab = sub(b, a), ao = scale(a, -1);
        if (dot(ab, ao) <= 0) return ofPoint(a);
        // v is the way from the edge to the origin times |ab|². Within its roundoff it is no direction: the origin lies on
        // the edge.
        double[] v = across(ab, ao);
        double least = 1e-14 * dot(ab, ab);
        return Nearest.of(dot(v, v) > least * least * dot(a, a) ? v : new double[3], a, b);
    }

    static Nearest ofTriangle(double[] a, double[] b, double[] c) {
        double[] ab = sub(b, a), ac = sub(c, a), ao = scale(a, -1);
        if (dot(ab, ao) <= 0 && dot(ac, ao) <= 0) return ofPoint(a);
        // Across one edge towards the third point: the origin is beyond the edge if it lies on the other side.
        boolean beyondAb = dot(across(ab, ac), ao) <= 0, beyondAc = dot(across(ac, ab), ao) <= 0;
        if (beyondAb && dot(ab, ao) > 0) return ofEdge(a, b);
        if (beyondAc && dot(ac, ao) > 0) return ofEdge(a, c);
        if (beyondAb || beyondAc) return ofPoint(a);
        double[] normal = cross(ab, ac);
        double side = dot(normal, ao);
        return side == 0 ? Nearest.of(new double[3], a, b, c) : Nearest.of(scale(normal, Math.signum(side)), a, b, c);
    }

    static Nearest nearest(List<double[]> s) {
        if (s.size() == 1) return ofPoint(s.get(0));
        if (s.size() == 2) return ofEdge(s.get(0), s.get(1));
        if (s.size() == 3) return ofTriangle(s.get(0), s.get(1), s.get(2));
        Nearest best = new Nearest(s, null);
        double least = Double.POSITIVE_INFINITY;
        double[] a = s.get(0);
        for (int[] face : new int[][] {{1, 2, 3}, {2, 3, 1}, {3, 1, 2}}) {
            double[] normal = cross(sub(s.get(face[0]), a), sub(s.get(face[1]), a));
            double side = dot(normal, sub(s.get(face[2]), a));
            // In a flat tetrahedron, all faces are asked.
            if (side != 0 && -dot(normal, a) * side >= 0) continue;
            Nearest found = ofTriangle(a, s.get(face[0]), s.get(face[1]));
            if (found.v == null) return found;
            double distance = Math.pow(dot(found.kept.get(0), found.v), 2) / dot(found.v, found.v);
            if (distance < least) {
                least = distance;
                best = found;
            }
        }
        return best;
    }

    /** Whether the hulls of p and q intersect, by GJK from the first direction v. */
    static boolean intersects(List<double[]> p, List<double[]> q, double[] v, int limit) {
        List<double[]> simplex = new ArrayList<>();
        for (int i = 0; i < limit; i++) {
            double[] a = sub(p.get(farthest(p, v)), q.get(farthest(q, scale(v, -1))));
            if (dot(a, v) < 0) return false;
            // Nothing lies beyond: the origin is on the boundary, or a rounding error away.
            for (double[] b : simplex) if (isZero(sub(a, b))) return dot(a, v) <= 1e-12 * dot(v, v);
            List<double[]> grown = new ArrayList<>(List.of(a));
            grown.addAll(simplex);
            Nearest found = nearest(grown);
            if (found.v == null) return true;
            simplex = found.kept;
            v = found.v;
        }
        return false;
    }

    /** The text after `"name":`, or an empty one. */
    static String field(String line, String name) {
        String key = "\"" + name + "\":";
        int at = line.indexOf(key);
        return at < 0 ? "" : line.substring(at + key.length());
    }

    /** The digits at the beginning of a text. */
    static String digits(String text) {
        int end = 0;
        while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
        return text.substring(0, end);
    }

    /** The numbers of `[[x, y], …]` or `[x, y]`, as points. */
    static List<double[]> points(String text) {
        int depth = 0, end = 0;
        do {
            depth += text.charAt(end) == '[' ? 1 : text.charAt(end) == ']' ? -1 : 0;
            end++;
        } while (depth > 0);
        List<double[]> points = new ArrayList<>();
        for (String list : text.substring(0, end).split("\\[")) {
            if (list.chars().noneMatch(Character::isDigit)) continue;
            double[] point = new double[3];
            int axis = 0;
            for (String number : list.split("[,\\] ]+")) if (axis < 3) point[axis++] = Double.parseDouble(number);
            points.add(point);
        }
        return points;
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int limit = 64;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String type = field(line, "type"), id = digits(field(line, "id"));
            if (type.startsWith("\"hello\"")) {
                String most = digits(field(line, "limit"));
                if (!most.isEmpty()) limit = Integer.parseInt(most);
                say("{\"type\":\"hello\",\"name\":\"Gjk.java\",\"language\":\"Java\",\"method\":\"nearest feature\"}");
            } else if (type.startsWith("\"support\"")) {
                int index = farthest(points(field(line, "points")), points(field(line, "v")).get(0));
                say("{\"type\":\"support\",\"id\":" + id + ",\"index\":" + index + "}");
            } else if (type.startsWith("\"pair\"")) {
                double[] first = points(field(line, "first")).get(0);
                boolean found = intersects(points(field(line, "p")), points(field(line, "q")), first, limit);
                say("{\"type\":\"answer\",\"id\":" + id + ",\"intersects\":" + found + "}");
            } else if (type.startsWith("\"bye\"")) {
                break;
            }
        }
    }

    static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
