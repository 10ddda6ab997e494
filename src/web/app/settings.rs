//! Settings kept in the browser: the theme, the move list, the sounds, and how the boards are shown.

use crate::web::app::aids::AidSwitch;
use crate::web::app::sound::Sounds;
use crate::web::app::storage;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::game::GameName;
use tabletop::record::link::Aid;
use tabletop::table::TableGame;

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As set on the device.
    #[default]
    Auto,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
}

impl Theme {
    /// All themes, in the order of the theme button.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Dark, Self::Light];

    /// The word in the storage and in `data-theme`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The next theme.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 3]
    }
}

/// How slowly the steps of computer players are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// Time to read what happens.
    Slow,
    /// Time to see what happens.
    #[default]
    Normal,
    /// As fast as the pieces move.
    Fast,
}

impl Speed {
    /// All speeds, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// The word in the storage and in `data-speed`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The least time from one step to the next.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 2_000,
            Self::Normal => 900,
            Self::Fast => 260,
        })
    }
}

/// The times that the strongest computer player may think, in seconds; 0 for as long as its own number
/// of nodes takes.
pub const THINKING_TIMES: [u32; 5] = [0, 1, 2, 5, 10];

/// The settings, as signals.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// Whether the move list is in the notation instead of words.
    pub notation: RwSignal<bool>,
    /// Whether each game's board has its coordinates.
    coordinates: [RwSignal<bool>; 2],
    /// The sounds.
    pub sounds: Sounds,
    /// Whether what the computer thinks of the game is shown.
    pub opinion: RwSignal<bool>,
    /// Whether the board shows what could be taken next turn.
    pub threats: AidSwitch,
    /// Whether the board is looked at with the teacher's view.
    pub teacher: AidSwitch,
    /// Whether a coach says when another step was clearly better.
    pub coach: RwSignal<bool>,
    /// How slowly the steps of computer players are shown.
    pub speed: RwSignal<Speed>,
    /// How long the strongest computer player may think, in seconds: one of [`THINKING_TIMES`].
    pub thinking_time: RwSignal<u32>,
    /// The rotation of each game's board; `None` for the one that fits best.
    rotations: [RwSignal<Option<usize>>; 2],
}

impl Settings {
    /// The stored settings; every change of them is stored.
    pub fn load() -> Self {
        let word = storage::get(storage::THEME).ok().flatten().unwrap_or_default();
        let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default();
        let settings = Self {
            theme: RwSignal::new(theme),
            notation: stored_switch(storage::NOTATION, false),
            coordinates: [
                stored_switch(storage::COORDINATES, false),
                stored_switch(storage::CITIES_COORDINATES, true),
            ],
            sounds: Sounds::load(),
            opinion: stored_switch(storage::OPINION, false),
            threats: AidSwitch::load(storage::THREATS),
            teacher: AidSwitch::load(storage::TEACHER),
            coach: stored_switch(storage::COACH, false),
            speed: stored_choice(storage::SPEED, &Speed::ALL, Speed::Normal, |speed| {
                speed.word().to_owned()
            }),
            thinking_time: stored_choice(
                storage::THINKING_TIME,
                &THINKING_TIMES,
                2,
                u32::to_string,
            ),
            rotations: [
                stored_rotation(storage::ROTATION, tabletop::eko::Position::ROTATIONS),
                stored_rotation(storage::CITIES_ROTATION, tabletop::cities::Position::ROTATIONS),
            ],
        };
        Effect::new(move |before: Option<Theme>| {
            let theme = settings.theme.get();
            show_theme(theme);
            if before.is_some() {
                let _ = storage::set(storage::THEME, theme.word());
            }
            theme
        });
        settings
    }

    /// Reads the stored settings again.
    pub fn read_again(self) {
        let owner = Owner::new();
        let fresh = owner.with(Self::load);
        take(self.theme, fresh.theme);
        take(self.notation, fresh.notation);
        take(self.sounds.on, fresh.sounds.on);
        take(self.opinion, fresh.opinion);
        for aid in Aid::ALL {
            take(self.aid(aid).on, fresh.aid(aid).on);
        }
        take(self.coach, fresh.coach);
        take(self.speed, fresh.speed);
        take(self.thinking_time, fresh.thinking_time);
        for (own, fresh) in self.coordinates.into_iter().zip(fresh.coordinates) {
            take(own, fresh);
        }
        for (own, fresh) in self.rotations.into_iter().zip(fresh.rotations) {
            take(own, fresh);
        }
        owner.cleanup();
    }

    /// The switch of an aid.
    pub const fn aid(self, aid: Aid) -> AidSwitch {
        match aid {
            Aid::Threats => self.threats,
            Aid::Teacher => self.teacher,
        }
    }

    /// Whether a game's board has its coordinates.
    pub const fn coordinates_of(self, game: GameName) -> RwSignal<bool> {
        match game {
            GameName::Eko => self.coordinates[0],
            GameName::Cities => self.coordinates[1],
        }
    }

    /// The rotation of a game's board.
    pub const fn rotation_of(self, game: GameName) -> RwSignal<Option<usize>> {
        match game {
            GameName::Eko => self.rotations[0],
            GameName::Cities => self.rotations[1],
        }
    }
}

/// Gives a signal the value of another, if it has changed.
fn take<T: Copy + PartialEq + Send + Sync + 'static>(own: RwSignal<T>, fresh: RwSignal<T>) {
    let fresh = fresh.get_untracked();
    if own.get_untracked() != fresh {
        own.set(fresh);
    }
}

/// The rotation stored under a key; every change of it is stored.
fn stored_rotation(key: &'static str, rotations: usize) -> RwSignal<Option<usize>> {
    let stored = storage::get(key).ok().flatten().and_then(|text| text.parse().ok());
    let rotation = RwSignal::new(stored.filter(|rotation: &usize| *rotation < rotations));
    Effect::new(move |before: Option<()>| {
        let rotation = rotation.get();
        if before.is_some() {
            let text = rotation.map_or_else(|| "auto".to_owned(), |rotation| rotation.to_string());
            let _ = storage::set(key, &text);
        }
    });
    rotation
}

/// The one of `all` whose word is stored under a key; every change of it is stored.
fn stored_choice<T: Copy + Send + Sync + 'static>(
    key: &'static str,
    all: &[T],
    usual: T,
    word: fn(&T) -> String,
) -> RwSignal<T> {
    let stored = storage::get(key).ok().flatten();
    let choice = stored.and_then(|stored| all.iter().find(|each| word(each) == stored).copied());
    let choice = RwSignal::new(choice.unwrap_or(usual));
    Effect::new(move |before: Option<()>| {
        let chosen = choice.get();
        if before.is_some() {
            let _ = storage::set(key, &word(&chosen));
        }
    });
    choice
}

/// The switch stored under a key; every change of it is stored.
fn stored_switch(key: &'static str, default: bool) -> RwSignal<bool> {
    stored_switch_unless(key, default, |_| false)
}

/// The same; a change is not stored where `passing` says so of the new value.
pub fn stored_switch_unless(
    key: &'static str,
    default: bool,
    passing: impl Fn(bool) -> bool + 'static,
) -> RwSignal<bool> {
    let stored = storage::get(key).ok().flatten();
    let switch = RwSignal::new(stored.map_or(default, |word| word == "on"));
    Effect::new(move |before: Option<()>| {
        let on = switch.get();
        if !passing(on) && before.is_some() {
            let _ = storage::set(key, if on { "on" } else { "off" });
        }
    });
    switch
}

/// Sets `data-theme`; without it the page follows the device.
fn show_theme(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        _ => root.set_attribute("data-theme", theme.word()),
    };
}
