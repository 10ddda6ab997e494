//! The table as the page sees it: the state and whatever follows from it.

use super::advice::{Advice, HintTexts};
use super::computer::Computer;
use super::dispatch::Dispatcher;
use super::resume::resume;
use super::survey::Survey;
use super::texts::{PlyTexts, review_words};
use super::{
    GameViews, HistoryTexts, InspectionTexts, PageGame, Practice, Prompt, Seen, Session, Sheet,
    Stage,
};
use crate::web::app::state::use_app;
use crate::web::words::Names;
use leptos::prelude::*;
use std::ops::Deref;
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::seat::{Seat, Seats};
use tabletop::core::space::Space;
use tabletop::games::KnownPlayers;
use tabletop::record::Record;
use tabletop::record::link::{self, People, Shared, step_of};
use tabletop::record::save;
use tabletop::record::save::SavedGame;
use tabletop::table::{
    Choice, Course, Estimates, Geometry, Input, Pace, TableInput, courses, target,
};

/// The table as the parts around any board see it. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct TableView {
    stage: Stage,
    /// The views of the game.
    pub views: &'static GameViews,
    /// Whether the game goes on.
    pub open: Memo<bool>,
    /// The current player.
    pub player: Memo<Player>,
    /// A number that changes with the record.
    pub revision: Memo<usize>,
    /// Who plays for each player.
    pub seated: Memo<Seats>,
    /// The computer player to move, and its level.
    pub thinker: Memo<Option<(Player, Seat)>>,
    /// The person to move, where that is somebody who plays elsewhere.
    pub elsewhere: Memo<Option<Player>>,
    /// How the computer players go on.
    pub pace: Memo<Pace>,
    /// Whether the game is looked back at.
    pub in_review: Memo<bool>,
    /// The last ply in a sentence, with its number; worked out for a review alone.
    pub review: Memo<String>,
    /// The number of plies before what is shown, and the comment on it, as it was when it was first shown.
    pub comment: Memo<(usize, String)>,
    /// The numbers of plies that a comment stands behind.
    pub commented: Memo<Vec<usize>>,
    /// Says something about what is shown, and saves it.
    pub say: Callback<String>,
    /// The computer players.
    pub computer: Computer,
    /// What the computer says to people.
    pub advice: Advice,
    /// What the computer thinks of the whole game.
    pub survey: Survey,
    /// What is shown of the record.
    pub history: Memo<HistoryTexts>,
    /// The game's texts on the session.
    pub prompt: Memo<Prompt>,
    /// Of each space by number, who could take what stands on it next turn; empty unless it is shown.
    pub threats: Memo<Vec<PlayerSet>>,
    /// The text on the inspected space.
    pub inspection: Memo<Option<InspectionTexts>>,
    /// The space whose piece is picked up.
    pub picked_up: Memo<Option<Space>>,
    /// The space whose piece is looked at, in the teacher's view.
    pub looks_at: Memo<Option<Space>>,
    /// The player whose piece is looked at; else the current one.
    pub actor: Memo<Player>,
    /// The player whose piece is on a space.
    pub owner_on: Callback<Space, Option<Player>>,
    /// The text in a link of what is drawn on the board.
    pub marks_text: Memo<String>,
    /// The space whose chooser is open.
    pub chooser: Memo<Option<Space>>,
    /// Carries out an input; returns whether a move was played.
    pub dispatch: Callback<TableInput, bool>,
    /// The first position and the plies to the current one, in the notation.
    pub so_far: Callback<(), (String, String)>,
    /// Plays a move of the notation, if it is legal; returns whether it was.
    pub play_text: Callback<String, bool>,
    /// A move of the notation as a hint tells it, if it is legal after so many plies.
    pub hint_texts: Callback<(usize, String), Option<HintTexts>>,
    /// A ply of the record as the move list shows it.
    pub ply_texts: Callback<usize, PlyTexts>,
    /// The next, or the previous, target from a space.
    pub target: Callback<(Space, bool), Option<Space>>,
    /// The rotation in which the board is largest in a frame of this width and height.
    pub fit: Callback<(f64, f64), usize>,
    /// The players, for the form of a new game.
    pub players: Callback<(), KnownPlayers>,
    /// The game as a file.
    pub file: Callback<(), String>,
    /// The text of a link; none if the game is too long for one.
    pub link: Callback<Shared, Option<String>>,
    /// What each player had after each ply.
    pub courses: Callback<(), Vec<Course>>,
    /// The game as a computer is asked about it, with nothing known yet.
    pub estimates: Callback<(), Estimates>,
    /// Says who plays here, where the game is played by links; `None` where all do.
    pub play_here: Callback<Option<Player>>,
    /// A game that goes on from what is shown.
    pub branch: Callback<(), SavedGame>,
    /// A new game of the same kind for the same players.
    pub rematch: Callback<(), Option<SavedGame>>,
}

impl TableView {
    /// Who could take what is on a space next turn, while that is shown.
    pub fn threatened_by(self, space: Space) -> PlayerSet {
        self.threats.with(|all| all.get(space.index()).copied()).unwrap_or_default()
    }
}

impl Deref for TableView {
    type Target = Stage;

    fn deref(&self) -> &Stage {
        &self.stage
    }
}

/// The table of a game. Cheap to copy: it is all signals.
pub struct Table<G: PageGame> {
    view: TableView,
    session: RwSignal<Session<G>>,
    seen: Seen<G>,
    /// What the board shows.
    pub board: Memo<G::BoardModel>,
    /// Carries out an input; returns whether a move was played.
    pub dispatch: Callback<Input<G::Move>, bool>,
}

impl<G: PageGame> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: PageGame> Copy for Table<G> {}

impl<G: PageGame> Deref for Table<G> {
    type Target = TableView;

    fn deref(&self) -> &TableView {
        &self.view
    }
}

impl<G: PageGame> Table<G> {
    /// Opens a game: the running one, or one that is practised with.
    pub fn open(record: Record<G>, practice: Option<Practice>) -> Self {
        let app = use_app();
        let i18n = app.i18n;
        let session = RwSignal::new(Session::new(record));
        let stage = Stage::new(app, session, practice);
        let names = stage.names;
        session.update_untracked(|session| resume(stage, session));
        // Read by `get`, not by `track`: a memo that was never read follows nothing.
        let revision = Memo::new(move |_| session.with(Session::revision));
        let seen = Seen::new(stage, session);
        let board = Memo::new(move |_| seen.with(G::board_model));
        let prompt = Memo::new(move |_| {
            names.with(|names| {
                let prompt = session.with(|session| Prompt::of(i18n, names, session));
                // What undo stops is in the game, whatever is looked at.
                match seen.look(|look| G::look_words(i18n, names, look)) {
                    Some(words) => Prompt { words, rule: None, ..prompt },
                    None => prompt,
                }
            })
        });
        let advice = Advice::new(app.engine, app.onlooker);
        let inspection = Memo::new(move |_| {
            if let Some((name, about)) = stage.asked.get() {
                return Some(InspectionTexts::about(name, about));
            }
            let Some(space) = stage.inspected.get() else { return advice.texts(i18n) };
            let words = |names: &Names| {
                board.with(|board| {
                    seen.with(|session| G::inspection(i18n, names, session, board, space))
                })
            };
            Some(names.with(words))
        });
        let dispatcher = Dispatcher { session, stage, prompt };
        let dispatch = Callback::new(move |input| dispatcher.run(input));
        dispatcher.save();
        let of_game =
            move |read: fn(&Record<G>) -> String| session.with_untracked(|s| read(s.live()));
        let history = Memo::new(move |_| {
            revision.get();
            let texts = |names: &Names| {
                session.with_untracked(|s| HistoryTexts::new(i18n, names, s.record()))
            };
            names.with(texts)
        });
        let (open, player) = open_and_player(history);
        let said = RwSignal::new(0);
        let play_text = move |text: String| {
            let read = session.with_untracked(|s| s.record().position().read_move(&text));
            read.is_ok_and(|mv| dispatch.run(Input::Choose(Choice::Play(mv))))
        };
        let view = TableView {
            stage,
            views: &G::VIEWS,
            open,
            player,
            revision,
            seated: Memo::new(move |_| session.with(|s| s.record().seats())),
            thinker: Memo::new(move |_| session.with(Session::thinker)),
            elsewhere: Memo::new(move |_| session.with(Session::elsewhere)),
            pace: Memo::new(move |_| session.with(Session::pace)),
            in_review: Memo::new(move |_| session.with(Session::in_review)),
            review: Memo::new(move |_| {
                revision.get();
                let words = |names: &Names| {
                    session.with_untracked(|s| review_words(i18n, names, s.record()))
                };
                names.with(words)
            }),
            comment: Memo::new(move |_| {
                revision.get();
                session.with_untracked(|session| comment(session.record()))
            }),
            commented: Memo::new(move |_| {
                revision.get();
                said.get();
                session.with_untracked(|session| commented(session.live()))
            }),
            say: Callback::new(move |text: String| {
                // The field shows already what is said.
                session.update_untracked(|session| session.comment(&text));
                dispatcher.save();
                said.update(|times| *times += 1);
            }),
            computer: Computer::new(app.engine),
            advice,
            survey: Survey::new(app.onlooker),
            history,
            prompt,
            threats: Memo::new(move |_| {
                if !app.settings.threats.on.get() || stage.diagram().is_some() {
                    return Vec::new();
                }
                revision.get();
                session.with_untracked(|session| session.record().position().threats())
            }),
            inspection,
            picked_up: Memo::new(move |_| session.with(Session::selected)),
            looks_at: Memo::new(move |_| seen.look(Session::selected).flatten()),
            actor: Memo::new(move |_| seen.actor()),
            owner_on: Callback::new(move |space| {
                session.with_untracked(|session| session.record().position().owner_on(space))
            }),
            marks_text: Memo::new(move |_| {
                stage.teacher.marks.with(|marks| marks.write(|space| stage.name_of(space)))
            }),
            chooser: Memo::new(move |_| session.with(Session::chooser)),
            dispatch: Callback::new(move |input: TableInput| dispatch.run(input.in_game())),
            so_far: Callback::new(move |()| session.with_untracked(|s| s.record().so_far())),
            play_text: Callback::new(play_text),
            hint_texts: Callback::new(move |(ply, text): (usize, String)| {
                let texts = |names: &Names| {
                    let of = |before: &G| HintTexts::of(i18n, names, before, &text);
                    session.with_untracked(|s| s.live().position_after(ply).and_then(of))
                };
                names.with(texts)
            }),
            ply_texts: Callback::new(move |ply| {
                let texts = |names: &Names| {
                    session.with_untracked(|s| PlyTexts::new(i18n, names, s.record(), ply))
                };
                names.with(texts)
            }),
            target: Callback::new(move |(from, next)| {
                stage.geometry.with_untracked(|geometry| {
                    untrack(|| seen.with(|s| target(geometry, s, from, next)))
                })
            }),
            fit: Callback::new(move |(width, height)| {
                session.with_untracked(|s| {
                    let rotations = (0..G::ROTATIONS).map(|r| s.record().position().geometry(r));
                    Geometry::best_rotation(rotations, width, height)
                })
            }),
            players: Callback::new(move |()| {
                session.with_untracked(|s| KnownPlayers::of(s.live()))
            }),
            link: Callback::new(move |shared: Shared| {
                // A review shows an earlier ply; the game that is shared is the whole one.
                session.with_untracked(|s| {
                    let position = shared == Shared::Position;
                    let text =
                        link::write(&shared.link(if position { s.record() } else { s.live() }));
                    let ply = s.reviewed().filter(|_| shared == Shared::Step);
                    text.ok().map(|text| ply.map(|ply| step_of(&text, ply)).unwrap_or(text))
                })
            }),
            file: Callback::new(move |()| of_game(save::write)),
            courses: Callback::new(move |()| session.with_untracked(|s| courses(s.live()))),
            estimates: Callback::new(move |()| session.with_untracked(|s| Estimates::of(s.live()))),
            play_here: Callback::new(move |me| {
                app.play_by_link(me);
                dispatch.run(Input::Here(me));
                dispatcher.save();
            }),
            branch: Callback::new(move |()| {
                session.with_untracked(|s| G::saved(s.record().branch()))
            }),
            rematch: Callback::new(move |()| session.with_untracked(|s| rematch(s.live()))),
        };
        if practice.is_none() && app.ask_who.try_update_value(std::mem::take) == Some(true) {
            view.sheet.set(Some(Sheet::ByLink));
        }
        Self { view, session, seen, board, dispatch }
    }

    /// The table for the parts around the board.
    pub const fn view(self) -> TableView {
        self.view
    }

    /// Something that depends on the record alone: made anew when the record changes, not when a
    /// piece is picked up.
    pub fn record<T>(self, make: impl FnOnce(&Record<G>) -> T) -> T {
        self.revision.get();
        self.session.with_untracked(|session| make(session.record()))
    }

    /// Something that depends on the session: made anew with every change.
    pub fn session<T>(self, make: impl FnOnce(&Session<G>) -> T) -> T {
        self.session.with(make)
    }

    /// Draws what a link brings on the board; what is not known or cannot be drawn is told.
    pub fn draw_from_link(self) {
        self.seen.draw_from_link(self.stage);
    }

    /// The inspected space, if the piece picked up can do nothing there.
    pub fn blocked(self) -> Option<Space> {
        let space = self.inspected.get()?;
        self.seen.with(|session| session.is_blocked(space)).then_some(space)
    }
}

/// The number of plies before the current position, and the comment on it.
fn comment<G: PageGame>(record: &Record<G>) -> (usize, String) {
    (record.at(), record.comments().on(record.at()).to_owned())
}

/// The numbers of plies that a comment stands behind.
fn commented<G: PageGame>(record: &Record<G>) -> Vec<usize> {
    record.comments().all().iter().map(|(plies, _)| *plies).collect()
}

/// A new game for the same players.
fn rematch<G: PageGame>(record: &Record<G>) -> Option<SavedGame> {
    let start = G::rematch(record.position_after(0)?)?;
    Some(G::saved(People::of(record).seated(start)))
}

/// Whether the game goes on, and the current player. Not part of [`Table`], so compiled once for all
/// games.
fn open_and_player(history: Memo<HistoryTexts>) -> (Memo<bool>, Memo<Player>) {
    let open = Memo::new(move |_| history.with(|texts| texts.open));
    (open, Memo::new(move |_| history.with(|texts| texts.player)))
}

/// The table of this game.
pub fn use_table<G: PageGame>() -> Table<G> {
    expect_context()
}

/// The table of this game, for the parts around any board.
pub fn use_table_view() -> TableView {
    expect_context()
}
