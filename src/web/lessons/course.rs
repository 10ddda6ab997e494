//! The lessons and their texts, fetched when they are opened.

use crate::web::app::files::{fetch_text, fetch_texts};
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::core::texts::Texts;
use tabletop::lessons::{Lesson, read};
use wasm_bindgen_futures::spawn_local;

/// All lessons, with their texts in one language.
#[derive(PartialEq, Eq)]
pub struct Course {
    pub lessons: Vec<Lesson>,
    pub texts: Texts,
}

/// Whether the files of the lessons are here.
#[derive(Clone, PartialEq, Eq)]
pub enum Fetched {
    Pending,
    Failed,
    Here(Arc<Course>),
}

impl Course {
    /// The lesson of this key, and the step at or before this one that begins with a position.
    pub fn begins_at(&self, key: &str, step: usize) -> Option<(usize, usize)> {
        let at = self.lessons.iter().position(|lesson| lesson.key == key)?;
        let lesson = &self.lessons[at];
        (step < lesson.steps.len()).then(|| (at, lesson.begins_at(step)))
    }

    /// The title of a lesson.
    pub fn title(&self, lesson: usize) -> String {
        self.lessons[lesson].title(&self.texts)
    }
}

/// Fetches the files of the lessons in the language of the page.
pub fn fetch(into: RwSignal<Fetched>) {
    into.set(Fetched::Pending);
    let root = document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    spawn_local(async move {
        let fetched = match fetched(&language).await {
            Some(course) => Fetched::Here(Arc::new(course)),
            None => Fetched::Failed,
        };
        let _ = into.try_set(fetched);
    });
}

async fn fetched(language: &str) -> Option<Course> {
    let lessons = fetch_text("lessons").await.ok()?;
    let texts = fetch_texts("lessons", language).await?;
    Some(Course { lessons: read(&lessons).ok()?, texts })
}
