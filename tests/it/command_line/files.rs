//! Special files, links, owners, full disks, and inputs as outputs: does a command wait, or lose or damage a file?

use std::fs::{self, Permissions};
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _, chown, symlink};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use gjk_sandbox::cli::Exit;
use gjk_sandbox::files;
use tempfile::TempDir;

use super::{Done, WALK_THROUGH, call, folder, path};

/// The result of a command that must not wait.
fn call_in_time(arguments: &[&str]) -> Done {
    let owned: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let arguments: Vec<&str> = owned.iter().map(String::as_str).collect();
        sender.send(call(&arguments)).unwrap();
    });
    receiver.recv_timeout(Duration::from_mins(1)).unwrap_or_else(|_| panic!("{arguments:?} waits"))
}

/// A command that is refused in one line with these words. `check` also counts the files that it could not use.
fn is_refused(arguments: &[&str], words: &str) {
    let done = call_in_time(arguments);
    assert_eq!(done.exit, Exit::BadInput, "{arguments:?}");
    assert!(done.out.is_empty() || arguments[0] == "check", "{}", done.out);
    assert!(done.errors.contains(words) && done.errors.lines().count() == 1, "{}", done.errors);
}

fn pipe_in(folder: &TempDir, name: &str) -> String {
    let path = path(folder, name);
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success(), "{path}");
    path
}

/// A device that discards everything: one that the test creates, if it has permission.
fn device(folder: &TempDir) -> String {
    let own = path(folder, "device");
    let made = Command::new("mknod").args([&own, "c", "1", "3"]).output();
    if made.is_ok_and(|made| made.status.success()) { own } else { "/dev/null".to_owned() }
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Regression: a pipe as an argument waited forever.
#[test]
fn pipes_are_neither_waited_for_nor_replaced() {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let (scene, pipe) = (path(&folder, "scene.ron"), pipe_in(&folder, "pipe.ron"));
    let picture = pipe_in(&folder, "pipe.svg");
    let words = "expected a plain file, found a pipe";
    for arguments in [
        ["trace", &pipe, "--format", "text"],
        ["check", &pipe, "--format", "text"],
        ["render", &pipe, "--output", "never.svg"],
        ["export", &pipe, "--format", "csv"],
        ["import", &pipe, "--output", "never.ron"],
        ["trace", &scene, "--output", &pipe],
        ["render", &scene, "--output", &picture],
        ["import", &scene, "--output", &pipe],
    ] {
        is_refused(&arguments, words);
    }
    is_refused(&["import", &scene, "--q", &pipe, "--output", "never.ron", "--object", "1"], words);
    is_refused(&["export", &scene, "--format", "csv", "--output", &pipe], words);
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(names(folder.path()), ["pipe.ron", "pipe.svg", "scene.ron"]);
}

/// Regression: as root, `import --output` put a file in the place of a device.
#[test]
fn devices_and_folders_stay_what_they_are() {
    let folder = folder(&[("scene.ron", WALK_THROUGH), ("folder.svg/notes", "")]);
    let (scene, device) = (path(&folder, "scene.ron"), device(&folder));
    let link = path(&folder, "link.svg");
    symlink(&device, &link).unwrap();
    let words = "expected a plain file, found a device";
    is_refused(&["trace", &device], words);
    is_refused(&["trace", "/dev/zero"], words);
    is_refused(&["import", &scene, "--output", &device], words);
    is_refused(&["trace", &scene, "--output", &device], words);
    is_refused(&["render", &scene, "--output", &link], words);
    is_refused(&["export", &scene, "--format", "csv", "--output", &device], words);
    assert!(fs::metadata(&device).unwrap().file_type().is_char_device());
    for place in ["/", "..", &path(&folder, "folder.svg")] {
        is_refused(&["render", &scene, "--output", place], "expected a plain file, found a folder");
        is_refused(&["import", &scene, "--output", place], "expected a plain file, found a folder");
    }
    let new = path(&folder, "new.svg/");
    is_refused(&["render", &scene, "--output", &new], "expected a plain file, found the name of a folder");
}

#[test]
fn an_output_is_no_input() {
    let folder = folder(&[("scene.ron", WALK_THROUGH), ("links/notes", "")]);
    let scene = path(&folder, "scene.ron");
    let [soft, hard] = ["links/soft.ron", "links/hard.ron"].map(|name| path(&folder, name));
    symlink("../scene.ron", &soft).unwrap();
    fs::hard_link(&scene, &hard).unwrap();
    let around = path(&folder, "links/../scene.ron");
    let words = format!("expected an output that is not an input, found the input {scene}");
    for output in [&scene, &soft, &hard, &around] {
        is_refused(&["trace", &scene, "--output", output], &words);
        is_refused(&["import", &scene, "--output", output], &words);
        is_refused(&["export", &scene, "--format", "ron", "--output", output], &words);
    }
    let picture = path(&folder, "links/picture.svg");
    fs::hard_link(&scene, &picture).unwrap();
    is_refused(&["render", &scene, "--output", &picture], &words);
    let points = path(&folder, "points.csv");
    fs::write(&points, "0 0\n1 0\n0 1\n").unwrap();
    is_refused(&["import", &points, "--q", &scene, "--output", &hard], &words);
    assert_eq!(fs::read_to_string(&scene).unwrap(), WALK_THROUGH);
}

/// Runs `export` of the walk-through as CSV to this file, and returns whether the file contains it.
fn export_to(output: &str) -> bool {
    let folder = folder(&[("scene.ron", WALK_THROUGH)]);
    let arguments = ["export", &path(&folder, "scene.ron"), "--format", "csv"];
    let done = call(&[&arguments[..], &["--output", output]].concat());
    assert_eq!((done.exit, done.errors.as_str()), (Exit::Done, ""), "{output}");
    fs::read_to_string(output).unwrap() == call(&arguments).out
}

#[test]
fn permissions_and_links_of_a_file_are_kept() {
    let folder = folder(&[("private", "old"), ("linked", &"a longer old content ".repeat(1000))]);
    let private = path(&folder, "private");
    for mode in [0o600, 0o640, 0o755] {
        fs::set_permissions(&private, Permissions::from_mode(mode)).unwrap();
        assert!(export_to(&private));
        assert_eq!(fs::metadata(&private).unwrap().mode() & 0o7777, mode);
    }
    let [soft, chain] = ["soft", "chain"].map(|name| path(&folder, name));
    symlink("private", &soft).unwrap();
    symlink(&soft, &chain).unwrap();
    assert!(export_to(&chain));
    assert_eq!([&soft, &chain].map(|link| fs::symlink_metadata(link).unwrap().is_symlink()), [true; 2]);
    // A link that leads nowhere yet.
    let nowhere = path(&folder, "nowhere");
    symlink("made", &nowhere).unwrap();
    assert!(export_to(&nowhere) && fs::symlink_metadata(&nowhere).unwrap().is_symlink());
    // From longer and from shorter.
    let [linked, other] = ["linked", "other"].map(|name| path(&folder, name));
    fs::hard_link(&linked, &other).unwrap();
    assert!(export_to(&linked) && files::is_same(Path::new(&linked), Path::new(&other)));
    fs::write(&other, "short").unwrap();
    assert!(export_to(&linked) && files::is_same(Path::new(&linked), Path::new(&other)));
    assert_eq!(names(folder.path()), ["chain", "linked", "made", "nowhere", "other", "private", "soft"]);
}

#[test]
fn a_read_only_file_is_refused() {
    let folder = folder(&[("precious", "old")]);
    let precious = path(&folder, "precious");
    fs::set_permissions(&precious, Permissions::from_mode(0o444)).unwrap();
    let scene = path(&folder, "scene.ron");
    fs::write(&scene, WALK_THROUGH).unwrap();
    is_refused(&["trace", &scene, "--output", &precious], "cannot be written: the file is read-only");
    is_refused(&["import", &scene, "--output", &precious], "cannot be written: the file is read-only");
    assert_eq!(fs::read_to_string(&precious).unwrap(), "old");
    // The window asks, and may then replace it.
    files::write_even_read_only(Path::new(&precious), b"new").unwrap();
    assert_eq!(fs::read_to_string(&precious).unwrap(), "new");
    assert_eq!(fs::metadata(&precious).unwrap().mode() & 0o7777, 0o444);
    assert_eq!(names(folder.path()), ["precious", "scene.ron"]);
}

/// A user who owns none of the files.
const NOBODY: u32 = 54_321;

#[test]
fn the_owner_of_a_file_is_kept_by_root() {
    let folder = folder(&[("theirs", "old")]);
    let theirs = path(&folder, "theirs");
    if let Err(error) = chown(&theirs, Some(NOBODY), Some(NOBODY)) {
        eprintln!("skipped, since only root can give a file away: {error}");
        return;
    }
    assert!(export_to(&theirs));
    let metadata = fs::metadata(&theirs).unwrap();
    assert_eq!((metadata.uid(), metadata.gid()), (NOBODY, NOBODY));
}

#[cfg(feature = "app")]
mod process {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    use std::path::Path;
    use std::process::{Child, Command, Output, Stdio};
    use std::thread;
    use std::time::Duration;

    use gjk_sandbox::cli::Exit;

    use super::{NOBODY, WALK_THROUGH, call, folder, names, path};

    fn program() -> Command {
        Command::new(env!("CARGO_BIN_EXE_gjk-sandbox"))
    }

    /// A file of root's that everybody may write, written by another user: its owner cannot be kept in a new file.
    #[test]
    fn a_file_whose_owner_cannot_be_kept_is_written_in_place() {
        let folder = folder(&[("scene.ron", WALK_THROUGH), ("ours", "old")]);
        fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).unwrap();
        let (scene, ours) = (path(&folder, "scene.ron"), path(&folder, "ours"));
        fs::set_permissions(&ours, Permissions::from_mode(0o666)).unwrap();
        let before = fs::metadata(&ours).unwrap();
        let run = program().args(["trace", &scene, "--output", &ours]).uid(NOBODY).gid(NOBODY).output();
        let done = match run {
            Ok(done) => done,
            Err(error) => return eprintln!("skipped, since only root can act for another user: {error}"),
        };
        assert_eq!(String::from_utf8_lossy(&done.stderr), "");
        let after = fs::metadata(&ours).unwrap();
        assert_eq!((after.uid(), after.ino()), (before.uid(), before.ino()));
        assert_eq!(fs::read_to_string(&ours).unwrap(), call(&["trace", &scene]).out);
        assert_eq!(names(folder.path()), ["ours", "scene.ron"]);

        // One that the other user may not write is read-only to them, though they could rename a file over it.
        fs::set_permissions(&ours, Permissions::from_mode(0o644)).unwrap();
        let done = program().args(["trace", &scene, "--output", &ours]).uid(NOBODY).gid(NOBODY).output();
        assert!(String::from_utf8_lossy(&done.unwrap().stderr).contains("the file is read-only"));
    }

    /// Runs the program with a file size limit of 8 blocks (of 512 or 1024 bytes each): writing fails in the middle, as
    /// on a full disk.
    fn with_little_room(arguments: &[&str]) -> Output {
        let script = r#"trap "" XFSZ; ulimit -f 8; exec "$0" "$@""#;
        let program = env!("CARGO_BIN_EXE_gjk-sandbox");
        Command::new("sh").args([&["-c", script, program], arguments].concat()).output().unwrap()
    }

    /// Regression: the old picture was truncated to the available space.
    #[test]
    fn a_full_disk_leaves_the_old_file_and_nothing_else() {
        let old = "old ".repeat(10_000);
        let folder = folder(&[
            ("scene.ron", WALK_THROUGH),
            ("a.svg", &old),
            ("linked.svg", &old),
            ("short.svg", "old"),
        ]);
        let scene = path(&folder, "scene.ron");
        fs::hard_link(path(&folder, "linked.svg"), path(&folder, "other")).unwrap();
        let before = names(folder.path());
        for name in ["a.svg", "linked.svg", "short.svg", "new.svg"] {
            let output = path(&folder, name);
            let content = fs::read(&output).ok();
            let done = with_little_room(&["render", &scene, "--output", &output]);
            let message = String::from_utf8(done.stderr).unwrap();
            assert_eq!(done.status.code(), Some(2), "{message}");
            let begin = format!("{output}: cannot be written: ");
            assert!(message.starts_with(&begin) && message.lines().count() == 1, "{message}");
            assert_eq!(fs::read(&output).ok(), content, "{name}");
            assert_eq!(names(folder.path()), before, "{name}");
        }
    }

    /// Sends a signal, as the terminal does for Ctrl-C.
    fn interrupt(process: u32) {
        let sent = Command::new("kill").args(["-INT", &process.to_string()]).status().unwrap();
        assert!(sent.success(), "{process}");
    }

    /// Whether a process handles SIGINT, signal 2, itself.
    #[cfg(target_os = "linux")]
    fn listens(process: u32) -> bool {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap() & 0b10 != 0
    }

    /// Starts the laboratory with too many pairs to wait for, and returns once it handles signals and has begun.
    #[cfg(target_os = "linux")]
    fn endless_laboratory(arguments: &[&str]) -> Child {
        let begin = ["lab", "--pairs", "100000000"];
        let child = program().args([&begin[..], arguments].concat()).stdout(Stdio::piped()).spawn().unwrap();
        while !listens(child.id()) {
            thread::sleep(Duration::from_millis(10));
        }
        thread::sleep(Duration::from_secs(2));
        child
    }

    /// Regression: Ctrl-C lost everything that was counted.
    #[cfg(target_os = "linux")]
    #[test]
    fn an_interrupted_laboratory_prints_and_saves_what_it_has() {
        let folder = folder(&[]);
        let cases = path(&folder, "cases");
        let options =
            ["--algorithm", "winter", "--algorithm", "robust", "--format", "json", "--save", &cases];
        let child = endless_laboratory(&options);
        interrupt(child.id());
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(0), "robust makes no error");
        let value: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap();
        let judged = value["pairs"].as_u64().unwrap();
        assert!((1..100_000_000).contains(&judged), "{judged}");
        assert_eq!(value["planned"].as_u64(), Some(100_000_000));
        let counts =
            ["overlap", "touching", "separate"].map(|name| value["reference"][name].as_u64().unwrap());
        assert_eq!(counts.iter().sum::<u64>(), judged);
        assert_eq!(value["algorithms"][1]["agree"].as_u64(), Some(judged));
        let saved = value["saved"].as_array().unwrap();
        assert_eq!(names(Path::new(&cases)).len(), saved.len());
        assert!(!saved.is_empty());
        assert_eq!(call(&["check", &cases]).exit, Exit::Done);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_second_interruption_ends_the_laboratory_at_once() {
        let folder = folder(&[]);
        // After the first, the wrong cases are still reduced for a second or so.
        let mut child = endless_laboratory(&["--save", &path(&folder, "cases")]);
        interrupt(child.id());
        // A signal is lost while another one is pending, so it is sent until it arrives.
        while child.try_wait().unwrap().is_none() {
            thread::sleep(Duration::from_millis(20));
            interrupt(child.id());
        }
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(130), "{}", done.status);
        for name in names(&folder.path().join("cases")) {
            let case = path(&folder, &format!("cases/{name}"));
            let is_scene = Path::new(&case).extension().is_some_and(|extension| extension == "ron");
            assert!(!is_scene || call(&["check", &case]).exit == Exit::Done, "{case}");
        }
    }
}
