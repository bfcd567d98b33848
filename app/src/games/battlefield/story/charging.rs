//! A charge under way: declared, and its charger not yet in its place.

use battlefield::{
    event::Event,
    field::Thing,
    geometry::{Arc, Mil},
    position::UnitId,
};

/// A charge as far as a log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charging {
    pub unit: UnitId,
    pub target: Thing,
    /// The side of the target that it named.
    pub side: Arc,
    /// The way to the target, and how far the dice let it come; nothing before they are rolled.
    pub rolled: Option<(Mil, Mil)>,
}

/// Returns the charge that a log has begun and not ended.
pub fn charging<'e>(log: impl DoubleEndedIterator<Item = &'e Event>) -> Option<Charging> {
    let mut rolled = None;
    for event in log.rev() {
        match event {
            Event::ChargeDeclared { unit, target, side } => {
                return Some(Charging {
                    unit: *unit,
                    target: *target,
                    side: *side,
                    rolled,
                });
            }
            // The last of them counts: dice may have been rolled again.
            Event::ChargeRolled { way, most, .. } if rolled.is_none() => {
                rolled = way.zip(*most);
            }
            Event::ChargeSucceeded { .. }
            | Event::ChargeFailed { .. }
            | Event::ActivationEnded(_)
            | Event::Selected(_)
            | Event::NcuSelected(_)
            | Event::RoundBegan { .. } => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: Event = Event::ChargeDeclared {
        unit: UnitId(0),
        target: Thing::Unit(6),
        side: Arc::Left,
    };

    const fn rolled(most: Mil) -> Event {
        Event::ChargeRolled {
            unit: UnitId(0),
            faces: Vec::new(),
            disorderly: false,
            way: Some(5_700),
            most: Some(most),
        }
    }

    #[test]
    fn a_charge_is_under_way_until_it_ends() {
        let found = charging([DECLARED].iter()).unwrap();
        assert_eq!((found.side, found.rolled), (Arc::Left, None));
        let again = [DECLARED, rolled(6_000), rolled(11_000)];
        let found = charging(again.iter()).unwrap();
        assert_eq!(found.rolled, Some((5_700, 11_000)), "the last roll counts");
        let failed = Event::ChargeFailed {
            unit: UnitId(0),
            to: battlefield::geometry::Pose::new(0, 0, battlefield::geometry::Facing::NORTH),
            blocked_by: None,
        };
        assert_eq!(charging([DECLARED, rolled(6_000), failed].iter()), None);
        assert_eq!(charging([].iter()), None);
    }
}
