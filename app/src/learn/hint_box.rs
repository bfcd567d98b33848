//! One hint of the guide with its buttons; on a phone two lines of it until somebody wants more.

use super::tour::Situation;
use leptos::prelude::*;

/// What can be done with a hint.
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
    /// Whether there is no hint before this one.
    first: Memo<bool>,
    on_turn: Callback<Turn>,
) -> impl IntoView {
    let open = RwSignal::new(false);
    // Whatever comes next begins small again, so that the question below it is in sight.
    Effect::new(move |_| {
        now.track();
        open.set(false);
    });
    view! {
        <aside class="tour" class:open=open aria-label=word!("Tour" | "Rundgang")>
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
                        <button type="button" class="tour-rest" on:click=move |_| on_turn.run(Turn::Back)>
                            {word!("Back" | "Zurück")}
                        </button>
                    </Show>
                    <button type="button" on:click=move |_| on_turn.run(Turn::Next)>
                        {word!("Next" | "Weiter")}
                    </button>
                    <button type="button" class="plain tour-rest" on:click=move |_| on_turn.run(Turn::Hide)>
                        {word!("Hide the tour" | "Rundgang ausblenden")}
                    </button>
                </p>
            </Show>
        </aside>
    }
}
