//! A stack that is dragged: it follows the pointer, and is put down where it lands.

use crate::web::table::TableView;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Choice, TableInput};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// What may be done by dropping a stack on a space, as in `data-can`.
const DROPS: [&str; 6] = ["move", "regroup", "attack", "kamikaze", "build", "conquer"];

/// A stack in the hand.
pub struct Drag {
    from: Space,
    /// What was picked up before.
    before: Option<Space>,
    copy: Element,
    hidden: Element,
}

/// The space of an element on the board.
pub fn space_at(table: TableView, element: &Element) -> Option<(Space, Element)> {
    let cell = element.closest("[data-cell]").ok()??;
    Some((table.space_of(&cell.get_attribute("data-cell")?)?, cell))
}

/// The space at a point of the screen.
pub fn space_under(table: TableView, (x, y): (f64, f64)) -> Option<(Space, Element)> {
    space_at(table, &document().element_from_point(x as f32, y as f32)?)
}

/// The words of `data-can`.
fn can(cell: &Element) -> String {
    cell.get_attribute("data-can").unwrap_or_default()
}

/// Whether a stack can be dragged from here.
pub fn is_draggable(cell: &Element) -> bool {
    cell.has_attribute("data-selected") || can(cell).split(' ').any(|word| word == "select")
}

/// Whether a click here does anything.
pub fn is_idle(cell: &Element) -> bool {
    !cell.has_attribute("data-selected") && !cell.has_attribute("data-can")
}

fn pick_up(table: TableView, space: Space) {
    table.dispatch.run(TableInput::Choose(Choice::Select(space)));
}

impl Drag {
    /// Picks a stack up; nothing where it cannot be picked up.
    pub fn begin(table: TableView, from: Space) -> Option<Self> {
        let before = table.picked_up.get_untracked();
        if before != Some(from) {
            pick_up(table, from);
        }
        if table.picked_up.get_untracked() != Some(from) {
            return None;
        }
        let hidden = table.find_space(&table.name_of(from))?.query_selector(".stack").ok()??;
        let copy: Element = hidden.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        table.animator.layer.get_untracked()?.append_child(&copy).ok()?;
        let _ = hidden.class_list().add_1("away");
        Some(Self { from, before, copy, hidden })
    }

    /// The pointer has moved.
    pub fn follow(&self, table: TableView, at: (f64, f64)) {
        if let Some((x, y)) = table.animator.point_of(at) {
            let _ = self.copy.set_attribute("transform", &format!("translate({x:.1} {y:.1})"));
        }
        table.inspect(space_under(table, at).map(|(space, _)| space));
    }

    /// Drops the stack. Where nothing can be done with it, it is as before.
    pub fn drop_at(self, table: TableView, at: (f64, f64)) {
        let target = space_under(table, at).filter(|(space, cell)| {
            *space != self.from && can(cell).split(' ').any(|word| DROPS.contains(&word))
        });
        let Some((space, _)) =
            target.filter(|_| table.picked_up.get_untracked() == Some(self.from))
        else {
            return self.put_back(table);
        };
        self.remove_copy();
        table.animator.start_from(table.animator.point_of(at));
        table.dispatch.run(TableInput::Point(space));
        table.animator.start_from(None);
    }

    /// Ends the drag; what was picked up before is so again.
    pub fn put_back(self, table: TableView) {
        self.remove_copy();
        // An undo or Escape in the meantime has put it down already.
        if table.picked_up.get_untracked() != Some(self.from) {
            return;
        }
        match self.before {
            Some(before) if before == self.from => {}
            Some(before) => pick_up(table, before),
            None => {
                table.dispatch.run(TableInput::Cancel);
            }
        }
    }

    fn remove_copy(&self) {
        self.copy.remove();
        let _ = self.hidden.class_list().remove_1("away");
    }
}
