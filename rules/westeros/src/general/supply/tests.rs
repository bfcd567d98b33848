//! Supply.

use super::{Armies, MOST, conforms};
use crate::{
    Action, Area, Army, Event, House, Illegal, Prompt, State, Troops, Unit, Westeros, WesterosCard,
    chapters::westeros_phase::tests::card,
    testing::{Play, area, because, draw},
};
use tabletop::{Dice, Game, testkit::TestDice};

/// Lannister had supply 5; Riverrun and Seagard are Greyjoy's now.
const EXAMPLE: &str = "
    Lannister | supply 5
    Lannister | Harrenhal       | F F K K
    Lannister | The Twins       | F K K
    Lannister | Lannisport      | F F
    Lannister | Stoney Sept     | F F
    Lannister | Searoad Marches | F
    Greyjoy   | Riverrun        | F
    Greyjoy   | Seagard         | F";

fn example() -> Play {
    card(&draw(6, EXAMPLE), WesterosCard::Supply)
}

/// Written as `Harrenhal F, The Twins F K`.
fn units(text: &str) -> Troops {
    let mut troops = Troops::NONE;
    for part in text.split(',') {
        let mut army = Army::NONE;
        let mut at = Vec::new();
        for word in part.split_whitespace() {
            match word {
                "F" => army = army.with(Unit::Footman, 1),
                "K" => army = army.with(Unit::Knight, 1),
                "SE" => army = army.with(Unit::SiegeEngine, 1),
                "ship" => army = army.with(Unit::Ship, 1),
                name => at.push(name),
            }
        }
        assert!(troops.add(area(&at.join(" ")), army));
    }
    troops
}

fn destroy(text: &str) -> Action {
    Action::Destroy(units(text))
}

#[test]
fn only_own_units_that_stand_there_go() {
    let missing = example().answer("Lannister", destroy("Harrenhal F F F, The Twins F"));
    assert_eq!(missing, because(Illegal::NotEnoughUnits(Area::Harrenhal)));
    let foreign = example().answer("Lannister", destroy("Riverrun F, The Twins F"));
    assert_eq!(foreign, because(Illegal::NotEnoughUnits(Area::Riverrun)));
}

#[test]
fn a_house_with_one_answer_is_not_asked() {
    let text = "Stark|supply 6\n Stark|Moat Cailin|F F F F";
    let play = card(&draw(6, text), WesterosCard::Supply);
    assert_eq!(
        play.state.units[Area::MoatCailin].len(),
        3,
        "supply 1: 3, 2"
    );
    let destroyed = Event::UnitsDestroyed {
        house: House::Stark,
        units: units("Moat Cailin F"),
    };
    assert!(play.events.contains(&destroyed));
    let mixed = "Stark|supply 6\n Stark|Moat Cailin|F F F K";
    let play = card(&draw(6, mixed), WesterosCard::Supply);
    assert_eq!(play.awaited(), ["Stark"]);
}

/// Against all ways to destroy units, one by one: `forced` is right, and `sample` finds them all.
#[test]
fn forced_and_sample_agree_with_every_legal_answer() {
    let mut dice = TestDice::new(7);
    let areas = [
        Area::Winterfell,
        Area::Karhold,
        Area::MoatCailin,
        Area::Seagard,
    ];
    let mut forced = 0;
    for _ in 0..300 {
        let mut state = draw(6, "Stark | supply 0");
        state.supply[House::Stark] = dice.below(3) as u8;
        for at in areas {
            let army = Army::NONE
                .with(Unit::Footman, dice.below(4) as u8)
                .with(Unit::Knight, u8::from(dice.below(4) == 0));
            state.put(House::Stark, at, army);
        }
        if conforms(&state, House::Stark) {
            continue;
        }
        let legal = all_legal(&state, &areas);
        let only = super::reconcile::forced(&state, House::Stark);
        assert_eq!(only.is_some(), legal.len() == 1, "{legal:?}");
        forced += u32::from(only.is_some());
        for answer in [only, Some(super::reconcile::fallback(&state, House::Stark))]
            .into_iter()
            .flatten()
        {
            assert!(legal.contains(&by_area(&answer, &areas)), "{answer:?}");
        }
        let mut missing = legal.clone();
        for _ in 0..3000 {
            let sample = super::reconcile::sample(&state, House::Stark, &mut dice);
            let sample = by_area(&sample, &areas);
            assert!(legal.contains(&sample), "{sample:?}");
            missing.retain(|it| *it != sample);
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "never drawn: {missing:?}");
    }
    assert!(forced > 10, "{forced}");
}

fn by_area(troops: &Troops, areas: &[Area]) -> Vec<(u8, u8)> {
    let counts = |&at: &Area| {
        let army = troops.at(at);
        (army.count(Unit::Footman), army.count(Unit::Knight))
    };
    areas.iter().map(counts).collect()
}

fn all_legal(state: &State, areas: &[Area]) -> Vec<Vec<(u8, u8)>> {
    let mut all = vec![Troops::NONE];
    for &at in areas {
        let army = state.units[at];
        let mut next = Vec::new();
        for footmen in 0..=army.count(Unit::Footman) {
            for knights in 0..=army.count(Unit::Knight) {
                let gone = Army::NONE
                    .with(Unit::Footman, footmen)
                    .with(Unit::Knight, knights);
                for troops in &all {
                    let mut troops = *troops;
                    troops.add(at, gone);
                    next.push(troops);
                }
            }
        }
        all = next;
    }
    let view = Westeros::view(state, tabletop::Viewer::Seat(state.seat_of(House::Stark)));
    all.retain(|it| Westeros::check(&view, &Prompt::Reconcile, &Action::Destroy(*it)).is_ok());
    all.iter().map(|it| by_area(it, areas)).collect()
}

#[test]
fn an_absent_house_keeps_its_strongest() {
    let text = "
        Stark | supply 0
        Stark | Winterfell  | F F F
        Stark | Moat Cailin | K K
        Stark | Seagard     | F K K";
    let kept = super::reconcile::fallback(&draw(6, text), House::Stark);
    assert_eq!(kept, units("Winterfell F F, Seagard F"));
}

#[test]
fn an_army_is_over_exactly_where_supply_does_not_feed() {
    // Up to four armies of two to five units, at every position of the track.
    for supply in 0..=MOST {
        for code in 0..5_u32.pow(4) {
            let sizes = (0..4).map(|i| (code / 5_u32.pow(i) % 5) as u8 + 1);
            let mut armies = Armies::default();
            sizes.for_each(|size| armies.add(size));
            let fed = armies.sizes(supply).all(|(_, fed)| fed);
            assert_eq!(fed, armies.fit(supply), "{armies:?} at {supply}");
        }
    }
}
