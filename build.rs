//! Turns `src/locales/*.json` into typed text keys for the page.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        // The page is split after the build, by its relocations and names (src/page-files.mjs).
        println!("cargo::rustc-cfg=split");
        println!("cargo::rustc-link-arg-bin=eko-page=--emit-relocs");
        // Nobody reads the names of functions in the worker.
        println!("cargo::rustc-link-arg-bin=eko-worker=--strip-all");
    }
    #[cfg(feature = "page")]
    texts::generate();
}

#[cfg(feature = "page")]
mod texts {
    use leptos_i18n_codegen::gen_code;
    use leptos_i18n_parser::parse_locales::{
        options::{Config, ParseOptions},
        parse_locales,
    };
    use std::{env, fs, path::Path};

    /// The languages beside English.
    const OTHERS: &[&str] = &[];

    /// Writes the module `i18n`; a key missing in a language, or one too many, stops the build.
    pub fn generate() {
        let config = Config::new("en")
            .and_then(|config| config.add_locales(OTHERS))
            .expect("language names")
            .locales_path("src/locales")
            .parse_options(ParseOptions::new().interpolate_display(true));
        let parsed = match parse_locales(None, config) {
            Ok(parsed) => parsed,
            Err(error) => return println!("cargo::error={error}"),
        };
        for file in parsed.tracked_files.iter().flatten() {
            println!("cargo::rerun-if-changed={file}");
        }
        for warning in parsed.diag.warnings().iter() {
            println!("cargo::error={warning}");
        }
        for error in parsed.diag.errors().iter() {
            println!("cargo::error={error}");
        }
        // Not every text is needed in every form.
        let attributes = "#![allow(dead_code, unused_imports)]".parse().ok();
        match gen_code(&parsed, None, false, attributes.as_ref(), false) {
            Ok(code) => {
                let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
                let file = Path::new(&folder).join("i18n.rs");
                fs::write(file, code.to_string()).expect("OUT_DIR can be written");
            }
            Err(error) => println!("cargo::error={error}"),
        }
    }
}
