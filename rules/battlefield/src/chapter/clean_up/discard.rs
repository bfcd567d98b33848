//! Cards of the hand that go at the end of a round: all answer, then all is opened.

use super::in_play;
use crate::{
    chapter::deck,
    event::Event,
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
};

/// Asks everybody who has a hand. Whether somebody was asked.
pub fn ask(play: &mut Play<'_>) -> bool {
    let position = play.position();
    let mut seats = in_play(position);
    seats.retain(|seat| position.player(*seat).hand > 0);
    for seat in &seats {
        play.ask(*seat, Prompt::Discard);
    }
    !seats.is_empty()
}

pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    let cards = match action {
        Action::Pass => return Ok(()),
        Action::Cards(cards) => cards,
        _ => return Err(Illegal::WrongAnswer),
    };
    let mut left = view.hand().map(|it| it.cards.clone()).unwrap_or_default();
    for card in cards {
        let at = left.iter().position(|it| it == card);
        left.remove(at.ok_or(Illegal::NotInHand(*card))?);
    }
    Ok(())
}

/// Keeps an answer; whether it was the last, and all has been opened.
pub fn answer(play: &mut Play<'_>, question: &Question, action: Action) -> bool {
    play.state.secret_mut(question.seat).answer = Some(action);
    if !play.state.questions.is_empty() {
        return false;
    }
    for seat in in_play(play.position()) {
        match play.state.secret_mut(seat).answer.take() {
            Some(Action::Cards(cards)) if !cards.is_empty() => deck::discard(play, seat, cards),
            // That somebody kept all is opened like the rest: until then it was hidden.
            Some(_) => play.tell(Event::Discarded {
                seat,
                cards: Vec::new(),
            }),
            None => {}
        }
    }
    true
}
