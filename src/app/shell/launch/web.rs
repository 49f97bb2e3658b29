//! Starts the page.

use std::path::PathBuf;

use eframe::{WebOptions, WebRunner};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;

use crate::app::platform;
use crate::app::shell::{App, Start};
use crate::files::DATA;
use crate::message::Language;
use gjk_tools::digits::digits;

/// The id of the element that the page is drawn in.
const CANVAS: &str = "sandbox";

/// Starts the page. It reports an error if that fails.
pub fn run() {
    spawn_local(async {
        if let Err(error) = open().await {
            platform::call_page("sandboxFailed", &error);
        }
    });
}

async fn open() -> Result<(), JsValue> {
    // A test has put this function there.
    if platform::page_has("sandboxDigits") {
        platform::call_page("sandboxDigits", &digits().into());
    }
    let window = web_sys::window().ok_or("window")?;
    let document = window.document().ok_or("document")?;
    let canvas: HtmlCanvasElement = document.get_element_by_id(CANVAS).ok_or(CANVAS)?.dyn_into()?;
    let languages = window.navigator().languages();
    let known = languages.iter().filter_map(|tag| Language::of_tag(&tag.as_string()?).ok()).next();
    known.unwrap_or_else(Language::english).choose();
    let location = window.location();
    let link = location.hash()?;
    let start = Start {
        tours: link.is_empty(),
        link: (!link.is_empty()).then_some(link),
        data_folder: Some(PathBuf::from(DATA)),
        ..Start::default()
    };
    let create = move |cc: &eframe::CreationContext<'_>| {
        let ctx = cc.egui_ctx.clone();
        let entered = Closure::<dyn Fn()>::new(move || {
            platform::leave_link(location.hash().unwrap_or_default());
            ctx.request_repaint();
        });
        window.add_event_listener_with_callback("hashchange", entered.as_ref().unchecked_ref()).ok();
        entered.forget();
        Ok(Box::new(App::new(cc, start)) as Box<dyn eframe::App>)
    };
    WebRunner::new().start(canvas, WebOptions::default(), Box::new(create)).await
}
