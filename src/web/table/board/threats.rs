//! Where something could be taken next turn, and by whom: marks over the board while they are asked for.

use super::space::at;
use crate::web::i18n::*;
use crate::web::table::TableView;
use crate::web::ui::medal::face;
use crate::web::words::join_and;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::table::Geometry;

/// The gap between the signs of two players.
const GAP: f64 = 20.0;

/// A ring around each threatened space, with the signs of those who threaten it.
pub fn marks(table: TableView) -> impl IntoView {
    move || {
        table.app.settings.threats.on.get().then(|| {
            let marks = table.geometry.with(|geometry| all(table, geometry));
            view! { <g class="threats" aria-hidden="true">{marks}</g> }
        })
    }
}

fn all(table: TableView, geometry: &Geometry) -> impl IntoView + use<> {
    let of_space = |space: &Space| {
        let (space, place) = (*space, at(geometry.centre(*space)));
        let players = Memo::new(move |_| table.threatened_by(space));
        move || {
            let players = players.get();
            (!players.is_empty()).then(|| {
                let signs = players.iter().enumerate().map(|(nth, player)| sign(nth, player));
                view! {
                    <g transform=place.clone()>
                        <path class="threat-ring-under" d=table.views.ring></path>
                        <path class="threat-ring" d=table.views.ring></path>
                        {signs.collect_view()}
                    </g>
                }
            })
        }
    };
    geometry.rows().iter().flatten().map(of_space).collect_view()
}

/// The disc of a player's clan, small, at the lower left of a space.
fn sign(nth: usize, player: Player) -> impl IntoView {
    let place = format!("translate({:.0} 30) scale(.36)", -32.0 + GAP * nth as f64);
    view! { <g data-of=player.to_string() transform=place>{face(player)}</g> }
}

/// The value of `data-threat`: the letters of those who could take what is on a space.
pub fn threat_word(table: TableView, space: Space) -> Option<String> {
    let players = table.threatened_by(space);
    (!players.is_empty()).then(|| players.iter().map(|player| player.to_string()).collect())
}

/// The name of a space, with who could take what is there.
pub fn with_threat(table: TableView, space: Space, name: String) -> String {
    match threat_words(table, space) {
        Some(threat) => [name, threat].join(", "),
        None => name,
    }
}

/// Who could take what is on a space next turn, in words.
pub fn threat_words(table: TableView, space: Space) -> Option<String> {
    let players: Vec<_> = table.threatened_by(space).iter().collect();
    let names: Vec<String> = players.into_iter().map(|player| table.short_name(player)).collect();
    (!names.is_empty()).then(|| {
        let who = join_and(table.app.i18n, &names);
        t_string!(table.app.i18n, space.threatened, who = who)
    })
}
