//! The rules for people: the same paragraphs and settlements in every language, diagrams that say what is
//! true, and a paragraph for every prompt and reason.

use std::collections::BTreeSet;

use tabletop::core::texts::Texts;
use tabletop::game::GameName;
use tabletop::rulebook::{Book, Diagram, read};
use tabletop::table::{Choice, Input, Session, TableGame};
use tabletop::{cities, eko};

/// The languages: names and texts.
const LANGUAGES: &[(&str, &str)] = &[
    ("de", include_str!("../src/rulebook/texts/de.txt")),
    ("en", include_str!("../src/rulebook/texts/en.txt")),
    ("fr", include_str!("../src/rulebook/texts/fr.txt")),
    ("nl", include_str!("../src/rulebook/texts/nl.txt")),
];

fn book(game: GameName) -> Book {
    let text = match game {
        GameName::Eko => include_str!("../src/rulebook/eko.txt"),
        GameName::Cities => include_str!("../src/rulebook/cities.txt"),
    };
    read(text).unwrap_or_else(|error| panic!("{}: {error}", game.name()))
}

fn texts(text: &str) -> Texts {
    Texts::read(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_language_has_a_text_for_all_that_is_there_and_no_others() {
    let mut expected = BTreeSet::new();
    for game in GameName::ALL {
        let game_name = game.name();
        for group in book(game).groups {
            expected.insert(format!("{game_name} {}", group.key));
            for paragraph in group.paragraphs {
                let at = format!("{game_name} {}", paragraph.key);
                expected.extend([format!("{at} title"), format!("{at} text")]);
                for name in &paragraph.settles {
                    expected.extend([format!("{at} {name}"), format!("{at} {name} why")]);
                }
                expected.extend(paragraph.diagram.map(|_| format!("{at} diagram")));
            }
        }
    }
    for (language, text) in LANGUAGES {
        let texts = texts(text);
        let found: Vec<String> = texts.all().map(|(key, _)| key.to_owned()).collect();
        let known: BTreeSet<String> = found.iter().cloned().collect();
        assert_eq!(found.len(), known.len(), "{language}: a text stands there twice");
        assert_eq!(known, expected, "{language}");
        for (key, words) in
            texts.all().filter(|(key, _)| key.contains('.') && !key.ends_with(" title"))
        {
            assert!(words.ends_with(['.', '!', ':']), "{language}, {key}: {words}");
        }
    }
}

#[test]
fn every_language_is_looked_at() {
    let files = std::fs::read_dir("src/rulebook/texts").unwrap();
    let files: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    let names = LANGUAGES.iter().map(|(language, _)| format!("{language}.txt"));
    assert_eq!(files, names.collect());
}

#[test]
fn the_settlements_are_those_of_the_rules_documents_each_once() {
    let documents = [include_str!("../docs/rules-eko.md"), include_str!("../docs/rules-cities.md")];
    for ((game, document), letter) in GameName::ALL.into_iter().zip(documents).zip(['D', 'C']) {
        let defined = document.split("**[").skip(1).filter_map(|rest| rest.split(']').next());
        let defined: BTreeSet<&str> = defined
            .filter(|name| name.strip_prefix(letter).is_some_and(|n| n.parse::<u32>().is_ok()))
            .collect();
        let book = book(game);
        let settled: Vec<&str> =
            book.paragraphs().flat_map(|p| p.settles.iter().map(String::as_str)).collect();
        assert_eq!(settled.iter().copied().collect::<BTreeSet<_>>(), defined, "{}", game.name());
        assert_eq!(settled.len(), defined.len(), "{}: one stands there twice", game.name());
        assert!(defined.len() >= 4, "{}", game.name());
    }
}

#[test]
fn the_groups_are_the_sections_that_lessons_and_reasons_name() {
    for (game, sections) in [(GameName::Eko, 9), (GameName::Cities, 4)] {
        assert_eq!(book(game).groups.len(), sections, "{}", game.name());
    }
    for (language, text) in LANGUAGES {
        let lessons = match *language {
            "de" => include_str!("../src/lessons/texts/de.txt"),
            "en" => include_str!("../src/lessons/texts/en.txt"),
            "fr" => include_str!("../src/lessons/texts/fr.txt"),
            _ => include_str!("../src/lessons/texts/nl.txt"),
        };
        let (texts, lessons) = (texts(text), texts_of_lessons(lessons));
        for game in GameName::ALL {
            for (group, number) in book(game).groups.iter().zip(1..) {
                let title = texts.get(game.name(), &group.key).unwrap();
                let named = lessons.get("section", &format!("{} {number}", game.name())).unwrap();
                assert!(named.ends_with(&format!(": {title}")), "{language}: {named}, {title}");
            }
        }
    }
}

fn texts_of_lessons(text: &str) -> Texts {
    texts(text)
}

/// Does something with every diagram of a game.
fn each_diagram<G: TableGame>(game: GameName, test: impl Fn(&str, &Diagram, Session<G>)) {
    for paragraph in book(game).paragraphs() {
        if let Some(diagram) = &paragraph.diagram {
            let start = diagram.start.parse::<G>();
            assert!(start.is_ok(), "{}: the position is not legal", paragraph.key);
            let session = diagram.session();
            test(&paragraph.key, diagram, session.unwrap_or_else(|| panic!("{}", paragraph.key)));
        }
    }
}

/// What a diagram says can be done is legal and reached from what is picked up; what it says cannot be
/// done is not.
fn says_what_is_true<G: TableGame>(key: &str, diagram: &Diagram, session: Session<G>) {
    let position = session.record().position();
    assert_eq!(position.to_string(), diagram.start, "{key}: something played itself");
    assert!(!diagram.can.is_empty(), "{key}");
    let legal: Vec<String> =
        position.moves().into_iter().map(|mv| position.write_move(mv)).collect();
    for word in &diagram.can {
        assert!(legal.contains(word), "{key}: {word} is not legal: {legal:?}");
    }
    for word in &diagram.cannot {
        let mv = position.read_move(word).unwrap_or_else(|_| panic!("{key}: {word} is no move"));
        assert!(position.check(mv).is_err(), "{key}: {word} is legal");
    }
    if diagram.pick.is_some() {
        let mv = position.read_move(&diagram.can[0]).ok().unwrap();
        let offered = |session: &Session<G>| {
            session.choices().spaces().flatten().any(|choice| *choice == Choice::Play(mv))
        };
        assert!(offered(&session), "{key}: {} is not offered", diagram.can[0]);
    }
    if let Some((name, other)) = &diagram.part {
        let names: Vec<String> =
            position.geometry(0).spaces().map(|space| position.space_name(space)).collect();
        assert!(names.contains(name) && names.contains(other), "{key}");
    }
}

/// The first decision can be made at the table, by what a click on the board offers.
fn can_be_tried<G: TableGame>(key: &str, diagram: &Diagram, mut session: Session<G>) {
    let before = session.revision();
    let mv = session.record().position().read_move(&diagram.can[0]).ok().unwrap();
    session.act(Input::Choose(Choice::Play(mv)));
    assert_ne!(session.revision(), before, "{key}: nothing was played");
}

#[test]
fn diagrams_are_legal_and_say_what_is_true() {
    each_diagram::<eko::Position>(GameName::Eko, says_what_is_true);
    each_diagram::<cities::Position>(GameName::Cities, says_what_is_true);
    each_diagram::<eko::Position>(GameName::Eko, can_be_tried);
    each_diagram::<cities::Position>(GameName::Cities, can_be_tried);
}

#[test]
fn every_paragraph_that_a_prompt_or_a_reason_names_is_there() {
    let sources = [
        (GameName::Eko, include_str!("../src/games/eko/paragraph.rs")),
        (GameName::Cities, include_str!("../src/games/cities/paragraph.rs")),
    ];
    for (game, source) in sources {
        let book = book(game);
        let keys: BTreeSet<&str> = book.paragraphs().map(|p| p.key.as_str()).collect();
        // Both functions match every reason and every prompt, so their texts are all the keys.
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let named: BTreeSet<&str> =
            code.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
        assert!(named.len() >= 4, "{}", game.name());
        for key in named {
            assert!(keys.contains(key), "{}: {key}", game.name());
        }
    }
}

#[test]
fn a_reason_is_found_in_the_section_of_its_paragraph() {
    fn section(game: GameName, key: &str) -> usize {
        let book = book(game);
        let has = |group: &tabletop::rulebook::Group| group.paragraphs.iter().any(|p| p.key == key);
        1 + book.groups.iter().position(has).unwrap()
    }
    fn compare<G: TableGame>(
        game: GameName,
        of: fn(G::Illegal) -> (&'static str, u8),
    ) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        for diagram in book(game).paragraphs().filter_map(|p| p.diagram.as_ref()) {
            let session: Session<G> = diagram.session().unwrap();
            let position = session.record().position();
            let spaces: Vec<_> = position.geometry(0).spaces().collect();
            for chosen in spaces.iter().copied().map(Some).chain([None]) {
                for why in spaces.iter().filter_map(|space| position.why_not(chosen, *space)) {
                    let (key, number) = of(why);
                    assert_eq!(section(game, key), usize::from(number), "{why}: {key}");
                    found.insert(key);
                }
            }
        }
        found
    }
    use tabletop::games;
    let found = compare::<eko::Position>(GameName::Eko, |why| {
        (games::eko::paragraph_of_reason(why), why.section())
    });
    assert!(found.len() > 8, "{found:?}");
    let found = compare::<cities::Position>(GameName::Cities, |why| {
        (games::cities::paragraph_of_reason(why), why.section())
    });
    assert!(found.contains("turn.move"), "{found:?}");
}
