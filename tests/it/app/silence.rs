//! While a question is open, nothing reveals its answer: neither the window nor anything that a command opens.

use std::collections::HashSet;

use eframe::egui::{Event as Input, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;
use gjk_sandbox::app::command::{Command, CommandGroup};
use gjk_sandbox::figure::prediction::{Prediction, predictions};
use gjk_sandbox::figure::{Analysis, narration};
use gjk_sandbox::gjk::Event;
use gjk_sandbox::scene::library::SHIPPED;

use super::hidden_verdict::{spoilers, texts};
use super::predicting::ask;
use super::{Window, click, press, push, scene, step, window_of};

/// A window with a question about this scene open.
fn asking(index: usize, words: &str) -> (Window, Prediction) {
    let shipped = &SHIPPED[index];
    let mut window = window_of(shipped.scene(), shipped.file_name);
    let prediction = ask(&mut window, words);
    (window, prediction)
}

/// The current secrets: the sentences of all later steps, the reasons for the answer, and the numbers in them.
fn secrets(analysis: &Analysis, event: usize) -> HashSet<String> {
    let mut secrets = HashSet::new();
    let told = narration::narrate(&analysis.trace, event - 1).to_plain();
    for later in event..analysis.trace.steps() {
        secrets.insert(narration::narrate(&analysis.trace, later).to_plain());
        secrets.extend(predictions(analysis, later).into_iter().map(|prediction| prediction.reason));
    }
    secrets.retain(|secret| !told.contains(secret));
    secrets
}

/// Returns the secrets that the window shows or has copied.
fn told(window: &Window, secrets: &HashSet<String>) -> Vec<String> {
    let mut found = texts(window);
    for command in &window.output().platform_output.commands {
        if let OutputCommand::CopyText(text) = command {
            found.push(text.clone());
        }
    }
    found.retain(|text| secrets.iter().any(|secret| text.contains(secret)));
    found
}

/// Carries out a command by its name.
fn carry_out(window: &mut Window, command: Command) {
    press(window, Modifiers::COMMAND, Key::K);
    window.event(Input::Text(command.text().to_owned()));
    window.run();
    press(window, Modifiers::NONE, Key::Enter);
    window.run_steps(3);
}

/// Point 43: every command of the menus is carried out while a question is open. Whatever it opens, no sentence, reason
/// or verdict of a later step is in the window, in its accessibility tree or on the clipboard, and the run stays at its
/// step.
#[test]
fn no_command_tells_the_answer_of_an_open_question() {
    // Dialogs of the system, and commands that end the question or the window.
    let left_out = [
        Command::Open,
        Command::OpenTrace,
        Command::Save,
        Command::SaveAs,
        Command::Quit,
        Command::Predict,
        Command::Palette,
    ];
    // Words for all verdicts, whatever the run.
    let of_all_runs = [Command::Glossary, Command::Laboratory, Command::Judge];
    let refused = [
        Command::CopyProof,
        Command::SavePicture,
        Command::SaveRun,
        Command::Handout,
        Command::Export,
        Command::CopyPair,
        Command::EditNotes,
        Command::ShowExplorer,
        Command::About,
    ];
    let commands = Command::ALL.into_iter().filter(|command| {
        !matches!(command.group(), CommandGroup::Presenter | CommandGroup::Question)
            && !left_out.contains(command)
    });
    let (mut window, _) = asking(0, "In which region");
    let (before, at) = (scene(&window).clone(), step(&window));
    let hidden = secrets(&Analysis::of(&before), at + 1);
    assert!(hidden.len() > 10, "{hidden:?}");
    let mut checked = 0;
    for command in commands {
        carry_out(&mut window, command);
        if *scene(&window) == before {
            let found = told(&window, &hidden);
            assert!(found.is_empty(), "{command:?}: {found:?}");
            let found = spoilers(&window);
            assert!(found.is_empty() || of_all_runs.contains(&command), "{command:?}: {found:?}");
            assert!(step(&window) <= at, "{command:?}");
            checked += 1;
        }
        if refused.contains(&command) {
            let notice = window.state().notice().unwrap_or_default();
            assert!(notice.starts_with("Answer first"), "{command:?}: {notice}");
        }
        (window, _) = asking(0, "In which region");
    }
    assert!(checked > 60, "{checked}");
}

/// All tabs and figures, with every question of a run in the plane, one in space, and one whose polytope grows.
#[test]
fn no_tab_and_no_figure_tells_the_answer() {
    let in_the_plane = [
        "of P is the farthest",
        "the sign of A·v",
        "In which region",
        "does the algorithm keep",
        "next v",
        "Which verdict",
    ];
    let in_space = ["of Q is the farthest", "In which region", "Which verdict"];
    let of_growth = ["valid initial polytope", "is the nearest to O", "lie farther out", "must Q move"];
    let all = [(0, in_the_plane.as_slice()), (6, in_space.as_slice()), (11, of_growth.as_slice())];
    for (index, questions) in all {
        for question in questions {
            let (mut window, _) = asking(index, question);
            let analysis = Analysis::of(scene(&window));
            let event = step(&window) + 1;
            let hidden = secrets(&analysis, event);
            let ended = analysis.trace.events[..event].iter().any(|event| matches!(event, Event::Ended(_)));
            let asks_verdict = question.contains("verdict");
            for name in ["CODE", "TREE", "PLOT", "MOTION", "STEPS", "SLICE", "MAP", "SUPPORT", "P minus Q"] {
                click(&mut window, name);
                window.run_steps(2);
                let found = told(&window, &hidden);
                assert!(found.is_empty(), "{question} {name}: {found:?}");
                let found = spoilers(&window);
                assert!(found.is_empty() || ended || asks_verdict, "{question} {name}: {found:?}");
            }
        }
    }
}

/// SUPPORT points at the farthest vertices, so it is covered while one is asked for, and only then.
#[test]
fn the_support_functions_are_covered_while_the_farthest_vertex_is_asked_for() {
    for (question, is_covered) in [("of P is the farthest", true), ("In which region", false)] {
        let (mut window, _) = asking(0, question);
        click(&mut window, "SUPPORT");
        assert_eq!(window.query_by_label("u follows v").is_none(), is_covered, "{question}");
    }
}

/// Windows that were already open hide the rest of the run once questions begin.
#[test]
fn open_windows_close_when_questions_begin() {
    for (command, heading) in [
        (Command::Handout, "Handout"),
        (Command::SaveRun, "Save run"),
        (Command::SavePicture, "Save picture"),
        (Command::Export, "Export shapes"),
    ] {
        let shipped = &SHIPPED[0];
        let mut window = window_of(shipped.scene(), shipped.file_name);
        press(&mut window, Modifiers::NONE, Key::Home);
        carry_out(&mut window, command);
        assert!(window.query_all_by_label(heading).next().is_some(), "{command:?}");
        // The keys belong to the window, so the button begins the questions.
        push(&mut window, Command::Predict.text());
        assert!(window.query_all_by_label(heading).next().is_none(), "{command:?}");
    }
}
