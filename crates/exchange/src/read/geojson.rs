//! `GeoJSON`: every polygon becomes a list, its outer ring. Longitude is x and latitude y, in degrees.

use glam::DVec3;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::{mesh, number};
use crate::form::SourceForm;
use crate::geometry::Dimension;
use crate::message::text;
use crate::reading::{Problem, Reading};

/// A position: longitude, latitude, and an optional height, which is ignored.
type GeoPosition = Vec<f64>;

/// The objects of RFC 7946.
#[derive(Debug, Deserialize)]
#[serde(tag = "type")]
enum GeoJson {
    FeatureCollection { features: Vec<Self> },
    Feature { geometry: Option<Box<Self>>, properties: Option<Map<String, Value>> },
    GeometryCollection { geometries: Vec<Self> },
    Polygon { coordinates: Vec<Vec<GeoPosition>> },
    MultiPolygon { coordinates: Vec<Vec<Vec<GeoPosition>>> },
    Point { coordinates: GeoPosition },
    MultiPoint { coordinates: Vec<GeoPosition> },
    LineString { coordinates: Vec<GeoPosition> },
    MultiLineString { coordinates: Vec<Vec<GeoPosition>> },
}

/// Reads `GeoJSON`. Returns `None` if the text has another form.
pub(super) fn read(text: &str) -> Option<Reading> {
    if !text.starts_with('{') || !text.contains("\"type\"") {
        return None;
    }
    let is_geometry =
        ["\"coordinates\"", "\"features\"", "\"geometries\""].iter().any(|key| text.contains(key));
    if text.matches('[').count() > 2 * Reading::MAX_POINTS {
        let expected = text!("import-at-most-positions"; most = Reading::MAX_POINTS);
        return is_geometry.then(|| {
            Reading::refused(SourceForm::GeoJson, Problem::of_file(expected, text!("import-more")))
        });
    }
    let document: GeoJson = serde_json::from_str(text).ok().filter(|_| is_geometry)?;
    if let Some(problem) = number::lost_problem(text, false) {
        return Some(Reading::refused(SourceForm::GeoJson, problem));
    }
    let mut reading = Reading::empty(SourceForm::GeoJson);
    add(&mut reading, &document, "");
    if !reading.lists.is_empty() {
        reading.remarks.push(text!("import-longitude-is-x-and-latitude-is").to_owned());
    }
    Some(mesh::finished(reading, text!("import-polygons")))
}

fn add(reading: &mut Reading, object: &GeoJson, name: &str) {
    match object {
        GeoJson::FeatureCollection { features: objects }
        | GeoJson::GeometryCollection { geometries: objects } => {
            for object in objects {
                add(reading, object, name);
            }
        }
        GeoJson::Feature { geometry, properties } => {
            let given = properties.as_ref().and_then(|map| map.get("name")).and_then(Value::as_str);
            if let Some(geometry) = geometry {
                add(reading, geometry, given.unwrap_or(name));
            }
        }
        GeoJson::Polygon { coordinates } => ring(reading, name, coordinates),
        GeoJson::MultiPolygon { coordinates } => {
            for polygon in coordinates {
                ring(reading, name, polygon);
            }
        }
        GeoJson::Point { coordinates } => points(reading, name, std::slice::from_ref(coordinates)),
        GeoJson::MultiPoint { coordinates } | GeoJson::LineString { coordinates } => {
            points(reading, name, coordinates);
        }
        GeoJson::MultiLineString { coordinates } => {
            for line in coordinates {
                points(reading, name, line);
            }
        }
    }
}

/// Adds the outer ring of a polygon. Its last point, a repetition of the first, is dropped; holes do not change the
/// hull.
fn ring(reading: &mut Reading, name: &str, rings: &[Vec<GeoPosition>]) {
    let Some(outer) = rings.first() else { return };
    let outer =
        if outer.len() > 1 && outer.first() == outer.last() { &outer[..outer.len() - 1] } else { outer };
    points(reading, name, outer);
}

fn points(reading: &mut Reading, name: &str, positions: &[GeoPosition]) {
    if reading.problems.len() >= Reading::MAX_PROBLEMS {
        return;
    }
    if let Some(position) = positions.iter().find(|position| position.len() < 2) {
        let found = text!("import-numbers"; count = position.len());
        reading.problems.push(Problem::of_file(text!("import-a-longitude-and-a-latitude"), found));
        return;
    }
    let numbers = positions.first().map_or(0, Vec::len);
    if let Some(index) = positions.iter().position(|position| position.len() != numbers) {
        let expected = text!("import-numbers-in-each-position-as-in"; numbers = numbers);
        let named = if name.is_empty() { "no" } else { "yes" };
        let (found, place) = (positions[index].len(), index + 1);
        let found = text!("import-in-position"; found = found, place = place, named = named, name = name);
        reading.problems.push(Problem::of_file(expected, found));
        return;
    }
    let remark = text!("import-altitudes-are-left-out");
    if numbers > 2 && !reading.remarks.iter().any(|it| it == remark) {
        reading.remarks.push(remark.to_owned());
    }
    let points = positions.iter().map(|position| DVec3::new(position[0], position[1], 0.0));
    mesh::add(reading, name, Dimension::Two, points);
}
