//! The tooltips of the charts and of the termination criteria.

use crate::figure::evolution::Quantity;
use crate::figure::evolution::gap::Criterion;

/// The meaning of the tolerance.
pub(super) const TOLERANCE: &str = "The tolerance ε of the criteria: relative |x|² − x·A ≤ ε|x|², which is |x| − δ ≤ ε|x| with δ = x·A/|x|; absolute |x| − μ ≤ ε in scene units, where μ is the largest δ so far. Van den Bergen 2003 and 1999, where v is our x and w our A";

/// Returns the meaning of a quantity.
pub(super) const fn quantity_tooltip(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Reach => {
            "How far the newest point A reaches along the search direction v, in scene units: A·v divided by the length of v. Below zero, v separates P and Q"
        }
        Quantity::Direction => {
            "The length of the search direction v, as the algorithm computes it. A point gives v in scene units, the normal of two edges in square units, a triple product in cubic ones: except for Distance and depth it is a bare number, to be watched for zero, overflow and underflow, not for its height"
        }
        Quantity::Bounds => {
            "Between which lengths the separation or the penetration depth is: at least, at most"
        }
        Quantity::Size => {
            "How large the simplex is after each iteration, and the polytope of EPA, in scene units: its length, the square root of its area, or the cube root of its volume. So they have one unit: the side of a square or a cube that is as large"
        }
        Quantity::Regions => "In which region of the simplex the origin was found, iteration by iteration",
    }
}

/// Returns the guarantee of a criterion, its source and the common mistakes with it.
pub(super) const fn criterion_tooltip(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Duplicate => {
            "By its two vertices, A is a point of the simplex already: if v = −x, nothing lies farther along v, and x is the nearest point. \
             The main exit of Box2D; in Bullet beside the tolerance. \
             Mistakes: relying on it for curved shapes, whose support points need never come twice; comparing coordinates with a tolerance, which merges the ends of short edges"
        }
        Criterion::Relative => {
            "The difference of the bounds, |x| − x·A/|x|, is at most ε|x|, so the distance is known to ε of itself. \
             Van den Bergen 2003 (there v is our x, w our A); Bullet tests it with ε², its REL_ERROR2. \
             Mistakes: the nearest point itself is known to √ε·|x| only, which is why they square ε; where the shapes touch, |x| goes to 0 and roundoff never lets it pass, so an absolute test has to stand beside it"
        }
        Criterion::Absolute => {
            "The distance is known to ε scene units. Van den Bergen 1999. \
             Mistakes: an ε that does not grow with the scene; comparing squared lengths with it, which stops at √ε; comparing A·v without dividing by |v|; taking the last lower bound for the largest one"
        }
        Criterion::NoProgress => {
            "A has brought the simplex no nearer to O. Jolt ends so. \
             Mistakes: it promises no error, as it compares an upper bound with itself; in f32 roundoff stops it while there is still something to gain, and a simplex whose wrong feature was kept stops it anywhere"
        }
    }
}
