//! From a battle in the log to its scene.

use crate::{
    games::westeros::{
        highlights::{Queue, highlights},
        page::{LogLine, SharedPage, WesterosPage},
    },
    play::History,
};
use leptos::prelude::*;
use westeros::Event;

/// The way to the scene of the battle that was won in this line of the log. Whoever looks back sees no scenes:
/// it would come over the game as it is now.
#[component]
pub fn ShowBattle(page: Signal<SharedPage>, at: usize) -> impl IntoView {
    let queue = use_context::<Queue>()?;
    let history = use_context::<History>();
    let looking = move || history.is_some_and(History::is_looking);
    let find = move |page: &WesterosPage| {
        let is_begin = |it: &LogLine| !it.undone && matches!(it.event, Event::CombatBegan { .. });
        let begun = page.log.get(..at)?.iter().rposition(is_begin)?;
        queue.kept(begun).or_else(|| {
            let mut all = highlights(&page.log, begun, None).into_iter();
            all.find(|it| it.begun == begun && it.is_battle())
        })
    };
    let show = move |_| {
        if let Some(battle) = page.with_untracked(|page| find(page)) {
            queue.show(battle);
        }
    };
    Some(move || {
        (!looking()).then(|| {
            view! {
                <button type="button" class="plain log-how" on:click=show>
                    {word!("Result" | "Ergebnis")}
                </button>
            }
        })
    })
}
