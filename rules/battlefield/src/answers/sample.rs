//! Some legal answer, by chance.

use super::{act, fallback, set_up};
use crate::{
    agenda,
    allowed::place,
    chapter::{script, turn},
    field::{Course, Direction},
    geometry::{Facing, Mil},
    position::UnitId,
    question::{Action, Prompt},
    state::View,
    task::Use,
};
use tabletop::Dice;

pub fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
    let chosen = choose(view, prompt, dice);
    match chosen {
        Some(action) if agenda::check(view, prompt, &action).is_ok() => action,
        _ => fallback(view, prompt),
    }
}

fn choose(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    let position = &view.open;
    Some(match prompt {
        Prompt::Select => select(view, dice)?,
        Prompt::Action { who } => act::random(position, *who, dice),
        Prompt::Free { who, kind, terms } => act::free(position, *who, (*kind, terms), dice),
        Prompt::Retreat { most, .. } => retreat(*most, dice),
        Prompt::Align { slots, .. } => Action::Align(any(slots, dice)?),
        Prompt::React { offer, .. } => react(view, &offer.abilities, dice)?,
        Prompt::Target {
            options,
            count,
            optional,
        } => {
            if *optional && dice.below(4) == 0 {
                return None;
            }
            Action::Targets(several(options, *count, dice))
        }
        Prompt::Choose { options, .. } => Action::Choose(any(options, dice)?),
        Prompt::Kind { options, .. } => Action::Kind(any(options, dice)?),
        Prompt::Borrow { options } => Action::Zones(any(options, dice)?),
        Prompt::Pay { most } => Action::Pay(dice.below(u32::from(*most) + 1) as u8),
        Prompt::Influence { options, .. } => Action::Influence(any(options, dice)?),
        Prompt::Reroll { open, .. } | Prompt::Spend { open, .. } => {
            let dice = (0..)
                .zip(open)
                .filter(|(_, open)| **open && dice.below(2) == 0);
            Action::Reroll(dice.map(|(at, _)| at).collect())
        }
        Prompt::Pivot { .. } => Action::Pivot(Facing(dice.below(65_536) as u16)),
        Prompt::Freed { units } => Action::Targets(vec![any(units, dice)?.thing()]),
        Prompt::Arc { arcs, .. } => Action::Arc(any(arcs, dice)?),
        Prompt::Surge {
            attacker,
            freed,
            most,
        } => surge(*attacker, freed, *most, dice),
        Prompt::Order { options } => Action::Use(any(options, dice)?),
        Prompt::Claim { zones, .. } => {
            let zone = any(zones, dice)?;
            Action::Claim {
                zone,
                ability_first: dice.below(2) == 0,
            }
        }
        Prompt::Discard => {
            let hand = view.hand()?;
            Action::Cards(several(&hand.cards, dice.below(2) as u8, dice))
        }
        Prompt::Recall { .. } | Prompt::Search { .. } => {
            return script::sample(view, prompt, dice);
        }
        // Before the first round, and what the mode asks.
        _ => return set_up::sample(view, prompt, dice),
    })
}

/// Something that activates; a unit of the reserve now and then, and where nothing else is left.
fn select(view: &View, dice: &mut dyn Dice) -> Option<Action> {
    let (position, seat) = (&view.open, view.seat?);
    let (choices, waiting) = (
        turn::choices_of_side(position),
        turn::arrivals(position, seat),
    );
    let arrives = !waiting.is_empty() && (choices.is_empty() || dice.below(3) == 0);
    let unit = any(&waiting, dice).filter(|_| arrives);
    let pose = unit.and_then(|unit| place::arriving(position, unit));
    match (unit, pose) {
        (Some(unit), Some(pose)) => Some(Action::Arrive { unit, pose }),
        _ => Some(Action::Select(any(&choices, dice)?)),
    }
}

fn any<T: Copy>(all: &[T], dice: &mut dyn Dice) -> Option<T> {
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    Some(all[dice.below(count) as usize])
}

/// So many of them, in any order.
fn several<T: Copy>(all: &[T], count: u8, dice: &mut dyn Dice) -> Vec<T> {
    let mut left = all.to_vec();
    let mut chosen = Vec::new();
    while chosen.len() < usize::from(count) && !left.is_empty() {
        chosen.push(left.remove(dice.below(left.len() as u32) as usize));
    }
    chosen
}

fn retreat(most: Mil, dice: &mut dyn Dice) -> Action {
    if dice.below(4) == 0 {
        return Action::Course(None);
    }
    let direction = Direction::ALL[dice.below(4) as usize];
    Action::Course(Some(Course::straight(direction, most)))
}

/// Every third time nothing; otherwise an ability that lies open, or a card in one's own hand.
fn react(
    view: &View,
    abilities: &[(crate::position::Bearer, crate::reference::AbilityRef)],
    dice: &mut dyn Dice,
) -> Option<Action> {
    if dice.below(3) == 0 {
        return None;
    }
    let cards = view
        .hand()
        .map(|hand| hand.cards.clone())
        .unwrap_or_default();
    let cards = cards.into_iter().map(Use::Card);
    let abilities = abilities
        .iter()
        .map(|(bearer, ability)| Use::Ability(*bearer, *ability));
    let all: Vec<Use> = abilities.chain(cards).collect();
    Some(Action::Use(any(&all, dice)?))
}

fn surge(attacker: Option<UnitId>, freed: &[UnitId], most: Mil, dice: &mut dyn Dice) -> Action {
    let quarters = u32::try_from(most / 250).unwrap_or(0);
    let length = 250 * dice.below(quarters + 1).cast_signed();
    let course = attacker.map(|_| Course::straight(Direction::Forward, length));
    let pivots = freed.iter().filter(|_| dice.below(2) == 0);
    let pivots = pivots.map(|unit| (*unit, Facing(0))).collect();
    Action::Surge { course, pivots }
}
