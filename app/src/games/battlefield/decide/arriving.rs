//! Units of the reserve that come to the table where it is pressed.

use super::snapped;
use battlefield::{
    Battlefield,
    allowed::place,
    chapter::turn,
    geometry::Point,
    question::{Action, Prompt},
    state::View,
};
use tabletop::Game;

/// Returns the arrival of the first unit of the reserve that may stand there, while it is chosen who activates.
pub fn arrives_at(view: &View, prompt: &Prompt, to: Point) -> Option<Action> {
    let seat = view.seat.filter(|_| *prompt == Prompt::Select)?;
    let mut reserve = turn::arrivals(&view.open, seat).into_iter();
    reserve.find_map(|unit| {
        let pose = place::arriving(&view.open, unit)?;
        let there = snapped(view, prompt, &Action::Arrive { unit, pose }, (to, &[]))?;
        let fits = Battlefield::check(view, prompt, &there).is_ok();
        fits.then_some(there)
    })
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{
        geometry::Facing,
        position::{Place, UnitId},
    };

    #[test]
    fn a_press_lets_the_reserve_come_where_it_may_stand_and_nowhere_else() {
        let units = [
            (0, "stark.sworn_swords", (12_000, 3_000), Facing::NORTH),
            (0, "stark.sworn_swords", (0, 0), Facing::NORTH),
            (1, "lannister.guardsmen", (24_000, 44_000), Facing::SOUTH),
        ];
        let mut state = table(&units);
        state.open.unit_mut(UnitId(1)).place = Place::Reserve;
        state.open.players[0].zone = Some(0);
        let view = seen(&state);
        let at = |x, y| arrives_at(&view, &Prompt::Select, Point::new(x, y));
        let Some(Action::Arrive { unit, pose }) = at(30_000, 3_000) else {
            panic!("there is room");
        };
        assert_eq!((unit, pose.facing), (UnitId(1), Facing::NORTH));
        assert!(pose.at.distance(Point::new(30_000, 3_000)) < 1_000);
        assert_eq!(at(12_000, 3_000), None, "a friend stands there");
        assert_eq!(at(24_000, 24_000), None, "it is too far from the edge");
        let other = Prompt::Action {
            who: battlefield::field::Thing::Unit(0),
        };
        assert_eq!(arrives_at(&view, &other, Point::new(30_000, 3_000)), None);
    }
}
