//! Set-up.

use super::{Houses, Setup, closed, pieces};
use crate::{
    Area, House, Order, OrderTokens, Phase, Unit, Westeros,
    board::{BUILDINGS, PORTS},
    general::control,
    general::kings_court,
    view::View,
};
use House::{Baratheon, Greyjoy, Lannister, Stark};
use tabletop::{EventRecorder, Game, Quiet, Recorded, Seat, Viewer, testkit::TestDice};

fn new(players: u8) -> View {
    let state = Westeros::start(&Setup::default(), players, &mut Quiet(TestDice::new(1)));
    Westeros::view(&state, Viewer::Spectator)
}

fn stars(view: &View) -> Vec<u8> {
    view.tracks
        .kings_court
        .iter()
        .map(|it| view.house(it).unwrap().stars)
        .collect()
}

fn neutral(view: &View) -> Vec<(Area, u8)> {
    let neutral = |area| (area, view.area(area).neutral);
    Area::ALL
        .map(neutral)
        .into_iter()
        .filter(|it| it.1 > 0)
        .collect()
}

#[test]
fn a_view_counts_what_each_house_begins_with() {
    let view = new(6);
    for house in House::ALL {
        let it = view.house(house).unwrap();
        let (supply, victory) = if house == Stark { (1, 2) } else { (2, 1) };
        assert_eq!(
            (it.supply, it.victory, it.power, it.hand),
            (supply, victory, 5, 0b111_1111)
        );
        assert_eq!(view.area(house.home()).garrison, 2);
    }
    let forces = [(Area::TheEyrie, 6), (Area::KingsLanding, 5)];
    assert_eq!(neutral(&view), forces);
    let highgarden = new(4).area(Area::Highgarden);
    assert_eq!((highgarden.controller, highgarden.garrison), (None, 0));
}

#[test]
fn three_players_leave_the_south_closed() {
    let view = new(3);
    assert_eq!(neutral(&view).len(), 2);
    let shut: Vec<_> = Area::ALL
        .into_iter()
        .filter(|&it| view.area(it).closed)
        .collect();
    assert_eq!(shut.len(), 12 + 4, "twelve lands and their ports");
    assert_eq!(closed(3).intersection(PORTS).len(), 4);
    for port in closed(3).intersection(PORTS) {
        let crate::board::Kind::Port { land, .. } = port.place().kind else {
            unreachable!()
        };
        assert!(closed(3).contains(land));
    }
    assert!(!view.area(Area::TheArbor).closed);
    assert!((4..=6).all(|players| closed(players).is_empty()));
    assert_eq!(stars(&view), [3, 2, 1]);
}

#[test]
fn t007_seats_get_the_houses_of_the_player_count() {
    for players in 3..=6 {
        for houses in [Houses::Chosen, Houses::Drawn] {
            let setup = Setup {
                houses,
                ..Setup::default()
            };
            let state = Westeros::start(&setup, players, &mut Quiet(TestDice::new(3)));
            let mut seated: Vec<_> = (0..players)
                .filter_map(|it| state.house_of(Seat(it)))
                .collect();
            if houses == Houses::Chosen {
                assert_eq!(seated, House::in_play(players));
            }
            seated.sort_unstable();
            assert_eq!(seated, House::in_play(players));
        }
    }
}

#[test]
fn drawn_houses_follow_the_dice() {
    let setup = Setup {
        houses: Houses::Drawn,
        ..Setup::default()
    };
    let seats = |rolls: &[u32]| {
        // The decks are shuffled after the draw: three times ten cards and nine.
        let decks = [(1..10).rev(), (1..10).rev(), (1..10).rev(), (1..9).rev()];
        let rolls: Vec<u32> = rolls
            .iter()
            .copied()
            .chain(decks.into_iter().flatten())
            .collect();
        let mut cx = Quiet(Recorded::new(&rolls));
        let state = Westeros::start(&setup, 3, &mut cx);
        assert!(cx.0.faithful());
        [0, 1, 2].map(|it| state.house_of(Seat(it)).unwrap())
    };
    assert_eq!(seats(&[0, 0]), [Lannister, Stark, Baratheon]);
    assert_eq!(seats(&[2, 1]), [Baratheon, Lannister, Stark]);
}

#[test]
fn every_house_starts_with_a_pair_at_home_and_a_footman_abroad() {
    for house in House::ALL {
        let units = pieces::units(house);
        let total = |unit| -> u8 {
            units
                .iter()
                .flat_map(|(_, it)| *it)
                .filter(|it| it.0 == unit)
                .map(|it| it.1)
                .sum()
        };
        assert_eq!(
            (
                total(Unit::Knight),
                total(Unit::Footman),
                total(Unit::SiegeEngine)
            ),
            (1, 2, 0)
        );
        let ships = if [Baratheon, Lannister, Greyjoy].contains(&house) {
            2
        } else {
            1
        };
        assert_eq!(total(Unit::Ship), ships);
        assert!(units.iter().any(|(area, _)| *area == house.home()));
    }
}

#[test]
fn supply_at_the_start_counts_the_barrels_held() {
    for players in 3..=6 {
        let state = Westeros::start(&Setup::default(), players, &mut Quiet(TestDice::new(1)));
        for &house in House::in_play(players) {
            let held = Area::ALL
                .iter()
                .filter(|&&it| control::controller(&state, it) == Some(house));
            let barrels: u8 = held.map(|it| it.place().supply_icons).sum();
            assert_eq!(barrels, state.supply[house], "{}", house.name());
        }
    }
}

#[test]
fn the_first_round_has_no_westeros_phase_and_everybody_plans() {
    let mut cx = EventRecorder::new(TestDice::new(1));
    let state = Westeros::start(&Setup::default(), 6, &mut cx);
    let began = crate::Event::PhaseBegan {
        phase: Phase::Planning,
    };
    assert_eq!(
        cx.events[..3],
        [
            crate::Event::GameStarted { players: 6 },
            crate::Event::RoundBegan { round: 1 },
            began,
        ]
    );
    assert_eq!(Westeros::decisions(&state).count(), 6);
    assert_eq!(state.allowed, OrderTokens::ALL);
    assert!(Order::ALL.len() == 5 && BUILDINGS.len() == 20);
}

#[test]
fn stars_end_with_the_track() {
    assert_eq!(
        [0, 3, 5, 6, 99].map(|it| kings_court::stars(6, it)),
        [3, 1, 0, 0, 0]
    );
    assert_eq!(
        [0, 1, 2, 3].map(|it| kings_court::stars(4, it)),
        [3, 2, 1, 0]
    );
}
