//! The list of the lessons of a game.

use super::{
    address,
    basics::{Basics, InAMinute},
    lesson_page::LessonLine,
    load::list_lessons,
    progress::Progress,
};
use crate::loaded::loaded;
use crate::{games, language::language};
use leptos::prelude::*;
use leptos_meta::Title;

/// The page at `/learn`, for the game of this kind.
#[component]
pub fn Contents(
    kind: &'static str,
    /// What the lessons are like, in a sentence or two.
    lead: &'static str,
    basics: &'static Basics,
    /// Where to go afterwards: items of a list.
    more: AnyView,
) -> impl IntoView {
    let language = language();
    let lessons = loaded(
        move || (language, kind),
        |(language, kind)| list_lessons(language, kind.to_owned()),
    );
    let progress = Progress::load();
    view! {
        <Title text=word!("Learn to play" | "Spielen lernen") />
        <div class="page help learn">
            <h1>{word!("Learn to play" | "Spielen lernen")}</h1>
            <p class="lead">{lead}</p>
            <Others kind />
            <InAMinute basics />
            <Suspense>
                {move || Suspend::new(async move {
                    match lessons.await {
                        Ok(lines) => view! { <Lessons kind lines progress /> }.into_any(),
                        Err(error) => {
                            view! { <p class="refusal" role="alert">{error.to_string()}</p> }.into_any()
                        }
                    }
                })}
            </Suspense>
            <h2>{word!("Next steps" | "Wie es weitergeht")}</h2>
            <ul class="learn-more">{more}</ul>
        </div>
    }
}

/// The way to the lessons of other games.
#[component]
fn Others(kind: &'static str) -> impl IntoView {
    let others = games::taught_besides(kind);
    let links = others.into_iter().map(|(kind, name)| {
        view! { <a class="button" href=address::list(kind)>{say!("Lessons: {name}" | "Lektionen zu „{name}“")}</a> }
    });
    view! { <p class="actions">{links.collect_view()}</p> }
}

#[component]
fn Lessons(kind: &'static str, lines: Vec<LessonLine>, progress: Progress) -> impl IntoView {
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
                    let key = line.key;
                    view! {
                        <li>
                            <a class="card" href=address::lesson(kind, number)>
                                <span class="learn-number" aria-hidden="true">{number}</span>
                                <span class="learn-words">
                                    <strong>{line.title}</strong>
                                    <span class="note">{line.about}</span>
                                    <span class="learn-takes">
                                        {match steps {
                                            1 => say!("About {minutes} min, 1 step" | "Etwa {minutes} Min., 1 Schritt"),
                                            _ => say!("About {minutes} min, {steps} steps" | "Etwa {minutes} Min., {steps} Schritte"),
                                        }}
                                    </span>
                                </span>
                                {move || {
                                    progress
                                        .is_done(&key)
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
