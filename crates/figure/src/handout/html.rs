//! A handout as a page for a browser, with embedded fonts and pictures.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use super::Handout;
use super::words::{Block, Piece, Words, tick};
use crate::message::{Language, text};
use crate::words::in_html;

const STYLE: &str = "body{font-family:Ubuntu,Hack,sans-serif;margin:2em auto;max-width:60em;color:#000;background:#fff}\
h1{font-size:1.5em}.cells{display:grid;gap:1.2em;align-items:start}figure{margin:0;break-inside:avoid}\
figure svg{width:100%;height:auto}figure h2{font-size:1em;margin:.2em 0}p{margin:.3em 0}\
table{border-collapse:collapse;margin:1em 0}td,th{border-bottom:1px solid #999;padding:.25em .7em;text-align:left}th[scope=row]{font-weight:inherit}caption{text-align:left}\
.gap{display:inline-block;min-width:3em;border-bottom:1px solid #000;text-align:center}\
.ruled{border-bottom:1px solid #000;min-height:1.8em}";

impl Handout {
    /// Writes the page.
    pub fn to_html(&self) -> String {
        let mut out = String::new();
        let size = self.size.name();
        let columns = self.columns.max(1);
        let title = in_html(&self.title);
        let (fonts, language) = (font_faces(), Language::chosen().tag());
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            out,
            "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{STYLE}@page{{size:{size}}}.cells{{grid-template-columns:repeat({columns},1fr)}}{fonts}</style></head><body>\n\
             <h1>{title}</h1>\n<p>{}</p>\n",
            in_html(&self.about)
        );
        self.blocks(&self.head, &mut out);
        out.push_str("<div class=\"cells\">\n");
        for cell in &self.cells {
            let _ = writeln!(out, "<figure>\n<h2>{}</h2>", in_html(&cell.heading));
            for picture in &cell.pictures {
                let (width, height) = (picture.size.x, picture.size.y);
                let fixed = format!(" width=\"{width}\" height=\"{height}\"");
                // The size is the size of its column.
                out.push_str(&picture.svg.replacen(&fixed, "", 1));
            }
            out.push_str("<figcaption>\n");
            self.blocks(&cell.blocks, &mut out);
            out.push_str("</figcaption></figure>\n");
        }
        out.push_str("</div>\n");
        if let Some(table) = &self.table {
            let _ = write!(out, "<table><caption>{}</caption>\n<tr>", text!("figure-iterations"));
            for head in &table.heads {
                let _ = write!(out, "<th scope=\"col\">{}</th>", in_html(head));
            }
            out.push_str("</tr>\n");
            for row in &table.rows {
                out.push_str("<tr>");
                for (column, cell) in row.iter().enumerate() {
                    let (open, close) =
                        if column == 0 { ("<th scope=\"row\">", "</th>") } else { ("<td>", "</td>") };
                    out.push_str(open);
                    self.words(cell, &mut out);
                    out.push_str(close);
                }
                out.push_str("</tr>\n");
            }
            out.push_str("</table>\n");
        }
        self.blocks(&self.closing, &mut out);
        out.push_str("</body></html>\n");
        out
    }

    fn blocks(&self, blocks: &[Block], out: &mut String) {
        for block in blocks {
            match block {
                Block::Words(words) => {
                    out.push_str("<p>");
                    self.words(words, out);
                    out.push_str("</p>\n");
                }
                Block::Ruled(answer) => {
                    if self.is_key {
                        let _ = writeln!(out, "<p class=\"ruled\">{}</p>", in_html(answer));
                    } else {
                        let blank = text!("figure-blank");
                        let _ = writeln!(out, "<p class=\"ruled\" role=\"img\" aria-label=\"{blank}\"></p>");
                        out.push_str("<p class=\"ruled\" aria-hidden=\"true\"></p>\n");
                    }
                }
                Block::Choice { words, is_right } => {
                    let _ = writeln!(out, "<p>{}</p>", in_html(&tick(words, *is_right && self.is_key)));
                }
            }
        }
    }

    fn words(&self, words: &Words, out: &mut String) {
        for Piece { text, is_gap } in &words.0 {
            let _ = match (*is_gap, self.is_key) {
                (false, _) => out.write_str(&in_html(text)),
                (true, true) => write!(out, "<span class=\"gap\">{}</span>", in_html(text)),
                (true, false) => {
                    let blank = text!("figure-blank");
                    write!(out, "<span class=\"gap\" role=\"img\" aria-label=\"{blank}\">&nbsp;</span>")
                }
            };
        }
    }
}

/// Returns the fonts of the window for a style sheet.
pub(super) fn font_faces() -> String {
    let fonts =
        [("Ubuntu", epaint_default_fonts::UBUNTU_LIGHT), ("Hack", epaint_default_fonts::HACK_REGULAR)];
    let face = |(name, font): (&str, &[u8])| {
        let data = BASE64_STANDARD.encode(font);
        format!("@font-face{{font-family:{name};src:url(data:font/ttf;base64,{data})}}")
    };
    fonts.into_iter().map(face).collect()
}
