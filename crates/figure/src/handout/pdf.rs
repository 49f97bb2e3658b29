//! A handout as PDF, with embedded fonts, tagged for screen readers.

use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Size};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier};
use krilla::{Document, SerializeSettings};
use krilla_svg::{SurfaceExt as _, SvgSettings};

use super::Handout;
use super::structure::{Part, tree};
use crate::message::{Language, text};
use crate::picture::{Raster, RasterError};
use crate::words::one_line;

impl Handout {
    /// Writes the file.
    ///
    /// # Errors
    /// A sheet cannot be drawn.
    pub fn to_pdf(&self) -> Result<Vec<u8>, RasterError> {
        let accessible =
            ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
        // PDF/UA allows no character that the fonts lack. A document with one is tagged nevertheless.
        accessible
            .map_err(|error| RasterError::new(format!("{error:?}")))
            .and_then(|configuration| self.pdf(configuration))
            .or_else(|_| self.pdf(Configuration::default()))
    }

    fn pdf(&self, configuration: Configuration) -> Result<Vec<u8>, RasterError> {
        let paper = self.size.points();
        #[expect(clippy::cast_possible_truncation, reason = "the size of a sheet")]
        let (width, height) = (paper.x as f32, paper.y as f32);
        let undrawn =
            || RasterError::new(text!("figure-a-sheet-cannot-be-drawn"; width = width, height = height));
        let raster = Raster::default();
        let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
        let mut document = Document::new_with(settings);
        let language = Language::chosen().tag();
        document.set_metadata(Metadata::new().title(one_line(&self.title)).language(language.to_owned()));
        let (parts, sheets) = self.filled();
        let mut places: Vec<Vec<Identifier>> = parts.iter().map(|_| Vec::new()).collect();
        let mut outline = Outline::new();
        for (number, sheet) in sheets.iter().enumerate() {
            let settings = PageSettings::from_wh(width, height).ok_or_else(undrawn)?;
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            let size = Size::from_wh(width, height).ok_or_else(undrawn)?;
            for piece in &sheet.pieces {
                if let Part::Heading(_, words) = &parts[piece.part]
                    && places[piece.part].is_empty()
                {
                    #[expect(clippy::cast_possible_truncation, reason = "a place on the sheet")]
                    let top = Point::from_xy(0.0, piece.top as f32);
                    outline.push_child(OutlineNode::new(words.clone(), XyzDestination::new(number, top)));
                }
                places[piece.part].push(surface.start_tagged(ContentTag::Other));
                let drawn = surface.draw_svg(&raster.tree(&piece.svg(paper))?, size, SvgSettings::default());
                surface.end_tagged();
                drawn.ok_or_else(undrawn)?;
            }
            surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::PageNumber)));
            let drawn = surface.draw_svg(&raster.tree(&sheet.footer(paper))?, size, SvgSettings::default());
            surface.end_tagged();
            drawn.ok_or_else(undrawn)?;
            surface.finish();
            page.finish();
        }
        document.set_tag_tree(tree(parts, places, language));
        document.set_outline(outline);
        document.finish().map_err(|error| RasterError::new(format!("{error:?}")))
    }
}
