//! A QR code, drawn on the page.

use crate::web::i18n::*;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// The empty modules on each side of a QR code, which readers need.
const MARGIN: i32 = 4;

/// The QR code of a text; words where the text is too long for one.
#[component]
pub fn QrPicture(text: Signal<String>, #[prop(into)] label: Signal<String>) -> impl IntoView {
    let i18n = use_i18n();
    move || match QrCode::encode_text(&text.get(), QrCodeEcc::Low) {
        Err(_) => view! { <p>{t_string!(i18n, link.no_qr)}</p> }.into_any(),
        Ok(code) => {
            let side = code.size() + 2 * MARGIN;
            view! {
                <svg
                    class="qr"
                    data-qr=""
                    role="img"
                    aria-label=label
                    viewBox=format!("0 0 {side} {side}")
                >
                    <path d=modules(&code)/>
                </svg>
            }
            .into_any()
        }
    }
}

/// The outline of the dark modules, a bar for each run of them in a row.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    path
}
