//! Turns: whose it is, and what activates in it (T0, T1, T5).

use super::{mode, window};
use crate::{
    effect::{Until, Window},
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Place, Position, Roles, SideId, UnitId},
    question::{Action, Prompt, Who},
    state::View,
    task::{Activation, ActivationStage, NcuActivation, NcuStage, Task, Turn, TurnStage},
};
use tabletop::Seat;

/// Gives the turn to the next side that has something to do, or ends the phase.
pub fn next(play: &mut Play<'_>) {
    let position = play.position();
    let Some(seat) = following(position) else {
        play.push(Task::CleanUp(super::clean_up::CleanUp::begin()));
        return;
    };
    play.open().turn = seat;
    play.push(Task::Turn(Turn {
        stage: TurnStage::Start,
    }));
}

/// The seat that begins the next turn: in teams any member of the side whose turn it is.
///
/// Between turns `position.turn` is whoever had the last one, and of a phase that has not begun
/// nobody's: [`begin`] sets it so that the first player follows.
fn following(position: &Position) -> Option<Seat> {
    let order = round_from(position, position.turn);
    let able = |seat: &Seat| can_act(position, position.side(*seat));
    order.into_iter().find(able)
}

/// Makes the first player the next to have a turn.
pub fn begin(play: &mut Play<'_>) {
    let position = play.position();
    let count = position.players.len() as u8;
    let before = Seat((position.first.0 + count - 1) % count);
    let first = position.first;
    let open = play.open();
    open.turn = before;
    for player in &mut open.players {
        player.passed = false;
    }
    let _ = first;
}

/// All seats to the left of `seat`, itself last.
fn round_from(position: &Position, seat: Seat) -> Vec<Seat> {
    let count = position.players.len() as u8;
    (1..=count)
        .map(|step| Seat((seat.0 + step) % count))
        .collect()
}

/// Whether a side has anything that can activate, or may come to the table and has not passed.
fn can_act(position: &Position, side: SideId) -> bool {
    let members: Vec<Seat> = position
        .seats()
        .filter(|it| position.side(*it) == side)
        .collect();
    members.iter().any(|seat| {
        !choices(position, *seat).is_empty()
            || (!position.player(*seat).passed && !arrivals(position, *seat).is_empty())
    })
}

/// What of this seat's can activate now.
pub fn choices(position: &Position, seat: Seat) -> Vec<Who> {
    let units = position.units().filter(|(_, unit)| {
        unit.owner == seat && unit.is_on_table() && !unit.activated && !unit.strength.is_destroyed()
    });
    let units = units.map(|(id, _)| Who::Unit(id));
    let ncus = position.ncus();
    let ncus = ncus.filter(|(_, ncu)| ncu.owner == seat && !ncu.activated && !ncu.gone);
    let ncus = ncus.map(|(id, _)| Who::Ncu(id));
    let walls = (0..).zip(&position.walls);
    let walls = walls.filter(|(_, wall)| wall.owner == seat && !wall.ruined && !wall.activated);
    let walls = walls.map(|(number, _)| Who::Wall(number));
    units.chain(ncus).chain(walls).collect()
}

/// Units of this seat's reserve that may come to the table as their activation.
pub fn arrivals(position: &Position, seat: Seat) -> Vec<UnitId> {
    let reserve = position
        .units()
        .filter(|(_, unit)| unit.owner == seat && unit.place == Place::Reserve && !unit.activated);
    reserve
        .map(|(id, _)| id)
        .filter(|id| mode::may_arrive(position, *id).is_ok())
        .collect()
}

/// The seats that may answer for the side whose turn it is.
pub fn members(position: &Position) -> Vec<Seat> {
    let side = position.side(position.turn);
    position
        .seats()
        .filter(|seat| position.side(*seat) == side)
        .collect()
}

pub fn step(play: &mut Play<'_>, turn: Turn) {
    match turn.stage {
        TurnStage::Start => {
            let seat = play.position().turn;
            play.tell(Event::TurnBegan { seat });
            play.push(Task::Turn(Turn {
                stage: TurnStage::Select,
            }));
            window::open(play, Window::TurnStart, Roles::default());
        }
        TurnStage::Select => {
            play.push(Task::Turn(turn));
            for seat in members(play.position()) {
                let position = play.position();
                if !choices(position, seat).is_empty() || !arrivals(position, seat).is_empty() {
                    play.ask(seat, Prompt::Select);
                }
            }
            if play.state.questions.is_empty() {
                // Whatever it had was lost in the window.
                play.open().agenda.pop();
                play.push(Task::Turn(Turn {
                    stage: TurnStage::End,
                }));
            }
        }
        TurnStage::End => {
            play.push(Task::Turn(Turn {
                stage: TurnStage::Over,
            }));
            window::open(play, Window::TurnEnd, Roles::default());
        }
        TurnStage::Over => {
            play.open().end(Until::Turn);
            play.push(Task::NextTurn);
        }
    }
}

pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    let (Some(seat), position) = (view.seat, &view.open) else {
        return Err(Illegal::NotYourUnit);
    };
    let choices = choices(position, seat);
    match action {
        Action::Select(who) if choices.contains(who) => Ok(()),
        Action::Select(who) => Err(why_not(position, seat, *who)),
        Action::Arrive { unit, pose } => mode::check_arrival(position, seat, *unit, *pose),
        Action::Pass
            if members(position)
                .iter()
                .all(|it| self::choices(position, *it).is_empty()) =>
        {
            Ok(())
        }
        Action::Pass => Err(Illegal::MustActivate),
        _ => Err(Illegal::WrongAnswer),
    }
}

fn why_not(position: &Position, seat: Seat, who: Who) -> Illegal {
    let (owner, activated) = match who {
        Who::Unit(id) => match position.units.get(usize::from(id.0)) {
            Some(unit) => (unit.owner, unit.activated),
            None => return Illegal::NotYourUnit,
        },
        Who::Ncu(id) => match position.ncus.get(usize::from(id.0)) {
            Some(ncu) => (ncu.owner, ncu.activated),
            None => return Illegal::NotYourUnit,
        },
        Who::Wall(number) => match position.walls.get(usize::from(number)) {
            Some(wall) => (wall.owner, wall.activated),
            None => return Illegal::NotYourUnit,
        },
    };
    if owner == seat && activated {
        Illegal::AlreadyActivated
    } else {
        Illegal::NotYourUnit
    }
}

pub fn answer(play: &mut Play<'_>, turn: Turn, action: Action) {
    // In teams the question was open to all members; the first answer counts.
    play.state.questions.clear();
    let _ = turn;
    play.push(Task::Turn(Turn {
        stage: TurnStage::End,
    }));
    match action {
        Action::Select(Who::Unit(id)) => {
            play.tell(Event::Selected(id.thing()));
            activate(play, id.thing());
        }
        Action::Select(Who::Wall(number)) => {
            play.tell(Event::Selected(Thing::Wall(number)));
            activate(play, Thing::Wall(number));
        }
        Action::Select(Who::Ncu(ncu)) => {
            play.tell(Event::NcuSelected(ncu));
            play.push(Task::NcuActivation(NcuActivation {
                ncu,
                stage: NcuStage::Window,
                ability_first: false,
                ability_cancelled: false,
                replaced: None,
            }));
        }
        Action::Arrive { unit, pose } => mode::arrive(play, unit, pose),
        _ => {
            let seat = play.position().turn;
            for member in members(play.position()) {
                play.open().player_mut(member).passed = true;
            }
            play.tell(Event::Passed(seat));
        }
    }
}

/// Puts the activation of a unit or a wall on the agenda.
pub fn activate(play: &mut Play<'_>, who: Thing) {
    play.push(Task::Activation(Activation {
        who,
        stage: ActivationStage::Mode,
        forced: None,
        ended: false,
    }));
}
