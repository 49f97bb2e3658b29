//! The feature of a simplex nearest to the origin, in integers, by trying every feature.

use dashu_int::IBig;
use gjk_proximity::internal::ExactVector;

/// The square of a distance as a fraction; the denominator is positive.
#[derive(Clone, Debug)]
pub(super) struct Distance {
    numerator: IBig,
    denominator: IBig,
}

impl PartialEq for Distance {
    fn eq(&self, other: &Self) -> bool {
        &self.numerator * &other.denominator == &other.numerator * &self.denominator
    }
}

impl Distance {
    /// From the origin to the hull of one to four points.
    pub(super) fn of(points: &[ExactVector]) -> Self {
        let feet = features(points.len()).filter_map(|feature| foot(points, &feature));
        let all = feet.map(|(_, distance)| distance);
        all.reduce(|least, it| if it.is_below(&least) { it } else { least })
            .expect("a point is always a feature")
    }

    pub(super) const fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    fn is_below(&self, other: &Self) -> bool {
        &self.numerator * &other.denominator < &other.numerator * &self.denominator
    }
}

/// The features with the nearest point in their relative interior, as the numbers of their points: one, unless the
/// points are not independent.
pub(super) fn minimal_features(points: &[ExactVector]) -> Vec<Vec<usize>> {
    let least = Distance::of(points);
    let holds = |feature: &Vec<usize>| {
        foot(points, feature).is_some_and(|(weights, distance)| {
            distance == least && weights.iter().all(|weight| *weight > IBig::ZERO)
        })
    };
    features(points.len()).filter(holds).collect()
}

/// Whether the origin is nearest to this feature, and stays so after any small displacement: its foot is in its
/// relative interior, and strictly nearer than every other point would bring it.
pub(super) fn in_open_region(points: &[ExactVector], feature: &[usize]) -> bool {
    let Some((weights, _)) = foot(points, feature) else { return false };
    if weights.iter().any(|weight| *weight <= IBig::ZERO) {
        return false;
    }
    let total: IBig = weights.iter().sum();
    // The foot times the total.
    let foot = feature
        .iter()
        .zip(&weights)
        .fold(ExactVector::default(), |sum, (number, weight)| &sum + &points[*number].scaled(weight));
    let level = foot.length_squared();
    (0..points.len())
        .filter(|number| !feature.contains(number))
        .all(|number| points[number].dot(&foot) * &total > level)
}

fn features(count: usize) -> impl Iterator<Item = Vec<usize>> {
    (1_usize..1 << count).map(move |bits| (0..count).filter(|index| bits >> index & 1 == 1).collect())
}

/// The foot of the origin on the span of a feature: the weights of its points, up to a common positive factor, and the
/// distance. `None` if it is outside the feature, or its points are not independent.
fn foot(points: &[ExactVector], feature: &[usize]) -> Option<(Vec<IBig>, Distance)> {
    let corners: Vec<&ExactVector> = feature.iter().map(|index| &points[*index]).collect();
    let (weights, numerator, denominator) = match *corners {
        [a] => (vec![IBig::ONE], a.length_squared(), IBig::ONE),
        [a, b] => {
            let ab = b - a;
            (vec![b.dot(&ab), -a.dot(&ab)], a.cross(b).length_squared(), ab.length_squared())
        }
        [a, b, c] => {
            let normal = (b - a).cross(&(c - a));
            let weights = [b.cross(c), c.cross(a), a.cross(b)].map(|part| part.dot(&normal));
            let height = a.dot(&normal);
            (weights.into(), &height * &height, normal.length_squared())
        }
        [a, b, c, d] => {
            let volume = |a: &ExactVector, b: &ExactVector, c: &ExactVector| a.dot(&b.cross(c));
            // With their signs, these add up to the volume of the whole.
            let weights = [volume(b, c, d), -volume(a, c, d), volume(a, b, d), -volume(a, b, c)];
            let whole: IBig = weights.iter().sum();
            let sign = whole.signum();
            (weights.map(|weight| weight * &sign).into(), IBig::ZERO, &whole * &whole)
        }
        _ => return None,
    };
    let holds = !denominator.is_zero() && weights.iter().all(|weight| *weight >= IBig::ZERO);
    holds.then_some((weights, Distance { numerator, denominator }))
}

/// On paper: a segment from (1, 0) to (1, 2) has its end nearest, at a distance of 1, on the border of two regions;
/// from (1, −1) to (1, 2) its inside; of (2, 0), (0, 2), (2, 2) the middle of the long side, at √2; and a triangle
/// around the origin contains it.
#[test]
fn nearest_features_by_hand() {
    let at = |x: i64, y: i64| ExactVector::new(x.into(), y.into(), IBig::ZERO);
    let distance = |numerator: i64, denominator: i64| Distance {
        numerator: numerator.into(),
        denominator: denominator.into(),
    };
    let end = [at(1, 0), at(1, 2)];
    assert_eq!((Distance::of(&end), minimal_features(&end)), (distance(1, 1), vec![vec![0]]));
    assert!(!in_open_region(&end, &[0]) && !in_open_region(&end, &[0, 1]), "it is on the border");
    let inside = [at(1, -1), at(1, 2)];
    assert_eq!((Distance::of(&inside), minimal_features(&inside)), (distance(2, 2), vec![vec![0, 1]]));
    assert!(in_open_region(&inside, &[0, 1]));
    let triangle = [at(2, 0), at(0, 2), at(2, 2)];
    assert_eq!((Distance::of(&triangle), minimal_features(&triangle)), (distance(2, 1), vec![vec![0, 1]]));
    assert!(in_open_region(&triangle, &[0, 1]) && !in_open_region(&triangle, &[0]));
    let around = [at(2, -1), at(-2, -1), at(0, 2)];
    assert_eq!((Distance::of(&around), minimal_features(&around)), (distance(0, 1), vec![vec![0, 1, 2]]));
}
