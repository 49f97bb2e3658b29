//! # GJK Sandbox
//!
//! See *why* the Gilbert–Johnson–Keerthi intersection query decides what it decides, in 2D and in 3D.
//! This page is the map of the house.
//!
//! ```text
//! geometry <- epa <- gjk <- queries  <-  scene  <-  edit  <-  exchange  <-  lab  <-  figure  <-  judge, lesson  <-  cli, app  <-  main.rs
//! shapes,     depth  solvers,     document   what can  other        pairs by  marks with   errors of   command line,
//! support,           typed trace, and RON    be done   formats      the       roles; no    other       window,
//! hulls              verdicts                to it                  thousand  egui here    solvers     pixels
//! ```
//!
//! A layer uses only what stands to its left. Below all of them are `words`, the texts in `message`, [`files`], [`interrupt`] and `icon`.
//! The `tidy` test reads the imports.
//!
//! ## As a library
//!
//! With `default-features = false` the crate is [`geometry`], [`epa`] and [`gjk`]: shapes, poses, queries, traces, lengths and
//! proofs, with nothing but arithmetic beneath (17 crates, six of which run only while it is built; `glam` is re-exported as [`glam`]). The
//! feature `cli` adds all that stands between `gjk` and `app`: scenes, formats, the laboratory, figures and pictures, the judge,
//! lessons and the command line; `app`, the default, the window on top of it. `examples/` has programs of ten lines.
//!
//! ## Invariants
//!
//! 1. **A trace is a value.** It is a pure function of the query: equal queries give equal traces, on every machine.
//!    No solver reads the clock, randomness or egui.
//! 2. **One text per algorithm.** The code that is stepped through on screen is the code that answers a bare yes/no
//!    query: solvers are generic over a [`gjk::Recorder`], and recording nothing compiles to nothing. Two exceptions, measured:
//!    the bare verdict for other programs ([`queries`], `gjk::intersection`) decides by signs and proves its end, and their lengths
//!    (`gjk::proximity`, `epa::untraced`) are searched by signs and proved in numbers that know their own error. The texts that are
//!    stepped bound the roundoff of every decision because they show them, and take more than twenty times as long on boxes.
//!    Tests hold the two equal.
//! 3. **One text for both precisions.** Solvers are generic over [`geometry::Vector`], implemented for glam's `Vec3`
//!    and `DVec3`. 2D lives in z = 0 of the same type. Scenes, traces and figures are f64.
//! 4. **No solver decides how it is shown; no panel computes geometry.** What a panel draws is in the trace or made
//!    by [`figure`].
//! 5. **Only the app knows pixels and time, and only [`files`] opens files.** [`figure`]
//!    speaks in scene units and roles, up to [`figure::picture`], which makes the pixels of files; the one table that turns roles into colours and strokes is [`figure::Palette`],
//!    shared by the painters of screen, SVG and PNG.
//! 6. **Sign convention, once, tested.** The Minkowski difference is P ⊖ Q; a support point is `point = on_p − on_q`,
//!    asked with `+direction` of P and `−direction` of Q; ties go to the first maximum, in vertex order.
//! 7. **Only the scene is undoable and saved.** Playhead, camera, selection and panel layout are session state;
//!    traces, hulls and figures are derived and never stored.
//!    A scene may keep a view to begin with ([`scene::Shown`]) and the path of Q in MOTION ([`scene::Movement`]); where Q is on
//!    that path is session state.
//! 8. **Every loop of a solver has a bound in [`gjk::Settings`].** Two of the published listings loop for ever even in exact arithmetic.
//! 9. **The algorithm's verdict and the truth are two things.** Every run shows what the algorithm said and a
//!    reference verdict with its proof ([`gjk::Certificate`]), which is checked knowing nothing of how it was found:
//!    exactly for polytopes, rounded or not, on their f64 (in f32: f32) vertices; to a stated tolerance for curved
//!    shapes. OVERLAP: the origin lies in the interior of P ⊖ Q (in the scene's dimension); TOUCHING: on its boundary
//!    (flat shapes that cross in 3D touch); SEPARATE: outside. UNDECIDED is only ever an algorithm's.
//!
//! ## Where to look
//!
//! * What a shape is, how far it reaches, hulls and P ⊖ Q: [`geometry`]; P ⊖ Q of large hulls, exactly: `geometry::normal_fan`.
//! * An algorithm, decision by decision: the file or folder of its name in `gjk` (Cinkes is in `winter`), and its row in `gjk::algorithm`; what it can
//!   do and what it leaves: `gjk::search`, [`gjk::Trace`]. The truth beside it: [`gjk::reference()`], found in integers by
//!   `gjk::exact`, and why an algorithm missed it: [`gjk::Cause`]. Arithmetic without roundoff: [`geometry::exact`].
//! * The algorithms as pseudocode, and which lines an event executes: [`gjk::listing`]; as rows: [`figure::code()`] and
//!   [`figure::tree()`]; what random pairs reach of them: [`lab::Survey`].
//! * Yes or no for other programs, at an engine's pace: [`queries`]; how, and why it is proved: `gjk::intersection`; shapes prepared
//!   for it: [`geometry::Prepared`]. Times beside parry's: `benches/queries`.
//! * How far apart, how deep, and how the verdict and the lengths are made one: `gjk::distance`, [`epa`], `gjk::measure`.
//!   Without a record, at an engine's pace and to the same digits: [`gjk::proximity`] with the `proof` of its end, `epa::untraced`, and
//!   [`queries`] for other programs; of two boxes by their axes: `gjk::proximity::boxes`; of cylinders, cones and ellipsoids on the
//!   pieces of their boundaries: `gjk::proximity::curved` where they are apart, `epa::untraced::curved` where they overlap, and in the
//!   plane or about one line `epa::untraced::planar_expansion`. Numbers that know their own errors, between f64 and integers:
//!   [`geometry::exact::BoundedReal`].
//! * How a file is read and written, and what is noticed of other programs: [`files`].
//! * The file format: `scene::document` and `scenes/README.md`; the shipped scenes: [`scene::library`]; question and answer in
//!   their notes: [`scene::Scene::question_and_answer`]; the view that they open with: [`scene::Shown`].
//! * Points as other programs write them, in and out: [`exchange`]. Code, data and debug prints as bodies:
//!   `exchange::read::code`, whose constructors are the rows of its `table`; shapes in the notations of engines:
//!   `exchange::engine`, one row each.
//! * What can be done to shapes, shapes from a few numbers, and sliding into contact: [`edit`]; as a value: [`edit::Edit`].
//! * Random pairs, who is wrong about them, and the least scene that shows it: [`lab`].
//! * Other people's solvers, their first wrong step and its proof: [`judge`]; the protocol: `docs/judge.md`; in the window: `app::features::grading`.
//!   Runs of other programs, read as a [`gjk::Trace`] with a [`gjk::ExternalRun`]: `judge::trace_import`; the format: `docs/traces.md`.
//! * Lessons: their format, the numbers in their texts, questions, goals, and the check of all that: [`lesson`]; the shipped ones:
//!   `lessons/`; in the window: `app::features::lessons`, and where they are written: `app::features::authoring`.
//! * Queries that start from what another has left: [`gjk::WarmStart`]; the path of Q: [`scene::Movement`];
//!   Q on its way, and what that saves: [`lab::motion`], [`figure::motion`].
//! * What holds after each event of a trace: [`gjk::State`], made by one fold. The facts that a step lets one state, each
//!   about a definite thing and checked: [`gjk::claim`]. Sentences, captions, hatched regions and JSON are made from them.
//! * The acceptance points, each with the tests that show it: `tests/it/acceptance.rs`.
//! * What is drawn at a step: [`figure::world()`], [`figure::difference()`]; the words: [`figure::narration`]; what to
//!   change in a listing that fails: [`figure::narration::remedy`]; numbers over the iterations, and both bounds with the
//!   criteria that would stop: [`figure::evolution`]; the support function of a shape: [`figure::reach`].
//! * The regions of a simplex, of a run or set up by hand, and where A and O can never be: [`figure::regions`].
//! * Bodies beside P and Q: [`scene::Other`]; drawn or culled: [`figure::OtherBody`]; the list of them: [`edit::others`].
//! * Two runs held against each other: [`figure::comparison`]; mistakes made on purpose: [`gjk::Defect`], and how they show:
//!   [`figure::narration::symptom`].
//! * What a notation means, on hover and in the glossary: [`figure::glossary`].
//! * From marks to paper: [`figure::Plane`], [`figure::Camera`]; colours: [`figure::Palette`]; sizes at a desk and on a projector:
//!   [`figure::Profile`]. Pictures and animations as files: [`figure::picture`]; a run as text, Markdown, CSV or JSON:
//!   [`figure::transcript`].
//! * A command line: [`cli`]; its JSON: `src/cli/README.md`. A key, menu or tooltip of the window: `app::command`; what it does: `app::shell::commands`. The folders of the window: `app`.
//! * The icon: `icon`. Packages, with man pages, completions and icons made by the program itself: `cli::generate`, `packaging/`.

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "cli")]
pub mod edit;
pub mod epa;
#[cfg(feature = "cli")]
pub mod exchange;
#[cfg(feature = "cli")]
pub mod figure;
#[cfg(feature = "cli")]
pub mod files;
#[cfg_attr(
    not(feature = "cli"),
    allow(unused_imports, reason = "some of what it shares within the crate is for the layers above")
)]
pub mod geometry;
pub mod gjk;
#[cfg(feature = "cli")]
mod icon;
#[cfg(feature = "cli")]
pub mod interrupt;
#[cfg(feature = "cli")]
pub mod judge;
#[cfg(feature = "cli")]
pub mod lab;
#[cfg(feature = "cli")]
pub mod lesson;
#[cfg(feature = "cli")]
mod message;
pub mod queries;
#[cfg(feature = "cli")]
pub mod scene;
#[cfg_attr(not(feature = "cli"), allow(dead_code, reason = "most texts are those of the layers above"))]
mod words;

/// The crate of vectors and quaternions in all signatures.
pub use glam;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
