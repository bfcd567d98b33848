//! The place to make a plan, and how it is sent: once, however often one tries.

use super::{
    fields::Fields,
    making::Making,
    parties,
    traces::{Meaning, traced},
};
use crate::reactive::{effect, memo};
use crate::{
    Error,
    chat::{Chat, fresh_id, propose},
    games::westeros::{
        table::{
            state::PageState,
            tabs::RailIcon,
            traced::{Pointing, Tracing},
        },
        wording::proposal as words,
    },
    json,
    unsent::{Unsent, write},
};
use leptos::{children::ViewFn, prelude::*, task::spawn_local};
use std::sync::Arc;
use westeros::{Orders, Plan, plan::Unfit};

/// The longest words that go along, in characters.
const MOST: usize = 2000;
/// The icon of a flag, on a grid of 24.
const FLAG: &str = "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0";

/// Nothing for those who have no house, and where nothing can be promised any more.
#[component]
pub fn Compose(state: PageState, tracing: Tracing, chat: Chat, channel: String) -> impl IntoView {
    let unsent = StoredValue::new(chat.unsent("plan", &channel));
    let channel = StoredValue::new(channel);
    // A plan that was begun goes on, in the round that it is for.
    let begun = unsent.with_value(|it| json::read::<(Plan, String)>(&it.as_ref()?.read()?));
    let round = state.view.with_untracked(|view| view.round);
    let begun = begun.filter(|(plan, _)| plan.round == round);
    let open = RwSignal::new(begun.is_some());
    let begun = StoredValue::new(begun);
    let parties = state
        .view
        .with_untracked(|view| channel.with_value(|it| parties(view, it)));
    let plays = memo(move |_| {
        let over = state.page.with(|it| it.over);
        !over
            && state
                .view
                .with(|view| view.me.is_some_and(|it| parties.contains(it)))
    });
    let close = Callback::new(move |()| {
        open.set(false);
        tracing.pointing.set(None);
        tracing.traced.update(|it| {
            if it.as_ref().is_some_and(|it| it.id.is_empty()) {
                *it = None;
            }
        });
    });
    on_cleanup(move || {
        if open.try_get_untracked() == Some(true) {
            close.try_run(());
        }
    });
    view! {
        <Show when=move || plays.get()>
            {move || if open.get() {
                let making = Making::new(state, parties);
                let typed = begun.try_update_value(Option::take).flatten();
                let typed = typed.map(|(plan, text)| {
                    making.promises.set(plan.promises);
                    text
                });
                view! { <Form making tracing chat channel close unsent typed=typed.unwrap_or_default() /> }.into_any()
            } else {
                view! {
                    <button type="button" class="plan-open" on:click=move |_| open.set(true)>
                        <RailIcon path=FLAG />
                        {word!("Propose a plan" | "Plan vorschlagen")}
                    </button>
                }
                .into_any()
            }}
        </Show>
    }
}

#[component]
fn Form(
    making: Making,
    tracing: Tracing,
    chat: Chat,
    channel: StoredValue<String>,
    close: Callback<()>,
    unsent: StoredValue<Option<Unsent>>,
    /// The words that were typed before the page was loaded anew.
    typed: String,
) -> impl IntoView {
    let state = making.state();
    draw(making, tracing);
    let text = RwSignal::new(typed);
    let keep = move |words: &str| write(unsent.get_value().as_ref(), words);
    effect(move |_| {
        let (plan, words) = (making.plan(), text.get());
        if plan.promises.is_empty() && words.is_empty() {
            keep("");
        } else if let Ok(begun) = serde_json::to_string(&(plan, words)) {
            keep(&begun);
        }
    });
    let busy = RwSignal::new(false);
    let refusal = RwSignal::new(None::<String>);
    // What was sent and perhaps not taken: the same goes again under the same id.
    let tried = StoredValue::new(None::<(String, String, String)>);
    let send = move |_| {
        let plan = serde_json::to_string(&untrack(|| making.plan())).unwrap_or_default();
        let text = text.get_untracked();
        let again = tried.get_value().filter(|it| it.0 == plan && it.1 == text);
        let id = again.map_or_else(fresh_id, |it| it.2);
        tried.set_value(Some((plan.clone(), text.clone(), id.clone())));
        busy.set(true);
        refusal.set(None);
        let to = channel.get_value();
        let unsent = unsent.get_value();
        spawn_local(async move {
            match propose(chat.at(), to.clone(), id, text, plan).await {
                Ok(line) => {
                    write(unsent.as_ref(), "");
                    chat.add_own(&to, line);
                    close.try_run(());
                }
                Err(error) => {
                    refusal.try_set(Some(reason(&error)));
                }
            }
            busy.try_set(false);
        });
    };
    let empty = memo(move |_| making.promises.with(Vec::is_empty));
    let drafted = memo(move |_| {
        let before = state
            .view
            .with(|view| view.phase <= westeros::Phase::Planning);
        before && state.draft.get().orders() != Orders::NONE
    });
    view! {
        <section class="plan-form" aria-label=word!("Plan to propose" | "Plan zum Vorschlagen")>
            <h4>{word!("Propose a plan" | "Plan vorschlagen")}</h4>
            <p class="note">{words::note()}</p>
            <Fields making />
            <div class="plan-buttons">
                <PointOnMap making tracing />
                <Show when=move || drafted.get()>
                    <button type="button" class="plain" on:click=move |_| making.add_draft()>
                        {word!("Add my draft orders" | "Befehle aus meinem Entwurf hinzufügen")}
                    </button>
                </Show>
            </div>
            <p class="note" role="status">{move || making.note.get()}</p>
            <Promised making />
            <label class="plan-say">
                <span>{word!("Message (optional)" | "Nachricht (optional)")}</span>
                <textarea
                    rows="2"
                    maxlength=MOST
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
            </label>
            {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it}</p> })}
            <div class="plan-buttons">
                <button
                    type="button"
                    class="primary"
                    disabled=move || busy.get() || empty.get()
                    on:click=send
                >
                    {word!("Send the plan" | "Plan senden")}
                </button>
                <button
                    type="button"
                    class="plain"
                    on:click=move |_| {
                        keep("");
                        close.run(());
                    }
                >
                    {word!("Discard the plan" | "Plan verwerfen")}
                </button>
            </div>
        </section>
    }
}

fn reason(error: &Error) -> String {
    let unfit = match error {
        Error::Rules(why) => json::read::<Unfit>(why),
        _ => None,
    };
    unfit.map_or_else(|| error.to_string(), words::unfit)
}

/// The plan lies on the map while it is made.
fn draw(making: Making, tracing: Tracing) {
    let state = making.state();
    let drawn = ArcRwSignal::new(Plan::default());
    let follow = drawn.clone();
    effect(move |_| follow.set(making.plan()));
    let note = ArcRwSignal::new(None::<String>);
    let follow = note.clone();
    effect(move |_| follow.set(making.note.get()));
    let legend = ViewFn::from({
        let drawn = drawn.clone();
        move || {
            let plan = Signal::from(drawn.clone());
            let note = note.clone();
            view! {
                <section class="plan-legend" aria-label=word!("Plan on the map" | "Plan auf dem Spielplan")>
                    <strong>{words::in_the_making()}</strong>
                    <Meaning plan />
                    // The panel says it as well.
                    <p class="note" aria-hidden="true">{move || note.get()}</p>
                    <button type="button" class="plan-back" on:click=move |_| state.open_drawer()>
                        {word!("Back to the plan" | "Zurück zum Plan")}
                    </button>
                </section>
            }
        }
    });
    let view = state.view.get_untracked();
    tracing
        .traced
        .set(Some(traced(String::new(), (view, drawn), legend)));
}

/// Draws the choice whether the map's areas go into the plan.
#[component]
fn PointOnMap(making: Making, tracing: Tracing) -> impl IntoView {
    let state = making.state();
    let on = memo(move |_| tracing.pointing.with(Option::is_some));
    let toggle = move |_| {
        if on.get_untracked() {
            tracing.pointing.set(None);
        } else {
            let point = move |area| making.point(area);
            tracing.pointing.set(Some(Pointing(Arc::new(point))));
            making.note.set(Some(words::point().to_owned()));
            state.to_the_map();
        }
    };
    view! {
        <button
            type="button"
            aria-pressed=move || if on.get() { "true" } else { "false" }
            on:click=toggle
        >
            {word!("Choose on the map" | "Auf dem Spielplan wählen")}
        </button>
    }
}

/// Draws what the plan holds so far, in words.
#[component]
fn Promised(making: Making) -> impl IntoView {
    let rows = move || {
        let all = making.promises.get();
        if all.is_empty() {
            return view! { <p class="empty">{words::empty()}</p> }.into_any();
        }
        let row = |(at, promise): (usize, _)| {
            let words = words::promise_plain(&promise);
            let label = say!("Remove: {words}" | "Entfernen: {words}");
            view! {
                <li>
                    <span>{words}</span>
                    <button type="button" class="plain" aria-label=label on:click=move |_| making.remove(at)>
                        "×"
                    </button>
                </li>
            }
        };
        let rows = all.into_iter().enumerate().map(row).collect_view();
        let label = word!("What the plan says" | "Was im Plan steht");
        view! { <ol class="plan-held" aria-label=label>{rows}</ol> }.into_any()
    };
    view! { {rows} }
}
