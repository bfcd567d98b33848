//! A march in the making: which units go where.

use super::{Draft, Reason, Step};
use serde::{Deserialize, Serialize};
use tabletop::Game;
use westeros::{
    Action, Area, AreaSet, Army, Illegal, March, Prompt, Troops, View, Westeros,
    march::{Prospect, prospect},
    movement,
};

/// The movements that a March order is to make.
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
        let moves = self.moves().with(to, units);
        if moves.is_empty() {
            return Self::Open;
        }
        Self::To {
            moves,
            leave_token: self.leaves_token(),
        }
    }
}

/// A march whose order has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marching {
    pub from: Area,
    pub going: Going,
    /// The units that the next destination is for; none stands for all that are left.
    pub hand: Army,
}

impl Draft {
    /// A march as it stands, or one from here that has not begun, with these units in hand.
    pub fn of_march(from: Area, marching: Option<Marching>, hand: Army) -> Self {
        Self::March {
            from: Some(from),
            going: marching.map_or(Going::Open, |it| it.going),
            hand,
        }
    }

    pub const fn marching(&self) -> Option<Marching> {
        match *self {
            Self::March {
                from: Some(from),
                going,
                hand,
            } => Some(Marching { from, going, hand }),
            _ => None,
        }
    }
}

impl Marching {
    /// As the rules know it.
    pub const fn march(&self) -> March {
        March {
            from: self.from,
            moves: self.going.moves(),
            leave_token: self.going.leaves_token(),
        }
    }

    /// Tells whether anything has been said of who goes where.
    pub fn is_begun(&self) -> bool {
        self.going != Going::Open || !self.hand.is_empty()
    }

    /// The units that no destination has been named for.
    pub fn left(&self, view: &View) -> Army {
        let all = view.upright(self.from);
        all.minus(all.common(self.going.moves().total()))
    }
}

/// The meaning of a pick of an area for a march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// These units go there by now.
    Going(Army, Prospect),
    /// These would.
    Send(Army, Prospect),
    /// These would, instead of where they go by now.
    Divert(Army, Prospect),
    /// Every unit has its destination.
    AllSent,
}

impl Offer {
    pub const fn prospect(self) -> Option<(Army, Prospect)> {
        match self {
            Self::Going(army, it) | Self::Send(army, it) | Self::Divert(army, it) => {
                Some((army, it))
            }
            Self::AllSent => None,
        }
    }
}

/// Returns what the march meets in an area within reach, with the units that a pick would send there.
pub fn offered(view: &View, it: &Marching, to: Area) -> Offer {
    let Some(me) = view.me else {
        return Offer::AllSent;
    };
    let march = it.march();
    let prospect_of = |march: &March, army| prospect(view, me, march, (to, army));
    let (there, left) = (march.moves.at(to), it.left(view));
    if !there.is_empty() && it.hand.is_empty() {
        return Offer::Going(there, prospect_of(&march, there));
    }
    if !it.hand.is_empty() {
        let army = there.plus(it.hand);
        return Offer::Send(army, prospect_of(&march, army));
    }
    if !left.is_empty() {
        let army = as_many_as_fit(left, |army| prospect_of(&march, army));
        return Offer::Send(army, prospect_of(&march, army));
    }
    let mut named = march.moves.iter();
    match (named.next(), named.next()) {
        (Some((_, army)), None) => {
            let march = March {
                moves: Troops::NONE,
                ..march
            };
            let army = as_many_as_fit(army, |army| prospect_of(&march, army));
            Offer::Divert(army, prospect_of(&march, army))
        }
        _ => Offer::AllSent,
    }
}

/// All of them, or as many as there is room for.
fn as_many_as_fit(all: Army, prospect_of: impl Fn(Army) -> Prospect) -> Army {
    let full = |army| matches!(prospect_of(army), Prospect::Barred(Illegal::PortFull(_)));
    let mut army = all;
    while army.len() > 1 && full(army) {
        let one = army.iter().next().map_or(Army::NONE, Army::one);
        army = army.minus(one);
    }
    if full(army) { all } else { army }
}

/// Returns what picking a destination does: the units in hand, or all that are left, go there; one that was picked
/// before gives its units back; a single other destination hands them over.
pub fn to_send(view: &View, it: &Marching, to: Area) -> Result<Step, Reason> {
    let offer = offered(view, it, to);
    if let Some(why) = offer.prospect().and_then(|(_, it)| forbidden(it)) {
        return Err(why.into());
    }
    match offer {
        Offer::Going(..) => Ok(Step::Send(to, Army::NONE)),
        Offer::Send(army, _) => Ok(Step::Send(to, army)),
        Offer::Divert(army, _) => Ok(Step::Divert(to, army)),
        Offer::AllSent => Err(Reason::AllUnitsSent),
    }
}

/// Returns why units may not go there. Supply hangs on where the others go, so it bars no destination.
pub const fn forbidden(prospect: Prospect) -> Option<Illegal> {
    match prospect {
        Prospect::Barred(why) => Some(why),
        Prospect::Neutral { needs, have } if have < needs => Some(Illegal::NeutralTooStrong {
            strength: have,
            needed: needs,
        }),
        _ => None,
    }
}

/// Tells whether the march, as far as it has come, may leave a power token.
pub fn may_leave_token(view: &View, prompt: &Prompt, from: Area, going: &Going) -> bool {
    let moves = going.moves();
    let march = March {
        from,
        moves,
        leave_token: true,
    };
    let action = Action::ResolveMarch(march);
    Westeros::check(view, prompt, &action).is_ok() && !moves.is_empty()
}

/// The areas against whose neutral force support may be asked for.
pub fn calls(view: &View, prompt: &Prompt, from: Area) -> AreaSet {
    near(view, from)
        .intersection(view.neutral_forces)
        .iter()
        .filter(|&area| Westeros::check(view, prompt, &Action::CallSupport { from, area }).is_ok())
        .collect()
}

/// Returns where the viewer's units get from there.
pub fn near(view: &View, from: Area) -> AreaSet {
    view.me
        .map_or(AreaSet::EMPTY, |house| movement::reach(view, house, from))
}
