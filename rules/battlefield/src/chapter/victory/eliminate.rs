//! Players who have nothing left (16.4).

use super::{end, places::lives};
use crate::{
    event::Event,
    play::Play,
    position::{Mode, On, Place, Position, SideId, Unit},
};
use tabletop::Seat;

/// Takes players without units out of the game, and ends it where that decides it (16.4).
pub fn eliminate(play: &mut Play<'_>) {
    if play.position().phase.round() == 0 || play.position().result.is_some() {
        return;
    }
    for seat in play.position().seats() {
        let position = play.position();
        if !position.player(seat).eliminated && !is_alive(position, seat) {
            leave(play, seat);
        }
    }
    let position = play.position();
    let alive = position.sides().filter(|it| lives(position, *it));
    let alive: Vec<SideId> = alive.collect();
    match alive[..] {
        [] => end(play, None),
        [side] => end(play, Some(side)),
        _ => {}
    }
}

/// Tells whether a player has a unit on the table, or one that may still come there.
fn is_alive(position: &Position, seat: Seat) -> bool {
    let keeps = position.setup.options.reserve_keeps_alive;
    let mut own = position.units.iter().filter(|unit| unit.owner == seat);
    let waits = |unit: &Unit| match unit.place {
        Place::Table(_) => !unit.strength.is_destroyed(),
        Place::Reserve => keeps,
        Place::Gone => {
            let comes_back = position.setup.mode == Mode::Storm
                && position.attacker == Some(position.side(seat))
                && unit.profile.character.is_none();
            keeps && comes_back
        }
    };
    own.any(waits)
}

/// An eliminated player's NCUs leave the board with their influence, their cards the units at which
/// they lie, and what they have done ends: it helps nobody who plays on.
fn leave(play: &mut Play<'_>, seat: Seat) {
    let open = play.open();
    open.player_mut(seat).eliminated = true;
    let own: Vec<_> = open.ncus().filter(|(_, it)| it.owner == seat).collect();
    let own: Vec<_> = own.into_iter().map(|(id, _)| id).collect();
    for id in &own {
        let ncu = open.ncu_mut(*id);
        (ncu.gone, ncu.zone) = (true, None);
    }
    let is_own = |it: &mut Option<crate::position::NcuId>| it.is_some_and(|id| own.contains(&id));
    for place in &mut open.board {
        if is_own(place) {
            *place = None;
        }
    }
    let mut discarded = Vec::new();
    for unit in &mut open.units {
        for influence in [&mut unit.friendly_influence, &mut unit.enemy_influence] {
            if is_own(influence) {
                *influence = None;
            }
        }
        let (left, kept) = std::mem::take(&mut unit.cards)
            .into_iter()
            .partition::<Vec<_>, _>(|it| it.by == seat);
        unit.cards = kept;
        discarded.extend(left.into_iter().map(|it| it.card));
    }
    open.player_mut(seat).discard.extend(discarded);
    open.effects
        .retain(|it| it.owner != seat && it.on != On::Player(seat));
    // What the side still holds is left to one of its members. Its turn stays where it is: whom a window has
    // asked already is reckoned from there.
    if let Some(friend) = open.remaining_member(seat) {
        for wall in &mut open.walls {
            if wall.owner == seat {
                wall.owner = friend;
            }
        }
    }
    play.tell(Event::Eliminated(seat));
}
