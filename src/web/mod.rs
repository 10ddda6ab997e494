//! The page: what is shown, and how it reaches the browser.

mod panic;

// The module `i18n`, made by build.rs from src/locales.
include!(concat!(env!("OUT_DIR"), "/i18n.rs"));

use i18n::*;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Takes the place of the loading text in `index.html`.
pub fn start() {
    panic::install();
    let place = document()
        .get_element_by_id("app")
        .expect("index.html has an element #app")
        .unchecked_into::<web_sys::HtmlElement>();
    place.set_inner_html("");
    leptos::mount::mount_to(place, App).forget();
}

/// A fresh seed from the browser's random numbers.
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64)
}

#[component]
fn App() -> impl IntoView {
    view! {
        <I18nContextProvider>
            <Title/>
        </I18nContextProvider>
    }
}

#[component]
fn Title() -> impl IntoView {
    let i18n = use_i18n();
    let seed = RwSignal::new(seed());
    let count = RwSignal::new(1_u32);
    view! {
        <main>
            <h1>{t!(i18n, title)}</h1>
            <p data-seed=move || seed.get().to_string()>{t!(i18n, seed, seed = move || seed.get())}</p>
            <p>{t!(i18n, discs, count = move || count.get())}</p>
            <button
                on:click=move |_| count.update(|n| *n += 1)
                aria-label=move || t_string!(i18n, add_label, count = count.get())
            >
                {t!(i18n, add)}
            </button>
        </main>
    }
}
