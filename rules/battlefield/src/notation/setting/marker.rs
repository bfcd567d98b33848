//! Lines about markers.

use super::{
    Setting, bounds,
    sound::{marker_lies, touches},
};
use crate::{
    notation::{line::Line, names, value::point},
    position::{Bearer, Marker},
};

impl Setting {
    /// `marker 1 @ 24, 24 held A1`.
    pub fn marker(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let open = &mut self.state.open;
        let word = line.peek();
        let next = open.markers.len() + 1;
        if line.number::<usize>()? != next {
            return Err(format!("\"{word}\": the next marker is {next}"));
        }
        bounds::one_more(open.markers.len(), bounds::MARKERS, "markers")?;
        line.take("@");
        let at = point(line)?;
        let holder = line.take("held").then(|| line.word()).transpose()?;
        let held = holder.map(|word| names::unit(open, word)).transpose()?;
        let marker = Marker {
            at,
            card: None,
            holder: held,
        };
        marker_lies(open, &marker)?;
        if let (Some(word), false) = (holder, touches(open, &marker)) {
            return Err(format!(
                "\"{word}\" does not touch marker {next}, and holds it"
            ));
        }
        open.markers.push(marker);
        Ok(())
    }

    /// `objective 1 CARD`.
    pub fn objective(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let open = &mut self.state.open;
        let marker = names::bearer(open, &format!("marker{}", line.word()?))?;
        let card = names::objective(line.word()?)?;
        if let Bearer::Marker(number) = marker {
            open.markers[usize::from(number)].card = Some(card);
        }
        Ok(())
    }
}
