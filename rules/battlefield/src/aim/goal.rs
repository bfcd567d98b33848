//! The action that a press on its goal begins: an attack on whoever is pressed, a move to where there is
//! ground.

use super::{SHIFT, Travel, charge_at, lengths, straight};
use crate::{
    Battlefield,
    allowed::{Terms, charge::enemies},
    conditions::facing_to,
    data::{self, Reach},
    effect::ActionKind,
    field::{Course, Thing},
    geometry::{Facing, Mil, Point, Pose},
    illegal::Illegal,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use tabletop::Game;

/// An attack, whomever it is for; shots and fights by the number of their weapon. The most fitting is the
/// least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Attack {
    Charge,
    Shots(u8),
    Fights(u8),
}

/// Returns the move that makes this attack on a target as it would best be made, or the reason why none does.
pub fn attack_on(
    view: &View,
    prompt: &Prompt,
    attack: Attack,
    target: Thing,
) -> Result<Move, Illegal> {
    let who = actor(prompt).ok_or(Illegal::WrongAnswer)?;
    let its_enemy = || enemies(&view.open, who).contains(&target);
    match (attack, target, who.unit()) {
        (Attack::Fights(_), Thing::Piece(piece), Some(_)) => {
            judged(view, prompt, Move::Raze(piece))
        }
        _ if !its_enemy() => Err(Illegal::NotATarget(target)),
        (Attack::Charge, _, Some(unit)) => {
            let aim = charge_at(&view.open, unit, target)?;
            let it = Move::Charge {
                target,
                pivot: aim.pivot,
                arc: None,
            };
            judged(view, prompt, it)
        }
        (Attack::Shots(weapon), ..) => shot(view, prompt, (who, weapon), target),
        (Attack::Fights(weapon), _, Some(_)) => {
            let it = Move::Fight {
                target,
                weapon,
                realign: None,
            };
            judged(view, prompt, it)
        }
        (_, _, None) => Err(Illegal::NoSuchAttack),
    }
}

/// Returns the attacks that could be made on a target, each as it would best be made, the most fitting first: a
/// charge before shots, shots before a fight.
pub fn attacks(view: &View, prompt: &Prompt, target: Thing) -> Vec<Move> {
    let all = its_attacks(view, prompt).into_iter();
    let all = all.filter_map(|it| attack_on(view, prompt, it, target).ok());
    let mut all: Vec<Move> = all.collect();
    // Whichever weapon destroys it, terrain is gone.
    all.dedup();
    all
}

/// Returns the free attack that leaves nothing to choose but to make it: one target, and one attack on it.
pub fn only_attack(view: &View, prompt: &Prompt) -> Option<Move> {
    let Prompt::Free { who, .. } = prompt else {
        return None;
    };
    let pieces = (0..view.open.terrain.len() as u8).map(Thing::Piece);
    let targets = enemies(&view.open, *who).into_iter().chain(pieces);
    let mut all = targets.flat_map(|it| attacks(view, prompt, it));
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Returns the ways on which whoever is asked about may set out, a Maneuver first; each still where it stands.
pub fn ways(view: &View, prompt: &Prompt) -> Vec<Move> {
    if actor(prompt).and_then(Thing::unit).is_none() {
        return Vec::new();
    }
    let all = [Move::Maneuver, Move::March, Move::Shift].map(|it| it(Course::STAY));
    let open = |it: &Move| {
        let action = Action::Do(it.clone());
        // Whoever cannot go ahead may turn and go elsewhere.
        !matches!(
            Battlefield::check(view, prompt, &action),
            Err(Illegal::Engaged | Illegal::NotYourUnit | Illegal::WrongAnswer)
        )
    };
    all.into_iter().filter(open).collect()
}

/// Returns the move that begins as ground is pressed, still where the unit stands: the one that comes nearer
/// to there, a Maneuver where both come as near.
pub fn set_out(view: &View, prompt: &Prompt, to: Point) -> Option<Move> {
    let unit = actor(prompt)?.unit()?;
    let from = view.open.unit(unit).pose()?;
    let all = ways(view, prompt).into_iter();
    all.min_by_key(|it| gap(view, prompt, (unit, it), (from, to)))
}

/// Returns true where both are the same action, whomever it is for and wherever it leads.
pub fn alike(a: &Move, b: &Move) -> bool {
    match (a, b) {
        (Move::Shoot { weapon, .. }, Move::Shoot { weapon: other, .. })
        | (Move::Fight { weapon, .. }, Move::Fight { weapon: other, .. }) => weapon == other,
        _ => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}

/// Returns the unit or wall whose action or free action is asked for.
pub const fn actor(prompt: &Prompt) -> Option<Thing> {
    match prompt {
        Prompt::Action { who } | Prompt::Free { who, .. } => Some(*who),
        _ => None,
    }
}

fn judged(view: &View, prompt: &Prompt, it: Move) -> Result<Move, Illegal> {
    let action = Action::Do(it.clone());
    Battlefield::check(view, prompt, &action).map(|()| it)
}

/// The shot as the shooter stands, or else after a shift that makes it possible.
fn shot(
    view: &View,
    prompt: &Prompt,
    (who, weapon): (Thing, u8),
    target: Thing,
) -> Result<Move, Illegal> {
    let after = |shift| {
        let it = Move::Shoot {
            target,
            weapon,
            shift,
            arc: None,
        };
        judged(view, prompt, it)
    };
    after(None).or_else(|why| {
        let unit = who.unit().into_iter();
        let mut shifts = unit.flat_map(|it| straight(&view.open, it, SHIFT));
        let shifted = shifts.find_map(|it| after(Some(it)).ok());
        shifted.ok_or(why)
    })
}

/// The attacks of whoever is asked about that the question has room for, the most fitting first.
fn its_attacks(view: &View, prompt: &Prompt) -> Vec<Attack> {
    let (who, allowed) = match prompt {
        Prompt::Action { who } => (*who, None),
        Prompt::Free { who, kind, terms } if !terms.shift => (*who, Some(*kind)),
        _ => return Vec::new(),
    };
    let Some(unit) = who.unit() else {
        return vec![Attack::Shots(0)];
    };
    let attack = |(number, it): (u8, &data::Attack)| {
        if it.reach == Reach::Melee {
            Attack::Fights(number)
        } else {
            Attack::Shots(number)
        }
    };
    let fits = |it: &Attack| allowed.is_none_or(|allowed| includes(allowed, *it));
    let weapons = (0..).zip(&view.open.unit(unit).profile.entry().attacks);
    let all = std::iter::once(Attack::Charge).chain(weapons.map(attack));
    let mut all: Vec<Attack> = all.filter(fits).collect();
    all.sort_unstable();
    all
}

/// Tells whether a free action of this kind may be that attack.
const fn includes(allowed: ActionKind, attack: Attack) -> bool {
    match attack {
        Attack::Charge => matches!(allowed, ActionKind::Charge),
        Attack::Shots(_) => matches!(allowed, ActionKind::Attack | ActionKind::RangedAttack),
        Attack::Fights(_) => matches!(allowed, ActionKind::Attack | ActionKind::MeleeAttack),
    }
}

/// The distance of a place from where this move comes nearest to it.
fn gap(
    view: &View,
    prompt: &Prompt,
    (unit, it): (UnitId, &Move),
    (from, to): (Pose, Point),
) -> Mil {
    let terms = match prompt {
        Prompt::Free { terms, .. } => Terms::Free(terms),
        _ => Terms::Activation,
    };
    let speed = view.open.speed(unit);
    let (travel, heading) = match it {
        Move::Maneuver(_) => {
            let travel = Travel::Maneuver(terms.most(speed));
            (travel, facing_to(from.at, to))
        }
        Move::March(_) => (Travel::March(terms.most(2 * speed)), from.facing),
        // An effect that gives this one gives no other.
        _ => return 0,
    };
    let wanted = along(from.at, heading, to);
    let allowed = lengths(&view.open, unit, travel, heading).into_iter();
    let nearest = allowed.map(|it| wanted.clamp(*it.start(), *it.end()));
    let length = nearest.min_by_key(|it| (it - wanted).abs()).unwrap_or(0);
    from.at.ahead(heading, length).distance(to)
}

/// The length by which a point lies ahead of another, in one direction.
fn along(from: Point, towards: Facing, to: Point) -> Mil {
    let (east, north) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    ((east * towards.sine() + north * towards.cosine()) >> 30) as Mil
}
