//! What an attack can be aimed at, and how each attack would best begin.

use super::options::straight;
use battlefield::{
    Battlefield, aim,
    allowed::charge::enemies,
    chapter::attack::melee,
    field::{Course, Thing},
    illegal::Illegal,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use tabletop::Game;

/// A target with the move that would attack it, or the reason why it cannot be attacked.
pub type Aimed = (Thing, Result<Move, Illegal>);

/// An attack, whomever it is for; shots and fights by the number of their weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    Charge,
    Shots(u8),
    Fights(u8),
}

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

/// Whom or what a draft attacks.
pub const fn target_of(action: &Action) -> Option<Thing> {
    match action {
        Action::Do(
            Move::Charge { target, .. } | Move::Shoot { target, .. } | Move::Fight { target, .. },
        ) => Some(*target),
        Action::Do(Move::Raze(piece)) => Some(Thing::Piece(*piece)),
        _ => None,
    }
}

/// What the draft could aim at, whichever attack it is.
pub fn targets(view: &View, prompt: &Prompt, action: &Action) -> Vec<Aimed> {
    let attack = attack_of(view, prompt, action);
    attack.map_or_else(Vec::new, |it| aims(view, prompt, it))
}

/// Every enemy, and how this attack could be made on it; and terrain that it could destroy.
pub fn aims(view: &View, prompt: &Prompt, attack: Attack) -> Vec<Aimed> {
    let (Prompt::Action { who } | Prompt::Free { who, .. }) = prompt else {
        return Vec::new();
    };
    match (who.unit(), attack) {
        (Some(unit), Attack::Charge) => charges(view, prompt, unit),
        (_, Attack::Shots(weapon)) => shots(view, prompt, (*who, weapon)),
        (Some(_), Attack::Fights(weapon)) => fights(view, prompt, (*who, weapon)),
        (None, _) => Vec::new(),
    }
}

/// The move, or why it cannot be made.
fn judged(view: &View, prompt: &Prompt, it: Move) -> Result<Move, Illegal> {
    let action = Action::Do(it.clone());
    Battlefield::check(view, prompt, &action).map(|()| it)
}

/// Each charge as it would best be declared.
fn charges(view: &View, prompt: &Prompt, unit: UnitId) -> Vec<Aimed> {
    let declared = |(target, aim): (Thing, Result<aim::Aim, Illegal>)| {
        let it = aim.map(|aim| Move::Charge {
            target,
            pivot: aim.pivot,
            arc: None,
        });
        (target, it.and_then(|it| judged(view, prompt, it)))
    };
    let all = aim::charges(&view.open, unit).into_iter();
    all.map(declared).collect()
}

/// Each shot as the shooter stands, or else after a shift that makes it possible.
fn shots(view: &View, prompt: &Prompt, (who, weapon): (Thing, u8)) -> Vec<Aimed> {
    let shifts: Vec<Course> = match who.unit() {
        Some(unit) => straight(view, unit, aim::SHIFT).collect(),
        None => Vec::new(),
    };
    let shot = |target| {
        let after = |shift| {
            let it = Move::Shoot {
                target,
                weapon,
                shift,
                arc: None,
            };
            judged(view, prompt, it)
        };
        let it = after(None).or_else(|why| {
            let mut shifted = shifts.iter().filter_map(|it| after(Some(*it)).ok());
            shifted.next().ok_or(why)
        });
        (target, it)
    };
    enemies(&view.open, who).into_iter().map(shot).collect()
}

fn fights(view: &View, prompt: &Prompt, (who, weapon): (Thing, u8)) -> Vec<Aimed> {
    let fight = |target| {
        let it = Move::Fight {
            target,
            weapon,
            realign: None,
        };
        (target, judged(view, prompt, it))
    };
    // Only what is near enough: nobody asks why a piece far away cannot be destroyed.
    let raze = |(piece, _)| {
        let it = judged(view, prompt, Move::Raze(piece)).ok()?;
        Some((Thing::Piece(piece), Ok(it)))
    };
    let razed = (0..).zip(&view.open.terrain).filter_map(raze);
    let fought = enemies(&view.open, who).into_iter().map(fight);
    fought.chain(razed).collect()
}
