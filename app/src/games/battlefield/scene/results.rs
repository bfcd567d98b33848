//! The card of the last dice, on the field beside whom it befell, until the next action.

use super::{chart::Chart, eye::Eye, settling};
use crate::{
    focus,
    games::battlefield::{
        PARTS,
        decide::unit_of,
        dice::Casts,
        page::BattlePage,
        state::BattleState,
        story::{self, Deed},
        table::Opened,
        wording,
    },
    lazy::LazyPart,
    reactive::{effect, memo},
};
use battlefield::{field::Thing, position::UnitId, question::Prompt};
use leptos::prelude::*;

/// Those of one's own activation and of the enemy's after it.
const FRESH: usize = 2;
/// The id of the question.
const QUESTION: &str = "question";

/// A card that somebody has put away: the deed, and the number of its rolls.
type Read = (i64, usize);

#[component]
pub fn Results(state: BattleState, eye: RwSignal<Eye>, chart: Memo<Chart>) -> impl IntoView {
    let when = memo(move |_| {
        let rolled = |it: &BattlePage| it.log.iter().any(|it| story::is_dice(&it.event));
        state.page.with(|it| rolled(it))
    });
    let lay = when.get_untracked();
    view! { <LazyPart when module=PARTS load=load_results view=move || results(state, eye, chart, lay) /> }
}

part! { miniatures, load_results, fn results(state: BattleState, eye: RwSignal<Eye>, chart: Memo<Chart>, lay: bool) {
    let all = memo(move |_| state.page.with(|it| fresh(it)));
    let (read, back) = (RwSignal::new(None::<Read>), RwSignal::new(0_usize));
    // Whoever looks at dice before them sees new ones all the same.
    effect(move |before: Option<Option<i64>>| {
        let now = all.with(|it| it.last().map(|it| it.seq));
        if before.is_some_and(|it| it != now) {
            back.set(0);
        }
        now
    });
    let shown = memo(move |_| {
        all.with(|all| {
            let newest = all.last()?;
            let known = read.get() == Some((newest.seq, newest.casts.len()));
            let last = all.len() - 1;
            (!known).then(|| all[last - back.get().min(last)].told())
        })
    });
    let place = memo(move |_| {
        let it = shown.get()?;
        let asked = state.asked_with(|_, prompt| asked(prompt)).unwrap_or_default();
        let rows = it.casts.len();
        let view = (chart.get(), eye.get().frame(chart.get()));
        Some(state.with_position(|position| settling::settled(view, position, (it.place(), rows), &asked)))
    });
    let class = move || {
        let it = place.get().unwrap_or_default();
        let (x, y, narrow) = (it.x, it.y, it.narrow);
        format!("battle-result across-{x} down-{y} narrow-{narrow}")
    };
    let lies = memo(move |_| shown.with(Option::is_some));
    let opened = use_context::<Opened>();
    effect(move |_| {
        let now = lies.get();
        if let Some(opened) = opened.filter(|it| it.dice.get_untracked() != now) {
            opened.dice.set(now);
        }
    });
    let close = move |_| {
        let newest = all.with_untracked(|all| all.last().map(|it| (it.seq, it.casts.len())));
        read.set(newest);
        back.set(0);
        // The button is gone with its card.
        focus::after_paint(|| {
            if focus::is_lost() {
                focus::give(&[QUESTION.to_owned()]);
            }
        });
    };
    let said = RwSignal::new(String::new());
    effect(move |before: Option<()>| {
        let words = shown.get().map(|it| told(state, &it)).unwrap_or_default();
        // Those that lay there when the page came are no news.
        if before.is_some() || !lay {
            said.set(words);
        }
    });
    let drawn = move || shown.get().map(|deed| view! { <Card state deed /> });
    let count = memo(move |_| all.with(Vec::len));
    let asks = memo(move |_| state.asked.with(Option::is_some));
    view! {
        <div class="battle-results">
            // Its buttons are not to be read out with every roll.
            <p class="unseen" role="status">{move || said.get()}</p>
            <div class="battle-results-field">
                {move || lies.get().then(|| view! {
                    <section class=class aria-label=word!("Dice" | "Würfel")>
                        <button type="button" class="plain battle-result-close" aria-label=word!("Close the dice" | "Würfel schließen") on:click=close>
                            <svg viewBox="-8 -8 16 16" aria-hidden="true"><path d="M-5 -5L5 5M5 -5L-5 5"></path></svg>
                        </button>
                        {drawn}
                        <Ways count back />
                        // What is asked has buttons of its own below.
                        {move || (!asks.get()).then(|| view! {
                            <button type="button" class="button battle-result-on" on:click=close>{word!("Done" | "Fertig")}</button>
                        })}
                    </section>
                })}
            </div>
        </div>
    }
}}

/// Returns all of a deed in words.
fn told(state: BattleState, deed: &Deed) -> String {
    untrack(|| state.with_position(|it| wording::casts::told(it, deed)))
}

#[component]
fn Card(state: BattleState, deed: Deed) -> impl IntoView {
    let name = untrack(|| state.with_position(|it| wording::casts::deed(it, &deed)));
    view! {
        <h3>{name}</h3>
        <Casts state deed />
    }
}

/// They stay while the card changes: the keyboard goes on where it is.
#[component]
fn Ways(count: Memo<usize>, back: RwSignal<usize>) -> impl IntoView {
    let several = memo(move |_| count.get() > 1);
    let before = move || back.get() + 1 < count.get();
    let after = move || back.get() > 0;
    move || {
        several.get().then(|| view! {
            <p class="battle-result-ways">
                <button type="button" class="plain" disabled=move || !before() on:click=move |_| back.update(|it| *it += 1)>{word!("Dice before" | "Würfel davor")}</button>
                <button type="button" class="plain" disabled=move || !after() on:click=move |_| back.update(|it| *it = it.saturating_sub(1))>{word!("Dice after" | "Würfel danach")}</button>
            </p>
        })
    }
}

/// The deeds that are shown, the newest last.
fn fresh(page: &BattlePage) -> Vec<Deed> {
    let log = page.standing().map(|it| (it.seq, &it.event));
    let mut all = story::deeds(log);
    all.retain(|it| it.ended <= FRESH);
    all
}

/// Returns those that a question is about, or may be answered with.
fn asked(prompt: &Prompt) -> Vec<Thing> {
    let mut all: Vec<Thing> = unit_of(prompt).map(UnitId::thing).into_iter().collect();
    if let Prompt::Target { options, .. } = prompt {
        all.extend(options.iter().copied());
    }
    all
}
