//! Answers to what steps ask.

use super::card;
use crate::{
    effect::Zone,
    event::Event,
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
    task::{Script, Task},
};
use tabletop::Dice;

pub fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
    match (prompt, action) {
        (
            Prompt::Target { optional: true, .. } | Prompt::Choose { optional: true, .. },
            Action::Pass,
        ) => Ok(()),
        (Prompt::Target { options, count, .. }, Action::Targets(chosen)) => {
            let wanted = options.len().min(usize::from(*count));
            for (at, thing) in chosen.iter().enumerate() {
                if !options.contains(thing) || chosen[..at].contains(thing) {
                    return Err(Illegal::NotATarget(*thing));
                }
            }
            if chosen.len() == wanted {
                Ok(())
            } else {
                Err(Illegal::Count {
                    wanted: wanted as u8,
                })
            }
        }
        (Prompt::Choose { options, .. }, Action::Choose(option)) if options.contains(option) => {
            Ok(())
        }
        (Prompt::Kind { options, .. }, Action::Kind(token)) if options.contains(token) => Ok(()),
        (Prompt::Borrow { options }, Action::Zones(zone)) if options.contains(zone) => Ok(()),
        (Prompt::Recall { count }, Action::Cards(cards)) => card::check_recall(view, *count, cards),
        (Prompt::Search { count }, Action::Cards(cards)) => card::check_search(view, *count, cards),
        (Prompt::Pay { most }, Action::Pay(wounds)) if wounds <= most => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, mut script: Script, question: &Question, action: Action) {
    let answered = &mut script.answered;
    match action {
        Action::Targets(targets) => {
            let source = script.env.source;
            answered.targets.extend(&targets);
            play.tell(Event::Targeted { source, targets });
        }
        Action::Choose(option) => {
            answered.option = Some(option);
            answered.settled = true;
        }
        Action::Kind(token) => answered.token = Some(token),
        Action::Zones(zone) => {
            answered.option = Some(zone as u8);
            answered.settled = true;
        }
        Action::Pay(wounds) => {
            answered.option = Some(wounds);
            answered.settled = true;
        }
        Action::Cards(cards) => {
            answered.settled = true;
            match question.prompt {
                Prompt::Search { .. } => card::search(play, question.seat, cards),
                _ => card::recall(play, question.seat, cards),
            }
        }
        _ => answered.settled = true,
    }
    play.push(Task::Script(script));
}

/// Some legal answer about cards that are taken, by chance.
pub fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    let all = match prompt {
        Prompt::Recall { .. } => view.open.player(view.seat?).discard.clone(),
        Prompt::Search { .. } => card::of_commander(view),
        _ => return None,
    };
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    Some(Action::Cards(vec![all[dice.below(count) as usize]]))
}

/// The zone of that number.
pub fn zone(number: u8) -> Option<Zone> {
    Zone::ALL.get(usize::from(number)).copied()
}
