//! The end of the game: how it was won, who stands where and why, how it came to it, and what comes next. Once it
//! fills the page; beside the map stay its result and the way back to it.

mod battles;
mod course;
mod head;
mod moment;
mod plot;
mod ranking;
mod series;
mod turning;
mod turns;

use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{
        focus,
        highlights::{Queue, won},
        ids::END,
        page::SharedPage,
        wording::ending as words,
    },
    play::{AfterGame, History},
};
use head::Own;
use leptos::prelude::*;
pub use moment::EndMoment;
use ranking::FinalRanking;
pub use series::Measure;
pub use turning::Turn;

/// The result beside the map; nothing while the game runs, while its end fills the page, or for who looks back: the
/// bar tells them of the moment.
#[component]
pub fn EndPanel(page: Signal<SharedPage>) -> impl IntoView {
    let queue = use_context::<Queue>();
    let history = use_context::<History>();
    let looking = move || history.is_some_and(History::is_looking);
    let winner = memo(move |_| page.with(|it| it.view.ranking.as_ref()?.at(0)));
    let filled = memo(move |_| {
        let front = queue.and_then(Queue::front);
        front.is_some_and(|it| it.scene.is_end())
    });
    // It comes above what is in sight: browsers would keep that where it is.
    effect(move |_| winner.with(Option::is_some).then(focus::to_the_question));
    show_to_whom_it_waited_for(page, queue);
    let open = move |_| {
        if let (Some(queue), Some(end)) = (queue, page.with_untracked(|it| won(&it.log))) {
            queue.show(end);
        }
    };
    move || {
        let house = winner.get().filter(|_| !filled.get() && !looking())?;
        Some(view! {
            <section class="end-card" id=END tabindex="-1" aria-labelledby="end-card-title">
                <h2 id="end-card-title">{words::heading(house).join(" ")}</h2>
                <Own page />
                <button type="button" class="primary end-open" on:click=open>
                    {word!("Show how it ended" | "Das Ende ansehen")}
                </button>
                <FinalRanking page />
                // Without a script nothing opens.
                <div class="end-plain"><AfterGame /></div>
            </section>
        })
    }
}

/// Shows the end to somebody who was away when it came, once.
fn show_to_whom_it_waited_for(page: Signal<SharedPage>, queue: Option<Queue>) {
    let history = use_context::<History>();
    effect(move |before: Option<()>| {
        let looking = history.is_some_and(|it| it.wanted.with_untracked(Option::is_some));
        if before.is_some() || looking {
            return;
        }
        let seen = history.and_then(|it| it.seen);
        let end = page.with_untracked(|it| won(&it.log));
        if let (Some(queue), Some(seen), Some(end)) = (queue, seen, end)
            && seen < end.seq
        {
            queue.show(end);
        }
    });
}
