//! Each kind of standing order on a drawn board.

mod battle;
mod cards;
mod council;
mod games;
mod march;
mod sheet;
mod support;

use crate::{
    Action, House, HouseCard, HouseSet, Side,
    answers::standing::{Aid, Lasts, Matter, Standing, StandingOrder, foreseen},
    chapters::combat::tests::attack,
    testing::{Play, draw},
};
use House::Lannister;
use HouseCard::{CerseiLannister, SerJaimeLannister, TyrionLannister};

fn standing_of(matters: impl IntoIterator<Item = Matter>) -> Standing {
    let order = |matter| StandingOrder {
        matter,
        lasts: Lasts::Changed,
    };
    Standing(matters.into_iter().map(order).collect())
}

fn answer(play: &Play, who: &str, standing: &Standing) -> Option<Action> {
    let prompt = play.prompt(who).expect("asked");
    foreseen(&play.view(who), &prompt, standing)
}

fn says(play: &Play, who: &str, matter: Matter) -> Option<Action> {
    answer(play, who, &standing_of([matter]))
}

fn set(houses: &[House]) -> HouseSet {
    houses.iter().copied().collect()
}

fn aid(beside: &[House], against: &[House]) -> Aid {
    Aid::Houses {
        beside: set(beside),
        against: set(against),
    }
}

fn everywhere(aid: Aid) -> Matter {
    Matter::Support { area: None, aid }
}

fn card(enemy: Option<House>, side: Option<Side>, cards: &[HouseCard]) -> Matter {
    Matter::Card {
        enemy,
        side,
        cards: cards.to_vec(),
    }
}

/// Both are asked for a card; Lannister holds Cersei, Tyrion and Jaime.
fn choosing() -> Play {
    let mut state = draw(6, "Tyrell|The Reach|K|March\n Lannister|Blackwater|F");
    state.hand[Lannister] = CerseiLannister.bit() | TyrionLannister.bit() | SerJaimeLannister.bit();
    attack(state, "The Reach > Blackwater")
}

fn combat_fallback(play: &Play, who: &str) -> Action {
    use tabletop::Game;
    let prompt = play.prompt(who).unwrap();
    crate::Westeros::fallback(&play.view(who), &prompt)
}
