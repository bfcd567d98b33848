//! Lines that say where a game stands outside of a turn, and what a round has seen.

use super::{Setting, names};
use crate::{
    notation::line::{Line, list},
    position::{Mode, Phase, Place, SideId, UnitId},
    task::{CleanUp, SetUp, SetUpStage, Task},
};
use tabletop::Seat;

impl Setting {
    /// `set up deploy`, `clean up`, `next round`, `mission deck hold_far`, `deeds A lost 1`.
    pub(super) fn stage(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        match line.peek() {
            "set" => {
                line.word()?;
                line.one_of(&["up"])?;
                let word = line.word()?;
                self.set_up(stage(word)?);
            }
            "clean" => {
                line.word()?;
                line.one_of(&["up"])?;
                let frame = Task::CleanUp(CleanUp::begin());
                self.state.open.agenda.push(frame);
            }
            "next" => {
                line.word()?;
                line.one_of(&["round"])?;
                self.state.open.agenda.push(Task::RoundStart);
            }
            "mission" => {
                line.word()?;
                line.one_of(&["deck"])?;
                let ids = list(line.rest()).map(names::mission);
                self.state.missions = ids.collect::<Result<_, _>>()?;
                self.state.missions.reverse();
                *line = Line::new("");
            }
            "deeds" => {
                line.word()?;
                self.deeds(line)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Sets a stage of the set-up: what stands nowhere is still to be deployed; whose turn it is comes first.
    fn set_up(&mut self, stage: SetUpStage) {
        let open = &mut self.state.open;
        open.phase = Phase::SetUp;
        for player in &mut open.players {
            player.zone = player.zone.filter(|_| stage > SetUpStage::Zone);
        }
        if stage <= SetUpStage::Role {
            open.attacker = None;
        }
        let mut frame = SetUp::at(stage);
        if stage >= SetUpStage::Start {
            let sides = open.points.len() as u8;
            let first = open.turn.0;
            frame.chosen = (0..sides)
                .map(|step| Seat((first + step) % sides))
                .collect();
        }
        if stage == SetUpStage::Deploy {
            let waiting = open.units().filter(|(_, it)| it.place == Place::Reserve);
            frame.left = waiting.map(|(id, _)| id).collect::<Vec<UnitId>>();
        }
        open.agenda.push(Task::SetUp(frame));
    }

    fn deeds(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let seat = names::player(&self.state.open, line.word()?)?;
        let deeds = &mut self.state.open.player_mut(seat).deeds;
        while !line.is_done() {
            match line.word()? {
                "commander" => deeds.commander = true,
                "destroyed" => deeds.destroyed = line.number()?,
                "lost" => deeds.lost = line.number()?,
                "ranks" => deeds.ranks_lost = line.number()?,
                "zones" => deeds.zones = line.number()?,
                "panicked" => deeds.panicked = line.number()?,
                other => {
                    let all = "commander, destroyed, lost, ranks, zones, panicked";
                    return Err(format!("\"{other}\" is nothing that is counted: {all}"));
                }
            }
        }
        Ok(())
    }

    /// Zones and roles as they are where nothing else is said: A is in the south, and attacks.
    pub(super) fn usual_zones(&mut self) {
        let open = &mut self.state.open;
        for seat in open.seats() {
            let player = open.player_mut(seat);
            player.zone = Some(player.side.0);
        }
        let storm = open.setup.mode == Mode::Storm;
        open.attacker = storm.then_some(SideId(0));
    }
}

/// Returns the stage of the set-up that a word names.
pub fn stage(word: &str) -> Result<SetUpStage, String> {
    Ok(match word {
        "armies" => SetUpStage::Armies,
        "mode" => SetUpStage::Mode,
        "roles" => SetUpStage::Role,
        "corners" => SetUpStage::Corner,
        "piles" => SetUpStage::Piles,
        "terrain" => SetUpStage::Terrain,
        "markers" => SetUpStage::Markers,
        "cards" => SetUpStage::Cards,
        "zones" => SetUpStage::Zone,
        "start" => SetUpStage::Start,
        "deploy" => SetUpStage::Deploy,
        "draw" => SetUpStage::Draw,
        _ => {
            let all = "armies, mode, roles, corners, piles, terrain, markers, cards, zones, start, \
                       deploy, draw";
            return Err(format!("\"{word}\" is no stage of the set-up: {all}"));
        }
    })
}
