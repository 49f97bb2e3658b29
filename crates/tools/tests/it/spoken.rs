//! The spoken form: sentences of all scenes and lessons, and of random runs, without a sign that speech drops.

use gjk_figure::Analysis;
use gjk_figure::description::{DescriptionLength, describe};
use gjk_figure::narration::{explain, explain_all, verdict};
use gjk_figure::spoken::spoken;
use gjk_lab::Family;
use gjk_proximity::geometry::Dimension;
use gjk_proximity::gjk::{self, Query, Settings};
use gjk_scene::scene::{Scene, library};

/// What speech drops or misreads, from a list of what screen readers do with it.
const DROPPED: [char; 12] = ['⟂', '⊖', '·', '√', '²', '|', '<', '>', '≤', '−', '≥', '/'];

fn described(scene: &Scene, analysis: &Analysis, step: usize, length: DescriptionLength) -> String {
    describe((scene, analysis), step, &explain(&analysis.trace, step), length)
}

fn assert_speakable(text: &str) {
    let said = spoken(text);
    let dropped = said.chars().find(|it| DROPPED.contains(it));
    assert_eq!(dropped, None, "{said}");
    let longest = said.split(|it: char| !it.is_ascii_digit()).map(str::len).max().unwrap_or(0);
    assert!(longest <= 6, "{said}");
    assert!(!said.contains("  "), "{said:?}");
}

#[test]
fn every_sentence_of_every_scene_can_be_spoken() {
    for shipped in &library::SHIPPED {
        let scene = shipped.scene();
        let analysis = Analysis::of(&scene);
        for explanation in explain_all(&analysis.trace) {
            assert_speakable(&explanation.whole().to_plain());
        }
        assert_speakable(&verdict(&analysis.trace, &analysis.reference).to_plain());
        for length in DescriptionLength::ALL {
            for step in [0, analysis.trace.steps() / 2, analysis.trace.steps()] {
                let said = described(&scene, &analysis, step, length);
                said.lines().for_each(assert_speakable);
                assert_eq!(spoken(&said), said, "it is spoken already");
            }
        }
    }
}

#[test]
fn every_sentence_of_a_thousand_random_runs_can_be_spoken() {
    let mut runs = 0;
    for dimension in [Dimension::Two, Dimension::Three] {
        for number in 0..=1000 / (2 * Family::ALL.len() as u64) {
            for family in Family::ALL {
                let [p, q] = family.pair(dimension, 1e-3, 40, number).map(|body| body.convex());
                let settings = Settings { epa: number % 2 == 0, ..Settings::default() };
                let trace = gjk::run(&Query { p: &p, q: &q, dimension, settings });
                for explanation in explain_all(&trace) {
                    assert_speakable(&explanation.whole().to_plain());
                }
                runs += 1;
            }
        }
    }
    assert!(runs >= 1000, "{runs}");
}

/// The first steps of the article's pair, written from the article.
#[test]
fn the_article_is_read_aloud() {
    let scene = library::SHIPPED[0].scene();
    let analysis = Analysis::of(&scene);
    let said = described(&scene, &analysis, 6, DescriptionLength::Medium);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "Step 7 of 16.");
    assert!(lines[1].contains("A B perpendicular dot A O is minus 10416, less than 0"), "{said}");
    assert!(
        lines[2].starts_with("The simplex has 3 points: A (minus 8, minus 2), B (minus 6, 9), C (4, 2)"),
        "{said}"
    );
}

/// Regression: the reasons of a long description named no regions.
#[test]
fn each_region_is_named_before_its_reason() {
    let scene = library::SHIPPED[0].scene();
    let analysis = Analysis::of(&scene);
    let all =
        (0..analysis.trace.steps()).map(|step| described(&scene, &analysis, step, DescriptionLength::Long));
    let lines: Vec<String> =
        all.flat_map(|said| said.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    assert!(lines.iter().any(|line| line.starts_with("Region edge A B. Tested: ")), "{lines:#?}");
    assert!(
        !lines.iter().any(|line| line.starts_with("Impossible") || line.starts_with("Tested")),
        "{lines:#?}"
    );
}
