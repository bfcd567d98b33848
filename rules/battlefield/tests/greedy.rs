//! The promises of the greedy player: legal answers to all that is asked, by what its seat sees, and with a purpose.

#[path = "greedy/idle.rs"]
mod idle;
#[path = "greedy/kinds.rs"]
mod kinds;
#[path = "greedy/pairs.rs"]
mod pairs;
#[path = "greedy/scenes.rs"]
mod scenes;
#[path = "greedy/watch.rs"]
mod watch;
