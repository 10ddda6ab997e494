//! Texts that people keep in the browser under names of their own: boards, layouts.

use super::art::Icon;
use super::hall::use_hall;
use super::store;
use crate::web::i18n::*;
use leptos::prelude::*;

/// The texts under one key of the storage, by name.
#[derive(Clone, Copy)]
pub struct Named {
    key: &'static str,
    all: RwSignal<Vec<(String, String)>>,
}

fn stored(key: &str) -> Vec<(String, String)> {
    store::read(key, |text| serde_json::from_str(text).ok()).unwrap_or_default()
}

impl Named {
    /// What the browser has kept under this key; what cannot be read is set aside.
    pub fn load(key: &'static str) -> Self {
        let all = RwSignal::new(stored(key));
        use_hall().damaged.look_again();
        Self { key, all }
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

    /// Keeps a text under a name, in place of what was there.
    pub fn keep(self, name: &str, text: &str) {
        self.change(|all| {
            all.retain(|(other, _)| other != name);
            all.push((name.to_owned(), text.to_owned()));
        });
    }

    /// Throws a text away.
    pub fn delete(self, name: &str) {
        self.change(|all| all.retain(|(other, _)| other != name));
    }

    /// Changes what the storage holds now: another tab may have been at it.
    fn change(self, change: impl FnOnce(&mut Vec<(String, String)>)) {
        let mut all = match store::get(self.key) {
            Ok(Some(_)) => stored(self.key),
            _ => self.all.get_untracked(),
        };
        change(&mut all);
        if let Ok(text) = serde_json::to_string(&all) {
            // Where nothing can be kept, the start screen and the table say so.
            let _ = store::set(self.key, &text);
        }
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
pub fn KeepFoot(
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
