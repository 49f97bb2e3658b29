//! Recovery of unsaved lessons after a crash, as for scenes.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::{Key, Modifiers, Role, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::lesson::{Answers, Loaded, Source};
use gjk_sandbox::scene::library;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::answers::{LESSON, hand_in, kept as kept_answers, student_in};
use super::authoring::{begin, save, write};
use super::keeping::close;
use super::killed::{FOLDER, now};
use super::recovery::{PROMISED, data_folder, kept, wait, wait_for, window_in};
use super::{Window, click, has, press, push};

/// The text in a field.
fn value(window: &Window, field: &str) -> String {
    let roles = [Role::TextInput, Role::MultilineTextInput];
    let found = roles.into_iter().find_map(|role| window.query_all_by_role_and_label(role, field).next());
    found.unwrap_or_else(|| panic!("no field {field}")).accesskit_node().value().unwrap_or_default()
}

/// The recovery file of a lesson.
fn kept_lesson(data: &Path) -> Option<String> {
    let mut texts = kept(data).into_iter().filter_map(|path| fs::read_to_string(path).ok());
    texts.rfind(|text| text.contains("lesson: \""))
}

/// Waits until the recovery file of a lesson has these words.
fn wait_for_kept(data: &Path, words: &str) {
    wait(words, || kept_lesson(data).is_some_and(|text| text.contains(words)));
}

#[test]
fn what_was_typed_into_a_lesson_is_offered_after_a_crash() {
    let (data, folder) = (data_folder(), data_folder());
    let mut window = window_in(data.path());
    begin(&mut window);
    window.run();
    assert_eq!(kept_lesson(data.path()), None, "nothing is written yet");
    write(&mut window, "Title of the lesson", "My lesson");
    write(&mut window, "Text of the page", "What is A·v here?");
    wait_for_kept(data.path(), "What is A·v here?");
    drop(window);

    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved work?");
    window.get_by_label("Lesson: My lesson");
    click(&mut window, "Recover");
    assert!(has(&window, "WRITE"));
    assert_eq!(value(&window, "Title of the lesson"), "My lesson");
    assert_eq!(value(&window, "Text of the page"), "What is A·v here?");
    // The lesson belongs to this window now, and is in no file.
    wait("one recovery file", || kept(data.path()).len() == 1);
    assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
    click(&mut window, "Cancel");
    let path = folder.path().join("own.ron");
    save(&mut window, &path);
    assert_eq!(Loaded::read(&path).unwrap().lesson.pages[0].text, "What is A·v here?");
    wait("no recovery file", || kept(data.path()).is_empty());
}

/// The lesson knows its file and the scenes beside it again, and does not overwrite changes by other programs.
#[test]
fn a_recovered_lesson_goes_back_to_its_file() {
    let (data, folder) = (data_folder(), data_folder());
    let scene = library::start(gjk_sandbox::geometry::Dimension::Three);
    scene.write(&folder.path().join("beside.ron")).unwrap();
    let path = folder.path().join("own.ron");
    let text = "(lesson: \"Mine\", pages: [(name: \"one\", title: \"One\", scene: File(\"beside.ron\"), text: \"1\")])";
    fs::write(&path, text).unwrap();
    let open = |data: &Path| {
        let mut window = window_in(data);
        press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
        push(&mut window, "Edit a lesson by path…");
        window.get_by_label("Path").type_text(path.to_str().unwrap());
        press(&mut window, Modifiers::NONE, Key::Enter);
        window
    };
    let mut window = open(data.path());
    write(&mut window, "Title of the page", "Another title");
    wait_for_kept(data.path(), "Another title");
    drop(window);

    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved work?");
    click(&mut window, "Recover");
    push(&mut window, "Save lesson");
    let loaded = Loaded::read(&path).unwrap();
    assert_eq!(loaded.lesson.pages[0].title, "Another title");
    assert_eq!(loaded.lesson.pages[0].scene, Some(Source::File("beside.ron".to_owned())));
    wait("no recovery file", || kept(data.path()).is_empty());
    drop(window);

    let mut window = open(data.path());
    write(&mut window, "Title of the page", "A third title");
    wait_for_kept(data.path(), "A third title");
    drop(window);
    fs::write(&path, text).unwrap();
    let mut window = window_in(data.path());
    wait_for(&mut window, "Recover unsaved work?");
    click(&mut window, "Recover");
    push(&mut window, "Save lesson");
    window.get_by_label("The file was changed by another program");
}

/// A saved lesson and a discarded lesson leave no recovery file.
#[test]
fn a_recovery_file_of_a_lesson_goes_when_there_is_nothing_to_lose() {
    let data = data_folder();
    let mut window = window_in(data.path());
    begin(&mut window);
    write(&mut window, "Title of the lesson", "My lesson");
    wait_for_kept(data.path(), "My lesson");
    push(&mut window, "Undo in lesson");
    wait("no recovery file", || kept_lesson(data.path()).is_none());
    write(&mut window, "Title of the lesson", "My lesson");
    wait_for_kept(data.path(), "My lesson");
    push(&mut window, "Close lesson");
    click(&mut window, "Don't save");
    wait("no recovery file", || kept_lesson(data.path()).is_none());
}

/// The killed process: a window in which a lesson is written. Each line of its log is a time in milliseconds, and the
/// number that was typed before that time.
#[test]
#[ignore = "it is started by the test below, and ends when it is killed"]
fn a_window_in_which_a_lesson_is_written() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut log = File::create(folder.join("log")).unwrap();
    let mut window = window_in(&folder.join("data"));
    begin(&mut window);
    for number in 1..100_000_u32 {
        write(&mut window, "Text of the page", &format!("text {number} of many"));
        writeln!(log, "{} {number}", now()).unwrap();
        thread::sleep(Duration::from_millis(40));
    }
}

#[test]
fn a_killed_window_loses_at_most_five_seconds_of_a_lesson() {
    for seconds in [1, 3, 8] {
        let folder = tempfile::tempdir().unwrap();
        let name = "app::lessons_recovered::a_window_in_which_a_lesson_is_written";
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", name, "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let log = || fs::read_to_string(folder.path().join("log")).unwrap_or_default();
        let begun = Instant::now();
        while log().is_empty() {
            assert!(begun.elapsed() < Duration::from_mins(1), "it starts");
            thread::sleep(Duration::from_millis(20));
        }
        thread::sleep(Duration::from_secs(seconds));
        // SIGKILL on Unix.
        process.kill().unwrap();
        let killed = now();
        process.wait().unwrap();
        let kept = kept_lesson(&folder.path().join("data"));
        let number = |text: &str| text.split("text ").nth(1)?.split(' ').next()?.parse::<u32>().ok();
        let held = kept.as_deref().and_then(number).unwrap_or(0);
        assert!(held > 0 || seconds < 5, "nothing was kept in {seconds} s");
        for line in log().split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
            let (time, typed) = line.split_once(' ').unwrap();
            let (time, typed): (u128, u32) = (time.parse().unwrap(), typed.parse().unwrap());
            let age = killed.saturating_sub(time);
            assert!(
                typed <= held || age <= PROMISED.as_millis(),
                "{typed} was typed {age} ms before the end"
            );
        }
        if held > 0 {
            let mut window = window_in(&folder.path().join("data"));
            wait_for(&mut window, "Recover unsaved work?");
            click(&mut window, "Recover");
            assert_eq!(value(&window, "Text of the page"), format!("text {held} of many"));
        }
    }
}

/// The killed process: a student who answers, and hands the answers in again and again. Each line of its log is a number
/// of answers that were handed in.
#[test]
#[ignore = "it is started by the tests below, and ends when it is killed"]
fn a_window_in_which_answers_are_handed_in() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let lesson = folder.join("lesson.ron");
    fs::write(&lesson, LESSON).unwrap();
    let mut window = student_in(&folder.join("data"), &lesson);
    let mut log = File::create(folder.join("log")).unwrap();
    for number in 1..100_000_u32 {
        push(&mut window, if number % 2 == 0 { "They do" } else { "They do not" });
        hand_in(&mut window, "Anna");
        writeln!(log, "{number}").unwrap();
    }
}

/// The killed process: a teacher who writes a lesson, and saves it again and again. The log is that of answers.
#[test]
#[ignore = "it is started by the tests below, and ends when it is killed"]
fn a_window_in_which_a_lesson_is_saved() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let lesson = folder.join("lesson.ron");
    fs::write(&lesson, LESSON).unwrap();
    let mut window = window_in(&folder.join("data"));
    press(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    push(&mut window, "Edit a lesson by path…");
    window.get_by_label("Path").type_text(lesson.to_str().unwrap());
    press(&mut window, Modifiers::NONE, Key::Enter);
    let mut log = File::create(folder.join("log")).unwrap();
    for number in 1..100_000_u32 {
        write(&mut window, "Text of the page", &format!("text {number} of many"));
        push(&mut window, "Save lesson");
        writeln!(log, "{number}").unwrap();
    }
}

/// A killed window by its test, and the number that its file holds.
type Saver<'a> = (&'a str, &'a dyn Fn(&Path) -> u32);

/// Kills such windows. The file is complete each time, and holds the last save or the one that had begun.
fn kill_savers(kills: u64) {
    let answers = |folder: &Path| {
        let answers = Answers::read(&folder.join("answers-Anna.json")).unwrap();
        // Each answer was kept before it was handed in, and is there again.
        let [kept] = &kept_answers(&folder.join("data"))[..] else { panic!("one record") };
        assert!(answers.is_earlier_than(kept) && kept.history.len() <= answers.history.len() + 1, "{kept:?}");
        let mut window = student_in(&folder.join("data"), &folder.join("lesson.ron"));
        hand_in(&mut window, "");
        let again = Answers::read(&folder.join("answers-Anna.json")).unwrap();
        assert_eq!(&again, kept, "handed in again");
        u32::try_from(answers.history.len()).unwrap()
    };
    let lesson = |folder: &Path| {
        let text = Loaded::read(&folder.join("lesson.ron")).unwrap().lesson.pages[0].text.clone();
        text.split(' ').nth(1).unwrap().parse::<u32>().unwrap()
    };
    let savers: [Saver<'_>; 2] = [
        ("app::lessons_recovered::a_window_in_which_answers_are_handed_in", &answers),
        ("app::lessons_recovered::a_window_in_which_a_lesson_is_saved", &lesson),
    ];
    let mut random = Pcg64Mcg::seed_from_u64(36);
    for kill in 0..kills {
        for (name, held) in savers {
            let folder = data_folder();
            let mut process = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", name, "--ignored", "--nocapture"])
                .env(FOLDER, folder.path())
                .stdout(Stdio::null())
                .spawn()
                .unwrap();
            let log = || fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            let begun = Instant::now();
            while log().lines().count() < 2 {
                assert!(begun.elapsed() < Duration::from_mins(1), "{name} starts");
                thread::sleep(Duration::from_millis(5));
            }
            thread::sleep(Duration::from_micros(random.random_range(0..300_000)));
            process.kill().unwrap();
            process.wait().unwrap();
            // The last line may be half.
            let saved = log().rsplit_once('\n').unwrap().0.lines().last().unwrap().parse::<u32>().unwrap();
            let held = held(folder.path());
            assert!(
                held == saved || held == saved + 1,
                "kill {kill} of {name}: {held} is held, {saved} saved"
            );
        }
    }
}

#[test]
fn killed_windows_leave_complete_answers_and_lessons() {
    kill_savers(3);
}

#[test]
#[ignore = "takes twenty minutes"]
fn two_hundred_killed_windows_leave_complete_answers_and_lessons() {
    kill_savers(100);
}
