//! Dice that may be rolled again: pressed where they lie, with what that would be worth.

use super::{
    super::{dice::Die, state::BattleState, story, wording},
    several::{Item, items},
};
use crate::{games::battlefield::story::Rolled, reactive::memo};
use battlefield::{
    answers::spent_on_all,
    effect::Pool,
    question::{Action, Prompt},
    standing,
};
use leptos::{ev::MouseEvent, prelude::*};

/// A die, and its place among those that can be chosen, if it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lies {
    die: Rolled,
    item: Option<usize>,
}

/// Boxes that look like dice: each is ticked to be rolled again.
#[component]
pub fn DiceChoice(state: BattleState, prompt: Prompt) -> impl IntoView {
    let (Prompt::Reroll {
        pool, faces, open, ..
    }
    | Prompt::Spend {
        pool, faces, open, ..
    }) = &prompt
    else {
        return ().into_any();
    };
    let pool = *pool;
    let good = untrack(|| state.with_position(|it| standing::lying(it, pool)));
    let lying = lying(pool, faces, open, &good.unwrap_or_default());
    let all = memo(move |_| {
        let action = state.action();
        let all = state.asked_with(|view, prompt| items(view, prompt, action.as_ref()));
        all.unwrap_or_default()
    });
    let spends = matches!(prompt, Prompt::Spend { .. });
    let worth = memo(move |_| worth(state, pool, spends));
    let dice = lying.into_iter().enumerate();
    let dice: Vec<AnyView> = dice.map(|(place, it)| one(state, all, place, it)).collect();
    view! {
        <fieldset class="battle-choose-dice" aria-labelledby="battle-asked">{dice}</fieldset>
        <AllDice state pool />
        <p class="battle-worth" id="battle-worth" role="status">{move || worth.get()}</p>
    }
    .into_any()
}

/// All dice at once on which a token might be spent: the press spends it, so what that is worth stands below.
#[component]
fn AllDice(state: BattleState, pool: Pool) -> impl IntoView {
    let all = state.asked_untracked(spent_on_all).flatten()?;
    let Action::Reroll(dice) = &all else {
        return None;
    };
    let count = dice.len();
    let press = move |event: MouseEvent| {
        // The second press of two is meant for what was there before.
        if event.detail() <= 1 {
            state.give(all.clone());
        }
    };
    Some(view! {
        <button type="button" class="button" data-sends="" aria-describedby="battle-worth" on:click=press>
            {wording::casts::all_dice(pool, count)}
        </button>
    })
}

fn one(state: BattleState, all: Memo<Vec<Item>>, place: usize, it: Lies) -> AnyView {
    let die = it.die;
    let Some(at) = it.item else {
        return view! { <span class="battle-die-kept"><Die it=die place /></span> }.into_any();
    };
    let label = all.with_untracked(|all| all.get(at).map(|it| it.label.clone()));
    let chosen = move || all.with(|it| it.get(at).is_some_and(|it| it.chosen));
    let toggle = move |_| {
        if let Some(action) = all.with_untracked(|it| it.get(at).map(|it| it.toggled.clone())) {
            state.choose(action);
        }
    };
    view! {
        <label class="battle-die-choice">
            <input type="checkbox" prop:checked=chosen checked=untrack(chosen) on:change=toggle />
            <Die it=die place />
            <span class="unseen">{label}</span>
        </label>
    }
    .into_any()
}

/// All dice in their order. What is good for whoever rolled is bad for whoever spends a token: they are
/// marked as they count for the roll.
fn lying(pool: Pool, faces: &[u8], open: &[bool], good: &[bool]) -> Vec<Lies> {
    let mut next = 0;
    let lies = |(at, face): (usize, &u8)| {
        let item = open.get(at).copied().unwrap_or(false).then(|| {
            next += 1;
            next - 1
        });
        let single = matches!(pool, Pool::Attack | Pool::Defense);
        let good = good.get(at).copied().filter(|_| single);
        let die = Rolled {
            face: *face,
            good,
            again: false,
        };
        Lies { die, item }
    };
    faces.iter().enumerate().map(lies).collect()
}

/// Returns the average of the chosen dice in words; while none is chosen a hint, or that of all on which a token might be
/// spent.
fn worth(state: BattleState, pool: Pool, spends: bool) -> String {
    let chosen = match state.action() {
        Some(Action::Reroll(dice)) if !dice.is_empty() => Some(dice),
        _ => match state.asked_with(spent_on_all).flatten() {
            Some(Action::Reroll(dice)) => Some(dice),
            _ => None,
        },
    };
    let Some(dice) = chosen else {
        return word!(
            "Press the dice to roll again." | "Drücke die Würfel, die neu fallen sollen."
        )
        .to_owned();
    };
    let tried = state
        .page
        .with(|it| story::again(it.standing().map(|it| &it.event), pool, &dice));
    tried.map_or_else(String::new, |it| wording::casts::worth(&it, spends))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_open_dice_can_be_pressed_and_all_lie_in_their_order() {
        let all = lying(
            Pool::Attack,
            &[1, 5, 2],
            &[true, false, true],
            &[false, true, false],
        );
        let items: Vec<_> = all.iter().map(|it| it.item).collect();
        assert_eq!(items, [Some(0), None, Some(1)]);
        assert_eq!(all[1].die.good, Some(true));
        let test = lying(Pool::Morale, &[6], &[true], &[true]);
        assert_eq!(test[0].die.good, None, "morale dice are added up");
    }
}
