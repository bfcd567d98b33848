//! Lines about units.

use super::{Setting, at, bounds, sound::can_stand, word_of};
use crate::{
    effect::{Token, Until},
    notation::{line::Line, names},
    position::{Attached, Place, Unit, UnitId},
    reference::AttachmentRef,
    strength::Strength,
};

impl Setting {
    /// `tray A1 infantry @ 24, 24 N`: a tray without a profile.
    pub(super) fn tray(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?;
        let (owner, number) =
            names::owned(&self.state.open, name, "").ok_or("a tray is called like A1")?;
        let units = &mut self.state.open.units;
        if number != units.iter().filter(|unit| unit.owner == owner).count() + 1 {
            let next = units.iter().filter(|unit| unit.owner == owner).count() + 1;
            return Err(format!(
                "\"{name}\": the next unit of its player has number {next}"
            ));
        }
        bounds::one_more(number - 1, bounds::UNITS, "units of a player")?;
        let kind = line.word()?;
        let profile = names::profile(&format!("{}.{kind}", crate::data::BARE))?;
        units.push(Unit::new(owner, profile));
        self.facts(name, line)
    }

    /// `A1 sworn_swords + robb_wolf_lord @ 24, 10 N`, and what is said of it afterwards.
    pub(super) fn unit(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.trim_end_matches(':');
        let (owner, number) =
            names::owned(&self.state.open, name, "").ok_or("a unit is called like A1")?;
        let units = &mut self.state.open.units;
        if number == units.iter().filter(|unit| unit.owner == owner).count() + 1 {
            bounds::one_more(number - 1, bounds::UNITS, "units of a player")?;
            let mut unit = Unit::new(owner, names::profile(line.word()?)?);
            while line.take("+") {
                let word = line.word()?;
                let attachment = names::attachment(word)?;
                may_join(&unit, attachment).map_err(|why| format!("\"{word}\" {why}"))?;
                unit.attachments.push(attachment);
            }
            units.push(unit);
        }
        self.facts(name, line)
    }

    /// Reads what is said of a unit: where it stands, and how it fares.
    fn facts(&mut self, name: &str, line: &mut Line<'_>) -> Result<(), String> {
        let id = names::unit(&self.state.open, name)?;
        self.each_fact((name, id), line)?;
        can_stand(&self.state.open, id)
    }

    fn each_fact(&mut self, (name, id): (&str, UnitId), line: &mut Line<'_>) -> Result<(), String> {
        while !line.is_done() {
            let open = &mut self.state.open;
            let word = line.word()?;
            let unit = open.unit_mut(id);
            match word {
                "@" => unit.place = Place::Table(at(line)?),
                "reserve" => unit.place = Place::Reserve,
                "gone" => unit.place = Place::Gone,
                "stood" => unit.stood = Some(at(line)?),
                "activated" => unit.activated = true,
                "vp" => unit.vp_tokens = line.number()?,
                "models" => {
                    let models: u8 = line.number()?;
                    let least = u8::from(unit.place != Place::Gone);
                    if !(least..=unit.profile.models).contains(&models) {
                        let most = unit.profile.models;
                        return Err(format!("\"{models}\": {name} has {least} to {most} models"));
                    }
                    unit.strength = Strength {
                        models,
                        ..unit.strength
                    };
                }
                "damage" => {
                    let wounds: u8 = line.number()?;
                    if wounds >= unit.profile.wounds_per_model {
                        let most = unit.profile.wounds_per_model - 1;
                        return Err(format!(
                            "\"{wounds}\": a model of {name} bears {most} wounds and stands"
                        ));
                    }
                    unit.strength = Strength {
                        wounds,
                        ..unit.strength
                    };
                }
                "card" => {
                    let by = names::player(open, line.word()?)?;
                    let (name, until) = match line.rest().split_once(" until ") {
                        Some((name, until)) => (name, word_of(until)?),
                        None => (line.rest(), Until::Game),
                    };
                    let card = names::card(name)?;
                    let attached = bounds::cards_at_units(open, by);
                    bounds::one_more(attached, bounds::CARDS, "cards of a player at units")?;
                    open.unit_mut(id).cards.push(Attached { card, by, until });
                    return {
                        *line = Line::new("");
                        Ok(())
                    };
                }
                token => {
                    let token = word_of::<Token>(token).map_err(|why| {
                        format!(
                            "{why}, @, reserve, gone, stood, activated, vp, models, damage, card"
                        )
                    })?;
                    unit.tokens.set(token, true);
                }
            }
        }
        Ok(())
    }
}

/// Refuses somebody who cannot stand in such a unit.
fn may_join(unit: &Unit, attachment: AttachmentRef) -> Result<(), String> {
    let profile = unit.profile.entry();
    if profile.solo {
        return Err(format!(
            "stands in no unit of one model, as {} is",
            profile.id
        ));
    }
    if profile.kind != attachment.kind {
        let joins = attachment.kind.name();
        return Err(format!(
            "joins {joins}, and {} is {}",
            profile.id,
            profile.kind.name()
        ));
    }
    Ok(())
}
