//! Weights made from games of the search against itself.

use std::fmt::Write as _;

use super::setup::error_words;
use crate::ai::{SearchGame, Tuning, Weights};
use crate::game::{GameName, SetupOptions};
use crate::{cities, eko};

/// The numbers of players, and tiles of variants, in games to learn from: half of them the base game.
const PLAYERS: [usize; 4] = [2, 3, 4, 2];
const VARIANTS: [Option<&str>; 6] =
    [None, Some("P,Q,R,R"), None, Some("S,S,T,U"), None, Some("P,P,S,T,N,O")];

/// What is tuned, and from which weights on.
#[derive(Clone, PartialEq, Debug)]
pub struct Tune {
    /// The games and the fit.
    pub tuning: Tuning,
    /// The first weights, instead of those of the program, and the file that they are from.
    pub weights: Option<(String, Weights)>,
}

impl Tune {
    /// The lines of the tuned weights; what each round found is handed to `tell`.
    pub(super) fn run<G: SearchGame>(&self, mut tell: impl FnMut(&str)) -> Result<String, String> {
        let first = self.weights.as_ref().map_or(G::weights(), |(_, weights)| weights);
        let weights = self.tuning.run::<G>(first, |round| {
            let ([positions, moves], [p, m], [p_after, m_after]) =
                (round.examples, round.before, round.after);
            tell(&format!(
                "round {}: {positions} positions, cross-entropy {p:.4} to {p_after:.4}; \
                 {moves} choices, {m:.4} to {m_after:.4}",
                round.round
            ));
        });
        let setup = self.tuning.setups.first().cloned().unwrap_or_default();
        let weights = weights.map_err(|error| error_words(&setup, &error))?;
        Ok(self.heading(G::NAME) + &weights.write(G::FEATURES, G::MOVE_FEATURES))
    }

    /// A comment with the command that makes these weights.
    fn heading(&self, game: GameName) -> String {
        let Tuning { games, rounds, nodes, seed, .. } = self.tuning;
        let mut line = format!("# eko tune --game {}", game.name());
        let _ = write!(line, " --games {games} --rounds {rounds} --nodes {nodes} --seed {seed}");
        if let Some((file, _)) = &self.weights {
            let _ = write!(line, " --weights {file}");
        }
        line + "\n"
    }
}

/// The set-ups of games to learn from: in Ekö every number of players, and variants.
pub(super) fn setups(game: GameName) -> Vec<SetupOptions> {
    let tiles = match game {
        GameName::Cities => return vec![SetupOptions::default()],
        GameName::Eko => VARIANTS,
    };
    let setup = |tiles: Option<&str>, players| SetupOptions {
        players: Some(players),
        tiles: tiles.map(str::to_owned),
        ..SetupOptions::default()
    };
    tiles.into_iter().flat_map(|tiles| PLAYERS.map(|players| setup(tiles, players))).collect()
}

/// Reads a file of weights of a game.
pub(super) fn read_weights(game: GameName, option: &str, file: &str) -> Result<Weights, String> {
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| format!("--{option} {file:?}: {error}"))?;
    let weights = match game {
        GameName::Eko => read::<eko::Position>(&text),
        GameName::Cities => read::<cities::Position>(&text),
    };
    weights.map_err(|error| format!("--{option} {file:?}: {error}"))
}

fn read<G: SearchGame>(text: &str) -> Result<Weights, String> {
    Weights::read(text, G::FEATURES, G::MOVE_FEATURES)
}
