//! The layer over the pieces of all rows: badges on targets, and the captures of an inspected move.

use crate::web::games::cities::Table;
use crate::web::table::board::space::at;
use leptos::prelude::*;
use tabletop::cities::{SpaceSet, name};
use tabletop::games::cities::Badge;
use tabletop::table::Geometry;

/// The badges on targets, the captures of an inspected target, and the mark on an inspected square that
/// is no target.
pub fn over(table: Table, geometry: &Geometry) -> impl IntoView + use<> {
    let badges = geometry.rows().iter().flatten().map(|square| {
        let square = *square;
        let place = at(geometry.centre(square));
        let view =
            Memo::new(move |_| table.board.with(|board| board.spaces[square.index()].badges()));
        move || {
            let place = place.clone();
            view.with(|badges| {
                let drawn = badges.iter().map(|badge| draw(*badge)).collect_view();
                (!badges.is_empty()).then(|| view! { <g transform=place>{drawn}</g> })
            })
        }
    });
    let badges: Vec<_> = badges.collect();
    let (centres, lines_at) = (geometry.clone(), geometry.clone());
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
        let each = captures.get().0.into_iter().map(|square| at(centres.centre(square)));
        each.map(|place| view! { <use href="#mark-captured" class="mark" transform=place/> })
            .collect_view()
    };
    let geometry = geometry.clone();
    let refused = move || {
        let place = at(geometry.centre(table.blocked()?));
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

/// The pieces that the inspected move captures, and the lines that enclose them.
fn captures(table: Table) -> (SpaceSet, Vec<SpaceSet>) {
    let effects = table
        .inspected
        .get()
        .and_then(|square| table.board.with(|board| board.spaces[square.index()].effects.clone()));
    effects.map_or((SpaceSet::EMPTY, Vec::new()), |effects| {
        (effects.captured(), effects.lines.iter().map(|line| line.line).collect())
    })
}

fn draw(badge: Badge) -> impl IntoView {
    let city = |id: &'static str| view! { <use href=id class="mark" x="24" y="-24"/> };
    let count = |number: u32, sign: &str, class: &'static str, x: &'static str| {
        view! {
            <use href="#badge-sum" class=class x=x y="30"/>
            <text class="mark-text" x=x y="37">{format!("{sign}{number}")}</text>
        }
    };
    match badge {
        Badge::Promote => city("#badge-promote").into_any(),
        Badge::Conquer => city("#badge-conquer").into_any(),
        Badge::Captured(enemies) => count(enemies, "+", "mark", "24").into_any(),
        Badge::Lost(own) => count(own, "−", "mark mark-attack", "-24").into_any(),
    }
}
