//! Turns: whose it is, and what activates in it (T0, T1, T5).

use crate::{
    allowed::arrival,
    effect::{Until, Window},
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Place, Position, Roles, SideId, UnitId},
    question::{Action, Prompt, Who},
    state::View,
    task::{CleanUp, NcuActivation, NcuStage, Task, Turn, TurnStage},
};
use tabletop::Seat;

/// Gives the turn to the next side that has something to do, or ends the phase.
pub fn next(play: &mut Play<'_>) {
    let position = play.position();
    let Some(seat) = following(position) else {
        play.push(Task::CleanUp(CleanUp::begin()));
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
    let open = play.open();
    let count = open.players.len() as u8;
    open.turn = Seat((open.first.0 + count - 1) % count);
    passed(play, &[], false);
}

/// Writes down who has passed since somebody last did something, or that nobody has.
fn passed(play: &mut Play<'_>, members: &[Seat], is_passed: bool) {
    let seats = play.position().seats();
    for seat in seats {
        let player = play.open().player_mut(seat);
        if !is_passed || members.contains(&seat) {
            player.passed = is_passed;
        }
    }
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
    let mut members = position.seats().filter(|it| position.side(*it) == side);
    members.any(|seat| {
        !choices(position, seat).is_empty()
            || (!position.player(seat).passed && !arrivals(position, seat).is_empty())
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

/// What of the side's whose turn it is can activate now.
pub fn choices_of_side(position: &Position) -> Vec<Who> {
    let members = members(position);
    let all = members.iter().flat_map(|it| choices(position, *it));
    all.collect()
}

/// Units of this seat's reserve that may come to the table as their activation.
pub fn arrivals(position: &Position, seat: Seat) -> Vec<UnitId> {
    let reserve = position
        .units()
        .filter(|(_, unit)| unit.owner == seat && unit.place == Place::Reserve && !unit.activated);
    reserve
        .map(|(id, _)| id)
        .filter(|id| arrival::may_arrive(position, *id).is_ok())
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
            play.open_window(Window::TurnStart, Roles::default());
        }
        TurnStage::Select => {
            let position = play.position();
            let members = members(position);
            let something = |seat: &Seat| {
                !choices(position, *seat).is_empty() || !arrivals(position, *seat).is_empty()
            };
            if members.iter().any(something) {
                play.push(Task::Turn(turn));
                for seat in members {
                    play.ask(seat, Prompt::Select);
                }
            } else {
                // Whatever it had was lost in the window.
                play.push(Task::Turn(Turn {
                    stage: TurnStage::End,
                }));
            }
        }
        TurnStage::End => {
            play.push(Task::Turn(Turn {
                stage: TurnStage::Over,
            }));
            play.open_window(Window::TurnEnd, Roles::default());
        }
        TurnStage::Over => {
            play.open().end(Until::Turn);
            play.push(Task::NextTurn);
        }
    }
}

/// Any member of the side may choose, whoever's unit it is; its owner decides what it does.
pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    let (Some(seat), position) = (view.seat, &view.open) else {
        return Err(Illegal::NotYourUnit);
    };
    let choices = choices_of_side(position);
    match action {
        Action::Select(who) if choices.contains(who) => Ok(()),
        Action::Select(who) => Err(why_not(position, seat, *who)),
        Action::Arrive { unit, pose } => arrival::check(position, seat, *unit, *pose),
        Action::Pass if choices.is_empty() => Ok(()),
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
    if position.friends(owner, seat) && activated {
        Illegal::AlreadyActivated
    } else {
        Illegal::NotYourUnit
    }
}

pub fn answer(play: &mut Play<'_>, _: Turn, action: Action) {
    // In teams the question was open to all members; the first answer counts.
    play.state.questions.clear();
    play.push(Task::Turn(Turn {
        stage: TurnStage::End,
    }));
    match action {
        Action::Select(Who::Unit(id)) => select(play, id.thing()),
        Action::Select(Who::Wall(number)) => select(play, Thing::Wall(number)),
        Action::Select(Who::Ncu(ncu)) => {
            has_turn(play, play.position().ncu(ncu).owner);
            play.tell(Event::NcuSelected(ncu));
            play.push(Task::NcuActivation(NcuActivation {
                ncu,
                stage: NcuStage::Window,
                ability_first: false,
                ability_cancelled: false,
                replaced: None,
            }));
        }
        Action::Arrive { unit, pose } => {
            has_turn(play, play.position().unit(unit).owner);
            super::arrival::arrive(play, unit, pose);
        }
        _ => {
            let seat = play.position().turn;
            passed(play, &members(play.position()), true);
            play.tell(Event::Passed(seat));
        }
    }
}

fn select(play: &mut Play<'_>, who: Thing) {
    let owner = play.position().owner(who);
    has_turn(play, owner.expect("what activates has an owner"));
    play.tell(Event::Selected(who));
    play.activate(who);
}

/// In teams, whose unit acts is the active player; who has passed may think again.
fn has_turn(play: &mut Play<'_>, owner: Seat) {
    play.open().turn = owner;
    passed(play, &[], false);
}
