//! The tiles of what a unit can do, each with a line about it or the reason why it cannot be taken.

use super::{
    super::{
        help::{Rule, rule_of_illegal},
        values, wording,
    },
    acting::{Possible, actions},
    aiming::{Attack, attack_of},
    moving::within,
    options::options,
    spot::unit_of,
};
use battlefield::{
    effect::ActionKind,
    field::Thing,
    illegal::Illegal,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};

/// An action, whomever it is for; attacks by the number of their weapon. To do nothing counts as a Maneuver, and has
/// its own tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Nothing,
    Acts(ActionKind, Option<u8>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    pub deed: Deed,
    pub name: String,
    /// The draft that it begins; nothing where it cannot be taken.
    pub begins: Option<Action>,
    /// The key that takes it.
    pub number: Option<usize>,
    /// The line below its name for each target, that of the draft which it begins first.
    pub facts: Vec<(Option<Thing>, String)>,
    /// The whole reason why it cannot be taken, and its rule.
    pub refused: Option<(String, Option<Rule>)>,
}

impl Tile {
    /// Returns the line below its name, as long as this is the target.
    pub fn fact(&self, target: Option<Thing>) -> &str {
        let own = self
            .facts
            .iter()
            .find(|it| target.is_some() && it.0 == target);
        own.or(self.facts.first()).map_or("", |it| it.1.as_str())
    }

    /// Returns the path of its sign, on a grid of 24.
    pub const fn sign(&self) -> &'static str {
        match self.deed {
            Deed::Nothing => "M9 6v12M15 6v12",
            Deed::Acts(ActionKind::Charge, _) => {
                "M4 4l12 12M20 4L8 16M4 18l3 2M6 14l4 4M20 18l-3 2M18 14l-4 4"
            }
            Deed::Acts(ActionKind::March, _) => "M6 21V4h12l-3 4l3 4H6",
            Deed::Acts(ActionKind::Retreat, _) => "M12 4v13M6 11l6 6l6-6M5 21h14",
            Deed::Acts(ActionKind::RangedAttack, _) => "M8 3q11 9 0 18zM3 12h18M17 8l4 4l-4 4",
            Deed::Acts(ActionKind::Attack | ActionKind::MeleeAttack, _) => {
                "M5 19l3-3M6 14l4 4M8.5 15.5L19 5"
            }
            Deed::Acts(..) => "M9 5L4 10l5 5M4 10h10q6 0 6 5v3",
        }
    }
}

/// Returns the tiles of a question about a unit, in the order of its actions; none for other questions.
pub fn tiles(view: &View, prompt: &Prompt) -> Vec<Tile> {
    let mut number = 0;
    let of_action = |it: Possible| {
        number += usize::from(it.begins.is_ok());
        let key = it.begins.is_ok().then_some(number);
        tile(view, prompt, it, key)
    };
    let mut all: Vec<Tile> = actions(view, prompt).into_iter().map(of_action).collect();
    if matches!(prompt, Prompt::Action { .. }) {
        let others = options(view, prompt).into_iter();
        let others = others.filter(|it| it.why_not.is_none());
        all.extend(others.map(|it| Tile {
            deed: Deed::Nothing,
            name: wording::action(view, prompt, &it.action),
            begins: Some(it.action),
            number: None,
            facts: vec![(None, wording::stays().to_owned())],
            refused: None,
        }));
    }
    all
}

fn tile(view: &View, prompt: &Prompt, it: Possible, number: Option<usize>) -> Tile {
    let unit = unit_of(prompt);
    let facts = match &it.begins {
        Ok(_) => facts(view, prompt, unit, &it),
        Err(why) => vec![(None, wording::hindrance(it.kind, why).here().to_owned())],
    };
    let refused = it.begins.as_ref().err().map(|why| {
        let label = wording::possible(&view.open, unit, it.kind, it.weapon);
        let told = reason(view, it.nearest, why);
        (format!("{label}: {told}"), rule_of_illegal(why))
    });
    Tile {
        deed: Deed::Acts(it.kind, it.weapon),
        name: wording::possible(&view.open, None, it.kind, None),
        begins: it.begins.ok(),
        number,
        facts,
        refused,
    }
}

/// Returns why not, and for whom, where somebody comes nearest to it.
fn reason(view: &View, nearest: Option<Thing>, why: &Illegal) -> String {
    let told = wording::illegal(&view.open, why);
    match nearest.map(|it| wording::thing(&view.open, it)) {
        Some(name) => say!("Nearest: {name}. {told}" | "Am nächsten: {name}. {told}"),
        None => told,
    }
}

fn facts(
    view: &View,
    prompt: &Prompt,
    unit: Option<UnitId>,
    it: &Possible,
) -> Vec<(Option<Thing>, String)> {
    // The name of a wall's arrows says all.
    let Some(unit) = unit else {
        return Vec::new();
    };
    let speed = view.open.speed(unit);
    let one = match (it.kind, it.weapon) {
        (ActionKind::Charge, _) => {
            let promised = it.charges.iter();
            let promised = promised.map(|(to, aim)| (Some(*to), wording::promise(aim)));
            return promised.collect();
        }
        (ActionKind::March, _) => wording::marches(within(prompt, 2 * speed)),
        (ActionKind::Retreat, _) => wording::retreats(speed),
        (_, Some(weapon)) => {
            let profile = view.open.unit(unit).profile.entry();
            let Some(attack) = profile.attacks.get(usize::from(weapon)) else {
                return Vec::new();
            };
            let lost = values::values(&view.open, unit).lost;
            wording::strikes(attack, values::dice_now(attack, lost))
        }
        _ => wording::maneuvers(within(prompt, speed)),
    };
    vec![(None, one)]
}

/// Returns the action that a draft takes.
pub fn taken(view: &View, prompt: &Prompt, action: &Action) -> Option<Deed> {
    let Action::Do(it) = action else {
        return None;
    };
    Some(match (it, attack_of(view, prompt, action)) {
        (Move::Forgo, _) => Deed::Nothing,
        (_, Some(Attack::Shots(weapon) | Attack::Fights(weapon))) => {
            Deed::Acts(it.kind(), Some(weapon))
        }
        _ => Deed::Acts(it.kind(), None),
    })
}

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};

    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    fn of(all: &[Tile], kind: ActionKind) -> &Tile {
        let found = all
            .iter()
            .find(|it| matches!(it.deed, Deed::Acts(it, _) if it == kind));
        found.expect("it has its tile")
    }

    #[test]
    fn each_action_has_a_line_and_what_cannot_be_done_a_short_reason() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 22_800);
        let all = tiles(&view, &ASKED);
        let charge = of(&all, ActionKind::Charge);
        assert_eq!(charge.fact(None), "8″: needs 3+, 67%");
        assert_eq!(charge.fact(Some(Thing::Unit(1))), charge.fact(None));
        assert_eq!(of(&all, ActionKind::March).fact(None), "up to 10″");
        let fight = of(&all, ActionKind::MeleeAttack);
        assert_eq!(fight.fact(None), "none engaged");
        assert_eq!((&fight.begins, fight.number), (&None, None));
        let (whole, _) = fight.refused.as_ref().expect("it cannot be taken");
        assert!(whole.contains("Only while engaged."), "{whole}");
        let numbers: Vec<usize> = all.iter().filter_map(|it| it.number).collect();
        assert_eq!(numbers, [1, 2, 3], "as the keys count them");
        assert_eq!(all.last().map(|it| it.deed), Some(Deed::Nothing));
    }

    #[test]
    fn whoever_is_engaged_sees_its_weapon_and_why_it_stays() {
        let view = facing_each_other("stark.sworn_swords", 18_000, 22_800);
        let all = tiles(&view, &ASKED);
        let fight = of(&all, ActionKind::MeleeAttack);
        assert_eq!(fight.fact(None), "Northern Steel: 8 dice on 4+");
        assert_eq!(of(&all, ActionKind::March).fact(None), "engaged");
        let begins = fight.begins.as_ref().expect("it can fight");
        assert_eq!(taken(&view, &ASKED, begins), Some(fight.deed));
    }
}
