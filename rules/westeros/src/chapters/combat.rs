//! Combat: support, house cards, the Blade, strength, the outcome, casualties and the retreat.
//!
//! One file a step of the rulebook, in the order of [`Step`]; what the house cards say stands in
//! `house_cards/texts.rs` and is carried out in `combat/texts`, one file a card. Pages read
//! [`strength`], [`icons`], [`support_orders`], [`supporting`], [`candidates`], [`retreats`] and [`odds`].

mod after_combat;
mod blade;
mod cancel;
mod cards;
mod casualties;
mod clean_up;
mod fighters;
mod immediate;
pub mod odds;
mod outcome;
mod questions;
mod refuse;
mod retreat;
mod skulls;
mod strength;
mod support;
#[cfg(test)]
pub(crate) mod tests;
mod texts;
mod tides;
mod unfit;
mod window;

pub use crate::state::agenda::CombatStep as Step;
pub use crate::state::position::Combat;
use crate::{
    Event, HouseSet, Position, Side, State,
    state::agenda::{self, Flow},
};
pub use casualties::{candidates, due};
pub use fighters::{fighters, upright};
pub(crate) use questions::{answer, check, fallback, forced, prompt, sample};
pub use retreat::{Retreats, loss, retreats};
pub(crate) use strength::printed;
pub use strength::{Icons, Strength, ahead, icons, strength, supporting};
pub use support::support_orders;
use tabletop::Cx;
pub(crate) use texts::arianne_martell::keeps_out;
pub use texts::robb_stark::retreats as retreats_by_robb_stark;

/// The attackers have left their area: the combat begins. [`Combat::attackers`] are nowhere else,
/// and the March order is off the board.
pub(crate) fn begin(state: &mut State, combat: Combat, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CombatBegan {
        attacker: combat.houses.attacker,
        defender: combat.houses.defender,
        from: combat.from,
        area: combat.area,
        units: combat.attackers,
    });
    state.combat = Some(combat);
    let done = HouseSet::EMPTY;
    state
        .agenda
        .push(agenda::Step::Combat(Step::Support { done }));
}

/// The combat that is being fought.
const fn now(position: &Position) -> Combat {
    position
        .combat
        .expect("combat steps are on the agenda only while there is a combat")
}

const fn now_mut(state: &mut State) -> &mut Combat {
    let combat = &mut state.position.combat;
    combat
        .as_mut()
        .expect("combat steps are on the agenda only while there is a combat")
}

/// The combat goes on with another step.
fn turn_to(state: &mut State, step: Step) {
    state.agenda.replace(agenda::Step::Combat(step));
}

fn go_on(state: &mut State, step: Step) -> Flow {
    turn_to(state, step);
    Flow::GoOn
}

/// One house is asked; nothing else happens until it answers.
fn ask(state: &mut State, side: Side) -> Flow {
    let house = now(state).houses[side];
    state.ask(house);
    Flow::Wait
}

pub(crate) fn run(state: &mut State, step: Step, cx: &mut impl Cx<Event>) -> Flow {
    match step {
        Step::Support { done } => support::run(state, done),
        Step::Refuse { done } => refuse::run(state, done),
        Step::ChooseCards => cards::run(state, cx),
        Step::Cancel { done } => cancel::run(state, done),
        Step::ReplaceCard => cancel::replace(state, cx),
        Step::Immediate { done } => immediate::run(state, done, cx),
        Step::DrawTides => tides::draw(state, cx),
        Step::BladeRedraw => tides::redraw(state, cx),
        Step::Blade => blade::run(state),
        Step::Decide => outcome::decide(state, cx),
        Step::Outcome { done } => outcome::run(state, done, cx),
        Step::Casualties => casualties::run(state, cx),
        Step::Skull(side) => skulls::run(state, side, cx),
        Step::LeaveBehind => retreat::leave_behind(state, cx),
        Step::RobbStark => texts::robb_stark::run(state),
        Step::Retreat => retreat::run(state, cx),
        Step::RetreatLoss { to } => retreat::lose(state, to, cx),
        Step::Enter => clean_up::enter(state, cx),
        Step::SentBack => texts::arianne_martell::run(state, cx),
        Step::CleanUp => clean_up::run(state, cx),
        Step::AfterCombat { due } => after_combat::run(state, due),
    }
}
