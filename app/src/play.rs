//! The parts that the table page of every game shares: loading, live updates, answers, the waiting room.

mod about;
mod after_game;
mod ago;
mod answer;
mod board;
mod clock;
mod concede;
mod drafts;
mod fairness;
mod guest_word;
mod history;
mod hot_seat;
mod invite;
mod late;
mod line;
#[cfg(feature = "hydrate")]
mod live;
mod load;
#[cfg(feature = "ssr")]
mod onlookers;
mod page;
mod page_at;
mod parts;
mod picture;
#[cfg(feature = "ssr")]
mod record;
mod rematch;
#[cfg(feature = "ssr")]
mod route;
#[cfg(feature = "ssr")]
mod rules;
mod running;
mod seats;
mod sound;
mod standing;
#[cfg(feature = "ssr")]
mod stream;
mod table_page;
#[cfg(feature = "ssr")]
mod tagged;
mod take_back;
#[cfg(feature = "ssr")]
mod unseen;
mod voice;
mod waiting_room;

pub use about::AboutButton;
pub use after_game::{AfterGame, Leave, Record};
pub use ago::{Ago, since};
pub use board::board_of;
#[cfg(feature = "ssr")]
pub use board::{as_everybody, board};
#[cfg(feature = "hydrate")]
pub use clock::by_this_clock;
pub use clock::{
    Change, ClockRow, DueLine, Handover, Loss, Lost, Motion, Outcome, Resolution, SeatClock, Until,
    Vote, ended, handed, left,
};
pub use concede::ConcedeButton;
pub use drafts::{SavedDraft, SavedForSeat, keep_draft, load_draft};
pub use guest_word::GuestWord;
pub use history::{History, HistoryBar, LookBack};
#[cfg(feature = "ssr")]
pub use invite::invitation;
#[cfg(feature = "ssr")]
pub use onlookers::Onlookers;
#[cfg(feature = "ssr")]
pub use page::Seed;
#[cfg(test)]
pub use page::tests::page as tests_page;
pub use page::{Fate, Guest, Kept, LastAnswer, TablePage, Votable};
pub use page_at::{Perspective, load_chronicle, load_page_at, mark_seen};
pub use parts::TakeBack;
#[cfg(feature = "ssr")]
pub use picture::{picture, picture_address, picture_svg, sent as picture_sent};
#[cfg(feature = "ssr")]
pub use record::record;
pub use rematch::{Rematch, rematch};
#[cfg(feature = "ssr")]
pub use route::TableRoute;
#[cfg(feature = "ssr")]
pub use rules::rules;
pub use sound::{Sound, Tone};
pub use standing::{SavedStanding, load_standing, save_standing};
#[cfg(feature = "ssr")]
pub use stream::stream;
pub use table_page::{First, Table};
pub use take_back::{Answering, TakeBackNow};
pub use voice::{Spoken, Voice};
