//! One hint of the guide with its buttons; on a phone two lines of it until somebody wants more.

use super::situation::Situation;
use crate::games::westeros::{focus, ids::QUESTION};
use crate::reactive::effect;
use leptos::prelude::*;

const BACK: &str = "tour-back";
const NEXT: &str = "tour-next";

/// The things that can be done with a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Back,
    Next,
    Hide,
}

/// The hint beside the prompt bar; nothing where there is none.
#[component]
pub fn HintBox(
    now: Memo<Option<Situation>>,
    hint: Memo<Option<String>>,
    /// True if there is no hint before this one.
    first: Memo<bool>,
    on_turn: Callback<Turn>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    // Whatever comes next begins small again, so that the question below it is in sight.
    effect(move |_| {
        now.with(|_| ());
        open.set(false);
    });
    // The pressed button may go with what it has done; the keyboard stays at the guide while there is
    // one, and goes on to the question after it.
    let turn = move |turn: Turn, ids: &[&str]| {
        on_turn.run(turn);
        focus::give_then(ids.iter().map(ToString::to_string).collect());
    };
    view! {
        <aside class="tour" class:open=open class:silent=move || hint.with(Option::is_none) aria-label=word!("Tour" | "Rundgang")>
            <div class="tour-words" aria-live="polite">
                {move || hint.get().map(|it| view! { <p>{it}</p> })}
            </div>
            <Show when=move || hint.with(Option::is_some)>
                <p class="tour-buttons">
                    <button
                        type="button"
                        class="plain tour-more"
                        aria-expanded=move || if open.get() { "true" } else { "false" }
                        on:click=move |_| open.update(|it| *it = !*it)
                    >
                        {move || if open.get() { word!("Less" | "Weniger") } else { word!("More" | "Mehr") }}
                    </button>
                    <Show when=move || !first.get()>
                        <button
                            type="button"
                            id=BACK
                            class="tour-rest"
                            on:click=move |_| turn(Turn::Back, &[BACK, NEXT])
                        >
                            {word!("Back" | "Zurück")}
                        </button>
                    </Show>
                    <button type="button" id=NEXT on:click=move |_| turn(Turn::Next, &[NEXT, QUESTION])>
                        {word!("Next" | "Weiter")}
                    </button>
                    <button type="button" class="plain tour-rest" on:click=move |_| turn(Turn::Hide, &[QUESTION])>
                        {word!("Hide the tour" | "Rundgang ausblenden")}
                    </button>
                </p>
            </Show>
        </aside>
    }
}
