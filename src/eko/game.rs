//! Ekö as the rest of the house knows any game.

use super::{Fault, Illegal, Move, Phase, Player, Position, Refused, VariantFault, Variants, deal};
use crate::game::{Game, GameName, Outcome, Wishes};

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Fault = Fault;

    const NAME: GameName = GameName::Eko;
    const FIELDS: usize = 6;

    fn start(wishes: &Wishes) -> Result<Self, String> {
        let players = wishes.players.ok_or("setup needs --players")?;
        let seed = wishes.seed.ok_or("setup needs --seed")?;
        let variants = match &wishes.tiles {
            Some(list) => {
                list.parse().map_err(|e: VariantFault| format!("--tiles {list:?}: {e}"))?
            }
            None => Variants::default(),
        };
        deal(players, seed, &variants).map_err(|e| e.to_string())
    }

    fn seats(&self) -> &'static [Player] {
        self.seats()
    }

    fn turn(&self) -> Player {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners = self.outcome()?;
        Some(if winners.is_empty() { Outcome::Nobody } else { Outcome::Won(winners) })
    }

    fn moves(&self) -> Vec<Move> {
        self.moves()
    }

    /// A lone `pass` or `end`.
    fn forced(&self) -> Option<Move> {
        match self.moves().as_slice() {
            [only @ (Move::Pass | Move::End)] => Some(*only),
            _ => None,
        }
    }

    fn play(&self, mv: Move) -> Result<Self, Refused> {
        self.play(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, Fault> {
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
            text += &player_line(self, player);
        }
        let turn = match self.phase() {
            Phase::Over { winners } if winners.is_empty() => "over, nobody has won".to_owned(),
            Phase::Over { winners } => {
                let names: Vec<String> = winners.iter().map(|p| p.to_string()).collect();
                format!("over, won by {}", names.join(" and "))
            }
            phase => format!("{} to play: {phase}", self.turn()),
        };
        text + &turn
    }
}

fn player_line(position: &Position, player: Player) -> String {
    let reserve = position.reserve(player);
    let captives: Vec<String> =
        position.captives().held_by(player).map(|owner| owner.to_string()).collect();
    format!(
        "{player}: {} points{}, reserve {}{}, captives {}\n",
        position.points(player),
        if position.holds_capital(player) { " with a capital" } else { "" },
        reserve.ordinary,
        if reserve.emperor { " and the emperor" } else { "" },
        if captives.is_empty() { "none".to_owned() } else { captives.join(" ") },
    )
}
