//! The choice of the method by the kind of shapes.

use glam::DVec3;

use super::contact::{FirstContact, rounded_translation};
use super::{curved, polytopes, rounded};
use crate::geometry::exact::ExactPair;
use crate::gjk::query::Query;

/// Returns the true first contact of P and Q while Q moves by `translation`, in scene units. The algorithm of the query
/// has no influence; in f32, the shapes and the translation are rounded to f32.
///
/// All numbers must be finite. Takes from ten microseconds to milliseconds, and allocates.
///
/// ```
/// use gjk_proximity::geometry::{Convex, Dimension};
/// use gjk_proximity::gjk::{ContactKind, Query, Settings, first_contact};
/// use gjk_proximity::glam::DVec3;
///
/// let square = |x: f64| {
///     let corners = [(x, 0.0), (x + 1.0, 0.0), (x + 1.0, 1.0), (x, 1.0)];
///     Convex::vertices(corners.map(|(x, y)| DVec3::new(x, y, 0.0)))
/// };
/// let (p, q) = (square(0.0)?, square(-3.0)?);
/// let query = Query { p: &p, q: &q, dimension: Dimension::Two, settings: Settings::default() };
/// // Q is 2 to the left of P, and moves 6 to the right: they meet after a third.
/// let motion = DVec3::X * 6.0;
/// let found = first_contact(&query, motion);
/// let contact = found.contact.as_ref().ok_or("a contact")?;
/// assert_eq!((contact.time.nearest, contact.kind), (1.0 / 3.0, ContactKind::Impact));
/// assert_eq!(contact.time.exact.as_ref().ok_or("a fraction")?.to_string(), "1/3");
/// assert_eq!(contact.exit.as_ref().ok_or("an exit")?.nearest, 2.0 / 3.0);
/// // The proof, checked on the shapes alone.
/// assert_eq!(found.check(&query, motion), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn first_contact(query: &Query<'_>, translation: DVec3) -> FirstContact {
    let precision = query.settings.precision;
    let [p, q] = [query.p, query.q].map(|shape| precision.rounded(shape));
    let translation = rounded_translation(precision, translation);
    match ExactPair::of(&p, &q) {
        None => curved::first_contact([&p, &q], query.dimension, translation),
        Some(pair) if pair.radius().is_zero() => {
            polytopes::first_contact(&pair, query.dimension, translation)
        }
        Some(pair) => rounded::first_contact(&pair, [p.radius, q.radius], query.dimension, translation),
    }
}
