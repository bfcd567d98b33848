//! Lists of answers: one of them, or several.

use super::{
    super::{state::BattleState, wording},
    options::Offered,
    several::Item,
};
use battlefield::question::{Action, Move};
use leptos::prelude::*;

/// Buttons, one of which is pressed; what cannot be chosen says why.
#[component]
pub fn Options(state: BattleState, offered: Vec<Offered>) -> impl IntoView {
    let row = move |it: Offered| {
        let label = state
            .asked_untracked(|view, prompt| match &it.action {
                // In a list of units each is its name; where it stands is shown by its ghost.
                Action::Deploy { unit, .. } => wording::unit(&view.open, *unit),
                action => wording::action(view, prompt, action),
            })
            .unwrap_or_default();
        let note = detail(&it.action);
        match it.why_not {
            None => {
                let (own, action) = (it.action.clone(), it.action);
                let chosen = move || state.action().is_some_and(|it| alike(&it, &own));
                view! {
                    <div class="battle-option">
                        <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{label}</button>
                        {note.map(|it| view! { <span class="note">{it}</span> })}
                    </div>
                }
                .into_any()
            }
            Some(why) => {
                let why = state
                    .page
                    .with_untracked(|page| wording::illegal(&page.view.open, &why));
                view! { <p class="battle-refused"><button type="button" class="button" disabled>{label}</button> <span class="note">{why}</span></p> }.into_any()
            }
        }
    };
    let (fine, refused): (Vec<_>, Vec<_>) =
        offered.into_iter().partition(|it| it.why_not.is_none());
    let more = refused.len();
    view! {
        <div class="battle-options" role="group" aria-labelledby="battle-asked">
            {fine.into_iter().map(row).collect_view()}
        </div>
        {(more > 0).then(|| view! {
            <details class="battle-others">
                <summary>{say!("Not possible now: {more}" | "Jetzt nicht möglich: {more}")}</summary>
                {refused.into_iter().map(row).collect_view()}
            </details>
        })}
    }
}

/// Where a unit comes to the table is dragged afterwards: it is still the same choice.
fn alike(a: &Action, b: &Action) -> bool {
    match (a, b) {
        (Action::Arrive { unit, .. }, Action::Arrive { unit: other, .. })
        | (Action::Deploy { unit, .. }, Action::Deploy { unit: other, .. }) => unit == other,
        (Action::Course(Some(way)), Action::Course(Some(other)))
        | (Action::Do(Move::Shift(way)), Action::Do(Move::Shift(other))) => {
            way.direction == other.direction
        }
        // To turn others without a Maneuver is no Maneuver.
        (Action::Surge { course, .. }, Action::Surge { course: other, .. }) => {
            course.is_some() == other.is_some()
        }
        (Action::Pivot(_), Action::Pivot(_)) => true,
        _ => a == b,
    }
}

/// What a card, an ability or a zone does.
fn detail(action: &Action) -> Option<String> {
    use battlefield::task::Use;
    match action {
        Action::Use(Use::Card(card)) => {
            let (_, text) = wording::card(*card);
            Some(match wording::card_bonus(*card) {
                Some(bonus) => [text, " ".into(), bonus].concat(),
                None => text,
            })
        }
        Action::Use(Use::Ability(_, ability)) => Some(wording::ability(*ability).1),
        // The same zone with the ability first stands below it.
        Action::Claim {
            zone,
            ability_first: false,
        }
        | Action::Zones(zone) => Some(wording::zone_text(*zone)),
        _ => None,
    }
}

/// Boxes, any of which may be ticked.
#[component]
pub fn Items(state: BattleState, all: Memo<Vec<Item>>) -> impl IntoView {
    let count = all.with_untracked(Vec::len);
    let row = move |at: usize| {
        let text = all.with_untracked(|it| (it[at].label.clone(), it[at].note.clone()));
        let chosen = move || all.with(|it| it.get(at).is_some_and(|it| it.chosen));
        let toggle = move |_| {
            if let Some(action) = all.with_untracked(|it| it.get(at).map(|it| it.toggled.clone())) {
                state.choose(action);
            }
        };
        view! {
            <label class="battle-item">
                <input type="checkbox" prop:checked=chosen checked=untrack(chosen) on:change=toggle />
                <span>{text.0}</span>
                {text.1.map(|it| view! { <span class="note">{it}</span> })}
            </label>
        }
    };
    view! { <fieldset class="battle-items" aria-labelledby="battle-asked">{(0..count).map(row).collect_view()}</fieldset> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        effect::Zone,
        geometry::{Facing, Pose},
        position::UnitId,
    };

    #[test]
    fn a_unit_that_is_dragged_is_the_same_choice_and_another_order_is_not() {
        let deploy = |unit, x| Action::Deploy {
            unit: UnitId(unit),
            pose: Pose::new(x, 0, Facing::NORTH),
        };
        assert!(alike(&deploy(1, 0), &deploy(1, 500)));
        assert!(!alike(&deploy(1, 0), &deploy(2, 0)));
        let claim = |ability_first| Action::Claim {
            zone: Zone::Crown,
            ability_first,
        };
        assert!(alike(&claim(true), &claim(true)));
        assert!(!alike(&claim(true), &claim(false)));
    }
}
