//! The colors of cells are distinguishable on both papers, even with color vision deficiencies.

use gjk_figure::{Color, Palette, Tint};
use gjk_proximity::gjk::Verdict;

/// Simulation of dichromacy on linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A physiologically-based
/// model for simulation of color vision deficiency, 2009, severity 1.
const SIGHTS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

fn linear(color: Color) -> [f64; 3] {
    [color.red, color.green, color.blue].map(|component| {
        let value = f64::from(component) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* (D65) of a color under such a simulation.
fn lab(color: Color, sight: &[[f64; 3]; 3]) -> [f64; 3] {
    let seen = times(sight, linear(color)).map(|value: f64| value.clamp(0.0, 1.0));
    let to_xyz = [
        [0.412_456, 0.357_576, 0.180_438],
        [0.212_673, 0.715_152, 0.072_175],
        [0.019_334, 0.119_192, 0.950_304],
    ];
    let white = [0.950_47, 1.0, 1.088_83];
    let [x, y, z] = times(&to_xyz, seen);
    let [x, y, z] = [x / white[0], y / white[1], z / white[2]]
        .map(|part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The smallest distance (CIE 1976) between two colors over all simulations.
fn difference(a: Color, b: Color) -> f64 {
    let apart = |sight| {
        let pairs = lab(a, sight).into_iter().zip(lab(b, sight));
        pairs.map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    };
    SIGHTS.iter().map(apart).fold(f64::INFINITY, f64::min)
}

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
