//! A house card as it lies on the table: frame, weave, sigil, bust, strength, name and one line.

use super::art::art;
use crate::games::westeros::{
    map::{house_class, sigil},
    panels::symbol::{CardIcon, CardSign},
    wording,
};
use leptos::prelude::*;
use westeros::{House, HouseCard};

/// The face of a card, sized by the font size around it, see `style/cards.css`.
#[component]
pub fn WholeCard(card: HouseCard) -> impl IntoView {
    let face = card.face();
    let name = wording::card_name(card);
    view! {
        <span class=["war-card ", house_class(card.house())].concat()>
            <Picture card />
            <span class="war-card-value">{face.strength}</span>
            <Emblem card />
            <span class="war-card-words">
                <span class="war-card-name">{name}</span>
                <Line card />
            </span>
        </span>
    }
}

/// The text of a card, or its swords and forts with words.
#[component]
fn Line(card: HouseCard) -> impl IntoView {
    let face = card.face();
    let text = wording::card_gist(card);
    if !text.is_empty() {
        return view! { <span class="war-card-gist">{text}</span> }.into_any();
    }
    let signs = [(face.swords, CardIcon::Sword), (face.forts, CardIcon::Fort)];
    let signs = signs
        .into_iter()
        .flat_map(|(n, icon)| (0..n).map(move |_| view! { <CardSign icon /> }));
    let words = wording::battle::icons_short(face.swords, face.forts);
    view! { <span class="war-card-gist">{signs.collect_view()} " " {words}</span> }.into_any()
}

/// The bust is lit from the left: its right half lies in the shade.
#[component]
fn Picture(card: HouseCard) -> impl IntoView {
    let bust = shape(art(card).figure);
    let half = |class: &'static str, clip: &'static str| {
        let href = bust.clone();
        view! {
            <g class=class transform="translate(14 22)">
                <g clip-path=clip>
                    <use href=href width="122" height="122"></use>
                </g>
            </g>
        }
    };
    let (light, shade) = (
        half("war-card-light", "url(#wv-left)"),
        half("war-card-shade", "url(#wv-right)"),
    );
    view! {
        <svg class="war-card-art" viewBox="0 0 150 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Weave house=card.house() />
            <rect width="150" height="210" fill="url(#wv-halo)"></rect>
            <use class="war-card-sigil" href=sigil(card.house()) transform="translate(96 58) scale(5.2)"></use>
            <use class="war-card-bust" href=bust x="14" y="22" width="122" height="122"></use>
            {shade}
            {light}
            <rect width="150" height="210" fill="url(#wv-fade)"></rect>
        </svg>
    }
}

#[component]
fn Emblem(card: HouseCard) -> impl IntoView {
    view! {
        <svg class="war-card-emblem" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="23"></circle>
            <use href=shape(art(card).sign) x="9" y="9" width="30" height="30"></use>
        </svg>
    }
}

/// The back of the cards of a house.
#[component]
pub fn CardBack(house: House) -> impl IntoView {
    view! {
        <span class=["war-card ", house_class(house)].concat()>
            <svg class="war-card-art" viewBox="0 0 150 210" aria-hidden="true">
                <Weave house />
                <rect class="war-card-seam" x="9" y="9" width="132" height="192" rx="4"></rect>
                <rect class="war-card-seam fine" x="14" y="14" width="122" height="182" rx="2"></rect>
                <use class="f-on-house" href=sigil(house) transform="translate(75 105) scale(3.4)"></use>
            </svg>
        </span>
    }
}

/// The cloth of a house: its paint, and its weave for those who do not see paint.
#[component]
fn Weave(house: House) -> impl IntoView {
    view! {
        <rect class="war-card-cloth" width="150" height="210"></rect>
        <rect width="150" height="210" fill=weave(house)></rect>
    }
}

/// The weave of a house among the definitions of the map.
pub const fn weave(house: House) -> &'static str {
    match house {
        House::Baratheon => "url(#wv-baratheon)",
        House::Lannister => "url(#wv-lannister)",
        House::Stark => "url(#wv-stark)",
        House::Greyjoy => "url(#wv-greyjoy)",
        House::Tyrell => "url(#wv-tyrell)",
        House::Martell => "url(#wv-martell)",
    }
}

fn shape(name: &str) -> String {
    ["/cards.svg#", name].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weave_is_drawn_once() {
        const PATTERNS: &str = include_str!("../../map/patterns.svg");
        for house in House::ALL {
            let id = weave(house)
                .trim_start_matches("url(#")
                .trim_end_matches(')');
            let drawn = PATTERNS.matches(&["id=\"", id, "\""].concat()).count();
            assert_eq!(drawn, 1, "{house:?}");
        }
    }
}
