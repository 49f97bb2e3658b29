//! Files in the page of a browser. The data of the program are in the browser's storage, which all tabs share. The
//! user's files are in memory and, as far as there is room, in the storage, for the list of recent scenes. A file that
//! is written is also downloaded.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime};

use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Storage, Url};
use web_time::web::SystemTimeExt as _;

use super::FileError;
use crate::message::text;

/// The folder of the program's data.
pub const DATA: &str = "data";

/// The beginning of the keys in the storage of the browser.
const KEY: &str = "gjk-sandbox:";

/// Maximum size of a file of the user that the storage keeps, in bytes.
const MAX_KEPT: usize = 200_000;

/// Maximum number of files of the user that the storage keeps.
const MAX_FILES: usize = 12;

/// A file with the time at which it was written.
#[derive(Clone, Debug)]
struct WebFile {
    bytes: Vec<u8>,
    written: SystemTime,
}

thread_local! {
    /// The files that the user has opened or saved in this tab.
    static OPENED: RefCell<BTreeMap<PathBuf, WebFile>> = const { RefCell::new(BTreeMap::new()) };
}

/// Reads a property of the page.
fn of_page(name: &str) -> JsValue {
    Reflect::get(&js_sys::global(), &name.into()).unwrap_or_default()
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn key(path: &Path) -> String {
    format!("{KEY}{}", path.display())
}

/// The files in the storage.
fn stored() -> Vec<PathBuf> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    keys.filter_map(|key| key.strip_prefix(KEY).map(PathBuf::from)).collect()
}

fn is_data(path: &Path) -> bool {
    path.starts_with(DATA)
}

/// Returns the time.
pub fn now() -> SystemTime {
    web_time::SystemTime::now().to_std()
}

fn find(path: &Path) -> Option<WebFile> {
    if let Some(file) = OPENED.with_borrow(|opened| opened.get(path).cloned()) {
        return Some(file);
    }
    let text = storage()?.get_item(&key(path)).ok()??;
    let (written, text) = text.split_once(' ')?;
    let written = SystemTime::UNIX_EPOCH + Duration::from_millis(written.parse().ok()?);
    Some(WebFile { bytes: text.as_bytes().to_vec(), written })
}

/// Puts a file into the storage.
fn store(path: &Path, file: &WebFile) -> io::Result<()> {
    let full = || io::Error::other(text!("files-browser-storage-is-full"));
    let text = std::str::from_utf8(&file.bytes).map_err(io::Error::other)?;
    let age = file.written.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let value = format!("{} {text}", age.as_millis());
    storage().ok_or_else(full)?.set_item(&key(path), &value).map_err(|_| full())
}

/// Forgets the oldest of the user's files in the storage that are too many.
fn make_room() {
    let mut files: Vec<_> = stored().into_iter().filter(|path| !is_data(path)).collect();
    files.sort_by_key(|path| std::cmp::Reverse(modified(path)));
    for path in files.iter().skip(MAX_FILES) {
        storage().map(|storage| storage.remove_item(&key(path)));
    }
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let file = WebFile { bytes: bytes.to_vec(), written: now() };
    if is_data(path) {
        return store(path, &file).map_err(|error| FileError::Write { path: path.to_owned(), error });
    }
    if bytes.len() <= MAX_KEPT {
        // Without room the file lasts as long as the tab.
        store(path, &file).ok();
        make_room();
    }
    OPENED.with_borrow_mut(|opened| opened.insert(path.to_owned(), file));
    Ok(())
}

/// Takes a file that the user has chosen or dropped, and returns its path.
pub fn receive(name: &str, bytes: &[u8]) -> PathBuf {
    let is_name = |part: Component<'_>| matches!(part, Component::Normal(_));
    let path = Path::new(name);
    let is_own = path.components().all(is_name) && !is_data(path);
    let path = if is_own { path } else { Path::new(path.file_name().unwrap_or_default()) }.to_owned();
    // Fails for data of the program only.
    put(&path, bytes).ok();
    path
}

/// Hands a file to the user: the page writes it where the user has saved it before, or downloads it.
fn hand_out(path: &Path, bytes: &[u8]) -> Result<(), JsValue> {
    let name = path.display().to_string();
    if let Some(save) = of_page("sandboxSave").dyn_ref::<Function>()
        && save.call2(&JsValue::NULL, &name.as_str().into(), &Uint8Array::from(bytes))?.is_truthy()
    {
        return Ok(());
    }
    let blob = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes)))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(&name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Writes a file of the user, or data of the program.
///
/// # Errors
/// The storage has no room, or the browser refuses downloads.
pub fn write(path: &Path, content: &[u8]) -> Result<(), FileError> {
    put(path, content)?;
    if is_data(path) {
        return Ok(());
    }
    hand_out(path, content).map_err(|error| {
        let error = io::Error::other(format!("{error:?}"));
        FileError::Write { path: path.to_owned(), error }
    })
}

pub use write as write_output;
pub use write as write_even_read_only;

/// Reads a file of at most `most` bytes.
///
/// # Errors
/// There is no such file, or it is larger.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, FileError> {
    let bytes = beginning(path, most.saturating_add(1))?;
    if bytes.len() > most { Err(FileError::TooLarge { path: path.to_owned(), most }) } else { Ok(bytes) }
}

/// Reads the first bytes of a file, at most `most`.
///
/// # Errors
/// There is no such file.
pub fn beginning(path: &Path, most: usize) -> Result<Vec<u8>, FileError> {
    let missing = || FileError::Read { path: path.to_owned(), error: io::ErrorKind::NotFound.into() };
    let mut bytes = find(path).ok_or_else(missing)?.bytes;
    bytes.truncate(most);
    Ok(bytes)
}

/// Lists the files in a folder, sorted.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let mut files = stored();
    files.extend(OPENED.with_borrow(|opened| opened.keys().cloned().collect::<Vec<_>>()));
    files.retain(|path| path.parent() == Some(folder));
    files.sort();
    files.dedup();
    files
}

/// Lists the files in a folder, as [`list`] does.
///
/// # Errors
/// Never returns an error in a page.
pub fn list_with_links(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    Ok(list(folder))
}

/// Returns the time of the last change of a file.
pub fn modified(path: &Path) -> Option<SystemTime> {
    find(path).map(|file| file.written)
}

/// Returns the size of a file in bytes.
pub fn size(path: &Path) -> Option<usize> {
    find(path).map(|file| file.bytes.len())
}

/// Removes a file.
///
/// # Errors
/// Never returns an error in a page.
pub fn remove(path: &Path) -> Result<(), FileError> {
    OPENED.with_borrow_mut(|opened| opened.remove(path));
    storage().map(|storage| storage.remove_item(&key(path)));
    Ok(())
}

/// Renames a file that cannot be used.
///
/// # Errors
/// The storage has no room.
pub fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let aside = path.with_extension("broken");
    put(&aside, &find(path).map(|file| file.bytes).unwrap_or_default())?;
    remove(path)?;
    Ok(aside)
}

/// Returns whether two paths lead to one file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    a == b && find(a).is_some()
}

/// Does nothing: folders are parts of names.
///
/// # Errors
/// Never returns an error in a page.
pub fn make_folder(_: &Path) -> Result<(), FileError> {
    Ok(())
}

/// Returns nothing: no write is interrupted.
pub fn interrupted(_: &Path) -> Vec<PathBuf> {
    Vec::new()
}

/// Does nothing: no write leaves a copy.
pub fn tidy(_: &Path) {}

/// Refuses outputs that would replace an input.
///
/// # Errors
/// An output is an input.
pub fn require_outputs(
    outputs: impl IntoIterator<Item = impl AsRef<Path>>,
    inputs: impl IntoIterator<Item = impl AsRef<Path>>,
) -> Result<(), FileError> {
    let inputs: Vec<PathBuf> = inputs.into_iter().map(|input| input.as_ref().to_owned()).collect();
    let mut outputs = outputs.into_iter().map(|output| output.as_ref().to_owned());
    match outputs.find(|output| inputs.contains(output)) {
        Some(path) => Err(FileError::IsInput { input: path.clone(), path }),
        None => Ok(()),
    }
}

/// Refuses an output that would replace an input.
///
/// # Errors
/// The output is an input.
pub fn require_output(
    path: &Path,
    inputs: impl IntoIterator<Item = impl AsRef<Path>>,
) -> Result<(), FileError> {
    require_outputs([path], inputs)
}

/// Does nothing: folders are parts of names.
///
/// # Errors
/// Never returns an error in a page.
pub fn require_output_folder(_: &Path) -> Result<(), FileError> {
    Ok(())
}

/// Returns the number of this tab, which no other open tab has.
pub fn process() -> u32 {
    // The page draws it below 2³².
    of_page("sandboxTab").as_f64().map_or(0, |number| number as u32)
}

/// A file for one process. A page has none.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Creates a file with this content.
    ///
    /// # Errors
    /// The storage has no room.
    pub fn beside(path: &Path, content: &[u8]) -> Result<Self, FileError> {
        put(path, content)?;
        Ok(Self(path.to_owned()))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

/// A lock by which tabs know of each other. A tab holds all locks with its number, as long as it is open.
#[derive(Debug)]
pub struct Lock;

impl Lock {
    /// Locks a file. Returns `None` if its name begins with the number of another open tab.
    ///
    /// # Errors
    /// Never returns an error in a page.
    pub fn on(file: &Path, _: &Path) -> io::Result<Option<Self>> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let number = name.split('-').next().and_then(|number| number.parse::<u32>().ok());
        let tabs: Array = of_page("sandboxTabs").dyn_into().unwrap_or_default();
        let is_open = |number: &u32| *number != process() && tabs.includes(&(*number).into(), 0);
        Ok(number.filter(is_open).is_none().then_some(Self))
    }
}
