//! The editor of start layouts, and the clicks of Cities, whatever somebody does.

use proptest::prelude::*;
use tabletop::cities::{Layout, Player, Space, square, squares};
use tabletop::games::cities::editor::{Editor, Tool};
use tabletop::record::Record;
use tabletop::table::{Choice, Session};

const TOOLS: [Tool; 5] = [
    Tool::Attacker(Player::A),
    Tool::Attacker(Player::B),
    Tool::City(Player::A),
    Tool::City(Player::B),
    Tool::Clear,
];

fn at(number: usize) -> Space {
    square(number % 10, number / 10).unwrap()
}

/// A few uses of tools after the standard layout, or after an empty board.
fn work() -> impl Strategy<Value = (bool, Vec<(usize, usize)>)> {
    (any::<bool>(), prop::collection::vec((0..TOOLS.len(), 0..100_usize), 0..40))
}

proptest! {
    #[test]
    fn a_draft_reads_back_and_all_that_was_done_is_taken_back((empty, uses) in work()) {
        let mut editor = Editor::new(&Layout::default());
        let mut texts = vec![editor.text()];
        if empty && editor.empty() {
            texts.push(editor.text());
        }
        for (tool, number) in uses {
            let changed = editor.apply(TOOLS[tool], at(number));
            prop_assert_eq!(changed, editor.text() != *texts.last().unwrap());
            if changed {
                texts.push(editor.text());
            }
            let read = Editor::read_draft(&editor.text()).unwrap();
            prop_assert_eq!(read.draft(), editor.draft());
        }
        let last = editor.clone();
        for text in texts.iter().rev().skip(1) {
            prop_assert!(editor.undo());
            prop_assert_eq!(&editor.text(), text);
        }
        prop_assert!(!editor.undo());
        for text in &texts[1..] {
            prop_assert!(editor.redo());
            prop_assert_eq!(&editor.text(), text);
        }
        prop_assert!(!editor.redo());
        prop_assert_eq!(editor, last);
    }

    #[test]
    fn a_game_can_begin_exactly_where_nothing_is_to_be_mended((empty, uses) in work()) {
        let mut editor = Editor::new(&Layout::default());
        if empty {
            editor.empty();
        }
        for (tool, number) in uses {
            editor.apply(TOOLS[tool], at(number));
            let faults = editor.faults();
            prop_assert_eq!(editor.layout().is_some(), faults.is_empty());
            prop_assert_eq!(editor.text().parse::<Layout>().err().unwrap_or_default(), faults);
            // What is wrong lies where something lies.
            for square in editor.wrong() {
                prop_assert!(editor.piece(square).is_some() || editor.city(square).is_some());
            }
        }
    }

    #[test]
    fn a_click_in_cities_never_means_two_things(positions in super::cities::games()) {
        for position in positions {
            let mut session = Session::new(Record::new(position, Vec::new()));
            let picks: Vec<Space> = squares().filter(|s| session.choices().picks_up(*s)).collect();
            for pick in picks {
                session.act(tabletop::table::Input::Choose(Choice::Select(pick)));
                for square in squares() {
                    prop_assert!(session.choices().on(square).len() < 2);
                }
            }
        }
    }
}
