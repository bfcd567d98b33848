//! The musters of a house that does not think about it, and one that is absent.

use super::{
    Camp,
    camp::{ON_LAND, harbours},
};
use crate::{Area, Musters, Recruit};
use tabletop::Dice;

/// Random steps in random areas until chance, the points or the rules end it.
pub(crate) fn random(mut camp: Camp, dice: &mut (impl Dice + ?Sized)) -> Musters {
    let mut musters = Musters::NONE;
    let mut misses = 0;
    while misses < 8 && dice.below(8) > 0 {
        let Some(site) = camp.open_sites().pick(dice) else {
            break;
        };
        let recruit = any(site, dice);
        if camp.add(site, recruit).is_ok() {
            musters.push(site, recruit);
        } else {
            misses += 1;
        }
    }
    musters
}

/// A recruit that the place could bring, whether or not it may just now.
fn any(site: Area, dice: &mut (impl Dice + ?Sized)) -> Recruit {
    let ships = harbours(site);
    let kinds = ON_LAND.len() + ships.len().min(1);
    let kind = dice.below(kinds as u32) as usize;
    let ship = || ships.pick(dice).map(|to| Recruit::Ship { to });
    ON_LAND
        .get(kind)
        .copied()
        .or_else(ship)
        .unwrap_or(Recruit::Footman)
}

/// Points are spent on Knights where there is room, else on upgrades, Footmen and ships; on Siege
/// Engines, which cannot defend, never.
pub(super) fn sensible(mut camp: Camp) -> Musters {
    const WISHES: [Recruit; 3] = [Recruit::Knight, Recruit::FootmanToKnight, Recruit::Footman];
    let is_ship = |it: &Recruit| matches!(it, Recruit::Ship { .. });
    let mut musters = Musters::NONE;
    for site in camp.open_sites() {
        while let Some(recruit) = {
            let wish = WISHES.into_iter().find(|&it| camp.check(site, it).is_ok());
            wish.or_else(|| camp.recruits(site).find(is_ship))
        } {
            if camp.add(site, recruit).is_err() || !musters.push(site, recruit) {
                break;
            }
        }
    }
    musters
}
