//! The platform as the pages use it: people at tables, on a real database.

mod accounts;
mod answers;
mod computers;
mod game;
mod gathering;
mod lists;
mod logs;
mod refusals;
mod restarts;
mod secrets;
mod world;
