//! The texts of the page in the language in use. The program knows keys, arguments and the names of the
//! languages; the texts themselves are a file for each language, which `src/boot.js` loads.

use js_sys::Intl::PluralRules;
use js_sys::{Array, Number, Object};
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use std::cell::{Cell, RefCell};
use std::fmt::Display;

// The keys and the languages, made by build.rs from src/locales.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// A text in the language in use: `t_string!(i18n, key)`, or `t_string!(i18n, key, name = value, …)` for a
/// text with arguments. A wrong key and a missing argument do not compile.
macro_rules! t_string {
    ($i18n:expr, $($key:ident).+) => {
        $crate::web::i18n::keys::$($key)::+.text($i18n)
    };
    ($i18n:expr, $($key:ident).+, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::web::i18n::keys::$($key)::+ { $($name: &$value),+ }.text($i18n)
    };
}

/// A text without arguments as a view. Its code is the same for all texts.
macro_rules! text {
    ($i18n:ident, $($key:ident).+) => {
        $crate::web::i18n::shown(Box::new(move || t_string!($i18n, $($key).+)))
    };
}

pub(crate) use {t_string, text};

/// A text as a view, for `text!`.
pub fn shown(words: Box<dyn Fn() -> &'static str + Send>) -> AnyView {
    words.into_any()
}

/// The language of the page. What reads a text in it follows its changes.
#[derive(Clone, Copy)]
pub struct I18n {
    language: RwSignal<&'static str>,
}

thread_local! {
    /// The texts in use, in the order of their keys.
    static TEXTS: Cell<&'static [String]> = const { Cell::new(&[]) };
    /// Which form of a text a number takes in the language in use.
    static NUMBERS: RefCell<Option<PluralRules>> = const { RefCell::new(None) };
}

impl I18n {
    /// The language of these texts; `None` if they are not those of this version of the page.
    pub fn new(tag: &str, texts: &str) -> Option<Self> {
        let language = take(tag, texts)?;
        Some(Self { language: RwSignal::new(language) })
    }

    /// Changes the language. Returns whether the texts were those of this version of the page.
    pub fn change(self, tag: &str, texts: &str) -> bool {
        let language = take(tag, texts);
        if let Some(language) = language {
            self.language.set(language);
        }
        language.is_some()
    }

    /// The tag of the language, as in `html[lang]`.
    pub fn language(self) -> &'static str {
        // Announcements and messages are made once: nothing follows there.
        match Observer::get() {
            Some(_) => self.language.get(),
            None => self.language.get_untracked(),
        }
    }
}

/// Takes these texts into use. They stay for as long as the page does: texts are handed out by reference.
fn take(tag: &str, texts: &str) -> Option<&'static str> {
    let (language, _) = LANGUAGES.iter().find(|(each, _)| *each == tag)?;
    let texts: Vec<String> = serde_json::from_str(texts).ok()?;
    let whole = texts.len() == COUNT;
    whole.then(|| TEXTS.set(Vec::leak(texts)))?;
    NUMBERS.set(Some(PluralRules::new(&Array::of1(&tag.into()), &Object::new())));
    Some(language)
}

/// The language of the page.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// The text at a place, also where no signal may be read: after a panic.
fn at(place: usize) -> &'static str {
    TEXTS.get().get(place).map_or("", String::as_str)
}

/// The key of a text without arguments.
#[derive(Clone, Copy)]
pub struct Plain(usize);

impl Plain {
    /// The text.
    pub fn text(self, i18n: I18n) -> &'static str {
        i18n.language();
        at(self.0)
    }

    /// The text in the language that was last in use, for the panic sheet.
    pub fn last(self) -> &'static str {
        at(self.0)
    }
}

type Arguments<'a> = &'a [(&'a str, &'a dyn Display)];

/// The text at a place with its arguments.
fn fill(i18n: I18n, place: usize, arguments: Arguments<'_>) -> String {
    i18n.language();
    let mut filled = String::new();
    let mut parts = at(place).split("{{");
    filled.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once("}}").unwrap_or((part, ""));
        if let Some((_, value)) = arguments.iter().find(|(each, _)| *each == name.trim()) {
            filled.push_str(&value.to_string());
        }
        filled.push_str(rest);
    }
    filled
}

/// The form of a text for a number, with its arguments; the last of `forms` is that for any other number.
fn count(
    i18n: I18n,
    forms: &[(&str, usize)],
    number: &dyn Display,
    arguments: Arguments<'_>,
) -> String {
    let number = number.to_string();
    let language = i18n.language();
    let value = f64::from(number.parse::<i32>().unwrap_or_default());
    let select = |rules: &PluralRules| String::from(rules.select(value));
    let category = NUMBERS.with_borrow(|rules| rules.as_ref().map(select)).unwrap_or_default();
    let form = forms.iter().find(|(name, _)| *name == category).or(forms.last());
    let number = match value.abs() < 1000.0 {
        true => number,
        false => Number::from(value).to_locale_string(language).into(),
    };
    let arguments: Vec<(&str, &dyn Display)> = arguments
        .iter()
        .map(|(name, given)| {
            (*name, if *name == "count" { &number as &dyn Display } else { *given })
        })
        .collect();
    fill(i18n, form.map_or(usize::MAX, |form| form.1), &arguments)
}
