//! Tests of who is relied on, invited, sent away; what an owner and a vote may do.

mod deferred;
mod owners;
mod reliability;
mod verdicts;
