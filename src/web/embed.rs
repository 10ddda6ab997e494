//! The game of a link on another page, in a frame: to be looked at step by step, or to be played on.

use crate::web::app::address::address_of;
use crate::web::app::embed::Embed;
use crate::web::app::random::seed;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::table::panels::{
    Actions, Bar, EngineFailure, Lines, Message, PlayerPanels, Steps, TeacherBar,
};
use crate::web::table::screen::{BoardFrame, TableFrame, undo_by_keys};
use crate::web::table::{PageGame, Practice, Table, TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::words::link_error_words;
use leptos::prelude::*;
use tabletop::record::Record;
use tabletop::record::link;
use tabletop::record::save::SavedGame;
use tabletop::table::TableInput;

/// Opens the game of the address, or says why there is none.
pub fn open(embed: Embed) -> AnyView {
    // The page around the frame may put another game into its address.
    let handle = window_event_listener(leptos::ev::hashchange, |_| {
        let _ = location().reload();
    });
    on_cleanup(move || handle.remove());
    let i18n = use_i18n();
    let fragment = location().hash().unwrap_or_default();
    let Some(text) = link::in_address(&fragment) else {
        return fault(move || t_string!(i18n, embed.missing).to_owned());
    };
    let address = address_of(text);
    match link::read(text).and_then(|link| link.open(seed())) {
        Ok(SavedGame::Eko(record)) => open_of(embed, address, record),
        Ok(SavedGame::Cities(record)) => open_of(embed, address, record),
        Err(error) => fault(move || {
            let fault = link_error_words(i18n, &error);
            t_string!(i18n, embed.fault, fault = fault)
        }),
    }
}

fn fault(words: impl Fn() -> String + Send + 'static) -> AnyView {
    view! { <main class="embed-fault"><p role="alert">{words}</p></main> }.into_any()
}

fn open_of<G: PageGame>(embed: Embed, address: String, record: Record<G>) -> AnyView {
    let fragment = location().hash().unwrap_or_default();
    let shown = link::step_in(&fragment).map_or(record.at(), |ply| ply.min(record.plies().len()));
    let judge = Callback::new(|_| None);
    let app = use_app();
    app.link_aids.ask(&fragment);
    app.link_aids.begin(app.settings);
    let practice = Practice { judge, key: None, rotates: true, teaches: true, diagram: None };
    let table = Table::open(record, Some(practice));
    let view = table.view();
    provide_context(table);
    provide_context(view);
    view.close_sheet();
    match embed {
        Embed::Show => {
            view.dispatch.run(TableInput::Hold(true));
            view.dispatch.run(TableInput::Review(Some(shown)));
        }
        Embed::Play => {
            undo_by_keys(view);
            view.computer.run(view);
            view.advice.follow_language(view);
        }
    }
    table.draw_from_link();
    view! { <Frame embed=embed address=address/> }.into_any()
}

/// The board with what belongs to it, and the way to the whole page.
#[component]
fn Frame(embed: Embed, address: String) -> impl IntoView {
    let i18n = use_i18n();
    let table: TableView = use_table_view();
    let word = match embed {
        Embed::Show => "show",
        Embed::Play => "play",
    };
    let open = move || t_string!(i18n, embed.open);
    view! {
        <div class="page embed" data-embed=word>
            <TableFrame>
                <Bar>
                    <a class="button bare" href=address target="_blank" rel="noopener" aria-label=open title=open>
                        <Icon id="share"/>
                    </a>
                </Bar>
                <main class="contents">
                    <BoardFrame>
                        <Message/>
                        <TeacherBar/>
                        <EngineFailure/>
                    </BoardFrame>
                    <Lines/>
                </main>
                <section class="contents" aria-label=move || t_string!(i18n, act.around)>
                    <PlayerPanels/>
                    {match embed {
                        Embed::Show => view! {
                            <div class="table-foot review" role="group" aria-label=move || t_string!(i18n, review.label)>
                                <Steps/>
                            </div>
                        }
                        .into_any(),
                        Embed::Play => view! { <Actions/> }.into_any(),
                    }}
                </section>
                {(table.views.chooser)()}
            </TableFrame>
        </div>
    }
}
