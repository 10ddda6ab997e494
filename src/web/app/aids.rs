//! Aids to look at a board with: switches that are kept, and those that a link lends for a visit.

use super::settings::{Settings, stored_switch_unless};
use crate::web::i18n::*;
use crate::web::words::{I18n, join_and};
use leptos::prelude::*;
use tabletop::record::link::{self, AIDS, Aid, Aids, MARKS};

/// The switch of an aid: stored, but not while a link has switched it on for a visit.
#[derive(Clone, Copy)]
pub struct AidSwitch {
    /// Whether it is on.
    pub on: RwSignal<bool>,
    /// What a link has made of it, or the end of its visit: that is not stored.
    lent: StoredValue<Option<bool>>,
}

impl AidSwitch {
    /// The switch that is stored under this key.
    pub fn load(key: &'static str) -> Self {
        let lent = StoredValue::new(None);
        // Whoever switches it during the visit makes it a setting again.
        let is_lent = move |on: bool| {
            let is_lent = lent.get_value() == Some(on);
            if !is_lent {
                lent.set_value(None);
            }
            is_lent
        };
        Self { on: stored_switch_unless(key, false, is_lent), lent }
    }

    fn lend(self) {
        if !self.on.get_untracked() {
            self.lent.set_value(Some(true));
            self.on.set(true);
        }
    }

    /// Only a switch that was off is lent.
    fn give_back(self) {
        if self.lent.get_value() == Some(true) {
            self.lent.set_value(Some(false));
            self.on.set(false);
        }
    }
}

/// What a link brings beside its game. Cheap to copy.
#[derive(Clone, Copy)]
pub struct LinkAids {
    /// What the link asks for whose game is on its way.
    asked: StoredValue<Option<(Aids, String)>>,
    /// The aids of the game that is shown.
    lent: StoredValue<Aids>,
    /// What the next table draws on its board.
    marks: StoredValue<Option<String>>,
}

impl LinkAids {
    /// Nothing was brought.
    pub fn new() -> Self {
        Self {
            asked: StoredValue::new(None),
            lent: StoredValue::new(Aids::default()),
            marks: StoredValue::new(None),
        }
    }

    /// Notes what a fragment asks for; the next game that is shown gets it. Marks are seen in the
    /// teacher's view, so they bring it.
    pub fn ask(self, fragment: &str) {
        let marks = link::value_in(fragment, MARKS).unwrap_or_default().to_owned();
        let mut aids = Aids::read(link::value_in(fragment, AIDS).unwrap_or_default());
        if !marks.is_empty() && !aids.has(Aid::Teacher) {
            aids.on.push(Aid::Teacher);
        }
        let asks = aids != Aids::default();
        self.asked.set_value(asks.then_some((aids, marks)));
    }

    /// Whether the game on its way brings aids.
    pub fn are_asked_for(self) -> bool {
        self.asked.with_value(Option::is_some)
    }

    /// Forgets what was asked for: its game is not shown.
    pub fn forget(self) {
        self.asked.set_value(None);
    }

    /// Another game is shown: the aids of the one before go, and its own are lent.
    pub fn begin(self, settings: Settings) {
        let (aids, marks) = self.asked.try_update_value(Option::take).flatten().unwrap_or_default();
        for aid in Aid::ALL {
            let switch = settings.aid(aid);
            switch.give_back();
            if aids.has(aid) {
                switch.lend();
            }
        }
        self.marks.set_value((!marks.is_empty()).then_some(marks));
        self.lent.set_value(aids);
    }

    /// What is drawn on the board that is shown next.
    pub fn take_marks(self) -> Option<String> {
        self.marks.try_update_value(Option::take).flatten()
    }

    /// That aids are on for this visit.
    pub fn words(self, i18n: I18n) -> Option<String> {
        let on = self.lent.with_value(|aids| aids.on.clone());
        let names: Vec<String> = on.into_iter().map(|aid| aid_word(i18n, aid).to_owned()).collect();
        let list = || join_and(i18n, &names);
        (!names.is_empty()).then(|| t_string!(i18n, aids.lent, list = list()))
    }

    /// What of the link is not known here, once.
    pub fn take_unknown(self, i18n: I18n) -> Option<String> {
        let take = |aids: &mut Aids| std::mem::take(&mut aids.unknown);
        let unknown = self.lent.try_update_value(take).unwrap_or_default();
        let list = || join_and(i18n, &unknown);
        (!unknown.is_empty()).then(|| t_string!(i18n, aids.unknown, list = list()))
    }
}

fn aid_word(i18n: I18n, aid: Aid) -> &'static str {
    match aid {
        Aid::Threats => t_string!(i18n, aids.threats),
        Aid::Teacher => t_string!(i18n, teacher.title),
    }
}

/// The aids that are on, with their names.
pub fn aids_on(i18n: I18n, settings: Settings) -> (Vec<Aid>, String) {
    let on: Vec<Aid> = Aid::ALL.into_iter().filter(|aid| settings.aid(*aid).on.get()).collect();
    let names: Vec<String> = on.iter().map(|aid| aid_word(i18n, *aid).to_owned()).collect();
    (on, join_and(i18n, &names))
}

/// What stands behind a link for these aids, and for what is drawn on the board.
pub fn aids_suffix(on: Vec<Aid>, marks: &str) -> String {
    let aids = Aids { on, unknown: Vec::new() };
    let mut suffix = ["&", AIDS, "=", &aids.write()].concat();
    if !marks.is_empty() {
        suffix.extend(["&", MARKS, "=", marks]);
    }
    suffix
}
