//! What an attack may come to, before anybody rolls.

use super::super::wording;
use battlefield::{
    aim::{self, Aim},
    odds::{self, Odds},
    position::UnitId,
    question::{Action, Move},
    state::View,
};

/// What a draft may come to, in sentences: the chance that a charge arrives, and the attack.
pub fn forecast(view: &View, unit: UnitId, action: &Action) -> Vec<String> {
    let Action::Do(it) = action else {
        return Vec::new();
    };
    let mut sentences = Vec::new();
    if let Move::Charge { target, pivot, arc } = it {
        let aim = aim::charge_so(&view.open, unit, *target, (*pivot, *arc));
        sentences.extend(aim.ok().map(|it| arrival(&it)));
    }
    if let Some(odds) = odds::of_move(&view.open, unit, it) {
        sentences.extend(attack(&odds));
    }
    sentences
}

/// "It needs a 3: 67 %."
fn arrival(aim: &Aim) -> String {
    let (way, needed) = (wording::inches(aim.way), aim.needed);
    let arrives = wording::chance(aim.arrives.0);
    if needed <= 1 {
        say!("{way} to go: it arrives with any roll." | "{way} Weg: Sie kommt mit jedem Wurf an.")
    } else {
        say!(
            "{way} to go: it arrives with a {needed} or more ({arrives})."
                | "{way} Weg: Sie kommt ab einer {needed} an ({arrives})."
        )
    }
}

fn attack(odds: &Odds) -> Vec<String> {
    let dice = wording::count_dice(usize::from(odds.dice));
    let tenths = |thousandths: u32| wording::tenths(thousandths);
    let (hits, lost) = (tenths(odds.hits.mean()), tenths(odds.lost.mean()));
    let destroys = wording::percent(u32::from(odds.destroys()));
    let mut sentences = vec![
        say!(
            "{dice}: {hits} hits and {lost} wounds on average."
                | "{dice}: im Mittel {hits} Treffer und {lost} Wunden."
        ),
        say!("Destroys the target: {destroys}." | "Vernichtet das Ziel: {destroys}."),
    ];
    if let Some(failures) = odds.panic {
        let fails = wording::chance(failures);
        sentences.push(say!(
            "It fails its panic test in {fails} of cases."
                | "Der Paniktest misslingt in {fails} der Fälle."
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
}
