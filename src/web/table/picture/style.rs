//! The styles of a drawing as attributes, as any program reads them.

use super::paint::Paints;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{CssStyleDeclaration, Element};

/// The properties that an element has from the one around it.
const INHERITED: [&str; 17] = [
    "fill",
    "fill-opacity",
    "fill-rule",
    "clip-rule",
    "stroke",
    "stroke-opacity",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-dashoffset",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "paint-order",
    "visibility",
];

/// The properties of an element alone, and what they are where nothing says so.
const OWN: [(&str, &str); 4] = [
    ("opacity", "1"),
    ("clip-path", "none"),
    ("dominant-baseline", "auto"),
    ("vector-effect", "none"),
];

/// The values of the inherited properties, in their order.
pub type Inherited = Vec<String>;

/// How an element looks.
pub struct Look {
    /// Whether anything of it is painted.
    pub seen: bool,
    /// What differs from the element around it.
    pub attributes: Vec<(&'static str, String)>,
}

/// Reads styles.
pub struct Styles(Paints);

impl Styles {
    pub fn new() -> Result<Self, JsValue> {
        Paints::new().map(Self)
    }

    /// How an element in the page looks in one with these values.
    pub fn of(
        &mut self,
        element: &Element,
        around: Option<&Inherited>,
    ) -> Result<(Look, Inherited), JsValue> {
        let style = computed(element)?;
        let mut values = Vec::with_capacity(INHERITED.len());
        let mut alpha = 1.0;
        for name in INHERITED {
            let value = style.get_property_value(name)?;
            values.push(match name {
                "fill" | "stroke" => {
                    let paint = self.0.of(&value)?;
                    alpha = paint.alpha;
                    paint.colour
                }
                "fill-opacity" | "stroke-opacity" => product(&value, alpha),
                "font-family" => value,
                _ => value.replace("px", "").replace(',', ""),
            });
        }
        let [fill, stroke] = [&values[0], &values[4]];
        let shape = matches!(element.local_name().as_str(), "path" | "circle" | "rect" | "ellipse");
        let unpainted = shape && fill == "none" && stroke == "none";
        let seen = style.get_property_value("display")? != "none"
            && !(unpainted && element.closest("clipPath")?.is_none());
        let differs = |at: &usize| around.is_none_or(|around| around[*at] != values[*at]);
        let mut attributes: Vec<(&'static str, String)> = (0..INHERITED.len())
            .filter(differs)
            .map(|at| (INHERITED[at], values[at].clone()))
            .collect();
        for (name, usual) in OWN {
            let value = style.get_property_value(name)?.replace('"', "");
            if value != usual && !value.is_empty() {
                attributes.push((name, value));
            }
        }
        if element.local_name() == "stop" {
            let paint = self.0.of(&style.get_property_value("stop-color")?)?;
            let opacity = product(&style.get_property_value("stop-opacity")?, paint.alpha);
            attributes.extend([("stop-color", paint.colour), ("stop-opacity", opacity)]);
        }
        Ok((Look { seen, attributes }, values))
    }

    /// The colour behind everything on the page.
    pub fn page_colour(&mut self) -> Result<String, JsValue> {
        let root = document().document_element().ok_or(JsValue::NULL)?;
        let colour = computed(&root)?.get_property_value("background-color")?;
        Ok(self.0.of(&colour)?.colour)
    }
}

fn computed(element: &Element) -> Result<CssStyleDeclaration, JsValue> {
    window().get_computed_style(element)?.ok_or(JsValue::NULL)
}

/// An opacity of a paint that is itself translucent.
fn product(opacity: &str, alpha: f64) -> String {
    match opacity.parse::<f64>() {
        Ok(own) if alpha < 1.0 => format!("{:.3}", own * alpha),
        _ => opacity.to_owned(),
    }
}
