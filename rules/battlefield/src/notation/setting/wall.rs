//! Lines about castle walls.

use super::Setting;
use crate::{
    field::Thing,
    geometry::{Facing, Pose},
    notation::{line::Line, names},
    position::Wall,
};

impl Setting {
    /// `walls B`: the three of A Storm of Swords.
    pub fn walls(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let owner = names::player(&self.state.open, line.word()?)?;
        let wall = |x| Wall {
            pose: Pose::new(x, 44_250, Facing::SOUTH),
            owner,
            wounds: 0,
            ruined: false,
            activated: false,
        };
        self.state.open.walls = [24_000, 11_000, 37_000].map(wall).to_vec();
        Ok(())
    }

    /// `W1 wounds 3`, `W1 ruined`, `W1 activated`.
    pub fn wall(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let word = line.word()?;
        let Thing::Wall(number) = names::thing(&self.state.open, word)? else {
            return Err(format!("\"{word}\" is no wall"));
        };
        self.of_wall(usize::from(number) + 1, line)
    }

    /// Reads what is said of the wall with this number, counted from 1.
    pub fn of_wall(&mut self, number: usize, line: &mut Line<'_>) -> Result<(), String> {
        let wall = self.state.open.walls.get_mut(number.wrapping_sub(1));
        let wall = wall.ok_or_else(|| format!("there is no wall W{number}"))?;
        while !line.is_done() {
            match line.word()? {
                "wounds" => wall.wounds = line.number_in(0..=Wall::WOUNDS)?,
                "ruined" => wall.ruined = true,
                "activated" => wall.activated = true,
                other => {
                    let all = "wounds, ruined, activated";
                    return Err(format!("\"{other}\" says nothing of a wall: {all}"));
                }
            }
        }
        Ok(())
    }
}
