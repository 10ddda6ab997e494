//! A game as a line of the list: everything that is shown of it, without its plies.

use crate::core::clan::Clans;
use crate::core::player::{Player, PlayerSet};
use crate::core::seat::Seats;
use crate::game::{Game, GameName, Outcome};
use crate::record::save::SavedGame;
use crate::record::{Ending, GameResult, Record, readable};

/// The format that is written, and the only one that is read.
const FORMAT: &str = "1";
/// The most characters of a title.
pub const LONGEST_TITLE: usize = 60;
/// The word for nobody in place of a player.
const NOBODY: &str = "-";

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It goes on, and this player is to move.
    ToMove(Player),
    /// These players have won.
    Won(PlayerSet),
    /// All players have lost.
    Nobody,
    /// Nobody has won or lost.
    Draw,
}

/// What is shown of a kept game.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::library::{Entry, State};
/// use tabletop::record::Record;
///
/// let game = Record::new(Layout::default().start(Player::A), vec!["Ann".into()]).into();
/// let mut entry = Entry::new("k1".into(), &game, 1_000);
/// assert_eq!((entry.names[0].as_str(), entry.state), ("Ann", State::ToMove(Player::A)));
/// assert_eq!(Entry::read(&entry.line()), Some(entry.clone()));
/// entry.rename(" The\trematch ");
/// assert_eq!(entry.title, "The rematch");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is found by; never shown.
    pub id: String,
    /// The title that people gave it; empty without one.
    pub title: String,
    /// When it was begun here, in milliseconds since 1970.
    pub begun: u64,
    /// When it was played last, in milliseconds since 1970. No two versions of an entry have the same.
    pub changed: u64,
    /// The game.
    pub game: GameName,
    /// The names of the players in seat order; empty for one without a name.
    pub names: Vec<String>,
    /// Their clans.
    pub clans: Clans,
    /// Who plays for them.
    pub seats: Seats,
    /// The number of turns to the current position.
    pub turns: usize,
    /// How it stands.
    pub state: State,
    /// The text of its first position.
    pub start: String,
    /// The text of its current position.
    pub shown: String,
    /// Who plays on this device, where the game is played by links.
    pub me: Option<Player>,
}

impl Entry {
    /// The entry of a game begun and played at this time, in milliseconds since 1970.
    #[must_use]
    pub fn new(id: String, game: &SavedGame, now: u64) -> Self {
        let mut entry = match game {
            SavedGame::Eko(record) => of(record),
            SavedGame::Cities(record) => of(record),
        };
        (entry.id, entry.begun, entry.changed) = (id, now, now);
        entry
    }

    /// The entry after the game was played on, or changed otherwise; the title stays.
    #[must_use]
    pub fn after(&self, game: &SavedGame, now: u64) -> Self {
        let changed = now.max(self.changed.saturating_add(1));
        let new = Self::new(self.id.clone(), game, changed);
        Self { title: self.title.clone(), begun: self.begun, me: self.me, ..new }
    }

    /// Gives it a title, without what is invisible in it.
    pub fn rename(&mut self, title: &str) {
        self.title = readable(title, LONGEST_TITLE);
    }

    /// The entry as a line of text.
    #[must_use]
    pub fn line(&self) -> String {
        let most = Player::ALL.len();
        let fields = [
            FORMAT,
            &self.id,
            &self.title,
            &self.begun.to_string(),
            &self.changed.to_string(),
            self.game.name(),
            &self.clans.words(most),
            &self.seats.words(most),
            &self.turns.to_string(),
            &state_word(self.state),
            &self.start,
            &self.shown,
            &self.me.map_or_else(|| NOBODY.to_owned(), |player| player.to_string()),
        ];
        [fields.join("\t"), self.names.join("\t")].join("\t")
    }

    /// Reads what [`line`](Self::line) writes; `None` for anything else, and for other formats.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        if next()? != FORMAT {
            return None;
        }
        let most = Player::ALL.len();
        let entry = Self {
            id: next()?.to_owned(),
            title: next()?.to_owned(),
            begun: next()?.parse().ok()?,
            changed: next()?.parse().ok()?,
            game: GameName::from_name(next()?)?,
            clans: Clans::read(next()?, most)?,
            seats: Seats::read(next()?, most).ok()?,
            turns: next()?.parse().ok()?,
            state: read_state(next()?)?,
            start: next()?.to_owned(),
            shown: next()?.to_owned(),
            me: read_me(next()?)?,
            names: fields.map(str::to_owned).collect(),
        };
        // Fewer where the line is cut off.
        (2..=most).contains(&entry.names.len()).then_some(entry)
    }
}

fn of<G: Game>(record: &Record<G>) -> Entry {
    let position = record.position();
    let seats = position.seats();
    let name = |player: &Player| record.own_name(*player).unwrap_or_default().to_owned();
    let first = record.position_after(0).unwrap_or(position);
    Entry {
        id: String::new(),
        title: String::new(),
        begun: 0,
        changed: 0,
        game: G::NAME,
        names: seats.iter().map(name).collect(),
        clans: record.clans(),
        seats: record.seats(),
        turns: turns(record),
        state: state(record),
        start: first.to_string(),
        shown: position.to_string(),
        me: None,
    }
}

/// Reads [`Entry::me`].
fn read_me(word: &str) -> Option<Option<Player>> {
    if word == NOBODY {
        return Some(None);
    }
    let mut letters = word.chars();
    let player = letters.next().and_then(Player::from_letter)?;
    letters.next().is_none().then_some(Some(player))
}

/// The number of turns begun before the current position.
fn turns<G: Game>(record: &Record<G>) -> usize {
    let by = |ply: usize| record.position_after(ply).map(Game::turn);
    (0..record.at()).filter(|ply| *ply == 0 || by(*ply) != by(ply - 1)).count()
}

fn state<G: Game>(record: &Record<G>) -> State {
    match record.result() {
        None => State::ToMove(record.position().turn()),
        Some(GameResult::ByRules(Outcome::Nobody)) => State::Nobody,
        Some(GameResult::ByRules(Outcome::Draw) | GameResult::ByPlayers(Ending::Draw)) => {
            State::Draw
        }
        Some(_) => State::Won(record.winners()),
    }
}

/// `A` to move, `+AB` have won, `0` nobody, `=` a draw.
fn state_word(state: State) -> String {
    match state {
        State::ToMove(player) => player.to_string(),
        State::Won(winners) => {
            std::iter::once('+').chain(winners.iter().map(Player::letter)).collect()
        }
        State::Nobody => "0".to_owned(),
        State::Draw => "=".to_owned(),
    }
}

fn read_state(word: &str) -> Option<State> {
    match (word, word.strip_prefix('+')) {
        ("0", _) => Some(State::Nobody),
        ("=", _) => Some(State::Draw),
        (_, Some(winners)) => {
            winners.chars().map(Player::from_letter).collect::<Option<_>>().map(State::Won)
        }
        _ => {
            let mut letters = word.chars();
            let player = letters.next().and_then(Player::from_letter)?;
            letters.next().is_none().then_some(State::ToMove(player))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Position, Variants, deal};
    use crate::table::turns as listed_turns;

    fn some_game() -> Record<Position> {
        let names = vec!["Ann".into(), "".into(), "Zoë 東".into()];
        let mut record = Record::new(deal(3, 5, &Variants::default()).unwrap(), names);
        for _ in 0..40 {
            let mv = record.position().moves()[0];
            record.play(mv).unwrap();
        }
        record
    }

    #[test]
    fn an_entry_reads_back_however_the_game_stands() {
        let mut record = some_game();
        let read = |record: &Record<Position>| {
            let entry = Entry::new("x-1".into(), &record.clone().into(), 7);
            assert_eq!(Entry::read(&entry.line()), Some(entry.clone()));
            entry
        };
        let entry = read(&record);
        assert_eq!(entry.names, ["Ann", "", "Zoë 東"]);
        assert_eq!(entry.state, State::ToMove(record.position().turn()));
        assert_eq!(entry.turns, listed_turns(&record).len());
        record.end(Ending::Resigned(Player::B));
        assert_eq!(read(&record).state, State::Won([Player::A, Player::C].into_iter().collect()));
        record.undo();
        record.end(Ending::Draw);
        assert_eq!(read(&record).state, State::Draw);
        record.undo();
        record.undo();
        let undone = read(&record);
        assert_eq!(undone.shown, record.position().to_string());
        let all = listed_turns(&record);
        let begun = all.iter().filter(|turn| turn.plies.start < record.at()).count();
        assert_eq!(undone.turns, begun);
    }

    #[test]
    fn a_game_played_on_keeps_its_title_and_gets_a_later_time() {
        let record = some_game();
        let mut entry = Entry::new("x".into(), &record.clone().into(), 100);
        entry.rename("Rematch\n");
        let mut further = record;
        further.play(further.position().moves()[0]).unwrap();
        entry.me = Some(Player::B);
        let after = entry.after(&further.clone().into(), 50);
        assert_eq!(Entry::read(&after.line()), Some(after.clone()));
        assert_eq!(after.me, Some(Player::B));
        assert_eq!((after.title.as_str(), after.begun, after.changed), ("Rematch", 100, 101));
        assert_eq!(after.shown, further.position().to_string());
    }

    #[test]
    fn a_torn_line_or_one_of_another_format_is_none() {
        let entry = Entry::new("x".into(), &some_game().into(), 7);
        let line = entry.line();
        let fields: Vec<&str> = line.split('\t').collect();
        for end in 0..15 {
            assert_eq!(Entry::read(&fields[..end].join("\t")), None);
        }
        assert_eq!(Entry::read(&line.replacen('1', "2", 1)), None);
        for (at, bad) in [
            (3, "-1"),
            (5, "chess"),
            (6, "leaf leaf"),
            (9, "AB"),
            (9, "+E"),
            (9, ""),
            (12, "AB"),
            (12, ""),
        ] {
            let mut torn = fields.clone();
            torn[at] = bad;
            assert_eq!(Entry::read(&torn.join("\t")), None, "{at} {bad}");
        }
    }
}
