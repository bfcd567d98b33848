//! Rolling dice again, by rights and by tokens (10.1, 10.2).

mod dice;
mod token;

use crate::{
    dice::Face,
    effect::{Pool, Token},
    event::{Event, TokenChange},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::{Action, Prompt, Question},
    task::{Passed, Rerolls, Task},
};
use tabletop::Seat;

/// Asks the next player who can do something, about one thing after the other.
pub fn step(play: &mut Play<'_>, mut frame: Rerolls) {
    let order = match frame.alone {
        Some(seat) => vec![seat],
        None => play.position().priority(),
    };
    while let Some(seat) = order.get(usize::from(frame.at)) {
        if let Some(prompt) = offer(play.position(), &frame, *seat) {
            play.push(Task::Rerolls(frame));
            play.ask(*seat, prompt);
            return;
        }
        frame.at += 1;
        frame.passed.clear();
    }
}

/// Returns what a player can do next: use a right, or spend a token of an enemy.
fn offer(position: &Position, frame: &Rerolls, seat: Seat) -> Option<Prompt> {
    let pool = frame.pool;
    let lying = dice::find(position, pool)?;
    let open = lying.open(pool, seat);
    if !open.contains(&true) {
        return None;
    }
    let faces = lying.faces.to_vec();
    let rights = lying.rights.iter();
    let rights = rights.filter(|it| it.seat == seat && it.pool == pool);
    let rights = rights.count() as u8;
    if rights > 0 && !frame.passed.contains(&Passed::Rights) {
        return Some(Prompt::Reroll {
            pool,
            faces,
            open,
            rights,
        });
    }
    if frame.alone.is_some() {
        return None;
    }
    let unit = lying.roller.unit()?;
    let tokens = token::spendable(position, seat, unit, pool);
    let token = tokens
        .into_iter()
        .find(|token| !frame.passed.contains(&Passed::Token(*token)))?;
    Some(Prompt::Spend {
        unit,
        token,
        pool,
        faces,
        open,
    })
}

pub fn check(open: &[bool], action: &Action) -> Result<(), Illegal> {
    let dice = match action {
        Action::Pass => return Ok(()),
        Action::Reroll(dice) => dice,
        _ => return Err(Illegal::WrongAnswer),
    };
    for (at, die) in dice.iter().enumerate() {
        let may = open.get(usize::from(*die)) == Some(&true);
        if !may || dice[..at].contains(die) {
            return Err(Illegal::NotThatDie(*die));
        }
    }
    Ok(())
}

pub fn answer(play: &mut Play<'_>, mut frame: Rerolls, question: &Question, action: Action) {
    let (seat, pool) = (question.seat, frame.pool);
    let mut dice = match action {
        Action::Reroll(dice) => dice,
        _ => Vec::new(),
    };
    dice.sort_unstable();
    match question.prompt {
        _ if dice.is_empty() => frame.passed.push(match question.prompt {
            Prompt::Spend { token, .. } => Passed::Token(token),
            _ => Passed::Rights,
        }),
        Prompt::Spend { unit, token, .. } => {
            spend(play, seat, (unit, token), pool);
            again(play, seat, pool, &dice);
        }
        _ => {
            dice::use_right(play, pool, seat);
            again(play, seat, pool, &dice);
        }
    }
    play.push(Task::Rerolls(frame));
}

fn spend(play: &mut Play<'_>, seat: Seat, (unit, token): (UnitId, Token), pool: Pool) {
    token::spend(play, seat, unit, token, pool);
    play.open().unit_mut(unit).tokens.set(token, false);
    play.tell(Event::Token {
        unit,
        token,
        change: TokenChange::Spent,
    });
}

/// Rolls these dice again, in the order of their places.
fn again(play: &mut Play<'_>, seat: Seat, pool: Pool, dice: &[u8]) {
    let faces: Vec<Face> = dice.iter().map(|_| play.die()).collect();
    dice::put(play, (pool, seat), dice, &faces);
    play.tell(Event::Rerolled {
        seat,
        pool,
        dice: dice.to_vec(),
        faces,
    });
}
