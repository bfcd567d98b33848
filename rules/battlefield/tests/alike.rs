//! Positions in the middle of battles: turned, shifted and mirrored they are judged alike, moved by
//! a thousandth of an inch no rule flips beyond its tolerance, and what is offered is what is
//! accepted.

#[path = "alike/battles.rs"]
mod battles;
#[path = "alike/larger.rs"]
mod larger;
#[path = "alike/mapped.rs"]
mod mapped;
#[path = "alike/nearly.rs"]
mod nearly;
#[path = "alike/offered.rs"]
mod offered;
#[path = "alike/placed.rs"]
mod placed;
#[path = "alike/same.rs"]
mod same;
