//! What holds after every answer: section by section of a referee's list.

use crate::{
    Area, AreaSet, House, Illegal, OrderToken, Phase, Ranking, State, Track, Unit,
    board::{BUILDINGS, Kind},
    control, kings_court, planning, power, setup, supply,
};

type Check = Result<(), String>;

pub(super) fn invariants(state: &State) -> Check {
    for area in Area::ALL {
        units(state, area).map_err(|why| format!("{}: {why}", area.name()))?;
    }
    for house in House::ALL {
        let check = if state.in_play(house) {
            in_play
        } else {
            out_of_play
        };
        check(state, house).map_err(|why| format!("{}: {why}", house.name()))?;
    }
    for track in Track::ALL {
        permutation(state, *state.tracks.get(track))?;
    }
    holds(
        state.wildlings.is_multiple_of(2) && state.wildlings < 12,
        "wildling track",
    )?;
    holds((1..=10).contains(&state.round), "round")?;
    holds(
        (state.phase == Phase::GameOver) == state.agenda.top().is_none(),
        "agenda",
    )
}

fn units(state: &State, area: Area) -> Check {
    let army = state.units[area];
    let ships = army.count(Unit::Ship);
    let houses = House::ALL
        .into_iter()
        .filter(|&it| state.occupied[it].contains(area))
        .count();
    holds(
        houses == usize::from(!army.is_empty()),
        "units of one house, or none",
    )?;
    match area.place().kind {
        Kind::Land => holds(ships == 0, "ship on land")?,
        Kind::Sea => holds(ships == army.len(), "land units at sea")?,
        Kind::Port { .. } => holds(ships == army.len() && ships <= 3, "port")?,
    }
    let routed = state.routed(area);
    for unit in Unit::ALL {
        holds(
            routed.count(unit) <= army.count(unit),
            "more routed than there are",
        )?;
    }
    let closed = setup::closed(state.players).contains(area);
    holds(!closed || army.is_empty(), "units in a closed area")?;
    let ordered = state.orders.get(area).is_some();
    holds(!ordered || !army.is_empty(), "order without units")
}

fn in_play(state: &State, house: House) -> Check {
    let areas = state.areas_with_units(house);
    for unit in Unit::ALL {
        let on_board: u8 = areas.iter().map(|area| state.units[area].count(unit)).sum();
        holds(on_board <= unit.figures(), "more figures than there are")?;
    }
    let on_board = power::on_board(state, house);
    holds(
        state.power[house] + on_board <= power::TOKENS,
        "power tokens",
    )?;
    holds(supply::conforms(state, house), "supply")?;
    let stars = kings_court::stars_of(state, house);
    let orders = planning::check_tokens(state.allowed, stars, &state.orders.on(areas));
    // Restrictions end with the Raven, so what is forbidden next round may lie there now.
    holds(
        orders.is_ok() || matches!(orders, Err(Illegal::Forbidden(_))),
        "tokens",
    )?;
    holds(state.hand[house] == 0b111_1111, "hand")?;
    holds(
        control::count(state, house, BUILDINGS) < 7,
        "seven buildings and the game goes on",
    )?;
    let seats = state.seats.iter().filter(|&&it| it == Some(house)).count();
    holds(seats == 1, "seat")
}

fn out_of_play(state: &State, house: House) -> Check {
    holds(state.asked[house].is_none(), "asked")?;
    holds(state.areas_with_units(house).is_empty(), "units")?;
    holds(!state.seats.contains(&Some(house)), "seated")
}

fn permutation(state: &State, track: Ranking) -> Check {
    let all = state
        .houses()
        .iter()
        .all(|&house| track.position(house).is_some());
    holds(all && track.len() == state.houses().len(), "track")
}

fn holds(holds: bool, what: &str) -> Check {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

#[test]
fn they_notice() {
    let sound = super::draw(6, "Stark | Winterfell | F K | Raid");
    assert_eq!(invariants(&sound), Ok(()));
    let broken = |break_it: fn(&mut State)| {
        let mut state = sound;
        break_it(&mut state);
        invariants(&state).is_err()
    };
    assert!(broken(|it| it.orders.place(Area::Pyke, OrderToken::Raid)));
    assert!(broken(|it| it.occupied[House::Stark] = AreaSet::EMPTY));
    assert!(broken(
        |it| it.units[Area::Winterfell] = it.units[Area::Winterfell].with(Unit::Ship, 1)
    ));
    assert!(broken(
        |it| it.units[Area::Winterfell] = it.units[Area::Winterfell].with(Unit::Footman, 3)
    ));
    assert!(broken(|it| it.power[House::Stark] = 21));
    assert!(broken(|it| it.round = 11));
    assert!(broken(|it| it.seats[0] = None));
}
