//! Marches by chance, and the march of an absent player.

use super::{neutral, stay, why_no_token, why_not};
use crate::{
    Action, Area, AreaSet, Army, House, March, Position, Prompt, SupportScope,
    general::movement::reach,
};
use tabletop::Dice;

/// The number of times that chance may try before nobody moves.
const TRIES: u8 = 6;

/// A random march: mostly a whole army, sometimes a split one, now and then a call for support.
pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match *prompt {
        Prompt::SupportNeutral { orders, .. } => Action::Support {
            attacker: granted(position, orders, dice),
            defender: AreaSet::EMPTY,
        },
        Prompt::ResolveMarch { orders } => {
            let from = orders.pick(dice).expect("a question names its orders");
            call(position, house, from, dice)
                .unwrap_or_else(|| Action::ResolveMarch(march(position, house, from, dice)))
        }
        _ => fallback(position, house, prompt),
    }
}

fn granted(position: &Position, orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> AreaSet {
    let mut some = || orders.iter().filter(|_| dice.below(2) == 0).collect();
    match position.setup.support_scope {
        SupportScope::PerOrder => some(),
        SupportScope::PerHouse if some().is_empty() => AreaSet::EMPTY,
        SupportScope::PerHouse => orders,
    }
}

fn call(
    position: &Position,
    house: House,
    from: Area,
    dice: &mut (impl Dice + ?Sized),
) -> Option<Action> {
    let area = neutral::callable(position, house, from).pick(dice)?;
    (dice.below(4) == 0).then_some(Action::CallSupport { from, area })
}

fn march(position: &Position, house: House, from: Area, dice: &mut (impl Dice + ?Sized)) -> March {
    let army = position.upright(from);
    let reached = reach(position, house, from);
    let mut march = stay(from);
    if reached.is_empty() || army.is_empty() || dice.below(16) == 0 {
        return march;
    }
    for _ in 0..TRIES {
        march = if army.len() == 1 || dice.below(2) == 0 {
            together(from, army, reached, dice)
        } else {
            split(from, army, reached, dice)
        };
        if why_not(position, house, &march).is_none() {
            let barred = why_no_token(position, house, from, &march.moves).is_some();
            march.leave_token = !barred && dice.below(4) > 0;
            return march;
        }
    }
    stay(from)
}

fn together(from: Area, army: Army, reached: AreaSet, dice: &mut (impl Dice + ?Sized)) -> March {
    let mut march = stay(from);
    if let Some(area) = reached.pick(dice) {
        march.moves.add(area, army);
    }
    march
}

/// Every unit goes its own way, one in three stays.
fn split(from: Area, army: Army, reached: AreaSet, dice: &mut (impl Dice + ?Sized)) -> March {
    let mut march = stay(from);
    for unit in army.iter() {
        if dice.below(3) > 0
            && let Some(area) = reached.pick(dice)
        {
            march.moves.add(area, Army::one(unit));
        }
    }
    march
}

/// Nobody moves, and nobody is helped.
pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::ResolveMarch { orders } => {
            let from = orders.iter().next().expect("a question names its orders");
            Action::ResolveMarch(stay(from))
        }
        _ => Action::Support {
            attacker: AreaSet::EMPTY,
            defender: AreaSet::EMPTY,
        },
    }
}
