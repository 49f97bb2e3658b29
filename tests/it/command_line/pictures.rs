//! Does `render` write every drawable picture, refuse the others, and paint the whole paper? Are the pictures of a run
//! side by side, and does an animation contain them all?

use std::fs;
use std::fs::File;
use std::io::BufReader;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit, StepTime};
use gjk_sandbox::scene::library::SHIPPED;
use resvg::tiny_skia::Pixmap;

use tempfile::TempDir;

use super::{WALK_THROUGH, call, folder, path, shipped_folder};

#[test]
fn pictures_are_written_by_their_ending() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    let svg = path(&folder, "a.svg");
    assert_eq!(call(&["render", &scene, "--output", &svg, "--step", "3"]).exit, Exit::Done);
    let both = fs::read_to_string(&svg).unwrap();
    assert!(both.starts_with("<svg ") && both.contains("width=\"1200\" height=\"800\""), "{}", &both[..200]);
    assert_eq!(both.matches("<svg ").count(), 3, "two panels in one picture");
    // A screen reader takes it as one picture with a title and a description, in the language of the words.
    assert!(both.starts_with("<svg role=\"img\" lang=\"en-US\" "), "{}", &both[..200]);
    let document = resvg::usvg::roxmltree::Document::parse(&both).unwrap();
    let of = |name: &str| {
        document.root_element().children().find(|it| it.has_tag_name(name)).and_then(|it| it.text())
    };
    assert_eq!(of("title"), Some("Triangle and quad"));
    assert!(
        of("desc").unwrap().starts_with("Step 3 of 16.\nA lies past the origin along v."),
        "{:?}",
        of("desc")
    );
    let png = path(&folder, "a.PNG");
    let small = ["render", &scene, "--output", &png, "--size", "320x200", "--panel", "difference"];
    assert_eq!(call(&small).exit, Exit::Done);
    let bytes = fs::read(&png).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    // The header chunk: length, name, width and height in big-endian order.
    assert_eq!(&bytes[12..24], b"IHDR\x00\x00\x01\x40\x00\x00\x00\xC8");
    let dark = path(&folder, "dark.png");
    call(&[
        "render",
        &scene,
        "--output",
        &dark,
        "--size",
        "320x200",
        "--panel",
        "difference",
        "--theme",
        "dark",
    ]);
    assert_ne!(fs::read(dark).unwrap(), bytes);
}

#[test]
fn every_shipped_scene_has_a_picture() {
    let folder = folder(&[]);
    for shipped in SHIPPED {
        let scene = shipped_folder().join(shipped.file_name);
        let output = path(&folder, "picture.svg");
        let done = call(&["render", scene.to_str().unwrap(), "--output", &output]);
        assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{}", shipped.file_name);
        let svg = fs::read_to_string(output).unwrap();
        assert!(svg.len() > 2000 && !svg.contains("NaN") && !svg.contains("inf"), "{}", shipped.file_name);
    }
}

/// The squat tetrahedron with O inside: it is in front of no face, and the cut is beside the picture.
#[test]
fn the_explorer_is_drawn_where_p_is_a_simplex_and_q_a_point() {
    let folder = folder(&[]);
    let output = path(&folder, "explorer.svg");
    let draw = |scene: &str| {
        let scene = shipped_folder().join(scene);
        call(&["render", scene.to_str().unwrap(), "--output", &output, "--panel", "explorer"])
    };
    for (scene, words) in [
        ("32-region-explorer-squat.ron", &["0b000", "floor BCD", "x of O"][..]),
        ("31-where-a-can-never-be-triangle.ron", &["O cannot be", "A cannot be"][..]),
    ] {
        assert_eq!(draw(scene).exit, Exit::Done);
        let svg = fs::read_to_string(&output).unwrap();
        for word in words {
            assert!(svg.contains(word), "{scene} has no {word}");
        }
    }
    assert_eq!(draw("01-triangle-and-quad.ron").exit, Exit::BadInput);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let scene = path(&folder, "scene.ron");
    // The run has 16 steps: 4 support points, 4 tests, 3 rulings, 1 reduction, 3 directions and the end.
    for step in ["0", "17", "1000000"] {
        let done = call(&["render", &scene, "--output", &path(&folder, "a.svg"), "--step", step]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(done.errors.contains("expected a step from 1 to 16, found --step"), "{}", done.errors);
    }
    for name in ["a.jpg", "a"] {
        let done = call(&["render", &scene, "--output", &path(&folder, name)]);
        assert_eq!(done.exit, Exit::BadInput);
        assert!(
            done.errors.contains("a name that ends in .svg or .png, or for an animation in .apng or .gif"),
            "{}",
            done.errors
        );
    }
    for size in ["0x0", "1200", "axb", "-5x7", "100000x100000", "63x800"] {
        let size = format!("--size={size}");
        let parsed = Arguments::try_parse_from(["gjk-sandbox", "render", &scene, "--output", "a.svg", &size]);
        assert!(parsed.is_err(), "{size} was accepted");
    }
}

/// Four, five and six pictures on one paper, on wide and on high paper: no pixel shows what lies below.
#[test]
fn every_pixel_of_the_plots_is_painted() {
    let folder = folder(&[]);
    for scene in [
        "01-triangle-and-quad.ron",
        "11-how-far-apart.ron",
        "13-how-deep-in-space.ron",
        "08-boxes-in-line.ron",
    ] {
        let scene = shipped_folder().join(scene);
        for size in ["960x600", "301x500"] {
            let output = path(&folder, "plot.png");
            let arguments =
                ["render", scene.to_str().unwrap(), "--output", &output, "--panel", "plot", "--size", size];
            assert_eq!(call(&arguments).exit, Exit::Done);
            let pixels = Pixmap::load_png(&output).unwrap();
            let clear = pixels.pixels().iter().filter(|pixel| pixel.alpha() < 255).count();
            assert_eq!(clear, 0, "{} at {size}", scene.display());
        }
    }
}

#[test]
fn the_plot_says_where_each_criterion_stops() {
    let folder = folder(&[]);
    let scene = shipped_folder().join("11-how-far-apart.ron");
    let output = path(&folder, "plot.svg");
    let arguments = ["render", scene.to_str().unwrap(), "--output", &output, "--panel", "plot"];
    assert_eq!(call(&arguments).exit, Exit::Done);
    let svg = fs::read_to_string(&output).unwrap();
    assert!(svg.contains("Gap over the iterations"));
    for name in
        ["relative ε|x|: stops at iteration", "absolute ε: stops at", "duplicate vertex: ", "no progress: "]
    {
        assert!(svg.contains(name), "{name}");
    }
}

/// Draws the walk-through, whose run has 16 steps, with these arguments.
fn drawn(folder: &TempDir, arguments: &[&str]) -> super::Done {
    call(&[&["render", &path(folder, "scene.ron")], arguments].concat())
}

/// The pictures in a folder, by name.
fn pictures(folder: &TempDir) -> Vec<String> {
    let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name != "scene.ron");
    names.sort();
    names
}

#[test]
fn the_pictures_of_a_run_have_numbers_and_one_frame() {
    for caption in [&[][..], &["--caption"]] {
        let folder = folder(&[("scene.ron", WALK_THROUGH)]);
        let run = path(&folder, "run.svg");
        let arguments = ["--output", &run, "--steps", "all", "--panel", "shapes", "--size", "640x480"];
        assert_eq!(drawn(&folder, &[&arguments[..], caption].concat()).exit, Exit::Done);
        let expected: Vec<String> = (1..=16).map(|step| format!("run-{step:02}.svg")).collect();
        assert_eq!(pictures(&folder), expected);
        // P and Q stay where they are from picture to picture; the arrows of v come and go.
        let outlines = |name: &String| {
            let svg = fs::read_to_string(path(&folder, name)).unwrap();
            let lines =
                svg.lines().filter(|line| line.starts_with("<polygon points=") && line.contains("stroke="));
            lines.take(2).map(str::to_owned).collect::<Vec<_>>()
        };
        let first = outlines(&expected[0]);
        assert_eq!(first.len(), 2, "P and Q");
        assert!(expected.iter().all(|name| outlines(name) == first));
    }
}

#[test]
fn steps_are_all_or_those_that_end_iterations_or_a_range() {
    // The support points are found at the steps 1, 3, 6 and 12.
    for (steps, names) in [
        ("iterations", &["run-02.png", "run-05.png", "run-11.png", "run-16.png"][..]),
        ("3..5", &["run-03.png", "run-04.png", "run-05.png"]),
        ("16..16", &["run-16.png"]),
    ] {
        let folder = folder(&[("scene.ron", WALK_THROUGH)]);
        let run = path(&folder, "run.png");
        let done = drawn(&folder, &["--output", &run, "--steps", steps, "--size", "64x64"]);
        assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
        assert_eq!(pictures(&folder), names, "{steps}");
    }
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let run = path(&folder, "run.png");
    let done = drawn(&folder, &["--output", &run, "--steps", "3..17"]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.contains("expected steps from 1 to 16, found --steps 3..17"), "{}", done.errors);
    for arguments in [["--steps", "0..3"], ["--steps", "5..3"], ["--steps", "some"]] {
        let parsed = Arguments::try_parse_from(
            [&["gjk-sandbox", "render", "scene.ron", "--output", "a.svg"][..], &arguments].concat(),
        );
        assert!(parsed.is_err(), "{arguments:?}");
    }
}

/// The sentence in the picture is that of `trace`.
#[test]
fn a_caption_holds_the_step_and_its_sentence() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let trace = call(&["trace", &path(&folder, "scene.ron")]).out;
    let sentence = trace.lines().find_map(|line| line.strip_prefix("  7  ")).unwrap();
    let output = path(&folder, "a.svg");
    assert_eq!(drawn(&folder, &["--output", &output, "--step", "7", "--caption"]).exit, Exit::Done);
    let svg = fs::read_to_string(&output).unwrap();
    let title = svg.rsplit("<title>").next().unwrap().split("</title>").next().unwrap();
    let title = title.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace('−', "-");
    assert_eq!(title, format!("Step 7 of 16: {sentence}"));
    // Even the least paper has one.
    let small = ["--output", &output, "--step", "7", "--caption", "--size", "64x64"];
    assert_eq!(drawn(&folder, &small).exit, Exit::Done);
    assert!(fs::read_to_string(&output).unwrap().contains('…'));
    for panel in ["map", "compare", "explorer"] {
        let done = drawn(&folder, &["--output", &output, "--panel", panel, "--caption"]);
        assert!(done.errors.contains("expected a panel that follows the steps"), "{}", done.errors);
        // Regression: the map as an animation had 29 equal frames.
        for (name, more) in [("a.gif", &[][..]), ("a.apng", &[][..]), ("a.svg", &["--step", "1"][..])] {
            let output = path(&folder, name);
            let done = drawn(&folder, &[&["--output", &output, "--panel", panel], more].concat());
            assert!(done.errors.contains("expected a panel that follows the steps"), "{}", done.errors);
        }
    }
}

/// The pixels of a PNG, three numbers each.
fn rgb(path: &str) -> Vec<u8> {
    let pixels = Pixmap::load_png(path).unwrap();
    pixels.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}

#[test]
fn an_animated_png_holds_every_step_for_two_seconds() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let (run, last) = (path(&folder, "run.apng"), path(&folder, "last.png"));
    for output in [&run, &last] {
        assert_eq!(drawn(&folder, &["--output", output, "--size", "200x120"]).exit, Exit::Done);
    }
    let mut reader = png::Decoder::new(BufReader::new(File::open(&run).unwrap())).read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    assert_eq!((control.num_frames, control.num_plays), (16, 0));
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    for _ in 0..16 {
        reader.next_frame(&mut pixels).unwrap();
        let frame = reader.info().frame_control().unwrap();
        assert_eq!((frame.delay_num, frame.delay_den, frame.width, frame.height), (2, 1, 200, 120));
    }
    assert_eq!(pixels, rgb(&last), "the last step");
}

#[test]
fn an_animation_shows_each_step_as_long_as_asked() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let run = path(&folder, "run.gif");
    let arguments = ["--output", &run, "--size", "64x64", "--steps", "1..2", "--seconds", "0.5"];
    assert_eq!(drawn(&folder, &arguments).exit, Exit::Done);
    let mut reader = gif::DecodeOptions::new().read_info(File::open(&run).unwrap()).unwrap();
    assert_eq!(reader.read_next_frame().unwrap().unwrap().delay, 50);
    let refusal = "0".parse::<StepTime>().unwrap_err();
    assert_eq!(refusal, "expected seconds from 0.05 to 60, found `0`");
}

#[test]
fn an_animated_gif_holds_the_chosen_steps_for_two_seconds() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let (run, last) = (path(&folder, "run.gif"), path(&folder, "last.png"));
    let size = ["--size", "200x120", "--caption"];
    assert_eq!(
        drawn(&folder, &[&["--output", &run, "--steps", "11..16"], &size[..]].concat()).exit,
        Exit::Done
    );
    assert_eq!(drawn(&folder, &[&["--output", &last], &size[..]].concat()).exit, Exit::Done);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut reader = options.read_info(File::open(&run).unwrap()).unwrap();
    assert_eq!(reader.repeat(), gif::Repeat::Infinite);
    let (mut frames, mut shown) = (0, Vec::new());
    while let Some(frame) = reader.read_next_frame().unwrap() {
        assert_eq!((frame.delay, frame.width, frame.height), (200, 200, 120));
        frames += 1;
        shown = frame.buffer.to_vec();
    }
    assert_eq!(frames, 6);
    // 256 colors are enough for a picture with few.
    let drawn = rgb(&last);
    let shown: Vec<u8> = shown.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    let off: u64 = drawn.iter().zip(&shown).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    assert!(off / (drawn.len() as u64) < 4, "{off}");
}
