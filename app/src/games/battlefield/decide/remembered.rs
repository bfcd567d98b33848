//! The last line-up of each army, which this browser remembers.

use crate::{browser, json};
use battlefield::{
    chapter::set_up::deploy,
    geometry::{Facing, Pose},
    ground,
    position::{Position, UnitId},
    question::{Action, Prompt},
    standing::{plan_misfits, planned},
    state::View,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The name of the list in the browser's memory, and how many armies it holds.
const NAME: &str = "battlefield-line-ups";
const MOST: usize = 8;

/// An army on its side of the table, as seen from the south.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct LineUp {
    /// Each unit by its profile, in the order of the army: east, north, facing.
    units: Vec<(String, i32, i32, u16)>,
}

impl LineUp {
    /// The profiles of the army, in its order.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.units.iter().map(|it| it.0.as_str())
    }
}

/// Keeps where a plan puts an army, once all of it has a place.
pub fn remember_line_up(view: &View, plan: &[Action]) {
    let Some(now) = drawn_up(view, plan) else {
        return;
    };
    let mut all = kept();
    all.retain(|it| it.names().ne(now.names()));
    all.insert(0, now);
    all.truncate(MOST);
    if let Ok(text) = serde_json::to_string(&all) {
        browser::remember(NAME, &text);
    }
}

/// Returns the answers that put the rest of the army where it stood the last time, if all of them are legal.
pub fn last_time(view: &View) -> Option<Vec<Action>> {
    let seat = view.seat?;
    let army: Vec<&str> = own(&view.open, seat)
        .map(|it| profile(&view.open, it))
        .collect();
    let mut all = kept().into_iter();
    let last = all.find(|it| it.names().eq(army.iter().copied()))?;
    let plan = placed(view, seat, &last);
    let fits = !plan.is_empty()
        && plan_misfits(view, &Prompt::Deploy, &plan)
            .iter()
            .all(Option::is_none);
    fits.then_some(plan)
}

fn kept() -> Vec<LineUp> {
    let text = browser::recall(NAME);
    text.and_then(|it| json::read(&it)).unwrap_or_default()
}

/// The units of a player that deploy or have deployed, in the order of the army.
fn own(position: &Position, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    let left = deploy::left(position, seat);
    position
        .units()
        .filter(move |(id, it)| it.owner == seat && (it.pose().is_some() || left.contains(id)))
        .map(|(id, _)| id)
}

fn profile(position: &Position, id: UnitId) -> &str {
    position.unit(id).profile.entry().id.as_str()
}

/// Returns where all of an army stands with a plan; nothing where one of it has no place.
fn drawn_up(view: &View, plan: &[Action]) -> Option<LineUp> {
    let seat = view.seat?;
    let there = planned(view, plan).open;
    let northern = ground::is_northern(&there, seat);
    let unit = |id: UnitId| {
        let pose = seen_from(&there, northern, there.unit(id).pose()?);
        let name = profile(&there, id).to_owned();
        Some((name, pose.at.x, pose.at.y, pose.facing.0))
    };
    let units: Option<Vec<_>> = own(&there, seat).map(unit).collect();
    Some(LineUp { units: units? }).filter(|it| !it.units.is_empty())
}

fn placed(view: &View, seat: Seat, last: &LineUp) -> Vec<Action> {
    let position = &view.open;
    let northern = ground::is_northern(position, seat);
    let all = own(position, seat).zip(&last.units);
    let left = all.filter(|(id, _)| position.unit(*id).pose().is_none());
    left.map(|(unit, (_, x, y, facing))| Action::Deploy {
        unit,
        pose: seen_from(position, northern, Pose::new(*x, *y, Facing(*facing))),
    })
    .collect()
}

/// Turns a place half round about the middle of the table for whoever comes from the north: there and back again.
const fn seen_from(position: &Position, northern: bool, pose: Pose) -> Pose {
    if !northern {
        return pose;
    }
    let setup = &position.setup;
    Pose::new(
        setup.width - pose.at.x,
        setup.depth - pose.at.y,
        pose.facing.turned(Facing::SOUTH),
    )
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{
        position::Place,
        task::{SetUp, SetUpStage, Task},
    };

    /// An army of two that deploys in this zone.
    fn view(zone: u8) -> View {
        let unit = |x| (0, "stark.sworn_swords", (x, 3_000), Facing::NORTH);
        let mut state = table(&[unit(10_000), unit(20_000)]);
        for it in &mut state.open.units {
            it.place = Place::Reserve;
        }
        let mut frame = SetUp::at(SetUpStage::Deploy);
        frame.left = [0, 1].map(UnitId).to_vec();
        state.open.agenda.push(Task::SetUp(frame));
        state.open.players[0].zone = Some(zone);
        seen(&state)
    }

    fn deploy(unit: u8, pose: Pose) -> Action {
        Action::Deploy {
            unit: UnitId(unit),
            pose,
        }
    }

    #[test]
    fn an_army_is_drawn_up_as_it_was_on_whichever_side() {
        let (south, north) = (view(0), view(1));
        let pose = |x| Pose::new(x, 3_000, Facing::NORTH);
        let plan = [deploy(1, pose(20_000)), deploy(0, pose(10_000))];
        let last = drawn_up(&south, &plan).expect("all have a place");
        let again = [deploy(0, pose(10_000)), deploy(1, pose(20_000))];
        assert_eq!(placed(&south, Seat(0), &last), again);
        let (width, depth) = (north.open.setup.width, north.open.setup.depth);
        let there = |x| Pose::new(width - x, depth - 3_000, Facing::SOUTH);
        let mirrored = [deploy(0, there(10_000)), deploy(1, there(20_000))];
        assert_eq!(placed(&north, Seat(0), &last), mirrored);
        assert_eq!(drawn_up(&south, &plan[..1]), None, "one has no place");
    }
}
