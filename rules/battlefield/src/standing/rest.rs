//! Passing over what one does not want to use: all of it for the rest of an activation, or one thing for a round.

use super::{Lasts, Matter, OwnTurns, Reaction, StandingOrder, usable};
use crate::{question::Prompt, state::View, task::Use};

/// Returns the order that passes in every window until the activation under way is over, as long as nothing
/// comes to the hand that is not there yet; nothing where none is under way.
pub fn rest_of_activation(view: &View) -> Option<StandingOrder> {
    let lasts = Lasts::this_activation(&view.open)?;
    let matter = Matter::PassOver {
        window: None,
        what: at_hand(view),
    };
    Some(order(matter, lasts))
}

/// Returns an order for each thing that could be used in this window: it alone is not asked about in such
/// windows while the round lasts.
pub fn singly(view: &View, prompt: &Prompt) -> Vec<StandingOrder> {
    let Prompt::React { window, offer, .. } = prompt else {
        return Vec::new();
    };
    let open = usable(view, offer).into_iter().filter_map(reaction);
    let over = |it| Matter::PassOver {
        window: Some(*window),
        what: vec![it],
    };
    let lasts = Lasts::Round(view.open.phase.round());
    let each = distinct(open).into_iter();
    each.map(|it| order(over(it), lasts)).collect()
}

const fn order(matter: Matter, lasts: Lasts) -> StandingOrder {
    StandingOrder {
        matter,
        lasts,
        since: OwnTurns { round: 0, turns: 0 },
    }
}

/// Everything that the seat holds by now and could use some time.
fn at_hand(view: &View) -> Vec<Reaction> {
    let position = &view.open;
    let hand = view.hand().into_iter();
    let cards = hand.flat_map(|it| it.cards.iter().chain(&it.siege));
    let own = position
        .bearers()
        .filter(|(_, owner)| Some(*owner) == view.seat);
    let abilities = own.flat_map(|(bearer, _)| position.abilities(bearer));
    let cards = cards.map(|it| Reaction::Card(*it));
    distinct(cards.chain(abilities.map(Reaction::Ability)))
}

fn distinct(all: impl Iterator<Item = Reaction>) -> Vec<Reaction> {
    let mut all: Vec<Reaction> = all.collect();
    all.sort_unstable();
    all.dedup();
    all
}

const fn reaction(it: Use) -> Option<Reaction> {
    match it {
        Use::Card(card) => Some(Reaction::Card(card)),
        Use::Ability(_, ability) => Some(Reaction::Ability(ability)),
        Use::Delayed(_) => None,
    }
}
