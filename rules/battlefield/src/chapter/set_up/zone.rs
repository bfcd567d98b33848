//! Roles, corners and zones (chapter 4, 15.3, 17.2).

use super::{leaders, roll};
use crate::{
    event::{Event, RollFor},
    geometry::{Facing, Pose},
    ground,
    illegal::Illegal,
    play::Play,
    position::{Mode, Position, SideId, Wall},
    question::Prompt,
    task::{SetUp, SetUpStage, Task},
};
use tabletop::Seat;

/// Lets the higher roll choose who storms the castle.
pub fn roles(play: &mut Play<'_>, mut frame: SetUp) {
    let position = play.position();
    if position.setup.mode != Mode::Storm || position.attacker.is_some() {
        return frame.go_on(play, SetUpStage::Corner);
    }
    frame.order = roll::order(play, RollFor::Role);
    let seat = frame.seat();
    frame.ask(play, seat, Prompt::Role);
}

pub fn answer_role(play: &mut Play<'_>, frame: SetUp, seat: Seat, attacks: bool) {
    let position = play.position();
    let own = position.side(seat);
    let mut leaders = leaders(position).into_iter();
    let other = leaders.find(|it| position.side(*it) != own);
    let attacker = if attacks {
        own
    } else {
        other.map_or(own, |it| position.side(it))
    };
    storm(play, attacker);
    frame.go_on(play, SetUpStage::Corner);
}

/// The Defender has the north, with three walls in front of the edge (15.3).
fn storm(play: &mut Play<'_>, attacker: SideId) {
    play.open().attacker = Some(attacker);
    for seat in play.position().seats() {
        let zone = u8::from(play.position().side(seat) != attacker);
        play.open().player_mut(seat).zone = Some(zone);
        play.tell(Event::ZoneChosen { seat, zone });
    }
    let position = play.position();
    let owner = leaders(position)
        .into_iter()
        .find(|it| position.side(*it) != attacker);
    let Some(owner) = owner else { return };
    let (middle, y) = (position.setup.width / 2, position.setup.depth - 3_750);
    let wall = |x| Wall {
        pose: Pose::new(x, y, Facing::SOUTH),
        owner,
        wounds: 0,
        ruined: false,
        activated: false,
    };
    play.open().walls = [middle, middle - 13_000, middle + 13_000]
        .map(wall)
        .to_vec();
}

/// Lets those who are alone against several choose corners; the last one takes what is left.
pub fn corners(play: &mut Play<'_>, mut frame: SetUp) {
    if !ground::corners(play.position()) {
        return frame.go_on(play, SetUpStage::Piles);
    }
    if frame.order.is_empty() {
        frame.order = roll::order(play, RollFor::Zone);
    }
    if usize::from(frame.at) == frame.order.len() {
        frame.chosen = std::mem::take(&mut frame.order);
        return frame.go_on(play, SetUpStage::Piles);
    }
    let seat = frame.seat();
    match free(play.position())[..] {
        [corner] => {
            take(play, seat, corner);
            frame.at += 1;
            play.push(Task::SetUp(frame));
        }
        _ => frame.ask(play, seat, Prompt::Zone { may_pass: false }),
    }
}

/// Zones that nobody has.
pub fn free(position: &Position) -> Vec<u8> {
    let taken: Vec<u8> = position.players.iter().filter_map(|it| it.zone).collect();
    let all = 0..ground::zones(position).len() as u8;
    all.filter(|zone| !taken.contains(zone)).collect()
}

fn take(play: &mut Play<'_>, seat: Seat, zone: u8) {
    play.open().player_mut(seat).zone = Some(zone);
    play.tell(Event::ZoneChosen { seat, zone });
}

/// The higher roll chooses a zone, or passes the choice on. Who has not chosen is first player.
pub fn step(play: &mut Play<'_>, mut frame: SetUp) {
    if ground::corners(play.position()) {
        let first = roll::order(play, RollFor::First);
        play.open().first = first[0];
        return frame.go_on(play, SetUpStage::Start);
    }
    frame.order = roll::order(play, RollFor::Zone);
    if play.position().setup.mode == Mode::Storm {
        return chosen(play, frame);
    }
    let seat = frame.seat();
    frame.ask(play, seat, Prompt::Zone { may_pass: true });
}

pub fn check(position: &Position, number: u8) -> Result<(), Illegal> {
    if free(position).contains(&number) {
        Ok(())
    } else {
        Err(Illegal::ZoneTaken)
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: SetUp, seat: Seat, number: Option<u8>) {
    let Some(number) = number else {
        frame.at += 1;
        let other = frame.seat();
        return frame.ask(play, other, Prompt::Zone { may_pass: false });
    };
    if frame.stage == SetUpStage::Corner {
        take(play, seat, number);
        frame.at += 1;
        return play.push(Task::SetUp(frame));
    }
    for other in play.position().seats() {
        let own = play.position().friends(seat, other);
        take(play, other, if own { number } else { 1 - number });
    }
    chosen(play, frame);
}

/// Makes the one who chose deploy first, and the other one begin.
fn chosen(play: &mut Play<'_>, mut frame: SetUp) {
    frame.chosen = std::mem::take(&mut frame.order);
    let at = usize::from(frame.at) % frame.chosen.len();
    frame.chosen.rotate_left(at);
    if let Some(first) = frame.chosen.last() {
        play.open().first = *first;
    }
    frame.go_on(play, SetUpStage::Start);
}
