//! The tiles of what a unit can do: a line each, or in a word or two the reason why not.

use super::{
    last::Told,
    numbers::{chance, tenths_of_inches},
    sentence::count_dice,
    units::{is_one, thing},
};
use crate::language::Words;
use battlefield::{
    aim::Aim,
    data::Attack,
    effect::ActionKind,
    field::{Refused, Thing},
    geometry::Mil,
    illegal::Illegal,
    position::Position,
};

/// "Sworn Swords act", "Grey Wind acts": whose action is asked.
pub fn acts(position: &Position, who: Thing) -> String {
    let name = thing(position, who);
    if is_one(position, who) {
        say!("{name} acts" | "{name} ist dran")
    } else {
        say!("{name} act" | "{name} sind dran")
    }
}

/// "8.6″: needs 4+, 50%".
pub fn promise(aim: &Aim) -> String {
    let (way, needed) = (tenths_of_inches(aim.way) + "″", aim.needed);
    if needed <= 1 {
        return say!("{way}: any roll" | "{way}: jeder Wurf");
    }
    let chance = chance(aim.arrives.0);
    say!("{way}: needs {needed}+, {chance}" | "{way}: ab {needed}, {chance}")
}

/// "up to 10″".
pub fn marches(most: Mil) -> String {
    let most = Told::Seen.length(most);
    say!("up to {most}" | "bis {most}")
}

/// "up to 5″, turns".
pub fn maneuvers(most: Mil) -> String {
    let most = Told::Seen.length(most);
    say!("up to {most}, turns" | "bis {most}, dreht")
}

/// "5″ and a die".
pub fn retreats(speed: Mil) -> String {
    let speed = Told::Seen.length(speed);
    say!("{speed} and a die" | "{speed} und ein Wurf")
}

/// "Northern Steel: 8 dice on 4+".
pub fn strikes(attack: &Attack, dice: u8) -> String {
    let (name, hits, dice) = (&attack.name, attack.to_hit, count_dice(usize::from(dice)));
    say!("{name}: {dice} on {hits}+" | "{name}: {dice}, ab {hits}")
}

/// The line of whoever does nothing.
pub fn stays() -> &'static str {
    word!("stays" | "bleibt")
}

/// "none engaged": the reason against an action in a word or two.
pub const fn hindrance(kind: ActionKind, why: &Illegal) -> Words {
    match why {
        Illegal::NotEngaged if matches!(kind, ActionKind::MeleeAttack) => {
            words!("none engaged" | "keiner gebunden")
        }
        Illegal::NotEngaged => words!("not engaged" | "nicht gebunden"),
        Illegal::Engaged => words!("engaged" | "ist gebunden"),
        Illegal::OutOfRange { .. } => words!("none in range" | "keiner in Reichweite"),
        Illegal::NoSuchAttack | Illegal::NotATarget(_) => words!("no target" | "kein Ziel"),
        Illegal::Forbidden => words!("forbidden by an effect" | "durch eine Wirkung verboten"),
        Illegal::Place(why) => match why {
            Refused::CannotReach { .. } => words!("none in reach" | "keiner erreichbar"),
            Refused::NotSeen | Refused::NotInArc | Refused::PivotLosesTarget => {
                words!("none in sight" | "keiner in Sicht")
            }
            Refused::Through(_) => words!("the way is blocked" | "Weg versperrt"),
            Refused::NoRoom(_) | Refused::NoPlace(_) | Refused::EndsOverlapping(_) => {
                words!("no room" | "kein Platz")
            }
            _ => words!("no way there" | "kein Weg dorthin"),
        },
        _ => words!("not possible now" | "jetzt nicht möglich"),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };

    #[test]
    fn a_verb_follows_the_number_of_its_unit() {
        let position = example();
        let told = |who| acts(&position, who);
        assert!(told(Thing::Unit(0)).ends_with(" act"));
        assert_eq!(told(Thing::Unit(4)), "Grey Wind acts");
        assert_eq!(told(Thing::Wall(0)), "Castle wall 1 acts");
        let german = speaking(Language::German, || acts(&position, Thing::Unit(0)));
        assert!(german.ends_with(" sind dran"), "{german}");
    }

    #[test]
    fn a_reason_on_a_tile_is_short_in_both_languages() {
        let all = [
            Illegal::NotEngaged,
            Illegal::Engaged,
            Illegal::NoSuchAttack,
            Illegal::Forbidden,
            Illegal::WrongAnswer,
            Illegal::Place(Refused::CannotReach { needed: 1_000 }),
            Illegal::Place(Refused::NotSeen),
            Illegal::Place(Refused::Through(Thing::Unit(0))),
            Illegal::Place(Refused::OffTable),
        ];
        for why in &all {
            let told = hindrance(ActionKind::MeleeAttack, why);
            for it in [told.english, told.german] {
                assert!((5..30).contains(&it.len()), "{it}");
            }
        }
        let fight = hindrance(ActionKind::MeleeAttack, &Illegal::NotEngaged);
        assert_eq!(fight.english, "none engaged");
        let retreat = hindrance(ActionKind::Retreat, &Illegal::NotEngaged);
        assert_eq!(retreat.english, "not engaged");
    }

    #[test]
    fn ways_are_told_with_their_reach() {
        assert_eq!(marches(10_000), "up to 10″");
        assert_eq!(maneuvers(4_500), "up to 4.5″, turns");
        let german = speaking(Language::German, || maneuvers(4_500));
        assert_eq!(german, "bis 4,5″, dreht");
    }
}
