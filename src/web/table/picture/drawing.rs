//! The board as an SVG that depends on nothing of the page: symbols are drawn where they are used, and
//! styles are attributes.

use super::style::{Inherited, Look, Styles};
use leptos::prelude::*;
use tabletop::table::Part;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node, XmlSerializer};

/// The namespace of its elements.
const SVG: &str = "http://www.w3.org/2000/svg";
/// The attributes that say where and what something is; all others belong to the page.
const SHAPES: [&str; 24] = [
    "cx",
    "cy",
    "d",
    "fx",
    "fy",
    "gradientTransform",
    "gradientUnits",
    "height",
    "href",
    "id",
    "offset",
    "points",
    "r",
    "rx",
    "ry",
    "transform",
    "viewBox",
    "width",
    "x",
    "x1",
    "x2",
    "y",
    "y1",
    "y2",
];

/// A picture, and its size in its own units.
pub struct Drawing {
    pub svg: String,
    pub width: f64,
    pub height: f64,
}

/// Draws this part of a board, with a title and the colour of the page behind it.
pub fn drawing(board: &Element, part: Part, title: &str) -> Result<Drawing, JsValue> {
    let copy: Element = board.clone_node_with_deep(true)?.unchecked_into();
    // A copy beside the board has all styles of the board, and begins none of its animations.
    copy.class_list().add_1("copied")?;
    board.after_with_node_1(&copy)?;
    let svg = drawn(&copy, part, title);
    copy.remove();
    Ok(Drawing { svg: svg?, width: part.width, height: part.height })
}

/// The text of a copy in the page.
fn drawn(copy: &Element, part: Part, title: &str) -> Result<String, JsValue> {
    unfold(copy)?;
    let mut looks = Looks { styles: Styles::new()?, all: Vec::new(), used: Vec::new() };
    looks.collect(copy, None)?;
    let definitions = element("defs")?;
    copy.append_child(&definitions)?;
    // What is used may use more.
    let mut next = 0;
    while let Some(id) = looks.used.get(next).cloned() {
        next += 1;
        let here = copy.query_selector(&["#", &id].concat())?;
        if let (None, Some(used)) = (here, document().get_element_by_id(&id)) {
            let used: Element = used.clone_node_with_deep(true)?.unchecked_into();
            definitions.append_child(&used)?;
            looks.collect(&used, None)?;
        }
    }
    let sky = looks.styles.page_colour()?;
    for (element, look) in looks.all {
        plain(&element, look)?;
    }
    let Part { left, top, width, height } = part;
    copy.set_attribute("viewBox", &format!("{left:.1} {top:.1} {width:.1} {height:.1}"))?;
    copy.set_attribute("width", &format!("{width:.0}"))?;
    copy.set_attribute("height", &format!("{height:.0}"))?;
    let behind = element("path")?;
    behind
        .set_attribute("d", &format!("M{left:.1} {top:.1}h{width:.1}v{height:.1}h-{width:.1}z"))?;
    behind.set_attribute("fill", &sky)?;
    copy.prepend_with_node_1(&behind)?;
    let name = element("title")?;
    name.set_text_content(Some(title));
    copy.prepend_with_node_1(&name)?;
    XmlSerializer::new()?.serialize_to_string(copy)
}

/// Puts each symbol where it is used.
fn unfold(copy: &Element) -> Result<(), JsValue> {
    while let Some(used) = copy.query_selector("use")? {
        let group = element("g")?;
        for name in ["class", "data-of"] {
            if let Some(value) = used.get_attribute(name) {
                group.set_attribute(name, &value)?;
            }
        }
        let number = |name| used.get_attribute(name).unwrap_or_else(|| "0".to_owned());
        let transform = used.get_attribute("transform").unwrap_or_default();
        let moved = format!("{transform} translate({} {})", number("x"), number("y"));
        group.set_attribute("transform", moved.trim_start())?;
        let id = used.get_attribute("href").unwrap_or_default();
        if let Some(symbol) = document().get_element_by_id(id.trim_start_matches('#')) {
            let symbol: Element = symbol.clone_node_with_deep(true)?.unchecked_into();
            symbol.remove_attribute("id")?;
            group.append_child(&symbol)?;
        }
        used.replace_with_with_node_1(&group)?;
    }
    Ok(())
}

/// How everything in a picture looks, and the definitions that it uses.
struct Looks {
    styles: Styles,
    all: Vec<(Element, Look)>,
    used: Vec<String>,
}

impl Looks {
    /// Adds an element and all in it.
    fn collect(&mut self, element: &Element, around: Option<&Inherited>) -> Result<(), JsValue> {
        let (look, inherited) = self.styles.of(element, around)?;
        for (_, value) in &look.attributes {
            let id = value.strip_prefix("url(#").and_then(|id| id.strip_suffix(')'));
            if let Some(id) = id.filter(|id| !self.used.iter().any(|used| used == id)) {
                self.used.push(id.to_owned());
            }
        }
        let seen = look.seen;
        self.all.push((element.clone(), look));
        let mut child = element.first_element_child().filter(|_| seen);
        while let Some(element) = child {
            self.collect(&element, Some(&inherited))?;
            child = element.next_element_sibling();
        }
        Ok(())
    }
}

/// Gives an element its look, and takes all that belongs to the page from it.
fn plain(element: &Element, look: Look) -> Result<(), JsValue> {
    if !look.seen {
        element.remove();
        return Ok(());
    }
    for name in element.get_attribute_names() {
        let name = name.as_string().unwrap_or_default();
        if !SHAPES.contains(&name.as_str()) {
            element.remove_attribute(&name)?;
        }
    }
    for (name, value) in look.attributes {
        element.set_attribute(name, &value)?;
    }
    let mut child = element.first_child();
    while let Some(node) = child {
        child = node.next_sibling();
        if node.node_type() == Node::COMMENT_NODE {
            element.remove_child(&node)?;
        }
    }
    Ok(())
}

fn element(name: &str) -> Result<Element, JsValue> {
    document().create_element_ns(Some(SVG), name)
}
