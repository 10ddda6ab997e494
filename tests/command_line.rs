//! The command line, argument by argument (notation.md, «The command line»).

use tabletop::cli::{Input, answer, for_each_line, parse};

/// The answer to a command line; lines of standard input are answered one by one.
fn eko(args: &[&str], input: &str) -> Vec<Result<String, String>> {
    let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
    let command = match parse(&args) {
        Ok(command) => command,
        Err(reason) => return vec![Err(reason)],
    };
    let answer = |text: &str| answer(command.game, &command.task, text);
    match &command.input {
        Input::Given(text) => vec![answer(text)],
        Input::Lines => {
            let mut answers = Vec::new();
            let add = |line: Result<String, String>| {
                answers.push(line.and_then(|text| answer(&text)));
                Ok::<(), std::io::Error>(())
            };
            for_each_line(input.as_bytes(), add).unwrap();
            answers
        }
    }
}

fn one(args: &[&str]) -> Result<String, String> {
    eko(args, "").remove(0)
}

const CITIES: &str = "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 \
                      d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";

#[test]
fn eko_is_the_default_game() {
    let position = ".../_k a1A1E,c1B1E - 0/0 - A:act";
    let won = Ok(".../_k c1A1E - 0/0 BA =A".to_owned());
    assert_eq!(one(&["play", position, "a1-c1"]), won);
    assert_eq!(one(&["--game", "eko", "play", position, "a1-c1"]), won);
    assert_eq!(one(&["moves", ".../_k c1A1E - 0/0 BA =A"]), Ok(String::new()));
    assert_eq!(
        one(&["--game", "chess", "moves", position]),
        Err("--game \"chess\": the game must be eko or cities".to_owned())
    );
}

#[test]
fn cities_is_set_up_with_a_to_begin_whatever_the_seed() {
    let start = Ok(format!("{CITIES} A"));
    for args in [
        &["setup", "--game", "cities"][..],
        &["--game", "cities", "setup", "--players", "2", "--seed", "7"],
        &["setup", "--seed", "8", "--game", "cities"],
    ] {
        assert_eq!(one(args), start);
    }
    let three = one(&["setup", "--game", "cities", "--players", "3"]);
    assert_eq!(three, Err("3 players, must be 2".to_owned()));
}

#[test]
fn what_a_game_needs_for_its_set_up_is_asked_for() {
    assert_eq!(one(&["setup", "--seed", "1"]), Err("setup needs --players".to_owned()));
    assert_eq!(one(&["setup", "--players", "2"]), Err("setup needs --seed".to_owned()));
    let moves = one(&["moves", "-", "--seed", "1"]);
    assert_eq!(moves, Err("unknown option --seed for moves".to_owned()));
}

#[test]
fn cities_is_played_move_by_move() {
    let start = format!("{CITIES} A");
    let line = ["play", "--game", "cities", &start, "b1-b3", "e10-f8", "b3-b4"];
    let after = "1aaa1aaaa1/10/5a4/10/10/10/1H8/10/10/2AAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B B";
    assert_eq!(one(&line), Ok(after.to_owned()));
    assert_eq!(
        one(&["play", "--game", "cities", &start, "b1-b3", "e10-e7"]),
        Err("move 2 \"e10-e7\": 3 steps away, at most 2".to_owned())
    );
    assert_eq!(
        one(&["play", "--game", "cities", &start, "b1b3"]),
        Err("move 1 \"b1b3\": character 3: expected - and a square, or ^, found 'b'".to_owned())
    );
}

#[test]
fn each_line_of_input_has_its_answer() {
    let lines = format!("{CITIES} A\n\n{CITIES} =-\n");
    let answers = eko(&["--game", "cities", "perft", "1", "-"], &lines);
    let empty = Err("row 10: 0 squares, must be 10".to_owned());
    assert_eq!(answers, [Ok("80".to_owned()), empty, Ok("0".to_owned())]);
    let moves = eko(&["moves", "-", "--game", "cities"], &format!("{CITIES} =-\n"));
    assert_eq!(moves, [Ok(String::new())]);
    let play = eko(&["play", "-", "--game", "cities"], &format!("{CITIES} A d1-d3\n"));
    assert!(play[0].as_ref().is_ok_and(|text| text.contains("/3H6/10/1AA1AAAAA1 ")));
}

#[test]
fn the_board_of_cities_is_shown() {
    let start = format!("{CITIES} A");
    let shown = one(&["show", &start, "--game", "cities"]).unwrap();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "10  .  a  a  a  a  a  a  a  a  .");
    assert_eq!(lines[3], " 7  . (.) .  .  .  .  .  . (.) .");
    assert_eq!(lines[10], "    a  b  c  d  e  f  g  h  i  j");
    assert_eq!(lines[11], "A: attackers 8, heroes 0, cities [ ] 4");
    assert_eq!(lines[13], "A to play");
}

#[test]
fn a_game_is_set_up_on_a_ready_made_board_or_on_the_text_of_one() {
    let setup = |args: &[&str]| {
        let all = [&["setup", "--players", "2", "--seed", "7"], args].concat();
        one(&all)
    };
    let text = tabletop::eko::ready::find("eye-of-the-storm", 2).unwrap().text;
    let start = setup(&["--board", "eye-of-the-storm"]).unwrap();
    assert_eq!(start.split(' ').next(), Some(text));
    assert_eq!(setup(&["--board", text]), Ok(start));
    assert_eq!(
        setup(&["--board", "...k"]),
        Err("--board \"...k\": board: 3 movement spaces, 32 discs need one each".to_owned())
    );
    assert_eq!(
        setup(&["--board", "nowhere"]),
        Err("--board \"nowhere\": no ready-made board, and no text of one: \
             character 3: expected a terrain letter, _ or /, found 'w'"
            .to_owned())
    );
    assert_eq!(
        setup(&["--board", text, "--tiles", "P"]),
        Err("give --board or --tiles, not both".to_owned())
    );
}

#[test]
fn where_there_are_more_movement_spaces_than_discs_the_rest_stays_empty() {
    let board = [".........."; 4].join("/");
    let start = one(&["setup", "--players", "2", "--seed", "1", "--board", &board]).unwrap();
    let stacks: Vec<&str> = start.split(' ').nth(1).unwrap().split(',').collect();
    assert_eq!(stacks.len(), 32);
    // Chance leaves some of the first spaces empty, not the last eight.
    assert!(stacks.iter().any(|stack| stack.starts_with("j4") || stack.starts_with("i4")));
}

#[test]
fn the_ready_made_boards_are_listed() {
    let list = one(&["boards"]).unwrap();
    assert_eq!(list.lines().count(), 30);
    assert!(list.starts_with("eye-of-the-storm\t2\tP,Q,Q\t"));
    assert_eq!(one(&["boards", "--game", "cities"]), Ok(String::new()));
}

#[test]
fn computer_players_play_a_match() {
    let line = ["match", "--a", "greedy", "--b", "random", "--games", "10", "--seed", "3"];
    let report = one(&line).unwrap();
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "greedy against random, 10 games");
    assert_eq!(lines[1], "won 10, lost 0, drawn 0, not ended 0");
    assert_eq!(lines[2], "Elo difference +inf, 95 % interval +166 to +inf");
    assert_eq!(one(&line), Ok(report));
    assert_eq!(
        one(&["match", "--a", "clever", "--b", "random", "--games", "10"]),
        Err("--a \"clever\": there is no player \"clever\"; there are beginner, easy, medium, hard, \
             mcts, alphabeta, uct, greedy, random"
            .to_owned())
    );
    assert_eq!(
        one(&["match", "--a", "greedy", "--b", "random"]),
        Err("match needs --games or --sprt".to_owned())
    );
    assert_eq!(
        one(&["match", "--a", "greedy", "--b", "random", "--games", "0"]),
        Err("--games 0: must be 1 to 1000000".to_owned())
    );
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let line = ["match", "--a", "mcts@30", "--b", "greedy", "--games", "9", "--seed", "3"];
    let report = one(&line).unwrap();
    assert!(report.ends_with("\nseeds: 3 to 7, one for two games"), "{report}");
    for threads in ["1", "2", "5"] {
        assert_eq!(one(&[&line[..], &["--threads", threads]].concat()), Ok(report.clone()));
    }
    let none = one(&[&line[..], &["--threads", "0"]].concat());
    assert_eq!(none, Err("--threads 0: must be 1 to 1024".to_owned()));
}

#[test]
fn an_sprt_ends_a_match_as_soon_as_it_is_decided() {
    let line = ["match", "--a", "greedy", "--b", "random", "--sprt", "0,200"];
    let report = one(&line).unwrap();
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "greedy against random, 1000000 games, or fewer");
    // All pairs are won: each counts ln(0.76 / 0.5) = 0.42.
    assert_eq!(lines[1], "won 16, lost 0, drawn 0, not ended 0");
    assert_eq!(lines[5], "seeds: 0 to 7, one for two games");
    let decided = "SPRT of 0 against 200 Elo: log-likelihood ratio +3.35, bounds -2.94 and +2.94: \
                   200 accepted";
    assert_eq!(lines[6], decided);
    assert_eq!(one(&[&line[..], &["--threads", "3"]].concat()), Ok(report));
    let few = one(&[&line[..], &["--games", "4"]].concat()).unwrap();
    assert!(few.ends_with(": not decided"), "{few}");
    let wrong = one(&["match", "--a", "greedy", "--b", "random", "--sprt", "10,0"]);
    assert_eq!(
        wrong,
        Err("--sprt \"10,0\": must be two Elo differences, the smaller first, \
             from -1000 to 1000, such as 0,10"
            .to_owned())
    );
}

#[test]
fn a_value_follows_an_equals_sign_or_is_the_next_argument() {
    let apart = one(&["setup", "--players", "2", "--seed", "7"]);
    assert_eq!(one(&["setup", "--players=2", "--seed=7"]), apart);
    assert!(apart.is_ok());
    assert_eq!(one(&["setup", "--players"]), Err("--players needs a value".to_owned()));
    let twice = one(&["setup", "--seed=1", "--seed", "2"]);
    assert_eq!(twice, Err("--seed is given twice".to_owned()));
}

#[test]
fn each_command_explains_itself() {
    let help = one(&["help", "perft"]).unwrap();
    assert!(help.contains("usage: eko perft DEPTH POSITION"), "{help}");
    assert_eq!(one(&["perft", "--help"]), Ok(help));
    assert_eq!(one(&["--help"]), one(&["help"]));
    let unknown = "unknown option --nope; see eko help".to_owned();
    assert_eq!(one(&["setup", "--nope"]), Err(unknown));
}

#[test]
fn a_game_is_written_as_text_and_read_from_a_file_both_ways() {
    let start = one(&["--game", "cities", "setup"]).unwrap();
    let text = one(&["--game", "cities", "text", &start, "b1-b3", "b10-b8"]).unwrap();
    assert!(text.ends_with("\n\n1. A b1-b3\n2. B b10-b8\n"), "{text}");
    let file = std::env::temp_dir().join(format!("eko-text-{}", std::process::id()));
    let read = |content: &str| {
        std::fs::write(&file, content).unwrap();
        one(&["text", "--read", file.to_str().unwrap()])
    };
    let save = read(&text).unwrap();
    assert!(save.contains(r#""plies":"b1-b3 b10-b8""#), "{save}");
    assert_eq!(read(&save), Ok(text.clone()));
    assert!(read(&text.replace("b1-b3", "b1-b9")).unwrap_err().contains(": line 7, column 6: "));
    std::fs::remove_file(&file).unwrap();
    assert!(one(&["text", "--read", file.to_str().unwrap()]).unwrap_err().starts_with("--read"));
}

#[test]
fn a_game_is_written_as_a_link_and_read_from_one() {
    let start = one(&["--game", "cities", "setup"]).unwrap();
    let link = one(&["--game", "cities", "link", &start, "b1-b3", "b10-b8"]).unwrap();
    let game = one(&["link", "--read", &link]).unwrap();
    assert!(game.contains(r#""plies":"b1-b3 b10-b8","at":2"#), "{game}");
    let address = format!("https://example.org/#g={link}");
    assert_eq!(one(&["link", &format!("--read={address}")]), Ok(game));
    let torn = one(&["link", "--read", &link[1..]]);
    let reason = "the link cannot be read: cut off or changed: its checksum is wrong";
    assert_eq!(torn, Err(reason.to_owned()));
    let illegal = one(&["--game", "cities", "link", &start, "b1-b9"]).unwrap_err();
    assert!(illegal.starts_with("move 1 \"b1-b9\": "), "{illegal}");
}
