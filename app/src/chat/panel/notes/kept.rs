//! The note of a round: it is kept while it is written, and says so.

use crate::{
    Error,
    chat::{Chat, Note, write_note},
    json,
    unsent::Unsent,
};
use leptos::{prelude::*, task::spawn_local};
use std::time::Duration;

/// The time for which a hand may rest before what it wrote is kept.
const PAUSE: Duration = Duration::from_millis(800);

#[component]
pub fn Page(chat: Chat, note: Note) -> impl IntoView {
    let name = if note.chapter == 0 {
        word!("Before the start" | "Vor dem Beginn").to_owned()
    } else {
        let chapter = note.chapter;
        say!("Round {chapter}" | "Runde {chapter}")
    };
    let page = Written::new(chat, note);
    let (shown, progress) = (page.text.clone(), page.progress.clone());
    let (typed, left) = (page.clone(), page.clone());
    let mut rest = debounce(PAUSE, move |()| page.keep());
    view! {
        <label class="chat-note">
            <span>{name}</span>
            <textarea
                rows="4"
                maxlength="2000"
                prop:value=move || shown.get()
                on:input=move |event| {
                    typed.write(event_target_value(&event));
                    rest(());
                }
                on:change=move |_| left.keep()
            ></textarea>
        </label>
        <p role="status" class="note">{move || progress.get().map(|it| it.words())}</p>
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Progress {
    Writing,
    Kept,
    Failed(Error),
}

impl Progress {
    fn words(&self) -> String {
        match self {
            Self::Writing => word!("Not saved yet …" | "Noch nicht gespeichert …").to_owned(),
            Self::Kept => word!("Saved." | "Gespeichert.").to_owned(),
            Self::Failed(error) => error.to_string(),
        }
    }
}

/// The notes that are being written. They outlive the page: what was written last is kept after that is left.
#[derive(Clone)]
struct Written {
    chat: Chat,
    chapter: u32,
    text: ArcRwSignal<String>,
    /// The text that the server has.
    kept: ArcRwSignal<String>,
    underway: ArcRwSignal<bool>,
    progress: ArcRwSignal<Option<Progress>>,
    /// In this browser, until the server has it.
    unsent: Option<Unsent>,
}

impl Written {
    /// Goes on with what was written and not stored, unless the note has become another meanwhile.
    fn new(chat: Chat, note: Note) -> Self {
        let unsent = chat.unsent("note", &note.chapter.to_string());
        let kept = unsent.as_ref().and_then(Unsent::read);
        let typed = kept.and_then(|it| json::read::<(String, String)>(&it));
        let typed = typed.filter(|(base, _)| *base == note.text);
        if let (None, Some(unsent)) = (&typed, &unsent) {
            unsent.forget();
        }
        let written = Self {
            chat,
            chapter: note.chapter,
            kept: ArcRwSignal::new(note.text.clone()),
            text: ArcRwSignal::new(note.text),
            underway: ArcRwSignal::new(false),
            progress: ArcRwSignal::new(None),
            unsent,
        };
        if let Some((_, text)) = typed {
            written.write(text);
            written.keep();
        }
        written
    }

    fn write(&self, text: String) {
        self.text.set(text);
        if let Some(unsent) = &self.unsent {
            self.store(unsent);
        }
        self.progress.set(Some(Progress::Writing));
    }

    /// Keeps the text in this browser, beside what the server has: where that has become another, the text
    /// is void.
    fn store(&self, unsent: &Unsent) {
        let both = (self.kept.get_untracked(), self.text.get_untracked());
        if let Ok(both) = serde_json::to_string(&both) {
            unsent.write(&both);
        }
    }

    /// One after the other, so that what was written last stays.
    fn keep(&self) {
        if self.underway.get_untracked() {
            return;
        }
        let it = self.clone();
        let at = it.chat.at();
        it.underway.set(true);
        spawn_local(async move {
            while it.text.get_untracked() != it.kept.get_untracked() {
                let words = it.text.get_untracked();
                if let Err(error) = write_note(at.clone(), it.chapter, words.clone()).await {
                    it.progress.set(Some(Progress::Failed(error)));
                    break;
                }
                it.kept.set(words);
                // Gone once its person has signed out.
                if let Some(unsent) = it.unsent.as_ref().filter(|it| it.read().is_some()) {
                    it.store(unsent);
                }
            }
            it.underway.set(false);
            if it.text.get_untracked() == it.kept.get_untracked() {
                if let Some(unsent) = &it.unsent {
                    unsent.forget();
                }
                it.progress.update(|progress| {
                    if progress.is_some() {
                        *progress = Some(Progress::Kept);
                    }
                });
            }
        });
    }
}
