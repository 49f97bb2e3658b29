//! Does `render` write what can be drawn, refuse what cannot, and leave no paper unpainted?

use std::fs;

use clap::Parser as _;
use gjk_sandbox::cli::{Arguments, Exit};
use gjk_sandbox::scene::library::SHIPPED;
use resvg::tiny_skia::Pixmap;

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

/// The squat tetrahedron with O inside: no face sees it, and the cut is beside the picture.
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
        ("31-where-a-can-never-be-triangle.ron", &["O never", "A never"][..]),
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
        assert!(done.errors.contains("a name that ends in .svg or .png"), "{}", done.errors);
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
