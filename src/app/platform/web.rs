//! The page of a browser. It has one thread, so work proceeds between the frames.
//!
//! `packaging/web/page.js` has the functions that the page provides.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::Context;
use js_sys::{Array, Function, JsString, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_time::Instant;

use super::kinds::{FileAnswer, FileQuestion, Pace};
use crate::app::widgets::notice;
use crate::files;
use crate::message::text;

/// Whether the window is the page of a browser.
pub(crate) const IS_PAGE: bool = true;

/// Number of items that one portion of work treats.
pub(crate) const PORTION: u64 = 4;

/// Time for which portions follow each other without a pause: half of a frame.
const SHARE: Duration = Duration::from_millis(8);

/// Work between the frames.
#[derive(Debug)]
pub(crate) struct Worker;

impl Worker {
    /// Repeats work until it is done, in portions between the frames.
    pub(crate) fn start(mut work: impl FnMut() -> Pace + 'static) -> Self {
        spawn_local(async move {
            let mut wait = Duration::ZERO;
            loop {
                pause(std::mem::take(&mut wait)).await;
                let begun = Instant::now();
                while wait.is_zero() && begun.elapsed() < SHARE {
                    match work() {
                        Pace::Again => {}
                        Pace::After(time) => wait = time,
                        Pace::Done => return,
                    }
                }
            }
        });
        Self
    }

    /// Does nothing: the work ends with the page.
    pub(crate) fn join(self) {}
}

/// Lets the browser show frames for this time.
async fn pause(time: Duration) {
    let milliseconds = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let mut begin = |resolve: Function, _| {
        let window = web_sys::window();
        window.map(|it| it.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds));
    };
    JsFuture::from(Promise::new(&mut begin)).await.ok();
}

/// Returns whether the page has a function.
pub(crate) fn page_has(name: &str) -> bool {
    Reflect::has(&js_sys::global(), &name.into()).unwrap_or_default()
}

/// Calls a function of the page.
pub(crate) fn call_page(name: &str, argument: &JsValue) -> Option<JsValue> {
    let function: Function = Reflect::get(&js_sys::global(), &name.into()).ok()?.dyn_into().ok()?;
    function.call1(&JsValue::NULL, argument).ok()
}

/// Calls a function of the page and waits for its answer.
async fn ask_page(name: &str, argument: &str) -> Option<JsValue> {
    let promise: Promise = call_page(name, &argument.into())?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// Asks for a file, and hands over the answer.
pub(crate) fn ask_for_file(question: FileQuestion, answer: impl FnOnce(FileAnswer) + 'static) {
    spawn_local(async move {
        let path = if question.writes { place(&question).await } else { chosen(&question).await };
        answer(path.map_or(FileAnswer::Cancelled, FileAnswer::Path));
    });
}

/// The name of a file to write.
async fn place(question: &FileQuestion) -> Option<PathBuf> {
    let name = question.suggestion.file_name()?.to_string_lossy().into_owned();
    let name = ask_page("sandboxPlace", &name).await?;
    name.as_string().map(PathBuf::from)
}

/// The file that the user has chosen.
async fn chosen(question: &FileQuestion) -> Option<PathBuf> {
    let extensions = question.filters.iter().flat_map(|(_, extensions)| extensions);
    let extensions: Vec<String> = extensions.map(|extension| format!(".{extension}")).collect();
    let accepted = if extensions.iter().any(|it| it == ".*") { String::new() } else { extensions.join(",") };
    received(&ask_page("sandboxOpen", &accepted).await?)
}

/// Takes a file of the page: its name and its bytes.
fn received(file: &JsValue) -> Option<PathBuf> {
    let file: &Array = file.dyn_ref()?;
    let name: JsString = file.get(0).dyn_into().ok()?;
    let bytes: Uint8Array = file.get(1).dyn_into().ok()?;
    Some(files::receive(&String::from(name), &bytes.to_vec()))
}

thread_local! {
    /// The dropped files that have been read.
    static ARRIVED: RefCell<Vec<PathBuf>> = const { RefCell::new(Vec::new()) };
    /// The link in the address of the page, until it is opened.
    static LINK: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns the path of a file that was dropped on the window. It is there once its bytes have been read.
pub(crate) fn dropped_file(ctx: &Context) -> Option<PathBuf> {
    for file in ctx.input(|input| input.raw.dropped_files.clone()) {
        let ctx = ctx.clone();
        spawn_local(async move {
            if let Ok(bytes) = file.bytes_async().await {
                let path = files::receive(&file.path().to_string_lossy(), &bytes);
                ARRIVED.with_borrow_mut(|arrived| arrived.push(path));
                ctx.request_repaint();
            }
        });
    }
    ARRIVED.with_borrow_mut(Vec::pop)
}

/// Leaves a link that the user has entered into the address of the page.
pub(crate) fn leave_link(link: String) {
    LINK.set(Some(link));
}

/// Returns the link that was entered into the address of the page.
pub(crate) fn entered_link() -> Option<String> {
    LINK.take()
}

/// Tells the page what the window shows.
pub(crate) fn tell_page(state: impl FnOnce() -> String) {
    call_page("sandboxShow", &state().into());
}

/// Returns the address of the page, without a link.
pub(crate) fn address() -> String {
    let location = web_sys::window().map(|window| window.location());
    let part = |read: fn(&web_sys::Location) -> Result<String, JsValue>| {
        location.as_ref().and_then(|location| read(location).ok()).unwrap_or_default()
    };
    part(web_sys::Location::origin) + &part(web_sys::Location::pathname)
}

/// Fetches the lesson at an address with its scenes, and then opens it like a dropped file.
pub(crate) fn fetch_lesson(address: &str, ctx: &Context) {
    let (address, ctx) = (address.to_owned(), ctx.clone());
    spawn_local(async move {
        let fetched = ask_page("sandboxLesson", &address).await;
        let files: Array = fetched.and_then(|files| files.dyn_into().ok()).unwrap_or_default();
        let paths = files.iter().filter_map(|file| received(&file));
        // The lesson comes first.
        match paths.reduce(|lesson, _| lesson) {
            Some(lesson) => ARRIVED.with_borrow_mut(|arrived| arrived.push(lesson)),
            None => notice::leave(&ctx, text!("link-lesson-not-fetched"; error = address)),
        }
        ctx.request_repaint();
    });
}
