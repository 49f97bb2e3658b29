//! Sections of P ⊖ Q: the cut is in the stated plane, and the words agree with the numbers.

use gjk_figure::map::{Shade, Shading, cell_words, chart, window};
use gjk_figure::{Analysis, Cut, Figure, Form, Item, ItemForm, Role, Tint, cut_picture, has_faces, slice};
use gjk_lab::map::{Grid, Ground, InitialDirection, LEVELS, Map, MapQuestion, SecondQuestion};
use gjk_proximity::geometry::{Body, Dimension, Pose, Shape, Side};
use gjk_proximity::gjk::{Algorithm, Letter, Settings, Verdict};
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use glam::{DVec2, DVec3};

fn areas(items: &[Item], role: Role) -> Vec<Vec<[f64; 2]>> {
    let of_role = items.iter().filter(|item| item.role == role);
    of_role
        .filter_map(|item| if let ItemForm::Area(points) = &item.form { Some(points.clone()) } else { None })
        .collect()
}

/// Two cubes of side 2, Q moved by (1, 0.5, 0.25): P ⊖ Q is the cube of side 4 centered at the negative of that.
fn cubes() -> Scene {
    let cube = |at| {
        let shape = Shape::Cuboid { half_extents: DVec3::ONE };
        Body::new(Dimension::Three, shape, Pose::at(Dimension::Three, at), 0.0).unwrap()
    };
    let query = Settings { algorithm: Algorithm::Djonov, ..Settings::default() };
    Scene { query, ..Scene::new(Dimension::Three, [cube(DVec3::ZERO), cube(DVec3::new(1.0, 0.5, 0.25))]) }
}

/// On paper: in the plane z = 0, x goes from −1 − 2 to −1 + 2, and y from −0.5 − 2 to −0.5 + 2.
#[test]
fn two_cubes_are_cut_in_a_square() {
    let analysis = Analysis::of(&cubes());
    for z in [0.0, 1.5, -2.0] {
        let cut = slice(&analysis, 0, Cut::Axis(2, z)).unwrap();
        let square = [[-3.0, -2.5], [1.0, -2.5], [1.0, 1.5], [-3.0, 1.5]];
        assert_eq!(areas(&cut.chart.items, Role::Difference), [square.to_vec()], "z = {z}");
        assert!(cut.chart.equal_scales);
    }
    assert!(areas(&slice(&analysis, 0, Cut::Axis(2, 1.8)).unwrap().chart.items, Role::Difference).is_empty());
    // In a plane of constant x the coordinates are y and z.
    let cut = slice(&analysis, 0, Cut::Axis(0, 0.5)).unwrap();
    let square = [[-2.5, -2.25], [1.5, -2.25], [1.5, 1.75], [-2.5, 1.75]];
    assert_eq!(areas(&cut.chart.items, Role::Difference), [square.to_vec()]);
    assert_eq!([cut.chart.x.name.as_str(), cut.chart.y.name.as_str()], ["y", "z"]);
    assert!(cut.words[0].starts_with("O is 0.5 below the plane x = 0.5"), "{}", cut.words[0]);
}

/// The forms of the plane in a picture.
fn plane_of(figure: &Figure) -> Vec<&Form> {
    figure.marks.iter().filter(|mark| mark.role == Role::Cut).map(|mark| &mark.form).collect()
}

/// On paper: the section as above, at its height; the sheet is 6 % of 4 wider on each side.
#[test]
fn the_plane_is_a_sheet_in_space_with_the_section_on_it() {
    let analysis = Analysis::of(&cubes());
    let at = |[x, y]: [f64; 2]| DVec3::new(x, y, 1.5);
    let picture = cut_picture(&analysis, 0, Cut::Axis(2, 1.5)).unwrap();
    let square = [[-3.0, -2.5], [1.0, -2.5], [1.0, 1.5], [-3.0, 1.5]].map(at).to_vec();
    let sheet = [[-3.24, -2.74], [1.24, -2.74], [1.24, 1.74], [-3.24, 1.74]].map(at);
    let [
        Form::Area { points: area },
        Form::Line { points: outline, closed: true },
        Form::Line { points: edge, closed: true },
    ] = plane_of(&picture.figure)[..]
    else {
        panic!("a section, its outline and the sheet")
    };
    assert_eq!([area, outline], [&square, &square]);
    for (corner, expected) in picture.corners.into_iter().zip(sheet) {
        assert!((corner - expected).length() < 1e-12, "{corner}");
    }
    assert_eq!(*edge, picture.corners);
    // Above P ⊖ Q, which ends at 1.75, the sheet is empty.
    let above = cut_picture(&analysis, 0, Cut::Axis(2, 1.8)).unwrap();
    assert_eq!(plane_of(&above.figure).len(), 1);
    // The first step has a point at most.
    assert_eq!(cut_picture(&analysis, 0, Cut::Simplex), None);
}

/// The plane of the simplex contains the points of the simplex, in space as in the chart; 2D has no plane.
#[test]
fn the_sheet_lies_in_the_plane_of_the_simplex() {
    let mut sheets = 0;
    for shipped in SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            let Some(picture) = cut_picture(&analysis, step, Cut::Simplex) else { continue };
            assert_eq!(analysis.dimension, Dimension::Three);
            let [a, b, c, _] = picture.corners;
            let normal = (b - a).cross(c - a).normalize();
            let state = analysis.trace.state(step);
            let live = state.live();
            let size = analysis.difference_bounds().radius();
            for letter in live.as_slice().iter().take(3) {
                let height = (state.lettered.at(*letter) - a).dot(normal);
                assert!(height.abs() < 1e-9 * size, "{} step {step} {letter}: {height}", shipped.file_name);
            }
            sheets += 1;
        }
    }
    assert!(sheets > 100, "only {sheets} sheets");
}

/// At every step of every shipped 3D scene: the plane of the triangle contains A, B and C, and its distance from O is
/// that given by the triple product.
#[test]
fn the_plane_of_the_triangle_contains_its_vertices() {
    let mut triangles = 0;
    for shipped in SHIPPED {
        let scene = shipped.scene();
        if scene.dimension == Dimension::Two {
            continue;
        }
        let analysis = Analysis::of(&scene);
        for step in 0..analysis.trace.steps() {
            let Ok(cut) = slice(&analysis, step, Cut::Simplex) else { continue };
            let on_it = |letter| {
                cut.chart.items.iter().any(|item| {
                    item.role == Role::Letter(letter) && matches!(item.form, ItemForm::Points { .. })
                })
            };
            if cut.chart.title == "P ⊖ Q cut by the plane of ABC" {
                assert!([Letter::A, Letter::B, Letter::C].into_iter().all(on_it), "{}: {step}", scene.title);
                triangles += 1;
            } else if cut.chart.title == "P ⊖ Q cut by the plane of A, B and O" {
                assert!([Letter::A, Letter::B].into_iter().all(on_it), "{}: {step}", scene.title);
                assert!(cut.words[0].starts_with("O lies on"), "{}: {}", scene.title, cut.words[0]);
            }
            let finite = |place: &[f64; 2]| place.iter().all(|number| number.is_finite());
            for area in areas(&cut.chart.items, Role::Difference) {
                assert!(area.iter().all(finite), "{}: {step}", scene.title);
            }
        }
    }
    assert!(triangles > 20, "only {triangles} triangles were seen");
}

#[test]
fn every_cut_of_every_scene_is_a_chart_or_a_sentence() {
    let cuts = Cut::FACES.map(Cut::Face).into_iter().chain([Cut::Simplex]);
    let cuts: Vec<Cut> =
        cuts.chain((0..3).flat_map(|axis| [-0.3, 0.0, 1.0].map(|at| Cut::Axis(axis, at)))).collect();
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        for step in 0..analysis.trace.steps() {
            for cut in &cuts {
                match slice(&analysis, step, *cut) {
                    Ok(slice) => {
                        assert!(slice.words.iter().all(|words| !words.contains("out of range")));
                    }
                    Err(reason) => assert!(!reason.ends_with('.') && reason.len() > 20, "{reason}"),
                }
                if matches!(cut, Cut::Face(_)) && has_faces(&analysis, step) {
                    let flat = "The three points lie on one line, so they determine no plane. Cut perpendicular to an axis";
                    assert!(slice(&analysis, step, *cut).map_or_else(|reason| reason == flat, |_| true));
                }
            }
        }
    }
}

/// In 2D: the squares of S-ZERO-2, where P ⊖ Q extends from −3 to 1 along x.
#[test]
fn in_the_plane_a_line_is_cut() {
    let square = |x: f64| {
        let shape = Shape::Rectangle { half_extents: DVec2::ONE };
        Body::new(Dimension::Two, shape, Pose::at(Dimension::Two, DVec3::X * x), 0.0).unwrap()
    };
    let analysis = Analysis::of(&Scene::new(Dimension::Two, [square(0.0), square(1.0)]));
    let cut = slice(&analysis, 0, Cut::Simplex).unwrap();
    let ends: Vec<[f64; 2]> = cut
        .chart
        .items
        .iter()
        .filter(|item| item.role == Role::Difference)
        .flat_map(|item| match &item.form {
            ItemForm::Line { points, .. } => points.clone(),
            _ => Vec::new(),
        })
        .collect();
    assert_eq!(ends, [[-3.0, 1.0], [1.0, 1.0]]);
    assert_eq!(cut.words[1], "On the line through O along v, P ⊖ Q extends from −3 to 1");
    // The first support in direction x of P ⊖ Q lies at 1.
    assert!(cut.chart.items.iter().any(|item| {
        item.role == Role::Letter(Letter::A)
            && matches!(&item.form, ItemForm::Points { at, .. } if *at == [[1.0, 0.0]])
    }));
}

#[test]
fn a_map_is_a_chart_with_the_contact_line_and_q_on_it() {
    let scene = SHIPPED[4].scene();
    let analysis = Analysis::of(&scene);
    let q = scene.bodies[Side::Q].pose().position;
    let ground = Ground::along([0, 1], q);
    let window = window(&analysis, &ground, q);
    let [x, y] = ground.coordinates(q);
    assert!(window[0][0] < x && x < window[1][0] && window[0][1] < y && y < window[1][1]);
    let grid = Grid::covering(window[0], window[1], 60).unwrap();
    let all = LEVELS.len() - 1;
    for shade in Shade::ALL {
        let beside = shade.beside(SecondQuestion::Truth);
        let map = Map::computed(MapQuestion::of(&scene, InitialDirection::AsSet, beside), ground, grid, all);
        let shading = Shading::of(&map, shade);
        assert!(shading.tints.iter().all(Option::is_some), "{}", shade.title());
        assert!(!shading.legend.is_empty());
        // Every color marks the cells with a false verdict: the published code denies overlaps on lines.
        let places = (0..grid.columns()).flat_map(|x| (0..grid.rows()).map(move |y| [x, y]));
        let wrong: Vec<[f64; 2]> = places
            .filter(|place| {
                let said = map.exact(*place).unwrap().verdict;
                let truth = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
                let truth = truth.cell(ground.position(grid.at(*place))).unwrap().beside.unwrap().0;
                said != truth && truth != Verdict::Touching
            })
            .map(|place| grid.at(place))
            .collect();
        assert!(!wrong.is_empty());
        let sorted = |mut places: Vec<[f64; 2]>| {
            places.sort_by(|a, b| a.partial_cmp(b).unwrap());
            places
        };
        assert_eq!(sorted(shading.wrong.clone()), sorted(wrong), "{}", shade.title());
        // Every color is in the legend; values lie between those of the legend.
        let named = |tint: &Tint| shading.legend.iter().any(|(known, _)| known == tint);
        let is_amount = matches!(shade, Shade::Supports | Shade::Gap);
        assert!(is_amount || shading.tints.iter().flatten().all(named), "{}", shade.title());
        let chart = chart(&analysis, &map, &shading, q, window, ["x", "y"]);
        // On the contact line, the truth of a cell is TOUCHING.
        let line = chart.items.iter().find(|item| item.role == Role::Difference).unwrap();
        let ItemForm::Line { points, .. } = &line.form else { panic!("{line:?}") };
        let truth = MapQuestion::of(&scene, InitialDirection::AsSet, SecondQuestion::Truth);
        for corner in points {
            let cell = truth.cell(ground.position(*corner)).unwrap();
            assert_eq!(cell.beside.unwrap().0, Verdict::Touching, "{corner:?}");
        }
        let words = cell_words(&map, grid.place([x, y]).unwrap(), beside, scene.dimension).unwrap();
        assert!(words.starts_with("Q at (") && words.contains("support point"), "{words}");
    }
}
