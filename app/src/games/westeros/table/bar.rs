//! The thing to do now, and the buttons that do it; always in sight.

mod head;
mod missing;

use super::{
    combat::Combat,
    parts::{Decide, Plan},
    state::PageState,
    tabs::RailIcon,
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        draft::{Draft, Drafting, Reason, Step, Target, unused},
        focus,
        help::{RuleLink, chapter_of_reason},
        ids::{BATTLE, END, MOMENT, PRIMARY, QUESTION},
        wording::{self, court},
    },
    play::{DueLine, History, TakeBack},
};
use head::Head;
pub use head::chapter;
use leptos::prelude::*;
use missing::Missing;
use westeros::Prompt;

/// Arrows that turn back and forth: as words they would stand in a row of their own.
const UNDO: &str = "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3";
const REDO: &str = "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3";
/// The name of what Confirm would give away or costs.
const PRICE: &str = "answer-price";

/// The instruction, what bars the way, and the buttons.
#[component]
pub fn Bar(state: PageState, refusal: Signal<Option<String>>) -> impl IntoView {
    let history = use_context::<History>();
    let looking = memo(move |_| history.is_some_and(History::is_looking));
    let instruction = memo(move |_| {
        if looking.get() {
            return state.page.with(|it| wording::story::next(it));
        }
        let draft = state.draft.get();
        let prompt = state.prompt();
        let page = state.page;
        page.with(|page| wording::instruction(page, prompt.as_ref(), &draft))
    });
    // What the card of the end or the bar of the past tells already, or nothing at all, is not told beside the map.
    let silent = memo(move |_| {
        let won = state.page.with(|it| it.view.ranking.is_some());
        won || (looking.get() && instruction.with(String::is_empty))
    });
    let at_zero = memo(move |_| {
        let prompt = state.prompt();
        prompt
            .as_ref()
            .map(wording::at_zero)
            .unwrap_or_default()
            .to_owned()
    });
    let asked = memo(move |_| state.open.with(Option::is_some));
    let required =
        memo(move |_| matches!(state.prompt(), Some(prompt) if prompt != Prompt::TakeBackOrders));
    keep_the_keyboard(state);
    begin_at_the_top(state);
    // A battle that fills the board has choices and buttons of its own.
    let combat = use_context::<Combat>();
    let here = memo(move |_| !combat.is_some_and(Combat::answers));
    view! {
        <section
            class="bar"
            class:asked=required
            class:past=move || looking.get()
            class:bar-silent=silent
            id=QUESTION
            tabindex="-1"
            aria-label=word!("What now" | "Was jetzt")
        >
            <h2 class="unseen">{word!("What now" | "Was jetzt")}</h2>
            <Head state />
            <p class="bar-now" role="status">
                {instruction}
            </p>
            <DueLine at_zero=at_zero.into() />
            <Missing state />
            {move || refusal.get().map(|it| view! { <p class="bar-refusal" role="alert">{it}</p> })}
            <div class="bar-hint" aria-live="polite">
                {move || state.hint.get().map(hint)}
            </div>
            <Show when=move || here.get()>
                <Decide state />
            </Show>
            <Plan state />
            <Show when=move || asked.get() && here.get()>
                <Buttons state />
            </Show>
            <TakeBack />
        </section>
    }
}

/// The button that was pressed goes with its question, or is barred meanwhile: then the keyboard
/// goes on at the next question, not at the beginning of the page. Not at its button: a key that is
/// held down would press that as well.
fn keep_the_keyboard(state: PageState) {
    let pressed = StoredValue::new(false);
    effect(move |_| {
        if state.busy.get() {
            pressed.set_value(focus::is_within(QUESTION) || focus::is_within(BATTLE));
        } else if pressed.try_update_value(std::mem::take) == Some(true) {
            focus::after_paint(|| {
                if focus::is_lost() {
                    focus::give(&[END, MOMENT, BATTLE, QUESTION].map(str::to_owned));
                }
            });
        }
    });
}

/// A question is read from its beginning, however far the one before was scrolled.
fn begin_at_the_top(state: PageState) {
    effect(move |before: Option<()>| {
        state.open.track();
        if before.is_some() {
            focus::to_the_question();
        }
    });
}

/// Draws why something was not possible, and where the rules say so.
fn hint(why: Reason) -> impl IntoView {
    let chapter = chapter_of_reason(&why);
    view! {
        <p>
            {wording::reason(why)} " "
            {chapter.map(|chapter| view! { <RuleLink chapter /> })}
        </p>
    }
}

#[component]
fn Buttons(state: PageState) -> impl IntoView {
    let primary = memo(move |_| {
        let (prompt, draft) = (state.prompt(), state.draft.get());
        state
            .view
            .with(|view| wording::send(view, prompt.as_ref(), &draft))
    });
    // What takes back or gives nothing is never the one thing to do.
    let calm = move || match state.prompt() {
        Some(Prompt::TakeBackOrders) => true,
        Some(Prompt::Bid { .. }) => state.draft.get() == Draft::Number(0),
        _ => state.draft.get().musters().is_some_and(|it| it.is_empty()),
    };
    let barred = move || state.busy.get() || state.ready.with(Result::is_err);
    let can =
        move |it: fn(&Drafting) -> bool| state.drafting().is_some_and(|drafting| it(&drafting));
    let begun = memo(move |_| match state.draft.get() {
        Draft::Orders(orders) => !orders.areas().is_empty(),
        _ => false,
    });
    let unused = memo(move |_| {
        let prompt = state.prompt()?;
        let draft = state.draft.get();
        let open = state.view.with(|view| unused(view, &prompt, &draft));
        court::unused_now(&open)
    });
    let cost = memo(move |_| {
        let prompt = state.prompt()?;
        let draft = state.draft.get();
        state.view.with(|view| wording::cost(view, &prompt, &draft))
    });
    let price = memo(move |_| {
        let given_away = state.warning.get().or_else(|| unused.get());
        given_away.or_else(|| cost.get()).or_else(|| unaimed(state))
    });
    let steps = memo(move |_| match state.draft.get() {
        Draft::Nothing => false,
        Draft::Raven(_) => can(Drafting::can_undo) || can(Drafting::can_redo),
        _ => true,
    });
    // The choices of the Raven are buttons themselves: until one is pressed there is nothing to send.
    let unsaid = memo(move |_| matches!(state.draft.get(), Draft::Raven(None)));
    view! {
        <div
            class="bar-buttons"
            class:priced=move || price.with(Option::is_some) || state.token.with(Option::is_some)
            class:warned=move || state.warning.with(Option::is_some)
            class:bar-none=move || unsaid.get() && !steps.get()
        >
            <Instead state />
            <LeaveToken state />
            <Show when=move || !unsaid.get()>
                <button
                    type="button"
                    id=PRIMARY
                    class="primary"
                    class:calm=calm
                    disabled=barred
                    aria-describedby=move || price.with(Option::is_some).then_some(PRICE)
                    aria-busy=move || state.busy.get().then_some("true")
                    on:click=move |_| state.send()
                >
                    {primary}
                </button>
            </Show>
            <BackToQuestion state />
            {move || price.get().map(|it| view! { <span class="bar-price" id=PRICE>{it}</span> })}
            <Show when=move || steps.get()>
                <button
                    type="button"
                    class="bar-step"
                    aria-label=word!("Undo" | "Rückgängig")
                    title=word!("Undo" | "Rückgängig")
                    disabled=move || !can(Drafting::can_undo)
                    on:click=move |_| state.undo()
                >
                    <RailIcon path=UNDO />
                </button>
                <button
                    type="button"
                    class="bar-step"
                    aria-label=word!("Redo" | "Wiederholen")
                    title=word!("Redo" | "Wiederholen")
                    disabled=move || !can(Drafting::can_redo)
                    on:click=move |_| state.redo()
                >
                    <RailIcon path=REDO />
                </button>
            </Show>
            <Show when=move || begun.get()>
                <button type="button" class="bar-clear" on:click=move |_| state.take(Step::ClearAll)>
                    {word!("Clear all" | "Alle entfernen")}
                </button>
            </Show>
        </div>
    }
}

/// Returns what a raid lacks until it can be sent.
fn unaimed(state: PageState) -> Option<String> {
    let raids = matches!(state.draft.get(), Draft::Raid { .. });
    let why = state.ready.get().err().filter(|_| raids)?;
    Some(wording::reason(why))
}

/// On a small screen the open panel takes the place of what the question needs.
#[component]
fn BackToQuestion(state: PageState) -> impl IntoView {
    let back = move |_| {
        state.to_the_map();
        focus::to_the_question();
        focus::give_then(vec![QUESTION.to_owned()]);
    };
    view! {
        <button type="button" class="bar-back" on:click=back>
            {word!("Back to the question" | "Zur Frage")}
        </button>
    }
}

/// The choice of a march to leave a power token behind: in sight however long its lists are.
#[component]
fn LeaveToken(state: PageState) -> impl IntoView {
    let words = state.token;
    let leaves = memo(move |_| {
        let marching = state.draft.with(Draft::marching);
        marching.is_some_and(|it| it.going.leaves_token())
    });
    let change = move |event| state.take(Step::LeaveToken(event_target_checked(&event)));
    view! {
        <Show when=move || words.with(Option::is_some)>
            <label class="token-choice">
                <input type="checkbox" prop:checked=leaves on:change=change />
                {words}
            </label>
        </Show>
    }
}

/// The choices that need no area of the map, in a row of their own.
#[component]
fn Instead(state: PageState) -> impl IntoView {
    let offers = memo(move |_| match state.draft.get() {
        Draft::Raid {
            from: Some(_),
            target,
        } => vec![(
            word!("Raid without effect" | "Überfall ohne Wirkung"),
            Step::WithoutEffect,
            target == Target::Nothing,
        )],
        _ => Vec::new(),
    });
    let buttons = move || {
        offers
            .get()
            .into_iter()
            .map(|(words, step, chosen)| {
                view! {
                    <button
                        type="button"
                        class:chosen=chosen
                        aria-pressed=if chosen { "true" } else { "false" }
                        on:click=move |_| state.take(step)
                    >
                        {words}
                    </button>
                }
            })
            .collect_view()
    };
    view! { <div class="bar-offers">{buttons}</div> }
}
