//! They notice.

use super::invariants;
use crate::{
    Area, Army, House, OrderToken, Phase, State, Unit, WildlingCard,
    testing::{Play, draw},
};

fn sound() -> State {
    let drawn = "
        Stark   | Winterfell | F K  | Support
        Greyjoy | Bay of Ice | ship | Raid
        Tyrell  | Highgarden | F    | Raid";
    Play::begin(Phase::Raid, draw(6, drawn)).state
}

#[track_caller]
fn notices(what: &str, break_it: fn(&mut State)) {
    let mut state = sound();
    break_it(&mut state);
    let noticed = invariants(&state).unwrap_err();
    assert!(noticed.contains(what), "{noticed}");
}

#[test]
fn what_is_broken_on_the_board() {
    assert_eq!(invariants(&sound()), Ok(()));
    notices("order without", |it| {
        it.orders.place(Area::Pyke, OrderToken::Raid);
    });
    notices("units of one house", |it| {
        it.occupied[House::Stark] = it.occupied[House::Stark].without(Area::Winterfell);
    });
    notices("units of one house", |it| {
        it.occupied[House::Tyrell] = it.occupied[House::Tyrell].with(Area::Winterfell);
    });
    notices("ship on land", |it| {
        it.put(House::Stark, Area::Winterfell, Army::one(Unit::Ship));
    });
    notices("Siege Engines never rout", |it| {
        it.put_routed(House::Stark, Area::Winterfell, Army::one(Unit::SiegeEngine));
    });
    notices("land units at sea", |it| {
        it.put(House::Stark, Area::SunsetSea, Army::one(Unit::Knight));
    });
    notices("port", |it| {
        it.put(
            House::Stark,
            Area::PortOfWinterfell,
            Army::NONE.with(Unit::Ship, 4),
        );
    });
    notices("power token on the own shield", |it| {
        it.power_tokens[House::Stark] = it.power_tokens[House::Stark].with(Area::Winterfell);
    });
    notices("under an enemy's units", |it| {
        it.power_tokens[House::Greyjoy] = it.power_tokens[House::Greyjoy].with(Area::Winterfell);
    });
    notices("garrison among its enemies", |it| {
        it.put(House::Stark, Area::Pyke, Army::one(Unit::Footman));
    });
    notices("units among a neutral force", |it| {
        it.put(House::Stark, Area::KingsLanding, Army::one(Unit::Footman));
    });
}

#[test]
fn what_is_broken_with_houses() {
    notices("more figures", |it| {
        for area in [Area::TheArbor, Area::Oldtown, Area::TheReach] {
            it.put(House::Stark, area, Army::NONE.with(Unit::Knight, 2));
        }
    });
    notices("armies too many", |it| {
        it.put(
            House::Stark,
            Area::Winterfell,
            Army::NONE.with(Unit::Footman, 3),
        );
    });
    notices("power tokens", |it| it.power[House::Stark] = 21);
    notices("against the King's Court", |it| {
        it.orders.place(Area::Highgarden, OrderToken::RaidStar);
        it.tracks.kings_court.shift(House::Tyrell, 5);
    });
    notices("empty hand", |it| it.hand[House::Stark] = 0);
    notices("eight cards", |it| it.hand[House::Stark] = 0xff);
    notices("seat", |it| it.seats[0] = None);
    notices("supply track", |it| it.supply[House::Stark] = 7);
    notices("seven buildings", |it| {
        let tokens = &mut it.position.power_tokens[House::Stark];
        for area in [
            Area::WhiteHarbor,
            Area::MoatCailin,
            Area::FlintsFinger,
            Area::Seagard,
            Area::Riverrun,
            Area::Harrenhal,
        ] {
            *tokens = tokens.with(area);
        }
    });
}

#[test]
fn what_is_broken_elsewhere() {
    notices("round", |it| it.round = 11);
    notices("wildling track", |it| it.wildlings = 12);
    notices("wildling track", |it| it.wildlings = 3);
    notices("wildling deck", |it| {
        it.secrets.wildlings[0] = Some(WildlingCard::CrowKillers);
        it.secrets.wildlings[1] = Some(WildlingCard::CrowKillers);
    });
    notices("Westeros deck", |it| {
        it.secrets.westeros[0] = crate::Pile::EMPTY;
    });
    notices("agenda", |it| {
        while it.agenda.top().is_some() {
            it.agenda.pop();
        }
    });
    notices("track", |it| {
        it.tracks.fiefdoms = crate::Ranking::of(&[House::Stark], |_| true);
    });
    notices("nobody is asked", |it| it.asked = crate::ByHouse::default());
    notices("orders face down", |it| {
        it.orders.clear(Area::Winterfell);
        it.covered = it.covered.with(Area::Winterfell);
    });
}
