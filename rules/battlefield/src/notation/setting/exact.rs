//! Lines that only positions have which were written down: what follows otherwise from the rest.

use super::{Setting, at, bounds, sound::wall_stands};
use crate::{
    notation::{
        line::{Line, list},
        names,
        position::effects,
    },
    position::{Commander, Position, Wall},
    question::{Prompt, Question},
    reference::{AttachmentRef, FactionRef},
    state::State,
};
use tabletop::Seat;

/// As many zones as there can be: a corner for each of four.
const ZONES: u8 = 4;

impl Setting {
    /// Tells whether the line is one of these; if so it is taken.
    pub(super) fn exact(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let before = line.clone();
        let State { open, .. } = &mut self.state;
        match line.word()? {
            "effect" => {
                bounds::one_more(open.effects.len(), bounds::EFFECTS, "effects")?;
                let effect = effects::read(open, line)?;
                open.effects.push(effect);
            }
            "used" => {
                bounds::one_more(open.used.len(), bounds::EFFECTS, "abilities used up")?;
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
                let word = line.word()?;
                let unit = names::unit(open, word)?;
                if open.unit(unit).owner != seat {
                    return Err(format!("\"{word}\" is of another player"));
                }
                open.player_mut(seat).proxy = Some(unit);
            }
            "zone" => {
                let seat = names::player(open, line.word()?)?;
                let none = line.take("-");
                let number = (!none).then(|| line.number_in(1..=ZONES)).transpose()?;
                open.player_mut(seat).zone = number.map(|it| it - 1);
            }
            "attacker" => {
                let none = line.take("-");
                let seat = (!none)
                    .then(|| names::player(open, line.word()?))
                    .transpose()?;
                open.attacker = seat.map(|seat| open.side(seat));
            }
            "wall" => {
                bounds::one_more(open.walls.len(), bounds::WALLS, "castle walls")?;
                let wall = Wall {
                    owner: names::player(open, line.word()?)?,
                    pose: at(line)?,
                    wounds: 0,
                    ruined: false,
                    activated: false,
                };
                wall_stands(open, &wall)?;
                open.walls.push(wall);
                let number = open.walls.len();
                self.of_wall(number, line)?;
            }
            "faction" => {
                let seat = names::player(open, line.word()?)?;
                let id = line.word()?;
                let faction = FactionRef::named(id).ok_or_else(|| {
                    let all: Vec<_> = FactionRef::all().map(|it| &*it.entry().id).collect();
                    format!("there is no faction \"{id}\": there are {}", all.join(", "))
                })?;
                self.cards.factions.push((seat, faction));
            }
            "commander" if line.rest().contains(" in ") => self.commander(line)?,
            "objective" if line.take("deck") => {
                let id = |word: &str| names::objective(word).map(|it| it.entry().id.clone());
                self.state.objectives = deck(line, id)?;
            }
            "discarded" if line.take("missions") => {
                self.state.discarded_missions = deck(line, names::mission)?;
                self.state.discarded_missions.reverse();
            }
            "asked" => {
                let id = line.number()?;
                let seat = names::player(open, line.word()?)?;
                let mut asked = self.state.questions.iter();
                if asked.any(|it| it.seat == seat || it.id == id) {
                    return Err(format!(
                        "\"{id} {}\": each is asked once, by a number of its own",
                        names::written_seat(seat)
                    ));
                }
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
        let id = names::commander(line.word()?)?;
        line.one_of(&["in"])?;
        let (open, word) = (&self.state.open, line.word()?);
        let commander = if names::split(word, "n").is_some() {
            Commander::Ncu(names::ncu(open, word)?, id)
        } else {
            Commander::Unit(names::unit(open, word)?, id)
        };
        if !leads(open, seat, &commander) {
            let id = commander.id();
            return Err(format!(
                "\"{word}\": {id} cannot stand there and lead {}",
                names::written_seat(seat)
            ));
        }
        self.cards.commanders.push((seat, commander));
        Ok(())
    }
}

/// Returns true where somebody of that name can stand there, or have stood, for this player.
fn leads(open: &Position, seat: Seat, commander: &Commander) -> bool {
    match commander {
        Commander::Ncu(ncu, id) => {
            let ncu = open.ncu(*ncu);
            ncu.owner == seat && ncu.profile.entry().id == *id
        }
        Commander::Unit(unit, id) => {
            let unit = open.unit(*unit);
            let profile = unit.profile.entry();
            let joins =
                AttachmentRef::named(id).is_some_and(|it| it.kind == profile.kind && !profile.solo);
            unit.owner == seat && (profile.id == *id || joins)
        }
    }
}

/// All that is left of the line, the next card last.
fn deck(
    line: &mut Line<'_>,
    id: impl Fn(&str) -> Result<String, String>,
) -> Result<Vec<String>, String> {
    let mut cards: Vec<String> = list(line.rest()).map(id).collect::<Result<_, _>>()?;
    cards.reverse();
    *line = Line::new("");
    Ok(cards)
}
