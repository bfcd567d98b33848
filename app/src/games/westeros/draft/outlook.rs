//! The consequences of each choice of a Westeros card for each house.

use super::supply::feeding;
use westeros::{
    DarkWingsIncome, House, Position, View, WesterosChoice, mustering, power,
    supply::barrels,
    westeros_phase::{crowns, trade},
};

/// The change that would come to one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outlook {
    pub house: House,
    pub what: Fortune,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fortune {
    /// Supply before and after, and whether all armies may stay then.
    Supply { from: u8, to: u8, fits: bool },
    /// Mustering points of its castles and strongholds.
    Points(u8),
    /// Power to bid with.
    Purse(u8),
    /// Power it would gain.
    Gain(u8),
}

/// House by house in turn order; empty for choices that concern nobody in particular.
pub fn outlook(view: &View, choice: WesterosChoice) -> Vec<Outlook> {
    let fortune = |house| {
        Some(match choice {
            WesterosChoice::Supply => supply(view, house),
            WesterosChoice::Mustering => Fortune::Points(points(view, house)),
            WesterosChoice::ClashOfKings => Fortune::Purse(view.power[house]),
            WesterosChoice::Power => Fortune::Gain(gain(view, house)),
            WesterosChoice::NoDefense
            | WesterosChoice::NoMarchPlusOne
            | WesterosChoice::Nothing => return None,
        })
    };
    let houses = view.turn_order();
    houses
        .filter_map(|house| fortune(house).map(|what| Outlook { house, what }))
        .collect()
}

fn supply(view: &View, house: House) -> Fortune {
    let to = barrels(view, house);
    let mut after = view.position;
    after.supply[house] = to;
    Fortune::Supply {
        from: view.supply[house],
        to,
        fits: feeding(&after, house).fits,
    }
}

fn points(position: &Position, house: House) -> u8 {
    let sites = mustering::sites(position, house);
    sites.iter().map(mustering::points).sum()
}

/// As far as the house has tokens left.
fn gain(view: &View, house: House) -> u8 {
    let ports = match view.setup.dark_wings {
        DarkWingsIncome::CrownsOnly => 0,
        DarkWingsIncome::CrownsAndPorts => trade(view, house),
    };
    let used = view.power[house] + view.power_tokens[house].len() as u8;
    (crowns(view, house) + ports).min(power::TOKENS.saturating_sub(used))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;

    #[test]
    fn a_smaller_supply_shows_whose_armies_are_too_large() {
        let (view, _) = staged(
            "card A Throne of Blades only\nthrone LA\nsupply LA 5\nLA Harrenhal: 2F 2K\nGR Seagard: F",
            "",
            House::Lannister,
        );
        let fortunes = outlook(&view, WesterosChoice::Supply);
        let lannister = fortunes.iter().find(|it| it.house == House::Lannister);
        let Some(Fortune::Supply { from, to, fits }) = lannister.map(|it| it.what) else {
            panic!("{fortunes:?}");
        };
        assert_eq!(from, 5);
        assert!(to < 5 && !fits, "{to} {fits}");
        assert_eq!(outlook(&view, WesterosChoice::Nothing), []);
    }
}
