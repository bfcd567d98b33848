//! Siege cards in a window (15.3): neither Orders nor Tactics cards.

use super::{card, env};
use crate::{
    event::Event,
    play::Play,
    position::{Position, Source},
    reference::CardRef,
    task::{Task, WindowFrame},
};
use tabletop::Seat;

/// Tells whether a player might hold a siege card for this, as far as anybody can see.
pub fn is_possible(position: &Position, frame: &WindowFrame, seat: Seat) -> bool {
    position.player(seat).siege > 0
        && CardRef::all().any(|card| {
            card.window == frame.window
                && card.faction.starts_with(card::SIEGE)
                && card::fits(position, frame, seat, card).is_ok()
        })
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
