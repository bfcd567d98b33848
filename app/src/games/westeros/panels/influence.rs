//! The three influence tracks and their dominance tokens.

use super::token::HouseToken;
use crate::games::westeros::wording;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, Track, View};

/// Returns true where the dominance token of a track has been used this round.
pub const fn is_used(view: &View, track: Track) -> bool {
    match track {
        Track::IronThrone => false,
        Track::Fiefdoms => view.position.blade_used,
        Track::KingsCourt => view.position.raven_used,
    }
}

/// One track: its houses from the best position on, and its dominance token.
#[component]
pub fn Influence(view: Memo<View>, track: Track) -> impl IntoView {
    let row = memo(move |_| {
        view.with(|view| {
            let ranking = view.tracks.get(track);
            let stars = |house: House| match track {
                Track::KingsCourt => view.house(house).map(|it| it.stars),
                _ => None,
            };
            let row = ranking.iter().map(|house| (house, stars(house)));
            row.collect::<Vec<_>>()
        })
    });
    let used = memo(move |_| view.with(|view| is_used(view, track)));
    let (name, token, meaning) = wording::track(track);
    view! {
        <div class="influence">
            <h4>{name}</h4>
            <p class="soft">{meaning}</p>
            <ol class="influence-row">
                <For each=move || row.get() key=|it| *it let((house, stars))>
                    <li>
                        <HouseToken house />
                        {stars
                            .map(|stars| {
                                let words = if stars == 1 {
                                    say!("1 starred order" | "1 Befehl mit Stern")
                                } else {
                                    say!("{stars} starred orders" | "{stars} Befehle mit Stern")
                                };
                                let title = words.clone();
                                view! {
                                    <span class="stars" title=title>
                                        <span aria-hidden="true">
                                            {"★".repeat(usize::from(stars))}
                                        </span>
                                        <span class="unseen">{words}</span>
                                    </span>
                                }
                            })}
                    </li>
                </For>
            </ol>
            <p class="dominance" class:used=used>
                {token} ": "
                {move || row.with(|row| row.first().map(|(house, _)| wording::house_name(*house)))}
                {move || used.get().then_some(word!(", used this round" | ", in dieser Runde benutzt"))}
            </p>
        </div>
    }
}
