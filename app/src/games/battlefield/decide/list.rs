//! Lists of answers: one of them, or several.

use super::{
    super::{
        help::{Rule, link, rule_of_illegal},
        state::BattleState,
        wording,
    },
    confirm::go_on_at_question,
    options::Offered,
    rows::in_one,
    several::{Item, takes_one},
};
use battlefield::{
    answers::is_at_once,
    illegal::Illegal,
    question::{Action, Move},
    reference::CardRef,
};
use leptos::{ev::MouseEvent, prelude::*};

/// Buttons, one of which is pressed; what cannot be chosen says why.
#[component]
pub fn Options(state: BattleState, offered: Vec<Offered>) -> impl IntoView {
    let label_of = move |it: &Action| {
        let label = state.asked_untracked(|view, prompt| match it {
            // In a list of units each is its name; where it stands is shown by its ghost.
            Action::Deploy { unit, .. } => wording::unit(&view.open, *unit),
            action => wording::action(view, prompt, action),
        });
        label.unwrap_or_default()
    };
    let (mut rows, mut refused) = (Vec::new(), Vec::new());
    for it in offered {
        let label = label_of(&it.action);
        match it.why_not {
            None => rows.push(row(state, label, it.action)),
            Some(why) => refused.push(Impossible::new(state, label, &why)),
        }
    }
    view! {
        <div class="battle-options" role="group" aria-labelledby="battle-asked">{rows}</div>
        <NotPossible all=refused />
    }
}

/// An answer with what it does.
fn row(state: BattleState, label: String, action: Action) -> AnyView {
    let (note, both) = (detail(&action), in_one(state, &label, &action));
    view! {
        <div class="battle-option">
            {button(state, label, action)}
            {both}
            {note.map(|it| view! { <span class="note">{it}</span> })}
        </div>
    }
    .into_any()
}

fn button(state: BattleState, label: String, action: Action) -> AnyView {
    let own = action.clone();
    let chosen = move || state.action().is_some_and(|it| alike(&it, &own));
    let sends =
        state.asked_untracked(|view, prompt| is_at_once(view, prompt, &action)) == Some(true);
    let press = move |event: MouseEvent| {
        // The second press of two is meant for what was there before.
        if sends && event.detail() > 1 {
            return;
        }
        state.give(action.clone());
        if !sends {
            // The list folds, or its question goes.
            go_on_at_question();
        }
    };
    view! { <button type="button" class="button" data-sends=sends.then_some("") aria-pressed=move || chosen().to_string() on:click=press>{label}</button> }
    .into_any()
}

/// Everything that cannot be chosen now.
pub struct Impossible {
    label: String,
    why: String,
    rule: Option<Rule>,
}

impl Impossible {
    pub fn new(state: BattleState, label: String, why: &Illegal) -> Self {
        let rule = rule_of_illegal(why);
        let why = untrack(|| state.with_position(|it| wording::illegal(it, why)));
        Self { label, why, rule }
    }
}

/// All of it with the reasons, folded away: first comes what can be chosen.
#[component]
pub fn NotPossible(all: Vec<Impossible>, #[prop(optional)] open: bool) -> impl IntoView {
    let more = all.len();
    (more > 0).then(|| view! {
        <details class="battle-others" open=open>
            <summary>{say!("Not possible now: {more}" | "Jetzt nicht möglich: {more}")}</summary>
            {all.into_iter().map(refused_row).collect_view()}
        </details>
    })
}

/// One of it with its reason.
pub fn refused_row(Impossible { label, why, rule }: Impossible) -> AnyView {
    view! { <p class="battle-refused"><button type="button" class="button" disabled>{label}</button> <span class="note">{why} {link(rule)}</span></p> }
    .into_any()
}

/// The place where a unit comes to the table is dragged afterwards: it is still the same choice.
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

/// Returns the whole text of a card.
fn text_of(card: CardRef) -> String {
    let (_, text) = wording::card(card);
    match wording::card_bonus(card) {
        Some(bonus) => [text, " ".into(), bonus].concat(),
        None => text,
    }
}

/// Returns the text of a card, an ability or a zone.
fn detail(action: &Action) -> Option<String> {
    use battlefield::task::Use;
    match action {
        Action::Use(Use::Card(card)) => Some(text_of(*card)),
        Action::Cards(all) => match all[..] {
            [card] => Some(text_of(card)),
            _ => None,
        },
        Action::Use(Use::Ability(_, ability)) => Some(wording::ability(*ability).1),
        Action::Zones(zone) => Some(wording::zone_text(*zone)),
        _ => None,
    }
}

/// Boxes, any of which may be ticked; round ones, where exactly one of them is.
#[component]
pub fn Items(state: BattleState, all: Memo<Vec<Item>>) -> impl IntoView {
    let count = all.with_untracked(Vec::len);
    let is_one = state.asked_untracked(|_, prompt| takes_one(prompt)) == Some(true);
    let kind = if is_one { "radio" } else { "checkbox" };
    let name = is_one.then_some("battle-item");
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
                <input type=kind name=name prop:checked=chosen checked=untrack(chosen) on:change=toggle />
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
