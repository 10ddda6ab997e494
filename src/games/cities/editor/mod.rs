//! The editor of start layouts: pieces and cities placed by hand, and at every moment what keeps them
//! from being a legal layout. Pure data.

mod draft;
mod layout_editor;
mod model;
mod problems;
mod text;
mod tool;

pub use draft::Draft;
pub use layout_editor::LayoutEditor;
pub use model::SpaceModel;
pub use problems::Problem;
pub use tool::Tool;

#[cfg(test)]
fn sq(name: &str) -> crate::cities::Space {
    crate::cities::squares().find(|square| crate::cities::name(*square) == name).unwrap()
}
