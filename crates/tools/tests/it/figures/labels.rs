//! The texts of pictures: none overlaps another, leaves the paper or lies below a button, and the important ones are
//! always present.

use gjk_figure::picture::{Album, Layout, Look, Panel, Size, Theme};
use gjk_figure::{
    Analysis, Camera, Figure, Form, Overlays, Paper, PaperForm, PaperMark, Plane, Profile, Role, Standing,
    TextBox, difference, text_boxes, world,
};
use gjk_proximity::geometry::Dimension;
use gjk_scene::scene::library;
use glam::{DVec2, DVec3};

/// The sizes of the pictures in a small window, a usual one and a large one.
const SIZES: [DVec2; 4] =
    [DVec2::new(320.0, 240.0), DVec2::new(487.0, 385.0), DVec2::new(480.0, 560.0), DVec2::new(800.0, 620.0)];

/// The corner with the buttons of a view in 3D.
fn buttons(size: DVec2) -> TextBox {
    let half = DVec2::new(62.0, 17.0);
    TextBox { center: size - half, half }
}

/// The pictures of a scene at a step: shapes and difference.
fn pictures(analysis: &Analysis, step: usize) -> [(&'static str, Figure); 2] {
    let overlays = Overlays::default();
    [("shapes", world(analysis, step, overlays)), ("difference", difference(analysis, step, overlays))]
}

fn paint(analysis: &Analysis, panel: &str, figure: &Figure, size: DVec2) -> Vec<PaperMark> {
    let extent = if panel == "shapes" { analysis.scene_extent() } else { analysis.difference_extent() };
    let paper = Paper { size, reserved: &[buttons(size)], profile: Profile::Desk };
    match analysis.dimension {
        Dimension::Two => Plane::framing(extent.bounds(), size).project(figure, paper),
        Dimension::Three => {
            let mut camera = Camera::default();
            camera.frame(&extent, size);
            // The numbers of the floor are texts like the others, and they come first.
            let mut marks = camera.floor(extent.bounds(), paper).unwrap_or_default();
            let mut reserved = text_boxes(&marks);
            reserved.push(buttons(size));
            marks.extend(camera.project(figure, Paper { reserved: &reserved, ..paper }));
            marks
        }
    }
}

/// The texts with their boxes, by the widths of the fonts.
fn boxes(marks: &[PaperMark]) -> Vec<(Role, &str, TextBox)> {
    let texts = marks.iter().filter_map(|mark| match &mark.form {
        PaperForm::Text { center, text, size } => {
            Some((mark.role, text.as_str(), TextBox::of(*center, text, *size)))
        }
        _ => None,
    });
    texts.collect()
}

/// The overlap of two boxes horizontally and vertically, in points.
fn shared(one: TextBox, other: TextBox) -> f64 {
    (one.half + other.half - (one.center - other.center).abs()).min_element()
}

/// The names that a reader looks for first, of points that are on the paper, without a text. A letter may lack its
/// remark, as in “B (was A)”.
fn missing_names(figure: &Figure, marks: &[PaperMark]) -> Vec<String> {
    let is_first = |role: Role| {
        matches!(role, Role::Letter(_) | Role::Origin | Role::Direction | Role::Shape(_) | Role::Painted(..))
    };
    let drawn = boxes(marks);
    let wanted = figure.marks.iter().filter(|mark| is_first(mark.role));
    let names = wanted.filter_map(|mark| {
        if let Form::Label { text, .. } = &mark.form { Some((mark.role, text)) } else { None }
    });
    // The letter that a point had before may be left out, nothing else.
    let says = |text: &str, name: &str| {
        name.strip_prefix(text).is_some_and(|rest| rest.is_empty() || rest.starts_with(" (was "))
    };
    names
        .filter(|(role, name)| !drawn.iter().any(|(of, text, _)| of == role && says(text, name)))
        .map(|(_, name)| name.clone())
        .collect()
}

/// Whether a text covers the marker of O. Its own name and the letter of a point on it are beside it.
fn covers_origin(marks: &[PaperMark], area: TextBox) -> bool {
    let origin = marks.iter().find_map(|mark| match mark.form {
        PaperForm::Marker { at, .. } if mark.role == Role::Origin => Some(at),
        _ => None,
    });
    let radius = Profile::Desk.radius(Role::Origin);
    origin.is_some_and(|at| {
        let nearest = at.clamp(area.center - area.half, area.center + area.half);
        nearest.distance(at) < radius - 1.0
    })
}

#[test]
fn no_text_of_a_shipped_scene_covers_another_or_leaves_its_picture() {
    let mut violations = Vec::new();
    let mut texts = 0_usize;
    for shipped in library::SHIPPED {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            for (panel, figure) in pictures(&analysis, step) {
                for size in SIZES {
                    let marks = paint(&analysis, panel, &figure, size);
                    let found = boxes(&marks);
                    texts += found.len();
                    let place = format!("{} step {} {panel} {size}", shipped.file_name, step + 1);
                    for name in missing_names(&figure, &marks) {
                        violations.push(format!("{place}: \"{name}\" is missing"));
                    }
                    for (index, (_, text, area)) in found.iter().enumerate() {
                        for (_, other, beside) in &found[index + 1..] {
                            if shared(*area, *beside) > 2.0 {
                                violations.push(format!("{place}: \"{text}\" on \"{other}\""));
                            }
                        }
                        let (low, high) = (area.center - area.half, area.center + area.half);
                        if low.min_element() < 1.0 || (high - size).max_element() > -1.0 {
                            violations.push(format!("{place}: \"{text}\" is at the border"));
                        }
                        if covers_origin(&marks, *area) {
                            violations.push(format!("{place}: \"{text}\" is on O"));
                        }
                        if shared(*area, buttons(size)) > 2.0 {
                            violations.push(format!("{place}: \"{text}\" is below the buttons"));
                        }
                    }
                }
            }
        }
    }
    assert!(violations.is_empty(), "{} of {texts}:\n{}", violations.len(), violations.join("\n"));
}

/// In the plane a value is at the line of its own test, or at least closer to it than to the line of any other test of
/// the step. In the scene of the article, whose step 15 has three lines close together, it is closer in every picture.
#[test]
fn values_stand_at_the_edges_that_they_test() {
    let mut values = 0_usize;
    let mut violations = Vec::new();
    for shipped in library::SHIPPED.into_iter().filter(|it| it.scene().dimension == Dimension::Two) {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            let figure = difference(&analysis, step, Overlays::default());
            let of_tests: Vec<&Form> = figure
                .marks
                .iter()
                .filter(|mark| mark.role == Role::TestLine)
                .map(|mark| &mark.form)
                .collect();
            // Each test draws its line, then an arrow, then its value.
            let tests: Vec<([DVec3; 2], &str)> = of_tests
                .chunks(3)
                .filter_map(|forms| match forms {
                    [Form::Line { points, .. }, Form::Arrow { .. }, Form::Note { text, .. }] => {
                        Some(([points[0], points[1]], text.as_str()))
                    }
                    _ => None,
                })
                .collect();
            for size in &SIZES[1..] {
                let plane = Plane::framing(analysis.difference_extent().bounds(), *size);
                let away = |area: TextBox, line: [DVec3; 2]| {
                    let [from, to] = line.map(|end| plane.screen_from_world(end));
                    let normal = (to - from).perp().normalize_or_zero();
                    let reach = normal.abs().dot(area.half);
                    ((area.center - from).dot(normal).abs() - reach).max(0.0)
                };
                let marks = paint(&analysis, "difference", &figure, *size);
                for (_, text, area) in boxes(&marks).into_iter().filter(|(role, ..)| *role == Role::TestLine)
                {
                    let own = tests.iter().filter(|(_, of)| *of == text).map(|(line, _)| away(area, *line));
                    let own = own.fold(f64::INFINITY, f64::min);
                    let others = tests.iter().filter(|(_, of)| *of != text);
                    for (other, of) in others.map(|(line, of)| (away(area, *line), of)) {
                        let is_at_its_line = own <= 6.0 && !shipped.file_name.starts_with("01-");
                        if own > other + 1.0 && !is_at_its_line {
                            let place = format!("{} step {} {size}", shipped.file_name, step + 1);
                            violations.push(format!("{place}: \"{text}\" {own:.0}, \"{of}\" {other:.0}"));
                        }
                    }
                    values += 1;
                }
            }
        }
    }
    assert!(values > 200, "only {values} values");
    assert!(violations.is_empty(), "{} of {values}:\n{}", violations.len(), violations.join("\n"));
}

/// In the plane: wherever a region outside of the simplex is chosen, the picture shows enough of it for its name.
#[test]
fn the_chosen_region_has_room_for_its_name() {
    let mut chosen = 0_usize;
    let mut missing = Vec::new();
    for shipped in library::SHIPPED.into_iter().filter(|it| it.scene().dimension == Dimension::Two) {
        let analysis = Analysis::of(&shipped.scene());
        for step in 0..analysis.trace.steps() {
            let figure = difference(&analysis, step, Overlays::default());
            let names = figure.marks.iter().filter(|mark| mark.role == Role::Region(Standing::Chosen));
            let names: Vec<&str> = names
                .filter_map(|mark| {
                    if let Form::Caption { lines, .. } = &mark.form {
                        lines.first().map(String::as_str)
                    } else {
                        None
                    }
                })
                .filter(|name| *name != "inside")
                .collect();
            for size in &SIZES[1..] {
                let marks = paint(&analysis, "difference", &figure, *size);
                let drawn = boxes(&marks);
                for name in &names {
                    let is_drawn = drawn.iter().any(|(_, text, _)| text == name);
                    if !is_drawn {
                        missing.push(format!("{} step {} {size}: {name}", shipped.file_name, step + 1));
                    }
                    chosen += 1;
                }
            }
        }
    }
    assert!(chosen > 200, "only {chosen} names");
    assert!(missing.is_empty(), "{} of {chosen}:\n{}", missing.len(), missing.join("\n"));
}

/// The outline of P and Q, and that of their difference in space, take at least 80 % of the smaller side of the paper; in
/// the plane the regions around the difference need room.
#[test]
fn every_shipped_scene_fills_its_pictures() {
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        let mut extents = vec![("shapes", analysis.scene_extent())];
        if analysis.dimension == Dimension::Three {
            extents.push(("difference", analysis.difference_extent()));
        }
        for (panel, extent) in extents {
            for size in SIZES {
                let plane = Plane::framing(extent.bounds(), size);
                let mut camera = Camera::from(scene.view);
                camera.frame(&extent, size);
                let places: Vec<DVec2> = extent
                    .points()
                    .iter()
                    .map(|at| match analysis.dimension {
                        Dimension::Two => plane.screen_from_world(*at),
                        Dimension::Three => camera.screen_from_world(*at, size).unwrap(),
                    })
                    .collect();
                let low = places.iter().copied().fold(DVec2::INFINITY, DVec2::min);
                let high = places.iter().copied().fold(DVec2::NEG_INFINITY, DVec2::max);
                let place = format!("{} {panel} {size}", shipped.file_name);
                let share = (high - low).max_element() / size.min_element();
                assert!(share >= 0.8, "{place}: {share:.2}");
                assert!(
                    low.min_element() >= 0.0 && (size - high).min_element() >= 0.0,
                    "{place}: {low} {high}"
                );
            }
        }
    }
}

/// In narrow views the note extended below the buttons, which hid its end. There it is now above them; with enough
/// room, it is beside them at the lower border.
#[test]
fn remarks_keep_off_the_buttons() {
    const REMARK: &str = "Bodies of more than 600 vertices are drawn with 400 of them";
    for shipped in library::SHIPPED.iter().step_by(9) {
        let analysis = Analysis::of(&shipped.scene());
        let [(panel, mut figure), _] = pictures(&analysis, 0);
        figure.add(Role::Axis, None, Form::Remark(REMARK));
        for (size, is_narrow) in [(DVec2::new(490.0, 480.0), true), (DVec2::new(1200.0, 800.0), false)] {
            let marks = paint(&analysis, panel, &figure, size);
            let found = boxes(&marks).into_iter().find(|(_, text, _)| *text == REMARK);
            let (_, _, area) = found.expect("it is on the paper");
            assert!(shared(area, buttons(size)) <= 0.0, "{} {size}: {area:?}", shipped.file_name);
            let is_above = area.center.y + area.half.y <= size.y - 2.0 * buttons(size).half.y;
            assert!(is_above || !is_narrow, "{} {size}: {area:?}", shipped.file_name);
        }
    }
}

/// The texts of an SVG, with the boxes of their letters.
fn written(svg: &str) -> Vec<(String, TextBox)> {
    let texts = svg.split("<text ").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let text =
            rest.split_once("</text>")?.0.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        let number = |name: &str| -> Option<f64> {
            attributes.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.parse().ok()
        };
        let (x, y, size) = (number("x")?, number("y")?, number("font-size")?);
        // From the baseline to the top of a capital.
        let area = TextBox::of(DVec2::new(x, y - 0.36 * size), &text, size);
        Some((text, TextBox { half: DVec2::new(area.half.x, 0.36 * size), ..area }))
    });
    texts.filter(|(text, _)| !text.contains('<')).collect()
}

/// The ends of the thick solid lines of an SVG: edges of shapes, of the simplex and of the polytope.
fn thick(svg: &str) -> Vec<[DVec2; 2]> {
    let lines = svg.split(" points=\"").skip(1).filter_map(|rest| {
        let (points, rest) = rest.split_once('"')?;
        let (attributes, _) = rest.split_once('>')?;
        let width: f64 = attributes.split_once("stroke-width=\"")?.1.split_once('"')?.0.parse().ok()?;
        let at = |pair: &str| {
            let (x, y) = pair.split_once(',')?;
            Some(DVec2::new(x.parse().ok()?, y.parse().ok()?))
        };
        let points: Vec<DVec2> = points.split(' ').filter_map(at).collect();
        let is_thick = width > 1.7 && !attributes.contains("dash");
        is_thick.then(|| points.windows(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>())
    });
    lines.flatten().collect()
}

/// Whether a line runs through a text.
fn crosses([from, to]: [DVec2; 2], area: TextBox) -> bool {
    let is_inside = |part: i32| {
        let at = from.lerp(to, f64::from(part) / 400.0);
        (at - area.center).abs().cmplt(area.half - 1.0).all()
    };
    (0..=400).any(is_inside)
}

/// Files have numbers at their axes, which a window has beside its pictures. By default every fifth step is drawn;
/// `LABELS=all` draws all.
#[test]
fn no_text_of_a_file_covers_another_or_touches_the_border() {
    let every = if std::env::var("LABELS").is_ok_and(|value| value == "all") { 1 } else { 5 };
    let size = Size { width: 600, height: 500 };
    let (mut violations, mut texts, mut pictures) = (Vec::new(), 0_usize, 0_usize);
    for shipped in library::SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        for panel in [Panel::Shapes, Panel::Difference] {
            let layout = Layout { panel: Some(panel), size, caption: false };
            let album = Album::new(&scene, &analysis, Look::of(&scene, Theme::default()), layout);
            for step in (0..analysis.trace.steps()).step_by(every) {
                let svg = album.svg(step);
                let (found, lines) = (written(&svg), thick(&svg));
                (texts, pictures) = (texts + found.len(), pictures + 1);
                let place = format!("{} step {} {}", shipped.file_name, step + 1, panel.name());
                for (index, (text, area)) in found.iter().enumerate() {
                    let (low, high) = (area.center - area.half, area.center + area.half);
                    if low.min_element() < 1.0 || high.x > 599.0 || high.y > 499.0 {
                        violations.push(format!("{place}: \"{text}\" is at the border"));
                    }
                    // A number of an axis has nothing but digits.
                    let is_number = text.chars().all(|it| it.is_ascii_digit() || matches!(it, '−' | '.'));
                    if is_number && area.half.y < 4.2 && lines.iter().any(|line| crosses(*line, *area)) {
                        violations.push(format!("{place}: \"{text}\" is on a line"));
                    }
                    for (other, beside) in &found[index + 1..] {
                        if shared(*area, *beside) > 1.0 {
                            violations.push(format!("{place}: \"{text}\" on \"{other}\""));
                        }
                    }
                }
            }
        }
    }
    assert!(texts > 3000, "only {texts} texts");
    let count = violations.len();
    assert!(count == 0, "{count} of {texts} in {pictures} pictures:\n{}", violations.join("\n"));
}
