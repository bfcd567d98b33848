//! Answers to the modes: of somebody who is away, and by chance.

use crate::{
    allowed::place,
    chapter::mode::{feast, storm, winds},
    ground::{self, pieces},
    question::{Action, Prompt},
    state::View,
};
use tabletop::Dice;

pub fn fallback(view: &View, prompt: &Prompt) -> Action {
    match prompt {
        Prompt::Missions => Action::Missions {
            score: winds::fulfilled(view),
            discard: None,
        },
        Prompt::Pile { unit, stood } => {
            let pose = feast::nearest(&view.open, *unit, *stood);
            pose.map_or(Action::Pass, |pose| Action::Place {
                piece: pieces::PILE.to_owned(),
                pose,
            })
        }
        _ => Action::Redeploy(Vec::new()),
    }
}

/// By chance; `None` for the fallback.
pub fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    let position = &view.open;
    match prompt {
        Prompt::Missions => {
            let score = winds::fulfilled(view);
            let mut rest = view
                .hand()?
                .missions
                .iter()
                .filter(|it| !score.contains(it));
            let discard = rest.next().cloned().filter(|_| dice.below(2) == 0);
            Some(Action::Missions { score, discard })
        }
        Prompt::Redeploy => {
            let destroyed = storm::destroyed(position);
            let id = *destroyed.get(dice.below(destroyed.len().max(1) as u32) as usize)?;
            let zone = ground::of(position, position.unit(id).owner)?;
            let pose = place::search(position, id, &zone, |pose| {
                storm::check(view, &[(id, pose)])
            })?;
            Some(Action::Redeploy(vec![(id, pose)]))
        }
        _ => None,
    }
}
