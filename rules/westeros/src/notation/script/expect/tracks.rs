//! Tracks, round and phase, dominance tokens, garrisons, the end.

use super::{
    super::table::Table,
    compare::{differs, same},
};
use crate::{
    Area, House, Phase, Track, Westeros,
    notation::{
        names::{self, houses_text, joined, phase_text, short},
        position::forbidden_text,
        problem::Read,
    },
    state::setup::neutral_force,
};
use tabletop::Game;

pub(super) fn throne(table: &Table, text: &str) -> Read<()> {
    track(table, Track::IronThrone, text)
}

pub(super) fn fiefdoms(table: &Table, text: &str) -> Read<()> {
    track(table, Track::Fiefdoms, text)
}

pub(super) fn court(table: &Table, text: &str) -> Read<()> {
    track(table, Track::KingsCourt, text)
}

fn track(table: &Table, track: Track, text: &str) -> Read<()> {
    let houses: Vec<House> = table.state.tracks.get(track).iter().collect();
    ranked(&houses, text)
}

/// Best first, as many as named.
fn ranked(found: &[House], text: &str) -> Read<()> {
    let named = text.trim_end_matches(['.', '…']);
    let expected = names::houses(named.trim())?;
    if expected.is_empty() {
        return Err("a house expected: the best first".to_owned());
    }
    let compared = &found[..expected.len().min(found.len())];
    same(
        &houses_text(expected),
        &houses_text(compared.iter().copied()),
    )
}

pub(super) fn wildlings(table: &Table, text: &str) -> Read<()> {
    same(&names::number::<u8>(text)?, &table.state.wildlings)
}

pub(super) fn round(table: &Table, text: &str) -> Read<()> {
    same(&names::number::<u8>(text)?, &table.state.round)
}

pub(super) fn players(table: &Table, text: &str) -> Read<()> {
    same(&names::number::<u8>(text)?, &table.state.players)
}

pub(super) fn phase(table: &Table, text: &str) -> Read<()> {
    let expected = names::phase(text)?;
    same(&phase_text(expected), &phase_text(table.state.phase))
}

pub(super) fn blade(table: &Table, text: &str) -> Read<()> {
    dominance(table, Track::Fiefdoms, text)
}

pub(super) fn raven(table: &Table, text: &str) -> Read<()> {
    dominance(table, Track::KingsCourt, text)
}

/// Its holder, `used` or `unused`, or both.
fn dominance(table: &Table, track: Track, text: &str) -> Read<()> {
    let state = &table.state;
    let used = if track == Track::Fiefdoms {
        state.blade_used
    } else {
        state.raven_used
    };
    let holder = state.tracks.get(track).at(0);
    for expected in text.split([' ', ',']).filter(|it| !it.is_empty()) {
        let holds = match expected.to_lowercase().as_str() {
            "blade" | "raven" => true,
            "used" => used,
            "unused" => !used,
            _ => holder == Some(names::house(expected)?),
        };
        if !holds {
            let used = if used { "used" } else { "unused" };
            let found = format!("{} {used}", holder.map_or("nobody", short));
            return Err(differs(text, &found));
        }
    }
    Ok(())
}

pub(super) fn forbidden(table: &Table, text: &str) -> Read<()> {
    let tokens: Vec<_> = names::list(text, names::token)?;
    let allowed = tokens
        .into_iter()
        .fold(crate::OrderTokens::ALL, crate::OrderTokens::without);
    same(
        &forbidden_text(allowed),
        &forbidden_text(table.state.allowed),
    )
}

pub(super) fn over(table: &Table, _: &str) -> Read<()> {
    if table.state.phase == Phase::GameOver {
        Ok(())
    } else {
        Err(differs("over", phase_text(table.state.phase)))
    }
}

pub(super) fn not_over(table: &Table, _: &str) -> Read<()> {
    if table.state.phase == Phase::GameOver {
        Err(differs("not over", "over"))
    } else {
        Ok(())
    }
}

/// The final ranking, as many as named.
pub(super) fn result(table: &Table, text: &str) -> Read<()> {
    let outcome = Westeros::outcome(&table.state).ok_or_else(|| differs(text, "not over"))?;
    let houses: Vec<House> = outcome
        .seats()
        .filter_map(|seat| table.state.house_of(seat))
        .collect();
    ranked(&houses, text)
}

pub(super) fn garrisons(table: &Table, text: &str) -> Read<()> {
    same(
        &names::areas_text(names::areas(text)?),
        &names::areas_text(table.state.garrisons),
    )
}

/// Areas, with the strength of the force where it is said.
pub(super) fn neutral_forces(table: &Table, text: &str) -> Read<()> {
    let expected: Vec<(Area, Option<u8>)> = names::list(text, |item| {
        match item.rsplit_once(' ').map(|(area, it)| (area, it.parse())) {
            Some((area, Ok(strength))) => Ok((names::area(area)?, Some(strength))),
            _ => Ok((names::area(item)?, None)),
        }
    })?;
    let players = table.state.players;
    let found = table.state.neutral_forces;
    let right = expected.len() == found.len()
        && expected.iter().all(|&(area, strength)| {
            let real = neutral_force(players, area);
            found.contains(area) && strength.is_none_or(|it| it == real)
        });
    if right {
        return Ok(());
    }
    let found = found
        .iter()
        .map(|area| format!("{} {}", area.name(), neutral_force(players, area)));
    Err(differs(text, &joined(found)))
}
