//! Units named area by area, in words.

use super::{army, list};
use westeros::{Area, House, Musters, Recruit, Troops, View, supply::LIMITS};

/// "2 footmen in Winterfell and 1 ship in The Narrow Sea".
pub fn troops(troops: &Troops) -> String {
    let parts: Vec<String> = troops
        .iter()
        .map(|(area, units)| format!("{} in {}", army(units), area.name()))
        .collect();
    list(&parts)
}

/// "a footman in Pyke and a ship from Pyke to Ironman's Bay".
pub fn recruits(musters: &Musters) -> String {
    let parts: Vec<String> = musters
        .iter()
        .map(|(site, step)| recruited(site, step))
        .collect();
    list(&parts)
}

/// "a footman in Pyke".
pub fn recruited(site: Area, recruit: Recruit) -> String {
    let site = site.name();
    match recruit {
        Recruit::Footman => format!("a footman in {site}"),
        Recruit::Knight => format!("a knight in {site}"),
        Recruit::SiegeEngine => format!("a siege engine in {site}"),
        Recruit::Ship { to } => format!("a ship in {}", to.name()),
        Recruit::FootmanToKnight => format!("a knight in place of a footman in {site}"),
        Recruit::FootmanToSiegeEngine => {
            format!("a siege engine in place of a footman in {site}")
        }
    }
}

/// The sizes of a house's armies, largest first, and those its supply feeds: "3 2 of 3 2 2".
pub fn armies(view: &View, house: House) -> String {
    let areas = view.occupied[house].iter();
    let mut sizes: Vec<u8> = areas
        .map(|area| view.units[area].len())
        .filter(|&size| size > 1)
        .collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let fed = LIMITS[usize::from(view.supply[house].min(6))];
    match sizes.as_slice() {
        [] => format!("none of {}", spaced(fed)),
        some => format!("{} of {}", spaced(some), spaced(fed)),
    }
}

fn spaced(sizes: &[u8]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(" ")
}

/// What a button says that musters it.
pub fn recruit(recruit: Recruit) -> String {
    match recruit {
        Recruit::Footman => "Footman".to_owned(),
        Recruit::Knight => "Knight".to_owned(),
        Recruit::SiegeEngine => "Siege engine".to_owned(),
        Recruit::Ship { to } => format!("Ship in {}", to.name()),
        Recruit::FootmanToKnight => "Footman to knight".to_owned(),
        Recruit::FootmanToSiegeEngine => "Footman to siege engine".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Army, Unit};

    #[test]
    fn units_are_named_area_by_area() {
        let mut some = Troops::of(Area::Winterfell, Army::NONE.with(Unit::Footman, 2));
        some.add(Area::TheNarrowSea, Army::one(Unit::Ship));
        assert_eq!(
            troops(&some),
            "2 footmen in Winterfell and 1 ship in The Narrow Sea"
        );
    }

    #[test]
    fn musters_are_told_in_order() {
        let mut musters = Musters::NONE;
        musters.push(Area::Pyke, Recruit::Footman);
        musters.push(
            Area::Pyke,
            Recruit::Ship {
                to: Area::IronmansBay,
            },
        );
        assert_eq!(
            recruits(&musters),
            "a footman in Pyke and a ship in Ironman's Bay"
        );
    }
}
