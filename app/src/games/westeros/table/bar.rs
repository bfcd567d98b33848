//! What is to be done now, and the buttons that do it; always in sight.

mod head;

use super::{desk::Desk, parts::Decide};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        draft::{Draft, Drafting, Reason, Step, Target, stars_left, unused},
        focus,
        help::{RuleLink, chapter_of_reason},
        ids::{END, PRIMARY, QUESTION},
        wording::{self, court},
    },
    play::{DueLine, Past, TakeBack},
};
use head::Head;
use leptos::prelude::*;
use westeros::{Prompt, RavenUse};

/// What Confirm would give away.
const UNUSED: &str = "unused-points";

/// The instruction, what bars the way, and the buttons.
#[component]
pub fn Bar(desk: Desk, refusal: Signal<Option<String>>) -> impl IntoView {
    let past = use_context::<Past>();
    let instruction = memo(move |_| {
        let draft = desk.draft.get();
        let prompt = desk.prompt();
        let words = desk
            .page
            .with(|page| wording::instruction(page, prompt.as_ref(), &draft));
        match past {
            Some(past) if past.is_looking() => wording::story::then(&words),
            _ => words,
        }
    });
    let at_zero = memo(move |_| {
        let prompt = desk.prompt();
        prompt
            .as_ref()
            .map(wording::at_zero)
            .unwrap_or_default()
            .to_owned()
    });
    let asked = memo(move |_| desk.open.with(Option::is_some));
    let required =
        memo(move |_| matches!(desk.prompt(), Some(prompt) if prompt != Prompt::TakeBackOrders));
    keep_the_keyboard(desk);
    view! {
        <section
            class="bar"
            class:asked=required
            id=QUESTION
            tabindex="-1"
            aria-label=word!("What now" | "Was jetzt")
        >
            <h2 class="unseen">{word!("What now" | "Was jetzt")}</h2>
            <Head desk />
            <p class="bar-now" role="status">
                {instruction}
            </p>
            <DueLine at_zero=at_zero.into() />
            <Missing desk />
            {move || refusal.get().map(|it| view! { <p class="bar-refusal" role="alert">{it}</p> })}
            <div class="bar-hint" aria-live="polite">
                {move || desk.hint.get().map(hint)}
            </div>
            <Decide desk />
            <Show when=move || asked.get()>
                <Buttons desk />
            </Show>
            <TakeBack />
        </section>
    }
}

/// The button that was pressed goes with its question, or is barred meanwhile: then the keyboard
/// goes on at the next question, not at the beginning of the page. Not at its button: a key that is
/// held down would press that as well.
fn keep_the_keyboard(desk: Desk) {
    let pressed = StoredValue::new(false);
    effect(move |_| {
        if desk.busy.get() {
            pressed.set_value(focus::is_within(QUESTION));
        } else if pressed.try_update_value(std::mem::take) == Some(true) {
            focus::after_paint(|| {
                if focus::is_lost() {
                    focus::give(&[END.to_owned(), QUESTION.to_owned()]);
                }
            });
        }
    });
}

/// Why something was not possible, and where the rules say so.
fn hint(why: Reason) -> impl IntoView {
    let chapter = chapter_of_reason(&why);
    view! {
        <p>
            {wording::reason(why)} " "
            {chapter.map(|chapter| view! { <RuleLink chapter /> })}
        </p>
    }
}

/// The stars that are left, and what a draft that has been begun still lacks.
#[component]
fn Missing(desk: Desk) -> impl IntoView {
    let stars = memo(move |_| {
        let prompt = desk.prompt()?;
        let draft = desk.draft.get();
        desk.view.with(|view| stars_left(view, &prompt, &draft))
    });
    let missing = memo(move |_| {
        // While the tokens of an area are offered, another area's want would only confuse.
        (desk.picked.get().is_none() && matches!(desk.draft.get(), Draft::Orders(_)))
            .then(|| desk.ready.get().err().map(wording::reason))
            .flatten()
    });
    view! {
        {move || {
            stars
                .get()
                .map(|(left, all)| {
                    let words = match all {
                        0 => word!("No starred orders this round" | "Keine Befehle mit Stern in dieser Runde")
                            .to_owned(),
                        all => say!(
                            "Starred orders left: {left} of {all}"
                                | "Befehle mit Stern: noch {left} von {all}"
                        ),
                    };
                    view! { <p class="bar-stars">{words}</p> }
                })
        }}
        {move || missing.get().map(|it| view! { <p class="bar-missing">{it}</p> })}
    }
}

#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let primary = memo(move |_| wording::send(desk.prompt().as_ref(), &desk.draft.get()));
    let barred = move || desk.busy.get() || desk.ready.with(Result::is_err);
    let can =
        move |it: fn(&Drafting) -> bool| desk.drafting().is_some_and(|drafting| it(&drafting));
    let begun = memo(move |_| match desk.draft.get() {
        Draft::Orders(orders) => !orders.areas().is_empty(),
        _ => false,
    });
    let unused = memo(move |_| {
        let prompt = desk.prompt()?;
        let draft = desk.draft.get();
        let open = desk.view.with(|view| unused(view, &prompt, &draft));
        court::unused_now(&open)
    });
    let steps = memo(move |_| !matches!(desk.draft.get(), Draft::Nothing));
    view! {
        <div class="bar-buttons" class:unused=move || unused.with(Option::is_some)>
            <button
                type="button"
                id=PRIMARY
                class="primary"
                class:calm=move || desk.prompt() == Some(Prompt::TakeBackOrders)
                disabled=barred
                aria-describedby=move || unused.with(Option::is_some).then_some(UNUSED)
                aria-busy=move || desk.busy.get().then_some("true")
                on:click=move |_| desk.send()
            >
                {primary}
            </button>
            <BackToQuestion desk />
            {move || unused.get().map(|it| view! { <span class="bar-unused" id=UNUSED>{it}</span> })}
            <Instead desk />
            <Show when=move || steps.get()>
                <button
                    type="button"
                    disabled=move || !can(Drafting::can_undo)
                    on:click=move |_| desk.undo()
                >
                    {word!("Undo" | "Rückgängig")}
                </button>
                <button
                    type="button"
                    disabled=move || !can(Drafting::can_redo)
                    on:click=move |_| desk.redo()
                >
                    {word!("Redo" | "Wiederholen")}
                </button>
            </Show>
            <Show when=move || begun.get()>
                <button type="button" on:click=move |_| desk.take(Step::ClearAll)>
                    {word!("Clear all" | "Alle entfernen")}
                </button>
            </Show>
        </div>
    }
}

/// On a small screen the open panel takes the place of what the question needs.
#[component]
fn BackToQuestion(desk: Desk) -> impl IntoView {
    let back = move |_| {
        desk.to_the_map();
        focus::to_the_question();
        focus::give_then(vec![QUESTION.to_owned()]);
    };
    view! {
        <button type="button" class="bar-back" on:click=back>
            {word!("Back to the question" | "Zurück zur Frage")}
        </button>
    }
}

/// The choices that need no area of the map.
#[component]
fn Instead(desk: Desk) -> impl IntoView {
    let offers = memo(move |_| match desk.draft.get() {
        Draft::Raid {
            from: Some(_),
            target,
        } => vec![(
            word!("Raid without effect" | "Überfall ohne Wirkung"),
            Step::WithoutEffect,
            target == Target::Nothing,
        )],
        Draft::Raven(answer) => vec![
            (
                word!("Keep all orders" | "Alle Befehle behalten"),
                Step::KeepOrders,
                answer == Some(RavenUse::Pass),
            ),
            (
                word!("Look at the wildling card" | "Wildlingskarte ansehen"),
                Step::Look,
                answer == Some(RavenUse::Look),
            ),
        ],
        _ => Vec::new(),
    });
    move || {
        offers
            .get()
            .into_iter()
            .map(|(words, step, chosen)| {
                view! {
                    <button
                        type="button"
                        class:chosen=chosen
                        aria-pressed=if chosen { "true" } else { "false" }
                        on:click=move |_| desk.take(step)
                    >
                        {words}
                    </button>
                }
            })
            .collect_view()
    }
}
