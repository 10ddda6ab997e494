//! Ekö as the rest of the house knows any game.

use super::{
    Board, Illegal, Move, Phase, Player, Position, PositionError, Refused, VariantError, Variants,
    deal, deal_on, in_one_line, ready,
};
use crate::game::{Game, GameName, Outcome, SetupOptions};

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Error = PositionError;

    const NAME: GameName = GameName::Eko;
    const FIELDS: usize = 6;

    fn start(options: &SetupOptions) -> Result<Self, String> {
        let players = options.players.ok_or("setup needs --players")?;
        let seed = options.seed.ok_or("setup needs --seed")?;
        if let Some(board) = &options.board {
            if options.tiles.is_some() {
                return Err("give --board or --tiles, not both".to_owned());
            }
            let fault = |why: String| format!("--board {board:?}: {why}");
            let board = find_board(board, players).map_err(fault)?;
            return deal_on(&board, players, seed).map_err(|e| fault(e.to_string()));
        }
        let variants = match &options.tiles {
            Some(list) => {
                list.parse().map_err(|e: VariantError| format!("--tiles {list:?}: {e}"))?
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

/// The ready-made board of this key for so many players, or the board of this text.
fn find_board(board: &str, players: usize) -> Result<Board, String> {
    if let Some(ready) = ready::boards().find(|b| b.key == board && b.players == players) {
        return ready.board().map_err(|faults| in_one_line(&faults));
    }
    let is_key = ready::boards().any(|b| b.key == board);
    board.parse().map_err(|faults: Vec<_>| match is_key {
        true => format!("not for {players} players"),
        false => format!("no ready-made board, and no text of one: {}", in_one_line(&faults)),
    })
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
