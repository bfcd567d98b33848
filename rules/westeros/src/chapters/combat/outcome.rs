//! Step 6.1: the winner, and the texts that answer to victory and defeat.

use super::{
    Combat, Step, ahead, go_on, now, now_mut, strength,
    texts::{cersei_lannister, renly_baratheon, roose_bolton, tywin_lannister},
    turn_to, window,
};
use crate::{
    Event, Position, Prompt, Side, State,
    state::agenda::{Done, Flow},
    vocabulary::house_cards::{Outcome, Text},
};
use tabletop::Cx;

pub(super) fn decide(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let total = |side| strength(state, &combat, side).total();
    cx.emit(Event::StrengthCounted {
        attacker: total(Side::Attacker),
        defender: total(Side::Defender),
    });
    let winner = ahead(state, &combat);
    now_mut(state).winner = Some(winner);
    cx.emit(Event::CombatWon {
        house: combat.houses[winner],
        area: combat.area,
    });
    let done = Done::Nobody;
    go_on(state, Step::Outcome { done })
}

pub(super) fn run(state: &mut State, done: Done, cx: &mut impl Cx<Event>) -> Flow {
    let Some(side) = window::next(state, done) else {
        return go_on(state, Step::Casualties);
    };
    let done = done.with(side);
    turn_to(state, Step::Outcome { done });
    let combat = now(state);
    let won = combat.winner == Some(side);
    match text(&combat, side) {
        Some(Outcome::GainPower) if won => tywin_lannister::won(state, side, cx),
        Some(Outcome::RemoveOrder) if won => return cersei_lannister::won(state, side),
        Some(Outcome::PromoteFootman) if won => return renly_baratheon::won(state, side),
        Some(Outcome::TakeAllBack) if !won => roose_bolton::lost(state, side, cx),
        Some(_) | None => {}
    }
    Flow::GoOn
}

fn text(combat: &Combat, side: Side) -> Option<Outcome> {
    match combat.text(side)? {
        Text::Outcome(text) => Some(text),
        _ => None,
    }
}

pub(super) fn prompt(position: &Position, combat: &Combat, side: Side) -> Option<Prompt> {
    match text(combat, side)? {
        Outcome::RemoveOrder => Some(Prompt::Cersei {
            orders: cersei_lannister::targets(position, combat, side),
        }),
        Outcome::PromoteFootman => Some(Prompt::Renly {
            areas: renly_baratheon::areas(position, combat, side),
        }),
        Outcome::GainPower | Outcome::TakeAllBack => None,
    }
}
