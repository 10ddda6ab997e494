//! Ekö behind the interface of any game.

use super::counter::Counter;
use super::execute::execute;
use super::state::State;
use super::{
    Board, DealError, Illegal, Move, Phase, Player, Position, PositionError, VariantError,
    Variants, deal, deal_on, generate, in_one_line, ready,
};
use crate::game::{Game, GameName, Outcome, SetupError, SetupOption, SetupOptions};

/// What Ekö refuses in the options of a new game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupProblem {
    /// The tiles of variants.
    #[error(transparent)]
    Variants(#[from] VariantError),
    /// The number of players, or a board that not all discs fit on.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// A ready-made board that is not made for this number of players.
    #[error("not for {0} players")]
    NotForPlayers(usize),
    /// Neither the key of a ready-made board nor the text of a board.
    #[error("no ready-made board, and no text of one: {}", in_one_line(.0))]
    UnknownBoard(Vec<PositionError>),
    /// A ready-made board that is not legal; the tests rule it out.
    #[error("{}", in_one_line(.0))]
    Board(Vec<PositionError>),
}

impl Game for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Error = PositionError;
    type SetupProblem = SetupProblem;

    const NAME: GameName = GameName::Eko;
    const FIELDS: usize = 6;

    /// A game on the board of the options, or on one dealt with their tiles. Needs the number of
    /// players and a seed.
    fn start(options: &SetupOptions) -> Result<Self, SetupError<SetupProblem>> {
        let players = options.players.ok_or(SetupError::Missing(SetupOption::Players))?;
        let seed = options.seed.ok_or(SetupError::Missing(SetupOption::Seed))?;
        match (&options.board, &options.tiles) {
            (Some(_), Some(_)) => Err(SetupError::BoardAndTiles),
            (Some(board), None) => find_board(board, players)
                .and_then(|board| Ok(deal_on(&board, players, seed)?))
                .map_err(|problem| SetupError::Option(SetupOption::Board, problem)),
            (None, tiles) => {
                let variants = tiles.as_deref().map(str::parse::<Variants>).transpose();
                let variants =
                    variants.map_err(|e| SetupError::Option(SetupOption::Tiles, e.into()))?;
                deal(players, seed, &variants.unwrap_or_default())
                    .map_err(|e| SetupError::NoGame(e.into()))
            }
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
        Some(if winners.is_empty() { Outcome::Nobody } else { Outcome::Won(winners) })
    }

    fn for_each_move(&self, emit: impl FnMut(Move)) {
        generate::each(self.board(), self.state(), emit);
    }

    fn count_moves(&self) -> u64 {
        generate::count(self.board(), self.state(), &mut Counter::default())
    }

    /// A lone `pass` or `end`.
    fn forced(&self) -> Option<Move> {
        match self.moves().as_slice() {
            [only @ (Move::Pass | Move::End)] => Some(*only),
            _ => None,
        }
    }

    /// Counts over states, which share the board: a position a node is a tenth slower.
    fn perft(&self, depth: u32) -> u64 {
        perft(self.board(), self.state(), depth, &mut Counter::default())
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

fn perft(board: &Board, state: &State, depth: u32, counter: &mut Counter) -> u64 {
    match depth {
        0 => 1,
        1 => generate::count(board, state, counter),
        _ => {
            let mut sum = 0;
            generate::each(board, state, |mv| {
                let mut after = *state;
                execute(board, state, &mut after, mv);
                sum += perft(board, &after, depth - 1, counter);
            });
            sum
        }
    }
}

/// The ready-made board of this key for this number of players, or the board of this text.
fn find_board(board: &str, players: usize) -> Result<Board, SetupProblem> {
    if let Some(ready) = ready::find(board, players) {
        return ready.board().map_err(SetupProblem::Board);
    }
    let is_key = ready::themes().any(|key| key == board);
    board.parse().map_err(|errors| match is_key {
        true => SetupProblem::NotForPlayers(players),
        false => SetupProblem::UnknownBoard(errors),
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
