//! The colors of cells are distinguishable on both papers, even with color vision deficiencies.

use gjk_figure::{Color, Palette, Tint};
use gjk_proximity::gjk::Verdict;

use super::palette::contrast;
use super::sights::{SIGHTS, difference, lab};

fn lightness(color: Color) -> f64 {
    lab(color, &SIGHTS[0])[0]
}

/// The colors of the simplex letters have distances of at least 17; colors of adjacent areas must not be closer.
#[test]
fn tints_are_distinguishable_with_any_colour_vision() {
    let verdicts = [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
    for palette in [Palette::DARK, Palette::LIGHT] {
        let accords = [Tint::Agreement(true), Tint::TouchOnly, Tint::Agreement(false)];
        for tints in [verdicts.map(Tint::Verdict).to_vec(), accords.to_vec()] {
            for (index, a) in tints.iter().enumerate() {
                for b in &tints[index + 1..] {
                    let apart = difference(palette.tint(*a), palette.tint(*b));
                    assert!(apart >= 17.0, "{a:?} and {b:?}: {apart}");
                }
            }
        }
    }
}

/// Errors are distinguishable by lightness alone, even in print without colors.
#[test]
fn errors_stand_out_by_lightness() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        let [same, different, paper] =
            [palette.tint(Tint::Agreement(true)), palette.tint(Tint::Agreement(false)), palette.paper]
                .map(lightness);
        assert!((different - same).abs() > 40.0);
        assert!((same - paper).abs() < 20.0, "what is as it should be is near to the paper");
    }
}

/// Neighbors in a map have 3 : 1 (WCAG 2.1, 1.4.11), or one of them a pattern whose lines have it.
#[test]
fn neighbors_differ_by_contrast_or_pattern() {
    let verdicts = [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided];
    let accords = [Tint::Agreement(true), Tint::TouchOnly, Tint::Agreement(false)];
    let kinds: Vec<Tint> = (0..15).map(Tint::Kind).collect();
    for palette in [Palette::DARK, Palette::LIGHT] {
        let cells = |tint: Tint| palette.cells(24, &[Some(tint); 24 * 24]);
        // The places of the lines, and whether they are seen.
        let pattern = |tint: Tint| -> Vec<bool> {
            let base = palette.tint(tint);
            let line = |cell: &Option<Color>| {
                let cell = cell.unwrap();
                assert!(cell == base || contrast(cell, base) >= 3.0, "{tint:?}");
                cell != base
            };
            cells(tint).iter().map(line).collect()
        };
        for tints in [verdicts.map(Tint::Verdict).to_vec(), accords.to_vec(), kinds.clone()] {
            for (index, a) in tints.iter().enumerate() {
                for b in &tints[index + 1..] {
                    let apart = contrast(palette.tint(*a), palette.tint(*b));
                    assert!(apart >= 3.0 || pattern(*a) != pattern(*b), "{a:?} and {b:?}: {apart:.2}");
                }
            }
        }
        let strip = palette.cells(3, &[Some(Tint::Kind(3)); 3]);
        assert!(strip.iter().all(|cell| *cell == Some(palette.tint(Tint::Kind(3)))), "a strip has words");
    }
}

#[test]
fn amounts_get_steadily_farther_from_the_paper() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        let away = |part: u32| {
            let color = palette.tint(Tint::Amount(f64::from(part) / 50.0));
            (lightness(color) - lightness(palette.paper)).abs()
        };
        for part in 0..50 {
            assert!(away(part + 1) > away(part), "at {part} of 50");
        }
        assert!(away(50) - away(0) > 50.0);
        // NaN and values out of range have a color, too.
        for (odd, end) in [(f64::NAN, 0.0), (-3.0, 0.0), (7.0, 1.0), (f64::INFINITY, 1.0)] {
            assert_eq!(palette.tint(Tint::Amount(odd)), palette.tint(Tint::Amount(end)));
        }
    }
}

#[test]
fn neighbouring_kinds_differ() {
    for palette in [Palette::DARK, Palette::LIGHT] {
        let tint = |kind| palette.tint(Tint::Kind(kind));
        for kind in 0..15 {
            assert!(difference(tint(kind), tint(kind + 1)) >= 17.0, "{kind}");
            assert!((kind + 1..16).all(|other| tint(other) != tint(kind)), "{kind}");
        }
    }
}
