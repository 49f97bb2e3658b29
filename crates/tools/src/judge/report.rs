//! The findings about a solver, as a value and as JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::case::Case;
use super::claims::Method;
use super::exhibit::Exhibit;
use super::finding::{Finding, FindingKind};
use super::protocol::Greeting;
use crate::geometry::Body;
use crate::gjk::{Defect, Trace};
use crate::message::text;
use crate::scene::Scene;
use crate::words::one_line;

/// A pair with a wrong answer of a solver.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The number of the pair.
    pub id: u64,
    /// The name of the pair.
    pub name: String,
    /// The pair.
    pub scene: Scene,
    /// The topics of the pair, for the counts.
    pub topics: Vec<String>,
    /// The first error.
    pub finding: Finding,
    /// The known defect whose run is the same.
    pub suspect: Option<Defect>,
    /// The smallest scene found that fails in the same way.
    pub least: Option<Scene>,
    /// The answers of the solver about the smallest scene, or else about the pair, as a run. Present if the solver
    /// reported any step and the error is one of the first.
    pub run: Option<Box<Trace>>,
}

impl Wrong {
    /// Returns the number of vertices of the pair that shows the error: the fewer, the easier to read.
    pub fn vertices(&self) -> usize {
        let scene = self.least.as_ref().unwrap_or(&self.scene);
        scene.bodies.iter().filter_map(Body::local_vertices).map(|vertices| vertices.len()).sum()
    }

    pub(super) fn new(case: &Case, finding: Finding, least: Option<Scene>, run: Option<Box<Trace>>) -> Self {
        let Case { id, name, scene, topics, .. } = case;
        let (id, name, scene, topics) = (*id, name.clone(), scene.clone(), topics.clone());
        Self { id, name, scene, topics, finding, suspect: None, least, run }
    }

    /// Returns the smallest pair found, to be opened, with its error in the notes.
    pub fn exhibit(&self) -> Exhibit {
        let scene = self.least.as_ref().unwrap_or(&self.scene).clone();
        let title = text!("judge-pair-title"; id = self.id.to_string(), kind = self.finding.kind.name());
        let mut notes = self.sentence();
        if self.least.is_some() {
            notes = notes + "\n\n" + text!("judge-made-smaller");
        }
        let scene = Scene { title, notes, ..scene };
        Exhibit { scene, run: self.run.clone() }
    }

    /// Returns the sentence with the suspected defect, if there is one.
    pub fn sentence(&self) -> String {
        match self.suspect {
            None => self.finding.sentence.clone(),
            Some(defect) => {
                text!("judge-suspect"; sentence = self.finding.sentence, defect = defect.title())
            }
        }
    }
}

/// The counts of the pairs of a topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of pairs.
    pub pairs: u64,
    /// The number of pairs on which everything that the solver reported is right.
    pub right: u64,
}

/// The findings about a solver.
#[derive(Clone, Debug, Default)]
pub struct SolverReport {
    pub(super) solver: Greeting,
    /// The counts of all pairs.
    pub counts: Counts,
    /// The pairs with wrong answers, in the order of the questions.
    pub wrong: Vec<Wrong>,
    /// The counts of each topic.
    pub by_topic: BTreeMap<String, Counts>,
    /// Whether the judge was canceled before all pairs were sent.
    pub is_cancelled: bool,
    /// The method of the solver, found from its steps, if it declares neither method nor claims and reports steps.
    pub school: Option<Method>,
    /// The number of right pairs with an unusual step, by the kind of error that it would be for GJK.
    pub unusual: BTreeMap<FindingKind, usize>,
    /// The first unusual steps, in the order of the questions.
    pub remarks: Vec<Remark>,
}

/// An unusual step of a run with a right answer.
#[derive(Clone, Debug)]
pub struct Remark {
    /// The number of the pair.
    pub id: u64,
    /// The name of the pair.
    pub name: String,
    /// The error that the step would be for GJK.
    pub finding: Finding,
}

impl Remark {
    pub(super) fn new(case: &Case, finding: Finding) -> Self {
        Self { id: case.id, name: case.name.clone(), finding }
    }
}

impl SolverReport {
    /// Counts a pair as wrong. It was counted as right, with an unusual step of this kind.
    pub(super) fn blame(&mut self, case: &Case, kind: FindingKind) {
        self.counts.right -= 1;
        for topic in &case.topics {
            if let Some(counts) = self.by_topic.get_mut(topic) {
                counts.right -= 1;
            }
        }
        if let Some(count) = self.unusual.get_mut(&kind) {
            *count -= 1;
        }
        self.unusual.retain(|_, count| *count > 0);
    }

    /// Returns sentences about the method that the steps of the solver show, and the number of unusual steps. Empty if
    /// all steps are those of GJK, or of the method that the solver declares.
    pub fn taken_for(&self) -> Vec<String> {
        let count: usize = self.unusual.values().sum();
        let mut sentences = Vec::new();
        if let Some(school) = self.school.filter(|school| !school.is_gjk() || count > 0) {
            sentences.push(text!("judge-school"; method = school.description()));
        }
        if count > 0 {
            let kinds: Vec<String> =
                self.unusual.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
            sentences.push(text!("judge-unusual"; count = count, kinds = kinds.join(", ")));
        }
        sentences
    }

    pub(super) fn count(&mut self, case: &Case, is_wrong: bool) {
        let right = u64::from(!is_wrong);
        let add = |counts: &mut Counts| {
            counts.pairs += 1;
            counts.right += right;
        };
        add(&mut self.counts);
        for topic in &case.topics {
            add(self.by_topic.entry(topic.clone()).or_default());
        }
    }

    /// Returns whether the solver is right about all pairs.
    pub fn is_right(&self) -> bool {
        self.wrong.is_empty()
    }

    /// Returns the name of the solver, with its language and method, as reported; on one line.
    pub fn solver(&self) -> String {
        let Greeting { name, language, method, .. } = &self.solver;
        let name = name.as_deref().unwrap_or_else(|| text!("judge-solver-without-name"));
        let rest: Vec<&str> = [language, method].into_iter().flatten().map(String::as_str).collect();
        let text = if rest.is_empty() { name.to_owned() } else { format!("{name} ({})", rest.join(", ")) };
        one_line(&text)
    }

    /// Returns the number of errors of each kind that occurred.
    pub fn by_kind(&self) -> Vec<(FindingKind, usize)> {
        let count = |kind: FindingKind| self.wrong.iter().filter(|wrong| wrong.finding.kind == kind).count();
        FindingKind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0).collect()
    }

    /// Formats the report as one JSON object.
    pub fn json(&self) -> Value {
        let Greeting { name, language, method, precision, claims } = &self.solver;
        let wrong: Vec<Value> = self
            .wrong
            .iter()
            .map(|wrong| {
                let Finding { kind, step, exact, .. } = &wrong.finding;
                json!({
                    "id": wrong.id,
                    "scene": wrong.name,
                    "kind": kind.name(),
                    "step": step,
                    "sentence": wrong.sentence(),
                    "suspect": wrong.suspect.map(|defect| defect.name().replace('_', "-")),
                    "exact": exact,
                    "topics": wrong.topics,
                    "least": wrong.least.as_ref().map(Scene::to_ron),
                })
            })
            .collect();
        let topics: Map<String, Value> = self
            .by_topic
            .iter()
            .map(|(topic, counts)| {
                let Counts { pairs, right } = counts;
                (topic.clone(), json!({ "pairs": pairs, "right": right, "wrong": pairs - right }))
            })
            .collect();
        let remarks = self.remarks.iter().map(|Remark { id, name, finding }| {
            let Finding { kind, step, sentence, .. } = finding;
            json!({ "id": id, "scene": name, "kind": kind.name(), "step": step, "sentence": sentence })
        });
        let unusual: Map<String, Value> =
            self.unusual.iter().map(|(kind, count)| (kind.name().to_owned(), json!(count))).collect();
        json!({
            "solver": {
                "name": name, "language": language, "method": method, "precision": precision, "claims": claims,
                "school": self.school,
            },
            "unusual": unusual,
            "remarks": remarks.collect::<Vec<_>>(),
            "pairs": self.counts.pairs,
            "right": self.counts.right,
            "wrong": wrong,
            "by_topic": topics,
            "cancelled": self.is_cancelled,
        })
    }
}
