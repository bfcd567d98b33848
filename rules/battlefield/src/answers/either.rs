//! Questions with two answers, which can be told apart where nobody sees the table.

use crate::{
    position::{Position, Source},
    question::{Action, Prompt},
    state::View,
    task::{Offer, Task, Use},
};

/// The two answers. Nothing that is about a card: a question that says whether one could be played
/// would say something about the hand.
pub fn either(view: &View, prompt: &Prompt) -> Option<[Action; 2]> {
    if is_of_a_card(&view.open) {
        return None;
    }
    match prompt {
        Prompt::Role => Some([Action::Attack(true), Action::Attack(false)]),
        Prompt::React { offer, .. } => react(offer),
        Prompt::Target {
            options,
            count: 1,
            optional,
        } => chosen(options, *optional, |it| Action::Targets(vec![*it])),
        Prompt::Choose { options, optional } => {
            chosen(options, *optional, |it| Action::Choose(*it))
        }
        Prompt::Kind { options, .. } => chosen(options, false, |it| Action::Kind(*it)),
        Prompt::Borrow { options } => chosen(options, false, |it| Action::Zones(*it)),
        Prompt::Influence { options, .. } => chosen(options, false, |it| Action::Influence(*it)),
        Prompt::Align { slots, .. } => chosen(slots, false, |it| Action::Align(*it)),
        Prompt::Arc { arcs, .. } => chosen(arcs, false, |it| Action::Arc(*it)),
        Prompt::Order { options } if options.iter().all(|it| !matches!(it, Use::Card(_))) => {
            chosen(options, false, |it| Action::Use(*it))
        }
        Prompt::Pay { most: 1 } => Some([Action::Pay(1), Action::Pay(0)]),
        Prompt::Reroll { open, .. } | Prompt::Spend { open, .. } => die(open),
        _ => None,
    }
}

/// Tells whether a card that is being played asks.
fn is_of_a_card(position: &Position) -> bool {
    matches!(
        position.agenda.last(),
        Some(Task::Script(script)) if matches!(script.env.source, Source::Card(_) | Source::Bonus(_))
    )
}

/// One open ability and nothing else.
fn react(offer: &Offer) -> Option<[Action; 2]> {
    match offer.abilities[..] {
        [(bearer, ability)] if !offer.tells() => {
            Some([Action::Use(Use::Ability(bearer, ability)), Action::Pass])
        }
        _ => None,
    }
}

/// One of two that differ, or the only one and to do without.
fn chosen<T: PartialEq>(
    options: &[T],
    optional: bool,
    answer: impl Fn(&T) -> Action,
) -> Option<[Action; 2]> {
    match options {
        [only] if optional => Some([answer(only), Action::Pass]),
        [first, second] if !optional && first != second => Some([answer(first), answer(second)]),
        _ => None,
    }
}

/// The only die that may be rolled again.
fn die(open: &[bool]) -> Option<[Action; 2]> {
    let mut dice = (0..).zip(open).filter(|(_, open)| **open);
    match (dice.next(), dice.next()) {
        (Some((at, _)), None) => Some([Action::Reroll(vec![at]), Action::Pass]),
        _ => None,
    }
}
