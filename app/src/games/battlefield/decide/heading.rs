//! The head of the question: whose turn it is and whose side is asked, what is asked or who acts, and its values.

use super::{
    super::{
        scene::model::colors_of_player,
        state::BattleState,
        table::{Shield, part_under_way},
        wording,
    },
    strip::Strip,
};
use crate::reactive::memo;
use battlefield::{
    aim,
    field::Thing,
    question::{Action, Prompt},
};
use leptos::prelude::*;

#[component]
pub fn Heading(state: BattleState, prompt: Prompt) -> impl IntoView {
    let ([turn, _], asked) = untrack(|| {
        state
            .page
            .with(|it| (wording::now(it), wording::question(&it.view, &prompt)))
    });
    let part = untrack(|| state.with_position(part_under_way));
    let turn = part.map_or_else(|| turn.clone(), |it| [it, " · ", &turn].concat());
    let colors = untrack(|| state.seated(|(position, seat)| colors_of_player(position, seat)));
    let who = memo(move |_| {
        let action = state.action();
        let found = state.asked_with(|_, prompt| acting(prompt, action.as_ref()));
        found.flatten()
    });
    let title = move || match who.get() {
        // Of a free action the question says which one.
        Some(who) if !matches!(prompt, Prompt::Free { .. }) => {
            state.with_position(|it| wording::acts(it, who))
        }
        _ => asked.clone(),
    };
    view! {
        <div class="battle-asks">
            <p class="battle-whose">{turn}</p>
            {colors.map(|colors| view! { <Shield colors /> })}
        </div>
        <h2 id="battle-asked">{title}</h2>
        <Strip state acting=who />
    }
}

/// Returns the unit or wall whose action is asked, or that is chosen to activate.
fn acting(prompt: &Prompt, action: Option<&Action>) -> Option<Thing> {
    match (prompt, action) {
        (Prompt::Select, Some(Action::Select(who))) => who.thing(),
        _ => aim::actor(prompt),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        position::{NcuId, UnitId},
        question::Who,
    };

    #[test]
    fn whoever_is_chosen_stands_in_the_head_as_whoever_is_asked() {
        let chosen = |who| acting(&Prompt::Select, Some(&Action::Select(who)));
        assert_eq!(chosen(Who::Unit(UnitId(2))), Some(Thing::Unit(2)));
        assert_eq!(chosen(Who::Ncu(NcuId(0))), None);
        assert_eq!(acting(&Prompt::Select, None), None);
        let who = Thing::Unit(1);
        assert_eq!(acting(&Prompt::Action { who }, None), Some(who));
    }
}
