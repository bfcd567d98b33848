//! The words for what picking an area means, and what the arrows say.

use super::{area_name, army, from_area, house_name, illegal, in_area, into_area, list, the_area};
use crate::games::westeros::draft::forbidden;
use crate::games::westeros::scene::{Arrow, ArrowKind};
use westeros::{
    Area, House, Illegal, Order, View,
    board::SEAS,
    combat::Strength,
    march::{Odds, Prospect},
    raid::{self, Effect},
};

/// "take it from Greyjoy", "attack Greyjoy, 4 against 3".
pub fn prospect(area: Area, prospect: Prospect) -> String {
    if let Some(why) = forbidden(prospect) {
        let why = barred(area, why);
        return say!("not possible: {why}" | "nicht möglich: {why}");
    }
    match prospect {
        Prospect::Move => word!("move in: it's yours" | "einziehen: es gehört dir").to_owned(),
        Prospect::Take(None) if SEAS.contains(area) => {
            word!("sail in: nobody is there" | "hinsegeln: niemand ist dort").to_owned()
        }
        Prospect::Take(None) => {
            word!("take it: unclaimed" | "einnehmen: es gehört niemandem").to_owned()
        }
        Prospect::Take(Some(owner)) => {
            let owner = house_name(owner);
            say!("take it from {owner}" | "{owner} wegnehmen")
        }
        Prospect::Attack(odds) => attack(odds),
        Prospect::Neutral { needs, have } => say!(
            "beat the neutral force: you need {needs}, you have {have}"
                | "neutrale Streitmacht besiegen: nötig {needs}, du hast {have}"
        ),
        Prospect::Barred(why) => illegal(why),
    }
}

fn attack(odds: Odds) -> String {
    let (name, ours, theirs) = (
        house_name(odds.defender),
        odds.strength.attacker.initial(),
        odds.strength.defender.initial(),
    );
    let so_far = say!(
        "attack {name}, {ours} against {theirs} before cards"
            | "{name} angreifen, {ours} gegen {theirs} vor den Karten"
    );
    let (mine, other) = (parts(odds.strength.attacker), parts(odds.strength.defender));
    let so_far =
        say!("{so_far} (you: {mine}; {name}: {other})" | "{so_far} (du: {mine}; {name}: {other})");
    match odds.undecided {
        0 => so_far,
        n => {
            let more = say!("others may support with {n}" | "andere können mit {n} unterstützen");
            [so_far, more].join(", ")
        }
    }
}

/// Tells what a strength is made of: "units 2, order +1".
fn parts(it: Strength) -> String {
    let units = it.units;
    let mut parts = vec![say!("units {units}" | "Einheiten {units}")];
    for (part, name) in [
        (it.order, word!("order" | "Befehl")),
        (it.garrison, word!("garrison" | "Garnison")),
        (it.support, word!("support" | "Unterstützung")),
    ] {
        match part {
            0 => {}
            less if less < 0 => parts.push(format!("{name} −{}", less.unsigned_abs())),
            more => parts.push(format!("{name} +{more}")),
        }
    }
    parts.join(", ")
}

/// A refusal without its full stop, so that it can stand in a list.
fn barred(area: Area, why: Illegal) -> String {
    match why {
        Illegal::NeutralTooStrong { strength, needed } => say!(
            "you need {needed} against its neutral force, you have {strength}"
                | "gegen die neutrale Streitmacht brauchst du {needed}, du hast {strength}"
        ),
        Illegal::TwoAttacks(_) => {
            word!("only one attack per march" | "nur ein Angriff je Marsch").to_owned()
        }
        Illegal::PortFull(_) => {
            word!("a port has room for three ships" | "ein Hafen fasst drei Schiffe").to_owned()
        }
        Illegal::OutOfReach(_) => {
            let name = the_area(area);
            say!("{name} is out of reach" | "diese Einheiten erreichen {name} nicht")
        }
        why => illegal(why).trim_end_matches('.').to_owned(),
    }
}

/// Tells what a raid does: "removes the Support order of Tyrell".
pub fn raided(effect: Effect) -> String {
    let what = removes(effect.removed.order(), Some(effect.victim));
    let Some(it) = effect.pillaged else {
        return what;
    };
    let (victim, gained, lost) = (house_name(effect.victim), it.gained, it.lost);
    say!(
        "{what}; {gained} power for you, {victim} loses {lost}"
            | "{what}; {gained} Macht für dich, {victim} verliert {lost}"
    )
}

/// "removes the Support order of Tyrell".
pub fn removes(order: Order, of: Option<House>) -> String {
    let order = named(order);
    match of.map(house_name) {
        Some(house) => {
            say!("removes {house}'s {order} order" | "entfernt den Befehl {order} von {house}")
        }
        None => say!("removes the {order} order" | "entfernt den Befehl {order}"),
    }
}

fn named(order: Order) -> &'static str {
    match order {
        Order::March => word!("March" | "Marsch"),
        Order::Defense => word!("Defense" | "Verteidigung"),
        Order::Support => word!("Support" | "Unterstützung"),
        Order::Raid => word!("Raid" | "Überfall"),
        Order::ConsolidatePower => word!("Consolidate Power" | "Machtzuwachs"),
    }
}

/// The rule in a sentence, above the raids to choose from.
pub fn raid_does() -> &'static str {
    word!(
        "A raid takes an enemy order next to it off the map, or has no effect."
            | "Ein Überfall entfernt einen gegnerischen Befehl aus einem Nachbargebiet oder \
               bleibt ohne Wirkung."
    )
}

/// Everything that the raid there could hit: "Sunset Sea (Lannister: Support)".
pub fn raid_hits(view: &View, from: Area) -> String {
    let targets = raid::targets(view, from);
    let hit = |area| {
        let effect = raid::effect(view, from, area)?;
        let (house, order) = (house_name(effect.victim), named(effect.removed.order()));
        Some([area_name(area), " (", house, ": ", order, ")"].concat())
    };
    let hits: Vec<String> = targets.iter().filter_map(hit).collect();
    if hits.is_empty() {
        return raids_nothing().to_owned();
    }
    hits.join(", ")
}

pub fn raids_nothing() -> &'static str {
    word!("nothing to raid from here" | "von hier nichts zu überfallen")
}

pub fn promotes() -> &'static str {
    word!("one of your footmen becomes a knight" | "dein Fußsoldat wird Ritter")
}

/// Tells what an order of Consolidate Power brings.
pub fn brings(power: u8, musters: bool) -> String {
    let power = say!("gains {power} power" | "bringt {power} Macht");
    if musters {
        say!("{power}, or musters" | "{power}, oder rekrutiert")
    } else {
        power
    }
}

/// Tells what a Support order is worth.
pub fn helps(worth: i8) -> String {
    say!("support worth {worth}" | "Unterstützung im Wert von {worth}")
}

/// Tells whom a Support order supports, as the draft has it.
pub fn helping(house: House, worth: i8) -> String {
    let (house, worth) = (house_name(house), helps(worth));
    say!("{worth}, for {house}" | "{worth}, für {house}")
}

pub fn helps_nobody() -> &'static str {
    word!("supports nobody" | "unterstützt niemanden")
}

pub fn refused() -> &'static str {
    word!("support refused" | "Unterstützung abgelehnt")
}

/// Tells what a retreat costs.
pub fn retreat(lost: u8) -> String {
    match lost {
        0 => word!("retreat without loss" | "Rückzug ohne Verlust").to_owned(),
        1 => word!("retreat, 1 unit is lost" | "Rückzug, 1 Einheit geht verloren").to_owned(),
        n => say!("retreat, {n} units are lost" | "Rückzug, {n} Einheiten gehen verloren"),
    }
}

/// An arrow as it is spoken: "1 knight attacks from Moat Cailin to Seagard".
pub fn arrow(it: &Arrow) -> String {
    let from = from_area(it.from);
    let (to, into, place) = (the_area(it.to), into_area(it.to), in_area(it.to));
    let house = house_name(it.house);
    let who = match army(it.army) {
        none if none.is_empty() => house.to_owned(),
        units => format!("{house}: {units}"),
    };
    let mut text = match it.kind {
        ArrowKind::Move => say!("{who} {into}, {from}" | "{who} {into}, {from}"),
        ArrowKind::Attack => {
            say!("{who} to attack {to}, {from}" | "{who} zum Angriff auf {to}, {from}")
        }
        ArrowKind::Raid => say!("Raid on {to}, {from}" | "Überfall auf {to}, {from}"),
        ArrowKind::Support => match it.helps {
            Some(other) if other != it.house => {
                let other = house_name(other);
                say!(
                    "{house} supports {other} {place}, {from}"
                        | "{house} unterstützt {other} {place}, {from}"
                )
            }
            _ => say!(
                "{house} supports its own side {place}, {from}"
                    | "{house} unterstützt die eigene Seite {place}, {from}"
            ),
        },
        ArrowKind::Retreat => {
            say!("{who} to retreat {into}, {from}" | "{who} zum Rückzug {into}, {from}")
        }
    };
    if !it.via.is_empty() {
        let seas: Vec<String> = it.via.iter().copied().map(the_area).collect();
        let seas = list(&seas);
        text += &say!(", over {seas}" | ", über {seas}");
    }
    if it.drafted {
        text += word!(", not sent yet" | ", noch nicht abgeschickt");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;

    #[test]
    fn a_raid_names_what_it_could_hit() {
        let raids = "
players 6
phase raid only
GR Sunset Sea: ship, Raid
GR Pyke: F, Raid
LA The Golden Sound: ship, Support
";
        let (view, _) = staged(raids, "", House::Greyjoy);
        assert_eq!(
            raid_hits(&view, Area::SunsetSea),
            "The Golden Sound (Lannister: Support)"
        );
        assert_eq!(raid_hits(&view, Area::Pyke), raids_nothing());
    }
}
