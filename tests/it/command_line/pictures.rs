//! `render` leaves no paper unpainted.

use resvg::tiny_skia::Pixmap;

use super::{Exit, call, folder, path, shipped_folder};

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
    let svg = std::fs::read_to_string(&output).unwrap();
    assert!(svg.contains("Gap over the iterations"));
    for name in
        ["relative ε|x|: stops at iteration", "absolute ε: stops at", "duplicate vertex: ", "no progress: "]
    {
        assert!(svg.contains(name), "{name}");
    }
}
