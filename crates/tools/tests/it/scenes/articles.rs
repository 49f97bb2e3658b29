//! Scenes on the articles: the numbers in their notes, from the articles or computed on paper.

use gjk_proximity::gjk::{Algorithm, Defects, Precision, Verdict};
use glam::DVec3;

use super::course::{close, iterations, notes, outcome, scene};
use crate::shapes::{dyn4j, flat};

/// The support point of P ⊖ Q in Bittle's example.
fn support(direction: DVec3) -> DVec3 {
    let [p, q] = dyn4j();
    p.support(direction).0 - q.support(-direction).0
}

/// The side of the line from a to b: positive on the left.
fn side(a: DVec3, b: DVec3, point: DVec3) -> f64 {
    (b - a).cross(point - a).z
}

/// Figures 3 and 4 of Bittle's article: the third direction (0, 1) misses the origin, and (0, −1) encloses it.
#[test]
fn three_directions_chosen_in_advance_miss_the_origin() {
    let found = [flat(1.0, 0.0), flat(-1.0, 0.0), flat(0.0, 1.0), flat(0.0, -1.0)].map(support);
    assert_eq!(found, [flat(4.0, 2.0), flat(-8.0, -2.0), flat(-6.0, 9.0), flat(-1.0, -2.0)]);
    let sides = |[a, b, c]: [DVec3; 3]| [(a, b), (b, c), (c, a)].map(|(a, b)| side(a, b, DVec3::ZERO));
    let [first, second, above, below] = found;
    let figure_3 = sides([first, second, above]);
    assert!(figure_3.iter().any(|side| *side > 0.0) && figure_3.iter().any(|side| *side < 0.0));
    // Outside the first edge: the third point lies on the other side of it.
    assert!(side(first, second, DVec3::ZERO) * side(first, second, above) < 0.0);
    let figure_4 = sides([first, second, below]);
    assert!(figure_4.iter().all(|side| *side > 0.0), "{figure_4:?}");
    // The tie that the article does not mention: (5, 7) and (12, 7).
    let [p, q] = dyn4j();
    let other = q.core_vertices().unwrap().iter().find(|vertex| **vertex == flat(12.0, 7.0)).unwrap();
    assert_eq!(p.support(flat(0.0, -1.0)).0 - *other, second);
    // The article: AO(160) − AB(−104) for A = (−8, −2) and B = (4, 2).
    let mut example = scene("71");
    let given = outcome(&example);
    assert_eq!((given.verdict, given.answer, given.supports), (Verdict::Overlap, Some(true), 4));
    // Figure 3 alone decides nothing.
    example.query.next_directions = example.query.next_directions.as_slice()[..2].iter().copied().collect();
    let guess = outcome(&example);
    assert_eq!((guess.verdict, guess.answer, guess.supports), (Verdict::Undecided, None, 3));
    example.query.algorithm = Algorithm::Bittle;
    let run = iterations(&example);
    let directions: Vec<DVec3> = run.iter().map(|it| it.direction).collect();
    assert_eq!(directions, [flat(1.0, 0.0), flat(-1.0, 0.0), flat(32.0, -96.0)]);
    assert_eq!(run[2].support.point, below);
    // On paper, twice the areas: −8, 48 and 84 of 124, and 8, 6 and 14 of 28.
    notes("71", &["(4, 2), (-8, -2) and (-6, 9)", "-2/31", "2/7, 3/14 and 1/2", "(-1, -2)", "(32, -96)"]);
}

/// Bittle's article: ABPerp·AO = −84 with (−1364, 248) shortened to (−11, 2), ACPerp·AO = 2 with (496, −1488) shortened to
/// (1, −3), and (AB × AO) × AB = (−336, −480) with AB = (−10, 7).
#[test]
fn the_regions_of_bittles_article_have_its_numbers() {
    let run = iterations(&scene("72"));
    let values: Vec<f64> = run[2].tests.iter().map(|tested| tested.value).collect();
    assert_eq!(values, [-84.0 * 124.0, 2.0 * 496.0]);
    let steps = run[2].events.start + 1;
    // The support point is the first event of its iteration, the tests follow.
    assert_eq!([steps + 1, steps + 2], [7, 8]);
    notes("72", &["-10416", "-84", "124", "992", "496", "(-10, 7)", "(10, -7)", "(-336, -480)"]);
    let a = flat(-6.0, 9.0);
    let triple = |ab: DVec3| ab.cross(-a).cross(ab);
    for ab in [flat(-10.0, 7.0), flat(10.0, -7.0)] {
        assert_eq!(triple(ab), flat(-336.0, -480.0));
    }
    assert_eq!(run[1].next_direction, Some(flat(-336.0, -480.0)));
    // A − B, not B − A.
    assert_eq!(a - flat(4.0, 2.0), flat(-10.0, 7.0));
    // The second direction does not point from B = (4, 2) to the origin.
    assert_ne!(run[1].direction.cross(flat(4.0, 2.0)), DVec3::ZERO);
}

/// Shapes of Bittle's article, Q moved by (4, 0), times 1e10. On paper A = (−5, −2) and B = (0, 2): (AB × AO) × AB = (40, −50)
/// times 1e30, and A·v = (−200 + 100) times 1e40.
#[test]
fn a_monstrous_vector_makes_no_number_in_single_precision() {
    let monstrous = scene("73");
    let run = iterations(&monstrous);
    assert!((run[2].direction / 1e30).distance(flat(40.0, -50.0)) < 1e-4, "{}", run[2].direction);
    assert!((41.0_f64.sqrt() * 1e31 / 6.4e31 - 1.0).abs() < 1e-3);
    let [x, y] = [-5e10_f32 * 4e31_f32, -2e10_f32 * -5e31_f32];
    assert_eq!((x, y), (f32::NEG_INFINITY, f32::INFINITY));
    assert_eq!((x + y).partial_cmp(&0.0), None, "no comparison is true");
    assert_eq!(outcome(&monstrous).answer, Some(true));
    for (algorithm, precision) in [(Algorithm::Cinkes, Precision::F32), (Algorithm::Djonov, Precision::F64)] {
        let mut other = monstrous.clone();
        other.query.algorithm = algorithm;
        other.query.precision = precision;
        assert_eq!(outcome(&other).verdict, Verdict::Separate, "{algorithm} in {precision}");
    }
    // The edge from (−5, −2) to (0, 2): 10/√41.
    assert!((monstrous.expect.separation.unwrap() - 10.0 / 41.0_f64.sqrt() * 1e10).abs() < 1.0);
    notes("73", &["(4e31, -5e31)", "6.4e31", "-2e42 and 1e42", "3.4e38", "1.56e10"]);
}

/// Code that takes the first face loops through seven iterations here, which were recomputed by hand in integers; the
/// shapes are separated by 1/√6.
#[test]
fn the_older_case_of_djonov_loops_until_its_limit() {
    let older = scene("74");
    let run = iterations(&older);
    assert_eq!(run.len(), 34);
    let states: Vec<(DVec3, DVec3)> = run.iter().map(|it| (it.direction, it.support.point)).collect();
    assert!((2..27).all(|index| states[index] == states[index + 7]));
    assert!((1..7).all(|period| (2..20).any(|index| states[index] != states[index + period])));
    assert_ne!(states[1], states[8]);
    assert!((older.expect.separation.unwrap() - 1.0 / 6.0_f64.sqrt()).abs() < 1e-6);
    let mut newer = older;
    newer.query.defects = Defects::NONE;
    assert_eq!((outcome(&newer).verdict, outcome(&newer).supports), (Verdict::Separate, 5));
    notes("74", &["seven iterations", "34 support points", "1/√6", "after five"]);
}

/// Winter's formula with D = (1, 0): the left side is 4, the right side 9 − (−5), and with a plus 9 + (−5).
#[test]
fn winters_formula_needs_a_plus() {
    let d = flat(1.0, 0.0);
    let [p, q] = dyn4j();
    let highest =
        |vertices: &[DVec3], d: DVec3| vertices.iter().map(|vertex| vertex.dot(d)).fold(f64::MIN, f64::max);
    let [of_p, of_q] = [p.core_vertices().unwrap(), q.core_vertices().unwrap()];
    let differences: Vec<DVec3> = of_p.iter().flat_map(|p| of_q.iter().map(move |q| *p - *q)).collect();
    assert_eq!([highest(&differences, d), highest(of_p, d), highest(of_q, -d)], [4.0, 9.0, -5.0]);
    let first = iterations(&scene("75")).remove(0);
    close(first.support.point, [4.0, 2.0, 0.0]);
    close(first.support.on_p, [9.0, 9.0, 0.0]);
    close(first.support.on_q, [5.0, 7.0, 0.0]);
    notes("75", &["9 − (−5) = 14", "9 + (−5) = 4", "(9, 9) − (5, 7) = (4, 2)"]);
}

/// The crate from z = −0.1 to 0.9 is partly in the table, whose top is at z = 0.
#[test]
fn a_yes_leaves_the_contact_open() {
    let crate_in_table = scene("76");
    let before = outcome(&crate_in_table);
    assert_eq!((before.verdict, before.supports), (Verdict::Overlap, 4));
    assert_eq!(crate_in_table.expect.penetration_depth, Some(0.1));
    let [table, crate_] = crate_in_table.convexes();
    let [top, bottom] = [table.support(DVec3::Z).0.z, crate_.support(-DVec3::Z).0.z];
    assert!(top == 0.0 && (bottom + 0.1).abs() < 1e-12, "{top} {bottom}");
    notes("76", &["0.1", "(0, 0, 1)"]);
}
