//! Minimum translations of curved shapes: are the support values around them as large as their discs claim?

use glam::{DQuat, DVec3};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};

use super::descent::descend;
use crate::geometry::{Dimension, Pose, PosedPair, Prepared, Rotation, Shape};

fn vector(range: std::ops::Range<f64>) -> impl Strategy<Value = DVec3> {
    proptest::array::uniform3(range).prop_map(DVec3::from_array)
}

fn prepared(kind: usize, size: DVec3) -> Prepared {
    let shape = match kind {
        0 => Shape::Cylinder { half_height: size.x, radius: size.y },
        1 => Shape::Cone { half_height: size.x, radius: size.y },
        2 => Shape::Ellipsoid { semi_axes: size },
        _ => Shape::Cuboid { half_extents: size },
    };
    Prepared::new(Dimension::Three, &shape, 0.0).unwrap()
}

fn posed() -> impl Strategy<Value = (Prepared, Pose)> {
    (0..4_usize, vector(0.5..1.5), vector(-0.7..0.7), vector(-2.0..2.0)).prop_map(
        |(kind, size, position, turn)| {
            let rotation = Rotation::Quaternion(DQuat::from_scaled_axis(turn));
            (prepared(kind, size), Pose { position, rotation })
        },
    )
}

/// Along any direction the support value of the difference is at least the length of the translation, or at least that
/// of the disc.
#[test]
fn a_disc_hides_no_shorter_way() {
    let config = ProptestConfig { cases: 3000, rng_seed: RngSeed::Fixed(3), ..ProptestConfig::default() };
    let (ways, tight) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    let input = (posed(), posed(), vector(-1.0..1.0), proptest::collection::vec(vector(-1.0..1.0), 100));
    let checked = TestRunner::new(config).run(&input, |((p, at_p), (q, at_q), first, directions)| {
        let (p, q) = (p.at(&at_p), q.at(&at_q));
        let pair = PosedPair::new(&p.by_ref(), &q.by_ref());
        let Some(way) = descend(&pair, first.normalize(), [].into_iter()) else { return Ok(()) };
        ways.set(ways.get() + 1);
        prop_assert!((pair.core_reach(way.normal) - way.depth).abs() < 1e-14, "{way:?}");
        let mut is_tight = false;
        for (direction, scale) in directions.into_iter().zip((0..8).map(|power| 0.5_f64.powi(power)).cycle())
        {
            // More directions near the minimum translation, where the margin is small.
            let direction = (way.normal + direction * scale).normalize();
            let along = direction.dot(way.normal);
            let of_disc = way.depth * along + way.clearance * (1.0 - along * along).max(0.0).sqrt();
            let support_value = pair.core_reach(direction);
            prop_assert!(
                support_value >= way.depth.min(of_disc) - 1e-14,
                "{support_value} along {direction}: {way:?}"
            );
            is_tight |= support_value < of_disc;
        }
        tight.set(tight.get() + u32::from(is_tight));
        Ok(())
    });
    checked.unwrap();
    assert!(
        ways.get() > 300 && tight.get() > 20,
        "{ways:?} minimum translations, {tight:?} of them with a disc that is not all inside"
    );
}
