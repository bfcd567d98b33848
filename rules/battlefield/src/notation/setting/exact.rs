//! Lines that only positions have which were written down: what follows otherwise from the rest.

use super::{Setting, at};
use crate::{
    notation::{
        line::{Line, list},
        names,
        position::effects,
    },
    position::{Commander, Wall},
    question::{Prompt, Question},
    reference::FactionRef,
    state::State,
};

impl Setting {
    /// Whether the line is one of these; if so it is taken.
    pub(super) fn exact(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let before = line.clone();
        let State { open, .. } = &mut self.state;
        match line.word()? {
            "effect" => {
                let effect = effects::read(open, line)?;
                open.effects.push(effect);
            }
            "used" => {
                let used = effects::used(open, line)?;
                open.used.push(used);
            }
            "passed" => {
                let seat = names::player(open, line.word()?)?;
                open.player_mut(seat).passed = true;
            }
            "eliminated" => {
                let seat = names::player(open, line.word()?)?;
                open.player_mut(seat).eliminated = true;
            }
            "fallen" => {
                let seat = names::player(open, line.word()?)?;
                open.player_mut(seat).fallen = true;
            }
            "proxy" => {
                let seat = names::player(open, line.word()?)?;
                let unit = names::unit(open, line.word()?)?;
                open.player_mut(seat).proxy = Some(unit);
            }
            "zone" => {
                let seat = names::player(open, line.word()?)?;
                let none = line.take("-");
                let number = (!none).then(|| line.number::<u8>()).transpose()?;
                open.player_mut(seat).zone = number.map(|it| it.saturating_sub(1));
            }
            "attacker" => {
                let none = line.take("-");
                let seat = (!none)
                    .then(|| names::player(open, line.word()?))
                    .transpose()?;
                open.attacker = seat.map(|seat| open.side(seat));
            }
            "wall" => {
                open.walls.push(Wall {
                    owner: names::player(open, line.word()?)?,
                    pose: at(line)?,
                    wounds: 0,
                    ruined: false,
                    activated: false,
                });
                let number = open.walls.len();
                self.of_wall(number, line)?;
            }
            "faction" => {
                let seat = names::player(open, line.word()?)?;
                let id = line.word()?;
                let faction = FactionRef::named(id);
                let faction = faction.ok_or_else(|| format!("there is no faction {id}"))?;
                self.cards.factions.push((seat, faction));
            }
            "commander" if line.rest().contains(" in ") => self.commander(line)?,
            "objective" if line.take("deck") => self.state.objectives = deck(line),
            "discarded" if line.take("missions") => {
                self.state.discarded_missions = deck(line);
                self.state.discarded_missions.reverse();
            }
            "asked" => {
                let id = line.number()?;
                let seat = names::player(open, line.word()?)?;
                let prompt = Prompt::Select;
                self.state.questions.push(Question { id, seat, prompt });
                self.state.next = self.state.next.max(id.saturating_add(1));
            }
            "numbered" => self.state.next = line.number()?,
            _ => {
                *line = before;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// `A: stark.robb_wolf_lord in A1`.
    fn commander(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let seat = names::player(&self.state.open, line.word()?.trim_end_matches(':'))?;
        let id = line.word()?.to_owned();
        line.take("in");
        let (open, who) = (&self.state.open, line.word()?);
        let commander = match names::ncu(open, who) {
            Ok(ncu) => Commander::Ncu(ncu, id),
            Err(_) => Commander::Unit(names::unit(open, who)?, id),
        };
        self.cards.commanders.push((seat, commander));
        Ok(())
    }
}

/// All that is left of the line, the next card last.
fn deck(line: &mut Line<'_>) -> Vec<String> {
    let mut cards: Vec<String> = list(line.rest()).map(str::to_owned).collect();
    cards.reverse();
    *line = Line::new("");
    cards
}
