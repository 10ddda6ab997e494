//! What people set for themselves: the theme and the turn of the board. Kept in the browser.

use crate::web::app::storage;
use leptos::prelude::*;
use tabletop::game::GameName;
use tabletop::table::TableGame;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// Night.
    Dark,
    /// Noon.
    Light,
}

impl Theme {
    /// The three, in the order in which a button goes through them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Dark, Self::Light];

    /// Its word in the storage and in `data-theme`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The one after this.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 3]
    }
}

/// The settings, as signals.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// How often the board of each game is turned; `None` for the turn that fits best.
    turns: [RwSignal<Option<usize>>; 2],
}

impl Settings {
    /// Reads what was kept, and keeps every change.
    pub fn load() -> Self {
        let word = storage::get(storage::THEME).ok().flatten().unwrap_or_default();
        let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default();
        let settings = Self {
            theme: RwSignal::new(theme),
            turns: [
                kept_turn(storage::TURN, tabletop::eko::Position::ROTATIONS),
                kept_turn(storage::CITIES_TURN, tabletop::cities::Position::ROTATIONS),
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

    /// How often the board of a game is turned.
    pub const fn turn_of(self, game: GameName) -> RwSignal<Option<usize>> {
        match game {
            GameName::Eko => self.turns[0],
            GameName::Cities => self.turns[1],
        }
    }
}

/// The turn that was kept under a key, and keeps every change.
fn kept_turn(key: &'static str, turns: usize) -> RwSignal<Option<usize>> {
    let kept = storage::get(key).ok().flatten().and_then(|text| text.parse().ok());
    let turn = RwSignal::new(kept.filter(|turn: &usize| *turn < turns));
    Effect::new(move |before: Option<()>| {
        let turn = turn.get();
        if before.is_some() {
            let text = turn.map_or_else(|| "auto".to_owned(), |turn| turn.to_string());
            let _ = storage::set(key, &text);
        }
    });
    turn
}

/// Without the attribute the page follows the device.
fn show_theme(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        _ => root.set_attribute("data-theme", theme.word()),
    };
}
