//! The audit of the layout: no text is cut without a scroll bar, no two labels of a picture share their place, and the
//! pictures keep their part of the window. It reads the painted frame, not the state of the program.
//!
//! The sample takes every pair of a content and a size of text, of a window and a size of text, and of a workspace and
//! a window. `AUDIT=all` takes every shipped scene in every content, window and size of text; it takes half an hour.
//! `AUDIT=13-` takes only the scenes whose file names contain `13-`.

mod painted;
mod rules;

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, Rect, ScrollArea, TextWrapMode, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gjk_sandbox::app::Start;
use gjk_sandbox::figure::Analysis;
use gjk_sandbox::message::Language;
use gjk_sandbox::scene::library::SHIPPED;

use super::{Window, click, press, start_of, window_with};
use rules::{Frame, Violation};

/// The content of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// One run, with this tab.
    Run(&'static str),
    /// One run, with the setup, which is a drawer in small windows.
    Setup,
    /// The explorer, with the panel that this button opens in small windows.
    Explore(&'static str),
    /// Two runs, with this tab in small windows.
    Compare(&'static str),
    /// The presenter mode, with the view of this key.
    Present(Key),
}

const CONTENTS: [Content; 17] = [
    Content::Run("STEPS"),
    Content::Explore("REGIONS"),
    Content::Compare("STEPS"),
    Content::Present(Key::Num1),
    Content::Run("CODE"),
    Content::Explore("DECISION"),
    Content::Present(Key::Num2),
    Content::Compare("WHY"),
    Content::Run("TREE"),
    Content::Explore("OUTCOMES"),
    Content::Run("PLOT"),
    Content::Explore("CUT"),
    Content::Present(Key::Num4),
    Content::Run("MOTION"),
    Content::Run("PROOF"),
    Content::Present(Key::Num5),
    Content::Setup,
];

/// The sizes of the window, in pixels.
const SIZES: [Vec2; 4] = [vec2(960.0, 600.0), vec2(1024.0, 768.0), vec2(1280.0, 720.0), vec2(1920.0, 1080.0)];

/// The sizes of text, as factors.
const TEXTS: [f32; 3] = [1.0, 1.5, 2.0];

/// The steps at which the runs are checked: the second, the sixth, and the last.
const STEPS: [usize; 3] = [2, 6, 10_000];

/// One window to be looked at.
#[derive(Clone, Copy, Debug)]
struct Case {
    scene: usize,
    step: usize,
    content: Content,
    size: Vec2,
    text: f32,
}

impl Case {
    /// Every content with every size of text; the windows, scenes and steps take turns.
    fn sample() -> Vec<Self> {
        let mut cases = Vec::new();
        for (number, content) in CONTENTS.into_iter().enumerate() {
            for (larger, text) in TEXTS.into_iter().enumerate() {
                let scene = match content {
                    // The contents that the explorer can show.
                    Content::Explore(_) => 29 + (number + larger) % 5,
                    _ => (7 * cases.len()) % SHIPPED.len(),
                };
                let size = SIZES[(number + larger) % SIZES.len()];
                cases.push(Self { scene, step: STEPS[cases.len() % STEPS.len()], content, size, text });
            }
        }
        cases
    }

    /// Every scene in every content, window and size of text.
    fn all() -> Vec<Self> {
        let mut cases = Vec::new();
        for scene in 0..SHIPPED.len() {
            for content in CONTENTS {
                for size in SIZES {
                    for text in TEXTS {
                        let step = STEPS[cases.len() % STEPS.len()];
                        cases.push(Self { scene, step, content, size, text });
                    }
                }
            }
        }
        cases
    }

    /// Opens the window.
    fn window(&self) -> Window {
        let shipped = &SHIPPED[self.scene];
        let presents = matches!(self.content, Content::Present(_));
        let start = Start { step: Some(self.step), presents, ..start_of(shipped.scene(), shipped.file_name) };
        let mut window = window_with(start, vec2(1280.0, 800.0));
        match self.content {
            Content::Run(_) | Content::Setup => {}
            Content::Explore(_) => click(&mut window, "Explore"),
            Content::Compare(_) => click(&mut window, "Compare"),
            Content::Present(key) => press(&mut window, Modifiers::NONE, key),
        }
        window.set_size(self.size);
        if !presents {
            window.ctx.set_zoom_factor(self.text);
        }
        window.run_steps(3);
        match self.content {
            Content::Run(name) | Content::Explore(name) | Content::Compare(name) => open(&mut window, name),
            Content::Setup if !Frame::of(&window).has("Iteration limit") => {
                click(&mut window, "Toggle the setup panel");
            }
            Content::Setup | Content::Present(_) => {}
        }
        window.run_steps(2);
        window
    }

    /// The violations in this window, in a language that is chosen after the window is set up for the case.
    fn violations(&self, language: Language) -> Vec<Violation> {
        let mut window = self.window();
        let is_covered = Frame::of(&window).has("Covered until the run gets there");
        if language != Language::english() {
            language.choose_here();
            // To a step whose words were not made before.
            press(&mut window, Modifiers::NONE, Key::ArrowLeft);
            window.run_steps(3);
        }
        let frame = Frame::of(&window);
        let mut found = frame.violations();
        let may_lack_pictures = is_covered
            || matches!(self.content, Content::Explore(_) | Content::Present(Key::Num4 | Key::Num5));
        let least = if self.text > 1.0 { 0.55 } else { 0.6 };
        match frame.share() {
            Some(share) if share < least => found.push(Violation {
                rule: "the pictures are low",
                words: format!("{:.1} %", 100.0 * share),
                by: (least - share) * self.size.y / self.text,
            }),
            None if !may_lack_pictures => {
                found.push(Violation { rule: "no picture", words: String::new(), by: self.size.y });
            }
            _ => {}
        }
        found
    }
}

/// Presses the tab or button with this name, if there is one that is not pressed yet.
fn open(window: &mut Window, name: &str) {
    let node = window.query_all_by_label(name).find(|node| node.accesskit_node().toggled().is_some());
    if let Some(node) = node.filter(|node| node.accesskit_node().toggled() == Some(Toggled::False)) {
        node.click();
        window.run();
    }
}

/// Checks all cases; prints each violation and their number.
fn audit(cases: &[Case]) -> usize {
    audit_in(Language::english(), cases)
}

fn audit_in(language: Language, cases: &[Case]) -> usize {
    let mut count = 0;
    for case in cases {
        for Violation { rule, words, by } in case.violations(language) {
            let Case { scene, step, content, size, text } = case;
            let title = SHIPPED[*scene].file_name;
            eprintln!("{title} step {step} {content:?} {size} text {text}: {rule} by {by:.1}: {words:?}");
            count += 1;
        }
    }
    eprintln!("{count} violations in {} windows", cases.len());
    count
}

#[test]
fn the_layout_holds() {
    let cases = match std::env::var("AUDIT").as_deref() {
        Err(_) => Case::sample(),
        Ok("all") => Case::all(),
        Ok(name) => {
            let mut cases = Case::all();
            cases.retain(|case| SHIPPED[case.scene].file_name.contains(name));
            cases
        }
    };
    assert_eq!(audit(&cases), 0, "see above");
}

/// Longer words than the English ones are not cut either, in small windows and in the presenter.
fn the_layout_holds_in(tag: &str) {
    let language = Language::of_tag(tag).unwrap();
    let mut cases = Case::sample();
    cases.retain(|case| case.size == SIZES[0] || matches!(case.content, Content::Present(_)));
    assert!(cases.len() > 15, "{} cases", cases.len());
    assert_eq!(audit_in(language, &cases), 0, "see above");
}

#[test]
fn the_layout_holds_in_german() {
    the_layout_holds_in("de");
}

#[test]
fn the_layout_holds_in_spanish() {
    the_layout_holds_in("es");
}

/// Texts that are 40 % longer.
#[test]
fn the_layout_holds_in_the_stretched_language() {
    the_layout_holds_in("pseudo");
}

/// From step 17 on the origin is in front of two faces: many names in a small picture.
#[test]
fn the_steps_of_the_gem_are_readable_in_small_windows() {
    let gem = SHIPPED.iter().position(|shipped| shipped.file_name.starts_with("07-gem")).unwrap();
    let content = Content::Run("STEPS");
    let sizes = [vec2(1280.0, 800.0), vec2(960.0, 600.0)];
    for (step, size) in (17..=22).flat_map(|step| sizes.map(|size| (step, size))) {
        let case = Case { scene: gem, step, content, size, text: 1.0 };
        assert_eq!(audit(&[case]), 0, "step {step} at {size}, see above");
        let names = Frame::of(&case.window()).labels_of("Difference view");
        let analysis = Analysis::of(&SHIPPED[gem].scene());
        let letters = analysis.trace.state(step - 1).lettered;
        let wanted = letters.lettered().map(|(letter, _)| letter.to_string()).chain(["O".to_owned()]);
        for name in wanted {
            // Where the published code renames the points, B is called "B as C"; where the picture does, "B (was A)".
            let remarks = [format!("{name} as "), format!("{name} (was ")];
            let is_there =
                |text: &String| *text == name || remarks.iter().any(|remark| text.starts_with(remark));
            assert!(names.iter().any(is_there), "step {step} at {size}: {name} is missing in {names:?}");
        }
    }
}

/// Every pair of a content and a text, of a window and a text, and of a workspace and a window is in the sample.
#[test]
fn the_sample_takes_every_pair() {
    let cases = Case::sample();
    for text in TEXTS {
        for content in CONTENTS {
            assert!(cases.iter().any(|case| case.text == text && case.content == content), "{content:?}");
        }
        for size in SIZES {
            assert!(cases.iter().any(|case| case.text == text && case.size == size), "{text} {size}");
        }
    }
    let workspaces: [fn(&Content) -> bool; 4] = [
        |content| matches!(content, Content::Run(_)),
        |content| matches!(content, Content::Explore(_)),
        |content| matches!(content, Content::Compare(_)),
        |content| matches!(content, Content::Present(_)),
    ];
    for (number, is_in) in workspaces.iter().enumerate() {
        for size in SIZES {
            let has = cases.iter().any(|case| is_in(&case.content) && case.size == size);
            assert!(has, "workspace {number}, {size}");
        }
    }
}

/// The fraction of the window's height that its pictures use.
pub(super) fn share(window: &Window) -> Option<f32> {
    Frame::of(window).share()
}

/// The violations of a small window with this content.
fn violations_of(content: impl FnMut(&mut Ui) + 'static) -> Vec<&'static str> {
    let mut window = Harness::builder().with_size(vec2(200.0, 100.0)).build_ui(content);
    window.run_steps(3);
    Frame::of(&window).violations().iter().map(|violation| violation.rule).collect()
}

const LONG: &str = "a line of words that is much longer than the window is wide";

#[test]
fn a_cut_label_is_found_and_one_in_a_scroll_area_is_none() {
    let cut = violations_of(|ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ui.label(LONG);
    });
    assert_eq!(cut, ["cut sideways"]);
    let scrolls = violations_of(|ui| {
        ui.spacing_mut().scroll = eframe::egui::style::ScrollStyle::solid();
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| ui.label(LONG));
    });
    assert!(scrolls.is_empty(), "{scrolls:?}");
    let hidden = violations_of(|ui| {
        ui.spacing_mut().scroll = eframe::egui::style::ScrollStyle::floating();
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| ui.label(LONG));
    });
    assert_eq!(hidden, ["cut sideways"], "a bar that is not painted");
    let clipped = violations_of(|ui| {
        ui.set_clip_rect(Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 14.0)));
        ui.label("two\nlines");
    });
    assert_eq!(clipped, ["cut above or below"]);
    let shortened = violations_of(|ui| {
        ui.add(eframe::egui::Label::new(LONG).truncate());
    });
    assert!(shortened.is_empty(), "the whole is the name of the label: {shortened:?}");
}
