//! Dice with all that made them what they came to.

use super::{
    numbers::{inches, percent, tenths},
    sentence::{count_dice, hits, quoted, wounds},
    texts,
    units::thing,
    words::keyword,
};
use crate::games::battlefield::story::{ALL, Cast, Comes, Deed, DeedKind, Loss, LossBy, Tried};
use battlefield::{
    effect::Pool,
    event::{Change, MadeBy},
    geometry::Arc,
    position::Position,
    terrain::Keyword,
};

/// Returns the name of a deed: "Bowmen: shot at Guardsmen".
pub fn deed(position: &Position, it: &Deed) -> String {
    let who = thing(position, it.who);
    let Some(whom) = it.whom.map(|it| thing(position, it)) else {
        return who;
    };
    match it.kind {
        DeedKind::Charge => say!("{who}: charge at {whom}" | "{who}: Sturm auf {whom}"),
        DeedKind::Melee => say!("{who}: attack on {whom}" | "{who}: Angriff auf {whom}"),
        DeedKind::Shot => say!("{who}: shot at {whom}" | "{who}: Schuss auf {whom}"),
        DeedKind::Dice => who,
    }
}

/// Returns the heading of a roll, with the number needed: "Guardsmen: saves on 5+".
pub fn cast(position: &Position, it: &Cast) -> String {
    let (name, goal) = (thing(position, it.who), goal(it));
    format!("{name}: {goal}")
}

/// The same on the card of a deed, whose title names both: "Saves on 5+".
pub fn head(position: &Position, of: &Deed, it: &Cast) -> String {
    let told = match it.pool {
        Pool::Attack | Pool::Charge => of.who,
        Pool::Defense | Pool::Morale => of.whom.unwrap_or(of.who),
    };
    if told != it.who {
        return cast(position, it);
    }
    let goal = goal(it);
    let mut letters = goal.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// Returns the button that lets all dice fall again that somebody else would like to see fall again: "Roll all 4 hits
/// again".
pub fn all_dice(pool: Pool, count: usize) -> String {
    match (pool, count) {
        (Pool::Attack, 1) => word!("Roll the hit again" | "Den Treffer neu würfeln").to_owned(),
        (Pool::Attack, _) => {
            say!("Roll all {count} hits again" | "Alle {count} Treffer neu würfeln")
        }
        (Pool::Defense, 1) => {
            word!("Roll the save again" | "Den gelungenen Verteidigungswurf wiederholen").to_owned()
        }
        (Pool::Defense, _) => say!(
            "Roll all {count} saves again"
                | "Alle {count} gelungenen Verteidigungswürfe wiederholen"
        ),
        (Pool::Morale | Pool::Charge, 1) => {
            word!("Roll the high die again" | "Den hohen Würfel neu werfen").to_owned()
        }
        (Pool::Morale | Pool::Charge, _) => {
            say!("Roll all {count} high dice again" | "Alle {count} hohen Würfel neu werfen")
        }
    }
}

fn goal(it: &Cast) -> String {
    let what = match it.pool {
        Pool::Attack => word!("hits" | "trifft"),
        Pool::Defense => word!("saves" | "Abwehr"),
        Pool::Morale => word!("morale" | "Moral"),
        Pool::Charge => word!("charge" | "Sturm"),
    };
    let none = if it.pool == Pool::Morale { 13 } else { 7 };
    match it.needed {
        None => what.to_owned(),
        Some(least) if least >= none => say!("{what} with no roll" | "{what} mit keinem Wurf"),
        Some(..=1) => say!("{what} with any roll" | "{what} mit jedem Wurf"),
        Some(least) => say!("{what} on {least}+" | "{what} ab {least}"),
    }
}

/// Returns the result of a roll; empty while it is open.
pub fn comes(it: &Cast) -> String {
    match it.comes {
        Comes::Open
        | Comes::Charge {
            arrived: None,
            disorderly: false,
            ..
        } => String::new(),
        Comes::Hits(made) => hits(made),
        Comes::Blocked(blocked, _) => say!("{blocked} saved" | "{blocked} abgewehrt"),
        Comes::Charge {
            arrived: Some(false),
            ..
        } => word!("fails" | "misslingt").to_owned(),
        Comes::Charge {
            disorderly: true, ..
        } => word!("Disorderly" | "ungeordnet").to_owned(),
        Comes::Charge { .. } => word!("arrives" | "kommt an").to_owned(),
        Comes::Test { passed: true, .. } => word!("passed" | "bestanden").to_owned(),
        Comes::Test { .. } => word!("failed" | "nicht bestanden").to_owned(),
    }
}

/// The sum with every part of it: "2 + 1 = 3, −2 from Horrific Visage = 1: fails 6".
pub fn sum(it: &Cast) -> String {
    let parts = changes(&it.changes);
    match it.comes {
        Comes::Test {
            result,
            needed,
            passed,
            ..
        } => test(it, &parts, (result, needed, passed)),
        Comes::Charge {
            way: Some(way),
            most: Some(most),
            ..
        } => {
            let (way, most) = (inches(way), inches(most));
            say!("{way} to go, reaches {most}" | "{way} Weg, reicht {most}")
        }
        _ if parts.is_empty() => String::new(),
        _ if it.pool == Pool::Morale => parts,
        _ => say!("each die {parts}" | "jeder Würfel {parts}"),
    }
}

fn test(it: &Cast, parts: &str, (result, needed, passed): (Option<u8>, u8, bool)) -> String {
    let faces: Vec<String> = it.dice.iter().map(|it| it.face.to_string()).collect();
    let total: u8 = it.dice.iter().map(|it| it.face).sum();
    let (faces, result) = (faces.join(" + "), result.unwrap_or(total));
    let parts = if parts.is_empty() {
        String::new()
    } else {
        format!(", {parts} = {result}")
    };
    let does = if passed {
        say!("passes {needed}" | "besteht {needed}")
    } else {
        say!("fails {needed}" | "verfehlt {needed}")
    };
    // A card or an ability has decided it.
    let decided = if passed == (result >= needed) {
        ""
    } else {
        word!(" regardless of the dice" | " ungeachtet der Würfel")
    };
    format!("{faces} = {total}{parts}: {does}{decided}")
}

/// "−2 from Horrific Visage, +1 from cover"; empty where nothing was added.
pub fn changes(all: &[Change]) -> String {
    let one = |it: &Change| {
        let by = signed(it.by);
        let what = made_by(it.made_by);
        say!("{by} from {what}" | "{by} durch {what}")
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn signed(by: i8) -> String {
    let size = by.unsigned_abs();
    if by < 0 {
        format!("−{size}")
    } else {
        format!("+{size}")
    }
}

fn made_by(it: MadeBy) -> String {
    let words = match it {
        MadeBy::Effect(source) => return quoted(&texts::source(source)),
        MadeBy::Cover => return quoted(keyword(Keyword::Cover)),
        MadeBy::Fortified => return quoted(keyword(Keyword::Fortified)),
        MadeBy::Inspiring => return quoted(keyword(Keyword::Inspiring)),
        MadeBy::Horrific => return quoted(keyword(Keyword::Horrific)),
        MadeBy::Side(Arc::Rear) => word!("the rear" | "den Rücken"),
        MadeBy::Side(_) => word!("the flank" | "die Flanke"),
        MadeBy::Cause => word!("what caused the test" | "den Anlass des Tests"),
    };
    words.to_owned()
}

/// All wounds by their source: "Guardsmen: 2 wounds, 3 more by panic."
pub fn losses(position: &Position, all: &[Loss]) -> Vec<String> {
    let one = |it: &Loss| {
        let (name, lost) = (thing(position, it.unit), wounds(it.wounds));
        match it.by {
            LossBy::Attack => format!("{name}: {lost}"),
            LossBy::Panic => say!("{name}: {lost} by panic" | "{name}: {lost} durch Panik"),
            LossBy::Other => say!("{name}: {lost} besides" | "{name}: {lost} außerdem"),
        }
    };
    all.iter().map(one).collect()
}

/// Returns the tag beside a unit that lost men: "−3 wounds".
pub fn lost(number: u16) -> String {
    format!("−{}", wounds(number))
}

/// The wounds that the arithmetic of an attack does not tell: of panic, cards, terrain.
pub fn besides(position: &Position, it: &Deed) -> Vec<String> {
    let summed = !arithmetic(it).is_empty();
    let told = |loss: &&Loss| summed && loss.by == LossBy::Attack && Some(loss.unit) == it.whom;
    let rest = it.losses.iter().filter(|it| !told(it)).copied();
    losses(position, &rest.collect::<Vec<_>>())
}

/// The arithmetic of an attack: "4 hits − 2 saved = 2 wounds"; empty before it is done.
pub fn arithmetic(it: &Deed) -> String {
    let made = it.casts.iter().find_map(|it| match it.comes {
        Comes::Hits(made) => Some(made),
        _ => None,
    });
    let blocked = it.casts.iter().find_map(|it| match it.comes {
        Comes::Blocked(blocked, lost) => Some((blocked, lost)),
        _ => None,
    });
    let Some((made, (blocked, lost))) = made.zip(blocked) else {
        return String::new();
    };
    // Effects may deal wounds of their own.
    let more = lost.saturating_sub(u16::from(made.saturating_sub(blocked)));
    let (made, lost) = (hits(made), wounds(lost));
    let more = if more == 0 {
        String::new()
    } else {
        say!(" + {more} by effects" | " + {more} durch Wirkungen")
    };
    say!("{made} − {blocked} saved{more} = {lost}" | "{made} − {blocked} abgewehrt{more} = {lost}")
}

/// Returns the odds of dice that would be rolled again: "3 dice again: 1.5 hits on average, 50% each".
pub fn worth(it: &Tried, spends: bool) -> String {
    let chance = |count: u32| percent(it.expected * 10_000 / (ALL * count.max(1)));
    match it.pool {
        Pool::Attack | Pool::Defense => {
            let dice = count_dice(it.count as usize);
            let mean = tenths(it.expected * 1_000 / ALL);
            let each = chance(it.count);
            let what = match it.pool {
                Pool::Attack => word!("hits" | "Treffer"),
                _ => word!("saves" | "abgewehrt"),
            };
            if spends {
                say!(
                    "{dice} again leave {mean} {what} on average, {each} each."
                        | "{dice} neu: im Mittel bleiben {mean} {what}, je {each}."
                )
            } else {
                say!(
                    "{dice} again: {mean} {what} on average, {each} each."
                        | "{dice} neu: im Mittel {mean} {what}, je {each}."
                )
            }
        }
        Pool::Morale => {
            let passes = chance(1);
            say!(
                "Then the chance to pass the test is {passes}."
                    | "Dann ist die Chance, den Test zu bestehen, {passes}."
            )
        }
        Pool::Charge => {
            let arrives = chance(1);
            say!(
                "Then the chance that the charge arrives is {arrives}."
                    | "Dann ist die Chance, dass der Sturmangriff ankommt, {arrives}."
            )
        }
    }
}

/// All of a deed as sentences, for whoever hears it.
pub fn told(position: &Position, it: &Deed) -> String {
    let line = |cast: &Cast| {
        let faces: Vec<String> = cast.sorted().iter().map(|it| it.face.to_string()).collect();
        let said = [
            self::cast(position, cast),
            faces.join(" "),
            comes(cast),
            sum(cast),
        ];
        let said = said.into_iter().filter(|it| !it.is_empty());
        said.collect::<Vec<_>>().join(", ")
    };
    let mut lines = vec![deed(position, it)];
    lines.extend(it.casts.iter().map(line));
    lines.push(arithmetic(it));
    lines.extend(losses(position, &it.losses));
    lines.retain(|it| !it.is_empty());
    lines.join(". ") + "."
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::{
            scene::example,
            story::{Rolled, deeds},
        },
        language::{Language, speaking},
    };
    use battlefield::{event::Event, field::Thing};

    fn test_of(faces: [u8; 2], changes: Vec<Change>, result: u8) -> Cast {
        let die = |face| Rolled {
            face,
            good: None,
            again: false,
        };
        Cast {
            who: Thing::Unit(0),
            pool: Pool::Morale,
            needed: Some(6),
            changes,
            dice: faces.map(die).to_vec(),
            comes: Comes::Test {
                panic: true,
                result: Some(result),
                needed: 6,
                passed: result >= 6,
            },
        }
    }

    #[test]
    fn a_sum_names_all_that_was_added_to_it() {
        let change = |by, made_by| Change { by, made_by };
        let plain = test_of([2, 1], Vec::new(), 3);
        let parts = vec![
            change(-1, MadeBy::Horrific),
            change(-1, MadeBy::Side(Arc::Left)),
        ];
        let changed = test_of([2, 1], parts, 1);
        speaking(Language::English, || {
            assert_eq!(sum(&plain), "2 + 1 = 3: fails 6");
            assert_eq!(
                sum(&changed),
                "2 + 1 = 3, −1 from Horrific, −1 from the flank = 1: fails 6"
            );
        });
        speaking(Language::German, || {
            assert_eq!(sum(&plain), "2 + 1 = 3: verfehlt 6");
        });
    }

    #[test]
    fn a_charge_says_what_was_promised_and_what_was_rolled() {
        let mut it = test_of([2, 1], Vec::new(), 3);
        it.pool = Pool::Charge;
        it.comes = Comes::Charge {
            way: Some(8_600),
            most: Some(7_000),
            disorderly: false,
            arrived: Some(false),
        };
        speaking(Language::English, || {
            assert_eq!(sum(&it), "8.6 inches to go, reaches 7 inches");
            assert_eq!(comes(&it), "fails");
        });
    }

    #[test]
    fn the_card_of_an_attack_doubles_neither_names_nor_wounds() {
        let (who, whom) = (Thing::Unit(6), Thing::Unit(0));
        let roll = |unit, pool, faces: &[u8]| Event::Rolled {
            unit,
            pool,
            faces: faces.to_vec(),
            needed: Some(4),
            changes: Vec::new(),
        };
        let log = [
            Event::Attacked {
                attacker: who,
                weapon: 0,
                defender: whom,
                melee: true,
                arc: Arc::Front,
            },
            roll(who, Pool::Attack, &[6, 1]),
            Event::Hits { hits: 1, misses: 1 },
            roll(whom, Pool::Defense, &[1]),
            Event::Blocked {
                blocked: 0,
                wounds: 1,
            },
            Event::Wounded {
                unit: whom,
                wounds: 1,
                models_left: 8,
                ranks_lost: 0,
            },
        ];
        let all = deeds((0..).zip(&log));
        let position = example();
        let it = all.last().expect("it is an attack");
        let heads: Vec<String> = it
            .casts
            .iter()
            .map(|one| head(&position, it, one))
            .collect();
        assert_eq!(heads, ["Hits on 4+", "Saves on 4+"]);
        assert_eq!(arithmetic(it), "1 hit − 0 saved = 1 wound");
        assert!(besides(&position, it).is_empty());
        assert_eq!(losses(&position, &it.losses), ["Sworn Swords: 1 wound"]);
    }
}
