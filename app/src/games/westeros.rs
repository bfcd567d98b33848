//! The board game on the page: map, prompts, panels and words.

mod seating;
#[cfg(feature = "ssr")]
pub mod server;

pub use seating::{HousePicker, Sigil, options, seat_label, seat_mark};

/// The game's name in stored tables.
pub const KIND: &str = "westeros";

//STUB
pub mod map { use leptos::prelude::*; #[component] pub fn HouseSigil(house: westeros::House) -> impl IntoView { view!{<g>{house.name()}</g>} } }
use leptos::prelude::*;
#[derive(Clone,Debug,PartialEq,serde::Serialize,serde::Deserialize)]
pub struct LogLine{pub seq:i64,pub at:i64,pub event:westeros::Event}
#[derive(Clone,Debug,PartialEq,serde::Serialize,serde::Deserialize)]
pub struct WesterosPage { pub view: westeros::View, pub prompts: Vec<tabletop::Decision<westeros::Prompt>>, pub log: Vec<LogLine>, pub seats: Vec<String>, pub waiting: Vec<tabletop::Seat>, pub my_seat: Option<tabletop::Seat>, pub over: bool }
#[component] pub fn WesterosTable(page: Signal<WesterosPage>, on_answer: Callback<(tabletop::DecisionId, westeros::Action)>, busy: Signal<bool>, refusal: Signal<Option<String>>) -> impl IntoView { let _=(page,on_answer,busy,refusal); view!{<p>"table"</p>} }
pub fn refusal(reason:&str)->String{reason.into()}
