//! The numbers of a run by iteration. The numbers of Bittle's walk-through are from the article, or computed on paper
//! from its points.

use gjk_figure::evolution::{Cursors, Evolution, Quantity, Scale, SimplexSize};
use gjk_figure::{ItemForm, Palette, series};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{Algorithm, Letter, Region, run};
use gjk_scene::scene::{Scene, library};
use glam::DVec2;

pub(super) fn evolution(scene: &Scene) -> (Evolution, usize) {
    let convexes = scene.convexes();
    let trace = run(&scene.query(&convexes));
    let iterations = series::iterations(&trace).len();
    (Evolution::of(&trace), iterations)
}

/// A = (4, 2) along (1, −1); then (−6, 9) along (−1, 1): A·v = 2 and 15, and a segment of length √(10² + 7²).
#[test]
fn the_walk_through_has_the_numbers_of_the_article() {
    let (evolution, iterations) = evolution(&library::SHIPPED[0].scene());
    assert_eq!((evolution.readings.len(), iterations), (4, 4));
    let [first, second, third, _] = evolution.readings.as_slice() else { panic!("four iterations") };
    assert_eq!((first.product, second.product), (Some(2.0), Some(15.0)));
    // Divided by |v| = √2.
    let reaches = [
        first.support_value.unwrap() - 2.0_f64.sqrt(),
        second.support_value.unwrap() - 15.0 / 2.0_f64.sqrt(),
    ];
    assert!(reaches.iter().all(|away| away.abs() < 1e-14), "{reaches:?}");
    assert_eq!(first.direction, Some(2.0_f64.sqrt()));
    let point = SimplexSize { points: 1, measure: None, extent: 0, is_polytope: false };
    let segment = SimplexSize { points: 2, measure: Some(149.0_f64.sqrt()), extent: 1, is_polytope: false };
    assert_eq!((first.size, second.size), (Some(point), Some(segment)));
    assert_eq!(third.region, Some(Region::Edge([Letter::A, Letter::C])));
    assert!(evolution.words(1).unwrap().starts_with(
        "Iteration 2: A·v = 15, |v| = 1.414, A·v/|v| = 10.61, simplex of 2 points, length 12.21"
    ));
    assert_eq!(evolution.words(4), None);
}

/// On paper: a 3-4-5 triangle has an area of 6; a corner of a cube with legs 3, 4 and 4 a volume of 8, that of a cube of
/// side 2.
#[test]
fn sizes_are_lengths() {
    let size = |measure: f64, extent: usize| SimplexSize {
        points: extent + 1,
        measure: Some(measure),
        extent,
        is_polytope: false,
    };
    assert_eq!(size(5.0, 1).as_length(), Some(5.0));
    assert_eq!(size(6.0, 2).as_length(), Some(6.0_f64.sqrt()));
    assert_eq!(size(8.0, 3).as_length(), Some(2.0));
}

/// No axis has two units: |v| is a length of the distance algorithm alone, and there from the second iteration on.
#[test]
fn an_axis_has_one_unit() {
    let of = |algorithm: Algorithm, quantity: Quantity| {
        let mut scene = library::SHIPPED[0].scene();
        scene.query.algorithm = algorithm;
        evolution(&scene).0.chart(quantity, Scale::Linear, &Cursors::default()).unwrap()
    };
    for quantity in [Quantity::Reach, Quantity::Size] {
        assert_eq!(of(Algorithm::Djonov, quantity).y.name, "scene units");
    }
    let bare = of(Algorithm::Djonov, Quantity::Direction);
    assert_eq!(bare.y.name, "a number without a unit");
    assert!(bare.items.iter().all(|item| !matches!(item.form, ItemForm::Line { .. })), "no line joins units");
    let length = of(Algorithm::Distance, Quantity::Direction);
    assert_eq!(length.y.name, "scene units");
    let first = length
        .items
        .iter()
        .find_map(|item| if let ItemForm::Points { at, .. } = &item.form { Some(at[0][0]) } else { None });
    assert_eq!(first, Some(2.0), "the first guess is no length");
}

/// The cell of the third iteration, edge AC, is in the row of the edges, the second from below.
#[test]
fn the_strip_has_a_cell_for_each_region() {
    let (evolution, _) = evolution(&library::SHIPPED[0].scene());
    let chart = evolution.chart(Quantity::Regions, Scale::Automatic, &Cursors::default()).unwrap();
    assert_eq!(chart.y.words, ["vertex", "edge", "inside"]);
    let cells = chart.items.iter().find_map(|item| {
        if let ItemForm::Cells { columns, tints, .. } = &item.form { Some((*columns, tints)) } else { None }
    });
    let (columns, tints) = cells.unwrap();
    assert_eq!((columns, tints.len()), (4, 12));
    assert!(tints[columns + 2].is_some() && tints[2].is_none() && tints[2 * columns + 2].is_none());
    let labels = chart.items.iter().filter_map(|item| match &item.form {
        ItemForm::Inscription { at, width, text } if text == "AC" => Some((*at, *width)),
        _ => None,
    });
    assert_eq!(labels.collect::<Vec<_>>(), [([3.0, 1.0], 1.0)], "the third iteration, in the row of edges");
}

/// Cubes of side 2, one inside the other by 0.5 along x: whatever the polytope, it lies in P ⊖ Q, a cube of side 4.
#[test]
fn the_polytope_only_grows_and_stays_inside() {
    let shipped = library::SHIPPED.iter().map(library::Shipped::scene);
    let mut grown = 0;
    for scene in shipped.filter(|scene| scene.query.algorithm != Algorithm::Distance) {
        let (evolution, _) = evolution(&scene);
        let sizes =
            evolution.readings.iter().filter_map(|reading| reading.size.filter(|size| size.is_polytope));
        let measures: Vec<f64> = sizes.filter_map(|size| size.measure).collect();
        grown += usize::from(measures.len() > 1);
        let grows = measures.windows(2).all(|pair| pair[1] >= pair[0] * (1.0 - 1e-9));
        assert!(grows, "{}: {measures:?}", scene.title);
    }
    assert!(grown >= 2, "some scenes have a polytope");
}

#[test]
fn every_shipped_scene_has_charts_that_can_be_drawn() {
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        let (evolution, iterations) = evolution(&scene);
        assert_eq!(evolution.readings.len(), iterations, "{}", scene.title);
        for quantity in Quantity::ALL {
            for scale in [Scale::Automatic, Scale::Linear, Scale::Logarithmic] {
                let cursors = Cursors { current: Some(0), pointed: vec![iterations.saturating_sub(1)] };
                let Some(chart) = evolution.chart(quantity, scale, &cursors) else { continue };
                let svg = chart.to_svg(DVec2::new(320.0, 200.0), &Palette::LIGHT);
                assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{} {quantity:?}", scene.title);
            }
        }
        assert!(evolution.chart(Quantity::Reach, Scale::Linear, &Cursors::default()).is_some());
        assert_eq!(evolution.dimension == Dimension::Two, scene.dimension == Dimension::Two);
    }
}
