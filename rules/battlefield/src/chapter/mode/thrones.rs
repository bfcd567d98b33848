//! A Game of Thrones (15.1).

use crate::{
    chapter::victory,
    conditions::all_hold,
    effect::Window,
    event::Why,
    play::Play,
    position::{Bearer, Roles, Source},
    task::Env,
};

/// From the second round on each marker that is held is worth a point, and then its card acts: for
/// whoever held it then, wherever the cards before it have led them.
pub fn score(play: &mut Play<'_>) {
    let position = play.position();
    if position.phase.round() < 2 {
        return;
    }
    let held = (0..).zip(&position.markers);
    let held: Vec<_> = held
        .filter_map(|(number, marker)| Some((number, marker.holder?, marker.card)))
        .collect();
    for (number, holder, _) in &held {
        let side = play.position().side(play.position().unit(*holder).owner);
        victory::score(play, side, 1, Why::Marker(*number));
    }
    // What is put on the agenda last is done first.
    for (number, holder, card) in held.into_iter().rev() {
        let Some(card) = card.filter(|card| card.window == Window::ObjectiveScored) else {
            continue;
        };
        let env = Env {
            source: Source::Ability(card),
            controller: play.position().unit(holder).owner,
            bearer: Some(Bearer::Marker(number)),
            window: Window::ObjectiveScored,
            roles: Roles {
                holder: Some(holder),
                ..Roles::default()
            },
            same: Vec::new(),
            paid: 0,
        };
        if all_hold(play.position(), &card.when, &env) {
            play.run_script(card.script.clone(), env);
        }
    }
}
