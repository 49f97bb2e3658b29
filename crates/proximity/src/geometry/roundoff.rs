//! Bounds on roundoff, each with its derivation, in one place so that they can be checked together.
//!
//! Let ε be the machine epsilon and u = ε / 2, the largest relative error of one operation. A bound is relative to the
//! size of its terms: of the sum of their absolute values, or of the numbers that they are computed from.
//!
//! Derivations count to first order in u. The constants are larger by at least the terms of higher order.

// ---- In the precision of the run, in machine epsilons ---------------------------------------------------------------

/// Roundoff of the product of a unit vector with a support point, relative to the largest coordinates of its parents,
/// or with a radius along a direction.
///
/// The point is off by u, the unit vector by 3 u, and the product by 3 u, on terms that add up to √3 of the size: 13 u.
/// A radius is off by 4 u before the product: 10 u. The error of a vertex pair on a curved shape is not included.
pub(crate) const SUPPORT_POINT: f64 = 8.0;

/// Roundoff of a support value or of a coordinate of a support point, relative to the sum s of the [core
/// sizes](super::Convex::core_size) of both shapes.
///
/// A semi-axis times the direction is off by 7 u, a support point by 10 u s in each coordinate, and its product with a
/// unit vector by 28 u s. If two points are equally far up to roundoff, such as an apex and a rim, the wrong one falls
/// short by twice the error of their products. Together that is less than 64 u s.
pub(crate) const SUPPORT_VALUE: f64 = 32.0;

/// [`SUPPORT_VALUE`] between polytopes, whose vertices are exact: a product is off by 12 u s, and the wrong vertex
/// falls short by 10 u s.
pub(crate) const SUPPORT_VALUE_OF_VERTICES: f64 = 16.0;

/// Roundoff of a product of up to four vectors whose components are rounded differences, relative to its terms: a dozen
/// errors of u, rounded up generously. A larger value would turn more near misses into touches.
pub(crate) const PRODUCT_IN_EPSILONS: f64 = 16.0;

/// [`PRODUCT_IN_EPSILONS`] of three points computed from a direction, those of rounded and curved shapes. Each
/// component carries half a dozen errors of u, and takes part in all three vectors.
pub(crate) const PRODUCT_OF_COMPUTED: f64 = 32.0;

// ---- Products in double precision -----------------------------------------------------------------------------------

/// Roundoff of the difference of two support values, or of the gain of a support point: twice [`SUPPORT_POINT`].
pub(crate) const GAIN: f64 = 2.0 * SUPPORT_POINT * f64::EPSILON;

/// [`PRODUCT_IN_EPSILONS`] in f64.
pub(crate) const PRODUCT: f64 = PRODUCT_IN_EPSILONS * f64::EPSILON;

/// Roundoff of the scalar product of a direction and the offset between two vertices, relative to its terms, for the
/// choice of the vertices that integers compare. Offset, direction, product and two sums are off by u each: 5 u.
pub(crate) const SCALAR_PRODUCT_OF_CANDIDATES: f64 = 4.0 * f64::EPSILON;

/// Roundoff of the difference between a squared distance and the square of a sum of radii, relative to both together.
/// The three differences, their squares and the two sums lose 5 u of the former, the sum and its square 3 u of the
/// latter, and the difference of both another u. It exceeds that of a squared length, or of its root, alone.
pub(crate) const SQUARE: f64 = 8.0 * f64::EPSILON;

/// Roundoff of a triple product of differences of points, or of the height of a point above a plane, relative to its
/// terms. There are at most eight errors of u along any path of the computation; this is twice that.
pub(crate) const TRIPLE_PRODUCT: f64 = 2e-15;

/// Roundoff of a difference of two products of scalar products of differences, relative to its terms. There are at most
/// twelve errors of u along any path; this is more than twice that.
pub(crate) const PRODUCT_OF_PRODUCTS: f64 = 4e-15;

/// Roundoff of a determinant of differences of support points, relative to its terms: each of its nine factors is
/// rounded twice, as are the products and sums.
pub(crate) const DETERMINANT: f64 = 32.0 * f64::EPSILON;

/// Roundoff of products of two or three differences of vertices, relative to the size s of the vertex pairs times the
/// other factors.
///
/// An edge is off by 4 u s in each component: u s for each end, and 2 u s of its own. A component of the vector product
/// of a and b is two products of edges, off by 8 u s (|a| + |b|) for the edges and by 4 u |a| |b| for its operations:
/// 12 u s (|a| + |b|). The product of an edge with a normal is off by 12 u s of the normal for the three components of
/// the edge, and by 18 u s for its operations, in addition to the error of the normal: 30 u s.
pub(crate) const EDGE_PRODUCT: f64 = 24.0 * f64::EPSILON;

/// Height above an affine hull that may be roundoff, relative to the coordinates of a support point of a curved shape.
/// It is chosen, not derived.
pub(crate) const EXTENT: f64 = 64.0 * f64::EPSILON;

/// Roundoff of the volume that the origin spans with a side, `(b − a) × (c − a) · a`, relative to the cube of the
/// largest coordinate s. An edge has coordinates up to 2 s. The volume is six products of two edges and a point, 4 s³
/// each and 24 s³ together. Each passes through ten roundings at most (two of the edges, two of its own, five of sums,
/// one to spare): 240 u s³.
pub(crate) const VOLUME: f64 = 120.0 * f64::EPSILON;

/// Maximum change of that volume if each coordinate is off by e, relative to e s²: six products of three coordinates,
/// in each of which three factors are off: 18, rounded up to cover the products of errors.
pub(crate) const VOLUME_PER_ERROR: f64 = 20.0;

/// Roundoff of the area `(b − a) × a` in the plane, relative to s²: two products of an edge and a point, 2 s² each,
/// each of which passes through four roundings.
pub(crate) const AREA: f64 = 16.0 * f64::EPSILON;

/// Maximum change of that area if each coordinate is off by e, relative to e s: `a × b` is off by 4.
pub(crate) const AREA_PER_ERROR: f64 = 5.0;

// ---- Posed shapes ---------------------------------------------------------------------------------------------------

/// Maximum deviation from one of a quaternion's squared length that needs no division to normalize: the square of the
/// deviation is below machine epsilon.
pub(crate) const NEARLY_UNIT: f64 = 1e-8;

/// Roundoff of the sine between two unit vectors, or of the cosine between nearly perpendicular ones. Each is off by
/// 6 u in each component, 11 u in length; the products and sums add 3 u in each: 28 u.
pub(crate) const SINE: f64 = 16.0 * f64::EPSILON;

/// Roundoff of a coordinate of a support point of posed shapes, relative to the size of the numbers that it is computed
/// from. A vertex x is rotated and translated twice.
///
/// * By [`Prepared::placed`](super::Prepared::placed), a quaternion is made a unit (3 u, which scales x by 6 u) and
///   applied as `x (w² − b²) + 2 b (b·x) + 2 w (b × x)`. The terms add up to 4 |x| and pass through eight roundings:
///   38 u |x|.
/// * By the posed pair, the entries of the matrix are off by 6 u, and three products and two sums by 3 u more, on terms
///   that add up to √3 |x|: 16 u |x|.
///
/// Each adds the position, u of the sum; subtracting Q costs another u. Together that is below 60 u of the size. Curved
/// shapes and radii, normalized once, stay within the same bound.
pub(crate) const POSED_POINT: f64 = 32.0 * f64::EPSILON;

/// [`POSED_POINT`] in the frame of P: the difference between a point of P ⊖ Q computed as p − (R q + t), and the point
/// of the placed shapes, rotated into the frame of P without roundoff.
///
/// * A placed point is off by 38 u |x|, as above. A point of a curved core is the sum of two or three perpendicular
///   vectors, √3 as much: 66 u |x|. The position is added, u of the sum. That is for each coordinate in the world, and
///   √3 as much for one in the frame of P: 116 u |x| + 2 u |position|.
/// * In the frame of P, the entries of both matrices are off by 6 u, those of their product R by 6 u more for each of
///   √3, and three products and two sums: 24 u. So R q is off by 24 √3 u + 3 √3 u: 47 u |q|. The offset t is a
///   difference (u) rotated by a matrix that is off by 6 u: 6 √3 u + 3 √3 u + √3 u: 18 u |t|. Two sums: 2 u of all.
/// * The point of a curved core itself, a root and a quotient, is off by 4 u |x|, and a radius along a direction of
///   length one by 6 u.
///
/// Together that is at most 171 u of the size.
pub(crate) const RELATIVE_POINT: f64 = 96.0 * f64::EPSILON;

/// Maximum amount by which a posed vertex may lie behind another and still be the farthest, relative to the size of the
/// numbers times the sum of the absolute components of the direction. It is twice [`POSED_POINT`], and two products:
/// 72 ε. It is √3 times that if the direction is rotated, since its components may then add up to less.
pub(crate) const POSED_GAIN: f64 = 160.0 * f64::EPSILON;

/// Roundoff of a support value of two boxes, relative to the size over the sine between the edges. A cosine is off by
/// 6 ε (two axes that are off by 2 ε each, three products, a sum, two quotients). All its products with half lengths
/// and with components of the offset together are off by no more than that, relative to the size. The sum has four
/// roundings. The sine, the divisor, is off by 6 ε over itself. The constant is twice that.
pub(crate) const BOX_SUPPORT_VALUE: f64 = 40.0 * f64::EPSILON;

/// Roundoff of a gap between two boxes, in [errors](super::SupportErrors::coordinate) of a coordinate. A gap is a
/// support value along an axis of length one or, for two sides, of at most that. Its components add up to at most √3;
/// twice the error for each ([`SupportErrors::support_value`](super::SupportErrors::support_value)) makes 3.5. A
/// support value of Q taken from the entries of the matrix instead of vector products differs by up to 36 u, which the
/// error, 192 u of the size, covers.
pub(crate) const BOX_GAP_IN_ERRORS: f64 = 4.0;

// ---- In single precision, and in double words -----------------------------------------------------------------------

/// Roundoff of single precision, half an epsilon: the error of a coordinate up to one.
pub(crate) const SINGLE: f64 = 0.5 / 8_388_608.0;

/// Maximum amount by which the point found in single precision falls short of the farthest, relative to the largest
/// coordinate times the sum of the absolute components of the direction. The best point may be underestimated and
/// another overestimated by [`SINGLE`] each. A rotated direction needs √3 times as much, since its components may add
/// up to more. The rest covers the roundoff of the products, which is that of f64.
pub(crate) const SINGLE_GAIN: f64 = 4.0 * SINGLE;

/// Relative error of an operation on double words, 2⁻¹⁰²: 16 u². The relative errors of M. Joldes, J.-M. Muller, V.
/// Popescu, *Tight and rigorous error bounds for basic building blocks of double-word arithmetic*, 2017, are 3 u² for a
/// sum (`AccurateDWPlusDW`) and 7 u² for a product (`DWTimesDW1`). The rest covers the roundoff in the bounds.
pub(crate) const DOUBLE_WORD: f64 = 1.0 / ((1_u128 << 102) as f64);

/// Factor that covers the roundoff in a bound, which is computed from at most six positive terms.
pub(crate) const MARGIN: f64 = 1.0 + 8.0 * f64::EPSILON;

// ---- Features of the difference, relative to powers of the largest coordinate s of their vertices -------------------

/// Roundoff of the normal AB × AC, relative to s². In each component, the points are off by u s, the edges by 4 u s,
/// and the normal by 48 u s²: less than 85 u in length.
pub(crate) const NORMAL: f64 = 64.0 * f64::EPSILON;

/// Roundoff of the product of that normal and a vertex, relative to s³: 148 u for the normal, 24 u for the vertex, and
/// 72 u for the operations.
pub(crate) const HEIGHT: f64 = 256.0 * f64::EPSILON;

/// Roundoff of (AB × AO) × AB, relative to s³. From the same points, it is off by 400 u.
pub(crate) const PERPENDICULAR: f64 = 200.0 * f64::EPSILON;

/// Error of a mean of vertices in double words with weights in f64, relative to s. In units of u² s, an edge has lost
/// 6. Its product with a weight, times that weight, has lost 24 by cutting digits and 10 by roundoff: 40 for both edges
/// together, since the weights add up to one at most. The sum of both loses 14, and that with the first vertex 19: 73
/// for each component, and less than 128 for all three.
pub(crate) const MEAN: f64 = 32.0 * f64::EPSILON * f64::EPSILON;

/// Roundoff of the product of that mean x, rounded to f64, and an edge AB, relative to s |x|. An edge is off by 7 u s
/// and the product by 7 u s |x| + 4 u |x| |AB| + 128 u² s |AB|, less than 21 u s |x| + 448 u² s². That is less than
/// 32 u s |x| if |x| > 41 u s.
pub(crate) const MEAN_ALONG_EDGE: f64 = 16.0 * f64::EPSILON;

/// Error of the product of the direction of a feature and an offset in double words, relative to the offset and the
/// terms of the direction: 470 u², and twice that.
pub(crate) const OFFSET_ALONG_LINE: f64 = 256.0 * f64::EPSILON * f64::EPSILON;

// ---- Below the normal range -----------------------------------------------------------------------------------------

/// Upper bound on the loss of products of f64 below the normal range. One product loses at most 5e-324. Multiplied by
/// two more factors of up to 1e13, and a thousand times, that is 5e-295.
pub(crate) const UNDERFLOW: f64 = 1e-290;

/// Product from which on a double word keeps all its digits: its lower part and the errors in that are about 1e-32 of
/// it, far above the smallest normal number, 2e-308. It is also a bound on the loss of smaller products.
pub(crate) const MIN_PRODUCT: f64 = 1e-250;

/// Upper bound on the loss of the square of a length: the root of three times the smallest f64 is 4e-162. Without this
/// bound, the roundoff of shapes of that size would be zero.
pub(crate) const UNDERFLOW_OF_LENGTHS: f64 = 1e-160;

/// Size of the terms from which on [`TRIPLE_PRODUCT`] and [`PRODUCT_OF_PRODUCTS`] of them exceed [`UNDERFLOW`].
pub(crate) const UNDERFLOW_OF_TERMS: f64 = 1e-200;

/// Minimum magnitude of nonzero components for the exact predicates, which underflow for smaller ones.
pub(crate) const MIN_EXACT: f64 = 1e-80;

/// Minimum size of points in single precision. From this size on, the loss below its normal range is less than its
/// roundoff.
pub(crate) const MIN_SINGLE: f64 = 1e-30;
