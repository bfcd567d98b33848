//! Actions, of an activation and free ones: what may be done, and what follows.

use super::{activation, attack, charge, morale, movement, realign, window, wounds};
use crate::{
    data::Reach,
    effect::{ActionKind, Window},
    field::{Course, Direction, Thing},
    geometry::Mil,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles, UnitId},
    question::{Action, Move, Prompt},
    state::View,
    task::{Acting, ActingStage, FreeAction, Task},
};

/// On which terms an action is taken.
#[derive(Clone, Copy, Debug)]
pub enum Terms<'t> {
    Activation,
    Free(&'t FreeAction),
}

impl Terms<'_> {
    fn most(self, otherwise: Mil) -> Mil {
        match self {
            Self::Free(FreeAction {
                most: Some(most), ..
            }) => otherwise.min(*most),
            _ => otherwise,
        }
    }
}

/// Whether a unit or wall may do this now.
pub fn check(position: &Position, who: Thing, it: &Move, terms: Terms<'_>) -> Result<(), Illegal> {
    if let (Move::Forgo, Terms::Activation) = (it, terms) {
        return Ok(());
    }
    let Some(id) = who.unit() else {
        return attack::check_wall(position, who, it);
    };
    // One that is being destroyed still stands there, and may be given a last attack.
    if !position.unit(id).is_on_table() {
        return Err(Illegal::NotYourUnit);
    }
    let speed = 1_000 * Mil::from(position.unit(id).profile.speed);
    match it {
        Move::Maneuver(course) => {
            unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            movement::run(position, id, *course, terms.most(speed)).map(|_| ())
        }
        Move::March(course) => {
            unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            if course.first.is_some() {
                return Err(Illegal::NoPivotFirst);
            }
            movement::run(position, id, *course, terms.most(2 * speed)).map(|_| ())
        }
        Move::Shift(course) => {
            let Terms::Free(FreeAction {
                shift: true,
                most: Some(most),
                ..
            }) = terms
            else {
                return Err(Illegal::WrongAnswer);
            };
            check_shift(position, id, course, *most)
        }
        Move::Retreat if position.is_engaged(who) => Ok(()),
        Move::Retreat => Err(Illegal::NotEngaged),
        Move::Charge { target, pivot, arc } => {
            unengaged(position, id)?;
            charge::check(position, id, *target, *pivot, *arc).map(|_| ())
        }
        Move::Shoot { .. } => {
            unengaged(position, id)?;
            attack::check_shot(position, id, it, terms)
        }
        Move::Fight { .. } => attack::check_fight(position, id, it, terms),
        Move::Raze(piece) => attack::check_raze(position, id, *piece, terms),
        Move::Forgo => Err(Illegal::WrongAnswer),
    }
}

/// A straight way of at most `most` in one of four directions, without a pivot.
pub fn check_shift(
    position: &Position,
    id: UnitId,
    course: &Course,
    most: Mil,
) -> Result<(), Illegal> {
    unengaged(position, id)?;
    if course.first.is_some() || course.last.is_some() {
        return Err(Illegal::Diagonal);
    }
    movement::run(position, id, *course, most).map(|_| ())
}

pub fn unengaged(position: &Position, id: UnitId) -> Result<(), Illegal> {
    if position.is_engaged(id.thing()) {
        Err(Illegal::Engaged)
    } else {
        Ok(())
    }
}

/// Whether a unit may use an attack of this reach at all.
pub fn has_attack(position: &Position, id: UnitId, melee: bool) -> bool {
    let attacks = &position.unit(id).profile.entry().attacks;
    attacks
        .iter()
        .any(|attack| (attack.reach == Reach::Melee) == melee)
}

/// Begins what was answered; `free` are the terms of a free action.
pub fn begin(play: &mut Play<'_>, who: Thing, it: Move, free: Option<FreeAction>) {
    let was_engaged = play.position().is_engaged(who);
    play.push(Task::Acting(Acting {
        unit: who,
        kind: activation::kind(&it),
        stage: ActingStage::Completed,
        free,
        dangerous: false,
        cut_short: false,
        was_engaged,
        total: 0,
    }));
    let Some(id) = who.unit() else {
        attack::begin_arrows(play, who, it);
        return;
    };
    let speed = 1_000 * Mil::from(play.position().unit(id).profile.speed);
    match it {
        Move::Maneuver(course) => travel(play, id, course, speed, ActionKind::Maneuver),
        Move::March(course) => travel(play, id, course, 2 * speed, ActionKind::March),
        Move::Shift(course) => shift(play, id, course),
        Move::Retreat => realign::begin_retreat(play, id),
        Move::Charge { target, pivot, arc } => charge::begin(play, id, (target, pivot, arc), free),
        Move::Shoot { .. } => attack::begin_shot(play, id, it, free),
        Move::Fight { .. } => attack::begin_fight(play, id, it, free),
        Move::Raze(piece) => attack::raze(play, id, piece),
        Move::Forgo => {}
    }
}

fn travel(play: &mut Play<'_>, id: UnitId, course: Course, most: Mil, kind: ActionKind) {
    if let (Ok(end), Some(from)) = (
        movement::run(play.position(), id, course, most),
        play.position().unit(id).pose(),
    ) {
        movement::place(play, id, end.pose, movement::Manner::Action(kind));
        if movement::meets_danger(play.position(), id, Some(&course), from) {
            movement::endanger(play, id);
        }
    }
}

/// Shifts a unit along a course that has been checked.
pub fn shift(play: &mut Play<'_>, id: UnitId, course: Course) {
    let most = course.length;
    if let (Ok(end), Some(from)) = (
        movement::run(play.position(), id, course, most),
        play.position().unit(id).pose(),
    ) {
        movement::place(play, id, end.pose, movement::Manner::Shift);
        if movement::meets_danger(play.position(), id, Some(&course), from) {
            movement::endanger(play, id);
        }
    }
}

/// It must charge the nearest enemy that it can (9, Uncontrolled Rage).
pub fn begin_forced_charge(play: &mut Play<'_>, id: UnitId, die: u8) {
    charge::begin_forced(play, id, die);
}

/// Offers a free action to the owner of `who`.
pub fn offer(play: &mut Play<'_>, who: Thing, kind: ActionKind, terms: FreeAction) {
    play.push(Task::Acting(Acting {
        unit: who,
        kind,
        stage: ActingStage::Ask,
        free: Some(terms),
        dangerous: false,
        cut_short: false,
        was_engaged: false,
        total: 0,
    }));
}

pub fn step(play: &mut Play<'_>, mut frame: Acting) {
    match frame.stage {
        ActingStage::Ask => {
            let who = frame.unit;
            let Some(owner) = play.position().owner(who) else {
                return;
            };
            let gone = |id| !play.position().unit(id).is_on_table();
            if who.unit().is_none_or(gone) {
                return;
            }
            let (kind, terms) = (frame.kind, frame.free.unwrap_or_default());
            play.push(Task::Acting(frame));
            play.ask(owner, Prompt::Free { who, kind, terms });
        }
        ActingStage::Doing => {
            let (Some(id), most) = (frame.unit.unit(), frame.total) else {
                return;
            };
            let owner = play.position().unit(id).owner;
            play.push(Task::Acting(frame));
            play.ask(owner, Prompt::Retreat { unit: id, most });
        }
        ActingStage::Completed => {
            frame.stage = ActingStage::Over;
            let (who, dangerous) = (frame.unit, frame.dangerous);
            let cut_short = frame.cut_short;
            let free = frame.free.is_some();
            play.push(Task::Acting(frame));
            if !cut_short && activation::stands(play.position(), who) {
                let roles = Roles {
                    acting: Some(who),
                    ..Roles::default()
                };
                window::open(play, Window::ActionCompleted, roles);
            }
            if cut_short && !free {
                activation::end(play, who);
            }
            let inside = who.unit().is_some_and(|id| {
                let pose = play.position().unit(id).pose();
                pose.is_some_and(|pose| movement::meets_danger(play.position(), id, None, pose))
            });
            if let Some(id) = who.unit()
                && (dangerous || inside)
            {
                let count = u16::from(play.d3()) + 1;
                wounds::suffer(play, id.thing(), count, morale::nobody());
            }
        }
        ActingStage::Over => {
            play.open().end_action(frame.unit);
        }
    }
}

/// Whether this answers the offer of a free action.
pub fn check_free(
    view: &View,
    who: Thing,
    kind: ActionKind,
    terms: &FreeAction,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Pass if terms.forced_die.is_none() => Ok(()),
        Action::Pass => Err(Illegal::MayNotDecline),
        Action::Do(it) if fits(kind, terms, it) => check(&view.open, who, it, Terms::Free(terms)),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// Whether the kind of free action allows this.
pub const fn fits(kind: ActionKind, terms: &FreeAction, it: &Move) -> bool {
    if terms.shift {
        return matches!(it, Move::Shift(_));
    }
    match it {
        Move::Maneuver(_) => matches!(kind, ActionKind::Maneuver | ActionKind::ManeuverOrRetreat),
        Move::March(_) => matches!(kind, ActionKind::March),
        Move::Retreat => matches!(kind, ActionKind::Retreat | ActionKind::ManeuverOrRetreat),
        Move::Charge { .. } => matches!(kind, ActionKind::Charge),
        Move::Shoot { .. } => matches!(kind, ActionKind::Attack | ActionKind::RangedAttack),
        Move::Fight { .. } | Move::Raze(_) => {
            matches!(kind, ActionKind::Attack | ActionKind::MeleeAttack)
        }
        Move::Shift(_) | Move::Forgo => false,
    }
}

pub fn check_retreat(view: &View, unit: UnitId, most: Mil, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Course(None) => Ok(()),
        Action::Course(Some(course)) => {
            realign::check_retreat(&view.open, unit, course, most).map(|_| ())
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: Acting, action: Action) {
    match (frame.stage, action) {
        (ActingStage::Ask, Action::Do(it)) => begin(play, frame.unit, it, frame.free),
        (ActingStage::Doing, Action::Course(course)) => {
            let Some(id) = frame.unit.unit() else { return };
            frame.stage = ActingStage::Completed;
            play.push(Task::Acting(frame));
            realign::retreat(play, id, course);
        }
        _ => {}
    }
}
