//! The platform as the pages use it: people at tables, on a real database.

#![expect(
    clippy::large_futures,
    reason = "a test's body is one future, run once"
)]

mod absence;
mod accounts;
mod admin;
mod allowances;
mod answers;
mod archive;
mod arms;
mod battlefield;
mod calendars;
mod chat;
mod clocks;
mod computers;
mod concede;
mod copies;
mod cut_short;
mod damage;
mod databases;
mod delay;
mod deleted;
mod departure;
mod drafts;
mod elsewhere;
mod favorites;
mod forgotten;
mod game;
mod gathering;
mod guessing;
mod guest_names;
mod guests;
mod history;
mod join_codes;
mod levels;
mod lists;
mod logs;
mod lost;
mod meanwhile;
mod names;
mod notices;
mod pace;
mod page_at;
mod people;
mod positions;
mod preferences;
mod private;
mod profiles;
mod recovery;
mod refusals;
mod rematch;
mod restarts;
mod returning;
mod saved_lists;
mod seats;
mod secrets;
mod severed;
mod simulation;
mod standing;
mod storage;
mod swift;
mod templates;
mod transport;
mod twins;
mod undo;
mod votes;
mod wall;
mod world;
