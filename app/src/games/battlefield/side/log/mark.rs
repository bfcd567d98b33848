//! The sign of a line of the log, and the faces of its dice.

use super::super::ranks::QUILL;
use crate::games::battlefield::{
    scene::{arms::Arms, model::colors_of_player},
    story::{Kind, Rolled},
};
use battlefield::{
    effect::Pool,
    event::Event,
    position::{Position, UnitId},
};
use tabletop::Seat;

const DROP: &str = "M12 3q6 8 6 12a6 6 0 0 1-12 0q0-4 6-12z";
const SKULL: &str = "M9 16l-3-2v-3a6 6 0 0 1 12 0v3l-3 2v4H9zM9.5 11.5h.1M14.5 11.5h.1";
const STAR: &str = "M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.3L12 17l-5.6 3.2l1.2-6.3L3 9.6l6.3-.8z";
const SWORDS: &str = "M5 4l10 11M19 4L9 15M4 17l3 3M20 17l-3 3M6 19l3-4M18 19l-3-4";
const WAY: &str = "M4 12h15M13 6l6 6l-6 6";
const CARD: &str = "M6 3h12v18H6zM9 8h6M9 12h6";
const FLAG: &str = "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0";

/// A sign on a grid of 24, and its class.
pub type Mark = (&'static str, &'static str);

/// The sign of what happened; nothing where words are enough.
pub const fn mark(event: &Event) -> Option<Mark> {
    Some(match event {
        Event::Wounded { .. } => (DROP, "log-mark bad"),
        Event::Destroyed { .. } | Event::Eliminated(_) => (SKULL, "log-mark bad"),
        Event::Scored { .. } | Event::MarkerTaken { .. } | Event::MissionShown { .. } => {
            (STAR, "log-mark good")
        }
        Event::Attacked { .. } | Event::ChargeDeclared { .. } => (SWORDS, "log-mark"),
        Event::Moved { .. } | Event::Shifted { .. } | Event::ChargeSucceeded { .. } => {
            (WAY, "log-mark")
        }
        Event::CardPlayed { .. } | Event::SiegeCardPlayed { .. } => (CARD, "log-mark"),
        Event::ZoneClaimed { .. } => (QUILL, "log-mark"),
        Event::Tested { passed: false, .. } => (FLAG, "log-mark bad"),
        Event::Tested { .. } => (FLAG, "log-mark"),
        _ => return None,
    })
}

/// The dice that a line tells of; a die of three sides has no such face.
pub fn faces(event: &Event) -> Vec<Rolled> {
    let (faces, least, again) = match event {
        Event::Rolled {
            pool,
            faces,
            needed,
            ..
        } => {
            let single = matches!(pool, Pool::Attack | Pool::Defense);
            (faces.as_slice(), needed.filter(|_| single), false)
        }
        Event::Rerolled { faces, .. } => (faces.as_slice(), None, true),
        Event::ChargeRolled { faces, .. } => (faces.as_slice(), None, false),
        Event::RetreatRolled { face, .. } | Event::RolledOnce { sides: 6, face, .. } => {
            (std::slice::from_ref(face), None, false)
        }
        _ => return Vec::new(),
    };
    let die = |face: &u8| Rolled {
        face: *face,
        good: least.map(|least| *face >= least),
        again,
    };
    faces.iter().map(die).collect()
}

/// The doer of a part: the path of their sign, and the classes of their colors.
pub fn doer(position: &Position, kind: Kind) -> (Option<&'static str>, String) {
    let unit = |it: UnitId| {
        let unit = position.units.get(usize::from(it.0));
        unit.map(|it| (Arms::of(it.profile.entry()).icon(), it.owner))
    };
    let (sign, seat): (Option<&'static str>, Option<Seat>) = match kind {
        Kind::Unit(thing) => match thing.unit().and_then(unit) {
            Some((sign, owner)) => (Some(sign), Some(owner)),
            None => (None, position.owner(thing)),
        },
        Kind::Arrival(it) => unit(it).unzip(),
        Kind::Ncu(id) => {
            let ncu = position.ncus.get(usize::from(id.0));
            (Some(QUILL), ncu.map(|it| it.owner))
        }
        _ => (None, None),
    };
    let colors = seat.map(|it| colors_of_player(position, it).classes());
    (sign, colors.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;
    use battlefield::field::Thing;

    #[test]
    fn dice_tell_what_they_made_where_each_counts_by_itself() {
        let rolled = |pool| Event::Rolled {
            unit: Thing::Unit(0),
            pool,
            faces: vec![5, 2],
            needed: Some(4),
            changes: Vec::new(),
        };
        let good = |event: &Event| faces(event).iter().map(|it| it.good).collect::<Vec<_>>();
        assert_eq!(good(&rolled(Pool::Attack)), [Some(true), Some(false)]);
        assert_eq!(good(&rolled(Pool::Morale)), [None, None]);
        assert!(faces(&Event::Passed(Seat(0))).is_empty());
    }

    #[test]
    fn wounds_are_told_by_a_sign_and_units_by_their_arms() {
        let wounded = Event::Wounded {
            unit: Thing::Unit(0),
            wounds: 2,
            models_left: 7,
            ranks_lost: 0,
        };
        assert_eq!(mark(&wounded), Some((DROP, "log-mark bad")));
        assert_eq!(mark(&Event::Passed(Seat(0))), None);
        let position = example();
        let (sign, colors) = doer(&position, Kind::Unit(Thing::Unit(1)));
        assert_eq!(sign, Some(Arms::Bow.icon()));
        assert!(colors.contains("f-stark"), "{colors}");
        assert_eq!(doer(&position, Kind::Round), (None, String::new()));
    }
}
