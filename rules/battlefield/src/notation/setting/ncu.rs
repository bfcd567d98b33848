//! Lines about NCUs.

use super::{Setting, bounds, word_of};
use crate::{
    effect::Zone,
    notation::{line::Line, names},
    position::{Ncu, NcuId, Position, Unit, UnitId},
};

impl Setting {
    pub fn ncu(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.trim_end_matches(':');
        let open = &mut self.state.open;
        let (owner, number) = names::owned(open, name, "n").ok_or("an NCU is called like An1")?;
        let own = open.ncus.iter().filter(|ncu| ncu.owner == owner).count();
        if number == own + 1 {
            bounds::one_more(own, bounds::UNITS, "NCUs of a player")?;
            let profile = names::ncu_profile(line.word()?)?;
            let counters = Ncu::counters_of(profile);
            open.ncus.push(Ncu {
                owner,
                profile,
                activated: false,
                zone: None,
                counters,
                gone: false,
            });
        }
        let id = names::ncu(open, name)?;
        let profile = open.ncu(id).profile;
        while !line.is_done() {
            match line.word()? {
                "on" => {
                    let zone: Zone = word_of(line.word()?)?;
                    if let Some(other) = open.on_zone(zone).filter(|other| *other != id) {
                        let other = names::written_ncu(open, other);
                        return Err(format!("\"{}\": {other} stands on it already", zone.word()));
                    }
                    if let Some(left) = open.ncu(id).zone {
                        open.board[left as usize] = None;
                    }
                    open.board[zone as usize] = Some(id);
                    let ncu = open.ncu_mut(id);
                    (ncu.zone, ncu.activated) = (Some(zone), true);
                }
                "activated" => open.ncu_mut(id).activated = true,
                "counters" => {
                    let most = Ncu::counters_of(profile);
                    open.ncu_mut(id).counters = line.number_in(0..=most)?;
                }
                "gone" => open.ncu_mut(id).gone = true,
                "influences" => {
                    let word = line.word()?;
                    let unit = names::unit(open, word)?;
                    may_influence(open, id, unit).map_err(|why| format!("\"{word}\": {why}"))?;
                    let friendly = open.friends(owner, open.unit(unit).owner);
                    let unit = open.unit_mut(unit);
                    if friendly {
                        unit.friendly_influence = Some(id);
                    } else {
                        unit.enemy_influence = Some(id);
                    }
                }
                other => {
                    let all = "on, activated, counters, gone, influences";
                    return Err(format!("\"{other}\" says nothing of an NCU: {all}"));
                }
            }
        }
        Ok(())
    }
}

/// Refuses an NCU that stands on no zone or influences somebody, and a unit that one of its relation
/// influences.
fn may_influence(open: &Position, id: NcuId, unit: UnitId) -> Result<(), String> {
    let name = names::written_ncu(open, id);
    if open.ncu(id).zone.is_none() {
        return Err(format!("{name} stands on no zone"));
    }
    let friendly = open.friends(open.ncu(id).owner, open.unit(unit).owner);
    let influenced = open.unit(unit);
    let here = if friendly {
        influenced.friendly_influence
    } else {
        influenced.enemy_influence
    };
    if let Some(other) = here {
        let other = names::written_ncu(open, other);
        return Err(format!("{other} influences it already"));
    }
    let is_by = |it: &Unit| [it.friendly_influence, it.enemy_influence].contains(&Some(id));
    match open.units().find(|(_, it)| is_by(it)) {
        Some((other, _)) => {
            let other = names::written_unit(open, other);
            Err(format!("{name} influences {other} already"))
        }
        None => Ok(()),
    }
}
