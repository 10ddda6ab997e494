//! The editor of start layouts, and the clicks of Cities, under random use.

use proptest::prelude::*;
use tabletop::cities::{Layout, Space, square, squares};
use tabletop::games::cities::editor::{Draft, Tool};
use tabletop::record::Record;
use tabletop::table::{Choice, Session};

fn at(number: usize) -> Space {
    square(number % 10, number / 10).unwrap()
}

/// Uses of tools on the standard layout or on an empty board.
fn work() -> impl Strategy<Value = (bool, Vec<(usize, usize)>)> {
    (any::<bool>(), prop::collection::vec((0..Tool::ALL.len(), 0..100_usize), 0..40))
}

proptest! {
    #[test]
    fn a_draft_reads_back_and_all_that_was_done_is_taken_back((empty, uses) in work()) {
        let mut draft = Draft::new(&Layout::default());
        let mut texts = vec![draft.text()];
        if empty && draft.clear() {
            texts.push(draft.text());
        }
        for (tool, number) in uses {
            let changed = draft.apply(Tool::ALL[tool], at(number));
            prop_assert_eq!(changed, draft.text() != *texts.last().unwrap());
            if changed {
                texts.push(draft.text());
            }
            let read = Draft::read(&draft.text()).unwrap();
            prop_assert_eq!(read.setup(), draft.setup());
        }
        let last = draft.clone();
        for text in texts.iter().rev().skip(1) {
            prop_assert!(draft.undo());
            prop_assert_eq!(&draft.text(), text);
        }
        prop_assert!(!draft.undo());
        for text in &texts[1..] {
            prop_assert!(draft.redo());
            prop_assert_eq!(&draft.text(), text);
        }
        prop_assert!(!draft.redo());
        prop_assert_eq!(draft, last);
    }

    #[test]
    fn a_game_can_begin_exactly_where_nothing_is_to_be_mended((empty, uses) in work()) {
        let mut draft = Draft::new(&Layout::default());
        if empty {
            draft.clear();
        }
        for (tool, number) in uses {
            draft.apply(Tool::ALL[tool], at(number));
            let problems = draft.problems();
            prop_assert_eq!(draft.layout().is_ok(), problems.is_empty());
            let errors: Vec<_> = problems.iter().map(|problem| problem.error.clone()).collect();
            prop_assert_eq!(draft.text().parse::<Layout>().err().unwrap_or_default(), errors);
            // Problems concern only squares that hold something.
            for square in problems.into_iter().flat_map(|problem| problem.at) {
                prop_assert!(draft.piece(square).is_some() || draft.city(square).is_some());
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
