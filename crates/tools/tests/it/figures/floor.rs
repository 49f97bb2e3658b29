//! The floor of a 3D view: its lines and numbers match the coordinates, and stay inside the picture.

use gjk_figure::{
    Analysis, AxisView, Bounds, Camera, Paper, PaperForm, PaperMark, Profile, Role, TextBox, text_boxes,
};
use gjk_proximity::geometry::Dimension;
use gjk_scene::scene::{Projection, library};
use glam::{DVec2, DVec3};

const SIZE: DVec2 = DVec2::new(487.0, 385.0);

fn bounds() -> Bounds {
    Bounds { min: DVec3::new(-2.0, -1.0, 0.5), max: DVec3::new(2.0, 1.0, 1.5) }
}

fn framed(camera: Camera) -> Camera {
    let mut camera = camera;
    camera.frame(&bounds().into(), SIZE);
    camera
}

fn floor(camera: &Camera) -> Option<Vec<PaperMark>> {
    camera.floor(bounds(), SIZE.into())
}

/// The numbers with the centers of their texts.
fn numbers(marks: &[PaperMark]) -> Vec<(String, DVec2)> {
    let texts = marks.iter().filter_map(|mark| {
        if let PaperForm::Text { center, text, .. } = &mark.form {
            Some((text.clone(), *center))
        } else {
            None
        }
    });
    texts.collect()
}

/// The number at the end of `x = 2`, `−1` and so on.
fn value(text: &str) -> f64 {
    text.rsplit(' ').next().unwrap().replace('−', "-").parse().unwrap()
}

/// Looking straight down without perspective, x grows to the right and y upward, both by the same number of points a
/// unit: a number is below or beside its line.
#[test]
fn from_above_numbers_stand_at_their_coordinates() {
    let mut camera = Camera { projection: Projection::Orthographic, ..Camera::default() };
    camera.look(AxisView::Top);
    let camera = framed(camera);
    let scale = 1.0 / camera.units_per_point(SIZE);
    let middle = SIZE * 0.5 - DVec2::new(camera.target.x, -camera.target.y) * scale;
    let marks = floor(&camera).unwrap();
    let numbers = numbers(&marks);
    let [mut along_x, mut along_y] = [0, 0];
    let row = numbers.iter().find(|(text, _)| text.starts_with('x')).unwrap().1.y;
    for (text, at) in &numbers {
        assert!(!text.starts_with('z'), "heights are not seen from above: {text}");
        let place = middle + DVec2::new(value(text), -value(text)) * scale;
        if (at.y - row).abs() < 1.0 {
            assert!((at.x - place.x).abs() < 0.5, "{text} at {at}, its line at {}", place.x);
            along_x += 1;
        } else {
            assert!((at.y - place.y).abs() < 0.5, "{text} at {at}, its line at {}", place.y);
            along_y += 1;
        }
    }
    assert!(along_x >= 2 && along_y >= 2, "{numbers:?}");
    // x = 0 and y = 0 are axes, through the middle of these bounds.
    let axes = marks.iter().filter_map(|mark| {
        if let (PaperForm::Line { points, .. }, Role::Axis) = (&mark.form, mark.role) {
            Some(points.clone())
        } else {
            None
        }
    });
    for points in axes {
        let is_vertical = (points[0].x - points[1].x).abs() < 1e-6;
        let off = if is_vertical { points[0].x - middle.x } else { points[0].y - middle.y };
        assert!(off.abs() < 1e-6, "{points:?}");
    }
}

/// The floor lies below the bounds: at 0 for steps of a half or more. Its lines are projections of lines at that height.
#[test]
fn the_floor_is_below_the_figure_and_above_it_where_it_is_seen_from_below() {
    for (pitch, is_below) in [(0.5, true), (-0.5, false)] {
        let camera = framed(Camera { pitch, yaw: 0.6, ..Camera::default() });
        let heights = [-0.5, 0.0, 0.25, 0.4, 0.5, 1.5, 1.6, 1.8, 2.0, 2.5];
        let marks = floor(&camera).unwrap();
        let lines: Vec<[DVec2; 2]> = marks
            .iter()
            .filter_map(|mark| {
                if let (PaperForm::Line { points, .. }, Role::Grid) = (&mark.form, mark.role) {
                    Some([points[0], points[1]])
                } else {
                    None
                }
            })
            .collect();
        assert!(lines.len() >= 4, "{}", lines.len());
        // Both ends of the lines, sent back along the line of sight to each height, have coordinates on the grid at one.
        let at_height = |at: DVec2, height: f64| {
            let (from, along) = camera.ray(at, SIZE);
            from + along * ((height - from.z) / along.z)
        };
        let fits = |height: f64| {
            lines.iter().all(|ends| {
                let [from, to] = ends.map(|end| at_height(end, height));
                let shared = (from - to).abs().truncate().min_element();
                shared < 1e-6
            })
        };
        // Lines of any height are parallel to the axes; only at the true one do they have whole coordinates.
        let on_grid = |height: f64| {
            lines.iter().all(|ends| {
                let [from, to] = ends.map(|end| at_height(end, height));
                let across = if (from.x - to.x).abs() < (from.y - to.y).abs() { from.x } else { from.y };
                ((across * 10.0) - (across * 10.0).round()).abs() < 1e-6
            })
        };
        let found: Vec<f64> =
            heights.into_iter().filter(|height| fits(*height) && on_grid(*height)).collect();
        assert!(!found.is_empty(), "pitch {pitch}");
        assert!(
            found.iter().any(|height| if is_below { *height <= 0.5 } else { *height >= 1.5 }),
            "pitch {pitch}: {found:?}"
        );
    }
}

#[test]
fn a_floor_that_would_be_a_line_is_left_out() {
    for view in [AxisView::Front, AxisView::Back, AxisView::Left, AxisView::Right] {
        let mut camera = Camera::default();
        camera.look(view);
        assert_eq!(floor(&framed(camera)), None, "{view:?}");
    }
    assert_eq!(Camera::default().floor(Bounds::EMPTY, SIZE.into()), None);
}

/// All lines and numbers of all shipped scenes, from many sides, are on the paper; numbers are legible, and no more than
/// a few.
#[test]
fn the_floor_stays_inside_the_picture() {
    let buttons = TextBox { center: SIZE - DVec2::new(62.0, 17.0), half: DVec2::new(62.0, 17.0) };
    let mut with_numbers = 0;
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        if scene.dimension == Dimension::Two {
            continue;
        }
        let analysis = Analysis::of(&scene);
        for extent in [analysis.scene_extent(), analysis.difference_extent()] {
            for index in 0..24 {
                let mut camera = Camera::from(scene.view);
                camera.yaw += f64::from(index) * 0.55;
                camera.pitch = (f64::from(index) * 0.77).sin() * 1.5;
                camera.frame(&extent, SIZE);
                let paper = Paper { size: SIZE, reserved: &[buttons], profile: Profile::Desk };
                let Some(marks) = camera.floor(extent.bounds(), paper) else { continue };
                let place = format!("{} view {index}", shipped.file_name);
                for mark in &marks {
                    if let PaperForm::Line { points, .. } = &mark.form {
                        let is_on_paper =
                            |at: &DVec2| at.cmpge(DVec2::splat(-1e-6)).all() && at.cmple(SIZE + 1e-6).all();
                        assert!(points.iter().all(is_on_paper), "{place}: {points:?}");
                    }
                }
                let boxes = text_boxes(&marks);
                assert!(boxes.len() <= 18, "{place}: {}", boxes.len());
                with_numbers += usize::from(boxes.len() >= 4);
                for (one, area) in boxes.iter().enumerate() {
                    let low = (area.center - area.half).min_element();
                    let high = (SIZE - area.center - area.half).min_element();
                    assert!(low >= -1e-6 && high >= -1e-6, "{place}: {area:?}");
                    assert_eq!(area.overlap(buttons), 0.0, "{place}");
                    for other in &boxes[one + 1..] {
                        assert_eq!(area.overlap(*other), 0.0, "{place}");
                    }
                }
            }
        }
    }
    assert!(with_numbers > 100, "most of them have numbers: {with_numbers}");
}
