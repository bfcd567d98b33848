//! Tests of what the quick ways of the rules compute, against slow ones that are plainly right.

mod naive;

use crate::{
    Action, Area, AreaSet, Army, Event, House, Prompt, Ranking, Setup, State, Track, Troops,
    Westeros,
    board::LANDS,
    chapters::march,
    forced,
    general::control::{controller, count, lands_of},
    general::movement,
    general::power::on_board,
    general::supply::{Armies, conforms},
    testkit::options,
};
use std::collections::BTreeSet;
use tabletop::{
    Dice, EventRecorder, Game, Quiet, Viewer,
    testkit::{TestDice, variant},
};

/// Every state of some random games, and the question that was answered next.
fn states(mut look: impl FnMut(&State, &Prompt, House, &mut TestDice)) {
    for seed in 0..24 {
        let mut cx = Quiet(TestDice::new(seed));
        let mut choice = TestDice::new(!seed);
        let players = 3 + (seed % 4) as u8;
        let mut state = Westeros::start(&options(seed), players, &mut cx);
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let house = state.house_of(asked.seat).unwrap();
            look(&state, &asked.prompt, house, &mut choice);
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            Westeros::apply(&mut state, &asked, action, &mut cx);
        }
    }
}

/// Every other answer that comes up is the same, and only those are asked who want to be.
#[test]
fn forced_answers_are_the_only_ones() {
    let mut asked = BTreeSet::new();
    states(|state, prompt, house, dice| {
        let Some(forced) = forced(state, house, prompt) else {
            return;
        };
        assert!(state.wants_to_be_asked(house), "{prompt:?}: {forced:?}");
        let view = Westeros::view(state, Viewer::Seat(state.seat_of(house)));
        assert_eq!(
            Westeros::check(&view, prompt, &forced),
            Ok(()),
            "{prompt:?}"
        );
        let fallback = Westeros::fallback(&view, prompt);
        assert_eq!(sorted(&fallback), sorted(&forced), "{prompt:?}");
        for _ in 0..4 {
            let sample = Westeros::sample(&view, prompt, dice);
            assert_eq!(sorted(&sample), sorted(&forced), "{prompt:?}");
        }
        asked.insert(variant(prompt));
    });
    assert!(asked.len() > 6, "{asked:?}");
}

/// The units of an answer in the order of the areas, whatever order they were named in.
fn sorted(action: &Action) -> (Action, [Vec<(Area, Army)>; 2]) {
    let units = |troops: &Troops| {
        let mut units: Vec<_> = troops.iter().collect();
        units.sort_by_key(|&(area, _)| area.index());
        units
    };
    match action {
        Action::Destroy(troops) => (Action::Destroy(Troops::NONE), [units(troops), vec![]]),
        Action::Demote {
            replaced,
            destroyed,
        } => (Action::Decline, [units(replaced), units(destroyed)]),
        other => (*other, [vec![], vec![]]),
    }
}

#[test]
fn control_is_that_of_units_tokens_and_shields() {
    states(|state, _, _, _| {
        for area in Area::ALL {
            assert_eq!(
                controller(state, area),
                naive::controller(state, area),
                "{}",
                area.name()
            );
        }
        for &house in state.houses() {
            let lands = AreaSet::filter(|area| {
                LANDS.contains(area) && naive::controller(state, area) == Some(house)
            });
            assert_eq!(lands_of(state, house), lands);
            assert_eq!(usize::from(count(state, house, LANDS)), lands.len());
        }
    });
}

#[test]
fn supply_compares_army_by_army() {
    states(|state, _, _, _| {
        for &house in state.houses() {
            let sizes = naive::armies(state, house);
            let armies = Armies::of(state, house);
            for supply in 0..=6 {
                assert_eq!(
                    armies.fit(supply),
                    naive::fit(sizes.clone(), supply),
                    "{sizes:?} at {supply}"
                );
            }
            let own = state.supply[house];
            assert_eq!(conforms(state, house), naive::fit(sizes, own));
        }
    });
}

#[test]
fn units_reach_what_borders_and_ships_allow() {
    states(|state, _, _, _| {
        for &house in state.houses() {
            for from in Area::ALL {
                let reached = movement::reach(state, house, from);
                let naive = AreaSet::filter(|to| naive::reaches(state, house, from, to));
                assert_eq!(reached, naive, "{} from {}", house.name(), from.name());
            }
        }
    });
}

#[test]
fn marches_are_legal_where_the_end_position_is() {
    let (mut legal, mut illegal) = (0, 0);
    states(|state, prompt, house, dice| {
        let Prompt::ResolveMarch { orders } = *prompt else {
            return;
        };
        for _ in 0..8 {
            let march = naive::any_march(state, orders, dice);
            let refused = march::why_not(state, house, &march);
            let naive = naive::legal(state, house, &march);
            assert_eq!(refused.is_none(), naive, "{march:?}: {refused:?}");
            *(if naive { &mut legal } else { &mut illegal }) += 1;
        }
    });
    assert!(legal > 500 && illegal > 500, "{legal} and {illegal}");
}

#[test]
fn shifting_on_a_track_keeps_the_order_of_the_others() {
    let mut dice = TestDice::new(5);
    let state = Westeros::start(&Setup::default(), 6, &mut Quiet(dice.clone()));
    let mut track = *state.tracks.get(Track::IronThrone);
    for _ in 0..1_000 {
        let before = track;
        let house = House::ALL[dice.below(6) as usize];
        let to = dice.below(8) as usize;
        track.shift(house, to);
        assert_eq!(track.position(house), Some(to.min(5)));
        let others = |it: &Ranking| it.iter().filter(|&it| it != house).collect::<Vec<_>>();
        assert_eq!(others(&track), others(&before));
    }
}

/// Power comes from the pool and goes back to it: without a word of it nobody has more.
#[test]
fn nobody_gains_power_in_silence() {
    for seed in 0..24 {
        let mut choice = TestDice::new(!seed);
        let mut cx = EventRecorder::new(TestDice::new(seed));
        let mut state = Westeros::start(&options(seed), 3 + (seed % 4) as u8, &mut cx);
        let owned = |state: &State, house| state.power[house] + on_board(state, house);
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let before = state;
            cx.events.clear();
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            Westeros::apply(&mut state, &asked, action, &mut cx);
            for &house in state.houses() {
                let gained: u8 = cx.events.iter().map(|it| gain(it, house)).sum();
                let (before, after) = (owned(&before, house), owned(&state, house));
                assert!(after <= before + gained, "{:?}", cx.events);
            }
        }
    }
}

fn gain(event: &Event, to: House) -> u8 {
    match *event {
        Event::PowerGained { house, power } | Event::PowerConsolidated { house, power, .. }
            if house == to =>
        {
            power
        }
        Event::Raided {
            house,
            pillaged: Some(pillage),
            ..
        } if house == to => pillage.gained,
        _ => 0,
    }
}
