//! A King Beyond the Wall: places on the influence tracks.

use super::Share;
use crate::{Action, Event, House, Position, Prompt, State, Track};
use tabletop::{Cx, Dice};

/// The tracks that everybody but the lowest bidder chooses from.
pub(super) const DOWN: [Track; 2] = [Track::Fiefdoms, Track::KingsCourt];

/// Everybody else goes to the bottom of a track, the highest bidder to the top of one. A house that
/// is first everywhere has nothing to win.
pub(super) fn question(position: &Position, house: House, share: Share) -> Option<Prompt> {
    let first = |track| position.tracks.get(track).at(0) == Some(house);
    match share {
        Share::Lowest => None,
        Share::Other => Some(Prompt::KingTrackDown),
        Share::Highest if Track::ALL.into_iter().all(first) => None,
        Share::Highest => Some(Prompt::KingTrackUp),
    }
}

/// The lowest bidder goes to the bottom of all three.
pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    if share == Share::Lowest {
        for track in Track::ALL {
            to_bottom(state, house, track, cx);
        }
    }
}

pub(super) fn answer(state: &mut State, house: House, track: Track, cx: &mut impl Cx<Event>) {
    match state.attack.and_then(|it| it.share(house)) {
        Some(Share::Highest) => shift(state, house, (track, 0), cx),
        _ => to_bottom(state, house, track, cx),
    }
}

fn to_bottom(state: &mut State, house: House, track: Track, cx: &mut impl Cx<Event>) {
    let last = state.tracks.get(track).len().saturating_sub(1);
    shift(state, house, (track, last), cx);
}

/// The house goes to this position, counted from 0; who is first now holds the token, as fresh or
/// used as it was. Orders on the board stay.
pub(super) fn shift(
    state: &mut State,
    house: House,
    (track, to): (Track, usize),
    cx: &mut impl Cx<Event>,
) {
    state.tracks.get_mut(track).shift(house, to);
    let position = state.tracks.get(track).position(house).unwrap_or(to);
    cx.emit(Event::MovedOnTrack {
        house,
        track,
        position: position as u8,
    });
}

pub(super) fn sample_down(dice: &mut (impl Dice + ?Sized)) -> Action {
    Action::ChooseTrack(DOWN[dice.below(2) as usize])
}

pub(super) fn sample_up(dice: &mut (impl Dice + ?Sized)) -> Action {
    Action::ChooseTrack(Track::ALL[dice.below(3) as usize])
}

/// Returns the fall by which the house loses the fewest places; the King's Court among equals, so that its stars stay.
pub(super) fn fallback_down(position: &Position, house: House) -> Action {
    let place = |track: &Track| position.tracks.get(*track).position(house);
    let lowest = DOWN.into_iter().rev().max_by_key(place);
    Action::ChooseTrack(lowest.unwrap_or(Track::Fiefdoms))
}

/// Returns the rise on the track where it stands worst.
pub(super) fn fallback_up(position: &Position, house: House) -> Action {
    let place = |track: &Track| position.tracks.get(*track).position(house);
    let lowest = Track::ALL.into_iter().max_by_key(place);
    Action::ChooseTrack(lowest.unwrap_or(Track::KingsCourt))
}
