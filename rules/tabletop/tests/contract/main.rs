//! Toy games that prove that the contract is not the board game's, and broken ones that prove
//! that the testkit finds what is broken.

mod auction;
mod broken;
mod host;
