//! Two answers in one row of a list: whoever acts with what they do, and what is used with what that asks first.

use super::{
    super::{state::BattleState, wording},
    confirm::go_on_at_question,
    goal::about,
};
use battlefield::{
    Battlefield,
    answers::{Follows, deeds, follows, is_at_once},
    chapter::board,
    effect::Zone,
    field::Thing,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::{
    ev::{MouseEvent, PointerEvent},
    prelude::*,
};
use tabletop::{DecisionId, Game};

/// Returns the buttons that give this answer and the next one together.
pub fn in_one(state: BattleState, name: &str, action: &Action) -> Option<AnyView> {
    match action {
        Action::Select(Who::Ncu(ncu)) => zones(state, *ncu, action),
        Action::Select(who) => acts(state, *who, name),
        _ => both(state, name, action),
    }
}

/// A button that sends; a press that is the second of two is meant for what was there before.
fn button(label: String, shown: String, press: impl Fn() + 'static) -> AnyView {
    let press = move |event: MouseEvent| {
        if event.detail() <= 1 {
            press();
            go_on_at_question();
        }
    };
    view! { <button type="button" class="button" data-sends="" aria-label=label on:click=press>{shown}</button> }
    .into_any()
}

fn group(label: String, all: Vec<AnyView>) -> Option<AnyView> {
    (!all.is_empty()).then(|| {
        view! { <div class="actions" role="group" aria-label=label>{all}</div> }.into_any()
    })
}

/// The zones that an NCU could claim, each of which can be dragged onto its target as well.
fn zones(state: BattleState, ncu: NcuId, action: &Action) -> Option<AnyView> {
    let found = state.asked_untracked(|view, prompt| {
        state.ahead().offered(view, prompt, action)?;
        Some((
            wording::ncu(&view.open, ncu),
            board::empty_zones(&view.open),
        ))
    });
    let (name, zones) = found.flatten()?;
    let carry = state.carry();
    let button = |zone: Zone| {
        let shown = wording::zone(zone);
        let label = say!("Claim {shown} with {name}" | "{shown} mit {name} besetzen");
        let press = move |event: MouseEvent| {
            // The second press of two is meant for what was there before.
            if event.detail() > 1 || carry.was_drag(&event) {
                return;
            }
            let claim = Action::Claim {
                zone,
                ability_first: false,
            };
            state.then().forget();
            state.give_ahead(Who::Ncu(ncu), claim);
            go_on_at_question();
        };
        let down = move |event: PointerEvent| carry.pressed(&event, Some(ncu), zone);
        let moved = move |event: PointerEvent| carry.moved(state, &event);
        let up = move |event: PointerEvent| carry.released(state, &event);
        view! {
            <button type="button" class="button battle-carry" data-sends="" aria-label=label on:click=press on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| carry.cancel()>
                {shown}
            </button>
        }
        .into_any()
    };
    let all = zones.into_iter().map(button).collect();
    group(say!("Zones for {name}" | "Zonen für {name}"), all)
}

/// All that a unit or wall can do without choosing more.
fn acts(state: BattleState, who: Who, name: &str) -> Option<AnyView> {
    let (id, _) = state.asked.get_untracked()?;
    let all = state.asked_untracked(|view, prompt| {
        state.ahead().offered(view, prompt, &Action::Select(who))?;
        Some(done(view, prompt, id, who.thing()?))
    });
    let button = |(shown, action): (String, Action)| {
        let label = format!("{shown}: {name}");
        button(label, shown, move || state.act_ahead(who, action.clone()))
    };
    let all = all.flatten()?.into_iter().map(button).collect();
    group(say!("At once: {name}" | "Sofort: {name}"), all)
}

/// Returns what somebody who is not selected yet can do by one press, with its name.
fn done(view: &View, prompt: &Prompt, id: DecisionId, who: Thing) -> Vec<(String, Action)> {
    about((view, prompt, id), who, |view, prompt| {
        let all = deeds(view, prompt).into_iter();
        let all = all.filter(|it| Battlefield::check(view, prompt, it).is_ok());
        let named = all.map(|it| (wording::send(view, prompt, &it), it));
        named.collect()
    })
}

/// The targets or options of what is used: one press for both.
fn both(state: BattleState, name: &str, action: &Action) -> Option<AnyView> {
    if !state.ahead().has_table() {
        return None;
    }
    let found = state.asked_untracked(|view, prompt| asks(view, prompt, action));
    let (follows, all) = found.flatten()?;
    let button = |(shown, second): (String, Action)| {
        let label = format!("{shown}: {name}");
        let (action, follows) = (action.clone(), follows.clone());
        let press = move || state.give_both(action.clone(), follows.clone(), second.clone());
        button(label, shown, press)
    };
    let all = all.into_iter().map(button).collect();
    group(say!("At once: {name}" | "Sofort: {name}"), all)
}

/// Returns what an answer that one press sends asks next, and the answers to that, each with its name.
fn asks(view: &View, prompt: &Prompt, action: &Action) -> Option<(Follows, Vec<(String, Action)>)> {
    let found = follows(view, prompt, action).filter(|_| is_at_once(view, prompt, action))?;
    let then = found.asked_in(view);
    let named = |it: Action| (wording::action(&then, &found.prompt, &it), it);
    let all = found.answers().into_iter().map(named).collect();
    Some((found, all))
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::{
        super::example::{facing_each_other, seen, table},
        *,
    };
    use battlefield::{
        geometry::Facing,
        position::{Ncu, Tokens},
        question::Move,
        reference::NcuRef,
    };
    use tabletop::Seat;

    #[test]
    fn whoever_is_engaged_has_their_attack_in_their_row_and_others_do_nothing() {
        let of = |view: &View| done(view, &Prompt::Select, DecisionId(1), Thing::Unit(0));
        let near = of(&facing_each_other("stark.sworn_swords", 10_000, 14_800));
        let said: Vec<_> = near.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].starts_with("Attack "), "{said:?}");
        let far = of(&facing_each_other("stark.sworn_swords", 10_000, 34_800));
        let nothing = Action::Do(Move::Forgo);
        assert_eq!(
            far.into_iter().map(|it| it.1).collect::<Vec<_>>(),
            [nothing]
        );
    }

    #[test]
    fn influence_offers_the_tokens_that_it_can_take_away() {
        let unit = (0, "stark.sworn_swords", (20_000, 9_000), Facing::NORTH);
        let mut state = table(&[unit]);
        state.open.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: Some(Zone::Crown),
            counters: 0,
            gone: false,
        });
        state.open.units[0].tokens = Tokens {
            panicked: true,
            weakened: true,
            ..Tokens::default()
        };
        let view = seen(&state);
        let unit = battlefield::position::UnitId(0);
        let prompt = Prompt::Influence {
            ncu: NcuId(0),
            options: vec![unit],
        };
        let found = asks(&view, &prompt, &Action::Influence(unit));
        let (_, all) = found.expect("one of two tokens goes");
        let said: Vec<_> = all.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(said.len(), 2, "{said:?}");
        assert_eq!(asks(&view, &prompt, &Action::Pass), None);
    }
}
