//! The second window after the reveal: texts that are carried out at once.

use super::{
    Combat, Step, go_on, now,
    texts::{aeron_damphair, doran_martell, mace_tyrell, queen_of_thorns},
    turn_to, window,
};
use crate::{
    Event, Position, Prompt, Side, State,
    state::agenda::{Done, Flow},
    vocabulary::house_cards::{Immediate, Text},
};
use tabletop::Cx;

pub(super) fn run(state: &mut State, done: Done, cx: &mut impl Cx<Event>) -> Flow {
    let Some(side) = window::next(state, done) else {
        return go_on(state, Step::DrawTides);
    };
    let done = done.with(side);
    turn_to(state, Step::Immediate { done });
    match text(&now(state), side) {
        Some(Immediate::PayForAnother) => aeron_damphair::run(state, side),
        Some(Immediate::EnemyToTheBottom) => doran_martell::run(state, side, cx),
        Some(Immediate::KillFootman) => mace_tyrell::run(state, side, cx),
        Some(Immediate::RemoveOrderBeside) => queen_of_thorns::run(state, side, cx),
        None => Flow::GoOn,
    }
}

fn text(combat: &Combat, side: Side) -> Option<Immediate> {
    match combat.text(side)? {
        Text::Immediate(text) => Some(text),
        _ => None,
    }
}

pub(super) fn prompt(position: &Position, combat: &Combat, side: Side) -> Option<Prompt> {
    Some(match text(combat, side)? {
        Immediate::PayForAnother => Prompt::Aeron,
        Immediate::EnemyToTheBottom => Prompt::Doran,
        Immediate::KillFootman => Prompt::Mace,
        Immediate::RemoveOrderBeside => Prompt::QueenOfThorns {
            orders: queen_of_thorns::targets(position, combat, side),
        },
    })
}
