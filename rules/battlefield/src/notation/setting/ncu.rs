//! Lines about NCUs.

use super::{Setting, word_of};
use crate::{
    effect::Zone,
    notation::{line::Line, names},
    position::Ncu,
};

impl Setting {
    pub fn ncu(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.trim_end_matches(':');
        let open = &mut self.state.open;
        let (owner, number) = names::owned(open, name, "n").ok_or("an NCU is called like An1")?;
        let own = open.ncus.iter().filter(|ncu| ncu.owner == owner).count();
        if number == own + 1 {
            let profile = names::ncu_profile(line.word()?)?;
            let counters = crate::position::Ncu::counters_of(profile);
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
        while !line.is_done() {
            match line.word()? {
                "on" => {
                    let zone: Zone = word_of(line.word()?)?;
                    open.board[zone as usize] = Some(id);
                    let ncu = open.ncu_mut(id);
                    (ncu.zone, ncu.activated) = (Some(zone), true);
                }
                "activated" => open.ncu_mut(id).activated = true,
                "counters" => open.ncu_mut(id).counters = line.number()?,
                "gone" => open.ncu_mut(id).gone = true,
                "influences" => {
                    let unit = names::unit(open, line.word()?)?;
                    let friendly = open.friends(owner, open.unit(unit).owner);
                    let unit = open.unit_mut(unit);
                    if friendly {
                        unit.friendly_influence = Some(id);
                    } else {
                        unit.enemy_influence = Some(id);
                    }
                }
                other => return Err(format!("\"{other}\" says nothing of an NCU")),
            }
        }
        Ok(())
    }
}
