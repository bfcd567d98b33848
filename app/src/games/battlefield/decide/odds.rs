//! The forecast of an attack, before anybody rolls.

use super::{super::wording, aiming::target_of};
use battlefield::{
    aim::{self, Aim},
    effect::Token,
    field::Thing,
    geometry::Arc,
    odds::{self, Odds},
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};

/// The forecast of a draft, in sentences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// The bad ends that it may come to.
    pub warnings: Vec<String>,
    /// The attack itself: "Charge the front of Guardsmen".
    pub head: String,
    /// The way, and the dice.
    pub lines: Vec<String>,
    /// The likeliest result.
    pub likely: Option<String>,
    /// Averages, and what is not in it.
    pub notes: Vec<String>,
}

/// Returns what a draft may come to; nothing where it attacks nobody.
pub fn forecast(view: &View, unit: UnitId, action: &Action) -> Option<Forecast> {
    let Action::Do(it) = action else {
        return None;
    };
    let mut told = Forecast::default();
    let mut side = None;
    if let Move::Charge { target, pivot, arc } = it {
        let aim = aim::charge_so(&view.open, unit, *target, (*pivot, *arc)).ok();
        let stays = || aim::may_stay(&view.open, unit, *target, (*pivot, *arc));
        if let Some(aim) = &aim {
            arrival(&mut told, aim, stays);
            side = arc.or_else(|| aim.sides.first().copied());
        }
    }
    let odds = odds::of_move(&view.open, unit, it);
    if let Some(odds) = &odds {
        attack(&mut told, view, odds, target_of(action));
    }
    if told == Forecast::default() {
        return None;
    }
    told.head = head(view, unit, action, side);
    Some(told)
}

fn head(view: &View, unit: UnitId, action: &Action, side: Option<Arc>) -> String {
    let who = unit.thing();
    wording::aimed(view, &Prompt::Action { who }, action, side)
}

/// Says "8 inches to go: needs 3+, 67% that it arrives.", and how it may fail or be Disorderly.
fn arrival(told: &mut Forecast, aim: &Aim, stays: impl FnOnce() -> bool) {
    told.lines
        .push(wording::arrival(aim.way, aim.needed, aim.arrives.0));
    if aim.arrives.0 < aim::Chance::ALL {
        let fails = aim::Chance::ALL - aim.arrives.0;
        told.warnings.push(wording::falls_short(fails, stays()));
    }
    if aim.arrives_disorderly.0 > 0 {
        told.notes
            .push(wording::disorderly(aim.arrives_disorderly.0));
    }
}

/// Says what the dice promise, what is likeliest, and the averages.
fn attack(told: &mut Forecast, view: &View, odds: &Odds, target: Option<Thing>) {
    if odds.stops() > 0 {
        told.warnings.push(wording::stops(odds.stops()));
    }
    told.lines.push(wording::throw_of(odds));
    let defender = target.and_then(Thing::unit).map(|id| view.open.unit(id));
    let morale = defender.map(|it| (it.profile.morale, it.tokens.has(Token::Panicked)));
    told.likely = Some(wording::likely(odds, likeliest(odds), morale));
    told.notes.insert(0, wording::averages(odds));
}

/// Returns the likeliest number of wounds of the attack itself, at most what its target has.
fn likeliest(odds: &Odds) -> u64 {
    let all = 0..=odds.wounds.most();
    let likeliest = all.max_by_key(|it| odds.wounds.exactly(*it)).unwrap_or(0);
    (likeliest as u64).min(u64::from(odds.health))
}

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};
    use battlefield::geometry::Facing;

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
        let straight = "8 inches to go: needs 3+, 67% that it arrives.";
        let first = |pivot| charge(pivot).unwrap().lines.remove(0);
        assert_eq!(first(None), straight);
        assert_ne!(first(Some(Facing::degrees(12))), straight);
        assert_eq!(charge(Some(Facing::SOUTH)), None);
        let told = charge(None).unwrap();
        assert_eq!(told.head, "Charge the front of Guardsmen");
        let fails = "Fails in 33% of cases: it stops short of the target and takes a panic test.";
        assert_eq!(told.warnings, [fails]);
    }

    #[test]
    fn the_forecast_says_what_is_in_it() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 16_000);
        let it = Move::Charge {
            target: Thing::Unit(1),
            pivot: None,
            arc: None,
        };
        let told = forecast(&view, UnitId(0), &Action::Do(it)).unwrap();
        assert!(told.warnings.is_empty(), "it arrives anyway: {told:?}");
        assert!(
            told.lines[0].contains("it arrives with any roll"),
            "{told:?}"
        );
        assert!(told.lines[1].starts_with("8 dice, hits on "), "{told:?}");
        assert!(told.lines[1].contains("saves on "), "{told:?}");
        let likely = told.likely.as_ref().unwrap();
        assert!(likely.contains("then morale 7+"), "{told:?}");
        let notes = told.notes.join(" ");
        assert!(
            notes.contains("wounds on average, panic included"),
            "{told:?}"
        );
        assert!(
            notes.contains("In 17% of cases it arrives Disorderly"),
            "{told:?}"
        );
        assert!(notes.contains("Cards, Orders and tokens"), "{told:?}");
    }

    #[test]
    fn whoever_attacks_nobody_has_no_forecast() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 22_800);
        assert_eq!(forecast(&view, UnitId(0), &Action::Do(Move::Retreat)), None);
        assert_eq!(forecast(&view, UnitId(0), &Action::Pass), None);
    }
}
