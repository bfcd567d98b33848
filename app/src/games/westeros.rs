//! The board game on the page: map, prompts, panels and words.

pub mod geometry;
pub mod map;
pub mod scene;
mod seating;
#[cfg(feature = "ssr")]
pub mod server;

pub use seating::{HousePicker, Sigil, options, seat_label, seat_mark};

/// The game's name in stored tables.
pub const KIND: &str = "westeros";

//STUB
use leptos::prelude::*;
#[derive(Clone,Debug,PartialEq,serde::Serialize,serde::Deserialize)]
pub struct LogLine{pub seq:i64,pub at:i64,pub event:westeros::Event}
#[derive(Clone,Debug,PartialEq,serde::Serialize,serde::Deserialize)]
pub struct WesterosPage { pub view: westeros::View, pub prompts: Vec<tabletop::Decision<westeros::Prompt>>, pub log: Vec<LogLine>, pub seats: Vec<String>, pub waiting: Vec<tabletop::Seat>, pub my_seat: Option<tabletop::Seat>, pub over: bool }
#[component] pub fn WesterosTable(page: Signal<WesterosPage>, on_answer: Callback<(tabletop::DecisionId, westeros::Action)>, busy: Signal<bool>, refusal: Signal<Option<String>>) -> impl IntoView { let _=(on_answer,busy,refusal); let scene = Memo::new(move |_| scene::scene(&page.read().view, &westeros::Orders::NONE, &westeros::ByArea::default())); view!{<map::Map scene on_pick=Callback::new(|_|()) on_swap=Callback::new(|_|()) />} }
pub fn refusal(reason:&str)->String{reason.into()}
