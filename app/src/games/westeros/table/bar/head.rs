//! Above the question: by which rule it is asked, how much of it is left, and who is asked.

use super::super::state::PageState;
use crate::games::westeros::{
    help::{Chapter, RuleLink, chapter_of_prompt},
    panels::HouseToken,
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, Phase, Prompt, View};

/// The rule, what is left of the phase, and the marks of who decides.
#[component]
pub fn Head(state: PageState) -> impl IntoView {
    let asked = memo(move |_| match state.prompt() {
        Some(prompt) if prompt != Prompt::TakeBackOrders => {
            state.view.with(|view| view.me.into_iter().collect())
        }
        _ => state
            .page
            .with(|page| page.awaited().collect::<Vec<House>>()),
    });
    let chapter = memo(move |_| {
        let prompt = state.prompt();
        state.view.with(|view| chapter(view, prompt.as_ref()))
    });
    let rest = memo(move |_| {
        let prompt = state.prompt()?;
        state.view.with(|view| wording::rest(view, &prompt))
    });
    let queue = memo(move |_| {
        let questions = state
            .page
            .with(|page| page.prompts.iter().filter(|it| it.required).count());
        wording::queue(questions.saturating_sub(1))
    });
    view! {
        <div class="bar-head">
            {move || chapter.get().map(|chapter| view! { <RuleLink chapter /> })}
            {move || rest.get().map(|it| view! { <span class="bar-rest">{it}</span> })}
            {move || queue.get().map(|it| view! { <span class="bar-rest">{it}</span> })}
            <span class="bar-who">
                <For each=move || asked.get() key=|house| *house let:house>
                    <HouseToken house />
                </For>
            </span>
        </div>
    }
}

/// The chapter of the rules that the table is in.
pub const fn chapter(view: &View, prompt: Option<&Prompt>) -> Option<Chapter> {
    if let Some(prompt) = prompt {
        return Some(chapter_of_prompt(prompt));
    }
    Some(match view.position.phase {
        Phase::Westeros if view.position.attack.is_some() => Chapter::Wildlings,
        Phase::Westeros => Chapter::WesterosPhase,
        Phase::Planning => Chapter::Planning,
        Phase::MessengerRaven => Chapter::Raven,
        Phase::Raid => Chapter::Raids,
        Phase::March if view.position.combat.is_some() => Chapter::Combat,
        Phase::March => Chapter::Marches,
        Phase::ConsolidatePower => Chapter::Consolidate,
        Phase::GameOver => Chapter::Victory,
        Phase::CleanUp => return None,
    })
}
