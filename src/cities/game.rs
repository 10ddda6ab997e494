//! Cities behind the interface of any game.

use super::picture::brackets;
use super::{Illegal, Layout, Move, Player, Position, PositionError, Turn, generate};
use crate::game::{Game, GameName, Outcome, SetupError, SetupOption, SetupOptions};

/// What Cities refuses in the options of a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupProblem {
    /// A number of players other than 2.
    #[error("{0} players, must be 2")]
    Players(usize),
    /// Tiles of variants: there are none.
    #[error("this game has no variants")]
    NoVariants,
    /// A board: there is only one.
    #[error("this game has one board")]
    OneBoard,
}

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Error = PositionError;
    type SetupProblem = SetupProblem;

    const NAME: GameName = GameName::Cities;
    const FIELDS: usize = 3;

    /// The standard layout; player A begins. Nothing is left to chance, so the seed makes no
    /// difference, and the number of players can only be 2.
    fn start(options: &SetupOptions) -> Result<Self, SetupError<SetupProblem>> {
        match options {
            SetupOptions { players: Some(players), .. } if *players != 2 => {
                Err(SetupError::NoGame(SetupProblem::Players(*players)))
            }
            SetupOptions { tiles: Some(_), .. } => {
                Err(SetupError::Option(SetupOption::Tiles, SetupProblem::NoVariants))
            }
            SetupOptions { board: Some(_), .. } => {
                Err(SetupError::Option(SetupOption::Board, SetupProblem::OneBoard))
            }
            _ => Ok(Layout::default().start(Player::A)),
        }
    }

    fn seats(&self) -> &'static [Player] {
        self.seats()
    }

    fn turn(&self) -> Player {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = self.outcome()?;
        Some(if winners.is_empty() { Outcome::Draw } else { Outcome::Won(winners) })
    }

    fn for_each_move(&self, emit: impl FnMut(Move)) {
        generate::each(self.state(), emit);
    }

    fn count_moves(&self) -> u64 {
        generate::count(self.state())
    }

    fn forced(&self) -> Option<Move> {
        self.check(Move::Pass).is_ok().then_some(Move::Pass)
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        self.after(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, PositionError> {
        self.read_move(text)
    }

    fn write_move(&self, mv: Move) -> String {
        self.write_move(mv)
    }

    fn show(&self) -> String {
        let mut text = self.picture();
        for player in self.seats().iter().copied() {
            let attackers = self.attackers_of(player).len();
            let heroes = self.pieces_of(player).len() - attackers;
            let cities = self.cities_of(player).len();
            let [left, right] = brackets(player);
            text += &format!(
                "{player}: attackers {attackers}, heroes {heroes}, cities {left} {right} {cities}\n"
            );
        }
        text + &match self.progress() {
            Turn::Of(player) => format!("{player} to play"),
            Turn::Over { winner: Some(winner) } => format!("over, won by {winner}"),
            Turn::Over { winner: None } => "over, a draw".to_owned(),
        }
    }
}
