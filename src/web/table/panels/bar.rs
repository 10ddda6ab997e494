//! The bar: the current player, the prompt, and the tools.

use crate::web::app::rules::LookUp;
use crate::web::app::settings::Theme;
use crate::web::i18n::*;
use crate::web::table::{Sheet, use_table_view};
use crate::web::ui::full_screen::{full_screen, toggle_full_screen};
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use crate::web::words::game_title;
use leptos::prelude::*;

/// The bar above the board, with the tools of a game, or with the children in their place.
#[component]
pub fn Bar(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let (player, open) = (table.player, table.open);
    let name = move || table.full_name(player.get());
    view! {
        <header class="bar">
            <h1 class="visually-hidden">{move || game_title(i18n, table.game)}</h1>
            {move || if open.get() {
                view! { <Medal player=player.get()/> }.into_any()
            } else {
                view! { <span class="medal" aria-hidden="true"><Icon id="flag"/></span> }.into_any()
            }}
            <p class="turn">
                {move || open.get().then(|| view! { <span class="turn-name">{name}</span> })}
                <span class="phase">{move || table.prompt.with(|prompt| prompt.phase)}</span>
            </p>
            <p class="prompt" data-prompt="">
                <span>
                    {move || table.prompt.with(|prompt| prompt.words.clone())}
                    <PromptRule/>
                </span>
            </p>
            {match children {
                Some(children) => view! { <div class="tools">{children()}</div> }.into_any(),
                None => view! { <Tools/> }.into_any(),
            }}
        </header>
    }
}

/// The way from the prompt to the rules.
#[component]
fn PromptRule() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let rule = Memo::new(move |_| table.prompt.with(|prompt| prompt.rule));
    let label = move || t_string!(i18n, rulebook.of_prompt);
    move || {
        rule.get().map(|rule| {
            let read = move |_| table.app.read_rules(table.game, LookUp::Paragraph(rule));
            view! {
                " "
                <button type="button" class="rule-link" aria-label=label title=label on:click=read>
                    <Icon id="help"/>
                </button>
            }
        })
    }
}

#[component]
fn Tools() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let settings = table.app.settings;
    view! {
        <div class="tools">
            <Tool
                icon="whole"
                hidden=Signal::derive(move || table.shown.part.with(Option::is_none))
                label=move || t_string!(i18n, tool.whole).to_owned()
                on_press=move || table.shown.choose(None)
            />
            <Tool
                icon="rotate"
                wide=true
                label=move || t_string!(i18n, tool.rotate).to_owned()
                on_press=move || table.rotate()
            />
            <Tool
                icon="fit"
                wide=true
                label=move || t_string!(i18n, tool.fit).to_owned()
                on_press=move || table.rotate_to_fit()
            />
            {full_screen().map(|on| view! {
                <Tool
                    icon="full"
                    wide=true
                    label=move || full_screen_word(i18n, on.get()).to_owned()
                    on_press=toggle_full_screen
                />
            })}
            <Tool
                icon="theme-sun"
                wide=true
                label=move || {
                    let theme = theme_word(i18n, settings.theme.get());
                    t_string!(i18n, tool.theme, theme = theme)
                }
                on_press=move || settings.theme.update(|theme| *theme = theme.next())
            />
            <Tool
                icon="list"
                narrow=true
                label=move || t_string!(i18n, tool.moves).to_owned()
                expanded=table.list_open
                on_press=move || table.list_open.update(|open| *open = !*open)
            />
            <Tool
                icon="menu"
                label=move || t_string!(i18n, tool.menu).to_owned()
                on_press=move || table.sheet.set(Some(Sheet::Menu))
            />
        </div>
    }
}

/// The name of a theme.
pub fn theme_word(i18n: crate::web::words::I18n, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => t_string!(i18n, theme.auto),
        Theme::Dark => t_string!(i18n, theme.dark),
        Theme::Light => t_string!(i18n, theme.light),
    }
}

/// What the button of the full screen does.
pub fn full_screen_word(i18n: crate::web::words::I18n, on: bool) -> &'static str {
    if on { t_string!(i18n, tool.leave_full) } else { t_string!(i18n, tool.full) }
}

#[component]
fn Tool(
    icon: &'static str,
    label: impl Fn() -> String + Copy + Send + 'static,
    on_press: impl Fn() + 'static,
    #[prop(optional)] wide: bool,
    #[prop(optional)] narrow: bool,
    #[prop(optional, into)] expanded: Option<Signal<bool>>,
    #[prop(optional, into)] hidden: Signal<bool>,
) -> impl IntoView {
    let class = match (wide, narrow) {
        (true, _) => "button bare wide",
        (_, true) => "button bare narrow",
        _ => "button bare",
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=label
            title=label
            aria-expanded=move || expanded.map(|expanded| expanded.get().to_string())
            hidden=hidden
            on:click=move |_| on_press()
        >
            <Icon id=icon/>
        </button>
    }
}
