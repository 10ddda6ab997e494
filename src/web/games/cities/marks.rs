//! Badges over the pieces of every row: what a move would bring, and what it would cost.

use crate::web::games::cities::Table;
use leptos::prelude::*;
use tabletop::cities::{CityEffect, Player, Space, SpaceSet, name};
use tabletop::games::cities::{BoardModel, SpaceModel};
use tabletop::table::Geometry;

/// Badges on the targets; for the inspected one, what it would capture, or that nothing can be done
/// there.
pub fn over(table: Table, geometry: &Geometry) -> impl IntoView + use<> {
    let badges = geometry.rows().iter().flatten().map(|square| {
        let square = *square;
        let place = place(geometry.centre(square));
        let view = Memo::new(move |_| {
            table.board.with(|board| Badges::of(&board.spaces[square.index()], board))
        });
        move || {
            let badges = view.get();
            let place = place.clone();
            (badges != Badges::default()).then(|| view! { <g transform=place>{draw(badges)}</g> })
        }
    });
    let badges: Vec<_> = badges.collect();
    let (at, lines_at) = (geometry.clone(), geometry.clone());
    let captures = Memo::new(move |_| captures(table));
    let lines = move || {
        let each = captures.get().1.into_iter().filter_map(|line| {
            let (first, last) = (line.into_iter().next()?, line.into_iter().last()?);
            let ((x, y), (u, v)) = (lines_at.centre(first), lines_at.centre(last));
            Some(format!("M{x:.1} {y:.1}L{u:.1} {v:.1}"))
        });
        let d: String = each.collect();
        view! { <path class="m-grip-under" d=d.clone()></path><path class="m-grip" d=d></path> }
    };
    let listed = move || {
        let names: Vec<String> = captures.get().0.into_iter().map(name).collect();
        (!names.is_empty()).then(|| names.join(" "))
    };
    let doomed = move || {
        let each = captures.get().0.into_iter().map(|square| place(at.centre(square)));
        each.map(|place| view! { <use href="#mark-captured" class="mark" transform=place/> })
            .collect_view()
    };
    let geometry = geometry.clone();
    let refused = move || {
        let place = place(geometry.centre(table.blocked()?));
        Some(view! { <use href="#mark-blocked-square" class="mark" transform=place/> })
    };
    view! {
        <g class="over" aria-hidden="true">
            <g class="captures" data-captures=listed>{lines}{doomed}</g>
            {badges}
            {refused}
        </g>
    }
}

/// The pieces that the inspected move would capture, and the lines that enclose them.
fn captures(table: Table) -> (SpaceSet, Vec<SpaceSet>) {
    let brings = table
        .inspected
        .get()
        .and_then(|square| table.board.with(|board| board.spaces[square.index()].brings.clone()));
    brings.map_or((SpaceSet::EMPTY, Vec::new()), |brings| {
        (brings.captured(), brings.enclosures.iter().map(|line| line.line).collect())
    })
}

fn place((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// The badges of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Badges {
    city: Option<CityEffect>,
    /// Enemy and own pieces that would be captured.
    captured: (u32, u32),
}

impl Badges {
    fn of(view: &SpaceModel, board: &BoardModel) -> Self {
        let Some(brings) = &view.brings else { return Self::default() };
        let mover = board.spaces.iter().find(|view| view.selected).and_then(|view| view.piece);
        let mover = mover.map(|piece| piece.owner);
        let owner = |square: Space| -> Option<Player> {
            if square == view.space {
                mover
            } else {
                board.spaces[square.index()].piece.map(|p| p.owner)
            }
        };
        let captured = brings.captured();
        let own: SpaceSet = captured.into_iter().filter(|s| owner(*s) == mover).collect();
        Self { city: brings.city, captured: (captured.len() - own.len(), own.len()) }
    }
}

fn draw(badges: Badges) -> impl IntoView {
    let city = badges.city.map(|effect| match effect {
        CityEffect::Promotion => "#badge-promote",
        CityEffect::Conquest => "#badge-conquer",
    });
    let (enemies, own) = badges.captured;
    let count = |number: u32, sign: &str, class: &'static str, x: &'static str| {
        (number > 0).then(|| {
            view! {
                <use href="#badge-sum" class=class x=x y="30"/>
                <text class="mark-text" x=x y="37">{format!("{sign}{number}")}</text>
            }
        })
    };
    view! {
        {city.map(|id| view! { <use href=id class="mark" x="24" y="-24"/> })}
        {count(enemies, "+", "mark", "24")}
        {count(own, "−", "mark mark-attack", "-24")}
    }
}
