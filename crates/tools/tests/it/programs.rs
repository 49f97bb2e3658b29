//! The programs made from the pseudocode: do they give the answers of the solvers?

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gjk_explain::listing::{Language, Listing};
use gjk_proximity::geometry::{Convex, Dimension};
use gjk_proximity::gjk::{self, Algorithm, Query, Settings};
use glam::DVec3;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64;

const PAIRS: usize = 200;

/// Two triangles or tetrahedra with corners on a small grid, so that many touch and no sum is rounded.
fn pair(rng: &mut Pcg64, dimension: Dimension) -> [Convex<DVec3>; 2] {
    [0, 3].map(|shift| {
        let mut number = || f64::from(rng.random_range(-4..=4));
        let is_flat = dimension == Dimension::Two;
        let corners: Vec<DVec3> = (0..=dimension.count())
            .map(|_| DVec3::new(number() + f64::from(shift), number(), if is_flat { 0.0 } else { number() }))
            .collect();
        Convex::vertices(corners).unwrap()
    })
}

/// The statements that follow the functions of a program, for one pair.
fn example<'a>(program: &'a str, start: &str) -> &'a str {
    program.rsplit_once(start).unwrap().1
}

/// A program that answers all pairs, and the answers of the solver.
fn program(algorithm: Algorithm, dimension: Dimension, language: Language) -> Option<(String, Vec<String>)> {
    let listing = Listing::of(algorithm, dimension);
    let mut rng = Pcg64::seed_from_u64(39);
    let settings = Settings { algorithm, iteration_limit: 60, ..Settings::default() };
    let v = algorithm.fixed_start().unwrap_or(DVec3::X);
    let start = match language {
        Language::Python => "\nP = ",
        Language::Cpp => "int main() {\n",
    };
    let (mut text, mut answers) = (String::new(), Vec::new());
    for _ in 0..PAIRS {
        let shapes = pair(&mut rng, dimension);
        let points = shapes.each_ref().map(|shape| -> Vec<[f64; 3]> {
            shape.vertices_of_polytope().unwrap().iter().map(DVec3::to_array).collect()
        });
        let limit = settings.iteration_limit;
        let of_pair = listing.program_text(language, [&points[0], &points[1]], v.to_array(), limit)?;
        let statements = example(&of_pair, start);
        match language {
            Language::Python if text.is_empty() => text = of_pair,
            Language::Python => text.extend(["P = ", statements]),
            Language::Cpp if text.is_empty() => {
                text = format!("{}{start}    {{\n{statements}", of_pair.rsplit_once(start).unwrap().0);
            }
            Language::Cpp => text.extend(["    {\n", statements]),
        }
        let [p, q] = &shapes;
        let answer = gjk::run(&Query { p, q, dimension, settings }).outcome.answer;
        let word = answer.map_or("None", |answer| if answer { "True" } else { "False" });
        answers.push(word.to_owned());
    }
    if language == Language::Cpp {
        text += "}\n";
    }
    Some((text, answers))
}

fn run(program: &str, language: Language, folder: &Path) -> Output {
    let source = folder.join(if language == Language::Python { "query.py" } else { "query.cpp" });
    fs::write(&source, program).unwrap();
    match language {
        Language::Python => Command::new("python3").arg(source).output().unwrap(),
        Language::Cpp => {
            let built = folder.join("query");
            let flags = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o"];
            let status = Command::new("c++").args(flags).arg(&built).arg(source).status().unwrap();
            assert!(status.success(), "the program is compiled without a warning:\n{program}");
            Command::new(built).output().unwrap()
        }
    }
}

fn has(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|done| done.status.success())
}

fn answers_are_those_of_the_solver(language: Language, tool: &str) {
    if !has(tool) {
        let may_lack = std::env::var("MAY_LACK").unwrap_or_default();
        assert!(
            may_lack.split_whitespace().any(|it| it == tool),
            "{tool} is needed to try the programs in {}; with MAY_LACK={tool} they are not tried",
            language.name()
        );
        return;
    }
    let mut tried = Vec::new();
    for algorithm in Algorithm::ALL {
        for dimension in [Dimension::Two, Dimension::Three] {
            if algorithm.refusal(dimension).is_some() {
                continue;
            }
            let Some((program, expected)) = program(algorithm, dimension, language) else { continue };
            let folder = tempfile::tempdir().unwrap();
            let output = run(&program, language, folder.path());
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let printed = String::from_utf8(output.stdout).unwrap();
            let printed: Vec<&str> = printed.lines().collect();
            assert_eq!(printed, expected, "{algorithm} in {}", language.name());
            for answer in ["True", "False"] {
                assert!(printed.iter().filter(|it| **it == answer).count() > 20, "{algorithm}: {answer}");
            }
            tried.push((algorithm, dimension.count()));
        }
    }
    let expected = [
        (Algorithm::Djonov, 2),
        (Algorithm::Djonov, 3),
        (Algorithm::Bittle, 2),
        (Algorithm::Winter, 2),
        (Algorithm::Winter, 3),
        (Algorithm::Cinkes, 2),
        (Algorithm::Cinkes, 3),
    ];
    assert!(expected.iter().all(|it| tried.contains(it)) && tried.len() == expected.len(), "{tried:?}");
}

#[test]
fn programs_in_python_answer_as_the_solvers_do() {
    answers_are_those_of_the_solver(Language::Python, "python3");
}

#[test]
fn programs_in_cpp_answer_as_the_solvers_do() {
    answers_are_those_of_the_solver(Language::Cpp, "c++");
}
