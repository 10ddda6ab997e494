//! Every lesson is solved by its solution, and every other legal move of every step is answered.

use std::collections::BTreeSet;

use tabletop::core::seat::Seat;
use tabletop::core::texts::Texts;
use tabletop::game::GameName;
use tabletop::lessons::{Goal, Lesson, Verdict, read};
use tabletop::table::{Choice, Input, Session, TableGame};
use tabletop::{cities, eko};

/// The languages: names and texts.
const LANGUAGES: &[(&str, &str)] = &[
    ("de", include_str!("../src/lessons/texts/de.txt")),
    ("en", include_str!("../src/lessons/texts/en.txt")),
    ("fr", include_str!("../src/lessons/texts/fr.txt")),
    ("nl", include_str!("../src/lessons/texts/nl.txt")),
];

fn lessons() -> Vec<Lesson> {
    let files = [include_str!("../src/lessons/eko.txt"), include_str!("../src/lessons/cities.txt")];
    files.iter().flat_map(|file| read(file).unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn texts(language: &str) -> Texts {
    Texts::read(language).unwrap_or_else(|error| panic!("{error}"))
}

/// A step at its beginning, after the replies, and where it is.
struct Asked<'a, G: TableGame> {
    lesson: &'a Lesson,
    step: usize,
    session: Session<G>,
}

impl<G: TableGame> Asked<'_, G> {
    fn at(&self) -> String {
        format!("{}, step {}", self.lesson.key, self.step + 1)
    }

    /// The session after a move of the notation.
    fn after(&self, mv: &str) -> Session<G> {
        let mut session = self.session.clone();
        let read = session.record().position().read_move(mv);
        let read = read.unwrap_or_else(|_| panic!("{}: {mv} is no move", self.at()));
        session.act(Input::Choose(Choice::Play(read)));
        assert_ne!(session.revision(), self.session.revision(), "{}: {mv} is not legal", self.at());
        session
    }

    fn moves(&self) -> Vec<String> {
        let position = self.session.record().position();
        position.moves().into_iter().map(|mv| position.write_move(mv)).collect()
    }
}

fn steps<G: TableGame>(lesson: &Lesson) -> Vec<Asked<'_, G>> {
    let asked = |step: usize| {
        let record = lesson.record(step).unwrap_or_else(|| {
            panic!("{}: step {} cannot be reached", lesson.key, step + 1);
        });
        let mut asked = Asked { lesson, step, session: Session::new(record) };
        for reply in &lesson.steps[step].replies {
            asked.session = asked.after(reply);
        }
        asked
    };
    (0..lesson.steps.len()).map(asked).collect()
}

/// Does something with every step of all lessons but the whole games.
macro_rules! each_step {
    ($asked:ident, $lessons:ident => $do:expr) => {
        for lesson in $lessons.iter().filter(|lesson| lesson.against.is_none()) {
            match lesson.game {
                GameName::Eko => steps::<eko::Position>(lesson).iter().for_each(|$asked| $do),
                GameName::Cities => steps::<cities::Position>(lesson).iter().for_each(|$asked| $do),
            }
        }
    };
}

#[test]
fn every_step_is_solved_by_what_is_shown_and_by_all_that_counts_as_right() {
    fn solved<G: TableGame>(asked: &Asked<'_, G>) {
        let step = &asked.lesson.steps[asked.step];
        assert_eq!(step.judge(&step.show), Verdict::Right, "{}", asked.at());
        asked.after(&step.show);
        let moves = asked.moves();
        // A step that goes on may have a solution for each way to solve the one before it.
        for pattern in step.right().iter().filter(|_| step.start.is_some()) {
            assert!(moves.contains(pattern), "{}: {pattern} is not legal", asked.at());
        }
        let right = |mv: &&String| step.judge(mv) == Verdict::Right;
        assert!(moves.iter().any(|mv| !right(&mv)), "{}: nothing can go wrong", asked.at());
    }
    let lessons = lessons();
    each_step!(asked, lessons => solved(asked));
}

#[test]
fn a_step_goes_on_from_every_solution_of_the_one_before_it() {
    fn goes_on<G: TableGame>(asked: &Asked<'_, G>) {
        let next = asked.lesson.steps.get(asked.step + 1).filter(|next| next.start.is_none());
        let Some(next) = next else { return };
        let step = &asked.lesson.steps[asked.step];
        for mv in asked.moves().iter().filter(|mv| step.judge(mv) == Verdict::Right) {
            let session = asked.after(mv);
            let mut after = Asked { lesson: asked.lesson, step: asked.step + 1, session };
            for reply in &next.replies {
                after.session = after.after(reply);
            }
            let solved = after.moves().iter().any(|mv| next.right().contains(mv));
            assert!(solved, "{} after {mv}", after.at());
        }
    }
    let lessons = lessons();
    each_step!(asked, lessons => goes_on(asked));
}

#[test]
fn the_worked_examples_of_the_rules_are_among_them() {
    let lessons = lessons();
    let examples = [
        ("eko-moving", 3, "a1-e1 a1-a2 a1-b2 a1-d2", "a1-e2 a1-f2 a1-c2 a1-f1"),
        ("eko-building", 1, "b2*b1C b2*c1C b2*a2C", "b2*c1T b2*a2T b2*a2K"),
        ("eko-building", 2, "b2*c1T b2*a2T", "b2*b1T b2*a2K"),
        ("eko-replacing", 1, "b2*b1C b2*c1C b2*c1T b2*a2K", "b2*b1T"),
        ("eko-replacing", 3, "a1*b1T", "a1*b1K b2*b1K"),
    ];
    let find = |key: &str, step: usize| {
        let lesson = lessons.iter().find(|lesson| lesson.key == key).expect(key);
        steps::<eko::Position>(lesson).remove(step - 1)
    };
    for (key, step, legal, illegal) in examples {
        let asked = find(key, step);
        let moves = asked.moves();
        for mv in legal.split(' ') {
            assert!(moves.contains(&mv.to_owned()), "{}: {mv}", asked.at());
        }
        for mv in illegal.split(' ') {
            assert!(!moves.contains(&mv.to_owned()), "{}: {mv}", asked.at());
        }
    }
    for (step, end) in [(2, "=-"), (3, "=AB")] {
        let asked = find("eko-winning", step);
        let tie = asked.after(&asked.lesson.steps[step - 1].show);
        assert!(tie.record().position().to_string().ends_with(end), "{}", asked.at());
    }
}

#[test]
fn every_other_legal_move_has_an_answer_and_every_answer_a_move() {
    fn answered<G: TableGame>(asked: &Asked<'_, G>, texts: &Texts) -> BTreeSet<String> {
        let step = &asked.lesson.steps[asked.step];
        let mut names = BTreeSet::from(["task".to_owned(), "done".to_owned()]);
        for mv in asked.moves() {
            asked.after(&mv);
            if let Verdict::Wrong(name) = step.judge(&mv) {
                let words = texts.of_step(&asked.lesson.key, asked.step, name);
                assert!(words.is_some(), "{}: no answer to {mv} ({name})", asked.at());
                names.insert(name.to_owned());
            }
        }
        for (pattern, name) in step.wrong() {
            assert!(names.contains(name), "{}: {pattern} fits no move", asked.at());
        }
        names
    }
    let lessons = lessons();
    for (language, text) in LANGUAGES {
        let texts = texts(text);
        let mut expected = BTreeSet::new();
        for lesson in &lessons {
            expected.insert(format!("{} title", lesson.key));
            if lesson.against.is_some() {
                expected.insert(format!("{} 1 task", lesson.key));
                expected.insert(format!("{} 1 done", lesson.key));
            }
        }
        each_step!(asked, lessons => {
            let at = (&asked.lesson.key, asked.step + 1);
            let names = answered(asked, &texts);
            expected.extend(names.iter().map(|name| format!("{} {} {name}", at.0, at.1)));
        });
        for (goal, steps) in [(Goal::Win, 2), (Goal::Emperor, 1)] {
            let key = format!("puzzle-{}", goal.word());
            expected.insert(format!("{key} title"));
            for step in 1..=steps {
                let names = ["task", "done", "other"].map(|name| format!("{key} {step} {name}"));
                expected.extend(names);
            }
        }
        for section in 1..=9 {
            expected.insert(format!("section eko {section}"));
        }
        expected.extend((1..=4).map(|section| format!("section cities {section}")));
        let found: Vec<String> = texts.all().map(|(key, _)| key.to_owned()).collect();
        let known: BTreeSet<String> = found.iter().cloned().collect();
        assert_eq!(found.len(), known.len(), "{language}: a text stands there twice");
        assert_eq!(known, expected, "{language}");
    }
}

#[test]
fn every_language_is_looked_at() {
    let files = std::fs::read_dir("src/lessons/texts").unwrap();
    let files: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let names = LANGUAGES.iter().map(|(language, _)| format!("{language}.txt"));
    assert_eq!(files, names.collect());
}

#[test]
fn a_text_has_at_most_two_sentences() {
    for (language, text) in LANGUAGES {
        for (key, words) in texts(text).all() {
            let ends = |pair: &[char]| matches!(pair, ['.' | '!' | '?', ' ']);
            let signs: Vec<char> = words.chars().chain([' ']).collect();
            let sentences = signs.windows(2).filter(|pair| ends(pair)).count();
            assert!(sentences <= 2, "{language}, {key}: {words}");
        }
    }
}

#[test]
fn the_sections_are_those_of_the_rules() {
    let heads = |rules: &'static str| rules.lines().filter(|l| l.starts_with("## ")).count();
    let eko = include_str!("../docs/rules-eko.md");
    let cities = include_str!("../docs/rules-cities.md");
    fn whys<G: TableGame>(asked: &Asked<'_, G>) -> Vec<G::Illegal> {
        let session = &asked.session;
        let position = session.record().position();
        let spaces: Vec<_> = position.geometry(0).spaces().collect();
        let chosen = spaces.iter().copied().map(Some).chain([None]);
        chosen
            .flat_map(|one| spaces.iter().filter_map(move |s| position.why_not(one, *s)))
            .collect()
    }
    for lesson in lessons() {
        for step in &lesson.steps {
            let most = match lesson.game {
                GameName::Eko => {
                    eko.lines().any(|l| l.starts_with(&format!("## {}. ", step.section)))
                }
                GameName::Cities => (1..=heads(cities)).contains(&usize::from(step.section)),
            };
            assert!(most, "{}: section {}", lesson.key, step.section);
        }
        if lesson.against.is_some() {
            continue;
        }
        match lesson.game {
            GameName::Eko => {
                for why in steps::<eko::Position>(&lesson).iter().flat_map(whys) {
                    assert!(eko.contains(&format!("## {}. ", why.section())), "{why}");
                }
            }
            GameName::Cities => {
                for why in steps::<cities::Position>(&lesson).iter().flat_map(whys) {
                    assert!((1..=heads(cities)).contains(&usize::from(why.section())), "{why}");
                }
            }
        }
    }
}

#[test]
fn boards_are_small_so_that_spaces_are_large() {
    for lesson in lessons().iter().filter(|l| l.game == GameName::Eko && l.against.is_none()) {
        for asked in steps::<eko::Position>(lesson) {
            let spaces = asked.session.record().position().spaces();
            assert!((7..=24).contains(&spaces), "{}: {spaces} spaces", asked.at());
        }
    }
}

#[test]
fn whole_games_are_against_a_computer() {
    for lesson in lessons().iter().filter(|lesson| lesson.against.is_some()) {
        assert_eq!(lesson.against, Some(Seat::Beginner), "{}", lesson.key);
        let begins = match lesson.game {
            GameName::Eko => lesson.record::<eko::Position>(0).is_some(),
            GameName::Cities => lesson.record::<cities::Position>(0).is_some(),
        };
        assert!(begins, "{}", lesson.key);
    }
}
