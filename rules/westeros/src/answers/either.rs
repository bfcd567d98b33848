//! Questions with two answers and no more: those that can be put in a letter's link, where
//! nobody sees the board.
//!
//! What the Raven has seen and a Tides of Battle card face down are left out: such a link must not
//! show a secret to whoever looks at it.

use crate::{Action, AreaSet, Prompt, Side, Track, View};

/// The only two answers to this question, what does something first; `None` if there are more, or
/// others. One that the rules do not allow now may be among them.
pub fn either(view: &View, prompt: &Prompt) -> Option<[Action; 2]> {
    match *prompt {
        Prompt::Tyrion | Prompt::Blade => Some([Action::Use, Action::Decline]),
        Prompt::RefuseSupport { orders } => {
            orders.only()?;
            Some([Action::Refuse(orders), Action::Refuse(AreaSet::EMPTY)])
        }
        Prompt::SupportNeutral { orders, .. } => {
            orders.only()?;
            let support = |attacker| Action::Support {
                attacker,
                defender: AreaSet::EMPTY,
            };
            Some([support(orders), support(AreaSet::EMPTY)])
        }
        Prompt::QueenOfThorns { orders } | Prompt::Cersei { orders } => {
            Some([Action::RemoveOrder(orders.only()?), Action::Decline])
        }
        Prompt::Mace => Some([false, true].map(|routed| Action::KillFootman { routed })),
        Prompt::Retreat { side, areas } if own(view, side) => {
            Some(two(areas.iter())?.map(Action::Retreat))
        }
        Prompt::KingTrackDown => {
            Some([Track::Fiefdoms, Track::KingsCourt].map(Action::ChooseTrack))
        }
        Prompt::PreemptiveTrack { tracks } => {
            let open = Track::ALL.into_iter().zip(tracks);
            let open = open.filter(|(_, open)| *open).map(|(track, _)| track);
            Some(two(open)?.map(Action::ChooseTrack))
        }
        Prompt::NameBidder { tied, .. } => Some(two(tied.iter())?.map(Action::Name)),
        Prompt::TakePort { most: 1, .. } => Some([1, 0].map(Action::TakeShips)),
        _ => None,
    }
}

/// Tells whether the viewer's own units retreat.
fn own(view: &View, side: Side) -> bool {
    let combat = view.combat.map(|it| it.houses[side]);
    combat.is_some() && combat == view.me
}

fn two<T>(mut all: impl Iterator<Item = T>) -> Option<[T; 2]> {
    let both = [all.next()?, all.next()?];
    all.next().is_none().then_some(both)
}

#[cfg(test)]
mod tests;
