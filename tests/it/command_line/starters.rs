//! The starters beside `solvers/gjk.py` in other languages, each compiled or started with the tools of this machine, if
//! available, and judged. `PAIRS=10000` sets the number of pairs in each dimension (by default 300).

use std::path::Path;
use std::process::{Command, Stdio};

use gjk_sandbox::cli::Exit;

use super::call;

/// Whether a tool can be started.
fn has(tool: &str) -> bool {
    let asked = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// Grades a starter. `{}` in the build command is the program, which then runs instead of a script.
fn is_right(file: &str, tool: &str, build: &[&str]) {
    if !has(tool) {
        eprintln!("{tool} is not there: {file} was not tried");
        return;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("solvers").join(file).display().to_string();
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("solver").display().to_string();
    let mut command = vec![tool.to_owned(), source.clone()];
    if !build.is_empty() {
        let words = build.iter().map(|word| if *word == "{}" { program.as_str() } else { word });
        let built =
            Command::new(tool).args(words).arg(&source).args((tool == "cc").then_some("-lm")).status();
        assert!(built.unwrap().success(), "{file} is compiled");
        command = vec![program];
    }
    let pairs = std::env::var("PAIRS").unwrap_or_else(|_| "300".to_owned());
    for dimension in ["2", "3"] {
        let options = [
            "grade",
            "--level",
            "support",
            "--pairs",
            &pairs,
            "--dimension",
            dimension,
            "--timeout",
            "20",
            "--",
        ];
        let words: Vec<&str> = options.into_iter().chain(command.iter().map(String::as_str)).collect();
        let done = call(&words);
        assert_eq!(done.exit, Exit::Done, "{file}: {}{}", done.out, done.errors);
        assert!(done.out.contains(&format!("{pairs} of {pairs} pairs right")), "{file}: {}", done.out);
    }
}

#[test]
fn the_starter_in_c_is_right() {
    is_right("gjk.c", "cc", &["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", "-o", "{}"]);
}

#[test]
fn the_starter_in_cpp_is_right() {
    is_right("gjk.cpp", "c++", &["-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-o", "{}"]);
}

#[test]
fn the_starter_in_rust_is_right() {
    is_right("gjk.rs", "rustc", &["-O", "--edition", "2021", "-D", "warnings", "-o", "{}"]);
}

#[test]
fn the_starter_in_javascript_is_right() {
    is_right("gjk.js", "node", &[]);
}

#[test]
fn the_starter_in_java_is_right() {
    is_right("Gjk.java", "java", &[]);
}

#[test]
fn the_starter_in_python_is_right() {
    is_right("gjk.py", "python3", &[]);
}
