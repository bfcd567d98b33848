//! The conditions under which something holds.

mod words;

use super::Token;
use crate::geometry::Mil;
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// All of a list have to hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    Melee,
    Ranged,
    /// The attack is part of a charge.
    Charging,
    /// Attacked or charged from one of these.
    Arcs {
        front: bool,
        flank: bool,
        rear: bool,
    },
    /// A panic test, and no other.
    PanicTest,
    /// By its dice the test is failed so far.
    Failing,
    /// The test came from an attack.
    FromAttack,
    EnemyTurn,
    /// The claimed zone.
    Zone(Zone),
    /// An own NCU stands there.
    ControlZone(Zone),
    /// The action that was just completed was a Maneuver or a March.
    Moved,
    Engaged(Subject, bool),
    /// At the time when the charge was declared.
    UnengagedBefore,
    Ranks(u8),
    RanksAtLeast(u8),
    ActingLostNoRank,
    DefenderDestroyed(bool),
    DefenderActivated(bool),
    DefenderHas(Token),
    DefenderIsWall,
    TargetWithin(Mil),
    AttackerKeyword(String),
    AttackerHas(String),
    AttackerIsHolder,
    /// Within so far of the unit in which that character of the own side stands.
    NearCharacter(Mil, String),
    DestroyedByEnemy,
    DestroyedByFriend,
    /// The attack's target carries this card.
    AgainstBearer,
    /// Some charge could be declared.
    CanCharge,
    ActivatingNearWall(Mil),
    TestingNearWall(Mil),
}

words! {
    /// A zone of the tactics board.
    Zone {
        Tactics = "tactics",
        Wealth = "wealth",
        Crown = "crown",
        Combat = "combat",
        Maneuver = "maneuver",
    }
}

words! {
    /// The unit that is engaged, or not.
    Subject {
        Bearer = "self",
        Attacker = "attacker",
        Defender = "defender",
        Acting = "acting",
        Destroyed = "destroyed",
    }
}

impl Condition {
    /// Reads one condition, without the commas between several.
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["melee"] => Self::Melee,
            ["ranged"] => Self::Ranged,
            ["charging"] => Self::Charging,
            ["from", ref arcs @ ..] => arcs_of(arcs)?,
            ["panic", "test"] => Self::PanicTest,
            ["failing"] => Self::Failing,
            ["from_attack"] => Self::FromAttack,
            ["enemy", "turn"] => Self::EnemyTurn,
            ["zone", zone] => Self::Zone(Zone::named(zone)?),
            ["control", zone] => Self::ControlZone(Zone::named(zone)?),
            ["moved"] => Self::Moved,
            [who, "engaged"] => Self::Engaged(Subject::named(who)?, true),
            [who, "unengaged"] => Self::Engaged(Subject::named(who)?, false),
            ["unengaged", "before"] => Self::UnengagedBefore,
            ["ranks", count] => Self::Ranks(count.parse().ok()?),
            ["at", "least", count, "ranks"] => Self::RanksAtLeast(count.parse().ok()?),
            ["acting", "lost", "no", "rank"] => Self::ActingLostNoRank,
            ["defender", "destroyed"] => Self::DefenderDestroyed(true),
            ["defender", "survived"] => Self::DefenderDestroyed(false),
            ["defender", "activated"] => Self::DefenderActivated(true),
            ["defender", "not", "activated"] => Self::DefenderActivated(false),
            ["defender", "is", "wall"] => Self::DefenderIsWall,
            ["defender", "is", token] => Self::DefenderHas(Token::named(token)?),
            ["target", "within", range] => Self::TargetWithin(range.parse().ok()?),
            ["attacker", "of", ref keyword @ ..] => Self::AttackerKeyword(keyword.join(" ")),
            ["attacker", "has", ref name @ ..] => Self::AttackerHas(name.join(" ")),
            ["attacker", "is", "holder"] => Self::AttackerIsHolder,
            ["within", range, "of", ref name @ ..] => {
                Self::NearCharacter(range.parse().ok()?, name.join(" "))
            }
            ["destroyed", "by", "enemy"] => Self::DestroyedByEnemy,
            ["destroyed", "by", "friend"] => Self::DestroyedByFriend,
            ["against", "bearer"] => Self::AgainstBearer,
            ["can", "charge"] => Self::CanCharge,
            ["activating", "near", "wall", range] => Self::ActivatingNearWall(range.parse().ok()?),
            ["testing", "near", "wall", range] => Self::TestingNearWall(range.parse().ok()?),
            _ => return None,
        })
    }
}

fn arcs_of(arcs: &[&str]) -> Option<Condition> {
    let known = ["front", "flank", "rear"];
    let [front, flank, rear] = known.map(|arc| arcs.contains(&arc));
    let all = arcs.iter().all(|arc| known.contains(arc)) && !arcs.is_empty();
    all.then_some(Condition::Arcs { front, flank, rear })
}
