//! Does the glossary explain every notation on screen, and is each entry complete?
//!
//! These tests recognize a notation by the shape of a word, not by the patterns of the glossary: everything except
//! plain words and numbers needs an explanation.

use std::collections::BTreeSet;

use gjk_explain::claim::Status;
use gjk_explain::listing::Listing;
use gjk_figure::evolution::Quantity;
use gjk_figure::glossary::{GROUPS, GlossaryTerm, find, search, term_at, terms, terms_in, whole};
use gjk_figure::narration::table::{self, Digits};
use gjk_figure::narration::{narrate, product, proof, reason, symptom, verdict};
use gjk_figure::{PaperForm, PaperMark};
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{
    self, Algorithm, Event, Letter, PlaneQuestion, Query, Region, Ruling, Settings, Tested, Trace, Verdict,
};
use gjk_scene::scene::library::{SHIPPED, Shipped};
use glam::DVec2;

const SIZE: DVec2 = DVec2::new(160.0, 120.0);

/// Every shipped scene with every applicable algorithm.
fn runs() -> Vec<Trace> {
    let scenes = SHIPPED.iter().map(Shipped::scene);
    let runs = scenes.flat_map(|scene| {
        let [p, q] = scene.convexes();
        let algorithms = Algorithm::ALL.into_iter().filter(|it| it.refusal(scene.dimension).is_none());
        let settings = algorithms.map(|algorithm| Settings { algorithm, ..scene.query });
        let runs =
            settings.map(|settings| gjk::run(&Query { p: &p, q: &q, dimension: scene.dimension, settings }));
        runs.collect::<Vec<_>>()
    });
    runs.collect()
}

/// Whether a piece between two spaces is a word of English, a number or punctuation, and so needs no entry.
fn is_plain(piece: &str) -> bool {
    let inner = piece.trim_matches(|it: char| "(),.:;?!“”’…[]{}'\"-–".contains(it));
    let number = inner.replace('−', "-").replace(['+', '%', '°'], "");
    let lower = |it: char| it.is_ascii_lowercase() || "’'-".contains(it);
    let mut letters = inner.chars();
    let first = letters.next();
    let is_word = match first {
        None => true,
        Some(first) if inner.len() == 1 => matches!(first, 'a' | 'A'),
        Some(first) => (first.is_ascii_uppercase() || lower(first)) && letters.all(lower),
    };
    let arithmetic = ["=", ">", "<", "+", "−", "≤", "≥", "→", "–", "/"];
    let names = ["GJK", "CODE", "STEPS", "TREE", "2D", "3D"];
    is_word || number.parse::<f64>().is_ok() || arithmetic.contains(&inner) || names.contains(&inner)
}

/// The pieces of a text that are neither plain nor explained.
fn unexplained(text: &str) -> Vec<String> {
    let explained = terms_in(text);
    let mut missing = Vec::new();
    let mut at = 0;
    for piece in text.split(' ') {
        let (start, end) = (at, at + piece.len());
        at = end + 1;
        if is_plain(piece) {
            continue;
        }
        // Without its notations, the rest of the piece must be plain: a bracket, a number before a dot.
        let mut rest = String::new();
        let mut from = start;
        for (range, _) in explained.iter().filter(|(range, _)| range.end > start && range.start < end) {
            rest.push_str(text.get(from..range.start.max(from)).unwrap_or_default());
            rest.push(' ');
            from = range.end.min(end);
        }
        rest.push_str(&text[from..end]);
        if rest.split([' ', '·', '(', '/', '|']).any(|part| !is_plain(part)) {
            missing.push(piece.to_owned());
        }
    }
    missing
}

fn id_of(text: &str) -> Vec<&'static str> {
    terms_in(text).into_iter().map(|(_, term)| term.id).collect()
}

fn texts(marks: &[PaperMark]) -> impl Iterator<Item = (&str, DVec2)> {
    marks.iter().filter_map(|mark| {
        if let PaperForm::Text { text, center, .. } = &mark.form {
            Some((text.as_str(), *center))
        } else {
            None
        }
    })
}

#[test]
fn every_entry_is_whole() {
    for term in terms() {
        let GlossaryTerm { id, .. } = term;
        let (title, words, formula) = (term.title(), term.words(), term.formula());
        assert!(id.chars().all(|it| it.is_ascii_lowercase() || it == '-'), "{id}");
        assert!(!title.is_empty() && !formula.is_empty(), "{id}");
        assert!(
            words.ends_with('.') && !words.contains("  ") && !words.starts_with("What is"),
            "{id}: {words}"
        );
        let sentences = words.matches(". ").count() + 1;
        assert!((1..=3).contains(&sentences), "{id} has {sentences} sentences");
        assert!(words.len() > 40 && words.len() < 420, "{id} has {} bytes of words", words.len());
    }
    assert!(terms().count() > 60, "only {} entries", terms().count());
    assert_eq!(GROUPS.iter().map(|(_, terms)| terms.len()).sum::<usize>(), terms().count());
}

#[test]
fn entries_have_names_of_their_own() {
    let ids: BTreeSet<&str> = terms().map(|term| term.id).collect();
    let titles: BTreeSet<&str> = terms().map(GlossaryTerm::title).collect();
    assert_eq!((ids.len(), titles.len()), (terms().count(), terms().count()));
    let written: Vec<&str> = terms().flat_map(GlossaryTerm::written).collect();
    let distinct: BTreeSet<&str> = written.iter().copied().collect();
    assert_eq!(written.len(), distinct.len(), "one way of writing has one meaning");
    assert!(ids.iter().all(|id| find(id).is_some_and(|term| term.id == *id)));
}

#[test]
fn figures_are_small_pictures_that_are_the_same_every_time() {
    for term in terms() {
        let marks = term.picture(SIZE);
        assert_eq!(marks, term.picture(SIZE), "{}", term.id);
        let drawn = marks.iter().filter(|mark| !matches!(mark.form, PaperForm::Text { .. })).count();
        assert!(drawn >= 2, "{} shows only {drawn} marks", term.id);
        for (text, center) in texts(&marks) {
            let inside =
                center.cmpge(DVec2::splat(5.0)).all() && center.cmple(SIZE - DVec2::splat(5.0)).all();
            assert!(inside, "{}: “{text}” leaves the paper at {center}", term.id);
        }
        let line = |mark: &PaperMark| match &mark.form {
            PaperForm::Line { points, .. } => points.iter().all(|at| at.is_finite()),
            _ => true,
        };
        assert!(marks.iter().all(line), "{}", term.id);
    }
}

#[test]
fn what_somebody_types_is_found() {
    let mut typed = 0;
    for term in terms() {
        assert_eq!(search(term.title()).first().map(|found| found.id), Some(term.id), "{}", term.title());
        for alias in term.aliases() {
            typed += 1;
            let found = search(alias);
            assert!(found.iter().any(|found| found.id == term.id), "“{alias}” does not find {}", term.id);
        }
    }
    assert!(typed > 150, "only {typed} other names");
    let first = |query: &str| search(query).first().map(|term| term.id);
    for (query, id) in [
        ("erosion", "difference"),
        ("dot product", "inner-product"),
        ("ABC·AO", "face-test"),
        ("ACD⟂·AO", "face-test"),
        ("AD⟂", "edge-normal"),
        ("0b011", "plane-code"),
        ("p7", "vertex"),
        ("CSO", "difference"),
        ("closest points", "witness-points"),
    ] {
        assert_eq!(first(query), Some(id), "{query}");
    }
    assert_eq!(search("").len(), terms().count());
    assert_eq!(search("  ").len(), terms().count());
    assert!(search("quaternion").is_empty());
}

/// A face and its normal, an edge and its normal, and products of them are five different things.
#[test]
fn notations_are_told_apart_by_how_they_are_written() {
    for (text, id) in [
        ("AB", "edge-vector"),
        ("AB⟂", "edge-normal"),
        ("AB⟂·AO", "edge-test"),
        ("AB·AO", "along-test"),
        ("ABC", "face"),
        ("ABC⟂", "face-normal"),
        ("ABC⟂·AO", "face-test"),
        ("ABC·AO", "face-test"),
        ("AO", "to-origin"),
        ("A·v", "reach-of-a"),
        ("v", "direction"),
        ("|v|", "length-of-v"),
        ("0b101", "plane-code"),
        ("P ⊖ Q", "difference"),
        ("p12", "vertex"),
        ("p2 − q0", "parents"),
        ("vertex D", "vertex-region"),
        ("edge BC", "edge-region"),
        ("face ADB", "face-region"),
        ("below ABC", "below-region"),
        ("inside", "inside"),
        ("not here (tested)", "tested-outside"),
        ("(AB × AO) × AB", "triple-product"),
        ("(AC × AB) × AB", "edge-normal"),
        ("Simplices", "simplex"),
        ("regions", "region"),
        ("EPA 3", "epa"),
    ] {
        assert_eq!(whole(text).map(|term| term.id), Some(id), "{text}");
    }
    assert_eq!(id_of("A face sees O."), ["sees", "origin"], "an article is no point");
    assert_eq!(id_of("A is beyond O."), ["letters", "origin"]);
    assert_eq!(id_of("valve, Oval, ABCs, PQ, 1p2"), [""; 0], "parts of words are none");
    assert!(terms_in("").is_empty() && whole("").is_none() && whole("the weather").is_none());
}

/// The erosion of part of the literature, and the sum with the mirrored Q, as the entry has to say.
#[test]
fn the_difference_says_what_else_its_sign_means() {
    let words = find("difference").unwrap().words();
    for part in ["erosion", "mirrored", "Minkowski sum", "contains O if and only if"] {
        assert!(words.contains(part), "{part} is not in: {words}");
    }
}

#[test]
fn every_notation_of_every_sentence_and_table_is_explained() {
    let (mut looked_at, mut missing) = (0, BTreeSet::new());
    let mut look = |text: &str| {
        looked_at += 1;
        missing.extend(unexplained(text).into_iter().map(|piece| format!("{piece} in: {text}")));
    };
    for trace in runs() {
        for step in 0..trace.steps() {
            look(&narrate(&trace, step).to_plain());
        }
        for row in table::rows(&trace, Digits::Four) {
            row.cells().into_iter().for_each(&mut look);
        }
    }
    assert!(looked_at > 5_000, "only {looked_at} texts");
    let missing: Vec<String> = missing.into_iter().take(40).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_notation_of_proofs_verdicts_and_defects_is_explained() {
    let mut looked_at = 0;
    let mut look = |text: &str| {
        looked_at += 1;
        assert_eq!(unexplained(text), [""; 0], "{text}");
    };
    for shipped in SHIPPED {
        let scene = shipped.scene();
        let shapes = scene.convexes();
        let query = scene.query(&shapes);
        let trace = gjk::run(&query);
        let reference = gjk::reference(&query, &trace.outcome);
        look(&verdict(&trace, &reference).to_plain());
        for sentence in proof(&reference, scene.dimension) {
            look(&sentence.to_plain());
        }
        for step in 0..trace.steps() {
            if let Some(words) = symptom(&shapes, &trace, step) {
                look(&words.to_plain());
            }
        }
    }
    assert!(looked_at > 60, "only {looked_at} texts");
}

/// The explorer, the tree and the code show the lines of the pseudocode, and pictures the names of regions and tests.
#[test]
fn every_line_of_every_listing_is_explained() {
    let mut looked_at = 0;
    for algorithm in Algorithm::ALL {
        for dimension in [Dimension::Two, Dimension::Three] {
            for line in Listing::with(algorithm, dimension, true).lines {
                looked_at += 1;
                assert_eq!(unexplained(line.text), [""; 0], "{}", line.text);
                let writes_normal_like_face = ["v = ABC", "ABC·AO", "ACD·AO", "ADB·AO"];
                let is_normal = |it: &&str| line.text.ends_with(*it) || line.text.contains(&format!("{it} "));
                assert!(!writes_normal_like_face.iter().any(is_normal), "{}", line.text);
            }
        }
    }
    assert!(looked_at > 300, "only {looked_at} lines");
}

#[test]
fn heads_regions_tests_rulings_verdicts_and_charts_have_entries() {
    use Letter::{A, B, C, D};
    use gjk_proximity::gjk::FaceSide::{Above, Below};
    for head in table::heads() {
        assert!(whole(head).is_some(), "column {head}");
    }
    let regions = [
        Region::Vertex(D),
        Region::Edge([A, C]),
        Region::Face([A, D, B], Above),
        Region::Face([A, B, C], Below),
        Region::Interior,
    ];
    for region in regions {
        assert!(whole(&region.to_string()).is_some(), "{region}");
        assert!(reason(region, Ruling::Chosen, Status::Proved).to_plain().len() > 10, "{region}");
    }
    let face = [A, B, C];
    let questions = [
        (PlaneQuestion::Along { edge: [A, B] }, "AB·AO", "along-test"),
        (PlaneQuestion::BeyondEdge { edge: [A, B], face }, "AB⟂·AO", "edge-test"),
        (PlaneQuestion::OverFace { face }, "ABC⟂·AO", "face-test"),
    ];
    for (question, written, id) in questions {
        assert_eq!(product(question), written);
        assert_eq!(whole(&product(question)).map(|term| term.id), Some(id));
        // Exports keep the name of the articles.
        assert_eq!(whole(&question.to_string()).map(|term| term.id), Some(id));
    }
    for ruling in ["chosen", "not here (tested)", "impossible", "not tested", "concluded"] {
        assert!(whole(ruling).is_some(), "{ruling}");
    }
    for verdict in [Verdict::Overlap, Verdict::Touching, Verdict::Separate, Verdict::Undecided] {
        assert_eq!(whole(verdict.word()).map(|term| term.id), Some("verdict"));
    }
    for quantity in Quantity::ALL {
        assert!(whole(quantity.name()).is_some(), "chart {}", quantity.name());
    }
}

#[test]
fn entries_are_explained_by_entries() {
    for term in terms() {
        assert_eq!(unexplained(term.words()), [""; 0], "{}", term.id);
    }
}

/// The pointer on the text of a picture finds the notation, and beside it nothing.
#[test]
fn notations_in_pictures_are_found_under_the_pointer() {
    let marks = find("edge-normal").unwrap().picture(SIZE);
    let (_, at) = texts(&marks).find(|(text, _)| *text == "AB⟂").unwrap();
    assert_eq!(term_at(&marks, at).map(|term| term.id), Some("edge-normal"));
    assert!(term_at(&marks, at + DVec2::new(0.0, 40.0)).is_none_or(|term| term.id != "edge-normal"));
    assert!(term_at(&[], at).is_none());
}

#[test]
fn a_run_names_its_tests_in_exports_as_the_articles_do() {
    let tests = runs().into_iter().flat_map(|trace| trace.events);
    let over_faces = tests.filter_map(|event| match event {
        Event::Tested(Tested { test, .. }) if matches!(test.question, PlaneQuestion::OverFace { .. }) => {
            Some(test.question.to_string())
        }
        _ => None,
    });
    let names: BTreeSet<String> = over_faces.collect();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["ABC·AO", "ACD·AO", "ADB·AO"]);
}
