//! Colours in the form that every program reads, whichever form the style sheet has.

use leptos::prelude::*;
use std::collections::HashMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// A colour or a definition, and how much of what is behind it is hidden.
#[derive(Clone)]
pub struct Paint {
    /// `#rrggbb`, `none` or `url(#name)`.
    pub colour: String,
    /// From 0, nothing, to 1, all.
    pub alpha: f64,
}

/// Reads colours by painting a point with each.
pub struct Paints {
    point: CanvasRenderingContext2d,
    known: HashMap<String, Paint>,
}

impl Paints {
    pub fn new() -> Result<Self, JsValue> {
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        canvas.set_width(1);
        canvas.set_height(1);
        let point = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into();
        Ok(Self { point, known: HashMap::new() })
    }

    /// The paint of a computed value.
    pub fn of(&mut self, value: &str) -> Result<Paint, JsValue> {
        if let Some(paint) = self.known.get(value) {
            return Ok(paint.clone());
        }
        let paint =
            if let Some((name, _)) = value.strip_prefix("url(").and_then(|v| v.split_once(')')) {
                Paint { colour: format!("url({})", name.replace('"', "")), alpha: 1.0 }
            } else if value == "none" {
                Paint { colour: value.to_owned(), alpha: 1.0 }
            } else {
                self.point.clear_rect(0.0, 0.0, 1.0, 1.0);
                self.point.set_fill_style_str(value);
                self.point.fill_rect(0.0, 0.0, 1.0, 1.0);
                match self.point.get_image_data(0.0, 0.0, 1.0, 1.0)?.data().0[..] {
                    [red, green, blue, alpha] if alpha > 0 => Paint {
                        colour: format!("#{red:02x}{green:02x}{blue:02x}"),
                        alpha: f64::from(alpha) / 255.0,
                    },
                    _ => Paint { colour: "none".to_owned(), alpha: 1.0 },
                }
            };
        self.known.insert(value.to_owned(), paint.clone());
        Ok(paint)
    }
}
