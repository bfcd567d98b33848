//! Windows: mandatory effects, then offers in the order of priority (chapter 11).

mod ability;
mod card;
pub mod could;
pub mod mandatory;
mod part;
mod playing;
mod siege;

pub use ability::steps as steps_of_ability;
pub use card::bonus;
pub use playing::{attach, cancel, step as step_card};

use crate::{
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Bearer, Position, Source},
    question::{Action, Prompt, Question},
    state::View,
    task::{Env, Offer, Passage, Task, Use, WindowFrame},
};
use tabletop::Seat;

pub fn step(play: &mut Play<'_>, mut frame: WindowFrame) {
    if frame.passage == Passage::Mandatory {
        if mandatory::next(play, &mut frame) {
            return;
        }
        frame.passage = Passage::Offers(0);
    }
    let order = play.position().priority();
    while let Passage::Offers(at) = frame.passage
        && let Some(seat) = order.get(usize::from(at)).copied()
    {
        let offer = offer(play.position(), &frame, seat);
        if offer != Offer::default() {
            let (window, roles) = (frame.window, frame.roles);
            play.push(Task::Window(frame));
            play.ask(
                seat,
                Prompt::React {
                    window,
                    roles,
                    offer,
                },
            );
            return;
        }
        frame.passage = Passage::Offers(at + 1);
    }
}

/// Returns what lies open for a player to do in a window. Only what everybody sees counts: whether somebody is asked
/// must not tell what they hold (11.4).
fn offer(position: &Position, frame: &WindowFrame, seat: Seat) -> Offer {
    Offer {
        abilities: ability::open(position, frame, seat),
        cards: card::is_possible(position, frame, seat),
        siege: siege::is_possible(position, frame, seat),
    }
}

/// Checks that this may be used now; to pass is always allowed.
pub fn check(view: &View, offer: &Offer, action: &Action) -> Result<(), Illegal> {
    let position = &view.open;
    let (Some(Task::Window(frame)), Some(seat)) = (position.agenda.last(), view.seat) else {
        return Err(Illegal::WrongAnswer);
    };
    match action {
        Action::Pass => Ok(()),
        Action::Use(Use::Ability(bearer, used)) => {
            if offer.abilities.contains(&(*bearer, *used)) {
                Ok(())
            } else {
                Err(ability::why_not(position, frame, seat, (*bearer, *used)))
            }
        }
        Action::Use(Use::Card(played)) => {
            let hand = view.hand().ok_or(Illegal::NotInHand(*played))?;
            if hand.siege.contains(played) {
                card::fits(position, frame, seat, *played)
            } else if hand.cards.contains(played) {
                card::check(position, frame, seat, *played)
            } else {
                Err(Illegal::NotInHand(*played))
            }
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn check_order(options: &[Use], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Use(next) if options.contains(next) => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: WindowFrame, question: &Question, action: Action) {
    let seat = question.seat;
    if matches!(action, Action::Use(_)) {
        play.disturb(seat);
    }
    match (frame.passage, action) {
        (Passage::Mandatory, Action::Use(next)) => mandatory::run(play, frame, next),
        (Passage::Offers(_), Action::Use(Use::Ability(bearer, used))) => {
            ability::take(play, frame, seat, (bearer, used));
        }
        (Passage::Offers(_), Action::Use(Use::Card(played))) => {
            if play.state.secret(seat).siege.contains(&played) {
                siege::play(play, frame, seat, played);
            } else {
                card::play(play, frame, seat, played);
            }
        }
        (Passage::Offers(at), _) => {
            frame.passage = Passage::Offers(at + 1);
            play.push(Task::Window(frame));
        }
        (Passage::Mandatory, _) => play.push(Task::Window(frame)),
    }
}

/// In what an effect of this window is done.
pub fn env(frame: &WindowFrame, source: Source, controller: Seat, bearer: Option<Bearer>) -> Env {
    Env {
        source,
        controller,
        bearer,
        window: frame.window,
        roles: frame.roles,
        same: Vec::new(),
        paid: 0,
    }
}

fn tell_used(play: &mut Play<'_>, seat: Seat, used: Use) {
    if let Use::Ability(bearer, ability) = used {
        play.tell(Event::Used {
            seat,
            bearer,
            ability,
        });
    }
}
