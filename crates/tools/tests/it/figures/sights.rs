//! Colors as others see them, and their distances.

use gjk_figure::evolution::{Cursors, Quantity, Scale};
use gjk_figure::reach::{Curves, Reach};
use gjk_figure::{Analysis, Color, Item, Marker, Palette, PaperForm, PaperMark, Role, Visibility};
use gjk_proximity::geometry::Side;
use gjk_proximity::gjk::{Algorithm, Letter};
use gjk_scene::scene::library::SHIPPED;
use glam::{DVec2, DVec3};

const PALETTES: [Palette; 3] = [Palette::DARK, Palette::LIGHT, Palette::CONTRAST];

/// Simulation of dichromacy on linear RGB: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A physiologically-based
/// model for simulation of color vision deficiency, 2009, severity 1; at last, gray by relative luminance.
pub(super) const SIGHTS: [[[f64; 3]; 3]; 5] = [
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
    [[0.2126, 0.7152, 0.0722]; 3],
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
pub(super) fn lab(color: Color, sight: &[[f64; 3]; 3]) -> [f64; 3] {
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

/// The smallest distance (CIE 1976) between two colors over the simulations of color vision.
pub(super) fn difference(a: Color, b: Color) -> f64 {
    smallest(a, b, &SIGHTS[..4])
}

fn smallest(a: Color, b: Color, sights: &[[[f64; 3]; 3]]) -> f64 {
    let apart = |sight| {
        let pairs = lab(a, sight).into_iter().zip(lab(b, sight));
        pairs.map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    };
    sights.iter().map(apart).fold(f64::INFINITY, f64::min)
}

/// The distance below which two colors need another difference (CIE 1976).
const APART: f64 = 12.0;

/// Whether two styles of lines or markers can be told apart by everyone: by their colors, their dashes or their shape.
fn differ(a: &Item, b: &Item, palette: &Palette) -> bool {
    let look = |item: &Item| {
        let PaperMark { role, form, .. } = item.sample(DVec2::ZERO);
        match form {
            PaperForm::Line { visibility, .. } => {
                let stroke = palette.stroke(role, visibility);
                (stroke.color, format!("{:?}", stroke.dash))
            }
            PaperForm::Marker { marker, .. } => {
                (palette.stroke(role, Visibility::Visible).color, format!("{marker:?}"))
            }
            form => (palette.fill(role, None), format!("{:?}", std::mem::discriminant(&form))),
        }
    };
    let ((a, form_a), (b, form_b)) = (look(a), look(b));
    form_a != form_b || smallest(a, b, &SIGHTS) >= APART
}

/// P and P ⊖ Q in SUPPORT were orange and red: 6.3 for some readers.
#[test]
fn the_items_of_charts_are_told_apart_by_everyone() {
    let analysis = Analysis::of(&SHIPPED[0].scene());
    let mut charts = vec![
        Curves::of(&analysis).chart(&Reach::of(&analysis, DVec3::X)),
        gjk_figure::motion::chart(&super::motion::record(Algorithm::Robust), None),
    ];
    for shipped in SHIPPED {
        let (evolution, _) = super::evolution::evolution(&shipped.scene());
        let chart = |quantity| evolution.chart(quantity, Scale::Automatic, &Cursors::default());
        charts.extend(Quantity::ALL.into_iter().filter_map(chart));
    }
    for palette in &PALETTES {
        for chart in &charts {
            let entries: Vec<&Item> = chart.legend();
            for (index, a) in entries.iter().enumerate() {
                for b in &entries[index + 1..] {
                    assert!(differ(a, b, palette), "{}: {} and {}", chart.title, a.name, b.name);
                }
            }
        }
    }
}

/// P and Q differ by their dashes, and the points of the simplex by their markers. v is the only arrow, and has its letter.
#[test]
fn the_parts_of_pictures_are_told_apart_by_everyone() {
    for palette in &PALETTES {
        let line = |role| palette.stroke(role, Visibility::Visible);
        let lines = [Role::Shape(Side::P), Role::Shape(Side::Q), Role::Difference, Role::Simplex];
        for (index, a) in lines.into_iter().enumerate() {
            for b in &lines[index + 1..] {
                let (one, other) = (line(a), line(*b));
                let apart = smallest(one.color, other.color, &SIGHTS);
                assert!(one.dash != other.dash || apart >= APART, "{a:?} and {b:?}: {apart:.1}");
            }
        }
        let markers = Letter::ALL.map(Marker::of);
        for (index, marker) in markers.iter().enumerate() {
            assert!(!markers[..index].contains(marker), "each letter has a marker of its own");
        }
    }
}
