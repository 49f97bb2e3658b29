//! Files for those who do not see them: tagged PDF, and HTML with heads, captions and described pictures.

use gjk_figure::Analysis;
use gjk_figure::handout::{Blank, Blanks, Handout, HandoutOptions, SheetSize, StepList};
use gjk_scene::scene::library::SHIPPED;
use gjk_tools::lesson::{self, Loaded};

fn handout(blanks: Blanks, is_key: bool) -> Handout {
    let scene = SHIPPED[0].scene();
    let steps = StepList::These(vec![1, 3]);
    let options = HandoutOptions { steps, columns: 2, blanks, size: SheetSize::A4, is_key };
    Handout::of_run(&scene, &Analysis::of(&scene), &options).unwrap()
}

/// The text of a PDF whose objects are not compressed; only its streams are.
fn objects(handout: &Handout) -> String {
    String::from_utf8_lossy(&handout.to_pdf().unwrap()).into_owned()
}

/// The tree has the headings, the paragraphs, the pictures with their descriptions, and the table with its heads.
#[test]
fn a_pdf_is_tagged() {
    let handout = handout(Blanks::default(), false);
    let pdf = objects(&handout);
    for part in [
        "/StructTreeRoot",
        "/Marked true",
        "/DisplayDocTitle true",
        "/Lang(en-US)",
        "/Outlines",
        "/Tabs/S",
        "<pdfuaid:part>1",
        "/S/Table",
        "/Scope/Column",
        "/Scope/Row",
    ] {
        let spaced = pdf.replace(' ', "");
        assert!(spaced.contains(&part.replace(' ', "")), "{part}");
    }
    let spaced = pdf.replace(' ', "");
    let count = |tag: &str| {
        spaced
            .match_indices(tag)
            .filter(|(at, _)| !spaced.as_bytes()[at + tag.len()].is_ascii_alphanumeric())
            .count()
    };
    let table = handout.table.as_ref().unwrap();
    let rows = table.rows.len();
    assert_eq!((count("/S/H1"), count("/S/H2"), count("/S/Figure"), count("/Alt")), (1, 3, 3, 3));
    assert_eq!((count("/S/TR"), count("/S/TD")), (rows + 1, rows * (table.heads.len() - 1)));
    // The title and the three headings.
    assert_eq!(spaced.matches("/Dest").count(), 4);
}

/// A character that no font has is no reason for a PDF without tags.
#[test]
fn a_pdf_with_a_missing_character_is_tagged() {
    let mut handout = handout(Blanks::default(), false);
    handout.title = "漢字".to_owned();
    let pdf = objects(&handout);
    assert!(pdf.contains("/StructTreeRoot") && !pdf.contains("pdfuaid:part"));
}

/// Every table has a caption and every head of it a direction, every picture a title and a description.
fn check(page: &str) {
    assert!(page.contains("<html lang=\"en-US\">") && page.contains("<title>"), "{page}");
    for table in page.split("<table").skip(1) {
        let table = table.split("</table>").next().unwrap();
        assert!(table.contains("<caption>"), "{table}");
        let heads = table.matches("<th").count();
        assert!(heads > 0 && heads == table.matches("<th scope=\"").count(), "{table}");
    }
    for picture in page.split("<svg role=\"img\" lang=\"en-US\" ").skip(1) {
        let head: Vec<&str> = picture.lines().skip(1).take(2).collect();
        assert!(head[0].starts_with("<title>") && head[1].starts_with("<desc>"), "{head:?}");
    }
}

#[test]
fn pages_have_heads_captions_and_descriptions() {
    let page = handout(Blanks::default(), false).to_html();
    check(&page);
    assert_eq!(page.matches("<svg role=\"img\"").count(), 3);
    assert!(page.contains("<desc>Step 1 of "), "the first step is described");
    let (name, text) = lesson::SHIPPED[0];
    check(&lesson::teachers_notes(&Loaded::parse(text, name.as_ref()).unwrap()).to_html());
}

/// What is left blank is not in the description either, and a blank is called one.
#[test]
fn descriptions_keep_the_answers() {
    let blanks: Blanks = [Blank::Sentences].into_iter().collect();
    let (student, key) = (handout(blanks, false), handout(blanks, true));
    let answer = "so v does not separate P and Q";
    let told =
        |handout: &Handout| handout.cells.iter().any(|cell| cell.pictures[0].description.contains(answer));
    assert!(!told(&student) && told(&key));
    assert!(student.cells[1].pictures[0].description.starts_with("P (polygon) "));
    assert!(student.to_html().contains("role=\"img\" aria-label=\"blank\""));
    assert!(objects(&student).contains("/ActualText"), "blanks are spoken");
}

/// In print no letter is smaller than 8 points: in a cell of four they had 2.
#[test]
fn letters_in_print_have_eight_points() {
    for (index, columns) in [(0, 1), (0, 2), (6, 3), (10, 4)] {
        let scene = SHIPPED[index].scene();
        let steps = StepList::These(vec![1, 3]);
        let options =
            HandoutOptions { steps, columns, blanks: Blanks::default(), size: SheetSize::A4, is_key: false };
        let handout = Handout::of_run(&scene, &Analysis::of(&scene), &options).unwrap();
        for sheet in handout.sheets() {
            let mut scale = 1.0;
            for line in sheet.lines() {
                let number = |key: &str, end: char| -> Option<f64> {
                    line.split_once(key)?.1.split(end).next()?.parse().ok()
                };
                scale = number(" scale(", ')').unwrap_or(scale);
                if let Some(size) = number("font-size=\"", '"').filter(|_| line.starts_with("<text")) {
                    assert!(size * scale >= 7.99, "{index}, {columns}: {size} · {scale}: {line}");
                }
            }
        }
    }
}
