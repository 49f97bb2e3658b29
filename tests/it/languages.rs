//! Every language has the messages of American English, with the same parts, values and variants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use gjk_sandbox::explain::claim;
use gjk_sandbox::figure::narration::caption;
use gjk_sandbox::geometry::Dimension;
use gjk_sandbox::judge::Pairs;
use gjk_sandbox::message::Language;
use gjk_sandbox::scene::library::{SHIPPED, Shipped};

/// The variants that plural rules choose in one language and not in another.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The parts of a message other than words.
#[derive(Debug, Default, PartialEq, Eq)]
struct Structure {
    attributes: BTreeSet<String>,
    /// The values and the messages that it names.
    names: BTreeSet<String>,
    /// The variants that code chooses, each behind its value: `sign zero`.
    variants: BTreeSet<String>,
}

impl Structure {
    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else { return };
                for variant in variants {
                    self.add(&variant.value);
                    let key = match &variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    if !PLURALS.contains(&key.as_str()) && !variant.default {
                        self.variants.insert(format!("{} {key}", id.name));
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.names.insert(format!("${}", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.names.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// The files of a language by their names, each with its messages.
fn messages(folder: &Path) -> BTreeMap<String, BTreeMap<String, Structure>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of_file = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let resource = fluent_syntax::parser::parse(fs::read_to_string(&path).unwrap());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        let mut messages = BTreeMap::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut structure = Structure::default();
            for attribute in &message.attributes {
                structure.attributes.insert(attribute.id.name.clone());
                structure.add(&attribute.value);
            }
            message.value.iter().for_each(|value| structure.add(value));
            let before = messages.insert(message.id.name.clone(), structure);
            assert!(before.is_none(), "{}: a second message {}", path.display(), message.id.name);
        }
        (name, messages)
    };
    paths.map(of_file).collect()
}

/// A translation may omit a value, but may not use values that the code does not pass.
fn faults(english: &Structure, other: &Structure) -> Vec<String> {
    let mut faults = Vec::new();
    if english.attributes != other.attributes {
        faults.push(format!("parts {:?} instead of {:?}", other.attributes, english.attributes));
    }
    faults.extend(other.names.difference(&english.names).map(|name| format!("{name} is not in the English")));
    if english.variants != other.variants {
        let lost: Vec<_> = english.variants.symmetric_difference(&other.variants).collect();
        faults.push(format!("variants that only one of them has: {lost:?}"));
    }
    faults
}

#[test]
fn every_language_has_every_message() {
    let english = messages(Path::new("locales/en-US"));
    let mut found = Vec::new();
    for entry in fs::read_dir("locales").unwrap() {
        let folder = entry.unwrap().path();
        if folder.ends_with("en-US") {
            continue;
        }
        let other = messages(&folder);
        let files = english.keys().chain(other.keys()).collect::<BTreeSet<_>>();
        for file in files {
            let (Some(ours), Some(theirs)) = (english.get(file), other.get(file)) else {
                found.push(format!("{}: no file {file} on one side", folder.display()));
                continue;
            };
            for id in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
                let place = format!("{}/{file}: {id}", folder.display());
                match (ours.get(id), theirs.get(id)) {
                    (Some(ours), Some(theirs)) => {
                        found.extend(
                            faults(ours, theirs).into_iter().map(|fault| format!("{place}: {fault}")),
                        );
                    }
                    (Some(_), None) => found.push(format!("{place} is missing")),
                    _ => found.push(format!("{place} is not in the English")),
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The smallest crate reads `algorithms.ftl` without Fluent.
#[test]
fn the_messages_of_the_smallest_crate_are_lines_with_values() {
    let text = fs::read_to_string("locales/en-US/algorithms.ftl").unwrap();
    let resource = fluent_syntax::parser::parse(text).unwrap();
    let messages = resource
        .body
        .iter()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None });
    let patterns = messages.flat_map(|message| {
        message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
    });
    let is_plain = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => !value.contains('\n'),
        PatternElement::Placeable { expression } => {
            matches!(expression, Expression::Inline(InlineExpression::VariableReference { .. }))
        }
    };
    let mut count = 0;
    for pattern in patterns {
        assert!(pattern.elements.iter().all(is_plain), "{pattern:?}");
        count += 1;
    }
    assert!(count > 50, "{count} texts");
}

/// The names of cases are part of the protocol: `docs/judge.md`.
#[test]
fn the_names_of_cases_are_the_same_in_every_language() {
    let names = |language: Language| -> Vec<String> {
        let pairs = Pairs { family: None, dimension: Dimension::Three, count: 60, seed: 1 };
        language.during(|| pairs.cases().unwrap().map(|case| case.name).collect())
    };
    let english = names(Language::english());
    assert!(english.iter().any(|name| name == "O on vertex, P ⊖ Q solid"), "{english:?}");
    for language in Language::all() {
        assert_eq!(names(language), english);
    }
}

/// Formatting fails only where a value is missing; then the sentence would be English.
#[test]
fn every_step_of_the_shipped_scenes_is_told_in_every_language() {
    let told = |language: Language| -> Vec<String> {
        language.during(|| {
            let scenes = SHIPPED.iter().map(Shipped::scene);
            let steps = scenes.flat_map(|scene| {
                let analysis = gjk_sandbox::figure::Analysis::of(&scene);
                let steps = 0..analysis.trace.events.len();
                let words = |step| gjk_sandbox::figure::narration::narrate(&analysis.trace, step).to_plain();
                steps.map(words).collect::<Vec<_>>()
            });
            steps.collect()
        })
    };
    let english = told(Language::english());
    assert!(english.len() > 1000, "{} sentences", english.len());
    for language in Language::all().chain(Language::of_tag("pseudo")) {
        let other = told(language);
        assert_eq!(english.len(), other.len());
        let is_same = |(a, b): &(&String, &String)| a == b;
        let same = english.iter().zip(&other).filter(is_same).count();
        if language != Language::english() {
            assert!(same * 50 < english.len(), "{}: {same} of {} sentences", language.tag(), english.len());
        }
    }
}

/// A region is named in the language of the window; JSON has the English name.
#[test]
fn captions_of_regions_are_in_the_language_of_the_window() {
    let scene = SHIPPED[0].scene();
    let captions = |tag: &str| -> Vec<String> {
        Language::of_tag(tag).unwrap().during(|| {
            let trace = gjk_sandbox::figure::Analysis::of(&scene).trace;
            let of_step = |step| {
                let state = trace.state(step);
                let lines = |claim| caption(&claim, &state.tests, Some(1)).join(" ");
                claim::regions(&trace, &state).into_iter().map(lines).collect::<Vec<_>>()
            };
            (0..trace.steps()).flat_map(of_step).collect()
        })
    };
    let [english, german] = ["en-US", "de"].map(captions);
    assert!(english.iter().any(|caption| caption.starts_with("edge AB ")), "{english:?}");
    assert!(german.iter().any(|caption| caption.starts_with("Kante AB ")), "{german:?}");
    let is_english =
        |caption: &&String| ["vertex", "edge", "inside"].iter().any(|word| caption.contains(word));
    assert_eq!(german.iter().find(is_english), None);
}

#[test]
fn an_unknown_language_is_refused_with_those_that_there_are() {
    let error = Language::of_tag("tlh").unwrap_err().to_string();
    assert!(error.starts_with("expected a language: en-US"), "{error}");
    let error = Language::of_files("fr", [("menu.ftl".to_owned(), "a = b\n= c\n".to_owned())]).unwrap_err();
    assert!(error.starts_with("menu.ftl:2: expected a message"), "{error}");
}
