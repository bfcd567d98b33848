//! The steps in which an army is built: each makes another army of it.

use battlefield::{
    army::{Army, Company},
    data::{Data, NEUTRAL, Unit},
};

/// An army of this faction that has nobody yet.
pub fn begun(faction: &str) -> Army {
    Army {
        faction: faction.to_owned(),
        ..Army::default()
    }
}

pub fn with_unit(army: &Army, unit: &str) -> Army {
    let mut army = army.clone();
    army.units.push(Company {
        unit: unit.to_owned(),
        attachments: Vec::new(),
    });
    army
}

/// Without the unit of that number and those who stand in it.
pub fn without_unit(army: &Army, at: usize) -> Army {
    let mut army = army.clone();
    army.units.remove(at);
    army
}

/// With somebody in the unit of that number; a commander leaves where they stood, and takes the place
/// of another one.
pub fn with_attachment(army: &Army, at: usize, id: &str, data: &Data) -> Army {
    let leads = data.attachment(id).is_some_and(|it| it.commander);
    let mut army = if leads {
        without_commander(army, data)
    } else {
        army.clone()
    };
    army.units[at].attachments.push(id.to_owned());
    army
}

/// Returns true where this attachment can join the unit of that number.
pub fn has_room(army: &Army, at: usize, id: &str, data: &Data) -> bool {
    let Some(company) = army.units.get(at) else {
        return false;
    };
    let both = data.unit(&company.unit).zip(data.attachment(id));
    company.attachments.is_empty()
        && both.is_some_and(|(unit, one)| !unit.solo && unit.kind == one.kind)
}

/// The number of the first unit that has room for this attachment.
pub fn room(army: &Army, id: &str, data: &Data) -> Option<usize> {
    (0..army.units.len()).find(|at| has_room(army, *at, id, data))
}

pub fn without_attachment(army: &Army, at: usize, which: usize) -> Army {
    let mut army = army.clone();
    army.units[at].attachments.remove(which);
    army
}

pub fn with_ncu(army: &Army, id: &str) -> Army {
    let mut army = army.clone();
    army.ncus.push(id.to_owned());
    army
}

pub fn without_ncu(army: &Army, at: usize) -> Army {
    let mut army = army.clone();
    army.ncus.remove(at);
    army
}

/// Led by this attachment, unit or NCU and nobody else. An attachment joins the first unit that has
/// room for it; where there is none, the cheapest one that could take it comes, too.
pub fn led_by(army: &Army, id: &str, data: &Data) -> Army {
    let mut army = without_commander(army, data);
    army.units
        .retain(|it| !data.unit(&it.unit).is_some_and(|it| it.commander));
    if data.ncu(id).is_some() {
        return with_ncu(&army, id);
    }
    let Some(commander) = data.attachment(id) else {
        return with_unit(&army, id);
    };
    let fits = |unit: &Unit| !unit.solo && unit.kind == commander.kind;
    let free = army
        .units
        .iter()
        .position(|it| it.attachments.is_empty() && data.unit(&it.unit).is_some_and(fits));
    let at = free.unwrap_or_else(|| {
        let units = data.units.iter();
        let own = units.filter(|it| it.faction == army.faction && fits(it));
        let cheapest = own.min_by_key(|it| it.points).map(|it| it.id.clone());
        if let Some(unit) = cheapest {
            army.units.push(Company {
                unit,
                attachments: Vec::new(),
            });
        }
        army.units.len().saturating_sub(1)
    });
    if let Some(company) = army.units.get_mut(at) {
        company.attachments.push(id.to_owned());
    }
    army
}

/// Without the attachments and NCUs that lead it.
fn without_commander(army: &Army, data: &Data) -> Army {
    let mut army = army.clone();
    for company in &mut army.units {
        company
            .attachments
            .retain(|id| !data.attachment(id).is_some_and(|it| it.commander));
    }
    army.ncus
        .retain(|id| !data.ncu(id).is_some_and(|it| it.commander));
    army
}

/// Returns the ids of those who lead the army; several where that is its problem.
pub fn commanders<'a>(army: &'a Army, data: &Data) -> Vec<&'a str> {
    let units = army.units.iter().flat_map(|company| {
        let unit = Some(&company.unit);
        let unit = unit.filter(|id| data.unit(id).is_some_and(|it| it.commander));
        let led = |id: &&String| data.attachment(id).is_some_and(|it| it.commander);
        unit.into_iter()
            .chain(company.attachments.iter().filter(led))
    });
    let led = |id: &&String| data.ncu(id).is_some_and(|it| it.commander);
    let ncus = army.ncus.iter().filter(led);
    units.chain(ncus).map(String::as_str).collect()
}

/// Tells whether somebody of that faction may join it.
pub fn is_own(army: &Army, faction: &str) -> bool {
    faction == army.faction || faction == NEUTRAL
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::army::read;

    fn army(text: &str) -> Army {
        read(text, Data::of_this_build()).unwrap()
    }

    #[test]
    fn a_commander_joins_the_first_unit_with_room() {
        let data = Data::of_this_build();
        let before = army("army stark\noutriders\nbowmen + sworn_captain\nsworn_swords");
        let led = led_by(&before, "stark.robb_wolf_lord", data);
        let text = "army stark\noutriders\nbowmen + sworn_captain\nsworn_swords + robb_wolf_lord";
        assert_eq!(led, army(text));
        let text = text.replace("robb_wolf_lord", "greatjon_lord");
        assert_eq!(led_by(&led, "stark.greatjon_lord", data), army(&text));
    }

    #[test]
    fn who_joins_finds_the_first_unit_of_their_kind_that_nobody_stands_in() {
        let data = Data::of_this_build();
        let army = army("army stark\ngrey_wind\noutriders\nbowmen + sworn_captain\nsworn_swords");
        let room = |id| room(&army, id, data);
        assert_eq!(room("stark.umber_champion"), Some(3));
        assert_eq!(room("stark.outrider_marshal"), Some(1));
        assert_eq!(room("stark.catelyn"), None);
        let free = (0..5).filter(|at| has_room(&army, *at, "stark.sworn_captain", data));
        assert!(free.eq([3]));
    }

    #[test]
    fn a_commander_without_a_unit_brings_the_cheapest() {
        let led = led_by(
            &begun("stark"),
            "stark.robb_wolf_lord",
            Data::of_this_build(),
        );
        assert_eq!(led, army("army stark\nsworn_swords + robb_wolf_lord"));
    }

    #[test]
    fn a_commander_who_joins_a_unit_leaves_the_other() {
        let before = army("army stark\nsworn_swords + robb_wolf_lord\nbowmen");
        let data = Data::of_this_build();
        let after = with_attachment(&before, 1, "stark.robb_wolf_lord", data);
        assert_eq!(
            after,
            army("army stark\nsworn_swords\nbowmen + robb_wolf_lord")
        );
        assert_eq!(commanders(&after, data), ["stark.robb_wolf_lord"]);
    }
}
