//! The Horde Descends: units are slain in a castle or stronghold, or mustered in one.

use super::{
    Share,
    losing_units::{self, Loss},
};
use crate::{AreaSet, Event, House, Position, Prompt, State, chapters::mustering};
use tabletop::Cx;

/// Two units of the lowest bidder, together in a castle or stronghold if one of its own holds two;
/// one unit of everybody else. The highest bidder may muster in one castle or stronghold.
pub(super) fn question(position: &Position, house: House, share: Share) -> Option<Prompt> {
    if let Some(loss) = loss(position, house, share) {
        return losing_units::question(position, house, loss);
    }
    let sites = mustering::sites(position, house);
    mustering::can_muster(position, house, sites).then_some(Prompt::Muster {
        sites,
        only_one: true,
    })
}

pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    let units = loss(state, house, share).and_then(|loss| losing_units::forced(state, house, loss));
    if let Some(units) = units {
        losing_units::destroy(state, house, units, cx);
    }
}

fn loss(position: &Position, house: House, share: Share) -> Option<Loss> {
    match share {
        Share::Lowest => {
            let buildings = mustering::sites(position, house).iter();
            let together = buildings.filter(|&area| position.units[area].len() > 1);
            Some((2, together.collect()))
        }
        Share::Other => Some((1, AreaSet::EMPTY)),
        Share::Highest => None,
    }
}
