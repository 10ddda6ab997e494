//! The help: one screen for the program, and one for each command.

use super::command::Verb;

/// The help for a command, or for the whole program.
#[must_use]
pub const fn help(verb: Option<Verb>) -> &'static str {
    match verb {
        None => PROGRAM,
        Some(Verb::Setup) => SETUP,
        Some(Verb::Boards) => BOARDS,
        Some(Verb::Moves) => MOVES,
        Some(Verb::Play) => PLAY,
        Some(Verb::Perft) => PERFT,
        Some(Verb::Show) => SHOW,
        Some(Verb::Link) => LINK,
        Some(Verb::Text) => TEXT,
        Some(Verb::Go) => GO,
        Some(Verb::Engine) => ENGINE,
        Some(Verb::Match) => MATCH,
        Some(Verb::Tune) => TUNE,
        Some(Verb::Puzzles) => PUZZLES,
        Some(Verb::Bench) => BENCH,
        Some(Verb::Help) => HELP,
    }
}

const PROGRAM: &str = "\
The rules of Ekö and Cities on the command line.

usage: eko [--game eko|cities] COMMAND ...

  setup                  print the first position of a new game
  boards                 list the ready-made boards
  moves POSITION         list the legal moves
  play POSITION MOVE...  print the position after these moves
  perft DEPTH POSITION   count the move sequences of DEPTH plies
  show POSITION          draw the board
  link POSITION MOVE...  print a game as the text of a link
  text POSITION MOVE...  print a game as text with tags, or read one
  go POSITION            choose the computer's move
  engine                 answer another program, line by line
  match                  play games between computer players
  tune                   make the weights of the search from games
  puzzles                make puzzles from games of the computer
  bench                  measure the speed of the rules and the search
  help COMMAND           explain a command, as COMMAND --help does

The game is Ekö unless --game says otherwise. docs/notation.md has positions and
moves; - for POSITION reads one a line. After an error the exit status is 2.
example: eko setup --players 2 --seed 7";

const SETUP: &str = "\
Print the first position of a new game.

usage: eko setup --players N --seed N [--tiles LIST | --board BOARD]
       eko setup --game cities

  --players N    the number of players: 2, 3 or 4
  --seed N       the seed of everything that chance decides: the same seed
                 gives the same position, always and everywhere
  --tiles LIST   tiles of variants, joined by commas: P, Q, R, S, T, U, N, O
  --board BOARD  a ready-made board by its key (see eko help boards), or a board
                 as text

Cities has one first position; it needs no options.

examples: eko setup --players 3 --seed 7 --tiles P,P,Q,R
          eko setup --players=2 --seed=1 --board=eye-of-the-storm";

const BOARDS: &str = "\
List the ready-made boards, one a line: key, number of players, tiles and board
as text, with a tab between.

usage: eko boards

Only Ekö has ready-made boards. A key is a value of --board in setup and match.";

const MOVES: &str = "\
List the legal moves in a position, sorted, in one line. A finished game has
none.

usage: eko moves POSITION
       eko moves -

With -, standard input has one position a line, and each line has its answer;
the answer to a wrong line begins with \"error:\".

example: eko moves '.../_k a1A1E,c1B1E - 0/0 - A:act'";

const PLAY: &str = "\
Print the position after these moves.

usage: eko play POSITION MOVE...
       eko play -

With -, each line of standard input is a position and its moves, and has its
answer; the answer to a wrong line begins with \"error:\".

example: eko play '.../_k a1A1E,c1B1E - 0/0 - A:act' a1-c1";

const PERFT: &str = "\
Count the move sequences of exactly DEPTH plies. A finished game has none beyond
its end.

usage: eko perft DEPTH POSITION
       eko perft DEPTH -

With -, standard input has one position a line, and each line has its answer;
the answer to a wrong line begins with \"error:\".

example: eko perft 2 '.../_k a1A1E,c1B1E - 0/0 - A:act'";

const SHOW: &str = "\
Draw the board of a position as text, with everything beside the board.

usage: eko show POSITION
       eko show -

With -, standard input has one position a line, and an empty line ends each
drawing; the answer to a wrong line begins with \"error:\".

example: eko show '.../_k a1A1E,c1B1E - 0/0 - A:act'";

const LINK: &str = "\
Print a game as the text of a link: a page opened with #g= and this text behind
its address shows the game.

usage: eko link POSITION [MOVE...]
       eko link -
       eko link --read TEXT

  --read TEXT  print what a link holds: a game as the page saves it in a file,
               or a board; the address and #g= may stand before the text

With -, each line of standard input is a position and its moves, and has its
answer; the answer to a wrong line begins with \"error:\".

example: eko link '.../_k a1A1E,c1B1E - 0/0 - A:act' a1-c1";

const TEXT: &str = "\
Print a game as text: tags in brackets, the moves turn by turn, comments in
braces (docs/text-form.md).

usage: eko text POSITION [MOVE...]
       eko text -
       eko text --read FILE

  --read FILE  print a game that the page has saved as such a text, and such a
               text as a game that the page opens; neither needs --game

With -, each line of standard input is a position and its moves, and an empty
line ends each text; the answer to a wrong line begins with \"error:\".

example: eko text '.../_k a1A1E,c1B1E - 0/0 - A:act' a1-c1";

const GO: &str = "\
Print the move that the computer would play; on standard error the nodes it
searched, each player's chance, the moves it expects, and the likeliest moves.

usage: eko go POSITION [MOVE...] [--level LEVEL] [--nodes N | --time-ms N]
              [--seed N]
       eko go - ...

After moves the computer avoids the positions that they led through, where
another move is nearly as good.

  --level LEVEL  beginner, easy, medium or hard: hard unless given
  --nodes N      search N nodes instead of the level's own number
  --time-ms N    search for N milliseconds
  --seed N       what decides between moves that look alike, and the errors of
                 a level: 0 unless given

With the same nodes and seed the answer is the same each time, on every
platform. With -, each line of standard input is a position and its moves.

example: eko go '.../_k a1A1E,c1B1E - 0/0 - A:act' --nodes 1000";

const ENGINE: &str = "\
Answer the lines of another program on standard input, until quit or their end.

usage: eko engine [--game eko|cities]

  position POSITION [moves MOVE...]  set the position
  game eko|cities                    change the game, and forget the position
  go [level LEVEL] [nodes N] [time-ms N] [seed N]
                                     search, as eko go does; with nodes and time
                                     until one of them is reached
  stop                               end the search now, with its best move
  isready                            answered by \"ready\"
  quit                               end the search and the program

go is answered by lines \"info nodes N [certain] chances A 0.512 B 0.488 line
MOVE...\" and at last by \"bestmove MOVE\", or \"bestmove -\" in a finished game.
The answer to a wrong line begins with \"error:\". While a search runs, stop,
isready and quit are obeyed at once, and other lines wait.

example: printf '%s\\n' 'position .../_k a1A1E,c1B1E - 0/0 - A:act' go |
         eko engine";

const MATCH: &str = "\
Play games between two computer players, in pairs with the seats exchanged, and
print wins, draws and the Elo difference with its 95 % interval.

usage: eko match --a PLAYER --b PLAYER [--games N] [--sprt ELO0,ELO1] ...

  --a, --b PLAYER  beginner, easy, medium, hard: the levels; mcts: the search
                   without errors; alphabeta: another search with the same
                   evaluation; uct: a tree of random playouts; greedy: the move
                   after which it stands best; random. Behind one that
                   searches, @2000 or @100ms per ply
  --nodes N, --time-ms N  the same for those without one
  --games N        the number of games; with --sprt the most
  --sprt 0,10      stop as soon as it is decided, with errors of 5 %, whether a
                   is 0 or 10 Elo stronger; prints the log-likelihood ratio
  --threads N      games at a time: one a core unless given; with nodes the
                   results do not depend on it
  --players N, --seats-a N  the number of seats, 2 unless given, and those of a,
                   every other one unless given
  --seed N         the seed of the first pair of games: 0 unless given
  --tiles LIST, --board BOARD  as for setup
  --weights-a FILE, --weights-b FILE  weights of a search, as tune prints them

example: eko match --a mcts@500 --b greedy --games 100";

const TUNE: &str = "\
Make the weights of the search from data: it plays itself, the weights are
fitted to results and to what the search chose, and printed as a file of
weights. Standard error tells how well they fit.

usage: eko tune --games N [--rounds N] [--nodes N] [--seed N] [--weights FILE]

  --games N       the games of a round: 2, 3, 4 players and variants, in turn
  --rounds N      how often games are played with new weights: 1 unless given
  --nodes N       the nodes of each ply: 400 unless given
  --seed N        the seed of everything that chance decides: 0 unless given
  --weights FILE  the weights to begin with, instead of those of the program

The same options give the same weights.

example: eko tune --game cities --games 200 --rounds 2";

const PUZZLES: &str = "\
Make puzzles from games of the computer against itself: positions in which the
first player can win in this turn, or save the emperor, in one or two ways. They
are written as src/lessons/puzzles.txt has them, the easier ones first.

usage: eko puzzles --count N [--seed N]

  --count N  how many, as many of each kind
  --seed N   the seed of the first game: 0 unless given

Only Ekö has puzzles.

example: eko puzzles --count 40 --seed 1 > src/lessons/puzzles.txt";

const BENCH: &str = "\
Measure the speed of the rules, leaf moves a second of perft on fixed positions,
and of the search, nodes a second; the fingerprint of the search changes only
when the search does.

usage: eko bench [--game eko|cities]";

const HELP: &str = "\
Explain the program, or one of its commands.

usage: eko help [COMMAND]
       eko COMMAND --help";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_help_fits_one_screen_and_names_its_usage() {
        for verb in Verb::ALL.into_iter().map(Some).chain([None]) {
            let text = help(verb);
            assert!(text.lines().count() < 24, "{verb:?}");
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            let name = verb.map_or("COMMAND", Verb::name);
            assert!(text.contains("usage: eko ") && text.contains(name), "{verb:?}");
        }
    }

    #[test]
    fn the_help_lists_every_command() {
        for verb in Verb::ALL {
            assert!(PROGRAM.contains(&format!("\n  {} ", verb.name())), "{verb:?}");
        }
    }
}
