//! `motion`: the frames of a motion as CSV.

use std::path::Path;

use super::arguments::{MotionArguments, MotionFormat};
use super::error::Failure;
use super::exit::Exit;
use super::output::Output;
use crate::figure::narration::full;
use crate::files;
use crate::geometry::{Length, Measurement};
use crate::gjk::{self, Settings};
use crate::lab::Watch;
use crate::lab::motion::{Journey, Memory, MotionError};
use crate::message::text;
use crate::scene::{Movement, Scene};
use crate::words::line;

pub(super) fn run(arguments: &MotionArguments, out: &mut Output<'_>) -> Result<Exit, Failure> {
    let MotionArguments { scene: path, frames, format, output } = arguments;
    if let Some(output) = output {
        files::require_output(output, [path])?;
    }
    let scene = Scene::read(path)?;
    let mut movement = Movement::of(&scene);
    movement.frames = frames.unwrap_or(movement.frames);
    let text = match format {
        MotionFormat::Csv => csv(&scene, &movement).map_err(|error| refused(path, &error))?,
    };
    out.data_to(output.as_deref(), &text)?;
    Ok(Exit::Done)
}

fn refused(path: &Path, error: &MotionError) -> Failure {
    Failure::Unexpected {
        path: path.to_owned(),
        expected: text!("command-line-a-motion").to_owned(),
        found: error.to_string(),
    }
}

/// Writes a row for each frame: the true verdict, the signed length and the number of support points.
fn csv(scene: &Scene, movement: &Movement) -> Result<String, MotionError> {
    let journey = Journey::new(scene, movement)?;
    let record = journey.run(&Watch::default())?;
    let axes = &["x", "y", "z"][..scene.dimension.count()];
    let heads = |name: &str| axes.iter().map(|axis| format!("{name}.{axis}")).collect::<Vec<_>>().join(",");
    let mut out = format!(
        "frame,t,verdict,length,{},{},{},supports cold,supports warm\n",
        heads("normal"),
        heads("on P"),
        heads("on Q")
    );
    let last = (journey.frames() - 1) as f64;
    for (number, frame) in record.iter().flat_map(|record| &record.frames).enumerate() {
        let at =
            journey.scene_at(number).map_err(|source| MotionError::Frame { number: number + 1, source })?;
        let shapes = at.convexes();
        let mut query = at.query(&shapes);
        query.settings = Settings { epa: true, ..query.settings.sound().measuring() };
        let outcome = gjk::decide(&query);
        let verdict = gjk::reference(&query, &outcome).verdict;
        let cells = |measured: Option<Measurement>| {
            let vector = |vector: glam::DVec3| {
                vector.to_array().into_iter().take(axes.len()).map(full).collect::<Vec<_>>().join(",")
            };
            let Some(measured) = measured else { return ",".repeat(3 * axes.len()) };
            let length = match measured.length {
                Length::Separation(distance) => distance,
                Length::PenetrationDepth(depth) => -depth,
            };
            let points = measured.witness_points;
            [full(length), vector(measured.normal), vector(points.on_p), vector(points.on_q)].join(",")
        };
        let [cold, warm] = [Memory::Nothing, Memory::Simplex].map(|memory| frame.cost(memory).supports);
        let (time, verdict) = (full(number as f64 / last), verdict.name());
        line(&mut out, &format!("{number},{time},{verdict},{},{cold},{warm}", cells(outcome.measurement)));
    }
    Ok(out)
}
