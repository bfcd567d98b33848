//! Lines about markers.

use super::Setting;
use crate::{
    notation::{line::Line, names, value::point},
    position::Marker,
};

impl Setting {
    /// `marker 1 @ 24, 24 held A1`.
    pub fn marker(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let open = &mut self.state.open;
        let _: u8 = line.number()?;
        line.take("@");
        let at = point(line)?;
        let holder = line.take("held").then(|| line.word()).transpose()?;
        let holder = holder.map(|word| names::unit(open, word)).transpose()?;
        open.markers.push(Marker {
            at,
            card: None,
            holder,
        });
        Ok(())
    }

    /// `objective 1 CARD`.
    pub fn objective(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let open = &mut self.state.open;
        let number: usize = line.number()?;
        let card = line.word()?;
        let marker = open.markers.get_mut(number.wrapping_sub(1));
        let marker = marker.ok_or("there is no such marker")?;
        marker.card = Some(names::ability(card)?);
        Ok(())
    }
}
