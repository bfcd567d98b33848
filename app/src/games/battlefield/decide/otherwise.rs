//! The other actions that fit the target of a draft, which a press on it has not begun.

use super::{
    super::{state::BattleState, wording},
    aiming::target_of,
};
use crate::{language::list, reactive::memo};
use battlefield::{
    aim,
    question::{Action, Move, Prompt},
    state::View,
};
use leptos::prelude::*;

/// Names them; a press on one of them in the list of actions keeps the target.
#[component]
pub fn Otherwise(state: BattleState) -> impl IntoView {
    let aimed = memo(move |_| state.action().as_ref().and_then(target_of));
    let all = memo(move |_| {
        let target = aimed.get()?;
        state.asked_with(|view, prompt| aim::attacks(view, prompt, target))
    });
    let named = memo(move |_| {
        let Some(Action::Do(now)) = state.action() else {
            return Vec::new();
        };
        let all = all.get().unwrap_or_default();
        let found = state.asked_with(|view, prompt| others(view, prompt, &all, &now));
        found.unwrap_or_default()
    });
    move || {
        let named = named.get();
        (!named.is_empty()).then(|| {
            let others = list(&named);
            view! {
                <p class="note" role="status">{say!(
                    "Also possible against this target: {others}. Choose it above to change." |
                    "Auch möglich gegen dieses Ziel: {others}. Zum Wechseln oben wählen."
                )}</p>
            }
        })
    }
}

/// The names of those that are other actions than this one.
fn others(view: &View, prompt: &Prompt, all: &[Move], now: &Move) -> Vec<String> {
    let unit = aim::actor(prompt).and_then(battlefield::field::Thing::unit);
    let name = |it: &Move| {
        let weapon = match it {
            Move::Shoot { weapon, .. } | Move::Fight { weapon, .. } => Some(*weapon),
            _ => None,
        };
        wording::possible(&view.open, unit, it.kind(), weapon)
    };
    let others = all.iter().filter(|it| !aim::alike(it, now));
    others.map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        super::{aiming::kept, example::facing_each_other},
        *,
    };
    use battlefield::{effect::ActionKind, field::Thing};

    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };
    const TARGET: Thing = Thing::Unit(1);

    /// Archers who could charge and shoot.
    fn both() -> (View, Vec<Move>) {
        let view = facing_each_other("stark.bowmen", 10_000, 22_800);
        let all = aim::attacks(&view, &ASKED, TARGET);
        (view, all)
    }

    #[test]
    fn a_charge_says_that_it_could_be_a_shot() {
        let (view, all) = both();
        let named = others(&view, &ASKED, &all, &all[0]);
        assert_eq!(named.len(), 1, "{named:?}");
        assert!(named[0].contains("Arrow Volley"), "{named:?}");
        assert_eq!(others(&view, &ASKED, &all[..1], &all[0]), [""; 0]);
    }

    #[test]
    fn the_other_action_keeps_the_target() {
        let (view, all) = both();
        let [charge, shot] = [0, 1].map(|it: usize| Action::Do(all[it].clone()));
        let elsewhere = Action::Do(Move::Shoot {
            target: Thing::Unit(9),
            weapon: 1,
            shift: None,
            arc: None,
        });
        let changed = kept(&view, &ASKED, Some(&charge), elsewhere.clone());
        assert_eq!(changed, shot);
        assert!(matches!(&changed, Action::Do(it) if it.kind() == ActionKind::RangedAttack));
        assert_eq!(kept(&view, &ASKED, None, elsewhere.clone()), elsewhere);
    }
}
