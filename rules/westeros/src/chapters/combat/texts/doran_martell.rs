//! Doran puts the enemy's marker on the last place of one influence track.
//!
//! Blade, ties and turn order are read off the tracks, so they follow at once; orders that lie on
//! the board stay, whatever the King's Court would allow now.

use crate::{
    Action, Combat, Event, HouseCard, Illegal, Position, Side, State, Track,
    chapters::combat::ahead,
    chapters::combat::{ask, now, unfit::unfit},
    chapters::march::{Turns, turns_if_last},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Nobody is asked if the enemy stands last on all three already: nothing changes then.
pub fn run(state: &mut State, side: Side, cx: &mut impl Cx<Event>) -> Flow {
    if moves_somebody(state, &now(state), side) {
        return ask(state, side);
    }
    cx.emit(Event::CardUsed {
        card: HouseCard::DoranMartell,
    });
    Flow::GoOn
}

/// Tells whether the enemy can fall on any track.
pub fn moves_somebody(position: &Position, combat: &Combat, side: Side) -> bool {
    Track::ALL
        .into_iter()
        .any(|track| behind(position, combat, side, track) > 0)
}

/// Returns how many houses stand behind the enemy on a track.
fn behind(position: &Position, combat: &Combat, side: Side, track: Track) -> usize {
    let track = position.tracks.get(track);
    let enemy = combat.houses[side.enemy()];
    let at = track.position(enemy).map_or(0, |it| it + 1);
    track.len().saturating_sub(at)
}

pub const fn check(action: &Action) -> Result<(), Illegal> {
    match action {
        Action::ChooseTrack(_) => Ok(()),
        _ => Err(unfit(action)),
    }
}

pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    let &Action::ChooseTrack(track) = action else {
        return;
    };
    cx.emit(Event::CardUsed {
        card: HouseCard::DoranMartell,
    });
    let house = now(state).houses[side.enemy()];
    let turns = turns_if_last(state, house).filter(|_| track == Track::IronThrone);
    let ranking = state.tracks.get_mut(track);
    let last = ranking.len() - 1;
    ranking.shift(house, last);
    cx.emit(Event::MovedOnTrack {
        house,
        track,
        position: last as u8,
    });
    if let Some(Turns {
        order,
        passed_over,
        again,
    }) = turns
    {
        cx.emit(Event::TurnsChanged {
            order,
            passed_over,
            again,
        });
    }
}

pub fn sample(dice: &mut (impl Dice + ?Sized)) -> Action {
    Action::ChooseTrack(Track::ALL[dice.below(3) as usize])
}

/// The Fiefdoms, if that turns this combat; else the track on which the enemy falls furthest.
pub fn fallback(position: &Position, combat: &Combat, side: Side) -> Action {
    let mut fallen = *position;
    let last = fallen.tracks.fiefdoms.len() - 1;
    fallen
        .tracks
        .fiefdoms
        .shift(combat.houses[side.enemy()], last);
    if ahead(position, combat) != side && ahead(&fallen, combat) == side {
        return Action::ChooseTrack(Track::Fiefdoms);
    }
    let fall = |&track: &Track| behind(position, combat, side, track);
    let furthest = Track::ALL.into_iter().rev().max_by_key(fall);
    Action::ChooseTrack(furthest.unwrap_or(Track::IronThrone))
}
