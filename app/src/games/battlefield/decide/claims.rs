//! Zones that can be pressed on the tactics board, and the card of the claim that this begins.

use super::super::{state::BattleState, wording};
use crate::reactive::memo;
use battlefield::{
    Battlefield,
    chapter::{board, turn},
    effect::Zone,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::prelude::*;
use tabletop::Game;

/// Returns the NCU that claims what is pressed, and the zones that it can claim. While it is asked who
/// activates, that is the one that is chosen, or else the one whose text leaves least to decide; it has to be
/// possible to choose both `together`.
pub fn claims(
    view: &View,
    prompt: &Prompt,
    action: Option<&Action>,
    together: bool,
) -> Option<(NcuId, Vec<Zone>)> {
    match prompt {
        Prompt::Claim { ncu, zones } => Some((*ncu, zones.clone())),
        Prompt::Select if together => {
            let ready = turn::ready_ncus(view);
            let chosen = match action {
                Some(Action::Select(Who::Ncu(ncu))) => Some(*ncu),
                _ => None,
            };
            let chosen = chosen.filter(|it| ready.contains(it));
            let ncu = chosen.or_else(|| turn::claimant(view))?;
            Some((ncu, board::empty_zones(&view.open)))
        }
        _ => None,
    }
}

/// A claim that is drafted, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Claimed {
    /// "Catelyn Stark claims Maneuver".
    head: String,
    text: String,
    /// Its two orders with the ability of the NCU, where there is a choice: each by its name.
    orders: Vec<(String, Action)>,
}

/// The claim with what it does; the zones themselves are pressed on the tactics board.
#[component]
pub fn ClaimCard(state: BattleState) -> impl IntoView {
    let claimed = memo(move |_| {
        let action = state.action();
        let found = state.asked_with(|view, prompt| claimed(view, prompt, action.as_ref()?));
        found.flatten()
    });
    let ability = state.asked_untracked(ability).flatten();
    let ability = ability.map(|(name, text)| view! {
        <details class="battle-others"><summary>{name}</summary><p class="note">{text}</p></details>
    });
    let zone = |zone: &Zone| {
        view! {
            <div><dt>{wording::zone(*zone)}</dt><dd class="note">{wording::zone_text(*zone)}</dd></div>
        }
    };
    view! {
        {move || match claimed.get() {
            Some(it) => card(state, it),
            None => view! {
                <p>{word!("Press a zone on the tactics board." | "Drück auf eine Zone der Taktiktafel.")}</p>
            }
            .into_any(),
        }}
        <details class="battle-others">
            <summary>{word!("All zones" | "Alle Zonen")}</summary>
            <dl class="battle-claims">{Zone::ALL.iter().map(zone).collect_view()}</dl>
        </details>
        {ability}
    }
}

fn card(state: BattleState, it: Claimed) -> AnyView {
    let orders = it.orders.into_iter().map(|it| order(state, it));
    let orders: Vec<AnyView> = orders.collect();
    let any = !orders.is_empty();
    view! {
        <p class="battle-claimed"><strong>{it.head}</strong> <span>{it.text}</span></p>
        {any.then(|| view! {
            <div class="battle-segments" role="group" aria-label=word!("Order" | "Reihenfolge")>{orders}</div>
        })}
    }
    .into_any()
}

fn order(state: BattleState, (name, action): (String, Action)) -> AnyView {
    let own = action.clone();
    let chosen = move || state.action().as_ref() == Some(&own);
    view! {
        <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{name}</button>
    }
    .into_any()
}

/// Returns name and text of the ability that the NCU has besides its zone.
fn ability(view: &View, prompt: &Prompt) -> Option<(String, String)> {
    let Prompt::Claim { ncu, .. } = prompt else {
        return None;
    };
    board::ability(&view.open, *ncu).map(wording::ability)
}

fn claimed(view: &View, prompt: &Prompt, action: &Action) -> Option<Claimed> {
    let (Prompt::Claim { ncu, .. }, Action::Claim { zone, .. }) = (prompt, action) else {
        return None;
    };
    let order = |ability_first| Action::Claim {
        zone: *zone,
        ability_first,
    };
    let fits = |it: &Action| Battlefield::check(view, prompt, it).is_ok();
    let both = [true, false].map(order);
    let orders = ability(view, prompt).filter(|_| both.iter().all(fits));
    let orders = orders.map(|(name, _)| wording::orders(&name).into_iter().zip(both));
    Some(Claimed {
        head: wording::claims(&view.open, *ncu, *zone),
        text: wording::zone_text(*zone),
        orders: orders.into_iter().flatten().collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        position::{Ncu, Setup},
        reference::NcuRef,
        state::State,
    };
    use tabletop::{Seat, Viewer};

    fn catelyn(owner: u8) -> Ncu {
        Ncu {
            owner: Seat(owner),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        }
    }

    #[test]
    fn a_claim_says_what_it_does_and_leaves_the_order_of_the_ability() {
        let mut state = State::before(Setup::default(), 2);
        state.open.ncus = vec![catelyn(0)];
        let view = state.view(Viewer::Seat(Seat(0)));
        let prompt = Prompt::Claim {
            ncu: NcuId(0),
            zones: Zone::ALL.to_vec(),
        };
        let claim = |ability_first| Action::Claim {
            zone: Zone::Maneuver,
            ability_first,
        };
        let found = claimed(&view, &prompt, &claim(false)).expect("it is a claim");
        assert_eq!(found.head, "Catelyn Stark claims Maneuver");
        assert!(found.text.contains("Maneuver"), "{}", found.text);
        let first = ("Influence first".to_owned(), claim(true));
        let after = ("Influence after".to_owned(), claim(false));
        assert_eq!(found.orders, [first, after]);
        assert_eq!(claimed(&view, &prompt, &Action::Pass), None);
    }

    #[test]
    fn a_zone_is_claimed_by_whoever_is_chosen_and_otherwise_by_one_that_is_ready() {
        let mut state = State::before(Setup::default(), 2);
        state.open.ncus = vec![catelyn(1), catelyn(0), catelyn(0)];
        state.open.board[Zone::Crown as usize] = Some(NcuId(0));
        let view = state.view(Viewer::Seat(Seat(0)));
        let (who, zones) = claims(&view, &Prompt::Select, None, true).expect("two are ready");
        assert_eq!(who, NcuId(1), "not the enemy's");
        assert_eq!(zones.len(), Zone::ALL.len() - 1);
        assert!(!zones.contains(&Zone::Crown));
        let chosen = Action::Select(Who::Ncu(NcuId(2)));
        let found = claims(&view, &Prompt::Select, Some(&chosen), true);
        assert_eq!(found.map(|it| it.0), Some(NcuId(2)));
        assert_eq!(claims(&view, &Prompt::Select, None, false), None);
        assert_eq!(claims(&view, &Prompt::Discard, None, true), None);
    }
}
