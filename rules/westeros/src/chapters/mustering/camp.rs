//! A mustering under way: the board as it is after the steps so far, and what may come next.

use super::points;
use crate::{
    Area, AreaSet, Army, ByArea, House, Illegal, Position, Prompt, Recruit, Unit,
    board::{PORT_ROOM, PORTS, SEAS_AND_PORTS},
    general::armies::Armies,
};

/// One house's mustering, step by step.
///
/// A page adds the steps of its draft and asks for the [`recruits`](Self::recruits) that may come
/// next; the referee adds those of the answer and stops at the first that will not do.
#[derive(Clone, Debug)]
pub struct Camp {
    position: Position,
    house: House,
    /// The areas where something may be mustered, now.
    sites: AreaSet,
    only_one: bool,
    /// Mustering points left.
    left: ByArea<u8>,
}

impl Camp {
    /// `None` unless the question is about mustering.
    pub fn new(position: &Position, house: House, prompt: &Prompt) -> Option<Self> {
        let Prompt::Muster { sites, only_one } = *prompt else {
            return None;
        };
        let mut camp = Self::at(position, house, sites);
        camp.only_one = only_one;
        Some(camp)
    }

    /// In all of these areas.
    pub fn at(position: &Position, house: House, sites: AreaSet) -> Self {
        let mut left = ByArea::default();
        for site in sites {
            left[site] = points(site);
        }
        Self {
            position: *position,
            house,
            sites,
            only_one: false,
            left,
        }
    }

    /// The board after the steps so far.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Mustering points that are left in an area.
    pub fn points_left(&self, site: Area) -> u8 {
        if self.sites.contains(site) {
            self.left[site]
        } else {
            0
        }
    }

    /// The areas with points left.
    pub fn open_sites(&self) -> AreaSet {
        let open = self.sites.iter().filter(|&site| self.left[site] > 0);
        open.collect()
    }

    /// Musters one thing, or says why not.
    pub fn add(&mut self, site: Area, recruit: Recruit) -> Result<(), Illegal> {
        self.check(site, recruit)?;
        self.left[site] -= recruit.points();
        if self.only_one {
            self.sites = AreaSet::EMPTY.with(site);
        }
        place(&mut self.position, self.house, site, recruit);
        Ok(())
    }

    /// Everything that may be mustered in an area as the next step.
    pub fn recruits(&self, site: Area) -> impl Iterator<Item = Recruit> + '_ {
        let ships = harbours(site).into_iter().map(|to| Recruit::Ship { to });
        ON_LAND
            .into_iter()
            .chain(ships)
            .filter(move |&recruit| self.check(site, recruit).is_ok())
    }

    /// Checks that this may be mustered as the next step.
    pub fn check(&self, site: Area, recruit: Recruit) -> Result<(), Illegal> {
        if !self.sites.contains(site) {
            let another = self.only_one && self.left[site] > 0;
            return Err(if another {
                Illegal::NotTogether
            } else {
                Illegal::NoMustering(site)
            });
        }
        if recruit.points() > self.left[site] {
            return Err(Illegal::NoPoints(site));
        }
        if let Recruit::Ship { to } = recruit {
            self.ships_may_lie(site, to)?;
        }
        let upgrade = matches!(
            recruit,
            Recruit::FootmanToKnight | Recruit::FootmanToSiegeEngine
        );
        if upgrade && self.footmen(site) == 0 {
            return Err(Illegal::NoFootman(site));
        }
        let unit = unit(recruit);
        if self.position.figures_left(self.house, unit) == 0 {
            return Err(Illegal::NoFigures(unit));
        }
        if !upgrade && !self.feeds_one_more(where_to(site, recruit)) {
            return Err(Illegal::SupplyExceeded);
        }
        Ok(())
    }

    /// The own port, unless it is full, and the seas beside the area without enemy ships.
    fn ships_may_lie(&self, site: Area, to: Area) -> Result<(), Illegal> {
        let own = |house| house == self.house;
        let free = self.position.units_of(to).is_none_or(own);
        if !harbours(site).contains(to) || !free {
            return Err(Illegal::NoShipsThere(to));
        }
        if PORTS.contains(to) && self.position.units[to].len() >= PORT_ROOM {
            return Err(Illegal::PortFull(to));
        }
        Ok(())
    }

    fn footmen(&self, site: Area) -> u8 {
        let own = self.position.occupied[self.house].contains(site);
        let footmen = self.position.units[site].count(Unit::Footman);
        if own { footmen } else { 0 }
    }

    fn feeds_one_more(&self, area: Area) -> bool {
        let size = self.position.units[area].len();
        let before = Armies::of(&self.position, self.house);
        let mut armies = before;
        armies.remove(size);
        armies.add(size + 1);
        armies.fit_after(self.position.supply[self.house], before)
    }
}

/// The units that are mustered into the area itself.
pub(super) const ON_LAND: [Recruit; 5] = [
    Recruit::Footman,
    Recruit::Knight,
    Recruit::SiegeEngine,
    Recruit::FootmanToKnight,
    Recruit::FootmanToSiegeEngine,
];

/// The port and the seas beside an area, whether or not ships may lie there now.
pub(super) fn harbours(site: Area) -> AreaSet {
    site.borders().intersection(SEAS_AND_PORTS)
}

const fn where_to(site: Area, recruit: Recruit) -> Area {
    match recruit {
        Recruit::Ship { to } => to,
        _ => site,
    }
}

/// The figure it takes.
const fn unit(recruit: Recruit) -> Unit {
    match recruit {
        Recruit::Footman => Unit::Footman,
        Recruit::Knight | Recruit::FootmanToKnight => Unit::Knight,
        Recruit::SiegeEngine | Recruit::FootmanToSiegeEngine => Unit::SiegeEngine,
        Recruit::Ship { .. } => Unit::Ship,
    }
}

/// Puts it onto the board. A Footman that is upgraded leaves first; if only a routed one is left,
/// the Knight is routed too (Siege Engines never are).
pub(crate) fn place(position: &mut Position, house: House, site: Area, recruit: Recruit) {
    let one = Army::one(unit(recruit));
    let routed = match recruit {
        Recruit::FootmanToKnight | Recruit::FootmanToSiegeEngine => {
            position.take(site, Army::one(Unit::Footman))
        }
        Recruit::Footman | Recruit::Knight | Recruit::SiegeEngine | Recruit::Ship { .. } => {
            Army::NONE
        }
    };
    let area = where_to(site, recruit);
    if routed.is_empty() || recruit == Recruit::FootmanToSiegeEngine {
        position.put(house, area, one);
    } else {
        position.put_routed(house, area, one);
    }
}
