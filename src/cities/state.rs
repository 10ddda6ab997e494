//! Everything that changes during a game, as sets of squares that are cheap to copy at every ply.

use super::{Piece, PieceKind, Player, Space, SpaceSet, Turn};

/// The pieces, the cities and the turn. Only a [`Position`](super::Position) has one, and it is
/// always legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    /// Squares with a piece of each player.
    pieces: [SpaceSet; 2],
    /// Which pieces are heroes; the others are attackers.
    pub heroes: SpaceSet,
    /// The cities that each player controls.
    cities: [SpaceSet; 2],
    pub turn: Turn,
}

/// The two players.
pub(crate) const PLAYERS: [Player; 2] = [Player::A, Player::B];

/// The opponent of a player.
pub(crate) const fn other(player: Player) -> Player {
    player.after(1, 2)
}

impl State {
    pub const fn new(turn: Turn) -> Self {
        let none = [SpaceSet::EMPTY; 2];
        Self { pieces: none, heroes: SpaceSet::EMPTY, cities: none, turn }
    }

    /// The squares with a piece of this player; none of a player who does not play.
    pub fn pieces(&self, player: Player) -> SpaceSet {
        self.pieces.get(player.index()).copied().unwrap_or_default()
    }

    /// The cities that this player controls; none of a player who does not play.
    pub fn cities(&self, player: Player) -> SpaceSet {
        self.cities.get(player.index()).copied().unwrap_or_default()
    }

    pub fn occupied(&self) -> SpaceSet {
        self.pieces[0] | self.pieces[1]
    }

    pub fn attackers(&self, player: Player) -> SpaceSet {
        self.pieces(player) - self.heroes
    }

    pub fn piece(&self, square: Space) -> Option<Piece> {
        let owner = PLAYERS.into_iter().find(|p| self.pieces(*p).contains(square))?;
        Some(Piece { owner, kind: self.kind(square) })
    }

    /// The kind of the piece on a square that has one.
    pub const fn kind(&self, square: Space) -> PieceKind {
        if self.heroes.contains(square) { PieceKind::Hero } else { PieceKind::Attacker }
    }

    /// Who controls the city on a square.
    pub fn city(&self, square: Space) -> Option<Player> {
        PLAYERS.into_iter().find(|p| self.cities(*p).contains(square))
    }

    /// Puts a piece of A or B on a free square.
    pub fn put(&mut self, square: Space, piece: Piece) {
        self.pieces[piece.owner.index() % 2].insert(square);
        self.heroes.set(square, piece.kind == PieceKind::Hero);
    }

    /// Removes the pieces on these squares.
    pub fn remove(&mut self, squares: SpaceSet) {
        for side in &mut self.pieces {
            *side -= squares;
        }
        self.heroes -= squares;
    }

    /// Gives a city, new or not, to A or B.
    pub fn give_city(&mut self, square: Space, player: Player) {
        for side in &mut self.cities {
            side.remove(square);
        }
        self.cities[player.index() % 2].insert(square);
    }
}
