//! Siege cards in a window (15.3): neither Orders nor Tactics cards.

use super::{card, env};
use crate::{
    data::By,
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles, Source},
    reference::CardRef,
    task::{Task, WindowFrame},
};
use tabletop::Seat;

/// The faction under which siege cards stand in the data.
const SIEGE: &str = "siege";

/// Whether a player might hold a siege card for this, as far as anybody can see.
pub fn is_possible(position: &Position, frame: &WindowFrame, seat: Seat) -> bool {
    position.player(seat).siege > 0
        && CardRef::all().any(|card| {
            card.window == frame.window
                && card.faction.starts_with(SIEGE)
                && check(position, frame, seat, card).is_ok()
        })
}

pub fn check(
    position: &Position,
    frame: &WindowFrame,
    seat: Seat,
    card: CardRef,
) -> Result<(), Illegal> {
    card::fits(position, frame, seat, card)
}

/// Whether it is for whoever defends a castle wall: siege cards alone name walls.
pub fn is_for_wall(position: &Position, roles: &Roles, card: CardRef, seat: Seat) -> bool {
    let wall = roles.defender.filter(|it| matches!(it, Thing::Wall(_)));
    let owner = wall.and_then(|it| position.owner(it));
    card.faction.starts_with(SIEGE)
        && card.by == By::Defender
        && owner.is_some_and(|it| position.friends(it, seat))
}

pub fn play(play: &mut Play<'_>, frame: WindowFrame, seat: Seat, card: CardRef) {
    let held = &mut play.state.secret_mut(seat).siege;
    if let Some(at) = held.iter().position(|it| *it == card) {
        held.remove(at);
    }
    play.open().player_mut(seat).siege -= 1;
    let env = env(&frame, Source::Card(card), seat, None);
    play.push(Task::Window(frame));
    play.tell(Event::SiegeCardPlayed { seat, card });
    play.run_script(card.script.clone(), env);
}
