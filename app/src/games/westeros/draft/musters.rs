//! Mustering step by step: what may come next.

use super::Draft;
use tabletop::Game;
use westeros::{
    Action, Area, AreaSet, Illegal, Musters, Prompt, Recruit, View, Westeros,
    board::{Kind, PORTS, SEAS},
};

/// The units that may be mustered in a castle or stronghold, each with why it may not be.
pub type Recruits = Vec<(Recruit, Result<(), Illegal>)>;

/// Returns what the next step in `site` may be.
pub fn recruits(view: &View, prompt: &Prompt, draft: &Draft, site: Area) -> Recruits {
    let Some(musters) = draft.musters() else {
        return Vec::new();
    };
    let land = [Recruit::Footman, Recruit::Knight, Recruit::SiegeEngine];
    let ships = waters(site).iter().map(|to| Recruit::Ship { to });
    // New units come first, then those that take the place of another.
    let upgrades = [Recruit::FootmanToKnight, Recruit::FootmanToSiegeEngine];
    land.into_iter()
        .chain(ships)
        .chain(upgrades)
        .map(|recruit| {
            let mut further = musters;
            let room = further.push(site, recruit);
            let legal = match answer(prompt, site, further) {
                Some(action) if room => Westeros::check(view, prompt, &action),
                _ => Err(Illegal::NoPoints(site)),
            };
            (recruit, legal)
        })
        .collect()
}

/// Returns where ships of this castle are launched: the seas beside it, and its port.
fn waters(site: Area) -> AreaSet {
    let own = |port: &Area| match port.place().kind {
        Kind::Port { land, .. } => land == site,
        Kind::Land | Kind::Sea => false,
    };
    let ports: AreaSet = PORTS.iter().filter(own).collect();
    site.borders().intersection(SEAS).union(ports)
}

fn answer(prompt: &Prompt, area: Area, musters: Musters) -> Option<Action> {
    match prompt {
        Prompt::Muster { .. } => Some(Action::Muster(musters)),
        Prompt::ConsolidatePower { .. } => Some(Action::ConsolidateMuster { area, musters }),
        _ => None,
    }
}

/// Tells whether the order there may muster instead of bringing power.
pub fn musters_here(view: &View, prompt: &Prompt, area: Area) -> bool {
    let musters = Musters::NONE;
    let instead = Action::ConsolidateMuster { area, musters };
    Westeros::check(view, prompt, &instead).is_ok()
}

impl Draft {
    /// Returns what has been mustered so far; `None` where nothing is.
    pub const fn musters(&self) -> Option<Musters> {
        match *self {
            Self::Muster { musters, .. } => Some(musters),
            Self::Consolidate { musters, .. } => musters,
            _ => None,
        }
    }

    /// Returns where the next unit is to be mustered.
    pub const fn site(&self) -> Option<Area> {
        match *self {
            Self::Muster { site, .. } => site,
            Self::Consolidate {
                area,
                musters: Some(_),
            } => area,
            _ => None,
        }
    }
}
