//! Random numbers from the browser.

/// A fresh seed, short enough to be read aloud.
pub fn seed() -> u64 {
    let random = getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64);
    random % 1_000_000_000
}
