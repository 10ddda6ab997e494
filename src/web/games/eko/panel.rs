//! A plate for each player: points, capital, reserve, supply, captives.

use crate::web::games::eko::pictures::{BuildingPicture, Disc};
use crate::web::games::eko::{PlayerPanel, Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::PanelFrame;
use crate::web::ui::icon::symbol;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{Building, Player, WINNING_POINTS};

/// A plate of Ekö.
#[component]
pub fn PanelView(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let plate =
        Memo::new(move |_| table.record(|record| PlayerPanel::new(record.position(), player)));
    let current = Memo::new(move |_| table.open.get() && table.player.get() == player);
    let name = table.short_name(player);
    let spoken = move || plate.with(|plate| head_words(i18n, table, player, plate, current.get()));
    let head = view! {
        <Reserve player=player plate=plate/>
        <svg
            class="plate-capital"
            viewBox="-42 -48 84 84"
            aria-hidden="true"
            data-held=move || plate.with(|plate| plate.capital.then_some(""))
        >
            {symbol("capital-1")}
        </svg>
        <span class="plate-points" aria-hidden="true">
            {move || plate.with(|plate| plate.points)}
            <span class="of">{text!(i18n, eko.panel.of_twelve)}</span>
        </span>
    };
    view! {
        <PanelFrame
            player=player
            name=name
            spoken=Signal::derive(spoken)
            current=current
            out=Signal::derive(move || plate.with(|plate| plate.out))
            head=head.into_any()
        >
            <Body player=player plate=plate/>
        </PanelFrame>
    }
}

fn head_words(
    i18n: I18n,
    table: Table,
    player: Player,
    plate: &PlayerPanel,
    current: bool,
) -> String {
    let name = table.full_name(player);
    let capital = if plate.capital {
        t_string!(i18n, eko.panel.capital)
    } else {
        t_string!(i18n, eko.panel.no_capital)
    };
    let ordinary = plate.reserve.ordinary.to_string();
    let reserve = if plate.reserve.emperor {
        t_string!(i18n, eko.panel.reserve_emperor, discs = ordinary)
    } else {
        ordinary
    };
    let points = plate.points;
    let mut words = t_string!(
        i18n,
        eko.panel.head,
        name = name,
        points = points,
        capital = capital,
        reserve = reserve
    );
    for (holds, more) in
        [(current, t_string!(i18n, panel.at_turn)), (plate.out, t_string!(i18n, eko.panel.out))]
    {
        if holds {
            words = words + ", " + more;
        }
    }
    words
}

#[component]
fn Reserve(player: Player, plate: Memo<PlayerPanel>) -> impl IntoView {
    view! {
        <span class="plate-reserve" aria-hidden="true">
            {move || {
                plate.with(|plate| plate.reserve.emperor).then(|| view! { <Disc player=player crowned=true/> })
            }}
            <Disc player=player/>
            {move || plate.with(|plate| plate.reserve.ordinary)}
        </span>
    }
}

#[component]
fn Body(player: Player, plate: Memo<PlayerPanel>) -> impl IntoView {
    let i18n = use_i18n();
    let track = (0..WINNING_POINTS).map(|point| {
        view! { <li data-on=move || plate.with(|plate| (point < plate.points).then_some(""))></li> }
    });
    let supply = Building::ALL.into_iter().enumerate().map(|(kind, building)| {
        let count = move || plate.with(|plate| plate.supply[kind]);
        let spoken = move || match building {
            Building::Camp => t_string!(i18n, eko.panel.camps, count = count()),
            Building::Tower => t_string!(i18n, eko.panel.towers, count = count()),
            Building::Castle => t_string!(i18n, eko.panel.castles, count = count()),
        };
        view! {
            <span>
                <BuildingPicture player=player building=building/>
                <span aria-hidden="true">{count}</span>
                <span class="visually-hidden">{spoken}</span>
            </span>
        }
    });
    view! {
        <ol class="track" aria-hidden="true">{track.collect_view()}</ol>
        <dl class="tallies">
            <div class="tally">
                <dt>{text!(i18n, eko.panel.supply)}</dt>
                <dd>{supply.collect_view()}</dd>
            </div>
            <div class="tally">
                <dt>{text!(i18n, eko.panel.captives)}</dt>
                <dd>{move || captives(i18n, &plate.with(|plate| plate.captives.clone()))}</dd>
            </div>
            {move || landmarks(i18n, &plate.get())}
        </dl>
    }
}

/// The pyramids and the lighthouse that are held.
fn landmarks(i18n: I18n, plate: &PlayerPanel) -> impl IntoView + use<> {
    let held = |id: &'static str, spoken: String| {
        view! {
            <div class="tally" data-held=id>
                <dt class="visually-hidden">{spoken}</dt>
                <dd>
                    <svg viewBox="-36 -52 72 84" aria-hidden="true">{symbol(id)}</svg>
                    {(plate.pyramids > 1 && id == "pyramid").then_some(plate.pyramids)}
                </dd>
            </div>
        }
    };
    let count = plate.pyramids;
    (
        (count > 0).then(|| held("pyramid", t_string!(i18n, eko.panel.pyramids, count = count))),
        plate
            .lighthouse
            .then(|| held("lighthouse", t_string!(i18n, eko.panel.lighthouse).to_owned())),
    )
}

fn captives(i18n: I18n, captives: &[Player]) -> impl IntoView + use<> {
    let table = use_table();
    if captives.is_empty() {
        return view! { <span class="none">{text!(i18n, eko.panel.none)}</span> }.into_any();
    }
    let each = captives.iter().map(|owner| {
        let name = table.short_name(*owner);
        view! {
            <span>
                <Disc player=*owner crowned=true emblem=true/>
                <span class="visually-hidden">{t_string!(i18n, eko.panel.captive, name = name)}</span>
            </span>
        }
    });
    each.collect_view().into_any()
}
