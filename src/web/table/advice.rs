//! What the computer says to people: a hint in three steps, and its opinion of the game.

use super::coach::Coach;
use super::computer::ask;
use super::{InspectionTexts, PageGame, TableView};
use crate::web::app::engine::Engine;
use crate::web::i18n::*;
use crate::web::words::{I18n, Names, capital};
use leptos::prelude::*;
use tabletop::core::space::Space;

/// A good move, told in steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// How much of it has been told.
    pub step: Step,
    /// The move, in the notation.
    pub mv: String,
    /// What is told of it.
    pub texts: HintTexts,
}

/// How much of a hint has been told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// With what.
    With,
    /// Where to.
    Where,
    /// Why.
    Why,
}

/// A move as a hint tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintTexts {
    /// The space whose piece is picked up.
    pub picks_up: Option<Space>,
    /// The space that is pointed at.
    pub points_at: Option<Space>,
    /// The move in a phrase.
    pub phrase: String,
    /// What speaks for it.
    pub reason: String,
}

impl HintTexts {
    /// A move of the notation, if it is legal.
    pub fn of<G: PageGame>(i18n: I18n, names: &Names, before: &G, text: &str) -> Option<Self> {
        let mv = before.read_move(text).ok()?;
        before.check(mv).ok()?;
        Some(Self {
            picks_up: G::picks_up(mv),
            points_at: G::points_at(mv),
            phrase: G::ply_phrase(i18n, before, mv),
            reason: G::reason_words(i18n, names, before, mv),
        })
    }
}

/// The computer's advice at a table. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Advice {
    /// The hint, as far as it has been asked for.
    pub hint: RwSignal<Option<Hint>>,
    /// Whether a hint is being looked for.
    pub looking: RwSignal<bool>,
    /// Each player's chance to win, in seat order, as the computer saw it last.
    pub opinion: RwSignal<Option<Vec<f32>>>,
    /// What is said about the last step.
    pub coach: Coach,
    engine: Engine,
}

impl Advice {
    /// Nothing has been asked.
    pub fn new(engine: Engine, onlooker: Engine) -> Self {
        Self {
            hint: RwSignal::new(None),
            looking: RwSignal::new(false),
            opinion: RwSignal::new(None),
            coach: Coach::new(onlooker),
            engine,
        }
    }

    /// What has been told of the hint, or else what the coach says.
    pub fn texts(self, i18n: I18n) -> Option<InspectionTexts> {
        let Some(words) = self.words(i18n) else { return self.coach.texts(i18n) };
        Some(InspectionTexts::about(t_string!(i18n, advice.ask), &words))
    }

    /// Forgets the hint: it was about another position.
    pub fn forget(self) {
        let _ = self.looking.try_set(false);
        if self.hint.try_with_untracked(Option::is_some) == Some(true) {
            self.hint.set(None);
        }
    }

    /// Tells one step more of a good move.
    pub fn ask(self, table: TableView) {
        if self.hint.with_untracked(Option::is_some) {
            self.hint.update(|hint| {
                if let Some(hint) = hint {
                    hint.step = if hint.step == Step::With { Step::Where } else { Step::Why };
                }
            });
            return self.announce(table);
        }
        self.looking.set(true);
        self.engine.ask(ask(table, None), move |found| {
            self.looking.set(false);
            self.opinion.set(Some(found.chances));
            self.tell(table, Step::With, found.mv);
            self.announce(table);
        });
    }

    /// Tells a good move at once, with what speaks for it.
    pub fn tell_all(self, table: TableView) {
        self.looking.set(true);
        self.engine.ask(ask(table, None), move |found| {
            self.looking.set(false);
            self.opinion.set(Some(found.chances));
            self.tell(table, Step::Why, found.mv);
            self.announce(table);
        });
    }

    /// Asks what the computer thinks of the position.
    pub fn ask_opinion(self, table: TableView) {
        self.engine.ask(ask(table, None), move |found| {
            self.opinion.set(Some(found.chances));
        });
    }

    /// Whether the hint marks a space.
    pub fn marks(self, space: Space) -> bool {
        self.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.marks(space)))
    }

    /// What has been told, in words.
    pub fn words(self, i18n: I18n) -> Option<String> {
        if self.looking.get() {
            return Some(t_string!(i18n, advice.thinks).to_owned());
        }
        self.hint.with(|hint| {
            let Hint { step, texts, .. } = hint.as_ref()?;
            Some(match step {
                Step::With if texts.picks_up.is_some() => t_string!(i18n, advice.stack).to_owned(),
                Step::With if texts.points_at.is_some() => t_string!(i18n, advice.space).to_owned(),
                Step::With => t_string!(i18n, advice.button).to_owned(),
                Step::Where => format!("{}.", capital(&texts.phrase)),
                Step::Why => format!("{}. {}", capital(&texts.phrase), texts.reason),
            })
        })
    }

    /// Tells the hint, and what the coach says, again in each language that is taken.
    pub fn follow_language(self, table: TableView) {
        let language = move || table.app.i18n.language();
        let tell_again = move |_: &_, _: Option<&_>, _: Option<()>| {
            if let Some(Hint { step, mv, .. }) = self.hint.get_untracked() {
                self.tell(table, step, mv);
            }
            self.coach.tell_again(table);
        };
        Effect::watch(language, tell_again, false);
    }

    fn tell(self, table: TableView, step: Step, mv: String) {
        let ply = table.history.with_untracked(|history| history.ply);
        let texts = table.hint_texts.run((ply, mv.clone()));
        self.hint.set(texts.map(|texts| Hint { step, mv, texts }));
    }

    fn announce(self, table: TableView) {
        table.app.announcer.announce(untrack(|| self.words(table.app.i18n)).unwrap_or_default());
    }
}

impl Hint {
    fn marks(&self, space: Space) -> bool {
        let HintTexts { picks_up, points_at, .. } = &self.texts;
        let target = self.step > Step::With || picks_up.is_none();
        *picks_up == Some(space) || (target && *points_at == Some(space))
    }
}
