//! The zones of the tactics board at a glance: who stands where, and what each does.

use super::super::{
    decide::go_to_question,
    scene::model::{Colors, colors_of_player},
    state::BattleState,
    table::{Opened, Shield},
    wording,
};
use crate::reactive::memo;
use battlefield::{effect::Zone, position::Position, question::Action};
use leptos::{
    ev::{MouseEvent, PointerEvent},
    prelude::*,
};

/// A zone, what it does, and who has taken it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tile {
    zone: Zone,
    name: &'static str,
    text: String,
    taken: Option<(String, Colors)>,
}

/// Each is a button while it can be claimed: one press begins that, or sends it; dragged onto somebody on the field it is
/// claimed for them.
#[component]
pub fn Zones(state: BattleState) -> impl IntoView {
    let tiles = memo(move |_| state.with_position(tiles));
    let opened = use_context::<Opened>();
    let carry = state.carry();
    let open = memo(move |_| state.claims().map(|it| it.1).unwrap_or_default());
    let tile = move |it: Tile| {
        let Tile {
            zone,
            name,
            text,
            taken,
        } = it;
        let who = taken.as_ref().map(|it| it.0.clone());
        let told = who.unwrap_or_else(|| word!("free" | "frei").to_owned());
        let is_open = open.with(|it| it.contains(&zone));
        let shown = view! {
            {sign(zone, taken.map(|it| it.1))}
            <span class="zone-name">{name}</span>
        };
        let told =
            view! { <span class="zone-told"><b>{name} ": " {told}</b> <span>{text}</span></span> };
        if !is_open {
            return view! { <li tabindex="0">{shown} {told}</li> }.into_any();
        }
        let label = say!("Claim {name}" | "{name} besetzen");
        let chosen =
            move || matches!(state.action(), Some(Action::Claim { zone: it, .. }) if it == zone);
        let press = move |event: MouseEvent| {
            // The second press of two is meant for what was there before.
            if event.detail() > 1 || carry.was_drag(&event) {
                return;
            }
            state.claim(zone);
            // On a phone they may lie over what is asked.
            if let Some(opened) = opened {
                opened.cards.set(false);
            }
            // Keys and screen readers go on where it is confirmed.
            if event.detail() == 0 {
                go_to_question();
            }
        };
        let down = move |event: PointerEvent| carry.pressed(&event, None, zone);
        let moved = move |event: PointerEvent| carry.moved(state, &event);
        let up = move |event: PointerEvent| carry.released(state, &event);
        view! {
            <li>
                <button type="button" class="zone-claim battle-carry" data-sends=move || state.sends_claim(zone).then_some("") aria-label=label aria-pressed=move || chosen().to_string() on:click=press on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=move |_| carry.cancel()>
                    {shown}
                </button>
                {told}
            </li>
        }
        .into_any()
    };
    view! {
        <ul class="battle-zones" aria-label=word!("Tactics board" | "Taktiktafel")>
            {move || tiles.get().into_iter().map(tile).collect_view()}
        </ul>
    }
}

/// The banner of whoever has taken it, or its own sign.
fn sign(zone: Zone, taken: Option<Colors>) -> AnyView {
    match taken {
        Some(colors) => view! { <Shield colors /> }.into_any(),
        None => view! {
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=icon(zone)></path></svg>
        }
        .into_any(),
    }
}

fn tiles(position: &Position) -> Vec<Tile> {
    let tile = |zone: &Zone| {
        let taken = position.on_zone(*zone).map(|id| {
            let owner = position.ncus().find(|(it, _)| *it == id);
            let colors = owner.map(|(_, it)| colors_of_player(position, it.owner));
            (wording::ncu(position, id), colors)
        });
        Tile {
            zone: *zone,
            name: wording::zone(*zone),
            text: wording::zone_text(*zone),
            taken: taken.and_then(|(name, colors)| Some((name, colors?))),
        }
    };
    Zone::ALL.iter().map(tile).collect()
}

/// The path of its icon, on a grid of 24.
const fn icon(zone: Zone) -> &'static str {
    match zone {
        Zone::Crown => "M4 18V7l4 4l4-6l4 6l4-4v11z",
        Zone::Wealth => "M12 4a8 8 0 1 0 .1 0M12 8v8M8 12h8",
        Zone::Tactics => "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0",
        Zone::Combat => "M5 4l10 11M19 4L9 15M4 17l3 3M20 17l-3 3M6 19l3-4M18 19l-3-4",
        Zone::Maneuver => "M9 5L4 10l5 5M4 10h9q7 0 7 9",
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };

    #[test]
    fn each_zone_has_its_tile() {
        let all = tiles(&example());
        assert_eq!(all.len(), Zone::ALL.len());
    }

    #[test]
    fn each_zone_says_what_it_does_in_both_languages() {
        let [english, german] =
            [Language::English, Language::German].map(|it| speaking(it, || tiles(&example())));
        for (it, german) in english.iter().zip(&german) {
            for told in [it.name, &it.text, german.name, &german.text] {
                assert!(!told.trim().is_empty(), "{it:?}");
            }
            assert_ne!(it.text, german.text, "not told in German");
            let alike = english.iter().filter(|other| other.text == it.text);
            assert_eq!(alike.count(), 1, "{}: the text of another zone", it.name);
        }
    }
}
