//! The texts of a table as plain data.

use super::{PageGame, Session};
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::space::Space;
use tabletop::record::{Ending, Record};
use tabletop::table::{ShownStep, TurnPlies, deciding_spaces, shown_steps, since_last_turn, turns};

/// What a game says about its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordTexts {
    /// The phase in the notation's word.
    pub phase: String,
    /// The result, once the game is over.
    pub result: Option<ResultTexts>,
}

/// How a game ended, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ResultTexts {
    /// Who has won.
    pub head: String,
    /// Why.
    pub reason: String,
}

/// What a game says to the current player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The phase in words.
    pub phase: &'static str,
    /// What the player can do now.
    pub words: String,
    /// What undo stops before it takes back a step.
    pub undo: Option<&'static str>,
    /// The paragraph of the rules about it.
    pub rule: Option<&'static str>,
}

impl Prompt {
    /// What a game says to the person to move; what everyone waits for while a computer player or somebody
    /// elsewhere is, and that nothing is played in a review.
    pub fn of<G: PageGame>(i18n: I18n, names: &Names, session: &Session<G>) -> Self {
        let prompt = G::prompt(i18n, names, session);
        let words = if session.in_review() {
            let (number, of) = (session.record().at(), session.record().plies().len());
            t_string!(i18n, review.prompt, number = number, of = of)
        } else if session.thinker().is_some() {
            t_string!(i18n, computer.thinks).to_owned()
        } else if let Some(other) = session.elsewhere() {
            t_string!(i18n, by_link.prompt, name = names.short(other).to_owned())
        } else {
            return prompt;
        };
        Self { words, undo: None, rule: None, ..prompt }
    }
}

/// What a game says about an inspected space.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InspectionTexts {
    /// What is there.
    pub space: String,
    /// The paragraph of the rules that gives the reason, where the words say why nothing can be done there.
    pub rule: Option<&'static str>,
    /// Why not, or the effects of a click.
    pub words: Option<String>,
}

impl InspectionTexts {
    /// What something is for.
    pub fn about(name: &str, about: &str) -> Self {
        Self { space: name.to_owned(), rule: None, words: Some(about.to_owned()) }
    }
}

/// Everything that is shown of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryTexts {
    /// Whether the game goes on.
    pub open: bool,
    /// The current player.
    pub player: Player,
    /// What the game itself says.
    pub game: RecordTexts,
    /// The position in the notation.
    pub position: String,
    /// The number of plies before it.
    pub ply: usize,
    /// The number of plies of the record.
    pub plies: usize,
    /// The step that undo takes back.
    pub undo: Option<String>,
    /// The step that redo plays again.
    pub redo: Option<String>,
    /// What has happened since the current player's last turn.
    pub since: String,
    /// The steps among it that the board shows.
    pub steps: Vec<ShownStep>,
    /// The winners.
    pub winners: PlayerSet,
    /// The spaces that decided the game.
    pub deciding: Vec<Space>,
    /// The last ply in a sentence, if it decided the game.
    pub deciding_ply: Option<String>,
    /// The move list.
    pub turns: Vec<ListedTurn>,
}

/// A turn in the move list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ListedTurn {
    /// The turn.
    pub turn: TurnPlies,
    /// The notation of its plies.
    pub notation: Vec<String>,
    /// The numbers of its plies among the steps that the board shows.
    pub numbers: Vec<Option<usize>>,
    /// The last of its plies that is not undone.
    pub played: Option<usize>,
    /// Whether the current ply is among them.
    pub current: bool,
}

impl HistoryTexts {
    /// The texts of a record.
    pub fn new<G: PageGame>(i18n: I18n, names: &Names, record: &Record<G>) -> Self {
        let words = |ply: usize| ply_words(i18n, names, record, ply);
        let last = record.undo_to().filter(|_| record.ending().is_none()).and_then(words);
        let steps = shown_steps(record);
        let deciding = deciding_spaces(record);
        let ending = record.ending().map(|ending| match ending {
            Ending::Resigned(_) => t_string!(i18n, act.resignation).to_owned(),
            Ending::Draw => t_string!(i18n, act.draw).to_owned(),
        });
        Self {
            open: record.result().is_none(),
            player: record.position().turn(),
            game: G::record_texts(i18n, names, record),
            position: record.position().to_string(),
            ply: record.at(),
            plies: record.plies().len(),
            undo: ending.or(last),
            redo: record.redo_to().and_then(|_| words(record.at())),
            since: since_words(i18n, names, record),
            winners: record.winners(),
            deciding_ply: record
                .at()
                .checked_sub(1)
                .filter(|_| !deciding.is_empty())
                .and_then(words),
            deciding,
            turns: listed_turns(record, &steps),
            steps,
        }
    }
}

/// A ply as the move list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlyTexts {
    /// In a sentence.
    pub sentence: String,
    /// In a phrase.
    pub phrase: String,
    /// Its spaces.
    pub spaces: Vec<Space>,
}

impl PlyTexts {
    /// The texts of a ply of a record.
    pub fn new<G: PageGame>(i18n: I18n, names: &Names, record: &Record<G>, ply: usize) -> Self {
        let Some((before, mv)) = record.position_after(ply).zip(record.plies().get(ply)) else {
            return Self::default();
        };
        Self {
            sentence: G::move_words(i18n, names, before, *mv),
            phrase: G::ply_phrase(i18n, before, *mv),
            spaces: before.trail(*mv),
        }
    }
}

/// What has happened since the current player's last turn, a sentence for each turn. A button that
/// closes a turn goes without saying.
fn since_words<G: PageGame>(i18n: I18n, names: &Names, record: &Record<G>) -> String {
    let mut told: Vec<(Player, String)> = Vec::new();
    for ply in since_last_turn(record) {
        let Some((before, mv)) = record.position_after(ply).zip(record.plies().get(ply)) else {
            continue;
        };
        let phrase = || G::ply_phrase(i18n, before, *mv);
        match told.last_mut().filter(|(player, _)| *player == before.turn()) {
            Some(_) if G::points_at(*mv).is_none() => {}
            Some((_, words)) => {
                *words = t_string!(i18n, log.then, first = words.clone(), second = phrase());
            }
            None => told.push((before.turn(), phrase())),
        }
    }
    let sentence = |(player, steps): (Player, String)| {
        t_string!(i18n, board.since, who = names.short(player).to_owned(), steps = steps)
    };
    told.into_iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// A ply in words.
pub fn ply_words<G: PageGame>(
    i18n: I18n,
    names: &Names,
    record: &Record<G>,
    ply: usize,
) -> Option<String> {
    let (before, mv) = record.position_after(ply).zip(record.plies().get(ply))?;
    Some(G::move_words(i18n, names, before, *mv))
}

/// The ply that a review shows, in a sentence.
pub fn review_words<G: PageGame>(i18n: I18n, names: &Names, record: &Record<G>) -> String {
    let (number, of) = (record.at(), record.plies().len());
    match number.checked_sub(1).and_then(|ply| ply_words(i18n, names, record, ply)) {
        Some(words) => t_string!(i18n, review.step, number = number, of = of, words = words),
        None => t_string!(i18n, review.start, of = of),
    }
}

fn listed_turns<G: PageGame>(record: &Record<G>, steps: &[ShownStep]) -> Vec<ListedTurn> {
    let at = record.at();
    let word = |ply: usize| record.position().write_move(record.plies()[ply]);
    let number = |ply: usize| steps.iter().find(|step| step.ply == ply)?.number;
    let listed = |turn: TurnPlies| ListedTurn {
        notation: turn.plies.clone().map(word).collect(),
        numbers: turn.plies.clone().map(number).collect(),
        played: turn.plies.clone().rfind(|ply| *ply < at),
        current: at > 0 && turn.plies.contains(&(at - 1)),
        turn,
    };
    turns(record).into_iter().map(listed).collect()
}
