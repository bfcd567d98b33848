//! The answers to wildling cards: units where they are missed least, places where they count least.

use super::{Seen, threat::threat};
use crate::{Action, Area, Army, HouseCard, Prompt, Track, Troops, Unit, chapters::wildlings};
use std::cmp::Reverse;

/// Returns what a place on a track counts for, the first more than the others.
const fn weight(track: Track) -> i32 {
    match track {
        Track::IronThrone => 2,
        Track::Fiefdoms => 3,
        Track::KingsCourt => 4,
    }
}

pub(super) fn meet(seen: &Seen, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::KingTrackDown => {
            let falls = [Track::Fiefdoms, Track::KingsCourt];
            let least = falls.into_iter().min_by_key(|&it| behind(seen, it));
            Action::ChooseTrack(least.unwrap_or(Track::Fiefdoms))
        }
        Prompt::KingTrackUp => {
            let most = Track::ALL.into_iter().max_by_key(|&it| before(seen, it));
            Action::ChooseTrack(most.unwrap_or(Track::KingsCourt))
        }
        Prompt::CrowsDown { count } => crows_down(seen, count),
        Prompt::CrowsUp { most } => crows_up(seen, most),
        Prompt::TakeCardBack => {
            let best = seen.discard_of(seen.me).max_by_key(|&it| use_of(it));
            best.map_or(Action::Decline, Action::TakeCard)
        }
        Prompt::DiscardCard => {
            let worst = seen.hand_of(seen.me).min_by_key(|&it| use_of(it));
            worst.map_or(Action::Decline, Action::DiscardCard)
        }
        // The units that are missed least, and the track that counts least.
        _ => wildlings::fallback(seen, seen.me, prompt),
    }
}

/// Returns what falling to the last place costs.
fn behind(seen: &Seen, track: Track) -> i32 {
    let ranking = seen.tracks.get(track);
    let place = ranking.position(seen.me).unwrap_or(0);
    let falls = ranking.len().saturating_sub(place + 1) as i32;
    weight(track) * (falls + i32::from(place == 0))
}

/// Returns what rising to the first place gains.
fn before(seen: &Seen, track: Track) -> i32 {
    let place = seen.tracks.get(track).position(seen.me).unwrap_or(0) as i32;
    weight(track) * (place + i32::from(place > 0))
}

/// Returns what a card is good for: strength, icons, a text.
pub(super) fn use_of(card: HouseCard) -> i32 {
    let face = card.face();
    let text = 2 * i32::from(card.text().is_some());
    4 * i32::from(face.strength) + 3 * i32::from(face.swords) + 2 * i32::from(face.forts) + text
}

/// The areas with this unit, the most threatened first.
fn by_threat(seen: &Seen, unit: Unit) -> impl Iterator<Item = Area> {
    let mut areas = [None; 12];
    let with = seen.occupied[seen.me].iter();
    let with = with.filter(|&it| seen.units[it].count(unit) > 0);
    for (place, area) in areas.iter_mut().zip(with) {
        *place = Some((Reverse(threat(seen, area)), area));
    }
    // Empty places come first in this order, and last after it.
    areas.sort_unstable_by_key(|it| it.map_or((true, Reverse(0)), |(threat, _)| (false, threat)));
    areas.into_iter().flatten().map(|(_, area)| area)
}

/// The Knights that guard least step down; those that no Footman replaces come last.
fn crows_down(seen: &Seen, count: u8) -> Action {
    let footmen = seen.figures_left(seen.me, Unit::Footman).min(count);
    let (mut replaced, mut destroyed) = (Troops::NONE, Troops::NONE);
    let mut quiet = [None; 12];
    for (place, area) in quiet.iter_mut().zip(by_threat(seen, Unit::Knight)) {
        *place = Some(area);
    }
    for area in quiet.into_iter().rev().flatten() {
        let here = seen.units[area].count(Unit::Knight);
        let down = here.min(footmen - replaced.len());
        let left = count - footmen - destroyed.len();
        replaced.add(area, Army::NONE.with(Unit::Knight, down));
        destroyed.add(area, Army::NONE.with(Unit::Knight, (here - down).min(left)));
    }
    Action::Demote {
        replaced,
        destroyed,
    }
}

/// Knights where they are needed most.
fn crows_up(seen: &Seen, most: u8) -> Action {
    let mut footmen = Troops::NONE;
    for area in by_threat(seen, Unit::Footman) {
        let here = seen.units[area].count(Unit::Footman);
        let count = here.min(most - footmen.len());
        footmen.add(area, Army::NONE.with(Unit::Footman, count));
    }
    Action::Promote(footmen)
}
