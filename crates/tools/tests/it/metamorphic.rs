//! Answers that must not change when a pair is swapped, reordered, rotated, scaled or moved, and the sizes of errors.

use gjk_lab::{Experiment, Family, PairChange, Watch, size};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Precision};
use gjk_tools::judge::{
    AuditTolerance, Case, End, FindingKind, Noted, SolverAnswer, SolverAnswers, Step, Touch, board,
    first_error,
};
use proptest::prelude::*;

fn experiment(family: Family, dimension: Dimension, algorithms: &[Algorithm]) -> Experiment {
    Experiment {
        dimension,
        family,
        gap: 1e-6,
        pairs: 400,
        seed: 1,
        algorithms: algorithms.to_vec(),
        precision: Precision::F64,
    }
}

#[test]
fn robust_and_distance_keep_their_answers_and_lengths() {
    for dimension in [Dimension::Two, Dimension::Three] {
        let experiment =
            experiment(Family::SmallIntegers, dimension, &[Algorithm::Robust, Algorithm::Distance]);
        for (algorithm, changes) in experiment.changes(&Watch::default()) {
            for (change, changed) in PairChange::ALL.into_iter().zip(changes) {
                assert_eq!(changed.verdicts, 0, "{algorithm} {change:?} {dimension:?}");
                // For changes that round no vertex, all pairs are compared.
                assert!(
                    !change.is_exact() || changed.pairs == 400,
                    "{algorithm} {change:?}: {}",
                    changed.pairs
                );
                let is_measured = algorithm == Algorithm::Distance && change.is_exact();
                assert!(changed.measured > 300 || !is_measured, "{algorithm} {change:?}");
                assert_eq!(changed.lengths, 0, "{algorithm} {change:?} {dimension:?}: {}", changed.worst);
            }
        }
    }
}

/// Winter's code answers yes to some touches and no to others, depending on the order of vertices.
#[test]
fn winter_depends_on_the_order_of_vertices() {
    let experiment = experiment(Family::SmallIntegers, Dimension::Two, &[Algorithm::Winter]);
    let (_, changes) = &experiment.changes(&Watch::default())[0];
    let permuted = changes[PairChange::ALL.iter().position(|change| *change == PairChange::Permute).unwrap()];
    let scaled = changes[PairChange::ALL.iter().position(|change| *change == PairChange::Double).unwrap()];
    assert!(permuted.verdicts > 0 && permuted.first.is_some(), "{permuted:?}");
    assert_eq!(scaled.verdicts, 0, "a power of two scales every product exactly");
}

#[test]
fn lengths_in_single_precision_have_errors_of_its_size() {
    let experiment = experiment(Family::SmallIntegers, Dimension::Three, &[Algorithm::Distance]);
    let double = experiment.length_errors(&Watch::default()).remove(0).1;
    assert!(double.distance.all() > 50 && double.depth.all() > 50, "{double:?}");
    assert_eq!(double.distance.counts[0], double.distance.all(), "a length compared with itself");
    // Small integers are exact in f32, too.
    let mut experiment = self::experiment(Family::Polytopes, Dimension::Three, &[Algorithm::Distance]);
    experiment.precision = Precision::F32;
    let single = experiment.length_errors(&Watch::default()).remove(0).1;
    assert!(single.distance.worst > 1e-12 && single.distance.worst < 1e-4, "{single:?}");
}

#[test]
fn pairs_with_a_curved_core_are_not_changed() {
    let experiment = experiment(Family::Curved, Dimension::Three, &[Algorithm::Robust]);
    let (_, changes) = &experiment.changes(&Watch::default())[0];
    // Balls, capsules and rounded boxes have vertices as cores, cylinders and cones have none.
    let has_vertices = |number: &u64| {
        let bodies = experiment.pair(*number);
        bodies.iter().all(|body| body.convex().core_vertices().is_some())
    };
    let expected = (0..400).filter(has_vertices).count();
    assert!((1..400).contains(&expected), "{expected}");
    for (change, changed) in PairChange::ALL.into_iter().zip(changes).filter(|(change, _)| change.is_exact())
    {
        assert_eq!(usize::try_from(changed.pairs), Ok(expected), "{change:?}");
    }
}

#[test]
fn an_exact_change_can_be_undone_by_hand() {
    let scene = board(Dimension::Three).into_iter().next().unwrap();
    let swapped = PairChange::Swap.apply(&scene, 1).unwrap();
    let back = PairChange::Swap.apply(&swapped, 1).unwrap();
    let mut turned = scene.clone();
    for _ in 0..4 {
        turned = PairChange::QuarterTurn.apply(&turned, 1).unwrap();
    }
    let vertices = |scene: &gjk_scene::scene::Scene| {
        scene.convexes().map(|convex| {
            convex.core_vertices().unwrap().iter().map(|point| *point + 0.0).collect::<Vec<_>>()
        })
    };
    assert_eq!(vertices(&turned), vertices(&scene), "four quarter turns");
    assert_eq!(vertices(&back), vertices(&scene), "swapped twice");
    assert_ne!(vertices(&swapped), vertices(&scene));
    assert!(size(&scene.convexes()) > 0.0);
}

fn numbers() -> impl Strategy<Value = Vec<f64>> {
    let number = prop_oneof![Just(0.0), Just(f64::NAN), Just(1e308), Just(-1e-320), -5.0..5.0];
    prop::collection::vec(number, 0..5)
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let index = prop::option::of(prop_oneof![0..6_usize, Just(usize::MAX)]);
    let points = prop::option::of(prop::collection::vec(numbers(), 0..6));
    let step = (prop::option::of(numbers()), index.clone(), index, prop::option::of(numbers()), points)
        .prop_map(|(v, p, q, a, simplex)| Step { id: 0, v, p, q, a, simplex, noted: Noted::default() });
    prop::collection::vec(step, 0..6)
}

proptest! {
    /// Every answer of a solver is right, or wrong with a sentence; nothing panics.
    #[test]
    fn any_steps_and_answers_are_judged(
        which in 0..200_usize,
        is_flat in any::<bool>(),
        steps in steps(),
        intersects in any::<bool>(),
        lengths in (prop::option::of(any::<f64>()), prop::option::of(any::<f64>())),
        witness in prop::option::of((numbers(), numbers())),
    ) {
        let scenes = board(if is_flat { Dimension::Two } else { Dimension::Three });
        let case = Case::new(0, String::new(), &scenes[which % scenes.len()]).unwrap();
        let witness = witness.map(|(p, q)| [p, q]);
        let answer = SolverAnswer { id: 0, intersects, distance: lengths.0, depth: lengths.1, witness };
        let mut told = SolverAnswers::nothing(End::Answered);
        (told.steps, told.answer) = (steps, Some(answer));
        if let Some(finding) = first_error(&case, &told, Touch::Either, AuditTolerance::F64) {
            prop_assert!(!finding.sentence.is_empty());
            // NaN, infinities and points of another dimension are garbage.
            prop_assert!(!matches!(finding.kind, FindingKind::Crash | FindingKind::Timeout));
        }
    }
}
