//! The end of a game: who has won, and why.

use super::super::art::{Icon, Medal};
use super::super::start::form::deal_record;
use super::super::table::{Table, use_table};
use super::super::words::{reason_words, verdict_words};
use super::sheet::Modal;
use crate::web::i18n::*;
use crate::web::played::{Act, Plate, Verdict};
use eko::eko::{Building, CAPTIVE_POINTS, Landmark, PYRAMID_POINTS, Variants};
use leptos::prelude::*;

/// Who has won, why, the score, and where to go from here.
#[component]
pub fn Over() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (head, reason, winners) = table.words(|names, session| {
        let record = session.record();
        let verdict = Verdict::of(record);
        let head = verdict.map(|v| verdict_words(i18n, names, v)).unwrap_or_default();
        let reason = verdict.map(|v| reason_words(i18n, names, v)).unwrap_or_default();
        (head, reason, record.winners())
    });
    let close = move || table.sheet.set(None);
    view! {
        <Modal id="over" title=Signal::stored(head) on_close=close>
            <div class="winner">
                {winners.iter().map(|player| view! { <Medal player=player/> }).collect_view()}
                <p>{reason}</p>
            </div>
            <Score/>
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| close()>
                    {t!(i18n, over.look)}
                </button>
                <button type="button" class="button" on:click=move |_| take_back(table)>
                    <Icon id="undo"/>
                    {t!(i18n, over.undo)}
                </button>
                <button type="button" class="button main" on:click=move |_| again(table)>
                    <Icon id="new"/>
                    {t!(i18n, over.again)}
                </button>
            </div>
        </Modal>
    }
}

fn take_back(table: Table) {
    table.sheet.set(None);
    table.act(Act::Undo);
}

/// The same players on a new board.
fn again(table: Table) {
    let names = table.session.with_untracked(|session| session.record().names().to_vec());
    if let Some(record) = deal_record(names, super::super::seed(), &Variants::default()) {
        table.hall.sit_down(record);
    }
}

#[component]
fn Score() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let rows = table.session.with_untracked(|session| {
        let position = session.record().position();
        position.seats().iter().map(|p| (*p, Plate::new(position, *p))).collect::<Vec<_>>()
    });
    let with_pyramids = table.session.with_untracked(|session| {
        let board = session.record().position().board();
        !(board.around(Landmark::Pyramid1) | board.around(Landmark::Pyramid2)).is_empty()
    });
    let rows = rows.into_iter().map(|(player, plate)| {
        let left = Building::ALL.iter().zip(plate.supply);
        let built: u8 = left.map(|(kind, left)| (kind.owned() - left) * kind.points()).sum();
        let captives = plate.captives.len() as u8 * CAPTIVE_POINTS;
        let name = table.names.with_value(|names| names.full(i18n, player));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{built}</td>
                <td>{captives}</td>
                {with_pyramids.then(|| view! { <td>{plate.pyramids * PYRAMID_POINTS}</td> })}
                <td>{plate.points}</td>
            </tr>
        }
    });
    view! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col">{t!(i18n, over.player)}</th>
                    <th scope="col">{t!(i18n, over.buildings)}</th>
                    <th scope="col">{t!(i18n, over.captives)}</th>
                    {with_pyramids.then(|| view! {
                        <th scope="col">{t!(i18n, over.pyramids)}</th>
                    })}
                    <th scope="col">{t!(i18n, over.points_head)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
