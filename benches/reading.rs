//! The time and the work of reading 10 MB, for many kinds of text that are invalid or unusual scenes.
//!
//! `cargo bench --bench reading` prints seconds and the peak memory. A word after `--` chooses texts.
//! `tests/it/bounded.rs` asserts limits on memory and on counts of the work.

#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use std::time::Instant;

use allocation_counter::measure;
use gjk_sandbox::exchange::read_text;
use gjk_sandbox::scene::Scene;

/// The length of each text, in bytes.
const LENGTH: usize = 10_000_000;

const HEAD: &str = "(format: 1, dimension: 2, p: (shape: Points([(0, 0)])), q: (shape: Points([(1, 1)])), ";

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let (p, body) = ("(format: 1, dimension: 2, p: (shape: Points([", format!("{HEAD}others: ["));
    let deep = |open: &str, close: &str, count: usize| (open.repeat(count), close.repeat(count));
    let (lists, closed) = deep("[", "]", 100);
    let (tuples, tuples_closed) = deep("(", ")", 100);
    let (somes, somes_closed) = deep("Some(", ")", 100);
    let texts: Vec<(&str, String)> = vec![
        ("parentheses", filled("", "(", "")),
        ("brackets", filled("(format: 1, x: ", "[", "")),
        ("braces", filled("(format: 1, x: ", "{", "")),
        ("points", filled(p, "(1,2),", "]))")),
        ("long points", filled(p, "(0.123456789012345,0.987654321098765),", "]))")),
        ("points of one", filled(p, "(1),", "]))")),
        ("points in lists", filled(p, "[1,2],", "]))")),
        ("a long point", filled(&format!("{p}("), "1,", ")]))")),
        ("points with names", filled(p, "a(1,2),", "]))")),
        ("points with comments", filled(p, "(1,/**/2),", "]))")),
        ("points after comments", filled(p, "//\n", "]))")),
        ("bodies", filled(&body, "(shape: Disc(radius: 1)),", "])")),
        ("named bodies", filled(&body, "(name:\"a\",shape:Disc(radius:1)),", "])")),
        ("tags", filled(&format!("{HEAD}tags: ["), "\"a\",", "])")),
        ("defects", filled(&format!("{HEAD}query: (defects: ["), "a,", "]))")),
        ("fields", filled("(format: 1, ", "a:1,", "")),
        ("fields before", filled("(", "a:1,", "format: 1)")),
        ("named fields before", filled("(", "a:b(1),", "format: 1)")),
        ("tuples before", filled("(", "a:(1,2),", "format: 1)")),
        ("lists before", filled("(", "a:[1,2],", "format: 1)")),
        ("maps before", filled("(", "a:{1:2},", "format: 1)")),
        ("strings before", filled("(", "a:\"\",", "format: 1)")),
        ("characters before", filled("(", "a:'a',", "format: 1)")),
        ("one list before", filled("(a:[", "1,", "],format: 1)")),
        ("one list of words before", filled("(a:[", "a,", "],format: 1)")),
        ("one list of units before", filled("(a:[", "(),", "],format: 1)")),
        ("one list of structs before", filled("(a:[", "(a:1),", "],format: 1)")),
        ("one map before", filled("(a:{", "1:1,", "},format: 1)")),
        ("no format", filled("(", "title:\"\",", ")")),
        ("deep lists in no format", filled(&format!("(a:{lists}"), "1,", &format!("{closed})"))),
        ("deep tuples in no format", filled(&format!("(a:{tuples}"), "1,", &format!("{tuples_closed})"))),
        ("deep somes in no format", filled(&format!("(a:{somes}"), "1,", &format!("{somes_closed})"))),
        ("many deep lists in no format", filled("(a:[", &format!("{lists}1{closed},"), "])")),
        ("many deep tuples in no format", filled("(a:[", &format!("{tuples}1{tuples_closed},"), "])")),
        ("many deep somes in no format", filled("(a:[", &format!("{somes}1{somes_closed},"), "])")),
        ("deep format", filled(&format!("(format:{lists}"), "1,", &format!("{closed})"))),
        ("deep points", filled(&format!("{p}{tuples}"), "1,", &tuples_closed)),
        ("a string", filled("(format: 1, title: \"", "a", "\"")),
        ("an escaped string", filled("(format: 1, title: \"", "\\n", "\"")),
        ("unicode escapes", filled("(format: 1, title: \"", "\\u{41}", "\"")),
        ("an open string", filled("(format: 1, title: ", "\"", "")),
        ("an open raw string", filled("(format: 1, title: r#", "#", "")),
        ("raw strings", filled("(format: 1, title: ", "r#\"\"", "")),
        ("raw hashes", filled("(format: 1, title: ", "r#", "")),
        ("hashes", filled("(", "r##########\"", "")),
        ("a block comment", filled("/*", "a", "*/(format: 1)")),
        ("block comments", filled("", "/**/", "(format: 1)")),
        ("nested block comments", filled("", "/*", "(format: 1)")),
        ("nested closed comments", filled("", "/*/**/*/", "(format: 1)")),
        ("line comments", filled("", "//\n", "(format: 1)")),
        ("a line comment", filled("//", "a", "\n(format: 1)")),
        ("blanks", filled("", " ", "(format: 1)")),
        ("blanks inside", filled("(format: 1,", " ", ")")),
        ("line ends", filled("(format: 1,", "\n", ")")),
        ("windows line ends", filled("(format: 1,", "\r\n", ")")),
        ("a number", filled("(format: ", "1", ")")),
        ("digits", filled(&format!("{p}(0."), "1", ",0)]))")),
        ("many digits", filled(p, &format!("(0.{},0),", "1".repeat(2000)), "]))")),
        ("zeros", filled(&format!("{p}(0."), "0", ",0)]))")),
        ("underscores", filled(&format!("{p}(1"), "_", ",0)]))")),
        ("exponents", filled(p, "(1e-400,0),", "]))")),
        ("a word", filled("(format: 1, x: ", "a", ")")),
        ("words", filled("(format: 1, x: ", "a ", ")")),
        ("extensions", filled("", "#![enable(implicit_some)]", "(format: 1)")),
        ("attributes", filled("#![enable(", "implicit_some,", ")](format: 1)")),
        ("commas", filled("(", ",", ")")),
        ("colons", filled("(format", ":", ")")),
        ("closing", filled("(format: 1)", ")", "")),
        ("zero bytes", filled("(format: 1", "\0", "")),
        ("umlauts", filled("(format: 1", "ü", "")),
        ("notes", filled(&format!("{HEAD}notes: \""), "a\n", "\")")),
        ("name", filled(&format!("{HEAD}others: [(name: \""), "a", "\", shape: Disc(radius: 1))])")),
    ];
    println!(
        "seconds and megabytes for 10 MB{}",
        if cfg!(debug_assertions) { " (not optimised)" } else { "" }
    );
    for (name, text) in texts {
        if !wanted.is_empty() && !wanted.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        for (reader, read) in [
            ("scene", (|text: &str| drop(Scene::from_ron(text))) as fn(&str)),
            ("points", |text: &str| drop(read_text(text))),
        ] {
            let begun = Instant::now();
            let used = measure(|| read(&text));
            let seconds = begun.elapsed().as_secs_f64();
            let mark = if seconds > 2.0 || used.bytes_max > 300_000_000 { " <--" } else { "" };
            println!(
                "{name:32}{reader:8}{seconds:>8.2}{:>8}{:>12}{mark}",
                used.bytes_max / 1_000_000,
                used.count_total
            );
        }
    }
}

fn filled(head: &str, unit: &str, tail: &str) -> String {
    head.to_owned() + &unit.repeat((LENGTH - head.len() - tail.len()) / unit.len()) + tail
}
