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
    /// The words for what the lessons are like, in a sentence or two.
    lead: &'static str,
    basics: &'static Basics,
    /// The links to where one can go afterwards: items of a list.
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
        <div class="page learn">
            <h1>{word!("Learn to play" | "Spielen lernen")}</h1>
            <p class="lead">{lead}</p>
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
            <InAMinute basics />
            <h2>{word!("Next steps" | "Wie es weitergeht")}</h2>
            <ul class="learn-more">{more}</ul>
            <Others kind />
        </div>
    }
}

/// The way to the lessons of other games.
#[component]
fn Others(kind: &'static str) -> impl IntoView {
    let others = games::taught_besides(kind);
    let links = others.into_iter().map(|(kind, name)| {
        view! { <a class="quiet-link" href=address::list(kind)>{say!("Lessons: {name}" | "Lektionen zu „{name}“")}</a> }
    });
    view! { <p class="learn-others">{links.collect_view()}</p> }
}

#[component]
fn Lessons(kind: &'static str, lines: Vec<LessonLine>, progress: Progress) -> impl IntoView {
    let all = minutes(lines.iter().map(|it| it.seconds).sum());
    let n = lines.len();
    let lessons = lines
        .into_iter()
        .zip(1u8..)
        .map(|(line, number)| view! { <Lesson kind line number progress /> });
    view! {
        <p class="note">
            {say!(
                "{n} lessons, about {all} minutes in total." |
                "{n} Lektionen, zusammen etwa {all} Minuten."
            )}
        </p>
        <ol class="learn-lessons">{lessons.collect_view()}</ol>
    }
}

/// A lesson of the list. The first one is where to begin, under a picture of the game.
#[component]
fn Lesson(kind: &'static str, line: LessonLine, number: u8, progress: Progress) -> impl IntoView {
    let LessonLine {
        title,
        about,
        key,
        steps,
        seconds,
    } = line;
    let minutes = minutes(seconds);
    let takes = match steps {
        1 => say!("About {minutes} min, 1 step" | "Etwa {minutes} Min., 1 Schritt"),
        _ => say!("About {minutes} min, {steps} steps" | "Etwa {minutes} Min., {steps} Schritte"),
    };
    let first = number == 1;
    let start = first.then(|| {
        view! { <span class="learn-start">{word!("Start lesson 1" | "Lektion 1 beginnen")}</span> }
    });
    let mark = if first {
        games::backdrop(kind).map(|src| {
            view! { <img src=src alt="" width="1000" height="280" decoding="async" /> }.into_any()
        })
    } else {
        Some(view! { <span class="learn-number" aria-hidden="true">{number}</span> }.into_any())
    };
    let done = move || {
        let words = word!("✓ done" | "✓ geschafft");
        let done = progress.is_done(&key);
        done.then(|| view! { <span class="learn-done">{words}</span> })
    };
    view! {
        <li>
            <a class="card" class:learn-first=first href=address::lesson(kind, number)>
                {mark}
                <span class="learn-words">
                    {start}
                    <strong>{title}</strong>
                    <span class="note">{about}</span>
                    <span class="learn-takes">{takes}</span>
                </span>
                {done}
            </a>
        </li>
    }
}

/// In whole minutes, the last one begun.
const fn minutes(seconds: u32) -> u32 {
    seconds.div_ceil(60)
}
