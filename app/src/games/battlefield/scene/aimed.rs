//! The layers of what is aimed: the way of a unit that is to stand elsewhere, the words beside an attack, and the charge
//! under way.

use super::{
    going::Going,
    strike::{self, Arrow},
    taken::Taken,
};
use crate::{
    games::battlefield::{
        decide::{self, Strike},
        state::BattleState,
        story::{self, Charging},
        values, wording,
    },
    reactive::memo,
};
use battlefield::{
    aim,
    position::{Position, UnitId},
    question::{Action, Move},
};
use leptos::prelude::*;

/// A charge under way as it leads over the table, and what it has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    pub strike: Strike,
    pub words: String,
    /// It is none of the viewer's side.
    pub theirs: bool,
}

/// Returns the way of whoever is to stand elsewhere.
pub fn going(state: BattleState) -> Memo<Option<Going>> {
    memo(move |_| {
        let to = state.sight().outlook.get();
        let to = to.filter(|it| it.aimed && it.moved)?;
        let course = state.action().as_ref().and_then(decide::course_of);
        let from = state.with_position(|it| it.tray(to.unit.thing()))?;
        Some(Going::new(from, to.pose, course))
    })
}

/// Returns the words beside it: how many of its inches are used.
pub fn used(state: BattleState) -> Memo<Option<String>> {
    memo(move |_| {
        let action = state.action()?;
        let length = decide::course_of(&action)?.length;
        let travels = state.asked_with(|view, prompt| decide::travels(view, prompt, &action));
        let (_, travel) = travels.flatten()?;
        (length > 0).then(|| wording::used(length, travel.most()))
    })
}

/// Returns the words beside the arrow of the draft: how far a charge has to go and how often it arrives, how far arrows
/// fly, which side a melee meets with how many dice.
pub fn words(state: BattleState) -> Memo<Option<String>> {
    memo(move |_| {
        let action = state.ready.with(|it| it.as_ref().ok().cloned())?;
        let from = state.sight().outlook.get()?;
        match action {
            Action::Do(Move::Charge { target, pivot, arc }) => {
                let aim = state
                    .with_position(|it| aim::charge_so(it, from.unit, target, (pivot, arc)))
                    .ok()?;
                let (way, chance) = (
                    wording::tenths_of_inches(aim.way),
                    wording::chance(aim.arrives.0),
                );
                Some(format!("{way}″ · {chance}"))
            }
            Action::Do(Move::Shoot { target, .. }) => state.sight().sights.with(|all| {
                let mut all = all.iter().map(|it| &it.sighting);
                let found = all.find(|it| it.thing == target)?;
                Some(wording::tenths_of_inches(found.shot) + "″")
            }),
            Action::Do(Move::Fight { weapon, .. }) => {
                let side = state.preview.with(|it| Some(it.strike?.side))?;
                let dice = state.with_position(|it| dice(it, from.unit, weapon))?;
                Some(wording::met(side, dice))
            }
            _ => None,
        }
    })
}

/// Returns the number of dice of a weapon as its unit stands, and the face that hits.
fn dice(position: &Position, unit: UnitId, weapon: u8) -> Option<(u8, u8)> {
    let profile = position.unit(unit).profile.entry();
    let attack = profile.attacks.get(usize::from(weapon))?;
    let lost = values::values(position, unit).lost;
    Some((values::dice_now(attack, lost), attack.to_hit))
}

/// Returns the charge that is under way: to the place that is chosen at its target, for others to its side.
pub fn charge(state: BattleState) -> Memo<Option<Charge>> {
    let pending = memo(move |_| {
        state
            .page
            .with(|it| story::charging(it.standing().map(|line| &line.event)))
    });
    memo(move |_| {
        let it = pending.get()?;
        let drafted = state.preview.with(|it| it.strike);
        let (stands, theirs) = state.page.with(|page| {
            let position = &page.view.open;
            let owner = position.owner(it.unit.thing())?;
            let viewer = page.view.seat;
            let theirs = viewer.is_some_and(|viewer| !position.friends(viewer, owner));
            Some((strike_of(position, it)?, theirs))
        })?;
        Some(Charge {
            strike: drafted.unwrap_or(stands),
            words: wording::charged(it.rolled),
            theirs,
        })
    })
}

/// Returns the attack of a charger that stands where it began.
fn strike_of(position: &Position, it: Charging) -> Option<Strike> {
    Some(Strike {
        own: position.tray(it.unit.thing())?,
        target: it.target,
        its: position.tray(it.target)?,
        side: it.side,
        legal: true,
        charges: true,
    })
}

/// Draws the words of a charge under way: along its arrow, or beside the charger at its target.
pub fn told(taken: &mut Taken, it: &Charge) -> String {
    let strike = &it.strike;
    taken.stand(&strike.own);
    if Arrow::of(strike).is_some() {
        return strike::plate(taken, strike, &it.words);
    }
    let beside = (&strike.own, strike.its.pose);
    strike::told(taken, None, beside, &it.words)
}

/// Draws the words of a way.
pub fn plate(taken: &mut Taken, it: &Going, words: &str) -> String {
    strike::told(taken, it.arrow().as_ref(), (&it.to, it.begins()), words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{chart::Chart, example::example};
    use battlefield::{
        field::{Course, Direction, Thing},
        geometry::Arc,
    };

    #[test]
    fn a_charge_under_way_leads_from_where_its_charger_stands() {
        let position = example();
        let charging = Charging {
            unit: UnitId(1),
            target: Thing::Unit(7),
            side: Arc::Front,
            rolled: None,
        };
        let strike = strike_of(&position, charging).unwrap();
        assert_eq!(Some(strike.own), position.units[1].tray());
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let charge = Charge {
            strike,
            words: "charges".to_owned(),
            theirs: true,
        };
        assert!(told(&mut taken, &charge).contains(">charges</text>"));
        let gone = Charging {
            target: Thing::Unit(99),
            ..charging
        };
        assert_eq!(strike_of(&position, gone), None);
    }

    #[test]
    fn the_words_of_a_way_stand_clear_of_both_trays() {
        let position = example();
        let from = position.units[1].tray().unwrap();
        for length in [1_000, 4_000, 9_000] {
            let course = Course::straight(Direction::Forward, length);
            let [.., last] = course.places(&from);
            let going = Going::new(from, last.pose, Some(course));
            let mut taken = Taken::new(Chart::new(&position, false), &position);
            taken.stand(&going.to);
            let before = taken.written();
            assert!(plate(&mut taken, &going, "4″ of 5″").contains(">4″ of 5″</text>"));
            assert_eq!(taken.written(), before + 1);
            assert!(taken.covered(before).is_empty(), "{length}");
        }
    }
}
