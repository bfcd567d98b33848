//! The targets of an attack, and how each attack would best begin.

pub use battlefield::aim::Attack;

use super::{
    acting::ahead,
    moving::within,
    snapping::snapped,
    spot::{course_of, unit_of},
};
use battlefield::{
    aim::{self, Travel},
    allowed::charge::enemies,
    chapter::attack::melee,
    field::Thing,
    illegal::Illegal,
    question::{Action, Move, Prompt},
    state::View,
};

/// A target with the move that would attack it, or the reason why it cannot be attacked.
pub type Aimed = (Thing, Result<Move, Illegal>);

/// The attack that a draft makes.
pub fn attack_of(view: &View, prompt: &Prompt, action: &Action) -> Option<Attack> {
    let Action::Do(it) = action else {
        return None;
    };
    match (it, prompt) {
        (Move::Charge { .. }, _) => Some(Attack::Charge),
        (Move::Shoot { weapon, .. }, _) => Some(Attack::Shots(*weapon)),
        (Move::Fight { weapon, .. }, _) => Some(Attack::Fights(*weapon)),
        (Move::Raze(_), Prompt::Action { who } | Prompt::Free { who, .. }) => {
            Some(Attack::Fights(melee(&view.open, who.unit()?)?))
        }
        _ => None,
    }
}

/// Returns the target of a draft.
pub const fn target_of(action: &Action) -> Option<Thing> {
    match action {
        Action::Do(
            Move::Charge { target, .. } | Move::Shoot { target, .. } | Move::Fight { target, .. },
        ) => Some(*target),
        Action::Do(Move::Raze(piece)) => Some(Thing::Piece(*piece)),
        _ => None,
    }
}

/// Returns true where both are the same action of a unit, wherever it leads.
pub fn same_move(a: &Action, b: &Action) -> bool {
    match (a, b) {
        (Action::Do(a), Action::Do(b)) => aim::alike(a, b),
        _ => false,
    }
}

/// Every enemy, and how this attack could be made on it; and terrain that it could destroy.
pub fn aims(view: &View, prompt: &Prompt, attack: Attack) -> Vec<Aimed> {
    let Some(who) = aim::actor(prompt) else {
        return Vec::new();
    };
    if who.unit().is_none() && !matches!(attack, Attack::Shots(_)) {
        return Vec::new();
    }
    let aimed = |target| (target, aim::attack_on(view, prompt, attack, target));
    let enemies = enemies(&view.open, who).into_iter();
    let pieces = pieces(view).filter(|_| matches!(attack, Attack::Fights(_)));
    // Only what is near enough: nobody asks why a piece far away cannot be destroyed.
    let razed = pieces.map(aimed).filter(|(_, it)| it.is_ok());
    enemies.map(aimed).chain(razed).collect()
}

/// All that a press would begin to attack.
pub fn goals(view: &View, prompt: &Prompt) -> Vec<Thing> {
    let Some(who) = aim::actor(prompt) else {
        return Vec::new();
    };
    let all = enemies(&view.open, who).into_iter().chain(pieces(view));
    all.filter(|it| !aim::attacks(view, prompt, *it).is_empty())
        .collect()
}

fn pieces(view: &View) -> impl Iterator<Item = Thing> {
    (0..view.open.terrain.len() as u8).map(Thing::Piece)
}

/// The same action as it begins in a list, for the target of the draft where that can be, or on its way.
pub fn kept(view: &View, prompt: &Prompt, draft: Option<&Action>, begins: Action) -> Action {
    let same = || {
        let (target, attack) = (target_of(draft?)?, attack_of(view, prompt, &begins)?);
        aim::attack_on(view, prompt, attack, target).ok()
    };
    let there = || led_on(view, prompt, draft?, &begins);
    same().map(Action::Do).or_else(there).unwrap_or(begins)
}

/// Returns another way to where the draft leads, if that was chosen: not where it has begun, as far as it goes.
fn led_on(view: &View, prompt: &Prompt, draft: &Action, begins: &Action) -> Option<Action> {
    let moves = |it: &Action| matches!(it, Action::Do(Move::Maneuver(_) | Move::March(_)));
    let goes = moves(draft) && moves(begins) && !same_move(draft, begins);
    let way = course_of(draft).filter(|it| goes && it.length > 0)?;
    let unit = unit_of(prompt)?;
    let speed = view.open.speed(unit);
    let travel = match draft {
        Action::Do(Move::March(_)) => Travel::March(within(prompt, 2 * speed)),
        _ => Travel::Maneuver(within(prompt, speed)),
    };
    if way == ahead(view, unit, travel) {
        return None;
    }
    let [.., end] = way.places(&view.open.unit(unit).tray()?);
    snapped(view, prompt, begins, (end.pose.at, &[]))
}

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};
    use battlefield::field::{Course, Direction};

    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    #[test]
    fn another_way_leads_to_where_the_draft_was_dragged_and_as_far_as_it_goes_otherwise() {
        let view = facing_each_other("stark.sworn_swords", 10_000, 44_000);
        let by = |length| Action::Do(Move::Maneuver(Course::straight(Direction::Forward, length)));
        let march = Action::Do(Move::March(Course::straight(Direction::Forward, 10_000)));
        let changed = kept(&view, &ASKED, Some(&by(3_000)), march.clone());
        let Action::Do(Move::March(course)) = &changed else {
            panic!("{changed:?}");
        };
        assert_eq!(course.length, 3_000);
        assert_eq!(kept(&view, &ASKED, Some(&by(5_000)), march.clone()), march);
        assert_eq!(kept(&view, &ASKED, None, march.clone()), march);
    }
}
