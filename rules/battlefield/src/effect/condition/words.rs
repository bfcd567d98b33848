//! Conditions in the words that they are read from.

use super::Condition;

impl Condition {
    /// As [`Condition::read`] reads it.
    pub fn words(&self) -> String {
        match self {
            Self::Melee => "melee".to_owned(),
            Self::Ranged => "ranged".to_owned(),
            Self::Charging => "charging".to_owned(),
            Self::Arcs { front, flank, rear } => {
                let arcs = [(*front, " front"), (*flank, " flank"), (*rear, " rear")];
                let named = arcs.iter().filter(|(is, _)| *is).map(|(_, word)| *word);
                format!("from{}", named.collect::<String>())
            }
            Self::PanicTest => "panic test".to_owned(),
            Self::Failing => "failing".to_owned(),
            Self::FromAttack => "from_attack".to_owned(),
            Self::EnemyTurn => "enemy turn".to_owned(),
            Self::Zone(zone) => format!("zone {}", zone.word()),
            Self::ControlZone(zone) => format!("control {}", zone.word()),
            Self::Moved => "moved".to_owned(),
            Self::Engaged(who, true) => format!("{} engaged", who.word()),
            Self::Engaged(who, false) => format!("{} unengaged", who.word()),
            Self::UnengagedBefore => "unengaged before".to_owned(),
            Self::Ranks(count) => format!("ranks {count}"),
            Self::RanksAtLeast(count) => format!("at least {count} ranks"),
            Self::ActingLostNoRank => "acting lost no rank".to_owned(),
            Self::DefenderDestroyed(true) => "defender destroyed".to_owned(),
            Self::DefenderDestroyed(false) => "defender survived".to_owned(),
            Self::DefenderActivated(true) => "defender activated".to_owned(),
            Self::DefenderActivated(false) => "defender not activated".to_owned(),
            Self::DefenderHas(token) => format!("defender is {}", token.word()),
            Self::DefenderIsWall => "defender is wall".to_owned(),
            Self::TargetWithin(range) => format!("target within {range}"),
            Self::AttackerKeyword(keyword) => format!("attacker of {keyword}"),
            Self::AttackerHas(name) => format!("attacker has {name}"),
            Self::AttackerIsHolder => "attacker is holder".to_owned(),
            Self::NearCharacter(range, name) => format!("within {range} of {name}"),
            Self::DestroyedByEnemy => "destroyed by enemy".to_owned(),
            Self::DestroyedByFriend => "destroyed by friend".to_owned(),
            Self::AgainstBearer => "against bearer".to_owned(),
            Self::CanCharge => "can charge".to_owned(),
            Self::ActivatingNearWall(range) => format!("activating near wall {range}"),
            Self::TestingNearWall(range) => format!("testing near wall {range}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Condition;
    use crate::data::Data;

    /// Checks that the conditions in the data, wherever they stand, are written as they are read.
    #[test]
    fn conditions_are_written_as_they_are_read() {
        let data = Data::of_this_build();
        let of_cards = data.cards.iter().flat_map(|it| &it.when);
        let mut all: Vec<Condition> = of_cards.cloned().collect();
        let words = [
            "melee",
            "from front flank",
            "from rear",
            "panic test",
            "zone crown",
            "control combat",
            "self engaged",
            "attacker unengaged",
            "ranks 1",
            "at least 2 ranks",
            "defender survived",
            "defender not activated",
            "defender is panicked",
            "defender is wall",
            "target within 6000",
            "attacker of House Umber",
            "attacker has Robb Stark",
            "within 6000 of Robb Stark",
            "testing near wall 3000",
        ];
        all.extend(words.map(|it| Condition::read(it).unwrap_or_else(|| panic!("{it}"))));
        assert!(all.len() > 30);
        for condition in all {
            let words = condition.words();
            assert_eq!(Condition::read(&words), Some(condition), "{words}");
        }
    }
}
