//! A query that records nothing allocates nothing: an engine can ask it in its innermost loop.

use allocation_counter::measure;
use gjk_sandbox::geometry::{Convex, Dimension};
use gjk_sandbox::gjk::{self, Algorithm, Query, Settings};
use glam::DVec3;

use crate::shapes::{cuboid, dyn4j, polytope};

/// Pairs that clearly overlap or are clearly apart. What roundoff leaves open is settled in integers of any length, and
/// these do allocate.
fn clear_pairs() -> [(Dimension, [Convex<DVec3>; 2]); 4] {
    let gem =
        polytope(&[(2.0, 0.0, 0.0), (-1.0, 1.5, 0.5), (-1.0, -1.5, 0.5), (0.0, 0.0, 2.5), (0.5, 0.0, -2.0)]);
    let [p, q] = dyn4j();
    let far = Convex::vertices([DVec3::new(40.0, 3.0, 0.0), DVec3::new(41.0, 2.0, 0.0)]);
    [
        (Dimension::Two, [p.clone(), q]),
        (Dimension::Two, [p, far]),
        (Dimension::Three, [gem.clone(), cuboid((-0.5, 1.0, 1.0), (1.0, 1.0, 1.0))]),
        (Dimension::Three, [gem, cuboid((5.0, 2.0, 1.0), (1.0, 1.0, 1.0))]),
    ]
}

#[test]
fn a_bare_query_allocates_nothing() {
    for (dimension, [p, q]) in &clear_pairs() {
        let applies = |it: &Algorithm| it.refusal(*dimension).is_none();
        // Lengths are proved in integers.
        let deciding = Algorithm::ALL.into_iter().filter(|it| *it != Algorithm::Distance);
        for algorithm in deciding.filter(applies) {
            let query = Query {
                p,
                q,
                dimension: *dimension,
                settings: Settings { algorithm, ..Settings::default() },
            };
            let bare = measure(|| {
                gjk::decide(&query);
            });
            assert_eq!(bare.count_total, 0, "{algorithm} in {dimension:?}");
            let recorded = measure(|| {
                gjk::run(&query);
            });
            assert!(recorded.count_total > 0, "nothing is counted");
        }
    }
}
