//! `corpus`: pairs with their truth, for the tests of other programs.

pub(super) mod arguments;

use std::path::Path;

use super::error::Failure;
use super::exit::Exit;
use super::output::{Output, watched};
use crate::files;
use crate::interrupt::Interrupt;
use crate::judge::{Case, Pairs, TestFramework, test_file};
use crate::message::text;
use crate::scene::library::SHIPPED;
use arguments::{CorpusArguments, CorpusFormat};

/// Maximum number of pairs in one corpus, which is held in memory until it is written.
const MAX_PAIRS: u64 = 100_000;

pub(super) fn run(
    arguments: &CorpusArguments,
    interrupt: &Interrupt,
    out: &mut Output<'_>,
) -> Result<Exit, Failure> {
    let CorpusArguments { dimension, format, output, pairs, .. } = arguments;
    if *pairs > MAX_PAIRS {
        return Err(Failure::Unexpected {
            path: output.clone().unwrap_or_else(|| "corpus".into()),
            expected: text!("command-line-pairs-from-1"; most = MAX_PAIRS),
            found: pairs.to_string(),
        });
    }
    if let Some(path) = output {
        match format {
            CorpusFormat::Scenes => files::require_output_folder(path)?,
            _ => files::require_output(path, [] as [&Path; 0])?,
        }
    }
    let cases = cases(arguments, interrupt)?;
    let framework = match format {
        CorpusFormat::Jsonl => {
            let lines: String = cases.iter().map(Case::corpus_line).collect();
            out.data_to(output.as_deref(), &lines)?;
            return Ok(Exit::Done);
        }
        CorpusFormat::Scenes => {
            // The argument parser requires it.
            let folder = output.as_deref().unwrap_or_else(|| Path::new("."));
            write_scenes(&cases, folder)?;
            return Ok(Exit::Done);
        }
        CorpusFormat::Pytest => TestFramework::Pytest,
        CorpusFormat::Catch2 => TestFramework::Catch2,
        CorpusFormat::Rust => TestFramework::Rust,
    };
    out.data_to(output.as_deref(), &test_file(&cases, *dimension, framework))?;
    Ok(Exit::Done)
}

/// The cases. If no family is chosen, the shipped scenes of the dimension come first.
fn cases(arguments: &CorpusArguments, interrupt: &Interrupt) -> Result<Vec<Case>, Failure> {
    let CorpusArguments { family, dimension, pairs: count, seed, .. } = *arguments;
    let random = Pairs { family, dimension, count, seed }.cases()?;
    let shipped =
        SHIPPED.iter().filter(|_| family.is_none()).map(|shipped| (shipped.file_name, shipped.scene()));
    let shipped = shipped.filter(|(_, scene)| scene.dimension == dimension);
    // Curved shapes have no vertices to write.
    let shipped = shipped.filter_map(|(name, scene)| Case::new(0, name.to_owned(), &scene).ok());
    let all = shipped.chain(random).zip(0..count);
    watched((count, "pairs"), interrupt, |watch| {
        let mut cases = Vec::new();
        for (case, id) in all {
            if watch.is_cancelled() {
                break;
            }
            watch.count();
            cases.push(Case { id, ..case });
        }
        Ok(cases)
    })
}

/// Writes a scene file for each case, with its number and name in the name of the file.
fn write_scenes(cases: &[Case], folder: &Path) -> Result<(), Failure> {
    let digits = cases.len().saturating_sub(1).to_string().len();
    for case in cases {
        let plain = |it: char| if it.is_ascii_alphanumeric() { it.to_ascii_lowercase() } else { '-' };
        let name: String = case.name.trim_end_matches(".ron").chars().map(plain).take(60).collect();
        let file = folder.join(format!("{:0digits$}-{}.ron", case.id, name.trim_matches('-')));
        files::write_output(&file, case.corpus_scene().to_ron().as_bytes())?;
    }
    Ok(())
}
