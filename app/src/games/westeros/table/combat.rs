//! The combat that goes on, over the map: a moment that fills the board for whoever has to answer for a
//! side, a small card in the corner for all others, and for whoever wants to see the map.

mod answers;
mod chances;
mod hand;
mod keys;
mod moment;

use super::state::PageState;
use crate::games::westeros::{
    page::WesterosPage,
    panels::battle::{Corner, Scene, scene},
};
use crate::reactive::{effect, memo};
use leptos::prelude::*;
use moment::Moment;
use westeros::Prompt;

/// The state of the combat's moment on this page; cheap to copy.
#[derive(Clone, Copy)]
pub struct Combat {
    /// True once the viewer has put the moment away to see the map.
    pub away: RwSignal<bool>,
    /// True where there is something to fill the board with.
    moment: Memo<bool>,
    /// True where the open question is answered in the moment.
    asks: Memo<bool>,
}

impl Combat {
    /// Makes it known to all parts of the table.
    pub fn provide(state: PageState) {
        let asks = memo(move |_| state.prompt().is_some_and(|it| is_answered_here(&it)));
        // Whoever has chosen a card here waits for the other one here.
        let chosen = RwSignal::new(false);
        let waits =
            memo(move |_| state.open.with(Option::is_none) && state.page.with(|it| waits(it)));
        let away = RwSignal::new(false);
        effect(move |_| {
            if asks.get() {
                chosen.set(true);
            } else if !state.page.with(|it| it.fights()) {
                chosen.set(false);
            }
        });
        effect(move |_| {
            state.open.track();
            away.set(false);
        });
        provide_context(Self {
            away,
            moment: memo(move |_| asks.get() || chosen.get() && waits.get()),
            asks,
        });
    }

    /// Returns true while the moment fills the board.
    pub fn fills(self) -> bool {
        self.moment.get() && !self.away.get()
    }

    /// Returns true while it takes the place of the choices and buttons beside the map.
    pub fn answers(self) -> bool {
        self.asks.get() && !self.away.get()
    }
}

/// Questions about the cards; what comes after the count, and what is shown on the map, needs the map.
const fn is_answered_here(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::ChooseCard
            | Prompt::Tyrion
            | Prompt::ReplaceCard { .. }
            | Prompt::Aeron
            | Prompt::Doran
            | Prompt::BladeRedraw
            | Prompt::Blade
    )
}

/// Returns true where the viewer has done all there is to do, and the combat is not decided.
fn waits(page: &WesterosPage) -> bool {
    let undecided = page.view.combat.is_some_and(|it| it.winner.is_none());
    undecided && page.fights()
}

/// Nothing while nobody fights.
#[component]
pub fn BattlePanel(state: PageState, refusal: Signal<Option<String>>) -> impl IntoView {
    let now: Memo<Option<Scene>> = memo(move |_| state.page.with(|it| scene(it)));
    let there = memo(move |_| now.with(Option::is_some));
    let combat = use_context::<Combat>();
    let fills = memo(move |_| combat.is_some_and(Combat::fills));
    let back = memo(move |_| combat.is_some_and(|it| it.moment.get() && it.away.get()));
    let away = combat.map_or_else(|| RwSignal::new(false), |it| it.away);
    move || {
        if !there.get() {
            return None;
        }
        Some(if fills.get() {
            view! { <Moment state now refusal away /> }.into_any()
        } else {
            view! { <Corner now back away /> }.into_any()
        })
    }
}
