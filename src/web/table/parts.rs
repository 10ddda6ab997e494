//! What a game tells the page around its board, and what it draws there itself.

use super::{PageGame, Session};
use crate::web::I18n;
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::space::Space;
use tabletop::record::save;
use tabletop::record::save::SavedGame;
use tabletop::record::{Ending, Record};
use tabletop::table::{Geometry, TurnPlies, target, turns};

/// The line about the space that somebody asks about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// What is there.
    pub place: String,
    /// Whether the words say why nothing can be done there.
    pub refused: bool,
    /// Why not; or what would come of it.
    pub words: Option<String>,
}

/// A turn in the move list, and how many of the record's plies are played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The turn.
    pub turn: TurnPlies,
    /// The notation of its plies, so that another move in its place is another line.
    pub words: Vec<String>,
    /// Of the turn's plies, the last that is played.
    pub played: Option<usize>,
    /// Whether the current ply is among them.
    pub current: bool,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct End {
    /// Who has won.
    pub head: String,
    /// Why.
    pub reason: String,
    /// The winners.
    pub winners: PlayerSet,
}

/// Everything that is said of a game, whatever game it is.
#[derive(Clone, Copy)]
pub struct Told {
    /// Whether the game goes on.
    pub open: Memo<bool>,
    /// Who is at turn.
    pub player: Memo<Player>,
    /// The position as text.
    pub position: Memo<String>,
    /// The phase in the notation's word.
    pub phase: Memo<String>,
    /// The phase in words.
    pub phase_words: Memo<&'static str>,
    /// What is asked.
    pub prompt: Memo<String>,
    /// What undo takes back.
    pub undo: Memo<Option<String>>,
    /// What redo plays again.
    pub redo: Memo<Option<String>>,
    /// The last step that somebody decided on.
    pub last: Memo<Option<String>>,
    /// The line about the space asked about.
    pub asked: Memo<Option<Asked>>,
    /// The space whose chooser is open.
    pub asking: Memo<Option<Space>>,
    /// The move list.
    pub lines: Memo<Vec<Line>>,
    /// A ply of the move list in words.
    pub ply: Callback<usize, Option<String>>,
    /// The next or the previous target from a space.
    pub target: Callback<(Space, bool), Option<Space>>,
    /// The turn of the board that fits a frame best.
    pub best_rotation: Callback<(f64, f64), usize>,
    /// How it ended.
    pub end: Callback<(), End>,
    /// The game as a file.
    pub file: Callback<(), String>,
    /// A new game of the same kind for the same players.
    pub again: Callback<(), Option<SavedGame>>,
}

impl Told {
    /// What is told of this session.
    pub(super) fn of<G: PageGame>(
        i18n: I18n,
        names: StoredValue<Names>,
        session: RwSignal<Session<G>>,
        steps: RwSignal<usize>,
        geometry: Memo<Geometry>,
        asked: Memo<Option<Asked>>,
    ) -> Self {
        let at_step = move |make: fn(&Session<G>) -> String| {
            Memo::new(move |_| {
                steps.track();
                session.with_untracked(make)
            })
        };
        let ply = move |ply: usize| {
            let words = |s: &Session<G>| ply_words(i18n, names, s.record(), ply);
            session.with_untracked(words)
        };
        let step = move |of: fn(&Record<G>) -> Option<usize>| {
            Memo::new(move |_| {
                steps.track();
                ply(session.with_untracked(|s| of(s.record()))?)
            })
        };
        let undo = step(Record::undo_to);
        let ending = move || session.with_untracked(|s| s.record().ending());
        Self {
            open: Memo::new(move |_| session.with(Session::is_open)),
            player: Memo::new(move |_| session.with(|s| s.record().position().turn())),
            position: at_step(|s| s.record().position().to_string()),
            phase: at_step(|s| match s.is_open() {
                true => s.record().position().phase(),
                false => "over".to_owned(),
            }),
            phase_words: Memo::new(move |_| session.with(|s| G::phase_words(i18n, s))),
            prompt: Memo::new(move |_| {
                names.with_value(|names| session.with(|s| G::prompt_words(i18n, names, s)))
            }),
            undo: Memo::new(move |_| {
                steps.track();
                ending().map(|ending| ending_words(i18n, ending)).or_else(|| undo.get())
            }),
            redo: step(|record| record.redo_to().map(|_| record.at())),
            last: Memo::new(move |_| {
                steps.track();
                undo.get().filter(|_| ending().is_none())
            }),
            asked,
            asking: Memo::new(move |_| session.with(Session::asking)),
            lines: Memo::new(move |_| {
                steps.track();
                session.with_untracked(|s| lines(s.record()))
            }),
            ply: Callback::new(ply),
            target: Callback::new(move |(from, next)| {
                geometry.with_untracked(|geometry| {
                    session.with_untracked(|s| target(geometry, s, from, next))
                })
            }),
            best_rotation: Callback::new(move |(width, height)| {
                session.with_untracked(|s| {
                    Geometry::best_rotation(s.record().position(), width, height)
                })
            }),
            end: Callback::new(move |()| {
                session.with_untracked(|s| {
                    let words = |names: &Names| G::verdict_words(i18n, names, s.record());
                    let (head, reason) = names.with_value(words).unwrap_or_default();
                    End { head, reason, winners: s.record().winners() }
                })
            }),
            file: Callback::new(move |()| session.with_untracked(|s| save::write(s.record()))),
            again: Callback::new(move |()| session.with_untracked(|s| G::again(s.record()))),
        }
    }
}

/// A ply as the move list tells it.
fn ply_words<G: PageGame>(
    i18n: I18n,
    names: StoredValue<Names>,
    record: &Record<G>,
    ply: usize,
) -> Option<String> {
    let (before, mv) = record.position_after(ply).zip(record.plies().get(ply))?;
    Some(names.with_value(|names| G::step_words(i18n, names, before, *mv)))
}

fn ending_words(i18n: I18n, ending: Ending) -> String {
    use crate::web::i18n::*;
    match ending {
        Ending::Resigned(_) => t_string!(i18n, act.resignation).to_owned(),
        Ending::Draw => t_string!(i18n, act.draw).to_owned(),
    }
}

fn lines<G: PageGame>(record: &Record<G>) -> Vec<Line> {
    let at = record.at();
    let word = |ply: usize| record.position().write_move(record.plies()[ply]);
    let line = |turn: TurnPlies| Line {
        words: turn.plies.clone().map(word).collect(),
        played: turn.plies.clone().rfind(|ply| *ply < at),
        current: at > 0 && turn.plies.contains(&(at - 1)),
        turn,
    };
    turns(record).into_iter().map(line).collect()
}

/// What of the page is a game's own; each finds its table by itself.
#[derive(Clone, Copy)]
pub struct Parts {
    /// What the game is called.
    pub title: fn(I18n) -> &'static str,
    /// The layers of the board, from the ground up.
    pub layers: fn(&Geometry) -> AnyView,
    /// Room around the spaces: left, top, and the sums of both sides.
    pub room: (f64, f64, f64, f64),
    /// A player's plate.
    pub plate: fn(Player) -> AnyView,
    /// Buttons beside undo and redo.
    pub buttons: fn() -> AnyView,
    /// Notes that last.
    pub notes: fn() -> AnyView,
    /// What asks for more than a click.
    pub chooser: fn() -> AnyView,
    /// The rules in short.
    pub rules: fn() -> AnyView,
    /// The score at the end.
    pub score: fn() -> AnyView,
}

impl Parts {
    /// The parts of a game.
    pub(super) fn of<G: PageGame>() -> Self {
        Self {
            title: G::title,
            layers: G::layers,
            room: G::ROOM,
            plate: G::plate,
            buttons: G::buttons,
            notes: G::notes,
            chooser: G::chooser,
            rules: G::rules,
            score: G::score,
        }
    }
}
