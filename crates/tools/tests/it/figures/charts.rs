//! Charts on paper. Expected numbers are computed on paper.

use gjk_figure::{Axis, Chart, Item, ItemForm, Marker, Palette, Role, Tint};
use gjk_proximity::gjk::Verdict;
use glam::DVec2;

const PAPER: DVec2 = DVec2::new(400.0, 300.0);

fn chart(forms: Vec<ItemForm>) -> Chart {
    let item = |form| Item { role: Role::Simplex, name: String::new(), form };
    let items = forms.into_iter().map(item).collect();
    Chart {
        title: "A & B".to_owned(),
        x: Axis::named("iteration"),
        y: Axis::named("y"),
        equal_scales: false,
        items,
    }
}

fn points(at: &[[f64; 2]]) -> ItemForm {
    ItemForm::Points { at: at.to_vec(), marker: Marker::Disc }
}

#[test]
fn the_frame_contains_the_items_with_a_margin() {
    let frame = chart(vec![points(&[[0.0, 10.0], [100.0, 20.0]])]).frame(PAPER);
    assert_eq!((frame.min, frame.max), (DVec2::new(-6.0, 9.4), DVec2::new(106.0, 20.6)));
    assert_eq!(frame.screen_from_plotted(frame.min), DVec2::new(0.0, 300.0), "y is down on paper");
}

#[test]
fn zero_is_not_plotted_on_a_logarithmic_axis() {
    let mut chart = chart(vec![points(&[[1.0, 0.001], [2.0, 0.0], [3.0, -5.0], [4.0, 1000.0]])]);
    chart.y.logarithmic = true;
    let frame = chart.frame(PAPER);
    assert!((frame.max.y - frame.min.y - 6.0 * 1.12).abs() < 1e-9, "six decades and the margin: {frame:?}");
    assert_eq!(chart.project(&frame).len(), 2);
}

#[test]
fn a_line_is_broken_at_values_that_cannot_be_plotted() {
    let line = vec![[0.0, 1.0], [1.0, 2.0], [2.0, f64::NAN], [3.0, 1.0], [4.0, 2.0], [5.0, 1.0]];
    let chart = chart(vec![ItemForm::Line { points: line, dashed: false }]);
    assert_eq!(chart.project(&chart.frame(PAPER)).len(), 2);
}

#[test]
fn equal_scales_are_equal() {
    let mut chart = chart(vec![points(&[[0.0, 0.0], [1.0, 8.0]])]);
    chart.equal_scales = true;
    let per_point = chart.frame(PAPER).per_point();
    assert!((per_point.x - per_point.y).abs() < 1e-12);
}

#[test]
fn paper_coordinates_are_finite_for_any_items() {
    let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0, -1.0, 1e-320, 1e308, -1e308, 5.0];
    for x in odd {
        for y in odd {
            for logarithmic in [false, true] {
                let mut chart = chart(vec![
                    points(&[[x, y]]),
                    ItemForm::Rule(x),
                    ItemForm::Line { points: vec![[x, y], [y, x], [1.0, 2.0]], dashed: true },
                    ItemForm::Area(vec![[x, y], [1.0, 2.0], [2.0, 1.0]]),
                    ItemForm::Label { at: [x, y], text: "words".to_owned(), toward: [x, y] },
                    ItemForm::Inscription { at: [x, y], width: y, text: "words".to_owned() },
                ]);
                chart.y.logarithmic = logarithmic;
                let frame = chart.frame(PAPER);
                assert!(super::numbers(&chart.project(&frame)).iter().all(|number| number.is_finite()));
                let svg = chart.to_svg(PAPER, &Palette::DARK);
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{x} {y}");
            }
        }
    }
    assert!(chart(Vec::new()).to_svg(DVec2::splat(1.0), &Palette::LIGHT).starts_with("<svg"));
}

#[test]
fn numbers_along_an_axis_are_round() {
    let texts = |axis: &Axis, low: f64, high: f64, least: f64| -> Vec<String> {
        axis.ticks(low, high, least).into_iter().map(|tick| tick.text).collect()
    };
    let plain = Axis::named("x");
    assert_eq!(texts(&plain, -0.3, 0.3, 0.15), ["−0.2", "0.0", "0.2"]);
    assert_eq!(texts(&Axis { whole: true, ..plain.clone() }, 0.5, 3.5, 0.1), ["1", "2", "3"]);
    let count = Axis { whole: true, numbered_from: Some(0.0), ..plain.clone() };
    assert_eq!(texts(&count, -1.4, 2.5, 0.2), ["0", "1", "2"], "below zero nothing is counted");
    let logarithmic = Axis { logarithmic: true, ..plain.clone() };
    assert_eq!(texts(&logarithmic, -2.0, 1.0, 0.5), ["0.01", "0.1", "1", "10"]);
    assert_eq!(texts(&logarithmic, 0.0, 1.0, 0.2), ["1", "2", "5", "10"]);
    let worded = Axis { words: vec!["vertex".to_owned(), "edge".to_owned()], ..plain.clone() };
    assert_eq!(texts(&worded, -0.5, 1.5, 0.1), ["vertex", "edge"]);
    assert!(plain.ticks(f64::NAN, 1.0, 0.1).is_empty() && plain.ticks(0.0, 1.0, 0.0).is_empty());
}

/// Two rows of three cells: the lower one, which is listed first, of one color, the upper one with a hole.
#[test]
fn equal_cells_of_a_row_are_one_rectangle() {
    let [near, far] = [Verdict::Overlap, Verdict::Separate].map(|verdict| Some(Tint::Verdict(verdict)));
    let tints = vec![near, near, near, far, None, far].into();
    let cells = ItemForm::Cells { min: [0.0, 0.0], max: [3.0, 2.0], columns: 3, tints };
    let svg = chart(vec![cells]).to_svg(PAPER, &Palette::LIGHT);
    let of = |tint: Option<Tint>| {
        let fill = format!("fill=\"{}\"", Palette::LIGHT.tint(tint.unwrap()).to_hex());
        svg.lines().filter(|line| line.starts_with("<rect x=") && line.contains(&fill)).count()
    };
    assert_eq!((of(near), of(far)), (1, 2));
}

#[test]
fn titles_and_names_are_escaped_and_the_legend_names_each_once() {
    let mut chart = chart(vec![points(&[[0.0, 0.0]]), points(&[[1.0, 1.0]])]);
    for item in &mut chart.items {
        "a < b".clone_into(&mut item.name);
    }
    let svg = chart.to_svg(PAPER, &Palette::LIGHT);
    assert_eq!(svg.matches("a &lt; b").count(), 1);
    assert!(svg.contains("A &amp; B") && !svg.contains("A & B"));
}
