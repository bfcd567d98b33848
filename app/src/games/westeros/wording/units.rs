//! Units named area by area, in words.

use super::{army, in_area, list};
use westeros::{Area, House, Musters, Recruit, Troops, View, supply::LIMITS};

/// "2 footmen in Winterfell and 1 ship in The Narrow Sea".
pub fn troops(troops: &Troops) -> String {
    let parts: Vec<String> = troops
        .iter()
        .map(|(area, units)| [army(units), in_area(area)].join(" "))
        .collect();
    list(&parts)
}

/// "a footman in Pyke and a ship in Ironman's Bay".
pub fn recruits(musters: &Musters) -> String {
    let parts: Vec<String> = musters
        .iter()
        .map(|(site, step)| recruited(site, step))
        .collect();
    list(&parts)
}

/// "a footman in Pyke"; in German as what somebody musters: "einen Fußsoldaten in Peik".
pub fn recruited(site: Area, recruit: Recruit) -> String {
    let (what, place) = match recruit {
        Recruit::Footman => (word!("a footman" | "einen Fußsoldaten"), site),
        Recruit::Knight => (word!("a knight" | "einen Ritter"), site),
        Recruit::SiegeEngine => (word!("a siege engine" | "eine Belagerungsmaschine"), site),
        Recruit::Ship { to } => (word!("a ship" | "ein Schiff"), to),
        Recruit::FootmanToKnight => (
            word!("a knight in place of a footman" | "einen Ritter anstelle eines Fußsoldaten"),
            site,
        ),
        Recruit::FootmanToSiegeEngine => (
            word!(
                "a siege engine in place of a footman"
                    | "eine Belagerungsmaschine anstelle eines Fußsoldaten"
            ),
            site,
        ),
    };
    [what, &in_area(place)].join(" ")
}

/// The sizes of a house's armies, largest first, and those its supply feeds: "3 2 of 3 2 2".
pub fn armies(view: &View, house: House) -> String {
    let areas = view.occupied[house].iter();
    let mut sizes: Vec<u8> = areas
        .map(|area| view.units[area].len())
        .filter(|&size| size > 1)
        .collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let fed = spaced(LIMITS[usize::from(view.supply[house].min(6))]);
    match sizes.as_slice() {
        [] => say!("none of {fed}" | "keine von {fed}"),
        some => say!("{some} of {fed}" | "{some} von {fed}", some = spaced(some)),
    }
}

fn spaced(sizes: &[u8]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(" ")
}

/// Tells what a button says that musters it.
pub fn recruit(recruit: Recruit) -> String {
    let words = match recruit {
        Recruit::Footman => word!("Footman" | "Fußsoldat"),
        Recruit::Knight => word!("Knight" | "Ritter"),
        Recruit::SiegeEngine => word!("Siege engine" | "Belagerungsmaschine"),
        Recruit::Ship { to } => {
            return [word!("Ship " | "Schiff "), &in_area(to)].concat();
        }
        Recruit::FootmanToKnight => word!("Footman to knight" | "Fußsoldat zu Ritter"),
        Recruit::FootmanToSiegeEngine => {
            word!("Footman to siege engine" | "Fußsoldat zu Belagerungsmaschine")
        }
    };
    words.to_owned()
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
