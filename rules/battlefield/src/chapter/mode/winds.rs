//! The Winds of Winter (15.5).

mod asks;

pub use asks::{is_far, times};

use crate::{
    chapter::victory,
    data::Data,
    event::{Event, Why},
    illegal::Illegal,
    play::Play,
    position::Mode,
    question::{Action, Prompt},
    state::View,
    task::{Doing, Task},
};
use tabletop::Seat;

/// The number of missions that everybody has.
const MISSIONS: usize = 2;

/// Turns the mission over that all may score in this round.
pub fn open_mission(play: &mut Play<'_>) {
    if let Some(mission) = next(play) {
        play.open().open_mission = Some(mission.clone());
        play.tell(Event::OpenMission(mission));
    }
}

/// The next mission; where none is left, those that were discarded are mixed.
fn next(play: &mut Play<'_>) -> Option<String> {
    if play.state.missions.is_empty() {
        let mut again = std::mem::take(&mut play.state.discarded_missions);
        play.shuffle(&mut again);
        play.state.missions = again;
    }
    play.state.missions.pop()
}

/// Draws missions up to two.
pub fn draw(play: &mut Play<'_>, seat: Seat) {
    let mut names = Vec::new();
    while play.state.secret(seat).missions.len() < MISSIONS {
        let Some(mission) = next(play) else { break };
        names.push(mission.clone());
        play.state.secret_mut(seat).missions.push(mission);
    }
    let count = play.state.secret(seat).missions.len() as u8;
    play.open().player_mut(seat).missions = count;
    if !names.is_empty() {
        play.tell(Event::DrewHidden { seat, names });
    }
}

/// Scores the open mission for whoever fulfills it, and discards it.
pub fn score_open(play: &mut Play<'_>) {
    let Some(mission) = play.open().open_mission.take() else {
        return;
    };
    for seat in play.position().seats() {
        let position = play.position();
        let known = Data::of_this_build().mission(&mission);
        let Some(known) = known.filter(|_| !position.player(seat).eliminated) else {
            continue;
        };
        let times = times(position, seat, known.asks);
        let times = if known.repeats { times } else { times.min(1) };
        if times > 0 {
            let side = position.side(seat);
            let points = known.points * u16::from(times);
            victory::score(play, side, points, Why::Mission(mission.clone()));
        }
    }
    play.state.discarded_missions.push(mission);
}

/// Asks everybody at once; opens the answers together when the last is in.
pub fn missions(play: &mut Play<'_>) {
    if play.position().setup.mode != Mode::Winds {
        return;
    }
    let seats = play.position().seats();
    let position = play.position();
    let asked: Vec<Seat> = seats
        .filter(|it| position.player(*it).missions > 0 && !position.player(*it).eliminated)
        .collect();
    let answered = |seat: &Seat| play.state.secret(*seat).answer.is_some();
    if asked.iter().all(answered) {
        for seat in asked {
            if let Some(Action::Missions { score, discard }) =
                play.state.secret_mut(seat).answer.take()
            {
                opened(play, seat, score, discard);
            }
        }
        for seat in play.position().seats() {
            if !play.position().player(seat).eliminated {
                draw(play, seat);
            }
        }
        return;
    }
    play.push(Task::Mode(Doing::Missions));
    for seat in asked {
        if play.state.secret(seat).answer.is_none() {
            play.ask(seat, Prompt::Missions);
        }
    }
}

/// Scores what a player shows, and discards it together with what they discard unseen.
fn opened(play: &mut Play<'_>, seat: Seat, score: Vec<String>, discard: Option<String>) {
    for mission in &score {
        let known = Data::of_this_build().mission(mission);
        let points = known.map_or(0, |it| it.points);
        play.tell(Event::MissionShown {
            seat,
            mission: mission.clone(),
            points,
        });
        let side = play.position().side(seat);
        victory::score(play, side, points, Why::Mission(mission.clone()));
    }
    let gone: Vec<String> = score.into_iter().chain(discard).collect();
    let held = &mut play.state.secret_mut(seat).missions;
    held.retain(|it| !gone.contains(it));
    let count = held.len() as u8;
    play.open().player_mut(seat).missions = count;
    play.state.discarded_missions.extend(gone);
}

pub fn answer(play: &mut Play<'_>, seat: Seat, action: Action) {
    play.state.secret_mut(seat).answer = Some(action);
    play.push(Task::Mode(Doing::Missions));
}

/// Missions of the own hand, each once; scored are those that are fulfilled, from round 2 on.
pub fn check(view: &View, score: &[String], discard: Option<&String>) -> Result<(), Illegal> {
    let hand = view.hand().ok_or(Illegal::WrongAnswer)?;
    if score.len() > hand.missions.len() {
        return Err(Illegal::WrongAnswer);
    }
    for (at, mission) in score.iter().enumerate() {
        let own = hand.missions.contains(mission) && !score[..at].contains(mission);
        let known = Data::of_this_build().mission(mission).filter(|_| own);
        let known = known.ok_or(Illegal::WrongAnswer)?;
        if view.open.phase.round() < 2 {
            return Err(Illegal::TooEarly { round: 2 });
        }
        if times(&view.open, hand.seat, known.asks) == 0 {
            return Err(Illegal::NotFulfilled(mission.clone()));
        }
    }
    match discard {
        Some(mission) if !hand.missions.contains(mission) || score.contains(mission) => {
            Err(Illegal::WrongAnswer)
        }
        _ => Ok(()),
    }
}

/// The missions of the own hand that can be scored.
pub fn fulfilled(view: &View) -> Vec<String> {
    let Some(hand) = view.hand() else {
        return Vec::new();
    };
    let fine = |it: &&String| check(view, std::slice::from_ref(*it), None).is_ok();
    hand.missions.iter().filter(fine).cloned().collect()
}
