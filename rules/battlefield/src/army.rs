//! Armies: what somebody brings to the table, and what is wrong with it.

mod foreign;
mod problem;
mod random;
mod suggested;
#[cfg(test)]
mod tests;
mod text;

pub use foreign::read as read_foreign;
pub use problem::Problem;
pub use random::random;
pub use suggested::{Suggested, suggested};
pub use text::{NotAnArmy, read, write};

use crate::data::{Attachment, Data, Ncu, Unit};
use serde::{Deserialize, Serialize};

/// An army as its owner names it: every name is an id of the data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    pub faction: String,
    pub units: Vec<Company>,
    pub ncus: Vec<String>,
}

/// A combat unit and who stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    pub unit: String,
    pub attachments: Vec<String>,
}

/// No army is larger than this in units or in NCUs, however little they cost.
pub const MOST: usize = 40;

impl Army {
    /// Returns what it costs; what is not in the data costs nothing.
    pub fn points(&self, data: &Data) -> u32 {
        let units = self.units(data).map(|unit| unit.points);
        let attachments = self.attachments(data).map(|attachment| attachment.points);
        let ncus = self.ncus(data).map(|ncu| ncu.points);
        let all = units.chain(attachments).chain(ncus);
        all.map(u32::from).sum()
    }

    fn units<'d>(&self, data: &'d Data) -> impl Iterator<Item = &'d Unit> {
        self.units
            .iter()
            .filter_map(|company| data.unit(&company.unit))
    }

    fn attachments<'d>(&self, data: &'d Data) -> impl Iterator<Item = &'d Attachment> {
        let ids = self.units.iter().flat_map(|company| &company.attachments);
        ids.filter_map(|id| data.attachment(id))
    }

    fn ncus<'d>(&self, data: &'d Data) -> impl Iterator<Item = &'d Ncu> {
        self.ncus.iter().filter_map(|id| data.ncu(id))
    }

    /// The people in it, by name.
    pub fn characters<'d>(&self, data: &'d Data) -> Vec<&'d str> {
        let units = self.units(data).filter_map(|it| it.character.as_deref());
        let attachments = self.attachments(data);
        let attachments = attachments.filter_map(|it| it.character.as_deref());
        let ncus = self.ncus(data).filter_map(|it| it.character.as_deref());
        units.chain(attachments).chain(ncus).collect()
    }

    /// Everything that keeps it from playing at `size` points, in the order of the rulebook.
    pub fn problems(&self, data: &Data, size: u32) -> Vec<Problem> {
        problem::find(self, data, size)
    }
}
