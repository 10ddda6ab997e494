//! The weights of features: data of the repository, a line each.

use std::sync::OnceLock;

/// How much each feature of a position and of a move counts, in the order of their names.
///
/// A weight of a position's feature multiplies the odds of a player by e to its power; a weight of a
/// move's feature does so with the odds that the move is the one to play.
///
/// ```
/// use tabletop::ai::Weights;
/// let weights = Weights::read("points\t0.5\nmove build\t1\n", &["points"], &["build"]).unwrap();
/// assert_eq!((weights.position, weights.moves), (vec![0.5], vec![1.0]));
/// assert_eq!(Weights::read("points\tx\n", &["points"], &[]), Err("line 1: no weight".to_owned()));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    /// By feature of a player in a position.
    pub position: Vec<f32>,
    /// By feature of a move.
    pub moves: Vec<f32>,
}

impl Weights {
    /// No weights: of games without features.
    pub fn none() -> &'static Self {
        static NONE: OnceLock<Weights> = OnceLock::new();
        NONE.get_or_init(Self::default)
    }

    /// Reads lines of a name, a tab and a weight, the names of moves' features after `move `; a
    /// feature without a line weighs nothing, and lines that begin with `#` are comments.
    ///
    /// # Errors
    /// The first line that names no feature, names it twice, or has no number.
    pub fn read(text: &str, position: &[&str], moves: &[&str]) -> Result<Self, String> {
        let mut weights =
            Self { position: vec![0.0; position.len()], moves: vec![0.0; moves.len()] };
        let mut seen = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let (name, weight) = line.split_once('\t').unwrap_or((line, ""));
            let slot = match name.strip_prefix("move ") {
                Some(name) => find(name, moves).map(|at| &mut weights.moves[at]),
                None => find(name, position).map(|at| &mut weights.position[at]),
            };
            let slot = slot.ok_or_else(|| format!("line {number}: no feature {name:?}"))?;
            if seen.contains(&name) {
                return Err(format!("line {number}: {name:?} is there twice"));
            }
            seen.push(name);
            let parsed = weight.parse().ok().filter(|weight: &f32| weight.is_finite());
            *slot = parsed.ok_or_else(|| format!("line {number}: no weight"))?;
        }
        Ok(weights)
    }

    /// The lines that [`Weights::read`] reads.
    #[must_use]
    pub fn write(&self, position: &[&str], moves: &[&str]) -> String {
        let mut text = String::new();
        for (name, weight) in position.iter().zip(&self.position) {
            text += &format!("{name}\t{weight:.4}\n");
        }
        for (name, weight) in moves.iter().zip(&self.moves) {
            text += &format!("move {name}\t{weight:.4}\n");
        }
        text
    }
}

fn find(name: &str, names: &[&str]) -> Option<usize> {
    names.iter().position(|known| *known == name)
}
