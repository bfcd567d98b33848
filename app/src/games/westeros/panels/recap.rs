//! What happened while somebody waited or was away: by area, each line with the way to its place, until
//! it is closed.

mod places;

use super::log::{Latest, Lit};
use crate::reactive::{effect, memo};
use crate::{
    browser::{after, is_calm},
    games::{
        Registered,
        westeros::{
            BoardGame,
            highlights::{Queue, Scene, highlights},
            page::{LogLine, SharedPage, WesterosPage},
        },
    },
    play::History,
};
use leptos::prelude::*;
use places::{Place, RecapLine, count, places};
use std::time::Duration;
use westeros::AreaSet;

/// How long a moment stays on the map.
const PAUSE: Duration = Duration::from_millis(1400);

/// On return, what happened meanwhile; within a visit, what happened since the last answer, with what
/// was not closed before folded away. What happened last where there is nothing else.
#[component]
pub fn Lately(
    page: Signal<SharedPage>,
    answered: RwSignal<Option<usize>>,
    on_place: Callback<AreaSet>,
) -> impl IntoView {
    let history = use_context::<History>();
    let returned = history.and_then(|it| Some((it, it.seen?)));
    // From which line of the log on it is told.
    let from = RwSignal::new(now(history, page, |page| {
        let fresh = |seen: i64| page.log.partition_point(|it| it.seq <= seen);
        returned.map_or(page.log.len(), |(_, seen)| fresh(seen))
    }));
    let back = RwSignal::new(returned.is_some());
    let since = move || from.get().max(answered.get().unwrap_or_default());
    let late = from_log(history, page, move |log| places(log, since()));
    let early = from_log(history, page, move |log| {
        let until = since().min(log.len());
        places(&log[..until], from.get())
    });
    // A look back shows nothing of what came later, unless this is what plays it.
    let at = RwSignal::new(None::<usize>);
    let elsewhere = move || history.is_some_and(History::is_looking) && at.with(Option::is_none);
    let any = move || late.with(|it| !it.is_empty()) || early.with(|it| !it.is_empty());
    let there = memo(move |_| any() && !elsewhere());
    let close = Callback::new(move |()| {
        back.set(false);
        from.set(now(history, page, |page| page.log.len()));
    });
    view! {
        <Show when=move || there.get() fallback=move || view! { <Latest page /> }>
            <Waited page back late early at on_place close />
        </Show>
    }
}

/// Something of the page as it is now, whatever moment is looked at.
fn now<T>(
    history: Option<History>,
    page: Signal<SharedPage>,
    of: impl FnOnce(&WesterosPage) -> T,
) -> T {
    match history {
        Some(history) => history.live.with_untracked(|live| {
            match live.game.as_ref().and_then(BoardGame::as_page) {
                Some(live) => of(live),
                None => page.with_untracked(|it| of(it)),
            }
        }),
        None => page.with_untracked(|it| of(it)),
    }
}

/// What the log tells; while another moment is looked at, what it told before.
fn from_log(
    history: Option<History>,
    page: Signal<SharedPage>,
    of: impl Fn(&[LogLine]) -> Vec<Place> + Send + Sync + 'static,
) -> Memo<Vec<Place>> {
    memo(move |before: Option<&Vec<Place>>| {
        let looking = history.is_some_and(History::is_looking);
        match before.filter(|_| looking) {
            Some(before) => before.clone(),
            None => page.with(|page| of(&page.log)),
        }
    })
}

#[component]
fn Waited(
    page: Signal<SharedPage>,
    back: RwSignal<bool>,
    late: Memo<Vec<Place>>,
    early: Memo<Vec<Place>>,
    at: RwSignal<Option<usize>>,
    on_place: Callback<AreaSet>,
    close: Callback<()>,
) -> impl IntoView {
    let title = move || {
        if back.get() {
            word!("Since you last looked" | "Seit deinem letzten Besuch")
        } else {
            word!("While you waited" | "Während du gewartet hast")
        }
    };
    let folded = memo(move |_| early.with(|it| count(it)));
    view! {
        <section class="recap" aria-label=title>
            <div class="recap-head">
                <h3>{title}</h3>
                <button type="button" class="plain" on:click=move |_| close.run(())>
                    {word!("Got it" | "Verstanden")}
                </button>
            </div>
            <div class="recap-body">
                <Places page places=late on_place />
                <Show when=move || folded.get() != 0>
                    <details class="recap-early">
                        <summary>
                            {move || {
                                let n = folded.get();
                                say!("Before that ({n})" | "Davor ({n})")
                            }}
                        </summary>
                        <Places page places=early on_place />
                    </details>
                </Show>
            </div>
            <Film late at />
        </section>
    }
}

#[component]
fn Places(
    page: Signal<SharedPage>,
    places: Memo<Vec<Place>>,
    on_place: Callback<AreaSet>,
) -> impl IntoView {
    view! {
        <ul class="recap-places">
            <For
                each=move || places.get()
                key=|it| (it.area, it.lines.len(), it.lines.last().map(|it| it.seq))
                let:place
            >
                <li>
                    <strong class="recap-place">{place.name()}</strong>
                    <ul>
                        {place
                            .lines
                            .into_iter()
                            .map(|line| view! { <Line page line on_place /> })
                            .collect_view()}
                    </ul>
                </li>
            </For>
        </ul>
    }
}

/// A sentence that leads to its place; of a battle, besides, to how it went.
#[component]
fn Line(page: Signal<SharedPage>, line: RecapLine, on_place: Callback<AreaSet>) -> impl IntoView {
    let areas = line.areas;
    let light_up = move |areas| Lit::show(areas);
    let words = line.words;
    let way = if areas.is_empty() {
        view! { <span>{words}</span> }.into_any()
    } else {
        view! {
            <button
                type="button"
                class="plain recap-line"
                title=word!("Show on the map" | "Auf der Karte zeigen")
                on:click=move |_| on_place.run(areas)
            >
                {words}
            </button>
        }
        .into_any()
    };
    let queue = use_context::<Queue>();
    let battle = line.battle.zip(queue).map(|(begun, queue)| {
        let show = move |_| {
            let kept = queue.kept(begun);
            let found = kept.or_else(|| {
                page.with_untracked(|page| {
                    let mut all = highlights(&page.log, begun, None).into_iter();
                    all.find(|it| it.begun == begun && matches!(it.scene, Scene::Battle(_)))
                })
            });
            if let Some(highlight) = found {
                queue.show(highlight);
            }
        };
        view! {
            " "
            <button type="button" class="plain recap-how" on:click=show>
                {word!("Result" | "Ergebnis")}
            </button>
        }
    });
    view! {
        <li
            on:pointerenter=move |_| light_up(areas)
            on:pointerleave=move |_| light_up(AreaSet::EMPTY)
        >
            {way} {battle}
        </li>
    }
}

/// Plays the same on the map, one moment after the other; each waits where nothing is to move by itself.
/// `at` is the moment that it has come to.
#[component]
fn Film(late: Memo<Vec<Place>>, at: RwSignal<Option<usize>>) -> impl IntoView {
    let history = use_context::<History>()?;
    let steps = memo(move |_| {
        late.with(|all| {
            let steps = all.iter().flat_map(|it| &it.lines);
            let mut steps: Vec<_> = steps.map(|it| (it.seq, it.areas)).collect();
            steps.sort_by_key(|it| it.0);
            steps.dedup_by_key(|it| it.0);
            steps
        })
    });
    let light = use_context::<Lit>();
    let show = move |index: Option<usize>| {
        let step = index.and_then(|it| steps.with_untracked(|all| all.get(it).copied()));
        at.set(index.filter(|_| step.is_some()));
        history.slide(step.map(|(seq, _)| seq));
        if let Some(Lit(lit)) = light {
            lit.set(step.map_or(AreaSet::EMPTY, |(_, areas)| areas));
        }
    };
    let next = move || show(Some(at.get_untracked().map_or(0, |it| it + 1)));
    // Whoever leaves the past by another way has seen enough.
    effect(move |_| {
        if !history.is_looking() && at.get_untracked().is_some() {
            at.set(None);
        }
    });
    effect(move |_| {
        let Some(index) = at.get().filter(|_| !is_calm()) else {
            return;
        };
        after(PAUSE, move || {
            if at.try_get_untracked() == Some(Some(index)) {
                next();
            }
        });
    });
    let playing = memo(move |_| at.get().is_some());
    Some(view! {
        <div class="recap-buttons">
            <button type="button" on:click=move |_| next()>
                {move || if playing.get() {
                    word!("Next" | "Weiter")
                } else {
                    word!("Replay on the map" | "Auf der Karte abspielen")
                }}
            </button>
            <Show when=move || playing.get()>
                <button type="button" on:click=move |_| show(None)>
                    {word!("Stop" | "Anhalten")}
                </button>
            </Show>
        </div>
    })
}
