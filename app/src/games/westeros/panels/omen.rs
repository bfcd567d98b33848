//! A card of fate as it lies on the table: the Westeros cards of a round, and those of the wildlings. Each is a
//! flat landscape of our own; the shapes lie in one file that is fetched with the first card, the skies are
//! in the style sheet.

mod landscape;

use crate::games::westeros::{panels::symbol::Rook, wording};
pub use landscape::{Landscape, landscape};
use leptos::prelude::*;
use westeros::WesterosDeck;

/// The contents of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Omen {
    pub landscape: Landscape,
    /// The deck it comes from; none for a card of the wildlings.
    pub deck: Option<WesterosDeck>,
    pub name: &'static str,
    pub words: String,
    /// Words besides, on a tag.
    pub tag: Option<&'static str>,
}

/// A card that is turned over before the viewer's eyes.
#[component]
pub fn OmenCard(omen: Omen) -> impl IntoView {
    let Omen {
        landscape,
        deck,
        name,
        words,
        tag,
    } = omen;
    let number = deck.map(roman);
    let pennant = deck.map(|deck| {
        view! {
            <span class="omen-deck">
                <span aria-hidden="true">{roman(deck)}</span>
                <span class="unseen">{wording::deck_name(deck)}</span>
            </span>
        }
    });
    view! {
        <div class="omen-card">
            <div class="omen-turn">
                <div class="omen-face">
                    <div class=["omen-sky ", landscape.sky].concat()>
                        <svg viewBox="0 0 240 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                            <use href=["/omens.svg#", landscape.scene].concat() width="240" height="170"></use>
                        </svg>
                        {pennant}
                    </div>
                    <div class="omen-words">
                        <h3>{name}</h3>
                        <p>{words}</p>
                    </div>
                    {tag.map(|it| view! { <span class="omen-tag">{it}</span> })}
                </div>
                <div class="omen-back" aria-hidden="true">
                    <Rook />
                    <span>{number}</span>
                </div>
            </div>
        </div>
    }
}

const fn roman(deck: WesterosDeck) -> &'static str {
    match deck {
        WesterosDeck::I => "I",
        WesterosDeck::II => "II",
        WesterosDeck::III => "III",
    }
}
