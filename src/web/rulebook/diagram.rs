//! A diagram: a drawing of a position, on which moves can be tried once that is asked for.

use super::Reader;
use super::drawing::Drawing;
use crate::web::i18n::*;
use crate::web::table::board::Board;
use crate::web::table::{
    self, Judged, PageGame, Practice, Table, TableView, Tried, use_table_view,
};
use crate::web::ui::clans::{clans_attribute, provide_clans};
use crate::web::ui::icon::Icon;
use crate::web::words::Names;
use leptos::html::Figure;
use leptos::prelude::*;
use tabletop::game::GameName;
use tabletop::rulebook::Diagram;
use tabletop::table::Part;

/// A diagram of a paragraph, with what can be tried in it.
#[component]
pub fn DiagramView(
    reader: Reader,
    drawing: Drawing,
    key: String,
    diagram: Diagram,
) -> impl IntoView {
    let i18n = use_i18n();
    let frame = NodeRef::<Figure>::new();
    let live = RwSignal::new(false);
    // Begins anew with each change.
    let round = RwSignal::new(0);
    let line = ["why-", &key].concat();
    let caption = {
        let key = key.clone();
        move || reader.text(&key, "diagram")
    };
    let drawn = {
        let key = key.clone();
        Memo::new(move |_| live.get() || drawing.has_drawn(&key))
    };
    let table = move || {
        round.track();
        let at = drawn.get().then_some((frame, live, line.as_str()));
        untrack(|| match reader.game {
            GameName::Eko => open::<tabletop::eko::Position>(&diagram, at),
            GameName::Cities => open::<tabletop::cities::Position>(&diagram, at),
        })
    };
    // Each button says which diagram it begins.
    let label = {
        let key = key.clone();
        move || {
            let word = match live.get() {
                true => t_string!(i18n, rulebook.again),
                false => t_string!(i18n, rulebook.try_it),
            };
            [word, ": ", &reader.text(&key, "title")].concat()
        }
    };
    let begin = move |_| {
        live.set(true);
        round.update(|round| *round += 1);
    };
    view! {
        <figure class="diagram" data-diagram=key data-live=move || live.get().then_some("") node_ref=frame>
            {table}
            <figcaption>
                <span>{caption}</span>
                " "
                <button type="button" class="button bare" aria-label=label on:click=begin>
                    {move || if live.get() {
                        view! { <Icon id="undo"/>{text!(i18n, rulebook.again)} }.into_any()
                    } else {
                        view! { <Icon id="play"/>{text!(i18n, rulebook.try_it)} }.into_any()
                    }}
                </button>
            </figcaption>
        </figure>
    }
}

/// The table of a diagram at its beginning: its frame, whether it is live, and the id of its line; its
/// room alone until it is drawn.
fn open<G: PageGame>(
    diagram: &Diagram,
    at: Option<(NodeRef<Figure>, RwSignal<bool>, &str)>,
) -> AnyView {
    let Some(session) = diagram.session::<G>() else { return ().into_any() };
    let part = part(session.record().position(), diagram);
    let Some((frame, live, line)) = at else {
        let Part { left, top, width, height } = part;
        let room = format!("{left:.1} {top:.1} {width:.1} {height:.1}");
        return view! {
            <div class="table diagram-board">
                <svg class="drawn-board" viewBox=room></svg>
            </div>
        }
        .into_any();
    };
    let (plies, played) = (diagram.plies, StoredValue::new(0));
    // After so many decisions the position stays to be looked at.
    let judge = Callback::new(move |tried| {
        if let Tried::Played(_) = tried {
            played.update_value(|played| *played += 1);
        }
        Some(Judged { hold: played.get_value() >= plies, words: String::new() })
    });
    let at = table::Diagram { frame, live, pick: session.selected() };
    let practice = Practice { judge, key: None, rotates: false, teaches: false, diagram: Some(at) };
    let table = Table::open(session.record().clone(), Some(practice));
    provide_context(table);
    provide_context(table.view());
    if diagram.part.is_some() {
        table.shown.choose(Some(part));
    }
    if live.get_untracked() {
        request_animation_frame(move || table.focus_board());
    }
    view! { <Small line=line.to_owned()/> }.into_any()
}

/// What is drawn of the board: what is between two spaces, or all of it with the room around it.
fn part<G: PageGame>(position: &G, diagram: &Diagram) -> Part {
    let geometry = position.geometry(0);
    let centre = |name: &String| {
        let space = geometry.spaces().find(|space| position.space_name(*space) == *name)?;
        Some(geometry.centre(space))
    };
    let corners = diagram.part.as_ref().map(|(one, other)| (centre(one), centre(other)));
    if let Some((Some((a, b)), Some((c, d)))) = corners {
        let size = geometry.space_size();
        return Part {
            left: a.min(c) - size / 2.0,
            top: b.min(d) - size / 2.0,
            width: (a - c).abs() + size,
            height: (b - d).abs() + size,
        };
    }
    let (x, y, w, h) = G::VIEWS.room;
    let (left, top, width, height) = geometry.bounds();
    Part { left: left - x, top: top - y, width: width + w, height: height + h }
}

/// The board, and the line about what is looked at and what was played.
#[component]
fn Small(line: String) -> impl IntoView {
    let table = use_table_view();
    let clans = table.names.with_untracked(Names::clans);
    provide_clans(clans);
    view! {
        <div
            class="table diagram-board"
            data-clans=clans_attribute(clans)
            inert=move || !table.is_live()
        >
            <Board/>
        </div>
        {move || table.is_live().then(|| view! {
            <p class="why aside diagram-line" id=line.clone()>{move || words(table)}</p>
            {(table.views.chooser)()}
        })}
    }
}

/// What was played, else what is looked at, else what can be done.
fn words(table: TableView) -> String {
    let played = table.history.with(|history| history.ply);
    if let Some(of) = table.inspection.get() {
        let parts = [Some(of.space), of.words];
        return parts.into_iter().flatten().collect::<Vec<_>>().join(". ");
    }
    if played == 0 {
        return table.prompt.with(|prompt| prompt.words.clone());
    }
    let mut words: Vec<String> = (0..played).map(|ply| table.ply_texts.run(ply).sentence).collect();
    if let Some(result) = table.history.with(|history| history.game.result.clone()) {
        words.extend([result.head + ".", result.reason]);
    }
    words.join(" ")
}
