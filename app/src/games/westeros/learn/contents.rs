//! The list of the lessons.

use super::{basics::Basics, lesson_page::LessonLine, load::list_lessons, progress::Progress};
use crate::language::language;
use leptos::prelude::*;
use leptos_meta::Title;

/// The page at `/learn`.
#[component]
pub fn LearnPage() -> impl IntoView {
    let language = language();
    let lessons = Resource::new_blocking(|| (), move |()| list_lessons(language));
    let progress = Progress::load();
    view! {
        <Title text=word!("Learn to play" | "Spielen lernen") />
        <div class="page help learn">
            <h1>{word!("Learn to play" | "Spielen lernen")}</h1>
            <p class="lead">
                {word!(
                    "Short lessons on a real board, in the order of a round: you make the moves. \
                     No account needed." |
                    "Kurze Lektionen auf dem echten Spielbrett, in der Reihenfolge einer Runde: \
                     Du machst die Züge. Ohne Konto."
                )}
            </p>
            <Basics />
            <Suspense>
                {move || Suspend::new(async move {
                    match lessons.await {
                        Ok(lines) => view! { <Lessons lines progress /> }.into_any(),
                        Err(error) => {
                            view! { <p class="refusal" role="alert">{error.to_string()}</p> }.into_any()
                        }
                    }
                })}
            </Suspense>
            <h2>{word!("Next steps" | "Wie es weitergeht")}</h2>
            <ul class="learn-more">
                <li>
                    <a href="/">{word!("A practice table" | "Ein Übungstisch")}</a>
                    {word!(
                        ": a whole game against the computer, with a tour of the first round." |
                        ": eine ganze Partie gegen den Computer, mit einem Rundgang durch die \
                         erste Runde."
                    )}
                </li>
                <li>
                    <a href="/help">{word!("The rules" | "Die Regeln")}</a>
                    {word!(": every chapter, to look things up." | ": alle Kapitel, zum \
                         Nachschlagen.")}
                </li>
            </ul>
        </div>
    }
}

#[component]
fn Lessons(lines: Vec<LessonLine>, progress: Progress) -> impl IntoView {
    let all = minutes(lines.iter().map(|it| it.seconds).sum());
    let n = lines.len();
    view! {
        <p class="note">
            {say!(
                "{n} lessons, about {all} minutes in total." |
                "{n} Lektionen, zusammen etwa {all} Minuten."
            )}
        </p>
        <ol class="learn-lessons">
            {lines
                .into_iter()
                .zip(1u8..)
                .map(|(line, number)| {
                    let (minutes, steps) = (minutes(line.seconds), line.steps);
                    let chapter = line.chapter;
                    view! {
                        <li>
                            <a class="card" href=format!("/learn/{number}")>
                                <span class="learn-number" aria-hidden="true">{number}</span>
                                <span class="learn-words">
                                    <strong>{line.title}</strong>
                                    <span class="note">{line.about}</span>
                                    <span class="learn-takes">
                                        {match steps {
                                            1 => say!("About {minutes} min, 1 step" | "Etwa {minutes} min, 1 Schritt"),
                                            _ => say!("About {minutes} min, {steps} steps" | "Etwa {minutes} min, {steps} Schritte"),
                                        }}
                                    </span>
                                </span>
                                {move || {
                                    progress
                                        .is_done(&chapter)
                                        .then(|| {
                                            view! { <span class="learn-done">{word!("✓ done" | "✓ geschafft")}</span> }
                                        })
                                }}
                            </a>
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}

/// In whole minutes, the last one begun.
const fn minutes(seconds: u32) -> u32 {
    seconds.div_ceil(60)
}
