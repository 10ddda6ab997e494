//! Where in the lessons the page is, and which of them are solved.

use crate::web::app::storage;
use leptos::prelude::*;

/// What is shown of the lessons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonPlace {
    /// The list of all lessons.
    List,
    /// A step of the lesson with this key, counted from 0.
    Step(String, usize),
}

impl LessonPlace {
    fn read(text: &str) -> Self {
        let step = text.split_once(' ').and_then(|(key, step)| Some((key, step.parse().ok()?)));
        step.map_or(Self::List, |(key, step)| Self::Step(key.to_owned(), step))
    }

    fn write(&self) -> String {
        match self {
            Self::List => String::new(),
            Self::Step(key, step) => [key, " ", &step.to_string()].concat(),
        }
    }
}

/// The lessons, beside the running game. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// What is shown of them; nothing while the game or the start screen is.
    pub place: RwSignal<Option<LessonPlace>>,
    /// The keys of the solved ones.
    pub solved: RwSignal<Vec<String>>,
}

impl Lessons {
    /// The solved lessons in the storage, and the place in this tab before a reload.
    pub fn load() -> Self {
        let place = storage::get_here(storage::LESSON).map(|text| LessonPlace::read(&text));
        let solved = storage::get(storage::LESSONS).ok().flatten().unwrap_or_default();
        let solved = solved.split_whitespace().map(str::to_owned).collect();
        Self { place: RwSignal::new(place), solved: RwSignal::new(solved) }
    }

    /// Reads again which lessons are solved.
    pub fn read_again(self) {
        let solved = storage::get(storage::LESSONS).ok().flatten().unwrap_or_default();
        self.solved.set(solved.split_whitespace().map(str::to_owned).collect());
    }

    /// Goes to a place, or back to the game or the start screen.
    pub fn go(self, place: Option<LessonPlace>) {
        match &place {
            Some(place) => storage::set_here(storage::LESSON, &place.write()),
            None => storage::remove_here(storage::LESSON),
        }
        self.place.set(place);
    }

    /// Whether a lesson is solved.
    pub fn is_solved(self, key: &str) -> bool {
        self.solved.with(|solved| solved.iter().any(|other| other == key))
    }

    /// Marks a lesson as solved.
    pub fn solve(self, key: &str) {
        if !untrack(|| self.is_solved(key)) {
            self.solved.update(|solved| solved.push(key.to_owned()));
            self.keep();
        }
    }

    /// Forgets what is solved, and the whole games that were begun.
    pub fn reset(self) {
        self.solved.set(Vec::new());
        self.keep();
        for key in [storage::LESSON_EKO, storage::LESSON_CITIES] {
            let _ = storage::remove(key);
        }
    }

    fn keep(self) {
        // A banner on the page says already that nothing can be kept.
        let _ =
            self.solved.with_untracked(|solved| storage::set(storage::LESSONS, &solved.join(" ")));
    }
}
