//! The forecast of an attack, before anybody rolls.

use super::super::wording;
use battlefield::{
    aim::{self, Aim},
    odds::{self, Odds},
    position::UnitId,
    question::{Action, Move},
    state::View,
};

/// Returns what a draft may come to, in sentences: the chance that a charge arrives, the attack, and what
/// is not in it.
pub fn forecast(view: &View, unit: UnitId, action: &Action) -> Vec<String> {
    let Action::Do(it) = action else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    let charges = if let Move::Charge { target, pivot, arc } = it {
        let aim = aim::charge_so(&view.open, unit, *target, (*pivot, *arc));
        sentences.extend(aim.iter().flat_map(arrival));
        true
    } else {
        false
    };
    if let Some(odds) = odds::of_move(&view.open, unit, it) {
        let all = attack(&odds);
        sentences.push(if charges {
            say!("If it arrives: {all}" | "Wenn sie ankommt: {all}")
        } else {
            all
        });
        sentences.extend(fate(&odds));
        sentences.push(
            word!(
                "Cards, Orders and tokens that are not chosen yet are left out."
                    | "Karten, Befehle und Marker, die noch nicht gewählt sind, zählen nicht mit."
            )
            .to_owned(),
        );
    }
    sentences
}

/// Returns "It needs a 3: 67 %.", and how often it is Disorderly then.
fn arrival(aim: &Aim) -> Vec<String> {
    let (way, needed) = (wording::inches(aim.way), aim.needed);
    let arrives = wording::chance(aim.arrives.0);
    let mut sentences = vec![if needed <= 1 {
        say!("{way} to go: it arrives with any roll." | "{way} Weg: Sie kommt mit jedem Wurf an.")
    } else {
        say!(
            "{way} to go: it arrives with a {needed} or more ({arrives})."
                | "{way} Weg: Sie kommt ab einer {needed} an ({arrives})."
        )
    }];
    if aim.arrives_disorderly.0 > 0 {
        let chance = wording::chance(aim.arrives_disorderly.0);
        sentences.push(say!(
            "In {chance} of cases it arrives Disorderly: without the Charge Bonus, and you play no cards."
                | "In {chance} der Fälle kommt sie ungeordnet an: ohne Sturmbonus, und du spielst keine Karten."
        ));
    }
    sentences
}

/// Returns the averages of an attack.
fn attack(odds: &Odds) -> String {
    let dice = wording::count_dice(usize::from(odds.dice));
    let (hits, lost) = (odds.hits.mean(), odds.lost.mean());
    let [hits, lost] = [hits, lost].map(wording::tenths);
    if odds.failed.is_none() {
        return say!(
            "{dice}, {hits} hits and {lost} wounds on average."
                | "{dice}, im Mittel {hits} Treffer und {lost} Wunden."
        );
    }
    say!(
        "{dice}, {hits} hits and {lost} wounds on average, those of panic among them."
            | "{dice}, im Mittel {hits} Treffer und {lost} Wunden, die durch Panik mitgezählt."
    )
}

/// Returns what becomes of the two.
fn fate(odds: &Odds) -> Vec<String> {
    let percent = |chance: u16| wording::percent(u32::from(chance));
    let destroys = percent(odds.destroys());
    let mut sentences = vec![say!(
        "Destroys the target: {destroys}." | "Vernichtet das Ziel: {destroys}."
    )];
    if let Some(fails) = odds.panics() {
        let fails = percent(fails);
        sentences.push(say!(
            "The target fails its panic test in {fails} of all attacks."
                | "Der Paniktest des Ziels misslingt bei {fails} aller Angriffe."
        ));
    }
    if odds.stops() > 0 {
        let stops = percent(odds.stops());
        sentences.push(say!(
            "In {stops} of cases it is destroyed before its dice, by the panic test that the target makes it take."
                | "In {stops} der Fälle wird sie vor ihren Würfeln vernichtet, durch den Paniktest, zu dem das Ziel sie zwingt."
        ));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};
    use battlefield::{field::Thing, geometry::Facing};

    #[test]
    fn a_charge_that_is_turned_by_hand_has_its_own_chance() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 22_800);
        let charge = |pivot| {
            let it = Move::Charge {
                target: Thing::Unit(1),
                pivot,
                arc: None,
            };
            forecast(&view, UnitId(0), &Action::Do(it))
        };
        let straight = "8 inches to go: it arrives with a 3 or more (67%).";
        assert_eq!(charge(None)[0], straight);
        assert_ne!(charge(Some(Facing::degrees(12)))[0], straight);
        assert!(charge(Some(Facing::SOUTH)).is_empty());
    }

    #[test]
    fn the_forecast_says_what_is_in_it() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 16_000);
        let it = Move::Charge {
            target: Thing::Unit(1),
            pivot: None,
            arc: None,
        };
        let all = forecast(&view, UnitId(0), &Action::Do(it));
        let has = |words: &str| all.iter().any(|it| it.contains(words));
        assert!(has("it arrives with any roll"), "{all:?}");
        // A 1 arrives as well.
        assert!(has("In 17% of cases it arrives Disorderly"), "{all:?}");
        assert!(has("If it arrives: 8 dice, "), "{all:?}");
        assert!(has("those of panic among them"), "{all:?}");
        assert!(has("of all attacks"), "{all:?}");
        assert!(has("Cards, Orders and tokens"), "{all:?}");
        assert!(!has("before its dice"), "nothing comes before: {all:?}");
    }
}
