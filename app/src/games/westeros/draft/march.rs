//! A march in the making: which units go where.

use super::{Reason, Step, units::with};
use serde::{Deserialize, Serialize};
use tabletop::Game;
use westeros::{
    Action, Area, AreaSet, Army, Illegal, March, Prompt, Troops, View, Westeros, movement,
};

/// What a March order is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Going {
    /// Not said yet.
    Open,
    /// Nobody moves; the order is spent.
    Nowhere,
    To {
        moves: Troops,
        leave_token: bool,
    },
    /// Support is asked for first, against the neutral force there.
    Calling(Area),
}

impl Going {
    pub const fn moves(&self) -> Troops {
        match *self {
            Self::To { moves, .. } => moves,
            Self::Open | Self::Nowhere | Self::Calling(_) => Troops::NONE,
        }
    }

    pub const fn leaves_token(&self) -> bool {
        matches!(
            self,
            Self::To {
                leave_token: true,
                ..
            }
        )
    }

    /// These units go there now, instead of those that did.
    pub(super) fn sending(self, to: Area, units: Army) -> Self {
        let moves = with(self.moves(), to, units);
        if moves.is_empty() {
            return Self::Open;
        }
        Self::To {
            moves,
            leave_token: self.leaves_token(),
        }
    }
}

/// The units that no destination has been named for.
pub(super) fn left(view: &View, from: Area, going: &Going) -> Army {
    let all = view.upright(from);
    all.minus(all.common(going.moves().total()))
}

/// What picking a destination does: all units that are left go there; one that was picked before
/// gives its units back; a single other destination hands them over.
pub fn to_send(
    view: &View,
    prompt: &Prompt,
    (from, going): (Area, Going),
    to: Area,
) -> Result<Step, Reason> {
    let moves = going.moves();
    if !moves.at(to).is_empty() {
        return Ok(Step::Send(to, Army::NONE));
    }
    enterable(view, prompt, from, to)?;
    let left = left(view, from, &going);
    if !left.is_empty() {
        return Ok(Step::Send(to, left));
    }
    let mut named = moves.iter();
    match (named.next(), named.next()) {
        (Some((_, army)), None) => Ok(Step::Divert(to, army)),
        _ => Err(Reason::AllUnitsSent),
    }
}

/// Whether any of the units may go there; if not, why the whole army may not. Supply depends on
/// where the others go, so it bars no destination by itself.
pub(super) fn enterable(view: &View, prompt: &Prompt, from: Area, to: Area) -> Result<(), Reason> {
    let all = view.upright(from);
    let may = |units: Army| match check(view, prompt, from, (Troops::of(to, units), false)) {
        Err(Reason::Illegal(Illegal::SupplyExceeded)) => Ok(()),
        other => other,
    };
    let whole = may(all);
    if whole.is_err() && all.iter().any(|unit| may(Army::one(unit)).is_ok()) {
        return Ok(());
    }
    whole
}

/// Whether the march, as far as it has come, may leave a power token.
pub fn may_leave_token(view: &View, prompt: &Prompt, from: Area, going: &Going) -> bool {
    let moves = going.moves();
    check(view, prompt, from, (moves, true)).is_ok() && !moves.is_empty()
}

fn check(
    view: &View,
    prompt: &Prompt,
    from: Area,
    (moves, leave_token): (Troops, bool),
) -> Result<(), Reason> {
    let march = March {
        from,
        moves,
        leave_token,
    };
    Ok(Westeros::check(view, prompt, &Action::ResolveMarch(march))?)
}

/// The areas against whose neutral force support may be asked for.
pub fn calls(view: &View, prompt: &Prompt, from: Area) -> AreaSet {
    near(view, from)
        .intersection(view.neutral_forces)
        .iter()
        .filter(|&area| Westeros::check(view, prompt, &Action::CallSupport { from, area }).is_ok())
        .collect()
}

/// Where the viewer's units get from there.
pub(super) fn near(view: &View, from: Area) -> AreaSet {
    view.me
        .map_or(AreaSet::EMPTY, |house| movement::reach(view, house, from))
}
