//! The pages that moderators read: the reports, and the channel of one that they have opened.

mod calls;
mod list;
mod one;

pub use list::ReportsPage;
pub use one::ReportPage;
