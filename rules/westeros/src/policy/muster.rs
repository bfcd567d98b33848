//! Mustering: what the front needs, as far as supply goes.

use super::{
    Seen,
    temper::Best,
    threat::{defence, threat},
};
use crate::{
    Area, AreaSet, Musters, Prompt, Recruit, Unit,
    board::{BUILDINGS, LANDS, PORTS, SEAS},
    chapters::mustering::Camp,
};
use tabletop::Dice;

/// Site by site, the most threatened first, whatever adds most.
pub(super) fn muster(seen: &Seen, prompt: &Prompt, dice: &mut (impl Dice + ?Sized)) -> Musters {
    let mut musters = Musters::NONE;
    let Some(mut camp) = Camp::new(seen, seen.me, prompt) else {
        return musters;
    };
    let mut rest = camp.open_sites();
    while let Some(site) = neediest(seen, rest) {
        rest = rest.without(site);
        while camp.points_left(site) > 0 {
            let mut best: Best<Recruit> = Best::above(0);
            for recruit in camp.recruits(site) {
                let each = 2 * value(seen, &camp, site, recruit) / i32::from(recruit.points());
                let score = each + seen.temper.noise(dice) / 2;
                best.offer(score.max(1), recruit);
            }
            let Some(recruit) = best.choice else {
                break;
            };
            if camp.add(site, recruit).is_err() || !musters.push(site, recruit) {
                break;
            }
        }
        rest = rest.intersection(camp.open_sites());
    }
    musters
}

fn neediest(seen: &Seen, sites: AreaSet) -> Option<Area> {
    let need = |&site: &Area| threat(seen, site) - 2 * defence(seen, site);
    sites.iter().max_by_key(need)
}

/// Strength for its points; ships where the coast has none, Siege Engines before foreign walls.
fn value(seen: &Seen, camp: &Camp, site: Area, recruit: Recruit) -> i32 {
    let board = camp.position();
    let front = site
        .borders()
        .intersection(LANDS)
        .intersection(BUILDINGS)
        .intersection(seen.areas_with_enemies(seen.me));
    match recruit {
        Recruit::Knight => 42,
        Recruit::FootmanToKnight => 22,
        Recruit::Footman => 21,
        Recruit::SiegeEngine => 30 + 16 * i32::from(!front.is_empty()),
        Recruit::FootmanToSiegeEngine => 10 + 16 * i32::from(!front.is_empty()),
        Recruit::Ship { to } => {
            let fleet = board.occupied[seen.me];
            let here = board.units[to].count(Unit::Ship);
            let ships = Unit::Ship.figures() - board.figures_left(seen.me, Unit::Ship);
            let open = if PORTS.contains(to) {
                14
            } else if fleet.contains(to) {
                18
            } else {
                30
            };
            let coastless = fleet
                .intersection(SEAS)
                .intersection(site.borders())
                .is_empty();
            open + 10 * i32::from(coastless) - 4 * i32::from(here) - 3 * i32::from(ships)
        }
    }
}
