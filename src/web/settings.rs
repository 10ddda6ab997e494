//! What people set for themselves: the theme and the turn of the board. Kept in the browser.

use super::store;
use leptos::prelude::*;

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
    /// Sixths by which the board is turned; `None` for the turn that fits best.
    pub turn: RwSignal<Option<usize>>,
}

impl Settings {
    /// Reads what was kept, and keeps every change.
    pub fn load() -> Self {
        let word = store::get(store::THEME).ok().flatten().unwrap_or_default();
        let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word).unwrap_or_default();
        let turn = store::get(store::TURN).ok().flatten().and_then(|text| text.parse().ok());
        let settings = Self {
            theme: RwSignal::new(theme),
            turn: RwSignal::new(turn.filter(|turn: &usize| *turn < 6)),
        };
        Effect::new(move |before: Option<Theme>| {
            let theme = settings.theme.get();
            show_theme(theme);
            if before.is_some() {
                let _ = store::set(store::THEME, theme.word());
            }
            theme
        });
        Effect::new(move |before: Option<()>| {
            let turn = settings.turn.get();
            if before.is_some() {
                let text = turn.map_or_else(|| "auto".to_owned(), |turn| turn.to_string());
                let _ = store::set(store::TURN, &text);
            }
        });
        settings
    }
}

/// Without the attribute the page follows the device.
fn show_theme(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        _ => root.set_attribute("data-theme", theme.word()),
    };
}
