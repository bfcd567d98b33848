//! The conditions of a unit: tokens, the influence of NCUs, a fight.

use super::{texts, units::ncu, words::token};
use crate::games::battlefield::help::token_text;
use battlefield::{
    chapter::board,
    data::Attack,
    position::{Position, UnitId},
    reference::AbilityRef,
};

/// "Influence of Catelyn Stark", and what it does; that of its own side first.
pub fn influences(position: &Position, id: UnitId) -> Vec<(String, String)> {
    let unit = position.unit(id);
    let all = [unit.friendly_influence, unit.enemy_influence];
    let told = all.into_iter().flatten().map(|by| {
        let who = ncu(position, by);
        let text = board::ability(position, by).map(|it| texts::ability(it).1);
        (
            say!("Influence of {who}" | "Einfluss von {who}"),
            text.unwrap_or_default(),
        )
    });
    told.collect()
}

/// Each of them by name, with what it does.
pub fn conditions(position: &Position, id: UnitId) -> Vec<(String, String)> {
    let unit = position.unit(id);
    let tokens = unit.tokens.all();
    let mut all: Vec<(String, String)> = tokens
        .map(|it| (token(it).to_owned(), token_text(it).to_owned()))
        .collect();
    all.extend(influences(position, id));
    if position.is_engaged(id.thing()) {
        let text = word!(
            "It touches an enemy: it can only attack or retreat."
                | "Sie berührt einen Feind: Sie kann nur angreifen oder sich zurückziehen."
        );
        all.push((word!("Engaged" | "Gebunden").to_owned(), text.to_owned()));
    }
    all
}

/// Name and text of what an attack has by itself.
pub fn traits(attack: &Attack) -> Vec<(String, String)> {
    let all = attack.traits.iter().filter_map(|id| AbilityRef::named(id));
    all.map(texts::ability).collect()
}

/// "3 ranks", or that it is alone: what is left when it rolls these dice.
pub fn ranks_left(left: usize) -> String {
    match left {
        1 => word!("1 rank" | "1 Reihe").to_owned(),
        left => say!("{left} ranks" | "{left} Reihen"),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };
    use battlefield::{
        data::Data,
        position::{Ncu, NcuId},
        reference::NcuRef,
    };
    use tabletop::Seat;

    #[test]
    fn influence_is_told_by_name_and_with_what_it_does() {
        let mut position = example();
        let catelyn = NcuRef::named("stark.catelyn").expect("she is in the data");
        position.ncus.push(Ncu {
            owner: Seat(0),
            profile: catelyn,
            activated: true,
            zone: None,
            counters: 0,
            gone: false,
        });
        assert!(influences(&position, UnitId(1)).is_empty());
        position.units[1].friendly_influence = Some(NcuId(0));
        let told = influences(&position, UnitId(1));
        assert!(
            told[0].0.starts_with("Influence of Catelyn Stark"),
            "{told:?}"
        );
        assert!(!told[0].1.is_empty());
        let german = speaking(Language::German, || influences(&position, UnitId(1)));
        assert!(
            german[0].0.starts_with("Einfluss von Catelyn"),
            "{german:?}"
        );
    }

    #[test]
    fn tokens_and_fights_say_what_they_do() {
        let all = conditions(&example(), UnitId(6));
        let names: Vec<&str> = all.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(names, ["Panicked", "Vulnerable", "Weakened", "Engaged"]);
        assert!(all.iter().all(|it| !it.1.is_empty()));
    }

    #[test]
    fn every_trait_of_every_attack_is_known() {
        for unit in &Data::of_this_build().units {
            for attack in &unit.attacks {
                assert_eq!(traits(attack).len(), attack.traits.len(), "{}", unit.id);
            }
        }
        let unit = Data::of_this_build().unit("stark.umber_berserkers");
        let axes = &unit.expect("they are in the data").attacks[0];
        assert_eq!(traits(axes)[0].0, "Sundering");
    }
}
