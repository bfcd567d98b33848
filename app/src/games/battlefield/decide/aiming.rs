//! The targets of an attack, and how each attack would best begin.

pub use battlefield::aim::Attack;

use battlefield::{
    aim,
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

/// The same action as it begins in a list, for the target of the draft where that can be.
pub fn kept(view: &View, prompt: &Prompt, draft: Option<&Action>, begins: Action) -> Action {
    let same = || {
        let (target, attack) = (target_of(draft?)?, attack_of(view, prompt, &begins)?);
        aim::attack_on(view, prompt, attack, target).ok()
    };
    same().map_or(begins, Action::Do)
}
