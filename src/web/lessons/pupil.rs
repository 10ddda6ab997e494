//! What a learner has done in the step that is shown, and what follows from it.

use super::Course;
use crate::web::app::lessons::LessonPlace;
use crate::web::app::state::App;
use crate::web::i18n::*;
use crate::web::table::{Judged, TableView, Tried};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use tabletop::lessons::{Lesson, Step, Verdict};
use tabletop::table::TableInput;

/// How a step stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The opponent plays first.
    Replies,
    /// Nothing has been tried.
    None,
    /// What was tried is not possible; the section and the paragraph of the rules.
    Refused(String, u8, &'static str),
    /// A legal move that does not solve it was played, and waits to be taken back.
    Wrong(String, u8),
    /// It is solved.
    Right(String),
}

/// The learner at a lesson. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Pupil {
    pub app: App,
    course: StoredValue<Arc<Course>>,
    lesson: usize,
    /// The step that is shown, counted from 0.
    pub step: Memo<usize>,
    /// How it stands.
    pub answer: RwSignal<Answer>,
}

impl Pupil {
    /// A learner at the beginning of the step that is shown.
    pub fn new(app: App, course: &Arc<Course>, lesson: usize) -> Self {
        let last = course.lessons[lesson].steps.len() - 1;
        let step = Memo::new(move |before: Option<&usize>| {
            app.lessons.place.with(|place| match place {
                Some(LessonPlace::Step(_, step)) => (*step).min(last),
                _ => before.copied().unwrap_or(0),
            })
        });
        let course = StoredValue::new(course.clone());
        Self { app, course, lesson, step, answer: RwSignal::new(Answer::None) }
    }

    /// The lesson.
    pub fn lesson<T>(self, read: impl FnOnce(&Lesson) -> T) -> T {
        self.course.with_value(|course| read(&course.lessons[self.lesson]))
    }

    /// Its title.
    pub fn title(self) -> String {
        self.course.with_value(|course| course.title(self.lesson))
    }

    /// The step that is shown.
    fn shown<T>(self, read: impl FnOnce(&Step) -> T) -> T {
        let step = self.step.get_untracked();
        self.lesson(|lesson| read(&lesson.steps[step]))
    }

    /// A text of the step that is shown.
    pub fn text(self, name: &str) -> String {
        let step = self.step.get();
        self.course.with_value(|course| {
            let key = course.lessons[self.lesson].texts_key();
            course.texts.of_step(&key, step, name).unwrap_or_default().to_owned()
        })
    }

    /// Where the rules say so.
    pub fn section(self, number: u8) -> String {
        self.course.with_value(|course| {
            let name = [course.lessons[self.lesson].game.name(), " ", &number.to_string()].concat();
            course.texts.get("section", &name).unwrap_or_default().to_owned()
        })
    }

    /// Whether this is the last step.
    pub fn is_last(self) -> bool {
        let step = self.step.get();
        self.lesson(|lesson| step + 1 == lesson.steps.len())
    }

    /// Judges what was tried.
    pub fn judge(self, tried: Tried) -> Judged {
        if self.answer.get_untracked() == Answer::Replies {
            return Judged { hold: true, words: String::new() };
        }
        let (answer, words) = match tried {
            Tried::Played(mv) => untrack(|| self.judge_move(&mv)),
            Tried::Refused(why, section, paragraph) => {
                let words = self.section(section);
                (Answer::Refused(why, section, paragraph), words)
            }
            Tried::Else => (Answer::None, String::new()),
        };
        let hold = matches!(answer, Answer::Right(_) | Answer::Wrong(..));
        if matches!(answer, Answer::Right(_)) && untrack(|| self.is_last()) {
            self.lesson(|lesson| self.app.lessons.solve(&lesson.key));
        }
        self.answer.set(answer);
        Judged { hold, words }
    }

    fn judge_move(self, mv: &str) -> (Answer, String) {
        let wrong = self.shown(|step| match step.judge(mv) {
            Verdict::Right => None,
            Verdict::Wrong(name) => Some((name.to_owned(), step.section)),
        });
        match wrong {
            None => (Answer::Right(self.text("done")), self.text("done")),
            Some((name, section)) => {
                let words = self.text(&name);
                let spoken = [words.as_str(), " ", &self.section(section)].concat();
                (Answer::Wrong(words, section), spoken)
            }
        }
    }

    /// Begins the step that is shown: says what is to be done, after the replies.
    pub fn begin(self, table: TableView) {
        let replies = self.shown(|step| step.replies.clone());
        if replies.is_empty() {
            return self.ask(table);
        }
        self.answer.set(Answer::Replies);
        table.dispatch.run(TableInput::Hold(true));
        self.reply(table, replies.into());
    }

    /// Plays the first reply after a pause, and the others after it.
    fn reply(self, table: TableView, mut replies: std::collections::VecDeque<String>) {
        let step = self.step.get_untracked();
        let play = move || {
            if self.step.try_get_untracked() != Some(step) {
                return;
            }
            match replies.pop_front() {
                Some(mv) => {
                    table.play_text.run(mv);
                    self.reply(table, replies);
                }
                None => self.ask(table),
            }
        };
        set_timeout(
            play,
            self.app.settings.speed.get_untracked().pause().max(Duration::from_millis(400)),
        );
    }

    fn ask(self, table: TableView) {
        let i18n = self.app.i18n;
        self.answer.set(Answer::None);
        table.dispatch.run(TableInput::Hold(false));
        let (number, of) =
            (self.step.get_untracked() + 1, self.lesson(|lesson| lesson.steps.len()));
        let step = t_string!(i18n, lesson.step, number = number, of = of);
        let task = untrack(|| self.text("task"));
        self.app.announcer.announce([&step, ". ", task.as_str()].concat());
    }

    /// Takes a wrong move back.
    pub fn try_again(self, table: TableView) {
        let wrong = matches!(self.answer.get_untracked(), Answer::Wrong(..));
        self.answer.set(Answer::None);
        table.dispatch.run(TableInput::Hold(false));
        if wrong {
            table.dispatch.run(TableInput::Undo);
        }
    }

    /// Plays the solution.
    pub fn show(self, table: TableView) {
        self.try_again(table);
        let mut moves = self.shown(|step| step.right().to_vec());
        moves.insert(0, self.shown(|step| step.show.clone()));
        moves.into_iter().any(|mv| table.play_text.run(mv));
    }

    /// Goes on: to the next step, the next lesson, or the list after the last lesson of a game.
    pub fn go_on(self) {
        let next = if untrack(|| self.is_last()) {
            self.course.with_value(|course| {
                let this = &course.lessons[self.lesson];
                let next = course.lessons.get(self.lesson + 1);
                let next = next.filter(|next| next.game == this.game);
                next.map_or(LessonPlace::List, |next| LessonPlace::Step(next.key.clone(), 0))
            })
        } else {
            let step = self.step.get_untracked() + 1;
            LessonPlace::Step(self.lesson(|lesson| lesson.key.clone()), step)
        };
        self.app.lessons.go(Some(next));
    }
}
