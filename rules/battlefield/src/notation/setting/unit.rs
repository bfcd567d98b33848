//! Lines about units.

use super::{Setting, at, word_of};
use crate::{
    effect::{Token, Until},
    notation::{line::Line, names},
    position::{Attached, Place, Unit},
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
            return Err(format!("{name} is not the next unit of its player"));
        }
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
            let mut unit = Unit::new(owner, names::profile(line.word()?)?);
            while line.take("+") {
                unit.attachments.push(names::attachment(line.word()?)?);
            }
            units.push(unit);
        }
        self.facts(name, line)
    }

    /// What is said of a unit: where it stands, and how it fares.
    fn facts(&mut self, name: &str, line: &mut Line<'_>) -> Result<(), String> {
        let id = names::unit(&self.state.open, name)?;
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
                        return Err(format!("{name} has 1 to {} models", unit.profile.models));
                    }
                    unit.strength = Strength {
                        models,
                        ..unit.strength
                    };
                }
                "damage" => {
                    let wounds: u8 = line.number()?;
                    if wounds >= unit.profile.wounds_per_model {
                        return Err(format!("a model of {name} does not bear {wounds} wounds"));
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
                    open.unit_mut(id).cards.push(Attached { card, by, until });
                    return {
                        *line = Line::new("");
                        Ok(())
                    };
                }
                token => unit.tokens.set(word_of::<Token>(token)?, true),
            }
        }
        Ok(())
    }
}
