//! Armies: all at once, hidden till the last is in, then shown (chapters 4 and 18).

use crate::{
    army::{Army, Problem},
    data::Data,
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Commander, Ncu, NcuId, Unit, UnitId, modes},
    question::Prompt,
    reference::{AttachmentRef, FactionRef, NcuRef, UnitRef},
    state::View,
    task::{SetUp, SetUpStage, Task},
};
use tabletop::Seat;

pub fn step(play: &mut Play<'_>, frame: SetUp) {
    let seats = play.position().seats();
    let missing: Vec<Seat> = seats
        .filter(|seat| play.state.secret(*seat).army.is_none())
        .collect();
    if missing.is_empty() {
        for seat in play.position().seats() {
            if let Some(army) = play.state.secret_mut(seat).army.take() {
                muster(play, seat, army);
            }
        }
        return frame.go_on(play, SetUpStage::Mode);
    }
    play.push(Task::SetUp(frame));
    for seat in missing {
        play.ask(seat, Prompt::Army);
    }
}

/// Every problem at once; nobody stands in two armies of one side.
pub fn check(view: &View, army: &Army) -> Result<(), Illegal> {
    let data = Data::of_this_build();
    let mut problems = army.problems(data, view.open.setup.size);
    let own = army.characters(data);
    for ally in &view.allies {
        let shared = ally.characters(data);
        let twice = shared.into_iter().filter(|it| own.contains(it));
        problems.extend(twice.map(|it| Problem::Twice {
            character: it.to_owned(),
        }));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Illegal::Army(problems))
    }
}

/// The mode of the game is drawn, where nobody has agreed on one.
pub fn mode(play: &mut Play<'_>, frame: SetUp) {
    let position = play.position();
    if position.setup.options.random_mode {
        let fitting = modes(&position.setup, position.players.len() as u8);
        let at = play.cx.below(fitting.len() as u32) as usize;
        play.open().setup.mode = fitting[at];
        play.tell(Event::ModeDrawn(fitting[at]));
    }
    frame.go_on(play, SetUpStage::Role);
}

pub fn answer(play: &mut Play<'_>, frame: SetUp, seat: Seat, army: Army) {
    play.state.secret_mut(seat).army = Some(army);
    play.push(Task::SetUp(frame));
}

/// Shows an army; its units wait off the table.
fn muster(play: &mut Play<'_>, seat: Seat, army: Army) {
    let open = play.open();
    let mut commander = None;
    for company in &army.units {
        let Some(profile) = UnitRef::named(&company.unit) else {
            continue;
        };
        let id = UnitId(open.units.len() as u8);
        let mut unit = Unit::new(seat, profile);
        unit.attachments = company
            .attachments
            .iter()
            .filter_map(|id| AttachmentRef::named(id))
            .collect();
        let leader = unit.attachments.iter().find(|it| it.commander);
        let leader = leader.map(|it| it.id.clone());
        let leader = leader.or(profile.commander.then(|| profile.id.clone()));
        commander = commander.or(leader.map(|it| Commander::Unit(id, it)));
        open.units.push(unit);
    }
    for profile in army.ncus.iter().filter_map(|id| NcuRef::named(id)) {
        let id = NcuId(open.ncus.len() as u8);
        if profile.commander {
            commander = commander.or(Some(Commander::Ncu(id, profile.id.clone())));
        }
        open.ncus.push(Ncu {
            owner: seat,
            profile,
            activated: false,
            zone: None,
            counters: Ncu::counters_of(profile),
            gone: false,
        });
    }
    let player = open.player_mut(seat);
    player.faction = FactionRef::named(&army.faction);
    player.commander = commander;
    play.tell(Event::ArmyShown { seat, army });
}
