//! The one way by which anything at the table changes.

use super::board::animator::Departure;
use super::texts::review_words;
use super::{Event, PageGame, Prompt, Session, Sheet, Stage, Tried};
use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::focus::focus_is_lost;
use crate::web::words::{I18n, Names, seat_word, turn_words};
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::record::Record;
use tabletop::record::save;
use tabletop::table::{Choice, Input, Pace, Sound, last_decision};

/// Carries out inputs in a session.
pub struct Dispatcher<G: PageGame> {
    pub session: RwSignal<Session<G>>,
    pub stage: Stage,
    pub prompt: Memo<Prompt>,
}

impl<G: PageGame> Clone for Dispatcher<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: PageGame> Copy for Dispatcher<G> {}

impl<G: PageGame> Dispatcher<G> {
    /// Carries out an input; returns whether a move was played.
    pub fn run(self, input: Input<G::Move>) -> bool {
        let Self { session, stage, .. } = self;
        stage.animator.finish();
        let (was_open, motion) = session.with_untracked(|s| (s.is_open(), s.motion(input)));
        let was_here = session.with_untracked(|s| s.elsewhere().is_none());
        let instead = session.with_untracked(|s| self.instead(s, input));
        let goes_on = session.with_untracked(|s| s.thinker().is_some() || has_begun_turn(s.live()));
        let (sound, turn) = (Sound::of_move(motion.as_ref()), self.turn());
        let departure = motion.and_then(|motion| Departure::copy(stage, motion));
        let events = session.try_update(|session| session.act(input)).unwrap_or_default();
        let played = events.iter().any(|event| matches!(event, Event::<G>::Played { .. }));
        let changed = events.iter().any(Event::<G>::changes_position);
        let ended = events.iter().any(Event::<G>::changes_record);
        if events.iter().any(Event::<G>::changes_save) {
            self.save();
        }
        let before = stage.decided.get_untracked();
        let decided = session.with_untracked(|s| last_decision(before, s.live(), &events));
        if decided != before {
            stage.decided.set(decided);
        }
        if events.iter().any(|event| matches!(event, Event::<G>::Reviewed(_))) {
            stage.keep_review(session.with_untracked(Session::reviewed));
        }
        if changed {
            stage.inspected.set(None);
            stage.pointed.set(None);
            stage.teacher.forget();
            let over = ended && was_open && !session.with_untracked(Session::is_open);
            if over && stage.tells_result() {
                stage.sheet.set(Some(Sheet::Result));
            }
            // A diagram is read beside a game, whose notice stays.
            if stage.diagram().is_none() {
                let news = self.news(&events);
                stage.app.notice.tell(goes_on && played, news, self.notice(&events));
            }
            let sent_on = played && was_here && session.with_untracked(|s| s.elsewhere().is_some());
            if sent_on {
                stage.sheet.set(Some(Sheet::ByLink));
            }
        }
        let held =
            |event: &Event<G>| matches!(event, Event::<G>::Selected(_) | Event::<G>::Released);
        let instead = instead.filter(|_| events.iter().any(held));
        if instead.is_some() && stage.diagram().is_none() {
            stage.app.notice.tell(true, None, instead.clone());
        }
        if changed {
            // What was asked before may no longer be true.
            stage.asked.set(None);
        }
        if changed || events.iter().any(held) {
            session.with_untracked(|session| match session.selected() {
                Some(space) => stage.keep_picked_up(space, session.record().position()),
                None => stage.forget_picked_up(),
            });
        }
        if let Some(departure) = departure.filter(|_| played) {
            departure.animate(stage);
        }
        if played {
            let turn = (turn != self.turn()).then_some(Sound::Turn);
            stage.app.settings.sounds.play([Some(sound), turn].into_iter().flatten());
        }
        let judged = self.judge(&events);
        self.announce(&events, ended, judged.or(instead));
        self.keep_focus();
        played
    }

    fn turn(self) -> Player {
        self.session.with_untracked(|session| session.record().position().turn())
    }

    /// Saves the game, and keeps its text once a player has made a decision in it.
    pub fn save(self) {
        let app = self.stage.app;
        self.session.with_untracked(|session| {
            let record = session.live();
            let text = save::write(record);
            if let Some(practice) = self.stage.practice {
                // A banner on the page says already that nothing can be kept.
                let _ = practice.key.map(|key| storage::set(key, &text));
                return;
            }
            app.autosave.save(&text);
            app.running_game.set_value(app.autosave.worth_keeping(&text, record.has_decisions()));
        });
    }

    /// What is said about the events at a table that is practised at.
    fn judge(self, events: &[Event<G>]) -> Option<String> {
        let practice = self.stage.practice.filter(|_| !events.is_empty())?;
        let i18n = self.stage.app.i18n;
        let of = |names: &Names| self.session.with_untracked(|s| Tried::of(i18n, names, s, events));
        let judged = practice.judge.run(self.stage.names.with_untracked(of))?;
        if judged.hold {
            self.session.update(|session| drop(session.act(Input::Hold(true))));
        }
        Some(judged.words)
    }

    /// Why the piece picked up cannot go to another of the player's, where an input picks that one up.
    fn instead(self, session: &Session<G>, input: Input<G::Move>) -> Option<String> {
        let (Input::Point(space) | Input::Choose(Choice::Select(space))) = input else {
            return None;
        };
        session.selected().filter(|selected| *selected != space)?;
        G::instead_words(self.stage.app.i18n, session, space)
    }

    /// What must not be missed of these events, in words.
    fn news(self, events: &[Event<G>]) -> Option<String> {
        let i18n = self.stage.app.i18n;
        events.iter().find_map(|event| match *event {
            Event::<G>::Played { ply, mv, .. } => self.session.with_untracked(|session| {
                let before = session.record().position_after(ply)?;
                let words = |names: &_| G::news_words(i18n, names, before, mv);
                self.stage.names.with_untracked(words)
            }),
            _ => None,
        })
    }

    /// The moves that played themselves, in words.
    fn notice(self, events: &[Event<G>]) -> Option<String> {
        let i18n = self.stage.app.i18n;
        let words = |event: &Event<G>| match *event {
            Event::<G>::Played { ply, mv, forced: true } => {
                self.session.with_untracked(|session| {
                    let before = session.record().position_after(ply)?;
                    let words = |names: &_| G::forced_move_words(i18n, names, before, mv);
                    Some(self.stage.names.with_untracked(words))
                })
            }
            _ => None,
        };
        let notices: Vec<String> = events.iter().filter_map(words).collect();
        (!notices.is_empty()).then(|| notices.join(" "))
    }

    /// Announces the events, then whose turn it is and what can be done now, or what is said about
    /// them at a table that is practised at.
    fn announce(self, events: &[Event<G>], changed: bool, judged: Option<String>) {
        let changed = changed && judged.is_none();
        let i18n = self.stage.app.i18n;
        let mut sentences: Vec<String> = Vec::new();
        self.stage.names.with_untracked(|names| {
            self.session.with_untracked(|session| {
                let words = |event: &Event<G>| {
                    table_words(i18n, names, session.record(), event)
                        .unwrap_or_else(|| G::event_words(i18n, names, session, *event))
                };
                sentences.extend(events.iter().map(words));
                if changed && session.is_open() {
                    sentences.push(turn_words(i18n, names, session.record().position().turn()));
                }
            });
        });
        if changed {
            sentences.push(self.prompt.with_untracked(|prompt| prompt.words.clone()));
        }
        sentences.extend(judged);
        self.stage.app.announcer.announce(sentences.join(" "));
    }

    /// The board takes the focus when the button that had it is disabled.
    fn keep_focus(self) {
        let Self { session, stage, .. } = self;
        request_animation_frame(move || {
            let chooser = session.try_with_untracked(|session| session.chooser().is_some());
            let covered = stage.sheet.try_get_untracked().flatten().is_some();
            if chooser == Some(false) && !covered && focus_is_lost() {
                stage.focus_board();
            }
        });
    }
}

/// Whether the current player has made a ply of this turn.
fn has_begun_turn<G: PageGame>(record: &Record<G>) -> bool {
    let last = record.at().checked_sub(1).and_then(|ply| record.position_after(ply));
    last.is_some_and(|before| before.turn() == record.position().turn())
}

/// The events that concern computer players and reviews, the same in every game.
fn table_words<G: PageGame>(
    i18n: I18n,
    names: &Names,
    record: &Record<G>,
    event: &Event<G>,
) -> Option<String> {
    match event {
        tabletop::table::Event::Reviewed(Some(_)) => Some(review_words(i18n, names, record)),
        tabletop::table::Event::Reviewed(None) => Some(t_string!(i18n, review.left).to_owned()),
        tabletop::table::Event::Seated(player, seat) => {
            let (who, seat) = (names.short(*player).to_owned(), seat_word(i18n, *seat));
            Some(t_string!(i18n, computer.seated, who = who, seat = seat))
        }
        tabletop::table::Event::Paced(Pace::Wait) => {
            Some(t_string!(i18n, computer.waits).to_owned())
        }
        tabletop::table::Event::Paced(_) => Some(t_string!(i18n, computer.goes_on).to_owned()),
        _ => None,
    }
}
