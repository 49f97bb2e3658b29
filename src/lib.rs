//! # GJK Sandbox
//!
//! See *why* the Gilbert–Johnson–Keerthi intersection query decides as it does, in 2D and in 3D. This page is the map
//! of the crate.
//!
//! ```text
//! crates/message  <-  crates/proximity  <-  crates/explain  <-  crates/scene  <-  crates/exchange  <-  crates/lab
//! texts in every      geometry, epa,        claim, listing:     scene, edit,      other formats        pairs by
//! language            gjk, queries:         the facts of a      files: the                             the thousand
//!                     shapes, solvers,      step, published     document and                             ^
//!                     traces, proofs        code                its edits                                |
//!                                     src/app, the window  ->  crates/tools: judge,  ->  crates/figure: marks with
//!                                                              lesson, cli               roles, sentences; no egui
//! ```
//!
//! Each crate uses only the crates before it: Cargo holds that, and the `tidy` test the order of the layers within a
//! crate. This crate is the window, and shows the others by the names of their layers: [`geometry`], [`epa`],
//! [`gjk`] and [`queries`]; [`explain`]; [`scene`], [`edit`] and [`files`]; [`exchange`]; [`lab`]; [`figure`];
//! [`judge`], [`lesson`] and [`cli`]; [`message`].
//!
//! ## As a library
//!
//! `crates/proximity` is the library for other programs: shapes, poses, queries, traces, lengths and proofs. It depends
//! on arithmetic only (`glam` is re-exported as [`glam`]); its folder `examples` has programs of ten lines. This crate
//! without features shows the same. The feature `cli` adds every layer but the window, and `app`, the default, the
//! window.
//!
//! ## Invariants
//!
//! 1. **A trace is a value.** It is a pure function of the query: equal queries give equal traces, on every machine. No
//!    solver reads the clock, randomness or egui.
//! 2. **One text per algorithm.** The code that is stepped through on screen is the code that answers a bare yes/no
//!    query. Solvers are generic over a [`gjk::Recorder`], and recording nothing compiles to nothing. There are two
//!    exceptions, both measured. The bare verdict for other programs ([`queries`], `gjk::intersection`) decides by
//!    signs and proves its end. Their lengths (`gjk::proximity`, `epa::untraced`) are searched by signs and proved in
//!    numbers with error bounds. The stepped code bounds the roundoff of every decision because it shows them, and
//!    takes more than twenty times as long on boxes. Tests compare the two.
//! 3. **One text for both precisions.** Solvers are generic over [`geometry::Vector`], implemented for glam's `Vec3`
//!    and `DVec3`. 2D lives in z = 0 of the same type. Scenes, traces and figures are f64.
//! 4. **No solver decides how it is shown; no panel computes geometry.** A panel draws only data of the trace or of
//!    [`figure`].
//! 5. **Only the app knows pixels and time, and only [`files`] opens files.** [`figure`] speaks in scene units and
//!    roles, up to [`figure::picture`], which makes the pixels of files. One table turns roles into colors and strokes:
//!    [`figure::Palette`], shared by the painters of screen, SVG and PNG.
//! 6. **One sign convention, tested.** The Minkowski difference is P ⊖ Q. A support point is `point = on_p − on_q`,
//!    with `on_p` the support point of P along `+direction` and `on_q` that of Q along `−direction`. Ties go to the
//!    first maximum, in vertex order.
//! 7. **Only the scene is undoable and saved.** Playhead, camera, selection and panel layout are session state; traces,
//!    hulls and figures are derived and never stored. A scene may keep an initial view ([`scene::InitialView`]) and the
//!    path of Q in MOTION ([`scene::Movement`]); the position of Q on that path is session state.
//! 8. **Every loop of a solver has a bound in [`gjk::Settings`].** Two of the published codes loop forever even in
//!    exact arithmetic.
//! 9. **The algorithm's verdict and the truth are two things.** Every run shows the verdict of the algorithm and a
//!    reference verdict with its proof ([`gjk::Certificate`]). The check of a proof does not depend on the search that
//!    found it. It is exact for polytopes, rounded or not, on their f64 (in f32: f32) vertices, and holds to a stated
//!    tolerance for curved shapes. OVERLAP: the origin lies in the interior of P ⊖ Q (in the scene's dimension);
//!    TOUCHING: on its boundary (flat shapes that cross in 3D touch); SEPARATE: outside. Only an algorithm can be
//!    UNDECIDED.
//!
//! ## Where to look
//!
//! * Shapes, support mappings, hulls and P ⊖ Q: [`geometry`]; P ⊖ Q of large hulls, exactly: `geometry::normal_fan`.
//! * An algorithm, decision by decision: the file or folder of its name in `gjk` (Cinkes is in `winter`), and its row
//!   in `gjk::algorithm`; its moves and events: `gjk::search`, [`gjk::Trace`].
//! * The true verdict: [`gjk::reference()`], found in integers by `gjk::exact`; the reason why an algorithm missed it:
//!   [`gjk::Cause`]. Arithmetic without roundoff: `geometry::exact`.
//! * The algorithms as pseudocode, and the lines that an event executes: [`explain::listing`]; as rows: [`figure::code()`]
//!   and [`figure::tree()`]; the lines that random pairs execute: [`lab::Survey`].
//! * Yes or no for other programs, at an engine's pace: [`queries`]; the method and its proof: `gjk::intersection`;
//!   shapes prepared for it: [`geometry::Prepared`]. Times beside parry's: `benches/queries`.
//! * Distance and penetration depth, and one answer from the verdict and the lengths: `gjk::distance`, [`epa`],
//!   `gjk::measure`.
//! * These lengths without a record, at an engine's pace and to the same digits: `gjk::proximity` with the `proof`
//!   of its end, `epa::untraced`, and [`queries`] for other programs.
//! * Lengths of two boxes by their axes: `gjk::proximity::boxes`.
//! * Lengths of cylinders, cones and ellipsoids on the pieces of their boundaries: `gjk::proximity::curved` if they are
//!   separate, `epa::untraced::curved` if they overlap, and `epa::untraced::planar_expansion` in the plane or about a
//!   common axis.
//! * Numbers with error bounds, between f64 and integers: `geometry::exact::BoundedReal`.
//! * Reading and writing files, and noticing changes by other programs: [`files`].
//! * The file format: `scene::document` and `scenes/README.md`; the shipped scenes: [`scene::library`]; question and
//!   answer in their notes: [`scene::Scene::question_and_answer`]; their initial view: [`scene::InitialView`].
//! * Points as other programs write them, in and out: [`exchange`]. Code, data and debug prints as bodies:
//!   `exchange::read::code`, whose constructors are the rows of its `table`; shapes in the notations of engines:
//!   `exchange::engine`, one row each.
//! * Edits of shapes, shapes from a few numbers, and sliding into contact: [`edit`]; an edit as a value:
//!   [`edit::Edit`].
//! * Random pairs, the algorithms that are wrong about them, and the smallest scene that shows it: [`lab`].
//! * Other people's solvers, their first wrong step and its proof: [`judge`]; the protocol: `docs/judge.md`; in the
//!   window: `app::features::grading`.
//! * Runs of other programs, read as a [`gjk::Trace`] with a `gjk::ExternalRun`: `judge::trace_import`; the format:
//!   `docs/traces.md`.
//! * Lessons: their format, the numbers in their texts, questions, goals, and the check of all that: [`lesson`]; the
//!   shipped ones: `lessons/`; in the window: `app::features::lessons`, and the editor for them:
//!   `app::features::lessons::authoring`.
//! * Queries that start from the end of an earlier one: `gjk::WarmStart`; the path of Q: [`scene::Movement`]; Q in
//!   motion, and the savings of a warm start: [`lab::motion`], [`figure::motion`].
//! * The state after each event of a trace: [`gjk::State`], made by one fold.
//! * The facts that a step establishes, each with a subject and checked: [`explain::claim`]. Sentences, captions, hatched
//!   regions and JSON are made from them.
//! * What holds for the window as a whole: `tests/it/app/contract.rs`.
//! * All that an event means above the solvers: its file in [`figure::events`]. Its sentences, its question, its marker
//!   in the timeline, its value beside the code and its bounds are there. No other code matches on events.
//! * The picture of a step: [`figure::world()`], [`figure::difference()`]; the sentences: [`figure::narration`], with
//!   messages of `locales/*/run-*.ftl` (`figure::narration::message`) and phrases in them
//!   (`figure::narration::phrases`); the languages: [`message`]; the fix for published code that fails:
//!   [`figure::narration::remedy`].
//! * Numbers over the iterations, and both bounds with the criteria that would stop: [`figure::evolution`]; the support
//!   function of a shape: [`figure::reach`].
//! * The regions of a simplex, of a run or set up in the explorer, and where A and O can never be: [`figure::regions`].
//! * Bodies beside P and Q: [`scene::Other`]; drawn or culled: [`figure::OtherBody`]; the list of them:
//!   [`edit::others`].
//! * Two runs compared: [`figure::comparison`]; planted defects: [`gjk::Defect`], and their symptoms:
//!   [`figure::narration::symptom`].
//! * The meaning of a notation, on hover and in the glossary: [`figure::glossary`].
//! * From marks to paper: [`figure::Plane`], [`figure::Camera`]; colors: [`figure::Palette`]; sizes at a desk and on a
//!   projector: [`figure::Profile`]. Pictures and animations as files: [`figure::picture`]; a run as text, Markdown,
//!   CSV or JSON: [`figure::transcript`].
//! * The command line: [`cli`]; its JSON: `crates/tools/src/cli/README.md`.
//! * A key, menu or tooltip of the window: `app::command`; its action: `app::shell::commands`, or its feature. The
//!   interface of a feature: `app::features::feature`. The folders of the window: `app`.
//! * The keyboard's way through the window, its groups, parts and ring: `app::widgets::stops`; the keys that belong to the
//!   run or to a control: `app::editing::keys`. A sentence as speech and Braille have it: [`figure::spoken`]; the step in
//!   words: [`figure::description`]. What holds for both: `tests/it/app/access`, `docs/accessibility.md`.
//! * The true first contact of a moving Q, its proof and the four algorithms: `gjk::cast`; as text, JSON and CSV:
//!   `figure::cast`; in scene files: `scene::read_motion`; for programs: [`queries::cast()`].
//! * The browser edition: what the system gives, in two halves: `app::platform`, [`files`]; links: [`link`],
//!   `app::shell::links`; the page: `packaging/web`, `tests/web`, `docs/web.md`.
//! * A press or release of the pointer in a slow frame, and the pointer that follows the focus: `app::editing::presses`.
//! * The icon: `icon`. Packages, with man pages, completions and icons made by the program itself: `cli::generate`,
//!   `packaging/`.

#[cfg(feature = "app")]
pub mod app;

#[cfg(feature = "cli")]
pub use gjk_exchange as exchange;
#[cfg(feature = "cli")]
pub use gjk_explain as explain;
#[cfg(feature = "cli")]
pub use gjk_figure as figure;
#[cfg(feature = "cli")]
pub use gjk_lab::{self as lab, interrupt};
#[cfg(feature = "cli")]
pub use gjk_message as message;
#[cfg(feature = "app")]
use gjk_message::words;
#[doc(hidden)]
pub use gjk_proximity::internal;
pub use gjk_proximity::{epa, geometry, gjk, glam, queries};
#[cfg(feature = "cli")]
pub use gjk_scene::{edit, files, scene};
#[cfg(feature = "cli")]
pub use gjk_tools::{cli, judge, lesson, link};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
