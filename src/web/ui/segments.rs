//! A choice of one of a few things, drawn as a row of segments.

use leptos::prelude::*;

/// Radio buttons under a legend.
#[component]
pub fn Segments<T>(
    name: &'static str,
    legend: impl Fn() -> &'static str + Send + 'static,
    chosen: RwSignal<T>,
    all: Vec<T>,
    words: impl Fn(T) -> String + Copy + Send + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let segment = move |each: T| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == each
                    on:change=move |_| chosen.set(each)
                />
                <span>{move || words(each)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field group">
            <legend>{legend}</legend>
            <div class="segments">{all.into_iter().map(segment).collect_view()}</div>
        </fieldset>
    }
}
