//! Stacks, buildings and the ground they stand on, drawn from the symbol sheet.

use crate::web::games::eko::pictures::building_id;
use crate::web::ui::clans::clan;
use crate::web::ui::icon::{symbol, symbol_at};
use leptos::prelude::*;
use tabletop::eko::{Board, Building, PlacedBuilding, Space, Stack, Terrain};

/// Height of a disc.
const DISC: i32 = 9;

/// A small number that differs from space to space and stays when the board is turned.
pub fn variety(board: &Board, space: Space) -> usize {
    let hex = board.hex(space);
    let (q, r) = (usize::from(hex.q.unsigned_abs()), usize::from(hex.r.unsigned_abs()));
    (7 * q + 13 * r + 3 * q * r + 5) % 97
}

/// The symbol of a terrain; some have several, so that the land does not repeat itself.
fn ground_id(terrain: Terrain, variety: usize) -> String {
    let (name, kinds) = match terrain {
        Terrain::Movement => ("movement", 3),
        Terrain::Reg => ("reg", 3),
        Terrain::Canyon => ("canyon", 3),
        Terrain::Mountain => ("mountain", 3),
        Terrain::Capital => ("capital", 1),
        Terrain::Abyss => ("abyss", 2),
        Terrain::Storm(_) => ("storm", 2),
        Terrain::WindTemple => return "temple-wind".to_owned(),
        Terrain::MoonTemple => return "temple-moon".to_owned(),
        Terrain::SandTemple => return "temple-sand".to_owned(),
        Terrain::Portal(_) => return "portal".to_owned(),
    };
    format!("{name}-{}", variety % kinds + 1)
}

/// A terrain as it is drawn on a rotated board.
pub fn rotated(terrain: Terrain, rotation: usize) -> Terrain {
    match terrain {
        Terrain::Portal(open) => Terrain::Portal(open.rotated(rotation)),
        other => other,
    }
}

/// The ground of a space.
pub fn ground(terrain: Terrain, variety: usize) -> impl IntoView {
    let id = ground_id(terrain, variety);
    match terrain {
        Terrain::Portal(open) => {
            symbol_at(&id, format!("rotate({})", -60 * open.number() as i32)).into_any()
        }
        _ => symbol(&id).into_any(),
    }
}

/// A stack: its discs, the emblem, the crown, the number.
pub fn stack(stack: Stack) -> impl IntoView {
    let clan = clan(stack.owner);
    let discs = (0..i32::from(stack.discs)).map(|level| {
        view! { <use href=format!("#disc-{clan}") y=(-DISC * level).to_string()/> }
    });
    let top = -DISC * (i32::from(stack.discs) - 1);
    view! {
        <g class="stack" data-of=stack.owner.to_string()>
            <g transform="translate(0 10)">
                {symbol(&format!("shadow-{}", stack.discs))}
                {discs.collect_view()}
                <use href=format!("#top-{clan}") y=top.to_string()/>
                {stack.emperor.then(|| view! { <use href="#crown" y=top.to_string()/> })}
                <text class="count" y=(top + 1).to_string()>{stack.discs.to_string()}</text>
            </g>
        </g>
    }
}

/// Where a building's foot stands, and where its emblem hangs.
const fn places(building: Building) -> (&'static str, &'static str) {
    match building {
        Building::Camp => ("translate(-1 26)", "translate(-8 14) scale(.52)"),
        Building::Tower => ("translate(0 28)", "translate(-3.5 6) scale(.42)"),
        Building::Castle => ("translate(0 30) scale(.96)", "translate(-1 -2) scale(.4)"),
    }
}

/// A building with its owner's emblem.
pub fn building(placed: PlacedBuilding) -> impl IntoView {
    let (foot, emblem) = places(placed.building);
    view! {
        <g class="building" data-of=placed.owner.to_string()>
            <g>
                {symbol_at(building_id(placed.building), foot.to_owned())}
                <use href=format!("#emblem-{}", clan(placed.owner)) class="crest" transform=emblem/>
            </g>
        </g>
    }
}

/// A building that could be built.
pub fn ghost(placed: PlacedBuilding) -> impl IntoView {
    let (foot, _) = places(placed.building);
    view! {
        <g class="ghost" data-of=placed.owner.to_string()>
            {symbol_at(building_id(placed.building), foot.to_owned())}
        </g>
    }
}
