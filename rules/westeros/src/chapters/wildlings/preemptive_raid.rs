//! Preemptive Raid: units or a place on a track; won, it brings a second attack (see
//! [`attack::end`](super::attack::end)).

use super::{Share, Step, a_king_beyond_the_wall::shift, losing_units};
use crate::{
    Action, AreaSet, Event, House, Illegal, Position, Prompt, State, Track, Troops,
    general::losses, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Two units, or two places.
const COUNT: u8 = 2;

/// Everybody but the lowest bidder gets away.
pub(super) fn question(share: Share) -> Option<Prompt> {
    (share == Share::Lowest).then_some(Prompt::PreemptiveRaid)
}

/// Two units, or as many as there are.
pub(super) fn check_units(
    position: &Position,
    house: House,
    units: &Troops,
) -> Result<(), Illegal> {
    losses::check(position, house, units, due(position, house))
}

fn due(position: &Position, house: House) -> u8 {
    COUNT.min(losing_units::units(position, house))
}

/// The tracks on which a house stands best, in the order of [`Track::ALL`].
pub fn best_tracks(position: &Position, house: House) -> [bool; 3] {
    let places = Track::ALL.map(|track| position.tracks.get(track).position(house));
    let best = places.into_iter().flatten().min();
    places.map(|place| place.is_some() && place == best)
}

/// Returns true where no track has a lower place for this house.
pub fn last_everywhere(position: &Position, house: House) -> bool {
    let last = |track: Track| position.tracks.get(track).is_last(house);
    Track::ALL.into_iter().all(last)
}

/// Down two places on the best track; which one is the Iron Throne's word if there are several, and
/// nobody's if there is nothing to lose on any.
pub(super) fn begin_going_down(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    if last_everywhere(state, house) {
        return;
    }
    let best = only(best_tracks(state, house));
    match best.filter(|_| !throne_wants_to_be_asked(state)) {
        Some(track) => go_down(state, track, cx),
        None => state.agenda.push(crate::Step::Wildlings(Step::BestTrack)),
    }
}

/// The track, if there is no other.
pub(super) fn only(tracks: [bool; 3]) -> Option<Track> {
    let mut tracks = Track::ALL.into_iter().zip(tracks).filter(|&(_, best)| best);
    let (track, _) = tracks.next()?;
    tracks.next().is_none().then_some(track)
}

fn throne_wants_to_be_asked(position: &Position) -> bool {
    let holder = position.tracks.iron_throne.at(0);
    holder.is_some_and(|it| position.wants_to_be_asked(it))
}

pub(super) fn which_track(position: &Position) -> Option<Prompt> {
    let lowest = position.attack?.bidder?;
    let tracks = best_tracks(position, lowest);
    Some(Prompt::PreemptiveTrack { tracks })
}

pub(super) fn ask_throne(state: &mut State, _: &mut impl Cx<Event>) -> Flow {
    let Some(holder) = state.tracks.iron_throne.at(0) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state.ask(holder);
    Flow::Wait
}

/// Not beyond the last place.
pub(super) fn go_down(state: &mut State, track: Track, cx: &mut impl Cx<Event>) {
    let Some(house) = state.attack.and_then(|it| it.bidder) else {
        return;
    };
    if let Some(place) = state.tracks.get(track).position(house) {
        let to = place + usize::from(COUNT);
        shift(state, house, (track, to), cx);
    }
}

pub(super) fn check_track(tracks: [bool; 3], track: Track) -> Result<(), Illegal> {
    let mut named = Track::ALL.into_iter().zip(tracks);
    if named.any(|it| it == (track, true)) {
        Ok(())
    } else {
        Err(Illegal::NotOffered)
    }
}

pub(super) fn sample(position: &Position, house: House, dice: &mut (impl Dice + ?Sized)) -> Action {
    if dice.below(2) == 0 {
        return Action::GoDown;
    }
    let loss = (due(position, house), AreaSet::EMPTY);
    Action::Destroy(losing_units::sample(position, house, loss, dice))
}

pub(super) fn sample_track(tracks: [bool; 3], dice: &mut (impl Dice + ?Sized)) -> Action {
    let best = || Track::ALL.into_iter().zip(tracks).filter(|&(_, best)| best);
    let nth = dice.below(best().count().max(1) as u32) as usize;
    let track = best().nth(nth);
    Action::ChooseTrack(track.map_or(Track::IronThrone, |(track, _)| track))
}

/// Two cheap units are mustered again sooner than a place is won back; a house that would lose
/// almost everything goes down instead.
pub(super) fn fallback(position: &Position, house: House) -> Action {
    if losing_units::units(position, house) <= 2 * COUNT {
        return Action::GoDown;
    }
    let loss = (due(position, house), AreaSet::EMPTY);
    Action::Destroy(losing_units::cheapest(position, house, loss))
}

/// The track whose places mean least in a hurry: Fiefdoms, King's Court, Iron Throne.
pub(super) fn fallback_track(tracks: [bool; 3]) -> Action {
    let [_, fiefdoms, kings_court] = tracks;
    Action::ChooseTrack(if fiefdoms {
        Track::Fiefdoms
    } else if kings_court {
        Track::KingsCourt
    } else {
        Track::IronThrone
    })
}
