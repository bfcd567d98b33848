//! The content of the dialog: what is stored, each kind of order, and the way to store them.

use super::{
    Sign, battle::Battle, cards::Cards, council::Council, kind::Kind, march::Marches, plans::Plans,
    support::Supports,
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        table::{state::PageState, tabs::RailIcon},
        wording::standing as words,
    },
    play::Answering,
};
use leptos::prelude::*;
use westeros::{Standing, View, standing::StandingOrder};

#[component]
pub fn StandingSheet(state: PageState, sign: Sign) -> impl IntoView {
    let plans = Plans::new(state, use_context::<Answering>());
    effect(move |_| {
        sign.opened.track();
        plans.open();
    });
    effect(move |_| {
        if plans.busy.get() {
            return;
        }
        sign.stored.set(Some(plans.saved.get()));
        sign.drafted.set(plans.changed());
    });
    effect(move |_| plans.keep());
    view! { <Sheet plans /> }
}

#[component]
fn Sheet(plans: Plans) -> impl IntoView {
    let all = memo(move |_| {
        let holding = |view: &View| {
            let holding = |all: &Standing| all.holding(view).cloned().collect::<Vec<_>>();
            plans.now.with(holding)
        };
        plans.state().view.with(holding)
    });
    let section = |kind: Kind, content: AnyView| {
        let open = kind == Kind::Support;
        view! {
            <details class="standing-kind" open=open>
                <summary>
                    <RailIcon path=kind.icon() />
                    <h3>{kind.title()}</h3>
                    <span class="standing-gist">{move || all.with(|it| kind.gist(it))}</span>
                </summary>
                <div class="standing-body">{content}</div>
            </details>
        }
    };
    view! {
        <p>{words::meaning()}</p>
        <Now plans all />
        // What is read from the server would take the place of what is chosen meanwhile.
        <fieldset class="standing-all" disabled=move || plans.busy.get()>
            <legend class="unseen">{words::title()}</legend>
        {section(Kind::Support, view! { <Supports plans /> }.into_any())}
        {section(Kind::March, view! { <Marches plans /> }.into_any())}
        {section(Kind::Cards, view! { <Cards plans /> }.into_any())}
        {section(Kind::Battle, view! { <Battle plans /> }.into_any())}
        {section(Kind::Council, view! { <Council plans /> }.into_any())}
        </fieldset>
        <Save plans />
    }
}

/// Draws what stands, or will once it is saved.
#[component]
fn Now(plans: Plans, all: Memo<Vec<StandingOrder>>) -> impl IntoView {
    let row = move |(order, words): (StandingOrder, String)| {
        let key = order.matter;
        view! {
            <li>
                <span>{words.clone()}</span>
                <button
                    type="button"
                    class="plain"
                    aria-label=say!("Clear: {words}" | "Löschen: {words}")
                    on:click=move |_| plans.clear(&key)
                >
                    "×"
                </button>
            </li>
        }
    };
    view! {
        <section class="standing-now" aria-label=word!("Active standing orders" | "Geltende \
             Vorausbefehle")>
            {move || match all.get() {
                none if none.is_empty() => {
                    view! {
                        <p class="soft">
                            {word!("No standing orders: you'll be asked everything." | "Keine Vorausbefehle: Du wirst alles gefragt.")}
                        </p>
                    }
                        .into_any()
                }
                some => {
                    let texts = some.iter().map(|it| words::among(it, &some));
                    let texts: Vec<String> = texts.collect();
                    view! {
                        <ul>{some.into_iter().zip(texts).map(row).collect_view()}</ul>
                        <div class="standing-row">
                            <p class="soft">{words::lasting()}</p>
                            <button type="button" on:click=move |_| plans.now.update(|it| it.0.clear())>
                                {word!("Clear all" | "Alle löschen")}
                            </button>
                        </div>
                    }
                        .into_any()
                }
            }}
        </section>
    }
}

/// Lays them down, after a word where that answers the open question.
#[component]
fn Save(plans: Plans) -> impl IntoView {
    let changed = memo(move |_| plans.changed());
    let warned = memo(move |_| {
        if changed.get() {
            plans.answers_now()
        } else {
            Vec::new()
        }
    });
    let sure = RwSignal::new(false);
    // What is changed after the warning is warned of again, and so is another question.
    effect(move |_| {
        plans.now.track();
        plans.state().open.track();
        sure.set(false);
    });
    let needs_word = move || !warned.with(Vec::is_empty) && !sure.get();
    let save = move |_| {
        if needs_word() {
            sure.set(true);
        } else {
            plans.save();
        }
    };
    let barred = move || plans.busy.get() || !changed.get();
    view! {
        <div class="standing-lay">
            <p role="status">
                {move || match (plans.busy.get(), changed.get()) {
                    (true, _) => word!("One moment …" | "Einen Augenblick …"),
                    (false, true) => word!("Not saved yet; your changes are kept here until you \
                         save them." | "Noch nicht gespeichert; deine Änderungen bleiben hier \
                              stehen, bis du sie speicherst."),
                    (false, false) if plans.now.with(|it| it.0.is_empty()) => word!("Nothing to \
                         save." | "Nichts zu speichern."),
                    (false, false) => word!("Saved." | "Gespeichert."),
                }}
            </p>
            {move || plans.refused.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
            {move || {
                (sure.get() && !warned.with(Vec::is_empty))
                    .then(|| view! { <p class="warning" role="alert">{words::answers_now(&warned.get())}</p> })
            }}
            <div class="standing-buttons">
                <button type="button" class="primary" disabled=barred on:click=save>
                    {move || {
                        if sure.get() && !warned.with(Vec::is_empty) {
                            word!("Save and answer now" | "Speichern und jetzt antworten")
                        } else {
                            word!("Save" | "Speichern")
                        }
                    }}
                </button>
                <button type="button" disabled=barred on:click=move |_| plans.load()>
                    {word!("Discard changes" | "Änderungen verwerfen")}
                </button>
            </div>
        </div>
    }
}
