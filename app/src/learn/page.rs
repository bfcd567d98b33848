//! A lesson: a few words and a task above the real table.

use super::{address, lesson_page::LessonPage, load::load_lesson, progress::Progress};
use crate::{
    Error,
    games::{self, GameProps, GameView},
    hydration_root,
    language::language,
    lazy::{Drawn, LazyPart, news},
    reactive::memo,
};
use leptos::{prelude::*, task::spawn_local};
use tabletop::DecisionId;

/// The state that the parts of a lesson share.
#[derive(Clone, Copy)]
struct Class {
    page: RwSignal<LessonPage>,
    /// The answers that the lesson has taken, each in the game's own JSON.
    answers: RwSignal<Vec<String>>,
    busy: RwSignal<bool>,
    refused: RwSignal<Option<Error>>,
    /// Grows with every new beginning; the table is drawn anew then.
    attempt: RwSignal<u32>,
    progress: Progress,
}

impl Class {
    fn answer(self, action: String) {
        let mut answers = self.answers.get_untracked();
        answers.push(action);
        self.ask(answers);
    }

    fn again(self) {
        self.answers.set(Vec::new());
        self.attempt.update(|it| *it += 1);
        self.ask(Vec::new());
    }

    /// Plays these answers on the server and takes its page over.
    fn ask(self, answers: Vec<String>) {
        let (game, number) = self.page.with_untracked(|it| (it.game.clone(), it.number));
        let json = ["[", &answers.join(","), "]"].concat();
        let language = language();
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            match load_lesson(number, json, language, game).await {
                Ok(page) => self.take(page, answers),
                Err(error) => {
                    self.refused.try_set(Some(error));
                }
            }
            self.busy.try_set(false);
        });
    }

    fn take(self, page: LessonPage, answers: Vec<String>) {
        if page.hint.is_none() {
            self.answers.try_set(answers);
        }
        if page.done {
            self.progress.add(&page.key);
        }
        self.page.try_set(page);
    }
}

/// The hydration root of a lesson's page.
#[component]
pub fn LessonView(first: LessonPage) -> impl IntoView {
    hydration_root::entitle(first.title.clone());
    let class = Class {
        page: RwSignal::new(first),
        answers: RwSignal::new(Vec::new()),
        busy: RwSignal::new(false),
        refused: RwSignal::new(None),
        attempt: RwSignal::new(0),
        progress: Progress::load(),
    };
    let props = GameProps {
        shown: Signal::derive(move || Some(class.page.with(|it| it.table.clone()))),
        send: Callback::new(move |(_, action): (DecisionId, String)| class.answer(action)),
        busy: class.busy.into(),
        refusal: class.refused.into(),
    };
    view! {
        <div class="lesson">
            <LazyPart
                when=news(class.page)
                drawn=Drawn::InSight
                load=load_words
                view=move || words(class)
            />
            <noscript inner_html=needs_script()></noscript>
            {move || {
                class.attempt.track();
                view! { <GameView props /> }
            }}
        </div>
    }
}

fn needs_script() -> &'static str {
    word!(
        "<p class=\"refusal\">You can read the lesson here. To play it, enable JavaScript for \
         this page.</p>"
            | "<p class=\"refusal\">Du kannst die Lektion hier lesen. Um sie zu spielen, erlaube \
               JavaScript für diese Seite.</p>"
    )
}

part! { lazy, load_words, fn words(class: Class) {
    view! { <Words class /> }
}}

/// Draws what the lesson says, beside the table it speaks of.
#[component]
fn Words(class: Class) -> impl IntoView {
    let page = class.page;
    let done = memo(move |_| page.with(|it| it.done));
    let (kind, chapter) = page.with_untracked(|it| (it.game.clone(), it.chapter.clone()));
    // Small screens keep to the task until somebody asks for more.
    let open = RwSignal::new(false);
    let count = move || {
        let LessonPage {
            number,
            lessons,
            step,
            steps,
            ..
        } = page.get();
        let step = step + 1;
        say!(
            "Lesson {number} of {lessons}, step {step} of {steps}"
                | "Lektion {number} von {lessons}, Schritt {step} von {steps}"
        )
    };
    view! {
        <section class="lesson-words" class:open=open aria-label=word!("The lesson" | "Die Lektion")>
            <div class="lesson-head">
                <h1>{move || page.with(|it| it.title.clone())}</h1>
                <p class="lesson-count">{count}</p>
                <button
                    type="button"
                    class="button quiet lesson-more"
                    aria-expanded=move || if open.get() { "true" } else { "false" }
                    on:click=move |_| open.update(|it| *it = !*it)
                >
                    {move || {
                        if done.get() {
                            word!("What you've learned" | "Was du gelernt hast")
                        } else {
                            word!("What this is about" | "Worum es geht")
                        }
                    }}
                </button>
            </div>
            <div class="lesson-text" aria-live="polite">
                {move || {
                    page.with(|it| it.hint.clone())
                        .map(|hint| view! { <p class="lesson-hint">{hint}</p> })
                }}
                {move || {
                    (!done.get())
                        .then(|| {
                            view! {
                                <p class="lesson-task">
                                    <strong>{word!("Your task: " | "Deine Aufgabe: ")}</strong>
                                    {move || page.with(|it| it.task.clone())}
                                </p>
                            }
                        })
                }}
                <p class="lesson-say">{move || page.with(|it| it.say.clone())}</p>
            </div>
            {move || done.get().then(|| view! { <Done class /> })}
            <p class="lesson-links">
                {games::chapter_link(&kind, &chapter)}
                <a href=address::list(&kind)>{word!("All lessons" | "Alle Lektionen")}</a>
            </p>
        </section>
    }
}

#[component]
fn Done(class: Class) -> impl IntoView {
    let (kind, number, lessons) = class
        .page
        .with_untracked(|it| (it.game.clone(), it.number, it.lessons));
    let next = if number < lessons {
        let words = word!("Next lesson" | "Nächste Lektion");
        (address::lesson(&kind, number + 1), words)
    } else {
        let (address, words) = games::practice(&kind);
        (address.to_owned(), words)
    };
    view! {
        <div class="lesson-done">
            <strong role="status">{word!("✓ Lesson done." | "✓ Lektion geschafft.")}</strong>
            <a class="button primary" href=next.0>{next.1}</a>
            <button type="button" class="button" on:click=move |_| class.again()>
                {word!("Play again" | "Noch einmal")}
            </button>
        </div>
    }
}
