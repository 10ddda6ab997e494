//! A picture as points.

use super::drawing::Drawing;
use js_sys::{Promise, encode_uri_component};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// The longer side in points: sharp on a printed page.
const LONGER: f64 = 2400.0;

/// The picture as a PNG.
pub async fn png(drawing: &Drawing) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    let address = String::from(encode_uri_component(&drawing.svg));
    image.set_src(&["data:image/svg+xml;charset=utf-8,", &address].concat());
    JsFuture::from(image.decode()).await?;
    let scale = LONGER / drawing.width.max(drawing.height);
    let (width, height) = ((drawing.width * scale).round(), (drawing.height * scale).round());
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let mut done = |resolve, reject: js_sys::Function| {
        if let Err(fault) = canvas.to_blob(&resolve) {
            let _ = reject.call1(&JsValue::NULL, &fault);
        }
    };
    JsFuture::from(Promise::new(&mut done)).await?.dyn_into()
}
