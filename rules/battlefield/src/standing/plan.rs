//! Several answers of one stage of the set-up, thought of together: a line-up, pieces of terrain, markers.
//!
//! The rules ask for them one by one, in turns with others: a plan is answers of one seat in the order in
//! which they are to be given.

use crate::{
    agenda,
    chapter::set_up::{deploy, marker, under_way, under_way_mut},
    ground::pieces,
    illegal::Illegal,
    policy,
    position::{Marker, Place, Position},
    question::{Action, Prompt},
    state::View,
};
use tabletop::{Dice, Seat};

/// Returns true for questions that a seat is asked several times, and can answer together.
pub const fn is_planned(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Deploy | Prompt::Terrain { corpse_pile: false } | Prompt::Marker
    )
}

/// Returns how many answers of this kind the seat still gives, if everybody gives as many.
pub fn share(view: &View, prompt: &Prompt) -> usize {
    let (position, Some(seat)) = (&view.open, view.seat) else {
        return 0;
    };
    let Some(frame) = under_way(position) else {
        return 1;
    };
    let left = match prompt {
        Prompt::Deploy => return deploy::left(position, seat).len(),
        Prompt::Terrain { corpse_pile: false } => {
            usize::from(position.setup.options.terrain_pieces)
                .saturating_sub(usize::from(frame.placed))
        }
        Prompt::Marker => marker::MARKERS.saturating_sub(position.markers.len()),
        _ => return 1,
    };
    left.div_ceil(frame.order.len().max(1))
}

/// Returns the view as it would be with these answers given, whether they are legal or not.
pub fn planned<'a>(view: &View, plan: impl IntoIterator<Item = &'a Action>) -> View {
    let mut there = view.clone();
    for action in plan {
        lay(&mut there, action);
    }
    there
}

/// Returns the reason against each answer of a plan, as things stand now and with those before it given.
pub fn plan_misfits(view: &View, prompt: &Prompt, plan: &[Action]) -> Vec<Option<Illegal>> {
    let mut there = view.clone();
    let judge = |action: &Action| {
        let misfit = agenda::check(&there, prompt, action).err();
        lay(&mut there, action);
        misfit
    };
    plan.iter().map(judge).collect()
}

/// Returns the plan with the rest of the seat's share: each answer as the computer would give it after those
/// before it.
pub fn suggested(view: &View, prompt: &Prompt, plan: &[Action]) -> Vec<Action> {
    let mut all = plan.to_vec();
    let mut there = planned(view, plan);
    let mut dice = Alike(plan.len() as u32 + view.open.terrain.len() as u32);
    for _ in plan.len()..share(view, prompt) {
        let next = policy::before_battle(&there, prompt, &mut dice);
        let Some(next) = next.filter(|it| *it != Action::Pass) else {
            break;
        };
        lay(&mut there, &next);
        all.push(next);
    }
    all
}

/// Returns the answers of a plan that have not been given yet.
pub fn not_given(view: &View, plan: &[Action]) -> Vec<Action> {
    let (position, seat) = (&view.open, view.seat);
    let is_given = |action: &Action| match action {
        Action::Deploy { unit, .. } => {
            !seat.is_some_and(|it| deploy::left(position, it).contains(unit))
        }
        Action::Place { piece, pose } => {
            let mut terrain = position.terrain.iter();
            terrain.any(|it| it.name == *piece && it.piece.pose == *pose)
        }
        Action::Marker(at) => position.markers.iter().any(|it| it.at == *at),
        _ => true,
    };
    let left = plan.iter().filter(|it| !is_given(it));
    left.cloned().collect()
}

/// Gives an answer of a plan, whether it is legal or not.
pub(super) fn lay(view: &mut View, action: &Action) {
    let Some(seat) = view.seat else { return };
    let position = &mut view.open;
    match action {
        Action::Deploy { unit, pose } => {
            if is_own(position, seat, usize::from(unit.0)) {
                position.unit_mut(*unit).place = Place::Table(*pose);
            }
            if let Some(frame) = under_way_mut(position) {
                frame.left.retain(|it| it != unit);
            }
        }
        Action::Place { piece, pose } => {
            pieces::lay(position, piece, *pose);
            if let Some(frame) = under_way_mut(position) {
                frame.placed = frame.placed.saturating_add(1);
            }
        }
        Action::Marker(at) => position.markers.push(Marker {
            at: *at,
            card: None,
            holder: None,
        }),
        _ => {}
    }
}

fn is_own(position: &Position, seat: Seat, number: usize) -> bool {
    let unit = position.units.get(number);
    unit.is_some_and(|it| it.owner == seat && it.place == Place::Reserve)
}

/// Numbers that are the same whenever the same is asked: a suggestion is no throw of dice.
struct Alike(u32);

impl Dice for Alike {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n.max(1)
    }
}

#[cfg(test)]
mod tests;
