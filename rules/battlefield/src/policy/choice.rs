//! The questions of a step of an effect: whom it concerns, which option, which token.

use super::{board, script, seen::Seen, temper::Best};
use crate::{
    effect::{Step, Token, TokenAct, Zone},
    field::Thing,
    question::Action,
    reference::CardRef,
    task::{Script, Task},
};
use tabletop::Dice;

/// The script that asks, and its step.
fn asking<'s>(seen: &'s Seen) -> Option<(&'s Script, &'s Step)> {
    match seen.agenda.last() {
        Some(Task::Script(script)) => Some((script, script.steps.get(script.at)?)),
        _ => None,
    }
}

/// Those for whom it is best; nobody where it may be nobody, and it is bad.
pub(super) fn targets(
    seen: &Seen,
    options: &[Thing],
    (count, optional): (u8, bool),
    dice: &mut dyn Dice,
) -> Action {
    let rated = options.iter().map(|thing| {
        let worth = match asking(seen) {
            Some((script, step)) => target(seen, script, step, *thing),
            // Friends of a shooter take their tests in any order.
            None => 0,
        };
        (worth + seen.temper.noise(dice) / 3, *thing)
    });
    let mut rated: Vec<(i32, Thing)> = rated.collect();
    rated.sort_by_key(|(worth, _)| -worth);
    rated.truncate(usize::from(count));
    if optional && rated.iter().map(|(worth, _)| worth).sum::<i32>() < 0 {
        return Action::Pass;
    }
    Action::Targets(rated.into_iter().map(|(_, thing)| thing).collect())
}

fn target(seen: &Seen, script: &Script, step: &Step, thing: Thing) -> i32 {
    // A token that moves comes from a friend and goes to an enemy.
    if let Step::Token {
        act: TokenAct::Move,
        ..
    } = step
    {
        let from = script.answered.targets.is_empty();
        let price = thing.unit().map_or(0, |it| seen.price(it));
        return if seen.mine(thing) == from {
            price
        } else {
            -price
        };
    }
    let mut worth = script::on(seen, step, thing, &script.env);
    // What follows concerns the same one.
    let mut env = script.env.clone();
    env.same = vec![thing];
    worth += script::worth(seen, &script.steps[script.at + 1..], &env);
    worth
}

/// The option that does most.
pub(super) fn option(
    seen: &Seen,
    options: &[u8],
    optional: bool,
    dice: &mut dyn Dice,
) -> Option<Action> {
    let (script, step) = asking(seen)?;
    let Step::Choice { options: all, .. } = step else {
        return None;
    };
    let mut best = Best::above(if optional { 0 } else { i32::MIN });
    for number in options {
        let steps = all.get(usize::from(*number))?;
        let worth = script::worth(seen, steps, &script.env);
        best.offer(worth + seen.temper.noise(dice) / 4, *number);
    }
    match best.choice {
        Some(number) => Some(Action::Choose(number)),
        None => optional.then_some(Action::Pass),
    }
}

/// The token that hurts most where it is laid, or that hurts least where a friend has it.
pub(super) fn kind(seen: &Seen, options: &[Token], target: Thing) -> Option<Action> {
    let unit = target.unit()?;
    let lays = asking(seen).is_none_or(|(_, step)| {
        matches!(
            step,
            Step::Token {
                act: TokenAct::Add,
                ..
            }
        )
    });
    // An enemy gets the worst one, and a friend loses it.
    let worst = seen.mine(target) != lays;
    let rated = options.iter().map(|it| {
        let weight = script::token(seen, unit, *it);
        (if worst { weight } else { -weight }, *it)
    });
    let best = rated.max_by_key(|(weight, _)| *weight);
    best.map(|(_, token)| Action::Kind(token))
}

pub(super) fn borrow(seen: &Seen, options: &[Zone]) -> Option<Action> {
    let (script, _) = asking(seen)?;
    let (_, zone) = script::borrowed(seen, &script.env);
    zone.filter(|it| options.contains(it)).map(Action::Zones)
}

/// As many wounds as what they bring is worth more.
pub(super) fn pay(seen: &Seen, most: u8) -> Option<Action> {
    let (script, step) = asking(seen)?;
    let Step::PayWounds { then, .. } = step else {
        return None;
    };
    let payer = *script.answered.targets.first()?;
    let mut best = Best::above(0);
    for paid in 1..=most {
        let mut env = script.env.clone();
        env.paid = paid;
        let lost = i32::from(paid);
        let falls = if lost >= seen.health(payer) {
            10_000
        } else {
            0
        };
        let cost = seen.blow(payer, 1_000 * lost, falls);
        best.offer(script::worth(seen, then, &env) + cost, paid);
    }
    Some(Action::Pay(best.choice.unwrap_or(0)))
}

/// The newest of its discard pile.
pub(super) fn recall(seen: &Seen, count: u8) -> Action {
    let all = seen.player(seen.me).discard.iter().rev();
    Action::Cards(all.take(usize::from(count)).copied().collect())
}

/// Cards that may still be in the deck.
pub(super) fn search(
    seen: &Seen,
    prompt: &crate::question::Prompt,
    dice: &mut dyn Dice,
) -> Option<Action> {
    crate::chapter::script::sample(seen.view, prompt, dice)
}

/// The cards of the hand that nobody on the table could use go.
pub(super) fn discard(seen: &Seen) -> Action {
    let hand = seen.view.hand();
    let cards = hand.map_or(&[][..], |it| &it.cards);
    let useless = |card: &CardRef| board::is_useless(seen, *card);
    Action::Cards(cards.iter().copied().filter(useless).collect())
}
