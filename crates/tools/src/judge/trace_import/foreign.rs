//! An external trace: its pair, its first error, and its run to be shown.

use glam::DVec3;
use serde_json::{Value, json};

use super::header::Facts;
use crate::geometry::{Body, Dimension, Pose, Shape};
use crate::gjk::{Precision, Settings, Trace};
use crate::judge::audit::{self, AuditTolerance, RunFindings};
use crate::judge::case::Case;
use crate::judge::dialogue::SolverAnswers;
use crate::judge::exhibit::Exhibit;
use crate::judge::finding::Finding;
use crate::judge::protocol::{Step, vector};
use crate::judge::retelling::{Retelling, retell};
use crate::judge::suspect::{settled, suspects};
use crate::message::text;
use crate::scene::Scene;

/// Maximum number of steps of a run that are shown.
const MAX_STEPS_SHOWN: usize = 1000;

/// A run that another program has recorded.
#[derive(Clone, Debug)]
pub struct ForeignTrace {
    /// The line in which it begins, from 1.
    pub line: usize,
    facts: Facts,
    dimension: Dimension,
    told: SolverAnswers,
    bodies: [Body; 2],
    /// Whether the trace names both shapes. Otherwise its points stand for P, and the origin for Q.
    has_shapes: bool,
}

/// The result of the audit of a trace.
#[derive(Clone, Debug)]
pub struct Audit {
    /// The first error.
    pub finding: Option<Finding>,
    /// The known defect whose run is the same, as JSON names it.
    pub suspect: Option<String>,
    /// Sentences about missing data, decisions by a tolerance of the trace, and the end of the query as the
    /// program reports it.
    pub remarks: Vec<String>,
}

impl ForeignTrace {
    /// Creates the trace. The error begins with "expected".
    pub(super) fn new(
        line: usize,
        facts: Facts,
        dimension: Dimension,
        told: SolverAnswers,
    ) -> Result<Self, String> {
        let has_shapes = facts.bodies.is_some();
        let bodies = match facts.bodies.clone() {
            Some(bodies) => bodies,
            None => stand_ins(&told, dimension)?,
        };
        Ok(Self { line, facts, dimension, told, bodies, has_shapes })
    }

    /// Returns the name of the program, if the trace states it.
    pub fn engine(&self) -> &str {
        &self.facts.engine
    }

    /// Returns the number of steps.
    pub const fn steps(&self) -> usize {
        self.told.steps.len()
    }

    /// Returns whether the trace states the answer of the query.
    pub const fn has_answer(&self) -> bool {
        self.told.answer.is_some()
    }

    /// Returns the name in reports: the names of the query and of the program.
    pub fn title(&self) -> String {
        let Facts { name, engine, .. } = &self.facts;
        match (name.as_str(), engine.as_str()) {
            ("", "") => text!("judge-trace-without-name").to_owned(),
            (name, "") => name.to_owned(),
            ("", engine) => engine.to_owned(),
            (name, engine) => format!("{engine}, {name}"),
        }
    }

    /// Returns the pair as a scene for an algorithm of the sandbox: the method of the trace, if the sandbox
    /// has it, with the same first direction.
    pub fn scene(&self) -> Scene {
        let default = Settings::default();
        let first = self.told.steps.first().and_then(|step| vector(step.v.as_deref()?, self.dimension));
        let query = Settings {
            algorithm: self.facts.algorithm.unwrap_or(default.algorithm),
            precision: self.facts.precision,
            initial_direction: first
                .filter(|v| *v != DVec3::ZERO && v.is_finite())
                .unwrap_or(default.initial_direction),
            ..default
        };
        let title = self.title();
        Scene { title, query, ..Scene::new(self.dimension, self.bodies.clone()) }
    }

    fn tolerance(&self) -> AuditTolerance {
        let base =
            if self.facts.precision == Precision::F32 { AuditTolerance::F32 } else { AuditTolerance::F64 };
        base.with_slack(self.facts.tolerance)
    }

    /// The case, and the part of the trace that can be checked. Returns `None` for shapes that no case
    /// carries, which do not occur in traces.
    fn case(&self) -> Option<(Case, SolverAnswers)> {
        let case = Case::new(0, self.title(), &self.scene()).ok()?;
        let mut told = self.told.clone();
        if !self.has_shapes {
            // Vertex numbers mean nothing without the shapes.
            for step in &mut told.steps {
                (step.p, step.q) = (None, None);
            }
        }
        Some((case, told))
    }

    /// Finds the first error of the run, and lists missing data.
    pub fn audit(&self) -> Audit {
        let Some((case, told)) = self.case() else {
            return Audit { finding: None, suspect: None, remarks: Vec::new() };
        };
        let touch = self.has_shapes.then_some(self.facts.touch);
        let RunFindings { finding, by_tolerance, .. } =
            audit::examine(&case, &told, touch, self.tolerance(), &self.facts.declared);
        let is_suspicious = self.has_shapes && finding.is_some();
        let suspect = is_suspicious.then(|| settled(&[suspects(&case, &told)])).and_then(|it| it[0]);
        let suspect = suspect.map(|defect| defect.name().replace('_', "-"));
        let mut remarks = self.remarks();
        remarks.extend(by_tolerance);
        Audit { finding, suspect, remarks }
    }

    /// Sentences about the missing data of the trace, and its reported end.
    fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        if !self.facts.status.is_empty() {
            remarks.push(text!("judge-trace-end"; status = self.facts.status.trim_end_matches('.')));
        }
        if !self.has_shapes {
            remarks.push(text!("judge-trace-without-shapes").to_owned());
        }
        if self.told.answer.is_none() {
            remarks.push(text!("judge-trace-without-answer").to_owned());
        }
        let all = self.told.steps.len();
        let without = |what: &str, lacks: fn(&Step) -> bool| {
            let count = self.told.steps.iter().filter(|step| lacks(step)).count();
            (count > 0).then(|| text!("judge-trace-lacks"; count = count, all = all, what = what))
        };
        remarks.extend(without("direction", |step| step.v.is_none() && step.noted.not_finite.is_none()));
        remarks.extend(without("point", |step| step.a.is_none() && (step.p.is_none() || step.q.is_none())));
        remarks.extend(without("simplex", |step| step.simplex.is_none()));
        remarks
    }

    /// Returns the pair with the run, to be shown beside a run of the sandbox. The findings and the missing
    /// data are in its notes.
    pub fn exhibit(&self) -> Exhibit {
        let audit = self.audit();
        let mut notes = match &audit.finding {
            Some(finding) => finding.sentence.clone(),
            None => text!("judge-trace-right").to_owned(),
        };
        for remark in &audit.remarks {
            notes += "\n\n";
            notes += remark;
        }
        let scene = Scene { notes, ..self.scene() };
        Exhibit { scene, run: self.run(&audit).map(Box::new) }
    }

    /// Returns the run, to be shown beside a run of the sandbox. Returns `None` if no step of it can be
    /// shown.
    pub fn run(&self, audit: &Audit) -> Option<Trace> {
        let (case, told) = self.case()?;
        let (name, precision) = (self.facts.engine.clone(), self.facts.precision);
        let tolerance = self.tolerance();
        let terms =
            Retelling { name, precision, touch: self.facts.touch, tolerance, most_steps: MAX_STEPS_SHOWN };
        retell(&case, &told, audit.finding.as_ref(), &terms)
    }

    /// Formats the audit as JSON.
    pub fn json(&self, file: &str, audit: &Audit) -> Value {
        let finding = audit.finding.as_ref();
        json!({
            "file": file,
            "line": self.line,
            "name": self.facts.name,
            "engine": self.facts.engine,
            "steps": self.steps(),
            "kind": finding.map(|finding| finding.kind.name()),
            "step": finding.and_then(|finding| finding.step),
            "sentence": finding.map(|finding| finding.sentence.clone()),
            "suspect": audit.suspect,
            "exact": finding.map(|finding| finding.exact.clone()),
            "remarks": audit.remarks,
        })
    }
}

/// Stand-ins for unnamed shapes: the points of the steps as P, and the origin as Q, so that their difference
/// is the known part of P ⊖ Q.
fn stand_ins(told: &SolverAnswers, dimension: Dimension) -> Result<[Body; 2], String> {
    let mut points: Vec<DVec3> = Vec::new();
    for step in &told.steps {
        for point in step.a.iter().chain(step.simplex.iter().flatten()) {
            if let Some(point) = vector(point, dimension)
                && !points.contains(&point)
            {
                points.push(point);
            }
        }
    }
    if points.is_empty() {
        return Err(text!("judge-trace-without-points").to_owned());
    }
    let body = |points: Vec<DVec3>| {
        Body::new(dimension, Shape::Points(points), Pose::identity(dimension), 0.0)
            .map_err(|error| text!("judge-trace-points"; error = error.to_string()))
    };
    Ok([body(points)?, body(vec![DVec3::ZERO])?])
}
