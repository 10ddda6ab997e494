//! A panel for each player: points, capital, reserve, supply, captives.

use crate::web::games::eko::pictures::{BuildingPicture, Disc};
use crate::web::games::eko::{PlayerPanel, Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::{PanelFrame, Term};
use crate::web::ui::icon::symbol;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{Building, Player, WINNING_POINTS};
use tabletop::games::eko::ScoreRow;

/// A panel of Ekö.
#[component]
pub fn PanelView(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let panel =
        Memo::new(move |_| table.record(|record| PlayerPanel::new(record.position(), player)));
    let current = Memo::new(move |_| table.open.get() && table.player.get() == player);
    let spoken = move || panel.with(|panel| head_words(i18n, table, player, panel, current.get()));
    let head = view! {
        <Reserve player=player panel=panel/>
        <svg
            class="plate-capital"
            viewBox="-42 -48 84 84"
            aria-hidden="true"
            data-held=move || panel.with(|panel| panel.capital.then_some(""))
        >
            {symbol("capital-1")}
        </svg>
        <span class="plate-captives" aria-hidden="true">
            {move || panel.with(|panel| discs(&panel.captives))}
        </span>
        <span class="plate-points" aria-hidden="true">
            {move || panel.with(|panel| panel.points)}
            <span class="of">{text!(i18n, eko.panel.of_twelve)}</span>
        </span>
    };
    view! {
        <PanelFrame
            player=player
            spoken=Signal::derive(spoken)
            current=current
            out=Signal::derive(move || panel.with(|panel| panel.out))
            head=head.into_any()
        >
            <Body player=player panel=panel/>
        </PanelFrame>
    }
}

fn head_words(
    i18n: I18n,
    table: Table,
    player: Player,
    panel: &PlayerPanel,
    current: bool,
) -> String {
    let name = table.full_name(player);
    let capital = if panel.capital {
        t_string!(i18n, eko.panel.capital)
    } else {
        t_string!(i18n, eko.panel.no_capital)
    };
    let ordinary = panel.reserve.ordinary.to_string();
    let reserve = if panel.reserve.emperor {
        t_string!(i18n, eko.panel.reserve_emperor, discs = ordinary)
    } else {
        ordinary
    };
    let points = panel.points;
    let count = panel.captives.len();
    let captives = t_string!(i18n, eko.panel.held, count = count as u64);
    let mut words = t_string!(
        i18n,
        eko.panel.head,
        name = name,
        points = points,
        capital = capital,
        reserve = reserve
    );
    for (holds, more) in [
        (count > 0, &*captives),
        (current, t_string!(i18n, panel.at_turn)),
        (panel.out, t_string!(i18n, eko.panel.out)),
    ] {
        if holds {
            words = words + ", " + more;
        }
    }
    words
}

#[component]
fn Reserve(player: Player, panel: Memo<PlayerPanel>) -> impl IntoView {
    view! {
        <span class="plate-reserve" aria-hidden="true">
            {move || {
                panel.with(|panel| panel.reserve.emperor).then(|| view! { <Disc player=player crowned=true/> })
            }}
            <Disc player=player/>
            {move || panel.with(|panel| panel.reserve.ordinary)}
        </span>
    }
}

#[component]
fn Body(player: Player, panel: Memo<PlayerPanel>) -> impl IntoView {
    let i18n = use_i18n();
    let track = (0..WINNING_POINTS).map(|point| {
        view! { <li data-on=move || panel.with(|panel| (point < panel.points).then_some(""))></li> }
    });
    let supply = Building::ALL.into_iter().enumerate().map(|(kind, building)| {
        let count = move || panel.with(|panel| panel.supply[kind]);
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
            <div class="tally" data-tally="points">
                <dt>
                    <Term
                        words=move || t_string!(i18n, eko.result.points_head)
                        about=move || t_string!(i18n, eko.about.points)
                    />
                </dt>
                <dd>{move || panel.with(|panel| points_words(i18n, panel.score))}</dd>
            </div>
            <div class="tally">
                <dt>
                    <Term
                        words=move || t_string!(i18n, eko.panel.supply)
                        about=move || t_string!(i18n, eko.about.supply)
                    />
                </dt>
                <dd>{supply.collect_view()}</dd>
            </div>
            <div class="tally">
                <dt>
                    <Term
                        words=move || t_string!(i18n, eko.panel.captives)
                        about=move || t_string!(i18n, eko.about.captives)
                    />
                </dt>
                <dd>{move || captives(i18n, &panel.with(|panel| panel.captives.clone()))}</dd>
            </div>
            {move || landmarks(i18n, &panel.get())}
        </dl>
    }
}

/// The points by their source, in words.
fn points_words(i18n: I18n, score: ScoreRow) -> String {
    let each = [
        (score.buildings, t_string!(i18n, eko.panel.for_buildings, points = score.buildings)),
        (score.captives, t_string!(i18n, eko.panel.for_captives, points = score.captives)),
        (
            score.pyramids.unwrap_or(0),
            t_string!(i18n, eko.panel.for_pyramids, points = score.pyramids.unwrap_or(0)),
        ),
    ];
    let words: Vec<String> =
        each.into_iter().filter(|(points, _)| *points > 0).map(|(_, words)| words).collect();
    if words.is_empty() { t_string!(i18n, eko.panel.none).to_owned() } else { words.join(" · ") }
}

/// The pyramids and the lighthouse that are held.
fn landmarks(i18n: I18n, panel: &PlayerPanel) -> impl IntoView + use<> {
    let held = |id: &'static str, spoken: String| {
        view! {
            <div class="tally" data-held=id>
                <dt class="visually-hidden">{spoken}</dt>
                <dd>
                    <svg viewBox="-36 -52 72 84" aria-hidden="true">{symbol(id)}</svg>
                    {(panel.pyramids > 1 && id == "pyramid").then_some(panel.pyramids)}
                </dd>
            </div>
        }
    };
    let count = panel.pyramids;
    (
        (count > 0).then(|| held("pyramid", t_string!(i18n, eko.panel.pyramids, count = count))),
        panel
            .lighthouse
            .then(|| held("lighthouse", t_string!(i18n, eko.panel.lighthouse).to_owned())),
    )
}

/// The emperors of these players.
fn discs(captives: &[Player]) -> impl IntoView + use<> {
    let disc = |owner: &Player| view! { <Disc player=*owner crowned=true emblem=true/> };
    captives.iter().map(disc).collect_view()
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
