//! What the table page of every game shares: loading, live updates, answers, the waiting room.

mod ago;
mod answer;
#[cfg(feature = "hydrate")]
mod live;
mod moment;
pub(crate) mod packed;
mod page;
#[cfg(feature = "ssr")]
mod record;
mod route;
mod running;
mod seats;
#[cfg(feature = "ssr")]
mod stream;
mod waiting_room;

pub use ago::Ago;
pub use moment::{Eyes, load_chronicle, load_moment, mark_seen};
pub use page::TablePage;
#[cfg(feature = "ssr")]
pub use record::record;
pub use route::TableRoute;
#[cfg(feature = "ssr")]
pub use stream::stream;
