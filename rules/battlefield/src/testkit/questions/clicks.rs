//! The presses that an answer takes on the page.

#[cfg(test)]
mod tests;

use crate::{
    Battlefield,
    aim::{self, Travel},
    allowed::place,
    answers::{deeds, drafted, is_at_once, only, spent_on_all},
    chapter::turn,
    field::{Course, Direction, Thing},
    geometry::Point,
    position::UnitId,
    question::{Action, Move, Prompt, Who},
    state::View,
    task::Task,
};
use tabletop::Game;

/// The page that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Everything is asked, and everything is confirmed.
    Before,
    /// A question with one answer is not asked, an answer without parts takes one press, a unit or wall is dragged onto
    /// whoever or wherever its action is for, and what is selected is sent with what it does: by one press in its row
    /// where that leaves nothing to choose.
    Now,
}

/// Returns the presses that this answer takes, the one that sends it included; nothing where the question is
/// not asked at all.
pub fn clicks(view: &View, prompt: &Prompt, action: &Action, page: Page) -> Option<u32> {
    if page == Page::Now {
        return now(view, prompt, action);
    }
    let drafted = match prompt {
        // Cards that could be taken back were chosen one by one, no attack began by itself, and no army.
        Prompt::Recall { .. } => *action == Action::Cards(Vec::new()),
        Prompt::Free { .. } | Prompt::Army => false,
        _ => is_drafted(view, prompt, action),
    };
    let chosen = if drafted {
        0
    } else {
        chosen(view, prompt, action, Page::Before)
    };
    Some(chosen + 1)
}

fn now(view: &View, prompt: &Prompt, action: &Action) -> Option<u32> {
    if only(view, prompt).is_some() {
        return None;
    }
    let who = selected(action);
    // The press that begins what it does selects it as well.
    if who.is_some_and(|it| is_begun_by_deed(view, it)) {
        return Some(0);
    }
    let chosen = if is_drafted(view, prompt, action) {
        0
    } else if is_in_row(view, prompt, action) {
        // That sends it.
        return Some(1 + besides(view, prompt, action));
    } else if spent_on_all(view, prompt).as_ref() == Some(action) {
        1
    } else {
        chosen(view, prompt, action, Page::Now)
    };
    let sent = (chosen + u32::from(!is_at_once(view, prompt, action))).max(1);
    Some(sent + besides(view, prompt, action))
}

/// Tells whether whoever acts has a button for just that in the list of those who could.
pub fn is_in_row(view: &View, prompt: &Prompt, action: &Action) -> bool {
    matches!(prompt, Prompt::Action { .. }) && deeds(view, prompt).contains(action)
}

/// Tells whether the page begins with that very answer.
fn is_drafted(view: &View, prompt: &Prompt, action: &Action) -> bool {
    let first = drafted(view, prompt).or_else(|| only(view, prompt));
    first.as_ref() == Some(action)
}

/// The presses that change the draft to this answer.
fn chosen(view: &View, prompt: &Prompt, action: &Action, page: Page) -> u32 {
    match action {
        Action::Targets(all) => all.len() as u32,
        Action::Cards(all) => all.len() as u32,
        Action::Reroll(all) => all.len() as u32,
        Action::StartUnits { units, .. } => units.len() as u32,
        // The piece, and its place.
        Action::Place { .. } | Action::Deploy { .. } => 2,
        // The button of a unit of the reserve finds a place for it; a press on another lets the first come there.
        Action::Arrive { unit, pose } => {
            let arrives = |it: &UnitId| {
                let there = Action::Arrive {
                    unit: *it,
                    pose: *pose,
                };
                Battlefield::check(view, prompt, &there).is_ok()
            };
            let arrivals = view.seat.map(|it| turn::arrivals(&view.open, it));
            let first = arrivals.unwrap_or_default().into_iter().find(arrives);
            let found = place::arriving(&view.open, *unit) == Some(*pose) || first == Some(*unit);
            1 + u32::from(page == Page::Before || !found)
        }
        Action::Do(it) => acted(view, prompt, it, page),
        _ => 1,
    }
}

/// The presses that choose what a unit does: the action, and its way or whom it is for. How exactly is counted on
/// neither page. Now a unit is selected by them: dragged to its goal, or else pressed before.
fn acted(view: &View, prompt: &Prompt, it: &Move, page: Page) -> u32 {
    let has_goal = !matches!(it, Move::Retreat | Move::Forgo);
    // The button of a way begins it straight ahead, as far as that leads.
    let is_ahead = page == Page::Now && is_straight_ahead(view, prompt, it);
    let whole = 1 + u32::from(has_goal && !is_ahead);
    if page == Page::Before {
        return whole;
    }
    let asked_of_unit = matches!(
        prompt,
        Prompt::Action {
            who: Thing::Unit(_)
        }
    );
    let is_begun = is_begun(view, prompt, it);
    let pressed = if is_begun { 1 } else { whole };
    let is_dragged = match it {
        // It is dragged onto its target, and another attack on that is pressed in the list.
        Move::Shoot { .. } | Move::Fight { .. } => true,
        // The same of a way that leads somewhere, unless it is that of a tile.
        Move::Maneuver(course) | Move::March(course) => {
            let tiles = [Move::Maneuver(*course), Move::March(*course)];
            let usual = tiles.iter().any(|it| is_straight_ahead(view, prompt, it));
            is_begun || !usual && end_of(view, prompt, course).is_some()
        }
        // Terrain is ground to whoever is dragged.
        Move::Raze(_) => false,
        _ => is_begun,
    };
    pressed + u32::from(asked_of_unit && !is_dragged)
}

/// Tells whether a drag or a press onto the goal of a move begins just that action; otherwise the action is a press
/// of its own, in the panel.
fn is_begun(view: &View, prompt: &Prompt, it: &Move) -> bool {
    let against = |target| aim::attacks(view, prompt, target).into_iter().next();
    let begun = match it {
        Move::Charge { target, .. } | Move::Shoot { target, .. } | Move::Fight { target, .. } => {
            against(*target)
        }
        Move::Raze(piece) => against(Thing::Piece(*piece)),
        Move::Maneuver(course) | Move::March(course) | Move::Shift(course) => {
            end_of(view, prompt, course).and_then(|to| aim::set_out(view, prompt, to))
        }
        Move::Retreat | Move::Forgo => None,
    };
    begun.is_some_and(|begun| aim::alike(&begun, it))
}

/// Tells whether a unit goes straight ahead as far as this action leads.
fn is_straight_ahead(view: &View, prompt: &Prompt, it: &Move) -> bool {
    let Prompt::Action {
        who: Thing::Unit(unit),
    } = prompt
    else {
        return false;
    };
    let unit = UnitId(*unit);
    let speed = view.open.speed(unit);
    let (course, travel) = match it {
        Move::Maneuver(course) => (course, Travel::Maneuver(speed)),
        Move::March(course) => (course, Travel::March(2 * speed)),
        _ => return false,
    };
    let pose = view.open.unit(unit).pose();
    let furthest = pose.and_then(|it| aim::furthest(&view.open, unit, travel, it.facing));
    furthest.map(|it| Course::straight(Direction::Forward, it)) == Some(*course)
}

/// Returns the end of a way; nothing where it leads to no other ground.
fn end_of(view: &View, prompt: &Prompt, course: &Course) -> Option<Point> {
    let unit = aim::actor(prompt)?.unit()?;
    let [.., last] = course.places(&view.open.unit(unit).tray()?);
    (course.length > 0).then_some(last.pose.at)
}

/// Returns the one who is selected.
const fn selected(action: &Action) -> Option<Who> {
    match action {
        Action::Select(who) => Some(*who),
        _ => None,
    }
}

/// Tells whether the press that begins what somebody does selects them: a drag of their unit or wall, or that in their
/// row on a zone, an attack or to do nothing.
fn is_begun_by_deed(view: &View, who: Who) -> bool {
    turn::can_choose_ahead(view, who)
}

/// The presses that come to those on the page: an NCU whose ability comes before its zone is pressed first, and what
/// somebody else came before is confirmed a second time.
fn besides(view: &View, prompt: &Prompt, action: &Action) -> u32 {
    let order = matches!(
        action,
        Action::Claim {
            ability_first: true,
            ..
        }
    );
    let again = match (prompt, view.open.agenda.last()) {
        (Prompt::Claim { .. }, Some(Task::NcuActivation(it))) => it.disturbed,
        (Prompt::Action { .. }, Some(Task::Activation(it))) => it.disturbed,
        _ => false,
    };
    u32::from(order) + u32::from(again)
}
