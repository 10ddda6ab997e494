//! Texts that people keep in the browser under names of their own: boards, layouts.

use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::art::Icon;
use leptos::prelude::*;

/// The texts under one key of the storage, by name.
#[derive(Clone, Copy)]
pub struct Library {
    key: &'static str,
    all: RwSignal<Vec<(String, String)>>,
    /// Whether the storage did not take the last change: then this tab knows more than it.
    unsaved: RwSignal<bool>,
    app: App,
}

fn stored(key: &str) -> Vec<(String, String)> {
    storage::read(key, |text| serde_json::from_str(text).ok()).unwrap_or_default()
}

impl Library {
    /// What the browser has kept under this key, also by other tabs from now on; what cannot be read
    /// is set aside.
    pub fn load(key: &'static str) -> Self {
        let (all, unsaved) = (RwSignal::new(stored(key)), RwSignal::new(false));
        let named = Self { key, all, unsaved, app: use_app() };
        named.app.damaged.look_again();
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(key) {
                named.look_again();
            }
        });
        on_cleanup(move || handle.remove());
        named
    }

    /// Names and texts, in the order in which they were kept.
    pub fn all(self) -> Vec<(String, String)> {
        self.all.get()
    }

    /// The text of this name.
    pub fn text(self, name: &str) -> Option<String> {
        self.all.with_untracked(|all| {
            all.iter().find(|(other, _)| other == name).map(|(_, text)| text.clone())
        })
    }

    /// The name if nothing has it, or still just the text that was opened under it; else with the
    /// first number behind it that is free.
    pub fn free(self, name: &str, opened: Option<&(String, String)>) -> String {
        self.look_again();
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = |name: &String| match self.text(name) {
            None => true,
            Some(text) => opened.is_some_and(|(was, before)| was == name && *before == text),
        };
        std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
    }

    /// Keeps a text under a name, in place of what was there.
    pub fn keep(self, name: &str, text: &str) {
        self.change(|all| {
            all.retain(|(other, _)| other != name);
            all.push((name.to_owned(), text.to_owned()));
        });
        if self.unsaved.get_untracked() {
            let words = t_string!(self.app.i18n, save.not_kept, name = name);
            self.app.speaker.say(words.clone());
            self.app.message.set(Some(words));
        }
    }

    /// Throws a text away.
    pub fn delete(self, name: &str) {
        self.change(|all| all.retain(|(other, _)| other != name));
    }

    /// Takes over what other tabs have done, unless the storage lags behind this one.
    fn look_again(self) {
        if !self.unsaved.get_untracked() {
            let found = stored(self.key);
            if self.all.with_untracked(|all| *all != found) {
                self.all.set(found);
            }
        }
    }

    fn change(self, change: impl FnOnce(&mut Vec<(String, String)>)) {
        self.look_again();
        let mut all = self.all.get_untracked();
        change(&mut all);
        let text = serde_json::to_string(&all).unwrap_or_default();
        self.unsaved.set(storage::set(self.key, &text).is_err());
        self.all.set(all);
    }
}

/// The name that something is to be kept under.
#[component]
pub fn NameField(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    /// What it is called if nothing is written.
    #[prop(into)]
    unnamed: Signal<String>,
    written: RwSignal<String>,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                class="input"
                id=id
                type="text"
                autocomplete="off"
                maxlength="24"
                placeholder=unnamed
                prop:value=move || written.get()
                on:input=move |event| written.set(event_target_value(&event))
            />
        </div>
    }
}

/// The foot of an editor: leave it, or keep what it holds once that is right.
#[component]
pub fn EditorFoot(
    #[prop(into)] keep: Signal<&'static str>,
    right: Memo<bool>,
    on_close: impl Fn() + 'static,
    on_keep: impl Fn() + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="dialog-foot">
            <button type="button" class="button" on:click=move |_| on_close()>
                {text!(i18n, choice.cancel)}
            </button>
            <button
                type="button"
                class="button main"
                disabled=move || !right.get()
                on:click=move |_| on_keep()
            >
                <Icon id="check"/>
                {keep}
            </button>
        </div>
    }
}
