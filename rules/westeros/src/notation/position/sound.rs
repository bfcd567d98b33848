//! The conditions that must hold of a written position before the rules are let loose on it.

use super::board::routed_is_kept;
use crate::{Area, House, State, Track, notation::problem::Read};

pub(super) fn check(state: &State) -> Read<()> {
    if !(3..=6).contains(&state.players) {
        return Err("3 to 6 players expected".to_owned());
    }
    for track in Track::ALL {
        let ranking = state.tracks.get(track);
        let complete = state
            .houses()
            .iter()
            .all(|&it| ranking.position(it).is_some());
        if !complete || ranking.len() != usize::from(state.players) {
            return Err(format!("{track:?}: every house in play once expected"));
        }
    }
    if let Some(house) = state
        .houses()
        .iter()
        .find(|&&house| !state.seats.contains(&Some(house)))
    {
        return Err(format!("{} has no seat", house.name()));
    }
    for area in Area::ALL {
        let owners = House::ALL
            .into_iter()
            .filter(|&house| state.occupied[house].contains(area))
            .count();
        let expected = usize::from(!state.units[area].is_empty());
        if owners != expected || !routed_is_kept(state, area) {
            return Err(format!("{}: units of one house expected", area.name()));
        }
    }
    Ok(())
}
