//! The duel as the shared pages know it.

use super::{page::DuelPage, table::Table, wording};
use crate::{
    games::{GameProps, GameUi, Nothing},
    language::Words,
};
use duel::{Duel, Setup};
use leptos::prelude::*;
use std::ops::RangeInclusive;
use tabletop::Game;

/// The page of the duel.
pub struct Discs;

impl GameUi for Discs {
    const KIND: &'static str = Duel::KIND;
    const NAME: Words = words!("Duel of two discs" | "Duell zweier Scheiben");
    const LISTED: bool = false;
    const SEATS: RangeInclusive<u8> = Duel::SEATS;

    type Page = DuelPage;
    type Chapter = ();
    type Setup = Setup;
    type Guide = Nothing;

    fn draw(first: DuelPage, props: GameProps) -> AnyView {
        let page = props.page::<Self, _>(first, |it| it);
        view! { <Table page props /> }.into_any()
    }

    fn setup_fields(chosen: Setup) -> AnyView {
        view! {
            <label class="field">
                <span>{word!("Wounds per disc" | "Wunden je Scheibe")}</span>
                <input name="setup[duel][wounds]" type="number" required min="1" max="9" value=chosen.wounds.to_string() />
            </label>
        }
        .into_any()
    }

    fn seat_label(_: &str, seat: u8) -> String {
        wording::disc(seat.into()).to_owned()
    }
}
