//! Answers to lessons: from the windows of a class to its table; and lessons that are opened as files.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;
use eframe::egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::{Origin, Start};
use gjk_sandbox::cli::{self, Arguments, Exit};
use gjk_sandbox::interrupt::Interrupt;
use gjk_sandbox::lesson::{Answers, Did, Loaded, answer_files};
use tempfile::TempDir;

use super::files::by_path;
use super::files_of_others::{changed_file, scene_file, window_on};
use super::keeping::drop_file;
use super::recovery::data_folder;
use super::{Window, click, has, press, push, push_all, says, scene, step, window, window_with};

/// One question, and one goal.
pub(super) const LESSON: &str = r#"(lesson: "Class", pages: [
    (name: "one", title: "First page", scene: Shipped("37-minus-one-point.ron"), text: "", questions: [
        Choice(ask: "Do they overlap?", answers: [(words: "They do", right: true), (words: "They do not")]),
    ]),
    (name: "two", title: "Second page", scene: Shipped("01-triangle-and-quad.ron"), text: "", goal: Some(Moved),
        solution: Some(MoveQ((6, 0)))),
])"#;

/// A folder with the lesson of a class.
pub(super) fn class_folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lesson.ron");
    fs::write(&path, LESSON).unwrap();
    (folder, path)
}

/// A window of a student, as from the command line: `gjk-sandbox lesson.ron`.
pub(super) fn student_in(data: &Path, lesson: &Path) -> Window {
    let mut loaded = Loaded::read(lesson).unwrap();
    loaded.path = loaded.path.canonicalize().unwrap();
    let (lesson, data_folder) = (Some(Box::new(loaded)), Some(data.to_owned()));
    window_with(Start { lesson, data_folder, ..Start::default() }, vec2(1280.0, 800.0))
}

/// Presses *Hand in*, and types the name if it is asked for.
pub(super) fn hand_in(window: &mut Window, name: &str) {
    push(window, "Hand in");
    if let Some(field) = window.query_by_role_and_label(Role::TextInput, "Your name") {
        field.type_text(name);
        window.run();
        press(window, Modifiers::NONE, Key::Enter);
    }
}

/// The files with answers that are kept in a data folder.
pub(super) fn kept(data: &Path) -> Vec<Answers> {
    let files = answer_files(&data.join("answers")).unwrap_or_default();
    files.iter().map(|path| Answers::read(path).unwrap()).collect()
}

fn collect(arguments: &[&str]) -> (Exit, String, String) {
    let parsed =
        Arguments::try_parse_from([&["gjk-sandbox", "lesson", "collect"], arguments].concat()).unwrap();
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let exit = cli::run(&parsed.command.unwrap(), &Interrupt::default(), &mut out, &mut errors);
    (exit, String::from_utf8(out).unwrap(), String::from_utf8(errors).unwrap())
}

/// One student is wrong first and right then, one asks for the solution, one closes the lesson in the middle, and the
/// window of one ends without being closed. All hand in, and the table of the class tells the truth.
#[test]
fn a_class_hands_in_and_the_table_tells_the_truth() {
    let (class, lesson) = class_folder();
    let data = [data_folder(), data_folder(), data_folder(), data_folder()];
    let [of_anna, of_ben, of_cleo, of_dora] = [0, 1, 2, 3].map(|number: usize| data[number].path());

    let mut anna = student_in(of_anna, &lesson);
    push_all(&mut anna, ["They do not", "They do"]);
    hand_in(&mut anna, "Anna");
    assert!(says(&anna, "Handed in: ") && says(&anna, "answers-Anna.json") && has(&anna, "Anna: 1 answer"));

    let mut ben = student_in(of_ben, &lesson);
    push_all(&mut ben, ["Next page", "Show a solution"]);
    assert!(has(&ben, "Reached"));
    hand_in(&mut ben, "Ben");

    let mut cleo = student_in(of_cleo, &lesson);
    push_all(&mut cleo, ["They do", "Close lesson"]);
    assert_eq!(kept(of_cleo)[0].history.len(), 1, "nothing is lost");
    drop_file(&mut cleo, &lesson);
    assert!(has(&cleo, "Right.") && has(&cleo, "1 answer"), "the answer is there again");
    hand_in(&mut cleo, "Cleo");

    let mut dora = student_in(of_dora, &lesson);
    push(&mut dora, "They do");
    drop(dora);
    let mut dora = student_in(of_dora, &lesson);
    assert!(has(&dora, "Right."));
    push_all(&mut dora, ["Next page", "Reset page"]);
    hand_in(&mut dora, "Dora");

    let folder = class.path().to_str().unwrap();
    let (exit, table, errors) = collect(&[folder, "--format", "questions"]);
    assert_eq!((exit, errors.as_str()), (Exit::Done, ""));
    let expected = "lesson,page,question,students,answered,right_at_first,right_in_the_end,skipped,wrong_answers,solution_shown,title\n\
                    \"Class\",\"one\",\"Do they overlap?\",\"4\",\"3\",\"2\",\"3\",\"0\",\"1× “They do not”\",\"\",\"First page\"\n\
                    \"Class\",\"two\",\"goal\",\"4\",\"1\",\"0\",\"0\",\"0\",\"\",\"Ben\",\"Second page\"\n";
    assert_eq!(table, expected);
    let (_, table, _) = collect(&[folder]);
    let rows: Vec<&str> = table.lines().skip(1).collect();
    let expected = [
        "\"Anna\",\"Class\",0,1,0,,1,2,,,\"answers-Anna.json\",",
        "\"Ben\",\"Class\",0,1,,0,0,0,\"two\",,\"answers-Ben.json\",",
        "\"Cleo\",\"Class\",1,1,1,,1,1,,,\"answers-Cleo.json\",",
        "\"Dora\",\"Class\",1,1,1,,1,1,,\"two\",\"answers-Dora.json\",",
    ];
    assert_eq!(rows, expected);

    // A damaged file is flagged, and the others still count.
    fs::write(class.path().join("answers-Emil.json"), "{\"version\": 1, \"na").unwrap();
    let (exit, table, errors) = collect(&[folder, "--format", "html"]);
    assert_eq!(exit, Exit::BadInput);
    assert!(
        errors.contains("answers-Emil.json") && table.contains("answers-Emil.json") && table.contains("Dora")
    );
}

/// Handing in works again after further answers; the name is asked for once.
#[test]
fn further_answers_are_handed_in_again() {
    let ((class, lesson), data) = (class_folder(), data_folder());
    let mut window = student_in(data.path(), &lesson);
    push(&mut window, "They do not");
    hand_in(&mut window, "Anna");
    assert!(!says(&window, "hand in again"));
    push(&mut window, "They do");
    assert!(says(&window, "hand in again"));
    push(&mut window, "Hand in");
    assert!(!says(&window, "hand in again") && !has(&window, "Your name"));
    let path = class.path().join("answers-Anna.json");
    let answers = Answers::read(&path).unwrap();
    let given: Vec<&str> = answers.history.iter().map(|deed| deed.answer.as_str()).collect();
    assert_eq!(given, ["They do not", "They do"]);
    assert!(answers.history.iter().all(|deed| deed.did == Did::Answer && deed.time.ends_with('Z')));
    // Another Anna does not replace her file.
    push_all(&mut window, ["Restart lesson", "Restart"]);
    assert!(!has(&window, "Right.") && !has(&window, "Not yet."));
    push(&mut window, "They do");
    hand_in(&mut window, "Anna");
    assert_eq!(Answers::read(&path).unwrap(), answers);
    assert_eq!(Answers::read(&class.path().join("answers-Anna-2.json")).unwrap().history.len(), 1);
    assert_eq!(kept(data.path()).len(), 2, "both are kept");
}

/// What cannot be written is said, with the way out.
#[test]
fn a_refused_place_is_said_and_another_one_taken() {
    let ((_class, lesson), data) = (class_folder(), data_folder());
    let mut window = student_in(data.path(), &lesson);
    push(&mut window, "They do");
    let place = |name: &str| data.path().join(name);
    let hand_in_to = |window: &mut Window, path: &Path| {
        push(window, "Another place by path…");
        super::focus(window, "Path");
        press(window, Modifiers::COMMAND, Key::A);
        window.get_by_label("Path").type_text(path.to_str().unwrap());
        press(window, Modifiers::NONE, Key::Enter);
    };
    hand_in(&mut window, "Anna");
    hand_in_to(&mut window, &place("none/answers-Anna.json"));
    assert!(says(&window, "Not handed in: ") && says(&window, "Choose another place"));
    hand_in_to(&mut window, &place("answers-Anna.json"));
    assert!(says(&window, "Handed in: ") && place("answers-Anna.json").is_file());
    // A folder that cannot be made: a file has its name.
    let blocked = data_folder();
    fs::write(blocked.path().join("answers"), "").unwrap();
    let mut window = student_in(blocked.path(), &lesson);
    push(&mut window, "They do");
    assert!(says(&window, "Your answers are not kept on this computer: "));
}

/// Whether the first page of the lesson is open.
fn is_open(window: &Window) -> bool {
    has(window, "First page") && window.state().document().origin() == &Origin::Lesson
}

/// From the command line, by *Open…*, and by a drop.
#[test]
fn a_lesson_file_is_opened_as_a_lesson() {
    let (_folder, path) = class_folder();
    let data = data_folder();
    let opened = student_in(data.path(), &path);
    assert!(is_open(&opened) && step(&opened) == 0);
    let mut window = window();
    by_path(&mut window, "Open by path…", &path, "Open");
    assert!(is_open(&window));
    let mut window = super::window();
    drop_file(&mut window, &path);
    assert!(is_open(&window));
    // It is among the recent files.
    assert!(!has(&window, "Import"));
}

/// The error is that of the lesson, not that of the import of points.
#[test]
fn a_broken_lesson_file_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.ron");
    fs::write(&path, "// a comment\n(lesson: \"x\",\n pages: oops)").unwrap();
    let mut window = window();
    let before = scene(&window).clone();
    drop_file(&mut window, &path);
    assert!(has(&window, "This lesson cannot be opened") && says(&window, "broken.ron:3:"));
    click(&mut window, "OK");
    assert_eq!(scene(&window), &before);
}

#[test]
fn unsaved_work_is_asked_about_before_a_lesson_opens() {
    let (_folder, lesson) = class_folder();
    let (_files, _, mut window) = changed_file();
    let changed = scene(&window).clone();
    drop_file(&mut window, &lesson);
    window.get_by_label("Save the changes?");
    click(&mut window, "Cancel");
    assert!(scene(&window) == &changed && !has(&window, "First page"), "nothing has happened");
    drop_file(&mut window, &lesson);
    click(&mut window, "Don't save");
    assert!(is_open(&window));
    // What is saved is not asked about.
    let (_files, path) = scene_file();
    let mut window = window_on(&path, None);
    drop_file(&mut window, &lesson);
    assert!(is_open(&window));
}

/// A handout needs its pages answered first, and the window says so; then it is one of the lesson.
#[test]
fn the_handout_of_a_lesson_says_why_it_waits() {
    let ((_folder, lesson), data) = (class_folder(), data_folder());
    let text = LESSON.replace("Choice(", "Verdict, Choice(");
    fs::write(&lesson, text).unwrap();
    let mut window = student_in(data.path(), &lesson);
    push_all(&mut window, ["File", "Handout…"]);
    let asks = "The page asks first: answer, or press Skip beside the question";
    assert_eq!(window.state().notice(), Some(asks));
    assert!(!has(&window, "Previous sheet"));
    push_all(&mut window, ["Skip", "File", "Handout…"]);
    assert!(has(&window, "Previous sheet") && has(&window, "Class") && !has(&window, "Left blank"));
}

/// Two windows of one student do not write over each other's answers.
#[test]
fn two_windows_with_one_record_lose_nothing() {
    let ((_folder, lesson), data) = (class_folder(), data_folder());
    let mut first = student_in(data.path(), &lesson);
    push(&mut first, "They do");
    let mut second = student_in(data.path(), &lesson);
    assert!(has(&second, "Right."));
    push(&mut first, "They do not");
    push_all(&mut second, ["Next page", "Show a solution"]);
    let mut did: Vec<Vec<Did>> = kept(data.path())
        .iter()
        .map(|answers| answers.history.iter().map(|deed| deed.did).collect())
        .collect();
    did.sort_by_key(Vec::len);
    assert_eq!(did, [vec![Did::Answer; 2], vec![Did::Answer, Did::Solution, Did::Goal]]);
}
