//! A march set beforehand: where its units go, by what they would find there.

use super::{
    Lasts, Matter,
    held::{Found, Held},
};
use crate::{
    Action, Area, AreaSet, Army, House, March, Troops, View,
    chapters::march::{Arrival, NoToken, arrival, why_no_token},
    general::control::controller,
};
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// The plan for one March order when its turn comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConditionalMarch {
    /// The area of the order.
    pub from: Area,
    pub ways: Ways,
    /// The answer where none of the ways is open.
    pub otherwise: Otherwise,
}

/// The ways of a march, a few at most: the first whose condition holds is the one. Should it be
/// illegal, the house is asked; no other takes its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Way>")]
pub struct Ways(Vec<Way>);

/// The units that go to an area, and what they must find there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Way {
    pub to: Area,
    pub finding: Finding,
    /// These units and no others; without any named, all that can march by then.
    pub units: Option<Army>,
    /// Leave a power token, if that is what it takes to keep the area they leave.
    pub leave_token: bool,
}

/// The things that units must find where they are to go. None but the last two begins a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// Nobody to fight: no units of another house, no garrison, no neutral force.
    NobodyElse,
    /// No units of the own house either.
    Nobody,
    /// Their house controls it, and nobody is to be fought.
    Own,
    /// The defenders, whom they then attack.
    Defenders,
    /// Anything: they attack whoever defends it.
    Anything,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Otherwise {
    /// The order is spent, and nobody moves.
    Stay,
    /// The house is asked as ever.
    Ask,
}

impl Ways {
    pub const MOST: usize = 4;
}

impl TryFrom<Vec<Way>> for Ways {
    type Error = &'static str;

    fn try_from(ways: Vec<Way>) -> Result<Self, Self::Error> {
        if ways.len() > Self::MOST {
            return Err("more ways than a march may have");
        }
        Ok(Self(ways))
    }
}

impl Deref for Ways {
    type Target = [Way];

    fn deref(&self) -> &[Way] {
        &self.0
    }
}

impl Finding {
    pub const ALL: [Self; 5] = [
        Self::NobodyElse,
        Self::Nobody,
        Self::Own,
        Self::Defenders,
        Self::Anything,
    ];

    /// Tells whether units of `house` find this there as things stand.
    pub fn holds(self, view: &View, house: House, there: Area) -> bool {
        let free = arrival(view, house, there) == Arrival::Free;
        match self {
            Self::NobodyElse => free,
            Self::Nobody => free && view.units[there].is_empty(),
            Self::Own => free && controller(view, there) == Some(house),
            Self::Defenders => !free,
            Self::Anything => true,
        }
    }
}

/// Every order that could be chosen must be spoken for: which one comes next is the house's own
/// choice. Of those, the first that was set answers.
pub(super) fn march(held: &Held<'_>, orders: AreaSet) -> Option<Found> {
    // Whoever has asked for support is about a march by hand.
    if held.view.call.is_some() {
        return None;
    }
    let now = Lasts::Round(held.view.round);
    let marches = || {
        held.orders().filter_map(|(place, it)| match &it.matter {
            // An order lies for its round alone, and so does what it is to do.
            Matter::March(march) if it.lasts == now => Some((place, march)),
            _ => None,
        })
    };
    let spoken: AreaSet = marches().map(|(_, it)| it.from).collect();
    if !orders.difference(spoken).is_empty() {
        return None;
    }
    let (place, first) = marches().find(|(_, it)| orders.contains(it.from))?;
    let march = first.resolved(held.view, held.house)?;
    Some((Action::ResolveMarch(march), vec![place]))
}

impl ConditionalMarch {
    /// Nothing is said of the order here, and its house is asked.
    pub fn asking(from: Area) -> Self {
        Self {
            from,
            ways: Ways::default(),
            otherwise: Otherwise::Ask,
        }
    }

    /// The march that it comes to as things stand, legal or not; `None` where the house is asked.
    fn resolved(&self, view: &View, house: House) -> Option<March> {
        let open = |it: &&Way| it.finding.holds(view, house, it.to);
        match (self.ways.iter().find(open), self.otherwise) {
            (Some(way), _) => way.march(view, house, self.from),
            (None, Otherwise::Stay) => Some(March {
                from: self.from,
                moves: Troops::NONE,
                leave_token: false,
            }),
            (None, Otherwise::Ask) => None,
        }
    }
}

impl Way {
    /// `None` where nobody can go.
    fn march(self, view: &View, house: House, from: Area) -> Option<March> {
        let units = self.units.unwrap_or_else(|| view.upright(from));
        let moves = Troops::of(self.to, units);
        // A token that cannot be paid for is another matter than one that is not needed.
        let needed = match why_no_token(view, house, from, &moves) {
            None | Some(NoToken::NoPower) => true,
            Some(
                NoToken::UnitsStay | NoToken::NotOnLand | NoToken::OwnHome | NoToken::LiesThere,
            ) => false,
        };
        (!moves.is_empty()).then_some(March {
            from,
            moves,
            leave_token: self.leave_token && needed,
        })
    }
}
