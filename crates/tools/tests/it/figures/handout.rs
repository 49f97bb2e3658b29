//! Handouts: the sheets are complete, and only the key fills in the blanks.

use gjk_figure::Analysis;
use gjk_figure::handout::{Blank, Blanks, Block, Handout, HandoutOptions, Piece, SheetSize, StepList, Words};
use gjk_figure::picture::Steps;
use gjk_scene::scene::Scene;
use gjk_scene::scene::library::SHIPPED;
use gjk_tools::lesson::{self, Loaded};
use glam::DVec3;

use crate::shapes::spiral;

const ALL: StepList = StepList::Steps(Steps::All);

fn options(columns: usize, blanks: Blanks) -> HandoutOptions {
    HandoutOptions { steps: ALL, columns, blanks, size: SheetSize::A4, is_key: false }
}

/// The handout of a shipped scene, without its pictures: only its text is checked.
fn words_of(index: usize, options: &HandoutOptions) -> Handout {
    let scene = SHIPPED[index].scene();
    let mut handout = Handout::of_run(&scene, &Analysis::of(&scene), options).unwrap();
    handout.cells.iter_mut().for_each(|cell| cell.pictures.clear());
    handout
}

/// The texts on the sheets, each with the position of its baseline.
fn texts(handout: &Handout) -> Vec<(String, f64)> {
    let mut texts = Vec::new();
    for sheet in handout.sheets() {
        for line in sheet.lines().filter(|line| line.starts_with("<text")) {
            let y = line.split(" y=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
            let content = line.split_once('>').unwrap().1.strip_suffix("</text>").unwrap();
            let plain: String = content.split('<').map(|part| part.rsplit('>').next().unwrap()).collect();
            texts.push((
                plain.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"),
                y.parse().unwrap(),
            ));
        }
    }
    texts
}

fn pieces(handout: &Handout) -> Vec<Words> {
    let blocks = handout.cells.iter().flat_map(|cell| &cell.blocks).chain(&handout.closing);
    let rows = handout.table.iter().flat_map(|table| table.rows.iter().flatten().cloned());
    let words = blocks.map(|block| match block {
        Block::Words(words) => words.clone(),
        Block::Ruled(answer) => Words::gap(answer),
        Block::Choice { words, .. } => Words::text(words.clone()),
    });
    words.chain(rows).collect()
}

/// In the plane and in space, with any number of columns: all text outside the blanks is on the sheets, word for word,
/// and within their borders.
#[test]
fn nothing_is_lost_between_sheets() {
    for (index, columns) in [(0, 1), (0, 3), (4, 2), (6, 2), (6, 4), (10, 2)] {
        let handout = words_of(index, &options(columns, Blanks::default()));
        let texts = texts(&handout);
        let on_sheets: Vec<&str> = texts.iter().map(|(text, _)| text.as_str()).collect();
        for words in pieces(&handout) {
            for word in words.answered().split(' ').filter(|word| !word.is_empty()) {
                let whole = on_sheets.iter().any(|text| text.contains(word));
                assert!(whole, "{index}, {columns}: `{word}` of `{}`", words.answered());
            }
        }
        let height = SheetSize::A4.points().y;
        assert!(texts.iter().all(|(_, y)| (20.0..height - 10.0).contains(y)), "{index}, {columns}");
    }
}

/// The student's sheets have no answer of any blank; the key has them all, on as many sheets.
#[test]
fn blanks_hold_their_answers_in_the_key_only() {
    for index in [0, 6, 10] {
        for blank in Blank::ALL {
            let blanks = Blanks::default().set(blank, true);
            let options = options(2, blanks);
            let student = words_of(index, &options);
            let key = words_of(index, &HandoutOptions { is_key: true, ..options });
            assert_eq!(pieces(&student), pieces(&key), "{blank}");
            assert_eq!(student.sheets().len(), key.sheets().len(), "{blank}");
            let gaps: Vec<String> = pieces(&key)
                .into_iter()
                .flat_map(|words| words.0)
                .filter_map(|Piece { text, is_gap }| is_gap.then_some(text))
                .collect();
            assert!(gaps.len() > 3, "{index}: {blank} leaves {} blanks", gaps.len());
            let count = |handout: &Handout| texts(handout).len();
            let missing = count(&key).checked_sub(count(&student)).expect("the key has more");
            // Every blank has one word at least.
            assert!(missing >= gaps.len(), "{index}: {blank}: {missing} words for {} blanks", gaps.len());
        }
    }
}

#[test]
fn a_verdict_that_is_asked_is_not_printed() {
    for (index, shipped) in SHIPPED.iter().enumerate().take(12) {
        let scene = shipped.scene();
        let verdict = Analysis::of(&scene).trace.outcome.verdict.word();
        for blank in [Blank::Regions, Blank::Sentences] {
            let options = options(2, Blanks::default().set(blank, true));
            let printed = |is_key| {
                let handout = words_of(index, &HandoutOptions { is_key, ..options.clone() });
                texts(&handout).into_iter().any(|(text, _)| text == verdict)
            };
            assert!(!printed(false) && printed(true), "{}: {blank}", shipped.file_name);
        }
    }
}

/// Numbers of v are left blank with it: `along v = (…, …)`.
#[test]
fn directions_are_left_blank_alone() {
    let handout = words_of(0, &options(2, Blanks::default().set(Blank::V, true)));
    let first = pieces(&handout).into_iter().next().unwrap();
    let gaps: Vec<&Piece> = first.0.iter().filter(|piece| piece.is_gap).collect();
    let gap = |text: &str| Piece { text: text.to_owned(), is_gap: true };
    // The first direction of the article is (1, −1); its p2 is (9, 9) and its q0 (5, 7).
    assert_eq!(gaps, [&gap("1"), &gap("−1")], "{first:?}");
    assert!(first.answered().contains("(9, 9)"), "{}", first.answered());
}

#[test]
fn lessons_are_put_on_paper() {
    for (name, text) in lesson::SHIPPED {
        let loaded = Loaded::parse(text, name.as_ref()).unwrap();
        for columns in [1, 2] {
            let options = options(columns, Blanks::default());
            let student = lesson::handout(&loaded, &options);
            let key = lesson::handout(&loaded, &HandoutOptions { is_key: true, ..options });
            let all = |handout: &Handout| -> String {
                texts(handout).into_iter().map(|(text, _)| text + " ").collect()
            };
            let (student, key) = (all(&student), all(&key));
            for page in &loaded.lesson.pages {
                for word in page.title.split(' ') {
                    assert!(student.contains(word) && key.contains(word), "{name}: {word}");
                }
            }
            let has_notes = loaded.lesson.pages.iter().any(|page| !page.notes.is_empty());
            assert!(!student.contains("teacher: ") && key.contains("teacher: ") == has_notes, "{name}");
        }
    }
}

/// A student can answer on paper: both pictures, a line for the name, no request that only the window can follow, and no
/// answer before the key.
#[test]
fn a_lesson_on_paper_can_be_answered() {
    for (name, text) in lesson::SHIPPED {
        let loaded = Loaded::parse(text, name.as_ref()).unwrap();
        for columns in [1, 2] {
            let options = options(columns, Blanks::default());
            let student = lesson::handout(&loaded, &options);
            let key = lesson::handout(&loaded, &HandoutOptions { is_key: true, ..options });
            for cell in student.cells.iter().chain(&key.cells) {
                let svgs: String = cell.pictures.iter().map(|picture| picture.svg.as_str()).collect();
                assert_eq!(cell.pictures.len(), columns, "{name}: one picture with both, or two");
                assert!(svgs.contains(">P<") && svgs.contains(">O<"), "{name}, {}: both", cell.heading);
            }
            let texts = |handout: &Handout| -> Vec<String> {
                let blocks = handout.head.iter().chain(handout.cells.iter().flat_map(|cell| &cell.blocks));
                blocks
                    .filter_map(|block| match block {
                        Block::Words(words) => Some(words.answered()),
                        Block::Ruled(_) | Block::Choice { .. } => None,
                    })
                    .collect()
            };
            assert!(texts(&student)[0].starts_with("Name: ___") && !texts(&key)[0].starts_with("Name: "));
            let solutions = loaded.lesson.pages.iter().filter(|page| page.solution.is_some()).count();
            let printed =
                |handout| texts(handout).iter().filter(|text| text.starts_with("Solution: ")).count();
            assert_eq!((printed(&student), printed(&key)), (0, solutions), "{name}");
            for words in
                ["Drag", "drag ", "PLOT", "MOTION", "STEPS", "witch on", "in the setup", "File →", "click"]
            {
                let asks = texts(&student).into_iter().find(|text| text.contains(words));
                assert_eq!(asks, None, "{name} asks for {words}");
            }
        }
    }
}

/// The line of a goal says what to open, a minute is one, and the heading of a page stands above its pictures.
#[test]
fn a_page_on_paper_says_what_to_open() {
    let (name, text) = lesson::SHIPPED[0];
    let loaded = Loaded::parse(text, name.as_ref()).unwrap();
    let handout = lesson::handout(&loaded, &options(1, Blanks::default()));
    let html = handout.to_html();
    let line = "In the program, lesson “What GJK does (5 minutes)”, page 4: make the shapes SEPARATE.";
    assert!(html.contains(line) && html.contains("What GJK asks (1 minute)"));
    let places: Vec<usize> =
        ["<figure>\n<h2>1. ", "<svg", "<figcaption>\n"].map(|part| html.find(part).unwrap()).into();
    assert!(places.is_sorted(), "{places:?}");
}

/// Regression: every second sheet of a lesson was half empty.
#[test]
fn the_sheets_of_a_lesson_are_full() {
    for (name, text) in lesson::SHIPPED {
        let loaded = Loaded::parse(text, name.as_ref()).unwrap();
        let handout = lesson::handout(&loaded, &options(1, Blanks::default()));
        let sheets = handout.sheets();
        let height = SheetSize::A4.points().y;
        for sheet in &sheets[..sheets.len() - 1] {
            let lowest = |line: &str| line.split(" y=\"").nth(1)?.split('"').next()?.parse::<f64>().ok();
            let texts =
                sheet.lines().filter(|line| line.starts_with("<text") && !line.contains("font-size=\"8\""));
            let bottom = texts.filter_map(lowest).fold(0.0, f64::max);
            assert!(bottom > 0.5 * height, "{name}: {bottom}");
        }
    }
}

#[test]
fn pages_documents_and_drawings_are_whole_files() {
    let mut scene = SHIPPED[0].scene();
    "<b>&\u{202e}".clone_into(&mut scene.title);
    let analysis = Analysis::of(&scene);
    let options = HandoutOptions { steps: StepList::These(vec![1, 3]), ..options(2, Blanks::default()) };
    let handout = Handout::of_run(&scene, &analysis, &options).unwrap();
    let html = handout.to_html();
    assert!(
        html.contains("<h1>&lt;b&gt;&amp;")
            && html.contains("font/ttf;base64,")
            && !html.contains('\u{202e}')
    );
    assert_eq!(html.matches("<figure>").count(), 3, "the shapes, and two steps");
    let pdf = handout.to_pdf().unwrap();
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let svg = handout.to_svg();
    assert!(is_readable(&svg), "a well-formed drawing");
    assert!(
        Handout::of_run(&scene, &analysis, &HandoutOptions { steps: StepList::These(vec![99]), ..options })
            .is_none()
    );
}

/// Each of the pictures held all 6,000 vertices: 300 megabytes, and 20 seconds.
#[test]
fn large_bodies_are_drawn_with_some_of_their_vertices_and_a_remark() {
    let sphere = |x: f64| {
        let on_spiral = (0..3000).map(|number| {
            let DVec3 { x: along, y, z } = spiral(number, 3000);
            format!("({}, {y}, {z})", x + along)
        });
        format!("(shape: Points([{}]))", on_spiral.collect::<Vec<_>>().join(", "))
    };
    let (p, q) = (sphere(0.0), sphere(0.7));
    let text = format!("(format: 1, dimension: 3, p: {p}, q: {q}, query: (algorithm: robust, epa: true))");
    let scene = Scene::from_ron(&text).unwrap();
    let options = HandoutOptions { steps: StepList::These(vec![1, 40, 99]), ..options(2, Blanks::default()) };
    let handout = Handout::of_run(&scene, &Analysis::of(&scene), &options).unwrap();
    for cell in &handout.cells {
        let svg = &cell.pictures[0].svg;
        assert!(svg.len() < 1_000_000, "{} bytes", svg.len());
        assert!(svg.contains("Bodies of more than 600 vertices are drawn with 400 of them"));
    }
}

/// Whether every opened element is closed: the reader of pictures accepts it.
fn is_readable(svg: &str) -> bool {
    gjk_figure::picture::Raster::default().svg(svg, 64).is_ok()
}

#[test]
fn lists_of_steps_are_read() {
    for (text, steps) in
        [("all", ALL), ("1,3, 6", StepList::These(vec![1, 3, 6])), ("2", StepList::These(vec![2]))]
    {
        assert_eq!(text.parse(), Ok(steps));
    }
    for text in ["", "0", "1,,2", "-1", "a", "3..1"] {
        let error = text.parse::<StepList>().unwrap_err();
        assert!(error.contains("expected") && error.contains(&format!("`{text}`")), "{error}");
    }
}

/// The pictures of a student's sheet fill in no blank either: if numbers are left blank, no test and no region shows
/// its value (AC⟂·AO = 992 in the walk-through of dyn4j); the key has them.
#[test]
fn pictures_do_not_fill_the_blanks() {
    for index in [0, 6] {
        let scene = SHIPPED[index].scene();
        let analysis = Analysis::of(&scene);
        let values = |blanks: Blanks, is_key: bool| {
            let handout =
                Handout::of_run(&scene, &analysis, &HandoutOptions { is_key, ..options(2, blanks) }).unwrap();
            let pictures = handout.cells.iter().flat_map(|cell| &cell.pictures);
            pictures.map(|picture| picture.svg.matches(" = ").count()).sum::<usize>()
        };
        let numbers = Blanks::default().set(Blank::Numbers, true);
        assert!(values(Blanks::default(), false) > 2, "{index}: without blanks they are there");
        assert_eq!(values(numbers, false), 0, "{index}: the student's sheet");
        assert!(values(numbers, true) > 2, "{index}: the key");
    }
    let picture = |blanks: Blanks| {
        let scene = SHIPPED[0].scene();
        let handout = Handout::of_run(&scene, &Analysis::of(&scene), &options(2, blanks)).unwrap();
        handout
            .cells
            .into_iter()
            .flat_map(|cell| cell.pictures)
            .map(|picture| picture.svg)
            .collect::<String>()
    };
    assert!(picture(Blanks::default()).contains("= 992"));
    assert!(!picture(Blanks::default().set(Blank::Numbers, true)).contains("992<"));
}

/// Block quotes tell students what to do in the window; those of the notes are for the teacher.
#[test]
fn notes_keep_their_block_quotes_and_minutes_are_named_if_there_are_any() {
    let lesson = |about: &str, minutes: &str| {
        let text = format!(
            r#"(lesson: "One", about: "{about}", pages: [(name: "one", title: "First", scene: Shipped("01-triangle-and-quad.ron"),
            text: "> Press Play.\nText.", notes: "> Ask them.\nNotes.", minutes: {minutes})])"#
        );
        Loaded::parse(&text, std::path::Path::new("lesson.ron")).unwrap()
    };
    let loaded = lesson("", "0");
    let key = lesson::handout(&loaded, &HandoutOptions { is_key: true, ..options(1, Blanks::default()) });
    let words = format!("{:?}", key.cells[0].blocks);
    assert!(words.contains("Ask them.") && !words.contains("Press Play."), "{words}");
    let notes = lesson::teachers_notes(&loaded);
    assert!(format!("{:?}", notes.cells[0].blocks).contains("Ask them."));
    assert_eq!((notes.about.as_str(), notes.cells[0].heading.as_str()), ("1 page", "1. First"));
    let notes = lesson::teachers_notes(&lesson("All of it", "2"));
    let expected = ("All of it: 1 page, 2 minutes", "1. First (minute 0 to 2)");
    assert_eq!((notes.about.as_str(), notes.cells[0].heading.as_str()), expected);
}
