//! `generate`: do man pages, completions and icons fit the program?

use std::fs;
use std::path::Path;

use clap::{Command, CommandFactory as _};
use gjk_sandbox::cli::{Arguments, Exit};
use resvg::tiny_skia::Pixmap;

use super::call;

/// The commands that the program shows.
fn commands(program: &Command) -> Vec<&str> {
    program.get_subcommands().filter(|command| !command.is_hide_set()).map(Command::get_name).collect()
}

/// The long options of a command: `--format`.
fn options(command: &Command) -> Vec<String> {
    command.get_arguments().filter_map(|option| Some(format!("--{}", option.get_long()?))).collect()
}

#[test]
fn a_man_page_of_each_command_names_all_its_options() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("man/man1");
    let done = call(&["generate", "man", path.to_str().unwrap()]);
    assert_eq!((done.exit, done.out.as_str(), done.errors.as_str()), (Exit::Done, "", ""));
    let page = |name: &str| fs::read_to_string(path.join(format!("{name}.1"))).unwrap();
    let program = Arguments::command();
    let head = page("gjk-sandbox");
    for name in commands(&program) {
        // roff writes every hyphen as \-.
        assert!(
            head.contains(&format!("gjk\\-sandbox\\-{name}(1)")),
            "the page of the program leads to {name}"
        );
        let page = page(&format!("gjk-sandbox-{name}"));
        for option in options(program.find_subcommand(name).unwrap()) {
            assert!(page.contains(&option.replace('-', "\\-")), "{name}: {option}");
        }
    }
    assert_eq!(fs::read_dir(&path).unwrap().count(), commands(&program).len() + 1, "and no other page");
}

#[test]
fn completions_know_every_command_and_option() {
    let program = Arguments::command();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let done = call(&["generate", "completions", shell]);
        assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
        for name in commands(&program) {
            assert!(done.out.contains(name), "{shell}: {name}");
            for option in options(program.find_subcommand(name).unwrap()) {
                // fish writes `-l format`.
                let written = if shell == "fish" { option.replace("--", "-l ") } else { option };
                assert!(done.out.contains(&written), "{shell}: {name} {written}");
            }
        }
    }
}

#[test]
fn the_icon_comes_in_all_sizes_and_the_windows_one_is_current() {
    let folder = tempfile::tempdir().unwrap();
    let done = call(&["generate", "icons", folder.path().to_str().unwrap()]);
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""));
    for side in [16, 24, 32, 48, 64, 128, 256] {
        let path = folder.path().join(format!("hicolor/{side}x{side}/apps/gjk-sandbox.png"));
        let icon = Pixmap::load_png(path).unwrap();
        assert_eq!((icon.width(), icon.height()), (side, side));
        let color = |x, y| icon.pixel(x * side / 64, y * side / 64).unwrap().demultiply();
        let rgb = |x, y| [color(x, y).red(), color(x, y).green(), color(x, y).blue()];
        assert_eq!(color(2, 2).alpha(), 0, "{side}: nothing in the corner");
        assert_eq!(rgb(12, 40), [0xE6, 0x9F, 0x00], "{side}: P");
        assert_eq!(rgb(52, 24), [0x9F, 0xB3, 0xC8], "{side}: Q");
        assert_eq!(rgb(32, 32), [0xF0, 0xE4, 0x42], "{side}: both");
    }
    assert!(folder.path().join("hicolor/scalable/apps/gjk-sandbox.svg").exists());
    let made = fs::read(folder.path().join("gjk-sandbox.ico")).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/windows/gjk-sandbox.ico");
    assert!(
        made == fs::read(kept).unwrap(),
        "copy the icon that `generate icons` makes to packaging/windows"
    );
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let done = call(&["generate", "icons", "/dev/null/icons"]);
    assert_eq!(done.exit, Exit::BadInput);
    assert!(done.errors.starts_with("/dev/null/icons"), "{}", done.errors);
}
