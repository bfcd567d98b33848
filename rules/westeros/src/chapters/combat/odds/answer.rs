//! The probable outcome of the combat after one answer to the text of a card, or with the Blade.

use super::{Odds, after_reveal, as_it_stands, texts};
use crate::{
    Action, Army, BySide, Combat, Position, Prompt, Side, Unit,
    chapters::combat::{fighters, texts::queen_of_thorns},
};

/// Returns what would come of the combat if `side` answered so; `None` for answers that leave its strength alone.
/// Questions that the enemy's card has still to ask count as unanswered.
pub fn if_answered(
    position: &Position,
    side: Side,
    (prompt, action): (&Prompt, &Action),
) -> Option<Odds> {
    let combat = position.combat?;
    let mut then = *position;
    match (prompt, action) {
        (Prompt::ReplaceCard { .. }, Action::PlayCard(card)) => {
            let mut cards = combat.cards;
            cards[side] = Some(*card);
            return after_reveal(&super::with_cards(position, cards));
        }
        (Prompt::Tyrion, Action::Decline) => {
            return after_reveal(position).map(|odds| without_question(odds, side));
        }
        (Prompt::Aeron, Action::Decline) => {}
        (Prompt::Aeron, Action::PlayCard(card)) => {
            let mut cards = combat.cards;
            cards[side] = Some(*card);
            then = super::with_cards(position, cards);
        }
        (Prompt::Doran, Action::ChooseTrack(track)) => {
            let ranking = then.tracks.get_mut(*track);
            let last = ranking.len() - 1;
            ranking.shift(combat.houses[side.enemy()], last);
        }
        (Prompt::Mace, Action::KillFootman { routed }) => {
            let footman = Army::one(Unit::Footman);
            let units = if *routed {
                (Army::NONE, footman)
            } else {
                (footman, Army::NONE)
            };
            fighters::take(&mut then, side.enemy(), units);
        }
        (Prompt::QueenOfThorns { .. }, Action::RemoveOrder(area)) => {
            queen_of_thorns::take_off(&mut then, *area);
        }
        (Prompt::Blade, Action::Use) => {
            let blade = Some(side);
            then.blade_used = true;
            then.combat = Some(Combat { blade, ..combat });
            return as_it_stands(&then);
        }
        (Prompt::Blade, Action::Decline) => {
            then.blade_used = true;
            return as_it_stands(&then);
        }
        _ => return None,
    }
    // The text of whoever stands higher on the Iron Throne track has been heard by now.
    let place = |side: Side| position.tracks.iron_throne.position(combat.houses[side]);
    if place(side.enemy()) < place(side) {
        return as_it_stands(&then);
    }
    let (asked, killed) = texts::hear(&mut then, side.enemy())?;
    let odds = as_it_stands(&then)?;
    let mut may_change = BySide::new(false, false);
    may_change[side.enemy()] = asked;
    let mut casualties = odds.casualties;
    casualties[side] += killed;
    Some(Odds {
        casualties,
        may_change,
        ..odds
    })
}

/// The question of this side is answered.
fn without_question(odds: Odds, side: Side) -> Odds {
    let mut may_change = odds.may_change;
    may_change[side] = false;
    Odds { may_change, ..odds }
}
