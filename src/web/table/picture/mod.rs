//! Pictures of the board as files, to print or to show elsewhere.

mod drawing;
mod paint;
mod raster;
mod style;

use crate::web::app::part::{NotHere, part};
use crate::web::i18n::*;
use crate::web::table::TableView;
use crate::web::table::board::zoom;
use crate::web::ui::file_picker::{download_blob, download_text};
use crate::web::words::game_title;
use drawing::Drawing;
use leptos::task::spawn_local;
use tabletop::table::Part;

/// The room around the board for its shadow, in units of the drawing.
const ROOM: f64 = 24.0;

/// The kinds of picture.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// Lines and areas, sharp at every size.
    Svg,
    /// Points, which every program shows.
    Png,
}

/// Draws the whole board of a table, with a title.
type Draw = fn(TableView, &str) -> Option<Drawing>;

part!(
    picture,
    fn drawer() -> Draw {
        |table, title| {
            let Part { left, top, width, height } = zoom::whole(table);
            let part = Part {
                left: left - ROOM,
                top: top - ROOM,
                width: width + 2.0 * ROOM,
                height: height + 2.0 * ROOM,
            };
            drawing::drawing(&table.find("[data-board]")?, part, title).ok()
        }
    }
);

/// Downloads the board as it is shown now, the whole of it also where only a part is seen.
pub fn save_picture(table: TableView, kind: Kind) {
    let i18n = table.app.i18n;
    let players: Vec<String> = table.seats.iter().map(|player| table.short_name(*player)).collect();
    let title = [game_title(i18n, table.game), &players.join(", ")].join(": ");
    spawn_local(async move {
        let drawn = match drawer().await {
            Ok(draw) => draw(table, &title),
            Err(NotHere) => return table.app.tell(t_string!(i18n, later.missing).to_owned()),
        };
        let saved = match (drawn, kind) {
            (None, _) => None,
            (Some(drawing), Kind::Svg) => {
                download_text(table.game.name(), "svg", &drawing.svg);
                Some(())
            }
            (Some(drawing), Kind::Png) => raster::png(&drawing)
                .await
                .ok()
                .map(|png| download_blob(table.game.name(), "png", &png)),
        };
        if saved.is_none() {
            table.app.tell(t_string!(i18n, picture.failed).to_owned());
        }
    });
}
