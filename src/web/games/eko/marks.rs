//! The badges over the pieces of all rows: the effects of a click, by shape and number.

use crate::web::games::eko::Table;
use crate::web::games::eko::pictures::building_id;
use crate::web::table::board::space::at;
use leptos::prelude::*;
use tabletop::eko::Player;
use tabletop::games::eko::Badge;
use tabletop::table::Geometry;

/// The layer of badges, and the mark on an inspected space that is no target.
pub fn over(table: Table, geometry: &Geometry) -> impl IntoView + use<> {
    let badges = geometry.rows().iter().flatten().map(|space| {
        let space = *space;
        let place = at(geometry.centre(space));
        let view =
            Memo::new(move |_| table.board.with(|board| board.spaces[space.index()].badges()));
        move || {
            let turn = table.actor.get_untracked();
            let place = place.clone();
            view.with(|badges| {
                let drawn = badges.iter().map(|badge| draw(*badge, turn)).collect_view();
                (!badges.is_empty()).then(|| view! { <g transform=place>{drawn}</g> })
            })
        }
    });
    let badges: Vec<_> = badges.collect();
    let leads = crate::web::games::eko::landmarks::leads(table, geometry);
    let geometry = geometry.clone();
    let refused = move || {
        let place = at(geometry.centre(table.blocked()?));
        Some(view! { <use href="#mark-blocked" class="mark" transform=place/> })
    };
    view! { <g class="over" aria-hidden="true">{leads}{badges}{refused}</g> }
}

/// Badges stand left and right of the middle, where the count of the stack is, and above the spaces
/// below, whose stacks reach up.
fn draw(badge: Badge, turn: Player) -> impl IntoView {
    match badge {
        Badge::Attack => {
            view! { <use href="#badge-attack" class="mark mark-attack" x="31" y="15"/> }.into_any()
        }
        Badge::Kamikaze => {
            view! { <use href="#badge-kamikaze" class="mark mark-attack" x="31" y="15"/> }
                .into_any()
        }
        Badge::Sum(together) => view! {
            <use href="#badge-sum" class="mark" transform="translate(29 19) scale(.85)"/>
            <text class="mark-text" x="29" y="26">{format!("={together}")}</text>
        }
        .into_any(),
        Badge::Room(room) => view! {
            <use href="#badge-reinforce" class="mark" x="34" y="17"/>
            <text class="mark-text" x="34" y="13">{format!("+{room}")}</text>
        }
        .into_any(),
        Badge::Moon => view! { <use href="#badge-moon" class="mark" x="30" y="-22"/> }.into_any(),
        Badge::Sand => view! { <use href="#badge-sand" class="mark" x="30" y="-22"/> }.into_any(),
        Badge::Loss(discs) => view! {
            <g transform="translate(-30 -22) scale(.72)">
                <use href="#badge-loss" class="mark mark-attack"/>
                <text class="loss-text" x="10" y="7">{format!("−{discs}")}</text>
            </g>
        }
        .into_any(),
        Badge::Swap => view! { <use href="#badge-swap" class="mark" x="30" y="18"/> }.into_any(),
        Badge::Build(building) => view! {
            <use href="#badge-build" class="mark" transform="translate(21 -21) scale(1.4)"/>
            <g class="building" data-of=turn.to_string()>
                <use
                    href=format!("#{}", building_id(building))
                    transform="translate(21 -4) scale(.62)"
                />
            </g>
        }
        .into_any(),
    }
}
