//! Links to scenes and lessons: the part of an address after `#`, which opens the page and the window.
//!
//! A link is text from strangers. Its size is bounded before and after unpacking, and it only names what to show.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};

use base64::DecodeError;
use base64::engine::{Engine as _, general_purpose::URL_SAFE_NO_PAD};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

use crate::lesson;
use crate::message::text;
use crate::scene::{MAX_FILE_SIZE, Scene, SceneError, library};

/// Length above which programs cut links off, in characters.
pub const MAX_LENGTH: usize = 8000;

/// Maximum length of a link that is read, in bytes.
pub const MAX_READ: usize = 1 << 20;

/// The content of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkTarget {
    /// A scene, in the link itself.
    Scene(Box<Scene>),
    /// The shipped scene with this index.
    Shipped(usize),
    /// The shipped lesson with this index.
    Lesson(usize),
    /// The lesson at this address.
    LessonAt(String),
}

/// A link: its content, and how that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The content.
    pub target: LinkTarget,
    /// The step, from 1; in a lesson the page.
    pub step: Option<usize>,
    /// The name of a panel, as in a scene's view.
    pub panel: Option<String>,
    /// Whether the window opens in presenter mode.
    pub presents: bool,
}

/// The reason why a link cannot be opened.
#[derive(Debug, Error)]
pub enum LinkError {
    /// The link is too long.
    #[error("{}", text!("link-too-long"; found = _0, most = MAX_READ))]
    TooLong(usize),
    /// The link names nothing to open.
    #[error("{}", text!("link-names-nothing"))]
    Nothing,
    /// The link has a part that is not known.
    #[error("{}", text!("link-unknown-part"; part = _0))]
    Part(String),
    /// There is no such scene or lesson.
    #[error("{}", text!("link-unknown-name"; name = _0))]
    Name(String),
    /// The scene has a character that base64url does not have.
    #[error("{}", text!("link-wrong-character"; place = _0))]
    Character(usize),
    /// The scene ends too early, or its packed bytes are damaged.
    #[error("{}", text!("link-damaged"; place = _0))]
    Damaged(usize),
    /// The unpacked scene is too large.
    #[error("{}", text!("link-too-large"; most = MAX_FILE_SIZE))]
    TooLarge,
    /// The unpacked scene is no scene.
    #[error("{}", text!("link-no-scene"; error = _0.to_string()))]
    Scene(#[from] SceneError),
}

/// Returns whether a text is a link: one word with a fragment that names something to open.
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    let Some((address, fragment)) = text.split_once('#') else { return false };
    let is_address = address.is_empty() || address.starts_with("http://") || address.starts_with("https://");
    let names = ["scene=", "open=", "lesson=", "lesson-url="];
    is_address && !text.contains(char::is_whitespace) && names.iter().any(|name| fragment.starts_with(name))
}

/// Returns the link to a scene on the page at this address.
pub fn to_scene(page: &str, scene: &Scene) -> String {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing into memory cannot fail.
    packed.write_all(scene.to_ron().as_bytes()).ok();
    format!("{page}#scene={}", URL_SAFE_NO_PAD.encode(packed.finish().unwrap_or_default()))
}

/// Returns the link to the shipped scene with this index.
pub fn to_shipped(page: &str, index: usize) -> String {
    format!("{page}#open={}", library::SHIPPED[index].file_name)
}

/// Returns a link that shows this step, from 1.
pub fn at_step(mut link: String, step: usize) -> String {
    // Writing to a string cannot fail.
    write!(link, "&step={step}").ok();
    link
}

impl Link {
    /// Reads a link, with or without the address of a page.
    ///
    /// # Errors
    /// See [`LinkError`].
    pub fn parse(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        if text.len() > MAX_READ {
            return Err(LinkError::TooLong(text.len()));
        }
        let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
        let (mut target, mut step, mut panel, mut presents) = (None, None, None, false);
        for part in fragment.split('&').filter(|part| !part.is_empty()) {
            let unknown = || LinkError::Part(part.chars().take(40).collect());
            match part.split_once('=').unwrap_or((part, "")) {
                ("scene", packed) => target = Some(LinkTarget::Scene(Box::new(unpacked(packed)?))),
                ("open", name) => target = Some(LinkTarget::Shipped(shipped(name)?)),
                ("lesson", name) => target = Some(LinkTarget::Lesson(shipped_lesson(name)?)),
                ("lesson-url", address) => target = Some(LinkTarget::LessonAt(decoded(address))),
                ("step", number) => {
                    step = Some(number.parse().ok().filter(|it| *it > 0).ok_or_else(unknown)?);
                }
                ("panel", name) => panel = Some(name.to_owned()),
                ("present", "") => presents = true,
                _ => return Err(unknown()),
            }
        }
        Ok(Self { target: target.ok_or(LinkError::Nothing)?, step, panel, presents })
    }
}

fn short(name: &str) -> LinkError {
    LinkError::Name(name.chars().take(60).collect())
}

fn shipped(name: &str) -> Result<usize, LinkError> {
    let index = library::SHIPPED
        .iter()
        .position(|shipped| shipped.file_name.trim_end_matches(".ron") == name.trim_end_matches(".ron"));
    index.ok_or_else(|| short(name))
}

fn shipped_lesson(name: &str) -> Result<usize, LinkError> {
    let index = lesson::SHIPPED
        .iter()
        .position(|(file, _)| file.trim_end_matches(".ron") == name.trim_end_matches(".ron"));
    index.ok_or_else(|| short(name))
}

/// The scene of a link.
fn unpacked(packed: &str) -> Result<Scene, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|error| match error {
        DecodeError::InvalidByte(place, _) | DecodeError::InvalidLastSymbol(place, _) => {
            LinkError::Character(place + 1)
        }
        DecodeError::InvalidLength(_) | DecodeError::InvalidPadding => LinkError::Damaged(packed.len()),
    })?;
    let mut text = Vec::new();
    let most = MAX_FILE_SIZE as u64 + 1;
    let mut unpacked = DeflateDecoder::new(bytes.as_slice()).take(most);
    let is_whole = unpacked.read_to_end(&mut text);
    if text.len() > MAX_FILE_SIZE {
        return Err(LinkError::TooLarge);
    }
    let place = || {
        LinkError::Damaged(
            packed.len().min(usize::try_from(unpacked.get_ref().total_in()).unwrap_or(0) * 4 / 3),
        )
    };
    let text = is_whole.ok().and_then(|_| String::from_utf8(text).ok()).ok_or_else(place)?;
    Ok(Scene::from_ron(&text)?)
}

/// A text with its percent codes decoded.
fn decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%').and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use base64::engine::{Engine as _, general_purpose::URL_SAFE_NO_PAD};
    use flate2::Compression;
    use flate2::write::DeflateEncoder;

    use super::{Link, LinkError, LinkTarget, at_step, decoded, is_link, to_scene, to_shipped};
    use crate::scene::library::SHIPPED;

    fn packed(text: &[u8]) -> String {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(text).unwrap();
        format!("#scene={}", URL_SAFE_NO_PAD.encode(packed.finish().unwrap()))
    }

    #[test]
    fn every_shipped_scene_comes_back_from_its_links() {
        for (index, shipped) in SHIPPED.iter().enumerate() {
            let scene = shipped.scene();
            let link = at_step(to_scene("https://example.org/", &scene), 2);
            assert!(is_link(&link) && link.len() < super::MAX_LENGTH, "{}", link.len());
            let target = LinkTarget::Scene(Box::new(scene));
            assert_eq!(
                Link::parse(&link).unwrap(),
                Link { target, step: Some(2), panel: None, presents: false }
            );
            let by_name = Link::parse(&to_shipped("", index)).unwrap();
            assert_eq!(by_name.target, LinkTarget::Shipped(index));
        }
    }

    /// The text that Python's zlib packs with `compressobj(9, DEFLATED, -15)`.
    #[test]
    fn links_that_others_have_packed_are_read() {
        let text = "(format:1,title:\"t\",dimension:2,p:(shape:Points([(0,0),(1,0),(0,1)])),q:(shape:Disc(radius:1)))";
        let Link { target: LinkTarget::Scene(scene), .. } = Link::parse(&packed(text.as_bytes())).unwrap()
        else {
            panic!("no scene")
        };
        assert_eq!(scene.title, "t");
        let lesson = Link::parse("https://a.b/c/#lesson=what-gjk-does&step=3&present&panel=code").unwrap();
        assert_eq!(lesson.step, Some(3));
        assert!(lesson.presents && lesson.panel.as_deref() == Some("code"));
        assert_eq!(lesson.target, LinkTarget::Lesson(0));
    }

    #[test]
    fn hostile_links_are_refused_with_their_place() {
        let error = |link: &str| Link::parse(link).unwrap_err();
        assert!(matches!(error("#scene=ab!c"), LinkError::Character(3)));
        assert!(matches!(error("#scene=abcd"), LinkError::Damaged(_)));
        assert!(matches!(error("#open=../../etc/passwd"), LinkError::Name(_)));
        assert!(matches!(error("#step=1"), LinkError::Nothing));
        assert!(matches!(error("#open=01-triangle-and-quad.ron&step=0"), LinkError::Part(_)));
        assert!(matches!(error("#open=01-triangle-and-quad.ron&run=rm"), LinkError::Part(_)));
        assert!(matches!(error(&packed(b"(format: 1")), LinkError::Scene(_)));
        // A bomb: 100 MB in a tenth of a percent of that.
        assert!(matches!(error(&packed(&vec![b' '; 100 << 20])), LinkError::TooLarge));
        assert!(matches!(error(&"#scene=A".repeat(1 << 18)), LinkError::TooLong(_)));
        for (index, _) in "#scene=".char_indices() {
            Link::parse(&"#scene="[..index]).unwrap_err();
        }
        assert!(!is_link("see #scene=ab") && !is_link("ftp://a#scene=ab") && !is_link("#1"));
        assert_eq!(decoded("a%2Fb%zz%"), "a/b%zz%");
    }
}
