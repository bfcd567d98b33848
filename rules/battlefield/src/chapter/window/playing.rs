//! A Tactics card that has been laid open: others may answer it, then it is resolved and
//! discarded.

use super::card;
use crate::{
    data::How,
    effect::{Until, Window},
    event::Event,
    play::Play,
    position::{Attached, Roles, Source, UnitId},
    reference::CardRef,
    task::{Env, Playing, PlayingStage, Task},
};
use tabletop::Seat;

pub fn step(play: &mut Play<'_>, mut playing: Box<Playing>) {
    let (card, seat) = (playing.card, playing.seat);
    match playing.stage {
        PlayingStage::Open => {
            playing.stage = PlayingStage::Resolve;
            play.push(Task::Card(playing));
            let bonus = card::bonus(play.position(), seat, card.entry()).is_some();
            play.tell(Event::CardPlayed { seat, card, bonus });
            let roles = Roles {
                card: Some((card, seat)),
                ..Roles::default()
            };
            play.open_window(Window::CardPlayed, roles);
        }
        PlayingStage::Resolve => {
            playing.stage = PlayingStage::Discard;
            let (cancelled, env) = (playing.cancelled, playing.env.clone());
            play.push(Task::Card(playing));
            if cancelled {
                play.tell(Event::Cancelled(Source::Card(card)));
            } else {
                resolve(play, card, env);
            }
        }
        PlayingStage::Discard => {
            if !playing.attached {
                play.open().player_mut(seat).discard.push(card);
            }
        }
    }
}

/// Does what the card says, and what its zone adds to it at this moment.
fn resolve(play: &mut Play<'_>, card: CardRef, env: Env) {
    let bonus = card::bonus(play.position(), env.controller, card.entry());
    let own = (card.script.clone(), env.clone());
    let mut scripts = vec![own];
    if let Some(bonus) = bonus {
        let source = Source::Bonus(card);
        let more = (bonus.script.clone(), Env { source, ..env });
        match bonus.how {
            How::Before => scripts.insert(0, more),
            How::After => scripts.push(more),
            How::Instead => scripts = vec![more],
        }
    }
    // What is pushed last is done first.
    for (steps, env) in scripts.into_iter().rev() {
        play.run_script(steps, env);
    }
}

/// The card that lies open by these roles has no effect.
pub fn cancel(play: &mut Play<'_>, roles: &Roles) {
    let Some(cancelled) = roles.card else { return };
    let mut agenda = play.open().agenda.iter_mut().rev();
    let found = agenda.find_map(|task| match task {
        Task::Card(playing) if (playing.card, playing.seat) == cancelled => Some(playing),
        _ => None,
    });
    if let Some(playing) = found {
        playing.cancelled = true;
    }
}

/// Lays the card that is being resolved at a unit.
pub fn attach(play: &mut Play<'_>, unit: UnitId, (card, by): (CardRef, Seat), until: Until) {
    let cards = &mut play.open().unit_mut(unit).cards;
    cards.push(Attached { card, by, until });
    let mut agenda = play.open().agenda.iter_mut().rev();
    let found = agenda.find_map(|task| match task {
        Task::Card(playing) if (playing.card, playing.seat) == (card, by) => Some(playing),
        _ => None,
    });
    if let Some(playing) = found {
        playing.attached = true;
    }
}
