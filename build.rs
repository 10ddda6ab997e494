//! Turns the keys of `src/locales/*.json` into typed texts for the page.

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
    match texts::generate() {
        Ok(problems) => problems.iter().for_each(|problem| println!("cargo::error={problem}")),
        Err(error) => println!("cargo::error=src/locales: {error}"),
    }
}

#[cfg(feature = "page")]
mod texts {
    use serde_json::Value;
    use std::collections::{BTreeMap, BTreeSet};
    use std::fmt::Write;
    use std::{env, error::Error, fs, path::Path};

    /// The language that the keys are taken from.
    const FIRST: &str = "en";

    /// What is said before the program runs is no text of the program (src/text-files.mjs).
    const BEFORE: &str = "before.";

    /// The grammatical numbers of the languages of the world; a text that counts has one form for each
    /// that its language knows, and `other` always.
    const NUMBERS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

    /// The texts of a language, by their keys joined by dots.
    type Texts = BTreeMap<String, String>;

    /// Writes the keys and the names of the languages; returns what the languages lack or have too many.
    pub fn generate() -> Result<Vec<String>, Box<dyn Error>> {
        println!("cargo::rerun-if-changed=src/locales");
        let mut languages = BTreeMap::new();
        for entry in fs::read_dir("src/locales")? {
            let path = entry?.path();
            let tag =
                path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
            let file: Value = serde_json::from_str(&fs::read_to_string(&path)?)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let mut texts = Texts::new();
            flatten(&file, "", &mut texts)?;
            languages.insert(tag, texts);
        }
        let first = languages.get(FIRST).ok_or("the first language is missing")?;
        let problems = languages.iter().flat_map(|(tag, texts)| differences(tag, first, texts));
        let problems = problems.collect();
        let keys: BTreeSet<&str> =
            languages.values().flat_map(BTreeMap::keys).map(String::as_str).collect();
        let keys: Vec<&str> = keys.into_iter().filter(|key| !key.starts_with(BEFORE)).collect();
        let mut code = "/// The tags of the languages, and what they call themselves.\npub const LANGUAGES: &[(&str, &str)] = &[".to_owned();
        for (tag, texts) in &languages {
            write!(
                code,
                "({tag:?}, {:?}), ",
                texts.get("before.language").ok_or("before.language is missing")?
            )?;
        }
        write!(
            code,
            "];\n/// The number of texts of each language.\npub const COUNT: usize = {};\n",
            keys.len()
        )?;
        write!(
            code,
            "/// The keys.\n#[allow(clippy::module_inception, non_camel_case_types, non_upper_case_globals)]\npub mod keys {{\nuse super::*;\n"
        )?;
        module(&mut code, "", first, &keys)?;
        code.push('}');
        fs::write(Path::new(&env::var("OUT_DIR")?).join("texts.rs"), code)?;
        Ok(problems)
    }

    fn flatten(value: &Value, path: &str, texts: &mut Texts) -> Result<(), Box<dyn Error>> {
        match value {
            Value::Object(inside) => {
                for (key, value) in inside {
                    let dot = if path.is_empty() { "" } else { "." };
                    flatten(value, &format!("{path}{dot}{key}"), texts)?;
                }
            }
            Value::String(text) => {
                texts.insert(path.to_owned(), text.clone());
            }
            _ => return Err(format!("{path} is no text").into()),
        }
        Ok(())
    }

    /// The key without its grammatical number, if it has one.
    fn counted<'a>(key: &'a str, texts: &Texts) -> Option<&'a str> {
        let (base, number) = key.rsplit_once('_')?;
        (NUMBERS.contains(&number) && texts.contains_key(&format!("{base}_other"))).then_some(base)
    }

    /// The key of the form that every language has.
    fn always(key: &str, texts: &Texts) -> String {
        counted(key, texts).map_or_else(|| key.to_owned(), |base| format!("{base}_other"))
    }

    /// The names between double braces, each once, in their order.
    fn arguments(text: &str) -> Vec<&str> {
        let mut names = Vec::new();
        for part in text.split("{{").skip(1) {
            let name = part.split("}}").next().unwrap_or_default().trim();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// What a language lacks or has too many, beside the first.
    fn differences(tag: &str, first: &Texts, texts: &Texts) -> Vec<String> {
        let mut found = Vec::new();
        for key in first.keys().map(|key| always(key, first)).collect::<BTreeSet<_>>() {
            if !texts.contains_key(&key) {
                found.push(format!("{tag}.json lacks {key}"));
            }
        }
        for (key, text) in texts {
            let Some(model) = first.get(&always(key, texts)) else {
                found.push(format!("{tag}.json has {key}, which {FIRST}.json has not"));
                continue;
            };
            let (mut known, used) = (arguments(model), arguments(text));
            for name in used.iter().filter(|name| !known.contains(name)) {
                found.push(format!("{tag}.json: {key} has an unknown argument {name}"));
            }
            // A form for one number need not repeat it.
            known.retain(|name| {
                !used.contains(name) && (*name != "count" || counted(key, texts).is_none())
            });
            for name in known {
                found.push(format!("{tag}.json: {key} lacks the argument {name}"));
            }
        }
        found
    }

    /// A module for each group of keys; in it a constant or, for a text with arguments, a struct of them.
    fn module(
        code: &mut String,
        path: &str,
        first: &Texts,
        keys: &[&str],
    ) -> Result<(), Box<dyn Error>> {
        let mut groups = BTreeSet::new();
        let mut written = BTreeSet::new();
        for (key, text) in first.iter().filter(|(key, _)| !key.starts_with(BEFORE)) {
            let Some(rest) = key.strip_prefix(path) else { continue };
            if let Some((group, _)) = rest.split_once('.') {
                groups.insert(group);
                continue;
            }
            let base = counted(key, first);
            let name = &base.unwrap_or(key)[path.len()..];
            if !written.insert(name) {
                continue;
            }
            let at =
                |key: &str| keys.binary_search(&key).map_err(|_| format!("{key} has no place"));
            let Some(base) = base else {
                let names = arguments(text);
                match names.is_empty() {
                    true => writeln!(code, "pub const {name}: Plain = Plain({});", at(key)?)?,
                    false => filled(code, name, &names, &format!("fill(i18n, {}, ", at(key)?))?,
                }
                continue;
            };
            let forms: Vec<String> = NUMBERS
                .iter()
                .filter_map(|number| {
                    Some(format!("({number:?}, {})", at(&format!("{base}_{number}")).ok()?))
                })
                .collect();
            let names = arguments(&first[&format!("{base}_other")]);
            filled(
                code,
                name,
                &names,
                &format!("count(i18n, &[{}], self.count, ", forms.join(", ")),
            )?;
        }
        for group in groups {
            writeln!(code, "pub mod {group} {{\nuse super::*;")?;
            module(code, &format!("{path}{group}."), first, keys)?;
            code.push_str("}\n");
        }
        Ok(())
    }

    /// A struct of the arguments of a text, which makes the text.
    fn filled(
        code: &mut String,
        name: &str,
        names: &[&str],
        call: &str,
    ) -> Result<(), Box<dyn Error>> {
        writeln!(code, "pub struct {name}<'a> {{")?;
        for name in names {
            writeln!(code, "pub {name}: &'a dyn Display,")?;
        }
        writeln!(
            code,
            "}}\nimpl {name}<'_> {{ pub fn text(&self, i18n: I18n) -> String {{ {call}&["
        )?;
        for name in names {
            write!(code, "({name:?}, self.{name}), ")?;
        }
        code.push_str("]) } }\n");
        Ok(())
    }
}
