//! The computer's play of the miniatures game: greedily, by what one seat sees now.
//!
//! [`answer`] is a pure function of a view, a question and dice. It looks at no other position
//! than the present one, and works in whole numbers, so every machine gives the same answer.
//!
#![doc = include_str!("policy.md")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "points, and counts of units and cards, are a few thousand at most"
)]

mod action;
mod attack;
mod board;
mod choice;
mod dice;
mod idle;
mod levels;
mod mode;
mod place;
mod react;
mod scene;
mod script;
mod seen;
mod set_up;
mod strike;
mod temper;
mod turn;
mod ways;
mod worth;

pub(crate) use levels::{BEGINNER, LEVELS};
pub use temper::Temper;
use worth::VICTORY_POINT;

use crate::{
    Battlefield, agenda,
    question::{Action, Prompt},
    state::View,
};
use seen::Seen;
use tabletop::{Budget, Dice, Policy};

/// The greedy player, as even-tempered as its temperature.
#[derive(Clone, Copy, Debug)]
pub struct Greedy(pub Temper);

impl Policy<Battlefield> for Greedy {
    fn answer(&self, view: &View, prompt: &Prompt, _: Budget, dice: &mut dyn Dice) -> Action {
        answer(view, self.0, prompt, dice)
    }
}

/// The answer of the seat that looks, at this temperature.
pub fn answer(view: &View, temper: Temper, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
    let me = view.seat.expect("only a seat is asked");
    let seen = &Seen { view, me, temper };
    let chosen = choose(seen, prompt, dice);
    chosen
        .filter(|it| agenda::check(view, prompt, it).is_ok())
        .unwrap_or_else(|| set_up::otherwise(seen, prompt))
}

/// Returns the answer that an even-tempered player would give in the set-up; of places for terrain these dice
/// draw some.
pub(crate) fn before_battle(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    let (me, temper) = (view.seat?, Temper(0));
    let seen = &Seen { view, me, temper };
    let legal = |it: &Action| agenda::check(view, prompt, it).is_ok();
    let chosen = set_up::answer(seen, prompt, dice).filter(legal);
    chosen.or_else(|| Some(set_up::otherwise(seen, prompt)).filter(legal))
}

fn choose(seen: &Seen, prompt: &Prompt, dice: &mut dyn Dice) -> Option<Action> {
    Some(match prompt {
        Prompt::Army
        | Prompt::Role
        | Prompt::Terrain { corpse_pile: false }
        | Prompt::Zone { .. }
        | Prompt::Deploy => {
            return set_up::answer(seen, prompt, dice);
        }
        Prompt::Select => return turn::select(seen, dice),
        Prompt::Action { who } => action::act(seen, *who, dice),
        Prompt::Free { who, kind, terms } => {
            return action::free(seen, *who, (*kind, terms), dice);
        }
        Prompt::Retreat { unit, most } => return place::retreat(seen, *unit, *most, dice),
        Prompt::Align {
            unit,
            target,
            side,
            slots,
        } => return place::slot(seen, *unit, (*target, *side), slots),
        Prompt::Pivot { unit } => place::pivot(seen, *unit),
        Prompt::Freed { units } => place::next_pivot(seen, units),
        Prompt::Arc { arcs, .. } => return attack::arc(arcs),
        Prompt::Surge {
            attacker,
            freed,
            most,
        } => place::surge(seen, *attacker, (freed, *most), dice),
        Prompt::React { offer, .. } => react::react(seen, offer, dice),
        Prompt::Order { options } => return react::order(seen, options),
        Prompt::Target {
            options,
            count,
            optional,
        } => choice::targets(seen, options, (*count, *optional), dice),
        Prompt::Choose { options, optional } => {
            return choice::option(seen, options, *optional, dice);
        }
        Prompt::Kind { options, target } => return choice::kind(seen, options, *target),
        Prompt::Borrow { options } => return choice::borrow(seen, options),
        Prompt::Pay { most } => return choice::pay(seen, *most),
        Prompt::Recall { count } => choice::recall(seen, *count),
        Prompt::Search { .. } => return choice::search(seen, prompt, dice),
        Prompt::Discard => choice::discard(seen),
        Prompt::Reroll { pool, open, .. } => dice::reroll(seen, *pool, open),
        Prompt::Spend { pool, open, .. } => dice::spend(seen, *pool, open),
        Prompt::Claim { ncu, zones } => return board::claim(seen, *ncu, zones, dice),
        Prompt::Influence { ncu, options } => {
            return board::influence(seen, *ncu, options, dice);
        }
        Prompt::Missions => return mode::missions(seen),
        Prompt::Terrain { corpse_pile: true } => return mode::first_pile(seen),
        Prompt::Pile { unit, stood } => return mode::pile(seen, *unit, *stood),
        Prompt::Redeploy => return mode::redeploy(seen),
        // The considerate answer is the best that is known.
        Prompt::Marker | Prompt::StartUnits => return None,
    })
}
