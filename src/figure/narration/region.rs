//! Sentences about where the origin is: tests, rulings, new names, and what is kept.

use super::feature::{Feature, Nearest};
use super::number::Standing;
use super::span::{Compared, Listed, Narration, Signed, say};
use super::{Story, named, named_first, nearest};
use crate::gjk::Letter::{A, B, C, D};
use crate::gjk::{Algorithm, Defect, Letter, PlaneTest, Question, Region, Ruling, Trace, chosen};

/// Why a region was chosen, or why not.
pub fn reason(region: Region, ruling: Ruling) -> Narration {
    let mut out = Narration::default();
    match ruling {
        Ruling::ImpossibleSincePreviousDirection => {
            say!(&mut out; "Impossible: the last search direction pointed from ", Feature(region));
            say!(&mut out; " towards the origin, and ", A, " lies further that way.");
        }
        Ruling::ImpossibleSinceReachTest => {
            say!(&mut out; "Impossible: ", A, " passed the origin, so the way back from ", A);
            say!(&mut out; " to the older points leads nearer to it than ", Feature(region), " is.");
        }
        Ruling::ImpossibleSinceEarlierTest => {
            say!(&mut out; "Impossible: an earlier iteration excluded ", Feature(region), " already.");
        }
        Ruling::TestedAndOutside => {
            say!(&mut out; "Tested: the origin is not ", Nearest(region), ".");
        }
        Ruling::NotAsked => {
            say!(&mut out; "Not asked: another region came first and was taken before ", Feature(region), ".");
        }
        Ruling::Chosen => say!(&mut out; "Chosen: the origin is ", Nearest(region), "."),
    }
    out
}

pub(super) fn tested(story: &Story<'_>, test: &PlaneTest, value: f64, out: &mut Narration) {
    let standing = story.test_standing(test, value);
    say!(out; test.question, " = ", Compared(value, standing), ": ");
    match test.question {
        Question::Along { edge: [from, to] } => {
            let side = if value > 0.0 { "on " } else { "not on " };
            say!(out; "seen from ", from, ", the origin is ", side, to, "’s side.");
        }
        Question::BeyondEdge { edge, face } => {
            if story.lettered.len() == 4 {
                say!(out; "seen from face ", face, ", ");
            }
            say!(out; "the origin is ", beyond(standing, value), " edge ", edge, ".");
        }
        Question::OverFace { face } if story.lettered.len() == 4 => {
            let sees = match standing {
                Standing::Positive => " sees the origin.",
                Standing::Negative => " does not see the origin.",
                Standing::ExactlyZero => " is level with the origin and does not see it.",
                Standing::AboutZero => " is about level with the origin.",
            };
            say!(out; "face ", face, sees);
            plane_code_after(story, out);
        }
        Question::OverFace { face } => {
            let side = match standing {
                Standing::Positive => "above ",
                Standing::Negative => "below ",
                Standing::ExactlyZero => "in the plane of ",
                Standing::AboutZero => "about in the plane of ",
            };
            say!(out; "the origin is ", side, face, ", whose normal points up.");
        }
    }
}

/// After the last of the tests of a tetrahedron's faces, what they say together.
fn plane_code_after(story: &Story<'_>, out: &mut Narration) {
    let faces = face_tests(story);
    let asked_last = story.tests.last().is_some_and(|(test, _)| asks_over_face(test.question));
    match faces.as_slice() {
        [_, _, _] if asked_last && story.tests.len() == 3 => {
            out.push(" ");
            plane_code(story, &faces, true, out);
            out.push(".");
        }
        [.., (face, _, Standing::Positive)] if first_face_wins(story.trace) => {
            say!(out; " The first face that sees it wins: ", named(story.trace.algorithm), " goes on with ");
            say!(out; *face, ".");
        }
        _ => {}
    }
}

/// `2 new faces see the origin: ABC yes (+2.875), ACD no (−34.5), ADB yes (+8.625) → code 0b101`.
fn plane_code(story: &Story<'_>, faces: &[FaceTest], sentence: bool, out: &mut Narration) {
    let count = faces.iter().filter(|(_, value, _)| *value > 0.0).count();
    out.push(match (count, sentence) {
        (0, true) => "No new face sees the origin: ",
        (0, false) => "no new face sees it: ",
        (1, true) => "1 new face sees the origin: ",
        (1, false) => "1 new face sees it: ",
        (2, true) => "2 new faces see the origin: ",
        (2, false) => "2 new faces see it: ",
        (_, true) => "3 new faces see the origin: ",
        (_, false) => "3 new faces see it: ",
    });
    for (index, (face, value, standing)) in faces.iter().enumerate() {
        let sees = if *value > 0.0 { " yes (" } else { " no (" };
        say!(out; if index > 0 { ", " } else { "" }, *face, sees, Signed(*value, *standing), ")");
    }
    let in_doubt = faces.iter().any(|(_, _, standing)| *standing == Standing::AboutZero);
    if in_doubt && story.trace.algorithm == Algorithm::Robust {
        // The robust query counts what rounding could turn as level; the sign alone would name a wrong code.
        return;
    }
    let code: usize =
        faces.iter().enumerate().map(|(bit, (_, value, _))| usize::from(*value > 0.0) << bit).sum();
    say!(out; " → code ", format!("0b{code:03b}").as_str());
}

pub(super) fn ruled(story: &Story<'_>, rulings: &[(Region, Ruling)], out: &mut Narration) {
    let Some(region) = chosen(rulings) else {
        // Seen along an edge, a triangle has no region of its own in space.
        out.push("The origin is in none of the regions of the simplex as a whole");
        evidence(story, ": it is ", out);
        out.push(".");
        return;
    };
    if story.trace.algorithm == Algorithm::Distance {
        nearest::ruled(region, out);
        return;
    }
    if let (Region::Edge(edge), 2) = (region, story.lettered.len()) {
        segment(story, edge, out);
        return;
    }
    let passed_over = rulings.iter().any(|(_, ruling)| *ruling == Ruling::NotAsked);
    let is_hasty = passed_over && first_face_wins(story.trace) && story.lettered.len() == 4;
    if is_hasty {
        // Whether that is true nobody asked.
        let listing = named_first(story.trace.algorithm);
        say!(out; listing.as_str(), " takes the origin to be ", Nearest(region));
    } else {
        say!(out; "The origin is ", Nearest(region));
    }
    evidence(story, ": ", out);
    if region == Region::Interior {
        let settled: &[Letter] = if story.lettered.len() == 4 { &[B, C, D] } else { &[B, C] };
        say!(out; "; ", if settled.len() == 3 { "face " } else { "edge " });
        for letter in settled {
            out.push(*letter);
        }
        out.push(" was settled when it was built");
        let is_level =
            |(test, value): &(PlaneTest, f64)| story.test_standing(test, *value) == Standing::ExactlyZero;
        if story.tests.iter().any(is_level) {
            say!(out; "; ", named(story.trace.algorithm), " counts level as inside");
        }
    }
    out.push(".");
    if is_hasty {
        out.push(" The first face that sees it wins; the others were not asked.");
    }
}

fn segment(story: &Story<'_>, edge: [Letter; 2], out: &mut Narration) {
    let [a, b] = edge;
    say!(out; a, " and ", b, " make a segment. The origin cannot be nearest to ", a, ", which passed it, nor to ");
    say!(out; b, ", which it was sought away from: it is nearest to edge ", edge);
    evidence(story, ": ", out);
    out.push(".");
}

/// The tests of this iteration, in order, with their numbers; nothing if there were none.
fn evidence(story: &Story<'_>, start: &str, out: &mut Narration) {
    let mut separator = start;
    let faces = face_tests(story);
    let has_code = story.lettered.len() == 4 && faces.len() == 3;
    if has_code {
        out.push(separator);
        plane_code(story, &faces, false, out);
        separator = "; ";
    }
    let mut seen_from = None;
    for (index, (test, value)) in story.tests.iter().enumerate() {
        let repeated = story.tests[..index].iter().any(|(earlier, _)| earlier.question == test.question);
        if repeated || (has_code && asks_over_face(test.question)) {
            continue;
        }
        out.push(separator);
        separator = ", ";
        let standing = story.test_standing(test, *value);
        match test.question {
            Question::Along { edge: [from, to] } => {
                say!(out; if *value > 0.0 { "on " } else { "not on " }, to, "’s side of ", from);
            }
            Question::BeyondEdge { edge, face } => {
                if story.lettered.len() == 4 && seen_from.replace(face) != Some(face) {
                    say!(out; "seen from ", face, " ");
                }
                say!(out; beyond(standing, *value), " ", edge);
            }
            Question::OverFace { face } if story.lettered.len() == 4 => {
                say!(out; if *value > 0.0 { "seen by face " } else { "not seen by face " }, face);
            }
            Question::OverFace { face } => {
                let side = match standing {
                    Standing::Positive => "above ",
                    Standing::Negative => "below ",
                    Standing::ExactlyZero | Standing::AboutZero => "level with ",
                };
                say!(out; side, face);
            }
        }
        say!(out; " (", test.question, " = ", Compared(*value, standing), ")");
    }
}

pub(super) fn relabelled(from: &[Letter], to: &[Letter], out: &mut Narration) {
    if from == [A, C, B] {
        say!(out; B, " and ", C, " change places, so that the origin is above the triangle. ");
    } else {
        out.push("The same case as one already solved. ");
    }
    say!(out; "The listing calls ", Listed(from), " from here on ", Listed(to));
    out.push("; the letters shown change with the next support point.");
}

pub(super) fn reduced(story: &Story<'_>, kept: &[Letter], dropped: &[Letter], out: &mut Narration) {
    if dropped.is_empty() {
        say!(out; "Keep ", Listed(kept), ", in this order");
    } else {
        say!(out; "Keep ", Listed(kept), ", drop ", Listed(dropped));
        if let Some(region) = story.region.filter(|region| is_made_of(*region, kept)) {
            let they = if dropped.len() == 1 { "it is" } else { "they are" };
            say!(out; ": ", they, " no part of ", Feature(region));
        }
    }
    let renamed = Letter::ALL.get(1..=kept.len()).unwrap_or_default();
    let verb = if kept.len() == 1 { " is" } else { " are" };
    say!(out; ". Once the next support point is the new ", A, ", ", Listed(kept), verb, " called ");
    say!(out; Listed(renamed), ".");
}

// ---- Words --------------------------------------------------------------------------------------------------

const fn beyond(standing: Standing, value: f64) -> &'static str {
    match standing {
        Standing::Positive => "beyond",
        Standing::Negative => "not beyond",
        Standing::ExactlyZero => "level with",
        Standing::AboutZero if value > 0.0 => "by a hair beyond",
        Standing::AboutZero => "by a hair not beyond",
    }
}

fn is_made_of(region: Region, letters: &[Letter]) -> bool {
    match region {
        Region::Vertex(letter) => letters == [letter],
        Region::Edge(edge) => letters == edge,
        Region::Face(face, _) => letters.len() == 3 && letters.iter().all(|letter| face.contains(letter)),
        Region::Interior => false,
    }
}

type FaceTest = ([Letter; 3], f64, Standing);

/// The faces that were asked whether they see the origin, each once, in the order of asking.
fn face_tests(story: &Story<'_>) -> Vec<FaceTest> {
    let mut faces: Vec<FaceTest> = Vec::new();
    for (test, value) in &story.tests {
        if let Question::OverFace { face } = test.question
            && faces.iter().all(|(known, ..)| *known != face)
        {
            faces.push((face, *value, story.test_standing(test, *value)));
        }
    }
    faces
}

const fn asks_over_face(question: Question) -> bool {
    matches!(question, Question::OverFace { .. })
}

const fn first_face_wins(trace: &Trace) -> bool {
    matches!(trace.algorithm, Algorithm::Winter | Algorithm::Cinkes)
        || trace.defects.contains(Defect::FirstFaceWins)
}
