//! Cities as the rest of the house knows any game.

use super::picture::brackets;
use super::{Illegal, Layout, Move, Player, Position, PositionError, Refused, Turn};
use crate::game::{Game, GameName, Outcome, SetupOptions};

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Error = PositionError;

    const NAME: GameName = GameName::Cities;
    const FIELDS: usize = 3;

    /// The standard layout, player A to begin. Nothing is left to chance, so any seed gives the
    /// same; the number of players need not be given, and can only be 2.
    fn start(options: &SetupOptions) -> Result<Self, String> {
        match options {
            SetupOptions { players: Some(players), .. } if *players != 2 => {
                Err(format!("{players} players, must be 2"))
            }
            SetupOptions { tiles: Some(list), .. } => {
                Err(format!("--tiles {list:?}: this game has no variants"))
            }
            SetupOptions { board: Some(board), .. } => {
                Err(format!("--board {board:?}: this game has one board"))
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

    fn moves(&self) -> Vec<Move> {
        self.moves()
    }

    fn forced(&self) -> Option<Move> {
        self.check(Move::Pass).is_ok().then_some(Move::Pass)
    }

    fn play(&self, mv: Move) -> Result<Self, Refused> {
        self.play(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, PositionError> {
        self.read_move(text)
    }

    fn write_move(&self, mv: Move) -> String {
        self.write_move(mv)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
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
