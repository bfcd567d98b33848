//! Windows: cards and abilities when they pay.

use super::{script, seen::Seen, temper::Best};
use crate::{
    chapter::window::{bonus, env},
    data::{AbilityKind, How},
    position::{Bearer, Source},
    question::Action,
    reference::{AbilityRef, CardRef},
    standing,
    task::{Offer, Task, Use, WindowFrame},
};
use tabletop::Dice;

/// The best of what could be used, if it is worth more than to keep it.
pub(super) fn react(seen: &Seen, offer: &Offer, dice: &mut dyn Dice) -> Action {
    let mut best = Best::above(0);
    if let Some(Task::Window(frame)) = seen.agenda.last() {
        for it in standing::usable(seen.view, offer) {
            let worth = worth(seen, frame, it);
            best.offer(worth + seen.temper.noise(dice) / 4, it);
        }
    }
    best.choice.map_or(Action::Pass, Action::Use)
}

/// The mandatory effect that comes first: the best one.
pub(super) fn order(seen: &Seen, options: &[Use]) -> Option<Action> {
    let mut best = Best::above(i32::MIN);
    for it in options {
        let worth = match seen.agenda.last() {
            Some(Task::Window(frame)) => worth(seen, frame, *it),
            _ => 0,
        };
        best.offer(worth, *it);
    }
    best.choice.map(Action::Use)
}

fn worth(seen: &Seen, frame: &WindowFrame, it: Use) -> i32 {
    match it {
        Use::Ability(bearer, ability) => of_ability(seen, frame, bearer, ability),
        Use::Card(card) => of_card(seen, frame, card),
        Use::Delayed(_) => 0,
    }
}

/// Returns what an ability is worth now, less what it is worth to keep it: what can be used again in the next round
/// costs little to use in this one.
fn of_ability(seen: &Seen, frame: &WindowFrame, bearer: Bearer, ability: AbilityRef) -> i32 {
    let env = env(frame, Source::Ability(ability), seen.me, Some(bearer));
    let keeps = match ability.kind {
        AbilityKind::Order => 2,
        AbilityKind::OncePerGame => 8 * seen.rounds_left().min(4),
        _ => 0,
    };
    script::worth(seen, &ability.script, &env) - keeps
}

/// A hand is filled again at the end of a round: a card that is kept for long is lost.
fn of_card(seen: &Seen, frame: &WindowFrame, card: CardRef) -> i32 {
    let source = env(frame, Source::Card(card), seen.me, None);
    let own = script::worth(seen, &card.script, &source);
    let worth = match bonus(seen, seen.me, card.entry()) {
        None => own,
        Some(bonus) => {
            let more = script::worth(seen, &bonus.script, &source);
            match bonus.how {
                How::Instead => more,
                How::Before | How::After => own + more,
            }
        }
    };
    let hand = seen.view.hand().map_or(0, |it| it.cards.len());
    let keeps = if hand > 3 {
        script::CARD / 3
    } else {
        script::CARD * 2 / 3
    };
    worth - keeps
}
